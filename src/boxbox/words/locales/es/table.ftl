# La mesa durante una carrera.
table-loading = A la pista…
table-gone = Aquí no hay ninguna carrera
table-home = A la página de inicio
race-of = Carrera { $race } de { $races }
race-track = La pista
race-side = Jugadores y crónica
play-area = La carta en juego
dock-title = Tu decisión y tu mano
sheet-players = Jugadores
sheet-standings = Clasificación
sheet-log = Crónica

# El mazo y los descartes.
deck-cards = { $cards ->
        [one] 1 carta en el mazo
       *[other] { $cards } cartas en el mazo
    }
deck-last-round = Última ronda
discards-title = { $cards ->
        [one] Descartes: 1 carta
       *[other] Descartes: { $cards } cartas
    }
discards-open = { $card }. Mirar los descartes ({ $cards })

# De quién es el turno.
turn-yours = Te toca
turn-others = Juega { $name }
turn-start = Preparados…
turn-rolling = El dado rueda…
turn-own-card = Tu carta
turn-between = Bandera a cuadros
turn-over = La temporada ha terminado
hurry = A mi próxima decisión

# Elegir.
hand-title = Tu mano
hand-card = Carta { $number }: { $card }, { $help }
choose-a-car = Elige un coche iluminado
choose-car = { $car }, { $place }: { $effect }
choose-play = Jugar
choose-back = Atrás
look-at-cards = Toca una carta para leer qué hace.
play-goal = Lleva adelante tus coches de halo dorado: al acabarse el mazo puntúan los seis primeros.
ask-other = Elige una de estas.
always = Responder siempre así
face-out = fuera
face-stays = sigue
charge-climb = Ataque de { $from } a { $to }
charge-risk-last = { $faces } caras de 12 lo mandan al fondo
charge-risk-out = { $faces } caras de 12 rompen el motor

# Respuestas de una vez por todas.
standing-charge-stop = Ataque: plantarse siempre
standing-spin-keep = Trompo: quedarse siempre con la tirada
standing-spin-reroll = Trompo: tirar siempre otra vez
standing-crash-ahead = Accidente: siempre el coche de delante
standing-crash-behind = Accidente: siempre el coche de detrás

# Jugadores y clasificación.
player-you = tú
player-away = ausente
player-cards = { $cards ->
        [one] 1 carta en la mano
       *[other] { $cards } cartas en la mano
    }
player-points = { $points ->
        [one] 1 pto.
       *[other] { $points } ptos.
    }
standings-place = Puesto
standings-player = Jugador
standings-driver = Piloto
standings-wins = Victorias
standings-points = Puntos
standings-free = equipo libre
standings-drivers = Campeonato de pilotos

# El final de una carrera y de la temporada.
finish-title = ¡Bandera a cuadros! Carrera { $race } de { $races }
finish-yours = { $points ->
        [one] Esta carrera te da 1 punto
       *[other] Esta carrera te da { $points } puntos
    }
finish-next = Siguiente carrera
season-title = El resultado
season-champion = { $points ->
        [one] Gana { $name } con 1 punto
       *[other] Gana { $name } con { $points } puntos
    }
season-champion-you = { $points ->
        [one] ¡Ganas con 1 punto!
       *[other] ¡Ganas con { $points } puntos!
    }
season-yours = { $points ->
        [one] Acabas { $place } con 1 punto
       *[other] Acabas { $place } con { $points } puntos
    }
season-best-driver = { $points ->
        [one] Mejor piloto: { $driver } ({ $car }), 1 punto
       *[other] Mejor piloto: { $driver } ({ $car }), { $points } puntos
    }
season-again = Correr otra vez

# Mientras no estabas.
away-title = Mientras no estabas
away-on = Sigue la carrera

# Una pantalla compartida.
curtain-turn = { $name }, te toca
curtain-alone = ¿No mira nadie más?
curtain-take = Ver mi mano
hand-over = Pasar la pantalla

# Mirar.
watch-title = Ver la carrera
watch-only = Estás mirando. Otros también pueden mirar: escanead el código.
watch-shared = Todos juegan en esta pantalla. Otros pueden mirar: escanead el código.
watch-code = Código con el enlace { $link }

# Deshacer.
undo-title = Deshacer
undo-alone = Deshacer
undo-ask = Pedir deshacer
undo-asked = { $name } quiere deshacer una jugada.
undo-agree = De acuerdo
undo-decline = No
undo-waiting = Has pedido deshacer una jugada. Falta la respuesta de { $names }.
undo-others = { $name } quiere deshacer una jugada. Falta la respuesta de { $names }.
undo-withdraw = Déjalo

# El menú de la mesa.
menu-title = Menú de la mesa
menu-pace = Ritmo de los bots
menu-standing = Tus respuestas fijas
menu-standing-end = Quitar: { $answer }
menu-seats = Quién conduce
menu-you-drive = Conduces tú.
menu-drives = Conduce { $name }.
menu-bot-drives = Un bot conduce por { $name }: { $bot }.
menu-to-bot = Dejar conducir a un bot
menu-take-back = Volver al volante
menu-absent = { $name } no está.
menu-absent-to-bot = Dejar conducir a un bot
menu-share = Que miren otros
menu-seat-link = Jugar en otro dispositivo
menu-guide = Cómo se juega
menu-log = Descargar el registro
menu-leave = Dejar la mesa

# Por qué el servidor rechaza algo.
reason-not-seated = No tienes asiento en esta mesa.
reason-not-host = Solo puede hacerlo quien abrió la mesa.
reason-person-present = Ese jugador está aquí y conduce.
reason-no-undo = No hay nada que deshacer.
reason-no-proposal = Ya nadie pide deshacer nada.
reason-no-such-bot = No hay ningún bot «{ $bot }».
reason-no-standing-answer = A eso no se puede responder de una vez por todas.
reason-key-reused = Se ha enviado dos veces de forma distinta. Inténtalo otra vez.
reason-seat-taken = Ese asiento está ocupado.
reason-table-full = Todos los asientos están ocupados.
reason-no-such-table = Esa mesa no existe. ¿Está completo el enlace?
reason-bad-token = El enlace de este asiento ya no vale.
reason-bad-message = El servidor no ha entendido esta página. Vuelve a cargarla.
reason-too-large = Es demasiado largo.
reason-too-fast = Demasiado deprisa: espera un momento.
reason-not-saved = No se ha podido guardar: nada ha cambiado. Inténtalo otra vez.
reason-wrong-origin = Esta página no puede usar ese servidor.
