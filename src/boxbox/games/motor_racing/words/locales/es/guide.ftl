# Cómo se juega a Formula Motor Racing.

guide-welcome = Doce coches ruedan en fila, uno pegado a otro, y cada carta cambia el orden. Sin vueltas que contar ni distancias que medir: solo importa quién va delante cuando cae la bandera.

guide-goal-title = El objetivo
guide-goal = Diriges un equipo de dos coches. Llévalos a los seis primeros puestos al final de cada carrera: ahí están los puntos. Quien más tenga después de la última carrera gana el campeonato.
guide-goal-teams = Si sois tres, cada uno dirige dos equipos. Si sois cuatro o cinco, algún equipo se queda sin dueño: corre igual, suma sus puntos y de vez en cuando se lleva el título.

guide-turn-title = Tu turno
guide-turn-card = Elige una de tus cinco cartas.
guide-turn-car = Elige a qué coche va dirigida. Puede ser tuyo o de un rival: échales una mano a los tuyos o complícale la vida a otro. Pasa el cursor por un coche y verás dónde acabaría; en una pantalla táctil, el primer toque lo enseña y el segundo juega la carta.
guide-turn-draw = Robas una carta nueva y le toca al siguiente jugador.
guide-turn-always = Juegas una carta en cada turno, aunque todos tus coches estén fuera. Siempre queda alguien a quien frenar.

guide-cards-title = Las cartas
guide-cards = Una carta con el color de un equipo solo vale para sus coches, la tenga quien la tenga. Todas las demás valen para cualquier coche.
guide-overtake-title = Adelantamiento
guide-overtake = El coche sale disparado hacia delante y el que va justo detrás lo sigue a rebufo. ¡Así que mira antes quién es! En cabeza ya no hay a quién adelantar, y los puestos que sobran se pierden.
guide-turbo = Solo para uno de los tres últimos coches: gana tres puestos de golpe y nadie puede seguirlo.
guide-backward = Todos cometemos errores. El coche pierde uno, dos o tres puestos; como mucho, acaba último.
guide-pit = Tira el dado. Del 1 al 6, el coche para y pierde esos puestos; del 7 al 12, sigue en pista y conserva el suyo.
guide-charge = Tira el dado. Del 1 al 9, el coche gana un puesto y, si es tuyo, puedes seguir tirando mientras te atrevas. Del 10 al 12 se acabó: con el cambio roto, el coche cae al último puesto; con el motor roto, queda fuera de carrera. El coche de un rival solo tiene una tirada, quizá justo la que esperabas.
guide-spin = Aquí elige el dado: señala un puesto y le toca al coche que va ahí. El Trompo lo manda al último puesto; con Fuera de carrera, se acabó para él. Si la primera tirada no te gusta, puedes repetirla una vez, pero la segunda vale.
guide-crash = También aquí el dado señala un puesto, y no hay segunda tirada. El coche que va ahí queda fuera, y tú decides si se lleva al de delante o al de detrás.
guide-empty = Si en el puesto que señala el dado no hay ningún coche, todo queda en un susto.

guide-die-title = El dado
guide-die = Tiene doce caras, todas igual de probables. Antes de jugar una carta que lo necesite, ves qué efecto tendría cada número.

guide-end-title = La bandera a cuadros
guide-end = Cuando se acaba el mazo, todos juegan una última carta. Después cae la bandera.
guide-end-points = Los seis primeros coches suman 10, 6, 4, 3, 2 y 1 puntos. Cuentan tus dos coches.
guide-end-out = Los coches que están fuera se clasifican detrás de todos los que siguen en pista; el primero en abandonar queda último.

guide-season-title = La temporada
guide-season = La primera parrilla se sortea. Después, los coches salen como acabaron la carrera anterior, y empieza quien tenga el coche de la pole. Si ese coche no es de nadie, empieza el jugador mejor situado.
guide-season-ties = En caso de empate decide el mejor puesto en la última carrera, salvo que en la mesa se haya acordado mirar antes las victorias.

guide-marks-title = Leer la pista
guide-marks-teams = Cada equipo tiene un color y una forma:
guide-marks-own = Tus coches llevan un halo dorado.
guide-marks-lit = Los coches iluminados se pueden elegir. Si uno sigue apagado, pasa el cursor por él o tócalo y te dirá por qué.
guide-marks-ghost = Un coche transparente enseña dónde acabaría.
guide-marks-out = Los coches que están fuera de la pista están fuera de carrera.

guide-keys-title = Con el teclado
guide-key-figures = 1 – 5
guide-keys-figures = elegir una carta de la mano
guide-key-arrows = ← → ↑ ↓
guide-keys-arrows = de carta en carta y de coche en coche; arriba, de las cartas a los coches
guide-key-enter = Intro
guide-keys-enter = elegir, también con la barra espaciadora
guide-key-escape = Esc
guide-keys-escape = devolver la carta a la mano, o cerrar una ventana como esta
guide-key-tab = Tab
guide-keys-tab = recorrer todo lo demás de la página; con Mayús, hacia atrás
