# Race! Formula 90.

# Chi guida.
r90-player = Giocatore { $number }
r90-fast = FAST { $number }
r90-slow = SLOW { $number }
r90-superfast = SUPERFAST { $number }
r90-country-brazil = Brasile
r90-country-england = Inghilterra
r90-country-france = Francia
r90-country-germany = Germania
r90-country-italy = Italia
r90-country-japan = Giappone
r90-level-basic = Gioco Base
r90-level-junior = variante Junior

# Dove, in pista: il nome, lì, fin lì, o la curva a cui appartiene un rettilineo o una frenata.
r90-corner-turn = { $form ->
        [at] alla curva { $name }
        [to] alla curva { $name }
        [of] la curva { $name }
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
r90-corner-parabolica = { $form ->
        [at] alla Parabolica
        [to] alla Parabolica
        [of] la Parabolica
       *[name] Parabolica
    }
r90-section-braking = { $form ->
        [at] alla frenata per { $corner }
        [to] alla frenata per { $corner }
       *[name] Frenata per { $short }
    }
r90-section-straight = { $form ->
        [at] sul rettilineo dopo { $corner }
        [to] al rettilineo dopo { $corner }
       *[name] Rettilineo dopo { $short }
    }
r90-section-main = { $form ->
        [at] sul rettilineo dei box
        [to] al rettilineo dei box
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

# Strategie: i nomi, e che cosa fanno.
r90-strategy-save-tyres = SAVE TYRES (risparmia le gomme)
r90-strategy-hazard = HAZARD (rischio)
r90-strategy-balance = BALANCE (bilanciamento)
r90-strategy-lucky = LUCKY (fortunato)
r90-strategy-chase = CHASE (incalzare)
r90-strategy-banging-wheels = BANGING WHEELS (ruota a ruota)
r90-does-save-tyres = a ogni turno le carte che giochi costano una gomma in meno
r90-does-hazard = +1 sezione per ogni check e ogni danno delle carte che giochi; la Frenata Ritardata vale 2 sezioni
r90-does-balance = le traiettorie rendono con qualsiasi carta, purché nessuna sia rossa
r90-does-lucky = a ogni turno peschi due carte e ne tieni una
r90-does-chase = invece di pescare, prendi una carta appena usata da chi ti precede, o la cima degli scarti
r90-does-banging-wheels = +3 nei contest; sorpassi in curva con 2 punti e in frenata con 1; uno gratis alla partenza

# Le domande, e che cosa valutare.
r90-ask-chart = Scegli la tua auto
r90-hint-chart = Più gomme: vai forte più a lungo. Più carte: più scelta. Più spazi danno: puoi rischiare di più.
r90-ask-substitute = Tieni questa mano?
r90-hint-substitute = Puoi cambiarla una volta sola, tutta, e poi resta quella. Una buona mano ha carte veloci, qualche +1 da abbinare, e fattori sia bassi sia alti. Una delle carte se ne va in qualifica.
r90-ask-qualify = Con quale carta fai la qualifica?
r90-hint-qualify = Parte davanti il movimento più alto; a parità, il fattore più basso. Ma la carta è persa{ $level ->
        [junior] {" "}e il suo fattore è il tuo primo target.
       *[basic] , il suo fattore è il tuo primo target, e i primi due fanno rifornimento presto.
    }
r90-ask-strategy = Quale strategia?
r90-hint-strategy = La tieni fino al prossimo pit stop o finché salti un turno. Guarda la mano, le gomme e il traffico che hai intorno.
r90-ask-contest = Contest { $where }, dal primo all'ultimo: { $cars }. Lotti?
r90-hint-contest = Una o due carte coperte; per due, comincia dalla prima in questo elenco. I robot ne pescano due. Tutti tranne il primo aggiungono il numero della curva. Il totale più alto passa davanti, a parità ci si tocca e si prende un danno. Chi rinuncia va dietro a chi lotta. Le tue carte restano congelate fino al prossimo turno.
r90-ask-contest-second = Metti { $card }. Una seconda carta?
r90-hint-contest-second = Si somma, ma anche lei resta congelata per questo turno.
r90-ask-pit = Ti fermi ai box?
r90-hint-pit = Costa { $sections } sezioni, ma hai { $level ->
        [junior] gomme nuove, riparazioni e la mano piena
       *[basic] gomme nuove, riparazioni, la mano piena, benzina fino alla fine e la strategia che vuoi
    }, e muovi lo stesso in questo turno. Guarda dove rientreresti, e in quale traffico.
r90-ask-discard = Ai box: quali carte scarti?
r90-hint-discard = { $must ->
        [yes] Hai più di { $limit } carte: qualcosa devi scartare.
       *[no] Poi peschi fino ad averne { $limit }.
    } Comincia dalla prima dell'elenco che non vuoi: quelle sopra restano.
r90-ask-draw = CHASE: che cosa prendi?
r90-hint-draw = Una carta che conosci, o una a sorpresa dal mazzo.
r90-ask-keep = LUCKY: quale carta tieni?
r90-hint-keep = L'altra va scartata.
r90-ask-play = Quale carta giochi?
r90-hint-play = Il valore va percorso tutto, quindi guarda dove ti fermeresti: dietro a un'auto che ti blocca, o su una traiettoria che rende al prossimo turno? Per una coppia, comincia dalla prima delle due in questo elenco.
r90-ask-second = Giochi { $card }. Una seconda carta con lei?
r90-hint-second = Movimenti, costi e check delle due si sommano.
r90-ask-pay = { $tyres ->
        [one] 1 gomma da pagare
       *[other] { $tyres } gomme da pagare
    }: in gettoni, o in parte con carte?
r90-hint-pay = Almeno una dev'essere un gettone. Una carta che non ti serve può risparmiartene un altro; se sono più d'una, comincia dalla prima dell'elenco.
r90-ask-check-order = Due check: quale viene prima?
r90-hint-check-order = La carta che usi per il primo diventa il target del secondo.
r90-ask-check = Check contro { $target }: con quale carta?
r90-hint-check = Fino a { $target } riesce, oltre è un danno. La carta è consumata, a meno che tu la stia giocando, e diventa il tuo nuovo target: una bassa rende più difficili i check successivi. Il Blind Check usa la prima carta del mazzo.
r90-ask-lay = Quale carta metti in cima agli scarti?
r90-hint-lay = Può finire a chi usa CHASE.
r90-ask-pass = Sorpassi { $car }?
r90-hint-pass = Punti rimasti: { $points }. { $stay ->
        [no] I punti li hai, quindi non puoi restare dietro e basta.
       *[yes] Se resti dietro, vanno persi.
    }
r90-ask-lap-check = Da LEADER, per doppiare { $car } serve un check contro { $target }
r90-hint-lap-check = Fino a { $target } riesce. Se fallisce ti fermi lì dietro, senza danni. La carta diventa il tuo nuovo target.
r90-ask-brake = Tenti la Frenata Ritardata per { $corner }?
r90-hint-brake = Decide la prima carta del mazzo. Fino a { $target }: superi tutti quelli che sono qui e vai oltre. Di più: fuoripista, e un turno intero per rientrare.
r90-ask-point = Quale traiettoria prendi?
r90-hint-point = Rende al prossimo turno, se giochi una carta del suo colore. Finché ci sei tu, è tolta agli altri.
r90-ask-rescue = Sei fuori gara. Continui al posto dell'ultimo robot?
r90-hint-rescue = Avresti un'auto con gomme nuove, nessun danno e la mano piena.

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
r90-answer-rescue = sì, si continua
r90-answer-retire = no, finisce qui
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
       *[hazard] HAZARD
    }
r90-preview-past = superi { $cars }
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
r90-preview-off = sennò fuoripista, e rientri a: { $where }
r90-preview-pairs = { $pairs ->
        [one] poi: 1 coppia
       *[other] poi: { $pairs } coppie
    }
r90-preview-pairs-other = coppia: comincia dall'altra carta
r90-preview-passes = riesce
r90-preview-fails = fallisce: danno
r90-preview-fails-lapping = fallisce: ti fermi
r90-preview-out = sei fuori gara
r90-preview-risk = se fallisce sei fuori gara
r90-preview-target = nuovo target { $factor }
r90-preview-played = la stai giocando
r90-preview-behind = dietro a { $cars }
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
        [junior] resti fermo
       *[basic] resti fermo, ma puoi cambiare strategia
    }
r90-preview-nothing = nient'altro che quello che dice il nome

# Che cosa è successo.
r90-and = { $list } e { $last }
r90-past-whom = { $who ->
        [you] a te
       *[other] a { $player }
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
r90-event-chart = { $who ->
        [you] Guidi
       *[other] Il giocatore { $number } guida
    } per { $country }: { $facts }.
r90-event-dealt = { $player } riceve { $cards }.
r90-event-dealt-you = La tua mano: { $cards }.
r90-event-substitute-new = { $who ->
        [you] Prendi
       *[other] { $player } prende
    } il muletto, e con lui una mano nuova.
r90-event-substitute-kept = { $who ->
        [you] Tieni
       *[other] { $player } tiene
    } la prima mano.
r90-event-sealed = { $who ->
        [you] La tua carta di qualifica è
       *[other] La carta di qualifica di { $player } è
    } sul tavolo, coperta.
r90-event-qualified = Qualifiche: { $results }.
r90-event-grid = La griglia: { $order }.
r90-event-fuel = Rifornimento entro il turno: { $fuel }.
r90-event-strategy = { $who ->
        [you] La tua strategia
        [same] Strategia
       *[other] La strategia di { $player }
    }: { $strategy }.
r90-event-strategy-skip = { $who ->
        [you] La tua strategia
        [same] Strategia
       *[other] La strategia di { $player }
    } dal prossimo turno: { $strategy }.
r90-event-turn = ── Turno { $turn } di { $turns } · giro { $lap } di { $laps } ──
r90-event-turn-first = Via! In questo turno ogni sezione vale come un rettilineo, e le traiettorie non rendono ancora.
r90-event-turn-last = Ultimo turno! Ora ogni sezione vale come un rettilineo.
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
r90-event-reshuffled = Il mazzo è finito: gli scarti, mescolati, ne fanno uno nuovo.
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
r90-event-paid = { $who ->
        [you] Paghi
        [same] Paga
       *[other] { $player } paga
    } con { $payment }.
r90-event-damage = { $who ->
        [you] Prendi
        [same] Prende
       *[other] { $player } prende
    } { $disc ->
        [red] un danno rosso
       *[brown] un danno marrone, non riparabile
    }.
r90-event-passed-movement = { $who ->
        [you] Il tuo check riesce
        [same] Il check riesce
       *[other] Il check di { $player } riesce
    } ({ $factor } contro { $target }).
r90-event-failed-movement = { $who ->
        [you] Il tuo check fallisce
        [same] Il check fallisce
       *[other] Il check di { $player } fallisce
    } ({ $factor } contro { $target }).
r90-event-passed-lapping = { $who ->
        [you] Il tuo check di doppiaggio riesce
        [same] Il check di doppiaggio riesce
       *[other] Il check di doppiaggio di { $player } riesce
    } ({ $factor } contro { $target }).
r90-event-failed-lapping = { $who ->
        [you] Il tuo check di doppiaggio fallisce
        [same] Il check di doppiaggio fallisce
       *[other] Il check di doppiaggio di { $player } fallisce
    } ({ $factor } contro { $target }).
r90-event-passed-late-braking = { $who ->
        [you] La tua Frenata Ritardata riesce
        [same] La Frenata Ritardata riesce
       *[other] La Frenata Ritardata di { $player } riesce
    } ({ $factor } contro { $target }).
r90-event-failed-late-braking = { $who ->
        [you] Freni troppo tardi
        [same] Frena troppo tardi
       *[other] { $player } frena troppo tardi
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
    } fino { $where }{ $passes }.
r90-event-drove-nowhere = { $who ->
        [you] Resti
        [same] Resta
       *[other] { $player } resta
    } { $where }.
r90-event-drove-past = { $who ->
        [you] Passi
        [same] Passa
       *[other] { $player } passa
    } davanti { $cars } { $where }.
r90-event-drove-lap = { $who ->
        [you] Doppi
        [same] Doppia
       *[other] { $player } doppia
    } { $cars } { $where }.
r90-event-drove-un-lap = { $who ->
        [you] Ti sdoppi
        [same] Si sdoppia
       *[other] { $player } si sdoppia
    } { $cars } { $where }.
r90-drove-past = , passando davanti { $cars }
r90-drove-lap = , doppiando { $cars }
r90-drove-un-lap = , { $who ->
        [you] sdoppiandoti
       *[other] sdoppiandosi
    } { $cars }
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
r90-event-off-track = { $who ->
        [you] Finisci
        [same] Finisce
       *[other] { $player } finisce
    } fuoripista { $where }!
r90-event-re-entered = { $who ->
        [you] Torni
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
r90-event-rescued = { $who ->
        [you] Prendi
       *[other] { $player } prende
    } il posto di { $robot } { $where }.
r90-event-finished-flag = Bandiera a scacchi! { $first } vince davanti a { $second } e { $third }.
r90-event-finished-no-players = In gara non c'è più nessun giocatore. { $first } vince davanti a { $second } e { $third }.

# Perché qualcosa è rifiutato.
r90-reason-match-over = La gara è finita.
r90-reason-card-frozen = { $card } è congelata: era in un contest, e torna in mano al prossimo turno.
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
r90-reason-no-damage-slots = { $cards } porta { $damage } danni, e la tua auto ne regge ancora { $free }.
r90-reason-not-a-pair = { $first } e { $second } non fanno coppia: un +1 va con qualsiasi carta, un +2 con un altro +2.
r90-reason-lower-number-first = Comincia questa coppia da { $second }: nella tua mano viene prima.
r90-reason-rising-order = { $card } viene prima di { $last }: nomina le carte nell'ordine della mano.
r90-reason-too-few-after = Dopo { $card } te ne servirebbero ancora { $needed } (disponibili: { $left }): comincia da una precedente.
r90-reason-must-discard = Hai { $excess ->
        [one] 1 carta
       *[other] { $excess } carte
    } di troppo: prima scarta.
r90-reason-chart-taken = { $chart } non c'è più: la scheda l'ha presa { $player }.
r90-reason-no-such-chart = Non c'è una scheda «{ $chart }».
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

# Il terminale.
r90-intro =
    Vince chi è in testa dopo l'ultimo turno. Tu sei { $mark }, il LEADER è { $leader }.
    A ogni turno muovono tutti, dal LEADER all'indietro. Peschi una carta, poi ne giochi una o una coppia: una con un +1, o due +2. Va percorsa tutta.
    +4 (11) vale 4 sezioni, fattore 11. Le rosse (V) costano gomme e danni, le verdi (G) chiedono check, le arancioni (C) fanno pescare, le bandiere (E) non fanno nulla. { $pay ->
        [chips] Le gomme si pagano in gettoni.
       *[cards] La prima gomma è un gettone, le altre anche carte.
    }
    Check: { $level ->
        [junior] riesce se la prima carta del mazzo arriva al massimo al tuo target
       *[basic] riesce una carta fino al tuo target
    }, oltre è un danno; poi il target è lei. Troppi danni e sei fuori. I box riparano i rossi, non i marroni.
    { $level ->
        [junior] Un sorpasso costa 1 punto, in curva 2; chi ha i punti deve passare.
       *[basic] In rettilineo un sorpasso costa 1 punto. In curva non passi fino al contest del turno dopo; in frenata pure, o rischi una Frenata Ritardata.
    } Da una traiettoria, una carta del suo colore ti porta oltre.
    Una sosta costa { $sections } sezioni. { $level ->
        [junior] Non è mai obbligatoria.
       *[basic] Falla entro il tuo turno di rifornimento.
    }
r90-title = { $track } · turno { $turn } di { $turns } · giro { $lap } di { $laps }
r90-title-before = { $track } · prima della gara
r90-title-track = Dal LEADER all'indietro
r90-title-ahead = Davanti a te
r90-title-standings = La gara finora
r90-title-classification = Ordine d'arrivo
r90-legend = { $leader } LEADER · { $own } tu · ✓ ha mosso · traiettorie: ● libera, ○ presa
r90-legend-down = { $mark } un giro sotto
r90-legend-pit = { $mark } appena ai box
r90-legend-off = { $mark } fuoripista
r90-mark-pit = box
r90-mark-off = fuori
r90-here = qui
r90-target = Frenata Rit. ≤ { $target }
r90-modifier = contest { $modifier }
r90-chart-tyres = Gomme
r90-chart-damage = Danni
r90-chart-target = Target
r90-chart-strategy = Strategia
r90-chart-fuel = Rifornimento
r90-chart-fuel-by = entro il turno { $turn }
r90-chart-fuel-now = in questo turno!
r90-chart-fuel-done = fatto
r90-chart-discs = rossi { $red }, marroni { $brown } su { $slots }
r90-chart-hand = Mano
r90-chart-frozen = Congelate
r90-chart-laid = Coperte
r90-robot-fuel = Rifornimento dei robot al turno: { $chits }.
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
