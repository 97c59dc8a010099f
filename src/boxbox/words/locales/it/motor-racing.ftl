# Formula Motor Racing.

team-red = Rosso
team-blue = Blu
team-yellow = Giallo
team-green = Verde
team-black = Nero
team-white = Bianco

# Un'auto è la sua scuderia e il suo numero.
car = { $team } { $number }
place = P{ $place }

card-overtake = Sorpasso { $team } +{ $places }
card-team-pit = Pit Stop { $team }
card-pit = Pit Stop
card-wrong-line = Traiettoria sbagliata
card-off-circuit = Cordolo
card-lose-control = Sbandata
card-turbo = Turbo Boost
card-charge-gears = Carica (cambio rotto)
card-charge-engine = Carica (motore rotto)
card-spin = Testacoda
card-spin-out = Fuori pista
card-crash = Incidente

# Che cosa fa una carta, in una riga.
help-overtake = un'auto di { $team } e quella subito dietro avanzano insieme di { $places } posizioni
help-pit = 1-6: indietro di altrettante posizioni; 7-12: niente
help-wrong-line = un'auto qualsiasi, 1 posizione indietro
help-off-circuit = un'auto qualsiasi, 2 posizioni indietro
help-lose-control = un'auto qualsiasi, 3 posizioni indietro
help-turbo = una delle ultime tre auto, 3 posizioni avanti, da sola
help-charge-gears = 1-9: una posizione avanti; 10-12: in ultima posizione. Con un'auto tua puoi continuare
help-charge-engine = 1-9: una posizione avanti; 10-12: fuori. Con un'auto tua puoi continuare
help-spin = il dado indica una posizione: quell'auto va in fondo. Puoi ripetere il tiro una volta
help-spin-out = il dado indica una posizione: quell'auto è fuori. Puoi ripetere il tiro una volta
help-crash = il dado indica una posizione: quell'auto e una vicina sono fuori

# Le domande.
ask-play = Gioca una carta
ask-charge = La carica di { $car } è riuscita. Tiri ancora?
ask-spin = Il dado segna { $face }: { $car }. Tieni il tiro?
ask-spin-empty = Il dado segna { $face }: lì non c'è nessuna auto. Tieni il tiro?
ask-crash = Incidente per { $car }. Quale auto vicina finisce fuori con lei?

# Le risposte, accanto al loro effetto.
answer-roll = tira ancora
answer-stop = fermati qui, in { $place }
answer-keep = tieni il tiro
answer-reroll = tira di nuovo, e vale quello
answer-ahead = l'auto davanti
answer-behind = l'auto dietro

# Che cosa farebbe una scelta.
preview-nothing = niente
preview-move = { $car } { $from } → { $to }
preview-out = { $car } fuori
preview-rolls = { $car } ({ $from }): { $outcomes }
preview-faces-to = { $faces } → { $to }
preview-faces-range = { $faces } → { $to } … { $worst }
preview-faces-out = { $faces } fuori
preview-faces-stay = { $faces } resta
preview-die = decide il dado
preview-partners = { $car } fuori, e { $ahead } o { $behind }
no-car = nessun effetto: non c'è un'auto su cui giocarla

# Che cosa è successo.
event-race-started = Gara { $race } di { $races }: { $circuit }. { $car } è in pole; { $who ->
        [you] inizi tu
       *[other] inizia { $player }
    }.
event-race-started-free = Gara { $race } di { $races }: { $circuit }. { $car } è in pole per una scuderia libera; { $who ->
        [you] dopo di lei la migliore è tua e inizi tu
       *[other] dopo di lei la migliore è di { $player }, che inizia
    }.
event-played = { $who ->
        [you] Giochi
       *[other] { $player } gioca
    } { $card }.
event-played-on = { $who ->
        [you] Giochi
       *[other] { $player } gioca
    } { $card } su { $car }.
event-rolled = Il dado segna { $face }.
event-moved = { $car }: { $from } → { $to }.
event-moved-out = { $car } è fuori gara!
event-no-effect = Non succede nulla.
event-no-effect-overtake = È già in testa: non succede nulla.
event-no-effect-pit = Tira dritto senza fermarsi.
event-no-effect-place = Non tocca a nessuna auto.
event-stopped = { $who ->
        [you] Ti fermi
       *[other] { $player } si ferma
    } qui.
event-drawn = Peschi { $card }.
event-last-round = L'ultima carta è stata pescata: tutti giocano ancora una volta.
event-race-finished = Bandiera a scacchi! { $first } vince davanti a { $second } e { $third }.
event-season-finished = La stagione è finita.

# Perché qualcosa è rifiutato.
reason-not-now = Non è questo che ti si chiede ora.
reason-card-not-in-hand = Non hai { $card } in mano.
reason-needs-a-car = { $card } si gioca su un'auto: di' quale.
reason-takes-no-car = { $card } non si gioca su un'auto: decide il dado.
reason-car-out = { $car } è fuori gara.
reason-wrong-team = { $card } vale solo per le auto di { $team }.
reason-not-in-the-tail = { $card } vale solo per le ultime tre auto; { $car } è in { $place }.

circuit-interlagos = Interlagos
circuit-buenos-aires = Buenos Aires
circuit-imola = Imola
circuit-barcelona = Barcellona
circuit-monaco = Monaco
circuit-montreal = Montréal
circuit-magny-cours = Magny-Cours
circuit-silverstone = Silverstone
circuit-hockenheim = Hockenheim
circuit-hungaroring = Hungaroring
circuit-spa = Spa
circuit-monza = Monza
circuit-estoril = Estoril
circuit-nurburgring = Nürburgring
circuit-aida = Aida
circuit-suzuka = Suzuka
circuit-adelaide = Adelaide
