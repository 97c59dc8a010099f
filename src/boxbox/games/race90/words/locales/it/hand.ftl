# La mano, il pannello e le domande sulle carte.
r90-hand-title = La tua mano
r90-hand-dock = La tua mossa
r90-hand-weigh = Che cosa valutare
r90-hand-sending = Invio…
r90-hand-thinks = { $name } sta pensando…
r90-hand-drives = Tocca a { $name }
r90-hand-you-drive = Tocca a te
r90-hand-goes-on = La gara continua
r90-hand-out = Sei fuori; la gara continua
r90-hand-to-end = Salta alla fine della gara
r90-hand-watching = Stai guardando
r90-hand-over = La gara è finita
r90-hand-tag-frozen = congelata
r90-hand-tag-fresh = dal prossimo turno
r90-hand-tag-played = in gioco
r90-hand-tag-laid = coperta
r90-hand-tag-new = nuova
r90-hand-no-pair = Non fa coppia con { $card }: se scegli questa, rimetti giù l'altra.
r90-hand-only-pair = Non da sola: scegli una seconda carta.
r90-hand-one-chip = Almeno una gomma va pagata con un gettone.
r90-hand-pick = Scegli una carta, o due che fanno coppia, e guarda in pista dove ti portano. Peschi una carta a turno; un pit stop ti riempie la mano.
r90-hand-stands = Sei su una traiettoria { $colour }: una carta di quel colore ti porta { $bonus } più avanti.
r90-hand-stands-beside = Non sei su una traiettoria, quindi niente bonus. Una traiettoria libera si prende a fine movimento, e può occuparla una sola auto.
r90-hand-free-points = prossimo turno: { $points }
r90-hand-last-turns = { $left ->
        [one] Ultimo turno: spendi quello che hai.
       *[other] Ancora { $left } turni: quello che non spendi entro la fine non vale niente.
    }
r90-hand-contest-full = nessuno spazio danno libero: a parità sei fuori gara
r90-hand-play = { $cards ->
        [2] Gioca tutte e due
       *[other] Gioca
    }
r90-hand-points = { $points ->
        [one] punto
       *[other] punti
    }
r90-hand-pass = sorpassi { $car }{ $cost ->
        [0] , gratis
       *[other] {" "}(−{ $cost })
    }
r90-hand-stuck = ti blocca { $car }{ $rule ->
        [corner] : in curva non si sorpassa
        [braking] : in frenata non si sorpassa
        [points] : qui un sorpasso costa { $needs }
       *[none] {""}
    }
r90-hand-check-own = check ≤ { $target }: { $own ->
        [0] non riesce con nessuna tua carta; alla cieca:
        [one] riesce con 1 carta, in mano o in gioco
       *[other] riesce con { $own } carte, in mano o in gioco
    }
r90-hand-check-blind = check ≤ { $target }
r90-hand-check-second = secondo check; alla cieca:
r90-hand-brake = Frenata Ritardata → { $distance }
r90-hand-secret = Nessuno la vede prima che tutti ne abbiano messa una.
r90-hand-sealed = La tua carta è coperta. Puoi ancora cambiarla.
r90-hand-awaited = Mancano: { $names }
r90-hand-qualify = Usa questa in qualifica
r90-hand-qualify-change = Metti questa invece
r90-hand-qualify-move = in qualifica
r90-hand-qualify-target = e { $factor } diventa il tuo target
r90-hand-contest = { $cards ->
        [2] Mettile coperte
       *[other] Mettila coperta
    }
r90-hand-contest-car = { $answer ->
        [in] lotta
       *[out] rinuncia
    }
r90-hand-contest-total = in tutto
r90-hand-contest-place = { $modifier } per la curva
r90-hand-contest-strategy = { $bonus } per BANGING WHEELS
r90-hand-contest-win = Totale più alto: { $ahead ->
        [0] resti davanti e muovi prima degli altri.
       *[other] vai davanti a { $cars } e muovi prima degli altri.
    }
r90-hand-contest-out = Senza lottare: { $passing ->
        [0] mantieni la posizione.
        [one] ti passa davanti { $cars }.
       *[other] ti passano davanti { $cars }.
    }
r90-hand-mark-discards = Segna le carte che non vuoi.
r90-hand-excess = { $excess ->
        [one] Ne va scartata ancora 1.
       *[other] Ne vanno scartate ancora { $excess }.
    }
r90-hand-draws = { $cards ->
        [0] Non peschi carte
        [one] Peschi 1 carta
       *[other] Peschi { $cards } carte
    }
r90-hand-discard = { $cards ->
        [0] Tieni tutto
        [one] Scarta 1 carta
       *[other] Scarta { $cards } carte
    }
r90-hand-pay = { $chips ->
        [one] Paga 1 gettone
       *[other] Paga { $chips } gettoni
    }
r90-hand-pay-mixed = Paga { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } e { $chips ->
        [one] 1 gettone
       *[other] { $chips } gettoni
    }
r90-hand-pay-cards = Segna delle carte per pagare con quelle invece che con i gettoni.
r90-hand-pay-more = { $cards ->
        [one] I gettoni non bastano: segna 1 carta.
       *[other] I gettoni non bastano: segna { $cards } carte.
    }
r90-hand-factors = Riesce con i fattori fino a { $target }
r90-hand-check = { $passed ->
        [none] Scegli una carta
        [yes] Check: riuscito
       *[no] Check: fallito
    }
r90-hand-check-spent = la carta si scarta
r90-hand-hold = Tieni premuta una carta per leggerne i simboli.
r90-hand-safety-car = Scegli la carta che ti serve di meno.
r90-hand-offer = Scegli una carta.
r90-hand-take = Prendila
r90-hand-keep = Tienila
r90-hand-check-then = poi l'altro ≤ la carta usata{ $modifier ->
        [0] {""}
       *[other] {" "}{ $signed }
    }
r90-hand-check-first = Prima questa
r90-hand-lay-order = Tocca le carte nell'ordine che vuoi, dalla cima; le altre vanno sotto.
r90-hand-lay = Mettile in quest'ordine
r90-hand-always-contest-decline = Non lottare mai
r90-hand-always-brake-stay = Mai Frenate Ritardate
r90-standing-contest-decline = Contest: non lottare mai
r90-standing-brake-stay = Frenata Ritardata: mai
r90-hand-always-pit-drive-on = Non chiedere: avanti finché non chiamo
r90-standing-pit-drive-on = Pit stop: avanti finché non chiami «box, box!»
r90-hand-box-box = Box, box!
r90-hand-box-called = Al tuo prossimo turno ti chiederemo del pit stop.
r90-hand-box-help = Chiedimi di nuovo del pit stop
r90-hand-box-late = In questo turno hai già tirato dritto: { $undo ->
        [yes] annulla, o te lo chiederemo al prossimo turno.
       *[no] te lo chiederemo al prossimo turno.
    }
r90-hand-means-move = muove di { $move ->
        [one] 1 sezione
       *[other] { $move } sezioni
    }
r90-hand-means-tyres = costa { $tyres ->
        [one] 1 gomma
       *[other] { $tyres } gomme
    }
r90-hand-means-damage = prende { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }
r90-hand-means-check = chiede un check: fino al tuo target { $modifier ->
        [0] {""}
        [20] +20
       *[other] −20
    } riesce, oltre è 1 danno
r90-hand-means-draw = pesca { $draw ->
        [one] 1 carta
       *[other] { $draw } carte
    }
r90-hand-means-factor = in un check vale { $factor }
r90-hand-means-nothing = il suo simbolo vale solo nel Gioco Avanzato
r90-hand-means-weather = cambia il meteo
r90-hand-means-yellow = bandiera gialla: rallenta una curva
r90-hand-means-green = bandiera verde: toglie una gialla
r90-hand-means-blue = bandiera blu: doppi gratis
r90-hand-means-orange = bandiera arancione: un robot tenta la Frenata Ritardata

# The order of discards.
r90-hand-lay-as-played = Come sono
r90-hand-always-lay-as-played = Sempre come sono
r90-standing-lay-as-played = Scarti: sempre come sono
