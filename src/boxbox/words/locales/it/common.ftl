# Parole comuni ai due giochi.

game-motor-racing = Formula Motor Racing
game-race90 = Race! Formula 90
bot-random = principiante
bot-greedy = testa calda
bot-rules = vecchia volpe
person = persona
plain-player = Giocatore { $number }

# Che cosa è successo alla gara stessa.
event-undone = Alcune scelte sono state annullate: la gara riprende da un momento precedente.
event-driver = Ora un bot guida per { $who ->
        [you] te
       *[other] { $player }
    }: { $driver }.
event-driver-person = { $who ->
        [you] Sei di nuovo tu
       *[other] { $player } è di nuovo
    } al volante.

# Perché qualcosa è rifiutato.
reason-stale = A quella domanda è già stata data risposta.
reason-not-your-turn = Non è il tuo turno.
reason-match-over = La gara è finita.
reason-no-such-seat = Il posto { $seat } non esiste.
reason-no-such-line = Nel registro questa riga non esiste.
reason-unknown-act = In questo gioco non si può fare «{ $act }».
reason-chain-past-luck = «{ $act }» deve aspettare: prima decide la sorte.
reason-bad-driver-name = «{ $name }» non può essere il nome di un pilota.
reason-in-the-past = Stai guardando un momento passato: da qui non si può giocare.

# Why something is refused in any game.
reason-not-now = In questo momento non puoi farlo.
reason-card-not-in-hand = Non hai { $card } in mano.

# Circuits.
circuit-barcelona = Barcellona
circuit-montreal = Montréal
