# Race! Formula 90 nel browser: ciò che sta intorno alla pista.

# In alto: turni, giri, stage.
r90-around-turn-track = Indicatore dei Giri
r90-around-turn = Turno
r90-around-turn-number = Turno { $turn }
r90-around-turn-short = T{ $turn }
r90-around-turn-lap = Turno { $turn }/{ $turns } · Giro { $lap }/{ $laps }
r90-around-turn-of = Turno { $turn }/{ $turns }
r90-around-lap-of = Giro { $lap }/{ $laps }
r90-around-before = Prima della gara
r90-around-stage = Stage { $stage }
r90-around-laps = { $laps ->
        [one] giro { $done }
       *[other] giri { $from }–{ $done }
    }
r90-around-end = fine della gara
r90-around-short = corsa breve
r90-around-track-note = Ogni casella è un turno, con i giri che rappresenta. { $robots ->
        [yes] Un segnalino dice entro quale turno un'auto deve rifornirsi; fra i robot si ferma il meglio piazzato di quel tipo.
       *[no] Un segnalino dice entro quale turno un'auto deve rifornirsi.
    } Un nuovo stage toglie le bandiere e la Safety Car.

# Meteo, bandiere, Safety Car: che cosa sono e che cosa significano.
r90-around-conditions = Ora in pista
r90-around-until = Bandiere e Safety Car restano fino alla fine del turno { $turn }.
r90-around-safety-car = Safety Car
r90-around-safety-car-means = Ognuno pesca una carta, muove di 1 sezione e scarta una carta. Nessuno sorpassa.
r90-around-restart = Ripartenza
r90-around-restart-means = In questo turno ogni sezione vale come un rettilineo, e le traiettorie non danno bonus.
r90-around-yellow = Bandiera gialla
r90-around-yellow-means = Ogni auto che ce l'ha davanti paga 1 punto per proseguire. In quella sezione niente sorpassi, contest o doppiaggi.
r90-around-blue = Bandiera blu
r90-around-blue-means = Doppiare è gratis in rettilineo e in frenata, e costa 1 punto in curva.
r90-around-orange = Bandiera arancione
r90-around-orange-means = Chi ce l'ha può far tentare la Frenata Ritardata a un robot che finisce in una sezione di frenata.
r90-around-weather-table = Alla partenza il fattore di check di una carta decide il meteo: ogni casella ha i suoi numeri. Le carte con il simbolo del meteo spostano il pedone di un passo.
r90-around-weather-dry = Vanno bene le gomme soft e hard. Le intermedie perdono 1 punto a turno, le rain 2.
r90-around-weather-uncertain = Vanno bene le intermedie. Tutte le altre perdono 1 punto a turno.
r90-around-weather-rain = Vanno bene le rain. Le intermedie perdono 1 punto a turno, le soft e le hard 2. Tutti i check sono più difficili di 20.
r90-around-robot-tyres = Tutti i robot hanno { $tyres }.

# Accanto alla pista.
r90-around-side = Piloti, cronaca, mazzi
r90-around-drivers = Piloti
r90-around-story = Cronaca
r90-around-piles = Mazzi
r90-around-own = La tua auto
r90-around-short-drivers = Piloti
r90-around-short-own = Auto
r90-around-short-turn-track = Turni
r90-around-short-piles = Mazzi
r90-around-short-story = Cronaca
r90-around-short-text = Testo
r90-around-text-board = Pista in forma di testo
r90-around-story-all = La cronaca dall'inizio

# Chi muove adesso, e perché.
r90-around-order = Ordine di gioco
r90-around-order-now = ora
r90-around-order-last = { $who ->
        [you] La tua
       *[other] { $car }
    } è l'ultima auto a muovere in questo turno.
r90-around-order-before = L'ordine di gioco comincia con il primo turno.
r90-around-order-over = La gara è finita.
r90-around-order-done = Hanno mosso tutti: comincia il prossimo turno.
r90-around-order-contest = Prima il contest: { $cars }. Il risultato decide in che ordine si muove.
r90-around-order-leader = { $who ->
        [you] Sei il LEADER e muovi prima di tutti.
       *[other] { $car } è il LEADER e muove prima di tutti.
    } Poi le auto dietro, una dopo l'altra.
r90-around-order-same-section = { $who ->
        [you] Tocca a te
       *[other] Tocca a { $car }
    }: nella sezione del LEADER muove prima chi è davanti.
r90-around-order-behind = { $who ->
        [you] Tocca a te
       *[other] Tocca a { $car }
    }: la prima auto dietro al LEADER che deve ancora muovere, { $sections ->
        [one] 1 sezione
       *[other] { $sections } sezioni
    } indietro.
r90-around-order-ahead-of-leader = { $who ->
        [you] Tocca a te
       *[other] Tocca a { $car }
    }, dopo tutti gli altri: davanti al LEADER nella stessa sezione, quindi un giro intero indietro.
r90-around-order-off-track = { $who ->
        [you] Ora rientri
       *[other] Ora { $car } rientra
    } in pista, dopo le auto di quella sezione.

# I piloti.
r90-around-you = tu
r90-around-bot = guida un bot
r90-around-leader = LEADER
r90-around-leads = LEADER
r90-around-gap = { $sections ->
        [0] alla pari con il LEADER
        [one] 1 sezione dietro il LEADER
       *[other] { $sections } sezioni dietro il LEADER
    }
r90-around-laps-down = { $laps ->
        [one] a un giro
       *[other] a { $laps } giri
    }
r90-around-you-ahead = { $sections ->
        [one] 1 sezione davanti a te
       *[other] { $sections } sezioni davanti a te
    }
r90-around-you-behind = { $sections ->
        [one] 1 sezione dietro di te
       *[other] { $sections } sezioni dietro di te
    }
r90-around-you-level = nella tua sezione
r90-around-to-leader = dal LEADER
r90-around-to-you = da te
r90-around-where = Dove
r90-around-this-turn = Questo turno
r90-around-moves = deve ancora muovere: numero { $number }
r90-around-moves-now = muove adesso
r90-around-moved = ha mosso
r90-around-pitted = sosta ai box fatta
r90-around-re-entered = di nuovo in pista
r90-around-must-pit = deve andare ai box
r90-around-trouble = In arrivo
r90-around-trajectory = traiettoria { $colour }, +{ $bonus }
r90-around-on-trajectory = sulla traiettoria { $point }
r90-around-free = libera
r90-around-out-damage = fuori: danni
r90-around-out-fuel = fuori: carburante
r90-around-out-tyres = fuori: gomme
r90-around-out-crash = fuori: incidente
r90-around-chips = { $chips ->
        [one] 1 gettone su { $most }
       *[other] { $chips } gettoni su { $most }
    }
r90-around-soft = bonus delle gomme soft
r90-around-soft-left = { $soft ->
        [one] resta 1 bonus
       *[other] restano { $soft } bonus
    }
r90-around-hand = { $cards ->
        [one] 1 carta su { $most }
       *[other] { $cards } carte su { $most }
    }
r90-around-track-cards = Carte Circuito
r90-around-known = { $cards ->
        [one] 1 nota
       *[other] { $cards } note
    }
r90-around-known-cards = note: { $cards }
r90-around-target-means = un check riesce fino a { $target }
r90-around-target-rain = pioggia −20, ma non nei doppiaggi
r90-around-target-none = nessuno prima delle qualifiche
r90-around-next-strategy = Dal prossimo turno
r90-around-chases = Incalza
r90-around-turns-left = { $turns ->
        [one] ancora 1 turno
       *[other] ancora { $turns } turni
    }
r90-around-flags = Bandiere
r90-around-moved-with = Giocate
r90-around-robot = Robot
r90-around-robot-stops = il meglio piazzato di questo tipo, entro il turno { $turns }
r90-around-no-chart = Non hai ancora un'auto.

# I mazzi.
r90-around-pile-race = Carte Corsa
r90-around-pile-track = Carte Circuito
r90-around-deck = { $cards ->
        [one] mazzo: 1 carta
       *[other] mazzo: { $cards } carte
    }
r90-around-discards = { $cards ->
        [one] scarti: 1 carta
       *[other] scarti: { $cards } carte
    }
r90-around-discards-newest = Scarti, prima i più recenti ({ $cards })
r90-around-cup = Danni ancora da pescare
r90-around-cup-red = { $discs ->
        [one] 1 rosso (riparabile)
       *[other] { $discs } rossi (riparabili)
    }
r90-around-cup-brown = { $discs ->
        [one] 1 marrone (permanente)
       *[other] { $discs } marroni (permanenti)
    }

# La pista come testo.
r90-around-text-race = La gara
r90-around-text-question = Che cosa ti si chiede
r90-around-text-hand = La tua mano
r90-around-text-order = Ordine di gioco
r90-around-text-track = La pista
r90-around-text-drivers = Piloti
r90-around-text-piles = Mazzi
r90-around-text-no-question = Niente, per ora.
r90-around-text-no-cards = Nessuna carta.
r90-around-text-refused = Ora non si può
r90-around-text-distance = Da te
r90-around-text-section = Sezione
r90-around-text-asks = Che cos'è
r90-around-text-cars = Chi c'è, dal primo all'ultimo
r90-around-path = Fuoripista: { $path }
r90-around-pit-time = Un pit stop costa { $sections } sezioni.
r90-around-kind-straight = rettilineo
r90-around-kind-corner = sezione di curva
r90-around-kind-braking = sezione di frenata

# A stop that could not be made.
r90-around-out-stop = fuori: pit stop mancato
