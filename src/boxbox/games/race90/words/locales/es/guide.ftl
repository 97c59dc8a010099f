# Cómo se juega a Race! Formula 90: la guía de las páginas.

r90-guide-welcome = Un Gran Premio entero de los noventa, de la calificación a la bandera a cuadros. Tus cartas son el motor: las rápidas te llevan lejos, pero gastan neumáticos y castigan el coche. Gana quien vaya primero al acabar el último turno.
r90-guide-turn-title = Tu turno en seis pasos
r90-guide-turn = Un turno equivale a dos o tres vueltas. Todos los coches se mueven una vez, del Líder hacia atrás. Cuando te toca:
r90-guide-step-contest = Lucha por la Posición
r90-guide-step-contest-text = Si compartes una curva con otros, primero puedes luchar por el puesto. Siempre puedes renunciar.
r90-guide-step-pit = Parada en boxes
r90-guide-step-pit-text = Neumáticos nuevos, reparaciones, combustible y cartas, pero retrocedes unas secciones. Lo normal es seguir.
r90-guide-step-draw = Roba
r90-guide-step-draw-text = Robas una carta.
r90-guide-step-play = Juega
r90-guide-step-play-text = Una carta, o una pareja: cualquiera con un +1, o dos +2. La cifra grande dice cuántas secciones recorres, todas.
r90-guide-step-pay = Paga
r90-guide-step-pay-text = Los símbolos de la carta dicen qué te pide: neumáticos, daños, comprobaciones.
r90-guide-step-drive = Conduce
r90-guide-step-drive-text = En recta, cada adelantamiento cuesta 1 punto de tu movimiento. En curva y en frenada te paras tras el coche que va delante.
r90-guide-first = Tu primera carrera: elige el Juego Básico y la carrera corta. Antes de la salida escoges un coche, haces la calificación con una carta (la más alta sale delante) y eliges una estrategia. Nada queda decidido hasta que confirmas: mira una carta y verás adónde te llevaría y cuánto costaría.
r90-guide-more = Cuando quieras saber más

r90-guide-cards-title = Las cartas y sus símbolos
r90-guide-cards = La cifra grande es el movimiento; la del círculo, el Valor de Comprobación, de 1 a 99. Al lado está lo que la carta cuesta o da.
r90-guide-cards-speeding = rápidas, a cambio de neumáticos o daños
r90-guide-cards-driving = piden una comprobación
r90-guide-cards-gear = lentas, pero robas más cartas
r90-guide-cards-event = tiempo y banderas; en el Juego Básico solo movimiento
r90-guide-sign-tyre = un neumático por pagar, por cada símbolo
r90-guide-sign-damage = un daño para el coche, por cada símbolo
r90-guide-sign-check = una comprobación; +20 o −20 modifica tu Valor Objetivo
r90-guide-sign-draw = una carta que robas, o las que diga el número
r90-guide-cards-pair = Las dos cartas de una pareja cuentan enteras: movimiento, costes y comprobaciones.

r90-guide-checks-title = Las comprobaciones y tu Valor Objetivo
r90-guide-checks = En tu tablero hay una carta: su número es tu Valor Objetivo, u objetivo a secas. Para una comprobación enseñas una carta de la mano, o una de las que estás jugando: si su Valor de Comprobación no pasa del objetivo, la superas. Si pasa, el coche recibe un daño.
r90-guide-checks-target = La carta que enseñas es tu nuevo objetivo. Por eso conviene usar la más alta que valga: un objetivo bajo complica todas las siguientes.
r90-guide-checks-blind = Si en la mano no tienes nada que sirva, queda la Comprobación Ciega: decide la primera carta del mazo. Ves las probabilidades antes de elegir.

r90-guide-tyres-title = Neumáticos y daños
r90-guide-tyres = Cada neumático de una carta cuesta una ficha. Al menos uno tiene que ser una ficha; por los demás puedes dar cartas de la mano, pero no en la carrera corta ni en la variante Junior.
r90-guide-damage = Un daño ocupa un espacio de tu coche con un disco sacado al azar. Casi todos son rojos y se reparan en boxes; los marrones se quedan. Con un daño más de los que caben, estás fuera.

r90-guide-points-title = Trayectorias
r90-guide-points = Donde acaba tu movimiento puedes tomar una trayectoria libre. El turno siguiente suma su número a tu movimiento si juegas una carta de su color. Mientras estés en ella, nadie más puede usarla.

r90-guide-passing-title = Adelantamientos y Luchas por la Posición
r90-guide-passing = En recta cada adelantamiento cuesta 1 punto, y si tienes los puntos es obligatorio. En curva y en frenada no se adelanta: esperas detrás y los puntos que sobran se pierden.
r90-guide-contest = Quien empieza el turno en una curva detrás de alguien puede declarar una Lucha por la Posición: una o dos cartas tapadas. Solo cuenta su movimiento, y todos menos el primero suman el número de la curva. El total más alto pasa delante. Si empatan, se tocan: un daño para cada uno. Las cartas vuelven el turno siguiente.
r90-guide-straights = En el primer turno y en el último, todas las secciones cuentan como rectas.

r90-guide-lapping-title = Doblar
r90-guide-lapping = Los más lentos no te frenan mucho tiempo: los doblas por 1 punto, en curva por 2. El Líder tiene que superar antes una comprobación; si falla, se queda detrás, sin daño. Por el mismo precio, un coche doblado puede desdoblarse.

r90-guide-braking-title = Apurada de Frenada
r90-guide-braking = Si tu movimiento acaba en una sección de frenado, puedes intentar la Apurada de Frenada. Decide la primera carta del mazo: con el número escrito en la pista o menos adelantas a todos los que están allí y pasas a la sección siguiente. Con más te sales de la pista, y volver te cuesta un turno.

r90-guide-pits-title = Paradas y combustible
r90-guide-pits = La parada se declara antes de robar. Retrocedes las secciones que cuestan los boxes, recuperas todos los neumáticos, quitas los discos rojos, descartas lo que quieras, llenas la mano y eliges cualquier estrategia. Después aún conduces ese mismo turno.
r90-guide-fuel = El combustible te llega hasta un turno que ves en tu tablero: haz una parada en ese turno o antes. Quien sale delante lleva menos.

r90-guide-strategies-title = Estrategias
r90-guide-strategies = Llevas la tuya hasta que paras en boxes o pasas un turno.

r90-guide-robots-title = Los robots y la meta
r90-guide-robots = Los robots completan la parrilla. Los RÁPIDOS avanzan siempre 3 secciones, los LENTOS 2, y una trayectoria los lleva más lejos sea cual sea su color. No pagan nada, se adelantan gratis entre ellos y hacen una parada.
r90-guide-end = Tras el último turno, el orden en la pista es el resultado. Los coches eliminados se clasifican detrás; el primero en quedar fuera es el último. También puede ganar un robot.
r90-guide-junior = Para los más pequeños y para empezar deprisa: sin Luchas por la Posición, Apurada de Frenada, estrategias ni combustible. Adelantar cuesta 1 punto, en curva 2, y las comprobaciones son siempre ciegas.

r90-guide-advanced-title = El Juego Avanzado
r90-guide-advanced = Ocho módulos, para jugarlos juntos o de uno en uno:
r90-guide-module-track-cards = Haz lo que tu estrategia pide para un SPECIAL y robas una Carta de Circuito. Es de una curva y solo se juega si tu movimiento pasa por ella. Sus símbolos: vale doble en las Luchas, allí adelantar cuesta 1, Apurada de Frenada segura, pareja con cualquier carta.
r90-guide-module-skills = Cada piloto tiene una de seis habilidades durante toda la carrera:
r90-guide-module-car-setup = Configuras tú el coche: 6 puntos para neumáticos, cartas y espacios para daños.
r90-guide-module-fuel = Eliges con cuánto combustible sales: un coche ligero va mejor en la calificación, pero tiene que parar antes. Una parada da para 10 turnos; 3 turnos más cuestan una sección.
r90-guide-module-weather = Las cartas de evento mueven el peón del Marcador de Tiempo. Los neumáticos blandos y duros son para tiempo seco, los intermedios para tiempo incierto, los de lluvia para la lluvia. Los equivocados cuestan puntos cada turno, y la lluvia resta 20 a tu Valor Objetivo.
r90-guide-module-superfast = Dos robots más, y avanzan 4 secciones.
r90-guide-module-flags = Las cartas de evento traen banderas, que se quedan hasta que acaba la etapa de carrera. Amarilla: pasarla cuesta 1 punto, y en esa curva nadie adelanta. Verde: retira una amarilla. Azul: doblas más barato. Naranja: haces que los robots intenten la Apurada de Frenada.
r90-guide-module-off-track = Quien se sale sigue un camino junto a la pista: comprobaciones para volver, daños, neumáticos, quizá un accidente. Entonces puede salir el Coche de Seguridad: todos en fila detrás, 1 sección por turno, hasta que acaba la etapa.

r90-guide-keys-title = Con el teclado
r90-guide-key-figures = 1 – 9
r90-guide-keys-figures = elegir una carta de la mano, o dejarla
r90-guide-key-arrows = ← →
r90-guide-keys-arrows = de carta en carta
r90-guide-key-up = ↑ ↓
r90-guide-keys-up = de las cartas al botón que las juega, y viceversa
r90-guide-key-enter = Intro
r90-guide-keys-enter = elegir, también con la barra espaciadora
r90-guide-key-escape = Esc
r90-guide-keys-escape = dejarlo todo, o cerrar una ventana como esta
