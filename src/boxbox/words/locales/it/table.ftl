# Il tavolo durante una gara.
table-loading = Si va in pista…
table-gone = Qui non c'è nessuna gara
table-home = Pagina iniziale
race-of = Gara { $race } di { $races }
race-track = La pista
race-side = Giocatori e cronaca
play-area = La carta in gioco
dock-title = La tua decisione e la tua mano
sheet-players = Giocatori
sheet-standings = Classifica
sheet-log = Cronaca
plain-board = Il tavolo

# Il mazzo e gli scarti.
deck-cards = { $cards ->
        [one] 1 carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }
deck-last-round = Ultimo giro di carte
discards-title = { $cards ->
        [one] Scarti: 1 carta
       *[other] Scarti: { $cards } carte
    }
discards-open = { $card }. Guarda gli scarti ({ $cards })

# Di chi è il turno.
turn-yours = Tocca a te
turn-others = Gioca { $name }
turn-start = Pronti…
turn-rolling = Il dado rotola…
turn-own-card = La tua carta
turn-between = Bandiera a scacchi
turn-over = { $races ->
        [one] La gara è finita
       *[other] La stagione è finita
    }
hurry = Salta alla mia prossima decisione

# Scegliere.
hand-title = La tua mano
hand-card = Carta { $number }: { $card }, { $help }
choose-a-car = Scegli un'auto illuminata
choose-car = { $car }, { $place }: { $effect }
choose-play = Gioca
choose-back = Indietro
look-at-cards = Tocca una carta per leggere che cosa fa.
play-goal = Le tue auto hanno un alone dorato. Portale davanti: quando finisce il mazzo, fanno punti le prime sei.
ask-other = Scegli una di queste.
always = Rispondi sempre così
face-out = fuori
face-stays = resta
charge-climb = Charge: da { $from } a { $to }
charge-risk-last = { $faces } facce su 12 la mandano in fondo
charge-risk-out = { $faces } facce su 12 mandano in fumo il motore

# Risposte automatiche.
standing-charge-stop = Charge: fermati sempre
standing-spin-keep = Testacoda e Fuori pista: tieni sempre il tiro
standing-spin-reroll = Testacoda e Fuori pista: tira sempre di nuovo
standing-crash-ahead = Incidente: sempre l'auto davanti
standing-crash-behind = Incidente: sempre l'auto dietro

# Giocatori e classifica.
player-you = tu
player-away = assente
player-cards = { $cards ->
        [one] 1 carta in mano
       *[other] { $cards } carte in mano
    }
player-points = { $points ->
        [one] 1 pt
       *[other] { $points } pt
    }
standings-place = Posizione
standings-player = Giocatore
standings-driver = Pilota
standings-wins = Vittorie
standings-points = Punti
standings-free = scuderia libera
standings-drivers = Campionato piloti

# La fine di una gara e della stagione.
finish-title = Bandiera a scacchi! Gara { $race } di { $races }
finish-yours = { $points ->
        [one] In questa gara fai 1 punto
       *[other] In questa gara fai { $points } punti
    }
finish-next = Prossima gara
season-title = Il risultato
season-champion = { $points ->
        [one] Vince { $name } con 1 punto
       *[other] Vince { $name } con { $points } punti
    }
season-champion-you = { $points ->
        [one] Vinci tu con 1 punto!
       *[other] Vinci tu con { $points } punti!
    }
season-yours = { $points ->
        [one] Finisci in { $place } con 1 punto
       *[other] Finisci in { $place } con { $points } punti
    }
season-best-driver = { $points ->
        [one] Miglior pilota: { $driver } ({ $car }), 1 punto
       *[other] Miglior pilota: { $driver } ({ $car }), { $points } punti
    }
season-again = Corri ancora

# Mentre non c'eri.
away-title = Mentre non c'eri
away-on = Avanti con la gara

# Uno schermo condiviso.
curtain-turn = { $name }, tocca a te
curtain-alone = Nessun altro guarda?
curtain-take = Mostra la mia mano
hand-over = Passa lo schermo

# Guardare.
watch-title = Guardare la gara
watch-only = Stai guardando. Anche altri possono guardare: inquadrate il codice.
watch-shared = Tutti giocano su questo schermo. Altri possono guardare: inquadrate il codice.
watch-code = Codice con il link { $link }

# Annulla.
undo-title = Annulla
undo-alone = Annulla
undo-ask = Chiedi di annullare
undo-asked = { $name } vorrebbe annullare una scelta.
undo-agree = D'accordo
undo-decline = No
undo-waiting = Hai chiesto di annullare una scelta. Si aspetta la risposta di { $names }.
undo-others = { $name } vorrebbe annullare una scelta. Si aspetta la risposta di { $names }.
undo-withdraw = Lascia stare

# Il menu del tavolo.
menu-title = Menu del tavolo
menu-pace = Ritmo dei bot
menu-standing = Le tue risposte automatiche
menu-standing-end = Togli: { $answer }
menu-seats = Chi guida
menu-you-drive = Guidi tu.
menu-drives = Guida { $name }.
menu-bot-drives = Un bot guida per { $name }: { $bot }.
menu-to-bot = Lascia guidare un bot
menu-take-back = Torna al volante
menu-absent = { $name } non c'è.
menu-absent-to-bot = Lascia guidare un bot
menu-share = Fai guardare anche altri
menu-seat-link = Gioca su un altro dispositivo
menu-guide = Come si gioca
menu-log = Scarica il registro
menu-leave = Lascia il tavolo

# Perché il server rifiuta qualcosa.
reason-not-seated = Non hai un posto a questo tavolo.
reason-not-host = Può farlo solo chi ha aperto il tavolo.
reason-person-present = Chi ha quel posto è presente e sta giocando.
reason-no-undo = Non c'è niente da annullare.
reason-no-proposal = Nessuno chiede più di annullare.
reason-no-such-bot = Il bot «{ $bot }» non esiste.
reason-no-standing-answer = A questo non si può rispondere in automatico.
reason-key-reused = È stato inviato due volte in modi diversi. Riprova.
reason-seat-taken = Quel posto è occupato.
reason-table-full = Tutti i posti sono occupati.
reason-no-such-table = Questo tavolo non esiste. Il link è completo?
reason-bad-token = Il link di questo posto non vale più.
reason-bad-message = Il server non ha capito questa pagina. Ricaricala.
reason-too-large = È troppo lungo.
reason-too-fast = Troppo in fretta: aspetta un momento.
reason-not-saved = Non si è potuto salvare: nulla è cambiato. Riprova.
reason-wrong-origin = Questa pagina non può usare quel server.

# A player who drops out, and a seat that is no longer yours.
menu-absent-wait = Un bot può guidare tra { $time }.
notice-handed-over = Mentre non c'eri, { $name } ha affidato il tuo posto a un bot. Ora è di nuovo tuo.
notice-handed-over-end = Mentre non c'eri, { $name } ha affidato il tuo posto a un bot, che ha finito la gara per te.
reason-people-away = Per annullare serve il consenso di tutti quelli che c'erano. Ora assenti: { $names }.
reason-not-away-for-long = Quel giocatore ha appena perso la connessione. Un bot può guidare tra { $seconds } s.
reason-seat-freed = Chi ha aperto il tavolo ha liberato il tuo posto. Ora stai guardando.
reason-seat-left = Hai lasciato questo posto su un altro dispositivo. Ora stai guardando.
reason-seat-renewed = Il tuo posto ha un nuovo link, e questo dispositivo non ce l'ha. Ora stai guardando.

# Una gara che non può continuare, e i tavoli eliminati.
closed-title = Questa gara è chiusa
closed-old = Questa gara è iniziata prima di boxbox 0.1.0 e non può continuare.
closed-newer = Questa gara è iniziata con una versione più recente di boxbox: questo server non può continuarla.
closed-broken = Il registro di questa gara è danneggiato, quindi la gara non può continuare.
closed-removed = Questa gara è finita. Il server ha eliminato il registro e conservato il risultato.
closed-look = Puoi ancora guardarla, fino alla riga { $line } del registro.
menu-delete = Elimina il tavolo
delete-title = Eliminare questo tavolo?
delete-text = Il tavolo, la gara e il suo registro spariscono per sempre, per tutti.
delete-yes = Elimina per tutti
reason-race-closed = Questa gara è chiusa e non può continuare.
reason-table-deleted = Chi ha aperto il tavolo l'ha eliminato.
reason-others-seated = Anche altri hanno un posto in questa gara. Potrai eliminare il tavolo quando sarà finita.

reason-bad-name = Un nome ha bisogno di almeno una lettera che si veda.
