# I momenti di Race! Formula 90 sopra la pista, e la fine della gara.

r90-moments-skip = Salta avanti
r90-moments-qualifying = Qualifiche
r90-moments-grid = La griglia
r90-moments-start = La partenza
r90-moments-restart = Ripartenza
r90-moments-last-turn = Ultimo turno
r90-moments-finish = La bandiera a scacchi
r90-moments-check = Check
r90-moments-blind-check = Blind Check
r90-moments-passed = riuscito
r90-moments-failed = fallito
r90-moments-late-braking = Frenata Ritardata
r90-moments-off-track = Fuoripista!
r90-moments-back = Di nuovo in pista
r90-moments-pit = Pit stop
r90-moments-fuel-enough = fino alla fine
r90-moments-flags-in = Via tutte le bandiere
r90-moments-safety-car = Safety Car
r90-moments-out = Fuori gara
r90-moments-rescued = Di nuovo in gara
r90-moments-leader = Nuovo LEADER
r90-moments-declined = nessuna carta
r90-moments-result = Il risultato
r90-moments-down = { $laps ->
        [one] a 1 giro
       *[other] a { $laps } giri
    }
r90-moments-gap = { $sections ->
        [0] alla pari
        [one] +1 sezione
       *[other] +{ $sections } sezioni
    }
r90-moments-left = { $tyres ->
        [0] Nessun gettone gomma
        [one] 1 gettone gomma
       *[other] { $tyres } gettoni gomma
    } e { $cards ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $cards } carte
    } d'avanzo: quello che non spendi entro l'ultimo turno non vale più nulla.
r90-moments-why-damage = fuori: troppi danni
r90-moments-why-fuel = fuori: senza carburante
r90-moments-why-tyres = fuori: senza gomme
r90-moments-why-crash = fuori: incidente
r90-moments-away-turn = Turno { $turn }
r90-moments-away-before = Prima della partenza

# Before a first race.
r90-moments-welcome = Benvenuti in griglia
r90-moments-welcome-goal = Un turno vale uno o più giri, e in ogni turno ogni auto muove una volta, a cominciare dal LEADER: giochi una o due carte, paghi con gomme e danni, e vai. FAST e SLOW sono robot che completano lo schieramento. Vince chi è davanti dopo l'ultimo turno.
r90-moments-welcome-guide = Come si gioca
r90-moments-welcome-go = Si parte

# A stop that could not be made.
r90-moments-why-stop = fuori: pit stop obbligato mancato
