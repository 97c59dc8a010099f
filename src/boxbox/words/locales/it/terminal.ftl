# Il terminale.

title-race = Gara { $race } di { $races }
title-deck = { $cards ->
        [0] ultimo giro di carte
        [one] 1 carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }
title-turns = { $turns ->
        [one] il tuo ultimo turno
       *[other] ancora { $turns } turni
    }
title-result = Risultato
title-out = Fuori
title-standings = Classifica
title-drivers = Piloti
column-place = Pos.
column-player = Giocatore
column-team = Scuderia
column-driver = Pilota
column-points = Punti
column-wins = Vittorie
free-team = libera
intro =
    Guidi { $teams }; le tue auto hanno il segno { $mark }. Le prime sei auto prendono 10, 6, 4, 3, 2 e 1 punti.
    Una gara finisce quando il mazzo è vuoto e tutti hanno giocato ancora una volta. { $races ->
        [one] È una gara sola
       *[other] Ci sono { $races } gare
    }, e vince chi ha più punti.
prompt-choose = Numero, notazione o ? per l'aiuto
prompt-help =
    Scrivi il numero di un'opzione o la sua notazione, per esempio { $example }.
    Invio mostra di nuovo la pista. w e un numero o una notazione dice che cosa farebbe, o perché non si può.
    l racconta la gara fin qui, s mostra le classifiche, q esce; la gara è salvata.
prompt-hand-over = { $player }, al volante! Premi Invio quando nessun altro guarda.
prompt-number = Scrivi un numero da 1 a { $last }.
prompt-next-race = Premi Invio per la prossima gara.
prompt-hand-on = Premi Invio, poi passa lo schermo.
why-legal = Si può: { $effect }.
not-saved = Non è stato possibile salvare la gara fin qui in { $file }.
not-played = La tua scelta non è stata giocata. Riprova, o esci con q.
saved = La gara è salvata. Per riprenderla:
resumed = Riprende la gara salvata in { $file }.
kept-old = Il file com'era è conservato in { $file }.
notice = Nota: { $notice }
season-won = { $player } vince il campionato con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
season-yours = Vinci il campionato con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }!
season-driver = Titolo piloti: { $driver } ({ $car }).
simulate-progress = In gara
simulate-title = { $games ->
        [one] 1 stagione
       *[other] { $games } stagioni
    }, { $players } giocatori, seed { $seed }
column-bot = Bot
column-win-share = Vittorie
column-mean-points = Punti
column-mean-retirements = Eliminate
simulate-free = scuderie libere
simulate-note = Punti e auto eliminate sono per stagione; accanto a ogni valore c'è l'intervallo al 95%. I posti ruotano.
bench-title = Velocità su un solo core
bench-ratio = Una decisione del Gioco Avanzato dura { $state } volte quella del Gioco Base sullo stato, { $match } volte in una partita intera. Le colonne sono misurate a turno.
bench-server-title = In quanto tempo una scelta è confermata
bench-tables = { $tables ->
        [one] 1 tavolo
       *[other] { $tables } tavoli
    }
column-what = Cosa
serve-ready = boxbox è pronto: { $address }
serve-others = Dagli altri dispositivi della tua rete: { $address }
serve-stop = Ctrl-C lo ferma; ogni gara resta salvata.
serve-running = boxbox è già in funzione: { $address }

# Many races between bots.
simulate-races-title = { $games ->
        [one] 1 gara
       *[other] { $games } gare
    }, { $players } giocatori, seed { $seed }
simulate-races-note = Sotto ogni valore c'è l'intervallo al 95%. I posti ruotano. Per i robot: la posizione del migliore e quanti vengono eliminati.
simulate-robots = robot
simulate-plain-title = { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, { $players } giocatori, seed { $seed }
simulate-plain-note = Accanto a ogni valore c'è l'intervallo al 95%. I posti ruotano.
simulate-others = altri
column-first-share = 1° giocatore
column-mean-place = Posizione
column-mean-eliminations = Eliminate
balance-title = Equilibrio: { $track }, { $level }, dati { $data }, { $players } giocatori, seed { $seed }, { $games ->
        [one] 1 gara
       *[other] { $games } gare
    } e altrettanti duelli
balance-note = { $rotated ->
        [skills] Strategie, Schede Auto, abilità e posti ruotano: due qualsiasi di essi si incontrano lo stesso numero di volte
       *[charts] Strategie, Schede Auto e posti ruotano: ogni combinazione ricorre lo stesso numero di volte
    } ogni { $round } gare. Nei duelli i piloti si sono fermati { $once } volte contro { $twice }. Una risposta è incerta se l'intervallo al 95% supera un limite.
balance-note-soft = Alla partenza era asciutto nel { $dry } delle gare; contando tutte le gare, il { $soft } dei primi treni di gomme era soft.
balance-note-robots = Delle auto eliminate in una gara, in media { $robots } erano robot.
balance-strategy = gare vinte da un giocatore: strategia iniziale { $strategy }
balance-skill = gare vinte da un giocatore: abilità { $skill }
balance-robots = gare vinte da un robot
balance-eliminations = auto eliminate in una gara
balance-leaders = gare con tre o più cambi di LEADER
balance-pole = gare vinte dalla pole position
balance-two-stops = duelli vinti con due soste contro una: miglior giocatore
balance-fast = robot FAST, da 0 (primo) a 1 (ultimo)
balance-lapped = auto doppiate alla bandiera
balance-superfast = gare in cui un giocatore batte tutti i robot SUPERFAST
balance-soft = primi treni di gomme soft, se si parte con l'asciutto
balance-rain = gare in cui piove
balance-safety-car = gare con la Safety Car
balance-yes = sì
balance-no = no
balance-unsure = { $verdict }, ma incerto
column-target = Obiettivo
column-figure = Valore
column-limits = Previsto
column-holds = Rispettato

# Answers once and for all.
prompt-always = { $example } dà questa risposta d'ora in poi; con la sola a torni a scegliere.
always-set = D'ora in poi è la tua risposta automatica. Scrivi a a una domanda qualsiasi per tornare a scegliere.
always-not = Questa non può essere una risposta automatica.
always-ended = Torni a scegliere ogni volta.

# Who reaches the server.
serve-home = Lo raggiunge solo questo computer. Per i telefoni, aprilo dal tavolo o avvialo con --lan.
serve-no-network = Questo computer non è in una rete che altri dispositivi possano usare: solo questo computer raggiunge boxbox.

# A game that brings no board of its own.
plain-yes = sì
plain-no = no
plain-you = tu
plain-intro = Sei { $player }.
plain-ask = Scegli: { $kind }
plain-over = La partita è finita.
plain-won = Ha vinto { $players }.
plain-won-you = Hai vinto!
