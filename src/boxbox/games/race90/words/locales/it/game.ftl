# Race! Formula 90.

# Chi guida.
r90-player = Giocatore { $number }
r90-the-player = Il giocatore { $number }
r90-fast = FAST { $number }
r90-slow = SLOW { $number }
r90-superfast = SUPERFAST { $number }
r90-robot-fast = FAST
r90-robot-slow = SLOW
r90-robot-superfast = SUPERFAST
r90-country-brazil = { $form ->
        [for] per il Brasile
       *[name] Brasile
    }
r90-country-england = { $form ->
        [for] per l'Inghilterra
       *[name] Inghilterra
    }
r90-country-france = { $form ->
        [for] per la Francia
       *[name] Francia
    }
r90-country-germany = { $form ->
        [for] per la Germania
       *[name] Germania
    }
r90-country-italy = { $form ->
        [for] per l'Italia
       *[name] Italia
    }
r90-country-japan = { $form ->
        [for] per il Giappone
       *[name] Giappone
    }
r90-level-basic = Gioco Base
r90-level-junior = variante Junior
r90-level-advanced = Gioco Avanzato
r90-module-track-cards = Carte Circuito
r90-module-skills = abilità pilota
r90-module-car-setup = setup auto
r90-module-fuel = gestione carburante
r90-module-weather = meteo e gomme
r90-module-superfast = robot SUPERFAST
r90-module-flags = bandiere
r90-module-off-track = Traiettorie Fuoripista e Safety Car
r90-module-none = nessuno dei suoi moduli

# Dove, in pista: il nome, lì, fin lì, o la curva a cui appartiene un rettilineo o una frenata.
r90-corner-turn = { $form ->
        [at] alla curva { $name }
        [to] alla curva { $name }
        [of] la curva { $name }
        [short] C{ $name }
       *[name] Curva { $name }
    }
r90-corner-the = { $form ->
        [at] alla { $name }
        [to] alla { $name }
        [of] la { $name }
       *[name] { $name }
    }
r90-corner-variante-del-rettifilo = { $form ->
        [at] alla Variante del Rettifilo
        [to] alla Variante del Rettifilo
        [of] la Variante del Rettifilo
       *[name] Rettifilo
    }
r90-corner-curva-grande = { $form ->
        [at] alla Curva Grande
        [to] alla Curva Grande
        [of] la Curva Grande
       *[name] Curva Grande
    }
r90-corner-variante-della-roggia = { $form ->
        [at] alla Roggia
        [to] alla Roggia
        [of] la Roggia
       *[name] Roggia
    }
r90-corner-prima-di-lesmo = { $form ->
        [at] alla prima di Lesmo
        [to] alla prima di Lesmo
        [of] la prima di Lesmo
       *[name] Lesmo 1
    }
r90-corner-seconda-di-lesmo = { $form ->
        [at] alla seconda di Lesmo
        [to] alla seconda di Lesmo
        [of] la seconda di Lesmo
       *[name] Lesmo 2
    }
r90-corner-variante-ascari = { $form ->
        [at] alla Variante Ascari
        [to] alla Variante Ascari
        [of] la Variante Ascari
       *[name] Ascari
    }
r90-section-braking = { $form ->
        [at] alla frenata per { $corner }
        [to] alla frenata per { $corner }
        [short] Entrata { $short }
       *[name] Frenata per { $short }
    }
r90-section-straight = { $form ->
        [at] sul rettilineo dopo { $corner }
        [to] al rettilineo dopo { $corner }
        [short] Uscita { $short }
       *[name] Rettilineo dopo { $short }
    }
r90-section-main = { $form ->
        [at] sul rettilineo dei box
        [to] al rettilineo dei box
        [short] Rettilineo box
       *[name] Rettilineo dei box
    }

# Carte.
r90-type-speeding = velocità
r90-type-driving = guida
r90-type-gear = cambio
r90-type-event = evento
r90-letter-speeding = V
r90-letter-driving = G
r90-letter-gear = C
r90-letter-event = E
r90-colour-speeding = rossa
r90-colour-driving = verde
r90-colour-gear = arancione
r90-colour-event = gialla
r90-tyres = { $tyres ->
        [one] 1 gomma
       *[other] { $tyres } gomme
    }
r90-new-tyres = { $tyres ->
        [one] 1 gomma nuova
       *[other] { $tyres } gomme nuove
    }
r90-damage = { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }
r90-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
r90-repairs = { $repairs ->
        [one] 1 riparazione
       *[other] { $repairs } riparazioni
    }
r90-check = Check{ $modifier }
r90-draw = pesca { $cards }
r90-flag-weather = meteo
r90-flag-yellow = bandiera gialla
r90-flag-green = bandiera verde
r90-flag-blue = bandiera blu
r90-flag-orange = bandiera arancione
r90-unknown-card = Carta { $card }
r90-track-cards = { $cards ->
        [one] 1 Carta Circuito
       *[other] { $cards } Carte Circuito
    }
r90-symbol-contest = contest ×2
r90-symbol-overtake = sorpassi a 1 punto
r90-symbol-braking = Frenata Ritardata sicura
r90-symbol-pair = coppia con qualsiasi carta

# Gomme e meteo.
r90-tyre-type-soft = { $form ->
        [letter] S
        [short] soft
       *[full] gomme soft
    }
r90-tyre-type-hard = { $form ->
        [letter] H
        [short] hard
       *[full] gomme hard
    }
r90-tyre-type-intermediate = { $form ->
        [letter] I
        [short] intermedie
       *[full] gomme intermedie
    }
r90-tyre-type-rain = { $form ->
        [letter] R
        [short] rain
       *[full] gomme rain
    }
r90-tyre-does-soft = morbide, per l'asciutto: tre bonus da +1, uno a turno{ $left ->
        [one] , il tuo ultimo treno
       *[other] {""}
    }
r90-tyre-does-hard = dure, per l'asciutto
r90-tyre-does-intermediate = per il meteo incerto
r90-tyre-does-rain = per la pioggia
r90-weather-dry = asciutto
r90-weather-uncertain = incerto
r90-weather-rain = pioggia

# Strategie: i nomi, e che cosa fanno.
r90-strategy-save-tyres = SAVE TYRES (risparmia le gomme)
r90-strategy-hazard = HAZARD (rischio)
r90-strategy-balance = BALANCE (bilanciamento)
r90-strategy-lucky = LUCKY (fortunato)
r90-strategy-chase = CHASE (incalzare)
r90-strategy-banging-wheels = BANGING WHEELS (ruota a ruota)
r90-does-save-tyres = a ogni turno le carte che giochi costano una gomma in meno
r90-does-hazard = +1 sezione per ogni check e ogni danno delle carte che giochi; la Frenata Ritardata vale 2 sezioni se la prima è vuota
r90-does-balance = le traiettorie danno bonus con ogni carta, purché nessuna sia rossa
r90-does-lucky = a ogni turno peschi due carte e ne tieni una
r90-does-chase = invece di pescare, prendi una carta appena usata da chi ti precede, o la cima degli scarti
r90-does-banging-wheels = +3 nei contest; sorpassi in curva con 2 punti e in frenata con 1; uno gratis alla partenza

# Che cosa fa realizzare uno SPECIAL.
r90-special = SPECIAL: { $what }
r90-special-save-tyres = se paghi comunque un gettone gomma
r90-special-hazard = per ogni check riuscito e ogni danno, se muovi di 6 sezioni o più
r90-special-balance = se giochi una carta del colore della traiettoria
r90-special-lucky = se peschi due carte con lo stesso movimento
r90-special-chase = se finisci dov'è il giocatore che incalzi, senza essere in testa
r90-special-banging-wheels = se vinci un contest, o sorpassi qualcuno con una Frenata Ritardata

# Abilità: i nomi, e che cosa fanno.
r90-skill-versatility = VERSATILITY (versatilità)
r90-skill-reflexes = REFLEXES (riflessi)
r90-skill-qualifying = QUALIFYING (qualifica)
r90-skill-pitting = PITTING (sosta veloce)
r90-skill-tuning = TUNING (regolazione)
r90-skill-lapping = LAPPING (doppiaggio)
r90-skill-does-versatility = cambi strategia all'inizio del turno, una volta fra un pit stop e l'altro
r90-skill-does-reflexes = target più alto di 20 in tutti i check, anche di Frenata Ritardata e di doppiaggio
r90-skill-does-qualifying = +2 in qualifica{ $cards ->
        [yes] , e 2 Carte Circuito prima del via
       *[no] {""}
    }
r90-skill-does-pitting = i pit stop costano 2 sezioni in meno{ $cards ->
        [yes] {" "}e danno 2 Carte Circuito
       *[no] {""}
    }
r90-skill-does-tuning = 8 punti di setup invece di 6
r90-skill-does-lapping = doppi gratis, in curva con 1 punto

# Le domande, e che cosa valutare.
r90-ask-chart = Scegli la tua auto
r90-hint-chart = { $setup ->
        [yes] Qui è solo un colore: il setup dell'auto viene dopo.
       *[no] Più gomme: vai forte più a lungo. Più carte: più scelta. Più spazi danno: puoi rischiare di più.
    }
r90-ask-substitute = Tieni questa mano?
r90-hint-substitute = Puoi cambiarla una volta sola, tutta, senza pagare niente, e poi resta quella. Una buona mano ha carte veloci, qualche +1 da abbinare, e fattori di check (i numeri { $by ->
        [list] tra parentesi
       *[hand] nei cerchi
    }) sia bassi sia alti. Una delle carte se ne va in qualifica.
r90-ask-qualify = Con quale carta fai la qualifica?
r90-hint-qualify = Parte davanti il movimento più alto; a parità, il fattore di check più basso (il numero { $by ->
        [list] tra parentesi
       *[hand] nel cerchio
    }). Ma la carta è persa{ $fuel ->
        [none] {" "}e il suo fattore è il tuo primo target.
        [bid] {" "}e il suo fattore è il tuo primo target. Poi scegli il carburante, che conta anch'esso.
       *[chit] , il suo fattore è il tuo primo target, e i primi due fanno rifornimento presto.
    } Un target alto rende facili i check, uno basso difficili.
r90-ask-strategy = Quale strategia?
r90-hint-strategy = La tieni fino al prossimo pit stop o finché non salti un turno. Guarda la mano, le gomme e il traffico che hai intorno.{ $specials ->
        [yes] {" "}Uno SPECIAL dà una Carta Circuito.
       *[no] {" "}LUCKY e SAVE TYRES sono facili per cominciare.
    }
r90-ask-contest = Contest { $where }, dal primo all'ultimo: { $cars }. Lotti?
r90-hint-contest = Una o due carte coperte{ $by ->
        [list] ; per due, comincia dalla prima in questo elenco.
       *[hand] .
    } I robot ne pescano due. Tutti tranne il primo aggiungono il numero della curva. { $by ->
        [list] Il totale più alto va davanti; chi rinuncia finisce dietro a chi lotta.
       *[hand] {""}
    } A parità ci si tocca: 1 danno. Le carte che metti restano congelate: le potrai giocare dal prossimo turno.
r90-ask-contest-second = Metti { $card }. Una seconda carta?
r90-hint-contest-second = Si somma, ma anche questa resta congelata per il turno.
r90-ask-pit = Ti fermi ai box?
r90-hint-pit = { $behind ->
        [safety-car] Rientreresti in fondo alla fila, ma hai
       *[nobody] Costa { $sections } sezioni, ma hai
    } { $fuel ->
        [none] gomme nuove, riparazioni e la mano piena
        [bid] gomme nuove, riparazioni, la mano piena, carburante per 10 turni o più e la strategia che vuoi
       *[chit] gomme nuove, riparazioni, la mano piena, carburante fino alla fine e la strategia che vuoi
    }, e muovi lo stesso in questo turno. Guarda dove rientreresti, e in quale traffico.
r90-hint-pit-last = È l'ultimo turno: una sosta costa sezioni, e quello che porta serve solo in questo turno.
r90-ask-discard = Ai box: quali carte scarti?
r90-hint-discard = { $must ->
        [yes] Hai più di { $limit } carte: qualcosa devi scartare.
       *[no] Poi peschi fino ad averne { $limit }.
    }{ $by ->
        [list] {" "}Comincia dalla prima dell'elenco che non vuoi: quelle sopra restano.
       *[hand] {""}
    }
r90-ask-draw = CHASE: che cosa prendi?
r90-hint-draw = Una carta che conosci, o una a sorpresa dal mazzo.
r90-ask-keep = LUCKY: quale carta tieni?
r90-hint-keep = L'altra va scartata.
r90-ask-play = Quale carta giochi?
r90-hint-play = Il valore va percorso tutto, quindi guarda dove ti fermeresti: dietro a un'auto che ti blocca, o su una traiettoria che dà un bonus al prossimo turno? { $by ->
        [list] Per una coppia, comincia dalla prima delle due in questo elenco.
       *[hand] Una coppia è una carta qualsiasi con un +1, o due +2.
    }
r90-ask-second = Giochi { $card }. Insieme a una seconda carta?
r90-hint-second = Movimenti, costi e check delle due si sommano.
r90-ask-pay = { $tyres ->
        [one] 1 gomma da pagare
       *[other] { $tyres } gomme da pagare
    }: in gettoni, o in parte con carte?
r90-hint-pay = Almeno una dev'essere un gettone. Una carta che non ti serve può risparmiartene un altro{ $by ->
        [list] ; se sono più d'una, comincia dalla prima dell'elenco.
       *[hand] .
    }
r90-ask-check-order = Due check: quale viene prima?
r90-hint-check-order = La carta che usi per il primo diventa il target del secondo.
r90-ask-check = Check contro { $target }: con quale carta?
r90-hint-check = Fino a { $target } riesce, oltre è 1 danno: i dischi marroni restano, e senza spazi liberi sei fuori. La carta si consuma, se non la stai giocando, e diventa il nuovo target: se è bassa, rende più difficili i check successivi. Il Blind Check usa la prima carta del mazzo.
r90-ask-lay = Quale carta metti in cima agli scarti?
r90-hint-lay = Può finire a chi usa CHASE.
r90-ask-pass = Sorpassi { $car }?
r90-hint-pass = Punti rimasti: { $points }. { $stay ->
        [no] I punti li hai, quindi non puoi semplicemente restare dietro.
       *[yes] Se resti dietro, vanno persi.
    }
r90-ask-lap-check = Da LEADER, per doppiare { $car } serve un check contro { $target }: con quale carta?
r90-hint-lap-check = Fino a { $target } riesce. Se fallisce ti fermi lì dietro, senza danni. La carta diventa il tuo nuovo target.
r90-ask-brake = Tenti la Frenata Ritardata per { $corner }?
r90-hint-brake = Decide la prima carta del mazzo. Fino a { $target }: sorpassi tutte le auto che sono qui e prosegui. Oltre: fuoripista, e il prossimo turno serve solo a rientrare.
r90-hint-brake-last = Decide la prima carta del mazzo. Fino a { $target }: sorpassi tutte le auto che sono qui e prosegui. Oltre: fuoripista, e la gara per te finisce lì, dietro a tutte le auto di questa sezione.
r90-hint-brake-path = Decide la prima carta del mazzo. Fino a { $target }: sorpassi tutte le auto che sono qui e prosegui. Oltre: fuoripista, dove un check può farti rientrare prima del peggio.
r90-path-check = check riuscito, rientro a: { $where }
r90-path-failed = fallito: { $path }
r90-path-damage = { $value ->
        [one] 1 danno
       *[other] { $value } danni
    }
r90-path-tyres = { $value ->
        [one] 1 gomma
       *[other] { $value } gomme
    }
r90-path-penalty = { $value ->
        [one] −1 punto
       *[other] −{ $value } punti
    } al prossimo turno
r90-path-pit = pit stop obbligatorio
r90-path-enter = rientro a: { $where }
r90-path-crash = fuori gara
r90-path-crash-sc = fuori gara, Safety Car
r90-ask-point = Quale traiettoria prendi?
r90-hint-point = Dà il bonus al tuo prossimo movimento, se giochi una carta del suo colore. Finché ci sei tu, nessun altro può usarla.
r90-hint-point-last = È l'ultimo turno: una traiettoria serve solo se devi ancora muovere.
r90-ask-rescue = Sei fuori gara. Continui al posto dell'ultimo robot?
r90-hint-rescue = Avresti un'auto con gomme nuove, nessun danno e la mano piena.
r90-ask-skill = Quale abilità ha il tuo pilota?
r90-hint-skill = La tieni per tutta la gara. La stessa possono averla al massimo tre piloti.
r90-ask-setup = Come imposti la tua auto?
r90-hint-setup = Hai { $points } punti: 8, 10 o 12 gettoni gomma, 5, 6 o 7 carte e 4, 5 o 6 spazi danno ne costano 1, 2 o 3. Più gomme: vai forte più a lungo. Più carte: più scelta. Più spazi danno: puoi rischiare di più.
r90-setup-fewer = Con punti che avanzano (gettoni gomma-carte-spazi danno):
r90-ask-fuel-bid = Con quanto carburante parti?
r90-hint-fuel-bid = La gara ha { $turns } turni. Un'auto leggera va meglio in qualifica, ma deve fare rifornimento prima. Fino a qualifiche finite nessuno vede quanto ne hai.
r90-ask-tyres = Quali gomme monti?
r90-hint-tyres = Meteo: { $weather }. Le gomme sbagliate costano punti a ogni turno, e si cambiano solo con un pit stop.
r90-ask-refuel = Quanto carburante metti?
r90-hint-refuel = La sosta ne dà per 10 turni; ogni 3 turni in più costano 1 sezione. Se non basta fino alla fine, dovrai fermarti ancora.
r90-ask-versatility = VERSATILITY: cambi strategia?
r90-hint-versatility = Puoi farlo una volta, poi non più fino al prossimo pit stop.
r90-ask-weather = Dove va il meteo?
r90-hint-weather = Ora: { $weather }. Hai { $tyres }. Le gomme sbagliate costano punti, e la pioggia toglie 20 a ogni check.
r90-ask-yellow-flag = Dove metti la bandiera gialla?
r90-hint-yellow-flag = Ogni auto che ce l'ha davanti, anche la tua, paga 1 punto per proseguire, e in quella sezione nessuno sorpassa. Resta fino alla fine del turno { $turn }.
r90-ask-green-flag = Quale bandiera gialla togli?
r90-hint-green-flag = La sua sezione torna libera, anche per gli altri.
r90-ask-soft-bonus = Usi un bonus delle gomme soft?
r90-hint-soft-bonus = Bonus rimasti: { $soft }. Uno a turno; con il pit stop finiscono.
r90-ask-orange-flag = Bandiera arancione: fai tentare a { $car } la Frenata Ritardata?
r90-hint-orange-flag = Fino a { $target } sorpassa tutte le auto della sua sezione. Oltre: va fuoripista{ $paths ->
        [yes] , e un incidente può far uscire la Safety Car.
       *[no] .
    }
r90-ask-off-track-check = Fuoripista! Check contro { $target }: con quale carta?
r90-hint-off-track-check = Fino a { $target } riprendi il controllo, oltre continui a scivolare. La carta si scarta.
r90-ask-safety-car = Safety Car: quale carta scarti?
r90-hint-safety-car = Dietro alla Safety Car peschi una carta, muovi di 1 sezione e ne scarti una. Nessuno sorpassa.

# Le risposte.
r90-answer-keep-hand = la tengo
r90-answer-new-hand = muletto: { $cards } carte nuove
r90-answer-decline = rinuncio
r90-answer-alone = no, questa da sola
r90-answer-box = pit stop
r90-answer-drive-on = tiro dritto
r90-answer-enough = basta: pesco fino a { $limit }
r90-answer-deck = pesco dal mazzo
r90-answer-skip = salto il turno
r90-answer-chips = gettoni
r90-answer-blind = Blind Check (alla cieca)
r90-answer-as-played = restano come le ho giocate
r90-answer-pass = sorpasso
r90-answer-pass-paying = sorpasso pagando, e tengo quello gratis per dopo
r90-answer-stay = resto dietro
r90-answer-stay-here = no, resto qui
r90-answer-brake-late = Frenata Ritardata
r90-answer-point = quella { $colour }: +{ $bonus }
r90-answer-no-point = nessuna
r90-answer-rescue = sì, continuo
r90-answer-retire = no, per me finisce qui
r90-answer-keep-strategy = tengo { $strategy }
r90-answer-drier = verso l'asciutto
r90-answer-wetter = verso la pioggia
r90-answer-leave-weather = lo lascio com'è
r90-answer-no-flag = da nessuna parte
r90-answer-keep-flags = nessuna
r90-answer-use-soft = sì, +1
r90-answer-save-soft = no, lo conservo
r90-answer-stay-robot = no, resta lì
r90-answer-fuel = { $turns } turni
r90-answer-flag = { $where }{ $ahead ->
        [0] {""}
        [one] , dietro a 1 auto
       *[other] , dietro a { $ahead } auto
    }
r90-chart-name = { $country } { $side }
r90-chart-facts = { $tyres } gettoni gomma, { $cards } carte, { $damage } spazi danno

# Che cosa farebbe una scelta, in breve.
r90-preview-move = { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } → { $where }
r90-preview-bonus = { $bonus } { $why ->
        [trajectory] traiettoria
        [balance] BALANCE
        [soft] gomme soft
        [tyres] per le gomme sbagliate
        [off-track] dopo il fuoripista
       *[hazard] HAZARD
    }
r90-preview-past = sorpassi { $cars }
r90-preview-stuck = ti blocca { $car }
r90-preview-lap-checks = { $checks ->
        [one] check di doppiaggio
       *[other] { $checks } check di doppiaggio
    }
r90-preview-check = check ≤ { $target }: { $own ->
        [0] non riesce con nessuna tua carta
        [one] riesce con 1 tua carta
       *[other] riesce con { $own } tue carte
    }, alla cieca { $odds }%
r90-preview-check-blind = check ≤ { $target }: { $odds }%
r90-preview-check-second = secondo check: alla cieca { $odds }%
r90-preview-brake = Frenata Ritardata { $odds }% → { $distance }
r90-preview-odds = ≤ { $target }: { $odds }%
r90-preview-off = altrimenti fuoripista: il prossimo turno serve solo a rientrare, a: { $where }
r90-preview-off-last = altrimenti fuoripista fino alla fine, dietro a tutte le auto che sono qui
r90-preview-pairs = { $pairs ->
        [one] anche in 1 coppia
       *[other] anche in { $pairs } coppie
    }
r90-preview-pairs-other = coppia: comincia dall'altra carta
r90-preview-event-orange = puoi far tentare ai robot la Frenata Ritardata
r90-preview-event-blue = doppiare ti costa meno
r90-preview-event-green = togli una bandiera gialla
r90-preview-event-yellow = in una curva a scelta
r90-preview-event-weather = muovi il meteo
r90-preview-passes = riesce
r90-preview-fails = fallisce: 1 danno, rosso o marrone
r90-preview-fails-lapping = fallisce: ti fermi
r90-preview-out = sei fuori gara
r90-preview-risk = se fallisce sei fuori gara
r90-preview-target = nuovo target { $factor }
r90-preview-played = la stai giocando
r90-preview-behind = dietro a { $cars }
r90-preview-place = posizione { $place }{ $laps ->
        [0] {""}
        [one] , a un giro
       *[other] , a { $laps } giri
    }
r90-preview-value = totale { $value }
r90-preview-owed = ancora da pagare: { $owed }
r90-preview-left = { $left ->
        [one] resta 1 gettone
       *[other] restano { $left } gettoni
    }
r90-preview-current = come ora
r90-preview-cost = { $cost ->
        [0] gratis
        [one] costa 1 punto
       *[other] costa { $cost } punti
    }
r90-preview-skip = { $level ->
        [junior] nessun movimento
       *[basic] nessun movimento, ma puoi cambiare strategia
    }
r90-preview-nothing = niente oltre a quello che dice l'elenco
r90-preview-specials = { $specials ->
        [one] SPECIAL: 1 Carta Circuito
       *[other] SPECIAL: { $specials } Carte Circuito
    }
r90-preview-specials-perhaps = { $specials ->
        [one] forse SPECIAL: 1 Carta Circuito
       *[other] forse SPECIAL: { $specials } Carte Circuito
    }
r90-preview-off-path = altrimenti fuoripista: { $path }
r90-preview-else-path = altrimenti: { $path }
r90-preview-past-robot = sorpassa { $cars }
r90-preview-off-robot = altrimenti fuoripista
r90-preview-fails-path = fallisce: { $path }
r90-preview-setup = { $points } punti
r90-preview-bid = { $bonus } in qualifica
r90-preview-chips = { $chips } gettoni
r90-preview-wrong-tyres = { $points } a turno con questo meteo
r90-preview-refuel-by = rifornimento entro il turno { $turn }
r90-preview-refuel-enough = basta fino alla fine
r90-preview-extra = { $sections ->
        [one] costa 1 sezione in più
       *[other] costa { $sections } sezioni in più
    }
r90-preview-robots-stop = tutti i robot ai box per le gomme
r90-preview-most = { $points ->
        [one] fino a 1 punto
       *[other] fino a { $points } punti
    }
r90-preview-not-alone = solo in coppia
r90-preview-flags = { $flags ->
        [one] oltre una bandiera gialla
       *[other] oltre { $flags } bandiere gialle
    }
r90-preview-fuel-to-end = { $sections ->
        [one] carburante fino alla fine: 1 sezione in più
       *[other] carburante fino alla fine: { $sections } sezioni in più
    }
r90-preview-frees = libera { $cars }
r90-preview-slows = rallenta { $cars }
r90-preview-sure = sicura

# Che cosa è successo.
r90-and = { $list } e { $last }
r90-past-whom = { $who ->
        [you] te
       *[other] { $player }
    }
r90-lap-whom = { $who ->
        [you] te
       *[other] { $player }
    }
r90-un-lap-whom = { $who ->
        [you] da te
       *[other] da { $player }
    }
r90-event-set-up = { $track }, { $level }: { $players } giocatori, e i robot { $robots }.
r90-event-set-up-short = { $track }, { $level }, corsa breve: { $players } giocatori, e i robot { $robots }.
r90-event-modules = Si gioca con: { $modules }.
r90-event-skill = { $who ->
        [you] Hai
       *[other] { $player } ha
    } l'abilità { $skill }.
r90-event-chart-bare = { $who ->
        [you] Guidi
       *[other] { $player } guida
    } { $country }.
r90-event-car-setup = { $who ->
        [you] Imposti la tua auto
       *[other] { $player } imposta l'auto
    }: { $facts }.
r90-event-chart = { $who ->
        [you] Guidi
       *[other] { $player } guida
    } { $country }: { $facts }.
r90-event-dealt = { $player } riceve { $cards }.
r90-event-dealt-you = La tua mano: { $cards }.
r90-event-substitute-new = { $who ->
        [you] Prendi
       *[other] { $player } prende
    } il muletto e una mano nuova.
r90-event-substitute-kept = { $who ->
        [you] Tieni
       *[other] { $player } tiene
    } la prima mano.
r90-event-sealed = { $who ->
        [you] La tua carta di qualifica è
       *[other] { $player }: la carta di qualifica è
    } sul tavolo, coperta.
r90-event-qualified = Qualifiche: { $results }.
r90-qualified-fuel = { $turns } turni di carburante { $bonus }
r90-event-grid = La griglia: { $order }.
r90-event-fuel = Rifornimento entro il turno: { $fuel }.
r90-event-weather-start = Meteo alla partenza: { $slot }.
r90-event-weather-card = { $who ->
        [you] Sposti
        [same] Sposta
       *[other] { $player } sposta
    } il meteo{ $way ->
        [drier] {" "}verso l'asciutto
        [wetter] {" "}verso la pioggia
       *[unknown] {""}
    }: { $slot }.
r90-event-robot-tyres-start = I robot partono con { $tyres }.
r90-event-robot-tyres-weather = I robot passano a { $tyres }.
r90-event-tyres = { $who ->
        [you] Monti
        [same] Monta
       *[other] { $player } monta
    } { $tyres } ({ $chips ->
        [one] 1 gettone
       *[other] { $chips } gettoni
    }).
r90-event-special = { $who ->
        [you] Realizzi
        [same] Realizza
       *[other] { $player } realizza
    } uno SPECIAL con { $strategy }: { $cards }.
r90-event-special-shown = { $who ->
        [you] Realizzi
        [same] Realizza
       *[other] { $player } realizza
    } uno SPECIAL con { $strategy }, grazie a { $shown }: { $cards }.
r90-event-strategy = { $who ->
        [you] La tua strategia
        [same] Strategia
       *[other] { $player }, strategia
    }: { $strategy }.
r90-event-strategy-skip = { $who ->
        [you] La tua strategia
        [same] Strategia
       *[other] { $player }, strategia
    } dal prossimo turno: { $strategy }.
r90-event-strategy-versatility = VERSATILITY: { $who ->
        [you] passi
        [same] passa
       *[other] { $player } passa
    } a { $strategy }.
r90-event-turn = ── Turno { $turn } di { $turns } · giro { $lap } di { $laps } ──
r90-event-turn-first = Via! In questo turno ogni sezione vale come un rettilineo, e le traiettorie non danno ancora bonus.
r90-event-turn-last = Ultimo turno! Ora ogni sezione vale come un rettilineo.
r90-event-turn-restart = Ripartenza! In questo turno ogni sezione vale come un rettilineo, e le traiettorie non danno bonus.
r90-event-turn-safety-car = Safety Car: tutti muovono di 1 sezione, e nessuno sorpassa.
r90-event-chasing = { $who ->
        [you] In questo turno incalzi
       *[other] In questo turno { $player } incalza
    } { $chased }.
r90-event-chasing-nobody = { $who ->
        [you] In questo turno non hai
       *[other] In questo turno { $player } non ha
    } nessuno da incalzare.
r90-event-leader = { $who ->
        [you] Passi
        [same] Passa
       *[other] { $player } passa
    } in testa!
r90-event-contest = Contest { $where }: { $cars }.
r90-event-contest-laid = { $who ->
        [you] Metti
       *[other] { $player } mette
    } { $cards }.
r90-event-contest-declined = { $who ->
        [you] Rinunci
       *[other] { $player } rinuncia
    }.
r90-event-contest-shown = { $results }.
r90-contest-value = { $car }: { $total } ({ $sum })
r90-contest-corner = curva { $modifier }
r90-event-contest-result = Ora, dal primo all'ultimo: { $cars }.
r90-event-contest-tie = Contatto: { $cars }!
r90-event-pit = { $who ->
        [you] Ti fermi ai box e rientri
       *[other] { $player } si ferma ai box e rientra
    } { $where }.
r90-event-pit-fuel = { $who ->
        [you] Devi fare rifornimento e rientri
       *[other] { $player } deve fare rifornimento e rientra
    } { $where }.
r90-event-pit-forced = { $who ->
        [you] Dopo il fuoripista devi fermarti ai box e rientri
       *[other] Dopo il fuoripista { $player } deve fermarsi ai box e rientra
    } { $where }.
r90-event-pit-tyres = I robot si fermano per le gomme: { $stops }.
r90-event-refuelled = { $who ->
        [you] Metti
        [same] Mette
       *[other] { $player } mette
    } carburante per { $turns } turni; prossima sosta entro il turno { $chit }.
r90-event-refuelled-enough = { $who ->
        [you] Metti
        [same] Mette
       *[other] { $player } mette
    } carburante per { $turns } turni, e basta fino alla fine.
r90-event-serviced = { $who ->
        [you] Ricevi
        [same] Riceve
       *[other] { $player } riceve
    } { $things }.
r90-event-discarded = { $who ->
        [you] Scarti
        [same] Scarta
       *[other] { $player } scarta
    } { $cards }.
r90-event-drew = { $who ->
        [you] Peschi
        [same] Pesca
       *[other] { $player } pesca
    } { $cards }.
r90-event-drew-discards = { $who ->
        [you] Prendi
        [same] Prende
       *[other] { $player } prende
    } { $cards } dagli scarti.
r90-event-reshuffled = Il mazzo è finito: gli scarti vengono mescolati e formano un nuovo mazzo.
r90-event-reshuffled-track = Le Carte Circuito sono finite: quelle scartate vengono mescolate e formano un nuovo mazzo.
r90-event-skipped = { $who ->
        [you] Salti il turno
        [same] Salta il turno
       *[other] { $player } salta il turno
    }.
r90-event-played = { $who ->
        [you] Giochi
        [same] Gioca
       *[other] { $player } gioca
    } { $cards }.
r90-event-played-cost = { $who ->
        [you] Giochi
        [same] Gioca
       *[other] { $player } gioca
    } { $cards }, al costo di { $cost }.
r90-event-bonus = Bonus: { $bonus }.
r90-event-flag-yellow = { $who ->
        [you] Metti
        [same] Mette
       *[other] { $player } mette
    } una bandiera gialla { $where }{ $ahead ->
        [0] {""}
        [one] , dietro a 1 auto
       *[other] , dietro a { $ahead } auto
    }.
r90-event-flag-green = { $who ->
        [you] Togli
        [same] Toglie
       *[other] { $player } toglie
    } la bandiera gialla { $where }.
r90-event-flag-blue = { $who ->
        [you] Ora hai
        [same] Ora ha
       *[other] Ora { $player } ha
    } una bandiera blu: i doppiaggi costano meno.
r90-event-flag-orange = { $who ->
        [you] Ora hai la bandiera arancione: puoi
        [same] Ora ha la bandiera arancione: può
       *[other] Ora { $player } ha la bandiera arancione: può
    } far tentare ai robot la Frenata Ritardata.
r90-event-flag-unused = La { $flag } non ha effetto.
r90-event-flags-in = Comincia un nuovo stage: tutte le bandiere vengono tolte.
r90-event-forced = { $who ->
        [you] Fai
       *[other] { $player } fa
    } tentare a { $car } la Frenata Ritardata.
r90-event-paid = { $who ->
        [you] Paghi
        [same] Paga
       *[other] { $player } paga
    } con { $payment }.
r90-event-paid-off-track = { $who ->
        [you] Ti costa
       *[other] Costa
    } { $payment }.
r90-event-damage = { $who ->
        [you] Prendi
        [same] Prende
       *[other] { $player } prende
    } { $disc ->
        [red] un danno rosso
       *[brown] un danno marrone, non riparabile
    }.
r90-event-passed-movement = { $who ->
        [you] Riesci
        [same] Riesce
       *[other] { $player } riesce
    } nel check ({ $factor } contro { $target }).
r90-event-failed-movement = { $who ->
        [you] Fallisci
        [same] Fallisce
       *[other] { $player } fallisce
    } il check ({ $factor } contro { $target }).
r90-event-passed-lapping = { $who ->
        [you] Riesci
        [same] Riesce
       *[other] { $player } riesce
    } nel check di doppiaggio ({ $factor } contro { $target }).
r90-event-failed-lapping = { $who ->
        [you] Fallisci
        [same] Fallisce
       *[other] { $player } fallisce
    } il check di doppiaggio ({ $factor } contro { $target }).
r90-event-passed-late-braking = { $who ->
        [you] Riesci
        [same] Riesce
       *[other] { $player } riesce
    } nella Frenata Ritardata ({ $factor } contro { $target }).
r90-event-failed-late-braking = { $who ->
        [you] Freni troppo tardi
        [same] Frena troppo tardi
       *[other] { $player } frena troppo tardi
    } ({ $factor } contro { $target }).
r90-event-passed-off-track = { $who ->
        [you] Riprendi il controllo
        [same] Riprende il controllo
       *[other] { $player } riprende il controllo
    } ({ $factor } contro { $target }).
r90-event-failed-off-track = { $who ->
        [you] Continui a scivolare
        [same] Continua a scivolare
       *[other] { $player } continua a scivolare
    } ({ $factor } contro { $target }).
r90-event-laid = { $who ->
        [you] Metti
       *[other] { $player } mette
    } { $cards } sugli scarti.
r90-event-drove = { $who ->
        [you] Avanzi
        [same] Avanza
       *[other] { $player } avanza
    } di { $sections ->
        [one] 1 sezione
       *[other] { $sections } sezioni
    }{ $bonuses } fino { $where }{ $passes }.
r90-event-drove-nowhere = { $who ->
        [you] Resti
        [same] Resta
       *[other] { $player } resta
    } { $where }.
r90-event-drove-past = { $whom ->
        [you] { $who ->
                [same] Ti sorpassa
               *[other] { $player } ti sorpassa
            }
       *[others] { $who ->
                [you] Sorpassi
                [same] Sorpassa
               *[other] { $player } sorpassa
            } { $cars }
    } { $where }.
r90-event-drove-lap = { $whom ->
        [you] { $who ->
                [same] Ti doppia
               *[other] { $player } ti doppia
            }
       *[others] { $who ->
                [you] Doppi
                [same] Doppia
               *[other] { $player } doppia
            } { $cars }
    } { $where }.
r90-event-drove-un-lap = { $who ->
        [you] Ti sdoppi
        [same] Si sdoppia
       *[other] { $player } si sdoppia
    } { $cars } { $where }.
r90-drove-past = { $whom ->
        [you] , sorpassandoti
       *[others] , sorpassando { $cars }
    }
r90-drove-lap = { $whom ->
        [you] , doppiandoti
       *[others] , doppiando { $cars }
    }
r90-drove-un-lap = , { $who ->
        [you] sdoppiandoti
       *[other] sdoppiandosi
    } { $cars }
r90-drove-flags = { $flags ->
        [one] , oltre una bandiera gialla
       *[other] , oltre { $flags } bandiere gialle
    }
r90-drove-lost = { $left ->
        [one] Un punto va perso.
       *[other] { $left } punti vanno persi.
    }
r90-event-point = { $who ->
        [you] Prendi
        [same] Prende
       *[other] { $player } prende
    } la traiettoria { $colour }, +{ $bonus }.
r90-event-braked-late = { $who ->
        [you] Prosegui
        [same] Prosegue
       *[other] { $player } prosegue
    } fino { $where }{ $passes }.
r90-event-braked-with = { $who ->
        [you] Ritardi la frenata con { $card } e prosegui
        [same] Ritarda la frenata con { $card } e prosegue
       *[other] { $player } ritarda la frenata con { $card } e prosegue
    } fino { $where }{ $passes }.
r90-event-off-track = { $who ->
        [you] Finisci
        [same] Finisce
       *[other] { $player } finisce
    } fuoripista { $where }{ $paths ->
        [yes] !
       *[no] {" "}e il prossimo turno è perso!
    }
r90-event-penalty = { $who ->
        [you] Al prossimo turno perdi
        [same] Al prossimo turno perde
       *[other] Al prossimo turno { $player } perde
    } { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
r90-event-pit-due = { $who ->
        [you] Devi fermarti
        [same] Deve fermarsi
       *[other] { $player } deve fermarsi
    } ai box al turno { $turn }.
r90-event-regained = { $who ->
        [you] Ti fermi
        [same] Si ferma
       *[other] { $player } si ferma
    } a bordo pista { $where }.
r90-event-re-entered = { $who ->
        [you] Torni
        [same] Torna
       *[other] { $player } torna
    } in pista { $where }.
r90-event-out-damage = { $who ->
        [you] Sei fuori gara: la tua
        [same] È fuori gara: la sua
       *[other] { $player } è fuori gara: la sua
    } auto non regge altri danni.
r90-event-out-fuel = { $who ->
        [you] Sei fuori gara: il tuo
        [same] È fuori gara: il suo
       *[other] { $player } è fuori gara: il suo
    } serbatoio è vuoto.
r90-event-out-tyres = { $who ->
        [you] Sei fuori gara: le tue
        [same] È fuori gara: le sue
       *[other] { $player } è fuori gara: le sue
    } gomme sono distrutte.
r90-event-out-crash = { $who ->
        [you] Sei fuori gara: la tua
        [same] È fuori gara: la sua
       *[other] { $player } è fuori gara: la sua
    } auto è distrutta.
r90-event-safety-car = Esce la Safety Car! Tutti in fila dietro di lei: { $cars }.
r90-event-safety-car-in = La Safety Car rientra.
r90-event-rescued = { $who ->
        [you] Prendi
       *[other] { $player } prende
    } il posto di { $robot } { $where }.
r90-event-finished-flag = Bandiera a scacchi! { $first } vince davanti a { $second } e { $third }.
r90-event-finished-no-players = In gara non c'è più nessun giocatore. { $first } vince davanti a { $second } e { $third }.

# Perché qualcosa è rifiutato.
r90-reason-match-over = La gara è finita.
r90-reason-card-frozen = { $card } è congelata: è stata usata in un contest, e torna in mano al prossimo turno.
r90-reason-card-is-target = { $card } è sulla tua scheda, come target.
r90-reason-card-spent = { $card } è già stata usata in questo turno.
r90-reason-not-enough-tyres = { $cards } costa { $owed ->
        [one] 1 gomma
       *[other] { $owed } gomme
    }; fra gettoni e altre carte arrivi a { $have }.
r90-reason-no-chip-left = { $cards } costa gomme, e almeno una dev'essere un gettone: non ne hai più.
r90-reason-only-chips = { $cards } costa { $owed ->
        [one] 1 gomma
       *[other] { $owed } gomme
    }, e in questa gara si paga solo in gettoni: ne hai { $chips }.
r90-reason-not-enough-chips = { $owed ->
        [one] C'è 1 gomma
       *[other] Ci sono { $owed } gomme
    } da pagare e hai { $chips ->
        [one] 1 gettone
       *[other] { $chips } gettoni
    }: paga anche con carte.
r90-reason-no-damage-slots = { $cards } porta { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }, e la tua auto { $free ->
        [0] non ne regge più
       *[other] ne regge ancora solo { $free }
    }.
r90-reason-not-a-pair = { $first } e { $second } non fanno coppia: un +1 va con qualsiasi carta, un +2 con un altro +2.
r90-reason-lower-number-first = Comincia questa coppia da { $second }: nella tua mano viene prima.
r90-reason-rising-order = { $card } viene prima di { $last }: nomina le carte nell'ordine della mano.
r90-reason-too-few-after = Dopo { $card } te ne servirebbero ancora { $needed } (disponibili: { $left }): comincia da una precedente.
r90-reason-must-discard = Hai { $excess ->
        [one] 1 carta
       *[other] { $excess } carte
    } di troppo: prima scarta.
r90-reason-chart-taken = { $chart } non è più libera: quella scheda l'ha presa { $player }.
r90-reason-no-such-chart = La scheda «{ $chart }» non esiste.
r90-reason-point-taken = Lì c'è { $car }.
r90-reason-no-such-point = { $points ->
        [0] Qui non ci sono traiettorie
        [one] Qui c'è solo 1 traiettoria
       *[other] Qui ci sono solo { $points } traiettorie
    }.
r90-reason-not-on-offer = { $card } non è fra quelle che puoi scegliere.
r90-reason-order-begun = Hai già cominciato a ordinarle: continua.
r90-reason-pass-compulsory = Hai i punti per farlo: devi sorpassare { $car }.
r90-reason-no-paying-pass-not-free = Non hai un sorpasso gratis da conservare: con «pass» si paga.
r90-reason-no-paying-pass-points = Non hai i punti per pagare il sorpasso di { $car }.
r90-reason-no-late-braking-section = La Frenata Ritardata si fa solo nelle sezioni di frenata.
r90-reason-no-late-braking-stay-first = Prima decidi il sorpasso; la Frenata Ritardata viene dopo.
r90-reason-already-pitted = In questo turno hai già fatto una sosta ai box.
r90-reason-box-before-the-draw = Il pit stop viene prima di pescare: per questo turno è tardi.
r90-reason-deck-empty = Non ci sono più carte da pescare.
r90-reason-no-robot-left = Non ci sono più robot da sostituire.
r90-reason-module-not-played = In questa gara si gioca senza { $module }.
r90-reason-no-soft-left = Hai già usato i tuoi { $sets } treni di gomme soft.
r90-reason-too-many-points = Questo setup costa { $points } punti, e tu ne hai { $most }.
r90-reason-skill-taken = Tre piloti hanno già { $skill }.
r90-reason-off-corner = { $card } vale solo se passi per { $corner }: così non ci arrivi.
r90-unplayable-off-corner = solo passando per { $corner }: così non ci arrivi
r90-reason-card-fresh = { $card } è appena arrivata: puoi usarla dal prossimo turno.
r90-unplayable-card-fresh = dal prossimo turno
r90-reason-flag-there = C'è già una bandiera gialla { $section }.
r90-reason-flag-before-point = Lì { $car } è su una traiettoria: la bandiera non può stare davanti a quell'auto.
r90-reason-same-strategy = { $strategy } è già la tua strategia: con «keep-strategy» la tieni.
r90-reason-no-flag-place-section = Questa sezione non esiste.
r90-reason-no-flag-place-corner = Le bandiere gialle si mettono solo nelle sezioni di curva.
r90-reason-no-flag-place-cars = In quella sezione non ci sono così tante auto.
r90-reason-no-braking-card-symbol = { $card } non serve per la Frenata Ritardata.
r90-reason-no-braking-card-corner = { $card } serve per la Frenata Ritardata di un'altra curva.
r90-reason-no-box-off-track = Nel turno in cui rientri in pista non puoi fermarti ai box.
r90-reason-no-flag-there = Non c'è una bandiera gialla { $section }.
r90-reason-fuel-not-offered = Qui non puoi mettere carburante per { $turns ->
        [one] 1 turno
       *[other] { $turns } turni
    }; puoi metterne per: { $offered }.
r90-reason-weather-end = Il meteo non può andare oltre { $kind ->
        [dry] l'asciutto
       *[rain] la pioggia
    }.

# Il terminale.
r90-intro =
    Vince chi è in testa dopo l'ultimo turno. Tu sei { $mark }, il LEADER è { $leader }.
    A ogni turno muovono tutti, dal LEADER all'indietro. Peschi una carta, poi ne giochi una o una coppia: una con un +1, o due +2. Va percorsa tutta.
    +4 (11) vale 4 sezioni, fattore 11. Le rosse (V) costano gomme e danni, le verdi (G) chiedono check, le arancioni (C) fanno pescare, { $events ->
        [some] le gialle (E) portano { $brought }
       *[none] le gialle (E) non fanno nulla
    }. { $pay ->
        [chips] Le gomme si pagano in gettoni.
       *[cards] La prima gomma è un gettone, le altre anche carte.
    }
    Check: { $level ->
        [junior] riesce se la prima carta del mazzo arriva al massimo al tuo target
       *[basic] riesce una carta fino al tuo target
    }, oltre è 1 danno; la carta è il nuovo target. Troppi danni e sei fuori. I box riparano i rossi, non i marroni.
    { $level ->
        [junior] Un sorpasso costa 1 punto, in curva 2; chi ha i punti deve sorpassare.
       *[basic] In rettilineo un sorpasso costa 1 punto. In curva resti dietro fino al contest del turno dopo; in frenata pure, o rischi una Frenata Ritardata.
    } Da una traiettoria, una carta del suo colore ti porta oltre.
    Una sosta costa { $sections } sezioni. { $level ->
        [junior] Non è mai obbligatoria.
       *[basic] Falla entro il tuo turno di rifornimento.
    }
r90-intro-track-cards = Con gli SPECIAL della tua strategia prendi Carte Circuito: forti, ma solo se passi per la loro curva.
r90-intro-weather = Le gomme sbagliate per il meteo costano 1 o 2 punti a turno; la pioggia toglie 20 ai check.
r90-intro-fuel = Una sosta dà carburante per 10 turni; 3 turni in più costano 1 sezione.
r90-intro-flags = Le bandiere restano fino alla fine dello stage; una gialla costa 1 punto, e lì nessuno sorpassa.
r90-intro-off-track = Fuoripista puoi distruggere l'auto e far uscire la Safety Car, fino alla fine dello stage.
r90-title = { $track } · turno { $turn } di { $turns } · giro { $lap } di { $laps }
r90-title-before = { $track } · prima della gara
r90-title-track = Dal LEADER all'indietro
r90-title-ahead = Davanti a te
r90-title-standings = La gara finora
r90-title-classification = Ordine d'arrivo
r90-legend = { $leader } LEADER · { $own } tu · ✓ ha mosso · traiettorie: ● libera, ○ presa
r90-legend-down = { $mark } auto doppiata
r90-legend-pit = { $mark } appena ai box
r90-legend-flag = { $mark } bandiera gialla
r90-legend-safety-car = { $mark } Safety Car
r90-legend-tyres = gomme: { $types }
r90-mark-safety-car = SC
r90-mark-back = rientra a: { $where }
r90-mark-penalty = −{ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
r90-mark-due = box al turno { $turn }
r90-table-weather = Meteo
r90-table-rain = check −20
r90-table-stage = Stage
r90-table-stage-ends = { $stage } di { $stages }, fino al turno { $turn }
r90-table-robots = Robot
r90-table-blue = Bandiera blu
r90-table-orange = Bandiera arancione
r90-table-safety-car = Safety Car fino alla fine del turno { $turn }
r90-table-restart = Ripartenza: ogni sezione vale come un rettilineo
r90-mark-pit = box
r90-mark-off = fuoripista
r90-here = qui
r90-target = Frenata Rit. ≤ { $target }
r90-modifier = contest { $modifier }
r90-chart-tyres = Gomme
r90-chart-damage = Danni
r90-chart-target = Target Check
r90-chart-strategy = Strategia
r90-chart-strategy-idle = per ora senza effetto
r90-chart-fuel = Rifornimento
r90-chart-fuel-by = entro il turno { $turn }
r90-chart-fuel-now = in questo turno!
r90-chart-fuel-done = fatto
r90-chart-fuel-enough = non serve
r90-chart-skill = Abilità
r90-chart-skill-used = usata
r90-chart-fresh = Dal prossimo turno
r90-chart-discs = rossi { $red }, marroni { $brown } su { $slots }
r90-chart-hand = Mano
r90-chart-frozen = Congelate
r90-chart-laid = Coperte
r90-robot-fuel = Turni di rifornimento dei robot (per ogni tipo prima il meglio piazzato): { $chits }.
r90-skills = Abilità: { $skills }.
r90-column-place = Pos
r90-column-driver = Pilota
r90-column-gap = Dist.
r90-column-tyres = Gomme
r90-column-damage = Danni
r90-column-cards = Carte
r90-column-target = Target
r90-column-strategy = Strategia
r90-column-fuel = Riforn.
r90-gap-laps = { $laps ->
        [one] −1 giro
       *[other] −{ $laps } giri
    }
r90-gap-out = fuori
r90-verdict-won = { $player } vince la gara.
r90-verdict-won-you = Vinci la gara!
r90-verdict-place = Arrivi in posizione { $place } su { $cars }.
r90-verdict-out = La tua gara è finita prima della bandiera.
r90-country-other = { $form ->
        [for] per { $name }
       *[name] { $name }
    }

# Track cards that must use their corner, and stops that could not be made.
r90-reason-misses-corner = { $card } deve passare per { $corner }: con questa risposta non ci arriverebbe.
r90-preview-bound-use-soft = serve il bonus delle soft
r90-preview-bound-drier = serve un meteo più asciutto
r90-preview-bound-wetter = serve un meteo più bagnato
r90-preview-bound-unflag = serve togliere la bandiera { $where }
r90-preview-bound-blind = serve un Blind Check
r90-event-out-stop = { $who ->
        [you] Sei fuori gara: la tua
        [same] È fuori gara: la sua
       *[other] { $player } è fuori gara: la sua
    } auto doveva fare un pit stop e non ha potuto.
