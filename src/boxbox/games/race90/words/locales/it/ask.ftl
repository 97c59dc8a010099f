# Questions with screens of their own: what they say beside the shared words of the game.
r90-ask-weigh = Che cosa valutare
r90-ask-taps = Un tocco per guardare, un altro per scegliere.
r90-ask-taken = la guida { $player }
r90-ask-tyres-of = gettoni gomma
r90-ask-cards-of = carte
r90-ask-slots-of = spazi danno
r90-ask-slots-used = danni
r90-ask-points-used = { $used } punti su { $most }
r90-ask-build = Prepara così l'auto
r90-ask-hand-total = movimento totale
r90-ask-hand-fast = veloci (4 o più)
r90-ask-hand-pairing = da 1, per le coppie
r90-ask-hand-new = Queste carte vengono sostituite tutte, e quelle nuove restano.
r90-ask-factors = Fattori di Check
r90-ask-secret = Segreto finché tutti non si sono qualificati.
r90-ask-chips = { $chips ->
        [one] gettone
       *[other] gettoni
    }
r90-ask-each-turn = a turno, ora
r90-ask-soft-sets = { $sets ->
        [one] resta 1 treno
       *[other] restano { $sets } treni
    }
r90-ask-track-card = Carta Circuito
r90-ask-track-cards = { $cards ->
        [one] Carta Circuito
       *[other] Carte Circuito
    }
r90-ask-no-soft = Non hai più treni di gomme soft.
r90-ask-from-turn = dal turno { $turn }
r90-ask-current = ora
r90-ask-fuel-turns = { $turns ->
        [one] turno di carburante
       *[other] turni di carburante
    }
r90-ask-fuel-to = turno entro cui rifornire
r90-ask-new-set = gettoni, con gomme a scelta
r90-ask-new-chips = gettoni gomma nuovi
r90-ask-repaired = danni riparati
r90-ask-new-strategy = nuova strategia
r90-ask-fuel-price = { $sections ->
        [one] sezione per il carburante fino alla fine
       *[other] sezioni per il carburante fino alla fine
    }
r90-ask-rejoin = Rientro in pista:
r90-ask-stop = Pit stop
r90-ask-step-refuel = Carburante
r90-ask-step-discard = Carte
r90-ask-step-tyres = Gomme
r90-ask-step-strategy = Strategia
r90-ask-done = fatto
r90-ask-sections = { $sections ->
        [one] −1 sezione
       *[other] −{ $sections } sezioni
    }
r90-ask-no-price = nessun tempo in più
r90-ask-own-tyres = punti con le tue gomme
r90-ask-all-checks = a ogni check
r90-ask-nobody = Per ora non rallenta nessuno.
r90-ask-off = Fuoripista:
r90-ask-failed = se fallisce:
r90-ask-forced = turno entro cui fermarsi
r90-ask-brake-with = sicura, con questa carta
r90-ask-points-left = { $points ->
        [one] resta 1 punto
       *[other] restano { $points } punti
    }
r90-ask-soft-left = bonus rimasti: { $left }
r90-ask-matching = { $cards ->
        [0] nessuna tua carta ha questo colore
        [one] 1 tua carta ha questo colore
       *[other] { $cards } tue carte hanno questo colore
    }
r90-ask-retire = Guardi il resto della gara.
