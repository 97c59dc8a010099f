# Race! Formula 90 en el navegador: lo que hay alrededor de la pista.

# Arriba: turnos, vueltas, etapas.
r90-around-turn-track = Marcador de Turno
r90-around-turn = Turno
r90-around-turn-number = Turno { $turn }
r90-around-turn-short = T{ $turn }
r90-around-turn-lap = Turno { $turn }/{ $turns } · Vuelta { $lap }/{ $laps }
r90-around-turn-of = Turno { $turn }/{ $turns }
r90-around-lap-of = Vuelta { $lap }/{ $laps }
r90-around-before = Antes de la carrera
r90-around-stage = Etapa { $stage }
r90-around-laps = { $laps ->
        [one] vuelta { $done }
       *[other] vueltas { $from }–{ $done }
    }
r90-around-end = fin de la carrera
r90-around-short = carrera corta
r90-around-track-note = Cada casilla es un turno, con las vueltas que representa. { $robots ->
        [yes] Una ficha dice en qué turno tiene que repostar un coche como muy tarde; de los robots, se detiene el mejor colocado de ese tipo.
       *[no] Una ficha dice en qué turno tiene que repostar un coche como muy tarde.
    } Al empezar otra etapa se retiran las banderas y el Coche de Seguridad.

# Tiempo, banderas, Coche de Seguridad: qué son y qué significan.
r90-around-conditions = Ahora en pista
r90-around-until = Las banderas y el Coche de Seguridad se retiran al acabar el turno { $turn }.
r90-around-safety-car = Coche de Seguridad
r90-around-safety-car-means = Todos roban una carta, avanzan 1 sección y descartan una carta. Nadie adelanta.
r90-around-restart = Reinicio
r90-around-restart-means = Este turno todas las secciones cuentan como rectas y las trayectorias no dan bonificación.
r90-around-yellow = Bandera amarilla
r90-around-yellow-means = Quien la tiene delante paga 1 punto para seguir. En esa sección no hay adelantamientos, Luchas ni doblajes.
r90-around-blue = Bandera azul
r90-around-blue-means = Doblar es gratis en rectas y frenadas, y cuesta 1 punto en las curvas.
r90-around-orange = Bandera naranja
r90-around-orange-means = Quien la tiene puede hacer que un robot que acaba en una sección de frenado intente la Apurada de Frenada.
r90-around-weather-table = Los números dan el tiempo en la salida, según el Valor de Comprobación de una carta. Las cartas con el símbolo de tiempo mueven el peón un espacio.
r90-around-weather-dry = Neumáticos adecuados: blandos y duros. Los intermedios pierden 1 punto por turno; los de lluvia, 2.
r90-around-weather-uncertain = Neumáticos adecuados: intermedios. Todos los demás pierden 1 punto por turno.
r90-around-weather-rain = Neumáticos adecuados: de lluvia. Los intermedios pierden 1 punto por turno; los blandos y duros, 2. Todas las comprobaciones son 20 más difíciles.
r90-around-robot-tyres = Todos los robots llevan { $tyres }.

# Junto a la pista.
r90-around-side = Pilotos, crónica, mazos
r90-around-drivers = Pilotos
r90-around-story = Crónica
r90-around-piles = Mazos
r90-around-own = Tu coche
r90-around-short-drivers = Pilotos
r90-around-short-own = Coche
r90-around-short-turn-track = Turnos
r90-around-short-piles = Mazos
r90-around-short-story = Crónica
r90-around-short-text = Texto
r90-around-text-board = La pista en forma de texto
r90-around-story-all = La crónica desde el principio

# Quién se mueve ahora, y por qué.
r90-around-order = Orden de juego
r90-around-order-now = ahora
r90-around-order-last = { $who ->
        [you] Te mueves
       *[other] { $car } se mueve
    } en último lugar este turno.
r90-around-order-before = El orden de juego empieza con el primer turno.
r90-around-order-over = La carrera ha terminado.
r90-around-order-done = Todos se han movido: empieza el turno siguiente.
r90-around-order-contest = Primero, la Lucha por la Posición: { $cars }. El resultado decide en qué orden se mueven.
r90-around-order-leader = { $who ->
        [you] Te mueves en primer lugar: eres Líder.
       *[other] { $car } es Líder y se mueve en primer lugar.
    } Después los coches de detrás, uno tras otro.
r90-around-order-same-section = { $who ->
        [you] Te toca
       *[other] Le toca a { $car }
    }: en la sección del Líder se mueve antes quien va delante.
r90-around-order-behind = { $who ->
        [you] Te toca
       *[other] Le toca a { $car }
    }: el primer coche por detrás del Líder que aún no se ha movido, a { $sections ->
        [one] 1 sección
       *[other] { $sections } secciones
    }.
r90-around-order-ahead-of-leader = { $who ->
        [you] Te toca
       *[other] Le toca a { $car }
    } en último lugar: por delante del Líder en su misma sección, es decir, una vuelta entera por detrás.
r90-around-order-off-track = { $who ->
        [you] Ahora vuelves
       *[other] Ahora { $car } vuelve
    } a la pista, después de los coches de esa sección.

# Los pilotos.
r90-around-you = tú
r90-around-bot = conduce un bot
r90-around-leader = Líder
r90-around-leads = Líder
r90-around-gap = { $sections ->
        [0] a la par del Líder
        [one] 1 sección por detrás del Líder
       *[other] { $sections } secciones por detrás del Líder
    }
r90-around-laps-down = { $laps ->
        [one] a una vuelta
       *[other] a { $laps } vueltas
    }
r90-around-you-ahead = { $sections ->
        [one] 1 sección por delante de ti
       *[other] { $sections } secciones por delante de ti
    }
r90-around-you-behind = { $sections ->
        [one] 1 sección por detrás de ti
       *[other] { $sections } secciones por detrás de ti
    }
r90-around-you-level = en tu sección
r90-around-to-leader = al Líder
r90-around-to-you = a ti
r90-around-where = Dónde
r90-around-this-turn = Este turno
r90-around-moves = aún no se ha movido: número { $number }
r90-around-moves-now = se mueve ahora
r90-around-moved = ya se ha movido
r90-around-pitted = ha parado en boxes
r90-around-re-entered = ha vuelto a la pista
r90-around-must-pit = tiene que parar en boxes
r90-around-trouble = Pendiente
r90-around-trajectory = trayectoria { $colour }, +{ $bonus }
r90-around-on-trajectory = en la trayectoria { $point }
r90-around-free = libre
r90-around-out-damage = fuera: daños
r90-around-out-fuel = fuera: combustible
r90-around-out-tyres = fuera: neumáticos
r90-around-out-crash = fuera: accidente
r90-around-chips = { $chips ->
        [one] 1 ficha de { $most }
       *[other] { $chips } fichas de { $most }
    }
r90-around-soft = bonificaciones de los neumáticos blandos
r90-around-soft-left = { $soft ->
        [one] queda 1 bonificación
       *[other] quedan { $soft } bonificaciones
    }
r90-around-hand = { $cards ->
        [one] 1 carta de { $most }
       *[other] { $cards } cartas de { $most }
    }
r90-around-track-cards = Cartas de Circuito
r90-around-known = { $cards ->
        [one] 1 conocida
       *[other] { $cards } conocidas
    }
r90-around-known-cards = conocidas: { $cards }
r90-around-target-means = una comprobación se supera con { $target } o menos
r90-around-target-rain = lluvia −20, salvo en la comprobación para doblar
r90-around-target-none = ninguno hasta la calificación
r90-around-next-strategy = Desde el turno siguiente
r90-around-chases = Persigue a
r90-around-turns-left = { $turns ->
        [one] queda 1 turno
       *[other] quedan { $turns } turnos
    }
r90-around-flags = Banderas
r90-around-moved-with = Ha jugado
r90-around-robot = Robot
r90-around-robot-stops = el mejor colocado de este tipo, como muy tarde en el turno { $turns }
r90-around-no-chart = Aún no tienes coche.

# Los mazos.
r90-around-pile-race = Cartas Race
r90-around-pile-track = Cartas de Circuito
r90-around-deck = { $cards ->
        [one] mazo: 1 carta
       *[other] mazo: { $cards } cartas
    }
r90-around-discards = { $cards ->
        [one] descartes: 1 carta
       *[other] descartes: { $cards } cartas
    }
r90-around-discards-newest = Descartes, primero los más recientes ({ $cards })
r90-around-cup = Daños que quedan por sacar
r90-around-cup-red = { $discs ->
        [one] 1 rojo (reparable)
       *[other] { $discs } rojos (reparables)
    }
r90-around-cup-brown = { $discs ->
        [one] 1 marrón (permanente)
       *[other] { $discs } marrones (permanentes)
    }

# La pista como texto.
r90-around-text-race = La carrera
r90-around-text-question = Qué se te pregunta
r90-around-text-hand = Tu mano
r90-around-text-order = Orden de juego
r90-around-text-track = La pista
r90-around-text-drivers = Pilotos
r90-around-text-piles = Mazos
r90-around-text-no-question = Nada por ahora.
r90-around-text-no-cards = Ninguna carta.
r90-around-text-refused = Ahora no se puede
r90-around-text-distance = Desde tu coche
r90-around-text-section = Sección
r90-around-text-asks = Qué es
r90-around-text-cars = Quién está, de delante a atrás
r90-around-path = Fuera de pista: { $path }
r90-around-pit-time = Una parada en boxes cuesta { $sections } secciones.
r90-around-kind-straight = recta
r90-around-kind-corner = sección de curva
r90-around-kind-braking = sección de frenado

# A stop that could not be made.
r90-around-out-stop = fuera: parada fallida
