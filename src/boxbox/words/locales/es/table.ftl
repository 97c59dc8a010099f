# La mesa durante una carrera.
table-loading = Camino de la pista…
table-gone = Aquí no hay ninguna carrera
table-home = Página de inicio
race-of = Carrera { $race } de { $races }
race-track = La pista
race-side = Jugadores y crónica
play-area = La carta en juego
dock-title = Tu decisión y tu mano
sheet-players = Jugadores
sheet-standings = Clasificación
sheet-log = Crónica
plain-board = La mesa

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
turn-start = Todo listo…
turn-rolling = El dado rueda…
turn-own-card = Tu carta
turn-between = Bandera a cuadros
turn-over = { $races ->
        [one] La carrera ha terminado
       *[other] La temporada ha terminado
    }
hurry = Saltar a mi próxima decisión

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

# Respuestas automáticas.
standing-charge-stop = Ataque: plantarse siempre
standing-spin-keep = Trompo y Fuera de carrera: quedarse siempre con la tirada
standing-spin-reroll = Trompo y Fuera de carrera: tirar siempre otra vez
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
        [one] Sumas 1 punto en esta carrera
       *[other] Sumas { $points } puntos en esta carrera
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
        [one] Acabas en { $place } con 1 punto
       *[other] Acabas en { $place } con { $points } puntos
    }
season-best-driver = { $points ->
        [one] Mejor piloto: { $driver } ({ $car }), 1 punto
       *[other] Mejor piloto: { $driver } ({ $car }), { $points } puntos
    }
season-again = Correr otra vez

# Mientras no estabas.
away-title = Mientras no estabas
away-on = Seguir con la carrera

# Una pantalla compartida.
curtain-turn = { $name }, te toca
curtain-alone = ¿No mira nadie más?
curtain-take = Ver mi mano
hand-over = Pasar la pantalla

# Mirar.
watch-title = Viendo la carrera
watch-only = Estás mirando. Otros también pueden mirar: escanead el código.
watch-shared = Todos juegan en esta pantalla. Otros pueden mirar: escanead el código.
watch-code = Código con el enlace { $link }

# Deshacer.
undo-title = Deshacer
undo-alone = Deshacer
undo-ask = Pedir que se deshaga
undo-asked = { $name } quiere deshacer una jugada.
undo-agree = De acuerdo
undo-decline = No
undo-waiting = Has pedido deshacer una jugada. Falta la respuesta de { $names }.
undo-others = { $name } quiere deshacer una jugada. Falta la respuesta de { $names }.
undo-withdraw = Retirar la petición

# El menú de la mesa.
menu-title = Menú de la mesa
menu-pace = Ritmo de los bots
menu-standing = Tus respuestas automáticas
menu-standing-end = Quitar: { $answer }
menu-seats = Quién conduce
menu-you-drive = Conduces tú.
menu-drives = Conduce { $name }.
menu-bot-drives = Un bot conduce por { $name }: { $bot }.
menu-to-bot = Dejar conducir a un bot
menu-take-back = Volver al volante
menu-absent = { $name } no está.
menu-absent-to-bot = Dejar conducir a un bot
menu-share = Dejar que otros miren
menu-seat-link = Jugar en otro dispositivo
menu-guide = Cómo se juega
menu-log = Descargar el registro
menu-leave = Dejar la mesa

# Por qué el servidor rechaza algo.
reason-not-seated = No tienes asiento en esta mesa.
reason-not-host = Solo puede hacerlo quien abrió la mesa.
reason-person-present = Esa persona está aquí y juega.
reason-no-undo = No hay nada que deshacer.
reason-no-proposal = Ya nadie pide deshacer nada.
reason-no-such-bot = No hay ningún bot «{ $bot }».
reason-no-standing-answer = Esa pregunta no admite una respuesta automática.
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

# A player who drops out, and a seat that is no longer yours.
menu-absent-wait = Un bot podrá conducir en { $time }.
notice-handed-over = Mientras no estabas, { $name } dejó tu asiento a un bot. Vuelve a ser tuyo.
notice-handed-over-end = Mientras no estabas, { $name } dejó tu asiento a un bot, que terminó la carrera por ti.
reason-people-away = Para deshacer tienen que estar de acuerdo todos los que estaban. Ausentes ahora: { $names }.
reason-not-away-for-long = Ese jugador acaba de desconectarse. Un bot podrá conducir en { $seconds } s.
reason-seat-freed = Quien abrió la mesa ha liberado tu asiento. Ahora estás mirando.
reason-seat-left = Has dejado este asiento en otro dispositivo. Ahora estás mirando.
reason-seat-renewed = Tu asiento tiene un enlace nuevo, y este dispositivo no lo tiene. Ahora estás mirando.

# Una carrera que no puede seguir, y las mesas eliminadas.
closed-title = Esta carrera está cerrada
closed-old = Esta carrera empezó antes de boxbox 0.1.0 y no puede continuar.
closed-newer = Esta carrera empezó con una versión más reciente de boxbox: este servidor no puede continuarla.
closed-broken = El registro de esta carrera está dañado, así que no puede continuar.
closed-removed = Esta carrera ha terminado. El servidor ha eliminado el registro y ha conservado el resultado.
closed-look = Todavía puedes verla, hasta la línea { $line } del registro.
menu-delete = Eliminar la mesa
delete-title = ¿Eliminar esta mesa?
delete-text = La mesa, la carrera y su registro desaparecen para siempre y para todos.
delete-yes = Eliminar para todos
reason-race-closed = Esta carrera está cerrada y no puede continuar.
reason-table-deleted = Quien abrió la mesa la ha eliminado.
reason-others-seated = Hay otros con asiento en esta carrera. Podrás eliminar la mesa cuando termine.

reason-bad-name = Un nombre necesita al menos una letra que se vea.
