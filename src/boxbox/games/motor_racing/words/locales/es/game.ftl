# Formula Motor Racing.

team-red = Rojo
team-blue = Azul
team-yellow = Amarillo
team-green = Verde
team-black = Negro
team-white = Blanco

# Un coche es su equipo y su número.
car = { $team } { $number }
place = P{ $place }

card-overtake = Adelantamiento +{ $places } ({ $team })
card-team-pit = Parada en boxes ({ $team })
card-pit = Parada en boxes
card-wrong-line = Mala trazada
card-off-circuit = Fuera de pista
card-lose-control = Pérdida de control
card-turbo = Turbo del colista
card-charge-gears = Ataque (cambio roto)
card-charge-engine = Ataque (motor roto)
card-spin = Trompo
card-spin-out = Fuera de carrera
card-crash = Accidente

# Qué hace una carta, en una línea.
help-overtake = un coche del equipo { $team } y el que va justo detrás avanzan juntos { $places } puestos
help-pit = 1-6: pierde esos puestos; 7-12: nada
help-wrong-line = cualquier coche, 1 puesto atrás
help-off-circuit = cualquier coche, 2 puestos atrás
help-lose-control = cualquier coche, 3 puestos atrás
help-turbo = uno de los tres últimos coches, 3 puestos adelante, él solo
help-charge-gears = 1-9: un puesto adelante; 10-12: al último puesto. Con un coche tuyo puedes seguir
help-charge-engine = 1-9: un puesto adelante; 10-12: fuera. Con un coche tuyo puedes seguir
help-spin = el dado señala un puesto: ese coche cae al último. Puedes repetir la tirada una vez
help-spin-out = el dado señala un puesto: ese coche queda fuera. Puedes repetir la tirada una vez
help-crash = el dado señala un puesto: ese coche y un vecino quedan fuera

# Las preguntas.
ask-play = Juega una carta
ask-charge = El ataque de { $car } ha salido bien. ¿Tiras otra vez?
ask-spin = El dado marca { $face }: { $car }. ¿Te quedas con la tirada?
ask-spin-empty = El dado marca { $face }: ahí no hay ningún coche. ¿Te quedas con la tirada?
ask-crash = { $car } se estrella. ¿Qué vecino queda fuera también?

# Las respuestas, junto a su efecto.
answer-roll = tirar otra vez
answer-stop = plantarse aquí, en { $place }
answer-keep = quedarse con la tirada
answer-reroll = tirar otra vez, y vale la segunda
answer-ahead = el coche de delante
answer-behind = el coche de detrás

# Qué haría una elección.
preview-nothing = nada
preview-move = { $car } { $from } → { $to }
preview-out = { $car } fuera
preview-rolls = { $car } ({ $from }): { $outcomes }
preview-faces-to = { $faces } → { $to }
preview-faces-range = { $faces } → { $to } … { $worst }
preview-faces-out = { $faces } fuera
preview-faces-stay = { $faces } se mantiene
preview-die = decide el dado
no-car = sin efecto: no hay coche sobre el que jugarla

# Qué ha pasado.
event-race-started = Carrera { $race } de { $races }: { $circuit }. { $car } sale en la pole; { $who ->
        [you] empiezas tú
       *[other] empieza { $player }
    }.
event-race-started-free = Carrera { $race } de { $races }: { $circuit }. La pole es de { $car }, de un equipo libre: { $who ->
        [you] empiezas tú
       *[other] empieza { $player }
    }, por tener el coche mejor situado tras él.
event-played = { $who ->
        [you] Juegas
       *[other] { $player } juega
    } { $card }.
event-played-on = { $who ->
        [you] Juegas
       *[other] { $player } juega
    } { $card } sobre { $car }.
event-rolled = { $who ->
        [you] Sacas
       *[other] { $player } saca
    } un { $face }.
event-moved-up = { $car } avanza: { $from } → { $to }.
event-moved-back = { $car } retrocede: { $from } → { $to }.
event-moved-slipstream = { $car } avanza: { $from } → { $to }. { $partnerCar } lo sigue a rebufo: { $partnerFrom } → { $partnerTo }.
event-moved-pit = { $car } para en boxes: { $from } → { $to }.
event-moved-charge = El ataque sale bien. { $car } avanza: { $from } → { $to }.
event-moved-charge-gears = El ataque falla: { $car } rompe el cambio y cae al fondo, { $from } → { $to }.
event-moved-charge-engine = El ataque falla: { $car } rompe el motor. ¡Queda fuera de carrera!
event-moved-spin = El dado señala { $from }: { $car } hace un trompo y cae a { $to }.
event-moved-spin-out = El dado señala { $from }: { $car } hace un trompo y se sale. ¡Queda fuera de carrera!
event-moved-crash = El dado señala { $from }: { $car } tiene un accidente y se lleva por delante a { $partnerCar }. ¡Los dos quedan fuera de carrera!
event-moved-crash-alone = El dado señala { $from }: { $car } se accidenta en solitario. ¡Queda fuera de carrera!
event-no-effect-leads = { $car } ya va en cabeza: no pasa nada.
event-no-effect-last = { $car } ya es el último: no pasa nada.
event-no-effect-no-stop = { $car } no para en boxes: mantiene su puesto.
event-no-effect-team-out = Los dos coches del equipo están fuera: no pasa nada.
event-no-effect-empty-place = En ese puesto no hay ningún coche: no pasa nada.
event-stopped = { $who ->
        [you] Te plantas
       *[other] { $player } se planta
    }: { $car } se queda donde está.
event-drawn = Robas { $card }.
event-last-round = Se acabó el mazo: todos juegan una carta más.
event-race-finished = ¡Bandera a cuadros! Gana { $first }, por delante de { $second } y { $third }.
event-season-finished = { $races ->
        [one] La carrera ha terminado
       *[other] La temporada ha terminado
    }.

# Por qué se rechaza algo.
reason-needs-a-car = { $card } se juega sobre un coche: elige cuál.
reason-takes-no-car = { $card } no se juega sobre un coche: decide el dado.
reason-car-out = { $car } está fuera de carrera.
reason-wrong-team = { $card } solo vale para los coches del equipo { $team }.
reason-not-in-the-tail = { $card } solo vale para los tres últimos coches; { $car } va en { $place }.

of-team-red = rojo
of-team-blue = azul
of-team-yellow = amarillo
of-team-green = verde
of-team-black = negro
of-team-white = blanco
