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
card-wrong-line = Wrong Line −1
card-off-circuit = Cordolo −2
card-lose-control = Sbandata −3
card-turbo = Turbo Boost
card-charge-gears = Charge (Lose Gears)
card-charge-engine = Charge (Engine Blows)
card-spin = Testacoda
card-spin-out = Fuori pista
card-crash = Incidente

# Che cosa fa una carta, in una riga.
help-overtake = un'auto della scuderia { $team } e quella subito dietro avanzano insieme di { $places } posizioni
help-pit = 1-6: perde altrettante posizioni; 7-12: niente
help-wrong-line = traiettoria sbagliata: un'auto qualsiasi, 1 posizione indietro
help-off-circuit = un'auto qualsiasi, 2 posizioni indietro
help-lose-control = un'auto qualsiasi, 3 posizioni indietro
help-turbo = una delle ultime tre auto, 3 posizioni avanti, da sola
help-charge-gears = 1-9: una posizione avanti; 10-12: cambio rotto, in ultima posizione. Con un'auto tua puoi continuare
help-charge-engine = 1-9: una posizione avanti; 10-12: motore in fumo, fuori gara. Con un'auto tua puoi continuare
help-spin = il dado indica una posizione: quell'auto va in fondo. Puoi ripetere il tiro una volta
help-spin-out = il dado indica una posizione: quell'auto è fuori. Puoi ripetere il tiro una volta
help-crash = il dado indica una posizione: quell'auto e una vicina sono fuori

# Le domande.
ask-play = Gioca una carta
ask-charge = Il Charge di { $car } è riuscito. Tiri ancora?
ask-spin = Il dado segna { $face }: { $car }. Tieni il tiro?
ask-spin-empty = Il dado segna { $face }: lì non c'è nessuna auto. Tieni il tiro?
ask-crash = Incidente per { $car }. Quale auto trascina fuori con sé?

# Le risposte, accanto al loro effetto.
answer-roll = tira ancora
answer-stop = fermati qui, in { $place }
answer-keep = tieni il tiro
answer-reroll = tira di nuovo, e vale il secondo
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
no-car = nessun effetto: non c'è un'auto su cui giocarla

# Che cosa è successo.
event-race-started = Gara { $race } di { $races }: { $circuit }. { $car } è in pole; { $who ->
        [you] inizi tu
       *[other] inizia { $player }
    }.
event-race-started-free = Gara { $race } di { $races }: { $circuit }. { $car } è in pole per una scuderia libera: { $who ->
        [you] inizi tu, che hai
       *[other] inizia { $player }, che ha
    } l'auto meglio piazzata dopo quella.
event-played = { $who ->
        [you] Giochi
       *[other] { $player } gioca
    } { $card }.
event-played-on = { $who ->
        [you] Giochi
       *[other] { $player } gioca
    } { $card } su { $car }.
event-rolled = { $who ->
        [you] Tiri
       *[other] { $player } tira
    } il dado: { $face }.
event-moved-up = { $car } avanza: { $from } → { $to }.
event-moved-back = { $car } retrocede: { $from } → { $to }.
event-moved-slipstream = { $car } avanza: { $from } → { $to }. { $partnerCar } segue in scia: { $partnerFrom } → { $partnerTo }.
event-moved-pit = { $car } si ferma ai box: { $from } → { $to }.
event-moved-charge = Charge riuscito. { $car } avanza: { $from } → { $to }.
event-moved-charge-gears = Charge fallito: { $car } rompe il cambio e scivola in fondo, { $from } → { $to }.
event-moved-charge-engine = Charge fallito: il motore di { $car } va in fumo. Fuori gara!
event-moved-spin = Il dado indica { $from }: { $car } va in testacoda e finisce in { $to }.
event-moved-spin-out = Il dado indica { $from }: { $car } finisce fuori pista. Fuori gara!
event-moved-crash = Il dado indica { $from }: { $car } ha un incidente e trascina con sé { $partnerCar }. Fuori gara tutte e due!
event-moved-crash-alone = Il dado indica { $from }: { $car } ha un incidente da sola. Fuori gara!
event-no-effect-leads = { $car } è già in testa: non succede nulla.
event-no-effect-last = { $car } è già in ultima posizione: non succede nulla.
event-no-effect-no-stop = { $car } non si ferma ai box: mantiene la posizione.
event-no-effect-team-out = Le due auto della scuderia sono fuori: non succede nulla.
event-no-effect-empty-place = In quella posizione non c'è nessuna auto: non succede nulla.
event-stopped = { $who ->
        [you] Ti accontenti
       *[other] { $player } si accontenta
    }: { $car } resta dov'è.
event-drawn = Peschi { $card }.
event-last-round = Il mazzo è finito: tutti giocano ancora una carta.
event-race-finished = Bandiera a scacchi! { $first } vince davanti a { $second } e { $third }.
event-season-finished = { $races ->
        [one] La gara è finita
       *[other] La stagione è finita
    }.

# Perché qualcosa è rifiutato.
reason-needs-a-car = { $card } si gioca su un'auto: scegli quale.
reason-takes-no-car = { $card } non si gioca su un'auto: decide il dado.
reason-car-out = { $car } è fuori gara.
reason-wrong-team = { $card } vale solo per le auto della scuderia { $team }.
reason-not-in-the-tail = { $card } vale solo per le ultime tre auto; { $car } è in { $place }.

of-team-red = rossa
of-team-blue = blu
of-team-yellow = gialla
of-team-green = verde
of-team-black = nera
of-team-white = bianca
