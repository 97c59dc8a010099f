# Race! Formula 90.

# Quién conduce.
r90-player = Jugador { $number }
r90-the-player = El jugador { $number }
r90-fast = RÁPIDO { $number }
r90-slow = LENTO { $number }
r90-superfast = SÚPER-RÁPIDO { $number }
r90-robot-fast = RÁPIDO
r90-robot-slow = LENTO
r90-robot-superfast = SÚPER-RÁPIDO
r90-country-brazil = { $form ->
        [for] para Brasil
       *[name] Brasil
    }
r90-country-england = { $form ->
        [for] para Inglaterra
       *[name] Inglaterra
    }
r90-country-france = { $form ->
        [for] para Francia
       *[name] Francia
    }
r90-country-germany = { $form ->
        [for] para Alemania
       *[name] Alemania
    }
r90-country-italy = { $form ->
        [for] para Italia
       *[name] Italia
    }
r90-country-japan = { $form ->
        [for] para Japón
       *[name] Japón
    }
r90-level-basic = Juego Básico
r90-level-junior = variante Junior
r90-level-advanced = Juego Avanzado
r90-module-track-cards = Cartas de Circuito
r90-module-skills = habilidades del piloto
r90-module-car-setup = configuración del coche
r90-module-fuel = gestión del combustible
r90-module-weather = tiempo y neumáticos
r90-module-superfast = robots SÚPER-RÁPIDOS
r90-module-flags = banderas
r90-module-off-track = Trayectorias Fuera de Pista y Coche de Seguridad
r90-module-none = ninguno de sus módulos

# Dónde, en la pista: el nombre, ahí, hasta ahí, o la curva a la que pertenece una recta o una frenada.
r90-corner-turn = { $form ->
        [at] en la curva { $name }
        [to] hasta la curva { $name }
        [of] la curva { $name }
        [short] C{ $name }
       *[name] Curva { $name }
    }
r90-corner-the = { $form ->
        [at] en la { $name }
        [to] hasta la { $name }
        [of] la { $name }
       *[name] { $name }
    }
r90-corner-variante-del-rettifilo = { $form ->
        [at] en la chicane del Rettifilo
        [to] hasta la chicane del Rettifilo
        [of] la chicane del Rettifilo
       *[name] Rettifilo
    }
r90-corner-curva-grande = { $form ->
        [at] en la Curva Grande
        [to] hasta la Curva Grande
        [of] la Curva Grande
       *[name] Curva Grande
    }
r90-corner-variante-della-roggia = { $form ->
        [at] en la chicane de la Roggia
        [to] hasta la chicane de la Roggia
        [of] la chicane de la Roggia
       *[name] Roggia
    }
r90-corner-prima-di-lesmo = { $form ->
        [at] en Lesmo 1
        [to] hasta Lesmo 1
        [of] Lesmo 1
       *[name] Lesmo 1
    }
r90-corner-seconda-di-lesmo = { $form ->
        [at] en Lesmo 2
        [to] hasta Lesmo 2
        [of] Lesmo 2
       *[name] Lesmo 2
    }
r90-corner-variante-ascari = { $form ->
        [at] en la chicane Ascari
        [to] hasta la chicane Ascari
        [of] la chicane Ascari
       *[name] Ascari
    }
r90-section-braking = { $form ->
        [at] en la frenada de { $corner }
        [to] hasta la frenada de { $corner }
        [short] Entrada { $short }
       *[name] Frenada de { $short }
    }
r90-section-straight = { $form ->
        [at] en la recta tras { $corner }
        [to] hasta la recta tras { $corner }
        [short] Salida { $short }
       *[name] Recta tras { $short }
    }
r90-section-main = { $form ->
        [at] en la recta de meta
        [to] hasta la recta de meta
        [short] Recta meta
       *[name] Recta de meta
    }

# Cartas.
r90-type-speeding = velocidad
r90-type-driving = conducción
r90-type-gear = cambio
r90-type-event = evento
r90-letter-speeding = Ve
r90-letter-driving = Co
r90-letter-gear = Ca
r90-letter-event = Ev
r90-colour-speeding = roja
r90-colour-driving = verde
r90-colour-gear = naranja
r90-colour-event = amarilla
r90-tyres = { $tyres ->
        [one] 1 neumático
       *[other] { $tyres } neumáticos
    }
r90-new-tyres = { $tyres ->
        [one] 1 neumático nuevo
       *[other] { $tyres } neumáticos nuevos
    }
r90-damage = { $damage ->
        [one] 1 daño
       *[other] { $damage } daños
    }
r90-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
r90-repairs = { $repairs ->
        [one] 1 reparación
       *[other] { $repairs } reparaciones
    }
r90-check = Comp{ $modifier }
r90-draw = roba { $cards }
r90-flag-weather = tiempo
r90-flag-yellow = bandera amarilla
r90-flag-green = bandera verde
r90-flag-blue = bandera azul
r90-flag-orange = bandera naranja
r90-unknown-card = Carta { $card }
r90-track-cards = { $cards ->
        [one] 1 Carta de Circuito
       *[other] { $cards } Cartas de Circuito
    }
r90-symbol-contest = Lucha ×2
r90-symbol-overtake = adelantar cuesta 1
r90-symbol-braking = Apurada de Frenada segura
r90-symbol-pair = pareja con cualquier carta

# Neumáticos y tiempo.
r90-tyre-type-soft = { $form ->
        [letter] B
        [short] blandos
       *[full] neumáticos blandos
    }
r90-tyre-type-hard = { $form ->
        [letter] D
        [short] duros
       *[full] neumáticos duros
    }
r90-tyre-type-intermediate = { $form ->
        [letter] I
        [short] intermedios
       *[full] neumáticos intermedios
    }
r90-tyre-type-rain = { $form ->
        [letter] L
        [short] de lluvia
       *[full] neumáticos de lluvia
    }
r90-tyre-does-soft = para tiempo seco, tres bonificaciones de +1, una por turno{ $left ->
        [one] , tu último juego
       *[other] {""}
    }
r90-tyre-does-hard = para tiempo seco
r90-tyre-does-intermediate = para tiempo incierto
r90-tyre-does-rain = para lluvia
r90-weather-dry = seco
r90-weather-uncertain = incierto
r90-weather-rain = lluvia

# Estrategias: los nombres, y qué hacen.
r90-strategy-save-tyres = SAVE TYRES (ahorrar neumáticos)
r90-strategy-hazard = HAZARD (riesgo)
r90-strategy-balance = BALANCE (equilibrio)
r90-strategy-lucky = LUCKY (afortunado)
r90-strategy-chase = CHASE (perseguir)
r90-strategy-banging-wheels = BANGING WHEELS (rueda a rueda)
r90-does-save-tyres = cada turno, las cartas que juegas cuestan un neumático menos
r90-does-hazard = +1 sección por cada comprobación y cada daño de las cartas que juegas; la Apurada de Frenada avanza 2 secciones si la primera está vacía
r90-does-balance = las trayectorias dan su bonificación con cualquier carta, mientras ninguna sea roja
r90-does-lucky = cada turno robas dos cartas y te quedas con una
r90-does-chase = en vez de robar, coges una carta recién usada por quien va delante, o la última descartada
r90-does-banging-wheels = +3 en las Luchas; adelantas en curva con 2 puntos y en frenada con 1; un adelantamiento gratis en la salida

# Con qué se consigue un SPECIAL.
r90-special = SPECIAL: { $what }
r90-special-save-tyres = si aun así pagas una ficha de neumático
r90-special-hazard = por cada comprobación superada y cada daño, si avanzas 6 secciones o más
r90-special-balance = si juegas una carta del color de la trayectoria
r90-special-lucky = si robas dos cartas con el mismo movimiento
r90-special-chase = si acabas donde está el jugador que persigues, sin ser Líder
r90-special-banging-wheels = si ganas una Lucha, o adelantas a alguien con una Apurada de Frenada

# Habilidades: los nombres, y qué hacen.
r90-skill-versatility = VERSATILITY (versatilidad)
r90-skill-reflexes = REFLEXES (reflejos)
r90-skill-qualifying = QUALIFYING (calificación)
r90-skill-pitting = PITTING (parada rápida)
r90-skill-tuning = TUNING (puesta a punto)
r90-skill-lapping = LAPPING (doblaje)
r90-skill-does-versatility = cambias de estrategia al empezar tu turno, una vez entre parada y parada
r90-skill-does-reflexes = Valor Objetivo 20 más alto en todas tus comprobaciones, también las de Apurada de Frenada y para doblar
r90-skill-does-qualifying = +2 en la calificación{ $cards ->
        [yes] , y 2 Cartas de Circuito antes de la salida
       *[no] {""}
    }
r90-skill-does-pitting = las paradas cuestan 2 secciones menos{ $cards ->
        [yes] {" "}y dan 2 Cartas de Circuito
       *[no] {""}
    }
r90-skill-does-tuning = 8 puntos de configuración en vez de 6
r90-skill-does-lapping = doblas gratis, en curva por 1 punto

# Las preguntas, y qué conviene pensar.
r90-ask-chart = Elige tu coche
r90-hint-chart = { $setup ->
        [yes] Aquí es solo un color: la configuración del coche viene después.
       *[no] Más neumáticos: vas rápido más tiempo. Más cartas: más donde elegir. Más espacios para daños: puedes arriesgar más.
    }
r90-ask-substitute = ¿Te quedas con esta mano?
r90-hint-substitute = Puedes cambiarla una sola vez, entera, sin pagar nada, y ya no hay vuelta atrás. Una buena mano tiene cartas rápidas, algún +1 para emparejarlas y Valores de Comprobación (los números { $by ->
        [list] entre paréntesis
       *[hand] en los círculos
    }) tanto bajos como altos. Una de las cartas se va en la calificación.
r90-ask-qualify = ¿Con qué carta haces la calificación?
r90-hint-qualify = Sale delante el movimiento más alto; si hay empate, el Valor de Comprobación más bajo (el número { $by ->
        [list] entre paréntesis
       *[hand] del círculo
    }). Pero pierdes la carta{ $fuel ->
        [none] {" "}y su número es tu primer Valor Objetivo.
        [bid] {" "}y su número es tu primer Valor Objetivo. Después eliges el combustible, que también cuenta.
       *[chit] , su número es tu primer Valor Objetivo, y los dos primeros repostan pronto.
    } Un objetivo alto hace fáciles las comprobaciones; uno bajo, difíciles.
r90-ask-strategy = ¿Qué estrategia?
r90-hint-strategy = La llevas hasta que pares en boxes o pases un turno. Mira tu mano, tus neumáticos y el tráfico que te rodea.{ $specials ->
        [yes] {" "}Un SPECIAL da una Carta de Circuito.
       *[no] {" "}LUCKY y SAVE TYRES son fáciles para empezar.
    }
r90-ask-contest = Lucha por la Posición { $where }, del primero al último: { $cars }. ¿Luchas?
r90-hint-contest = Una o dos cartas tapadas{ $by ->
        [list] ; para dos, empieza por la primera de esta lista.
       *[hand] .
    } Los robots roban dos. Todos menos el primero suman el número de la curva. { $by ->
        [list] El total más alto pasa delante; quien renuncia va detrás de quien lucha.
       *[hand] {""}
    } Si empatan, se tocan: daño. Las cartas que pongas quedan bloqueadas: no corres con ellas hasta el próximo turno.
r90-ask-contest-second = Pones { $card }. ¿Una segunda carta?
r90-hint-contest-second = Se suma, pero también queda bloqueada este turno.
r90-ask-pit = ¿Paras en boxes?
r90-hint-pit = { $behind ->
        [safety-car] Volverías a la pista al final de la fila, pero tienes
       *[nobody] Cuesta { $sections } secciones, pero tienes
    } { $fuel ->
        [none] neumáticos nuevos, reparaciones y la mano llena
        [bid] neumáticos nuevos, reparaciones, la mano llena, combustible para 10 turnos o más y la estrategia que quieras
       *[chit] neumáticos nuevos, reparaciones, la mano llena, combustible hasta el final y la estrategia que quieras
    }, y aún te mueves este turno. Mira dónde volverías y con qué tráfico.
r90-hint-pit-last = Es el último turno: una parada cuesta secciones, y lo que trae solo sirve en este turno.
r90-ask-discard = En boxes: ¿qué cartas descartas?
r90-hint-discard = { $must ->
        [yes] Tienes más de { $limit } cartas: alguna tiene que irse.
       *[no] Después robas hasta tener { $limit }.
    }{ $by ->
        [list] {" "}Empieza por la primera de la lista que no quieras: las de encima se quedan.
       *[hand] {""}
    }
r90-ask-draw = CHASE: ¿qué coges?
r90-hint-draw = Una carta que ya ves, o una sorpresa del mazo.
r90-ask-keep = LUCKY: ¿con qué carta te quedas?
r90-hint-keep = La otra se descarta.
r90-ask-play = ¿Qué carta juegas?
r90-hint-play = Hay que recorrer todo el valor, así que mira dónde te pararías: ¿tras un coche que te cierra el paso, o en una trayectoria que da bonificación el turno siguiente? { $by ->
        [list] Para una pareja, empieza por la primera de las dos en esta lista.
       *[hand] Una pareja es cualquier carta con un +1, o dos +2.
    }
r90-ask-second = Juegas { $card }. ¿Una segunda carta con ella?
r90-hint-second = Se suman los movimientos, los costes y las comprobaciones de las dos.
r90-ask-pay = { $tyres ->
        [one] 1 neumático por pagar
       *[other] { $tyres } neumáticos por pagar
    }: ¿con fichas, o en parte con cartas?
r90-hint-pay = Al menos uno tiene que ser una ficha. Una carta que no necesites puede ahorrarte otra{ $by ->
        [list] ; si son varias, empieza por la primera de la lista.
       *[hand] .
    }
r90-ask-check-order = Dos comprobaciones: ¿cuál va primero?
r90-hint-check-order = La carta que uses en la primera será el objetivo de la segunda.
r90-ask-check = Comprobación contra { $target }: ¿con qué carta?
r90-hint-check = Con { $target } o menos se supera; con más, 1 daño: los marrones se quedan, y sin espacios libres quedas fuera. La carta se gasta, si no la estás jugando, y es tu nuevo objetivo: si es baja, hace más difíciles las siguientes. La Comprobación Ciega usa la primera carta del mazo.
r90-ask-lay = ¿Qué carta queda encima de los descartes?
r90-hint-lay = Puede llevársela quien use CHASE.
r90-ask-pass = ¿Adelantas a { $car }?
r90-hint-pass = Puntos que quedan: { $points }. { $stay ->
        [no] Tienes los puntos, así que no puedes quedarte detrás sin más.
       *[yes] Si sigues detrás, se pierden.
    }
r90-ask-lap-check = Como Líder, para doblar a { $car } tienes que superar una comprobación contra { $target }: ¿con qué carta?
r90-hint-lap-check = Con { $target } o menos se supera. Si fallas, te quedas detrás, sin daño. La carta pasa a ser tu objetivo.
r90-ask-brake = ¿Intentas la Apurada de Frenada de { $corner }?
r90-hint-brake = Decide la primera carta del mazo. Con { $target } o menos: adelantas a todos los que están aquí y sigues. Con más: fuera de pista, y el próximo turno solo sirve para volver.
r90-hint-brake-last = Decide la primera carta del mazo. Con { $target } o menos: adelantas a todos los que están aquí y sigues. Con más: fuera de pista, y la carrera acaba ahí para ti, detrás de todos los de esta sección.
r90-hint-brake-path = Decide la primera carta del mazo. Con { $target } o menos: adelantas a todos los que están aquí y sigues. Con más: fuera de pista, donde una comprobación puede devolverte antes de algo peor.
r90-path-check = comprobación superada, de vuelta en: { $where }
r90-path-failed = fallida: { $path }
r90-path-damage = { $value ->
        [one] 1 daño
       *[other] { $value } daños
    }
r90-path-tyres = { $value ->
        [one] 1 neumático
       *[other] { $value } neumáticos
    }
r90-path-penalty = { $value ->
        [one] −1 punto
       *[other] −{ $value } puntos
    } el turno siguiente
r90-path-pit = parada obligatoria
r90-path-enter = de vuelta en: { $where }
r90-path-crash = fuera de carrera
r90-path-crash-sc = fuera de carrera, Coche de Seguridad
r90-ask-point = ¿Qué trayectoria tomas?
r90-hint-point = Da su bonificación en tu próximo movimiento, si juegas una carta de su color. Mientras estés en ella, nadie más puede usarla.
r90-hint-point-last = Es el último turno: una trayectoria solo sirve si aún tienes que moverte.
r90-ask-rescue = Estás fuera de carrera. ¿Sigues en el puesto del último robot?
r90-hint-rescue = Tendrías un coche con neumáticos nuevos, sin daños y con la mano llena.
r90-ask-skill = ¿Qué habilidad tiene tu piloto?
r90-hint-skill = La llevas toda la carrera. La misma la pueden tener tres pilotos como mucho.
r90-ask-setup = ¿Cómo configuras tu coche?
r90-hint-setup = Tienes { $points } puntos: 8, 10 o 12 fichas de neumático, 5, 6 o 7 cartas y 4, 5 o 6 espacios para daños cuestan 1, 2 o 3. Más neumáticos: vas rápido más tiempo. Más cartas: más donde elegir. Más espacios para daños: puedes arriesgar más.
r90-setup-fewer = Con puntos de sobra (neumáticos-cartas-espacios para daños):
r90-ask-fuel-bid = ¿Con cuánto combustible sales?
r90-hint-fuel-bid = La carrera tiene { $turns } turnos. Un coche ligero va mejor en la calificación, pero tiene que repostar antes. Hasta que acabe la calificación, nadie ve cuánto llevas.
r90-ask-tyres = ¿Qué neumáticos montas?
r90-hint-tyres = Tiempo: { $weather }. Los neumáticos equivocados cuestan puntos cada turno, y solo se cambian con una parada en boxes.
r90-ask-refuel = ¿Cuánto combustible pones?
r90-hint-refuel = La parada da para 10 turnos; cada 3 turnos más cuestan 1 sección. Si no llega hasta el final, tendrás que parar otra vez.
r90-ask-versatility = VERSATILITY: ¿cambias de estrategia?
r90-hint-versatility = Puedes hacerlo una vez, y ya no hasta tu próxima parada en boxes.
r90-ask-weather = ¿Hacia dónde cambia el tiempo?
r90-hint-weather = Ahora: { $weather }. Llevas { $tyres }. Los neumáticos equivocados cuestan puntos, y la lluvia resta 20 a cada comprobación.
r90-ask-yellow-flag = ¿Dónde pones la bandera amarilla?
r90-hint-yellow-flag = Quien la tenga delante, también tú, paga 1 punto para seguir, y en esa sección nadie adelanta. Se queda hasta el final del turno { $turn }.
r90-ask-green-flag = ¿Qué bandera amarilla retiras?
r90-hint-green-flag = Su sección vuelve a estar libre, también para los demás.
r90-ask-soft-bonus = ¿Usas una bonificación de tus neumáticos blandos?
r90-hint-soft-bonus = Bonificaciones que quedan: { $soft }. Una por turno; con la parada en boxes se pierden.
r90-ask-orange-flag = Bandera naranja: ¿haces que { $car } intente la Apurada de Frenada?
r90-hint-orange-flag = Con { $target } o menos adelanta a todos los de su sección. Con más: se sale de la pista{ $paths ->
        [yes] , y un accidente puede hacer salir al Coche de Seguridad.
       *[no] .
    }
r90-ask-off-track-check = ¡Fuera de pista! Comprobación contra { $target }: ¿con qué carta?
r90-hint-off-track-check = Con { $target } o menos recuperas el control; con más sigues deslizándote. La carta se descarta.
r90-ask-safety-car = Coche de Seguridad: ¿qué carta descartas?
r90-hint-safety-car = Tras el Coche de Seguridad robas una carta, avanzas 1 sección y descartas una. Nadie adelanta.

# Las respuestas.
r90-answer-keep-hand = me la quedo
r90-answer-new-hand = coche de sustitución: { $cards } cartas nuevas
r90-answer-decline = no lucho
r90-answer-alone = no, esta sola
r90-answer-box = parar en boxes
r90-answer-drive-on = seguir
r90-answer-enough = ya está: robar hasta { $limit }
r90-answer-deck = robar del mazo
r90-answer-skip = pasar el turno
r90-answer-chips = fichas
r90-answer-blind = Comprobación Ciega
r90-answer-as-played = se quedan como las jugué
r90-answer-pass = adelantar
r90-answer-pass-paying = adelantar pagando y guardar el adelantamiento gratis para luego
r90-answer-stay = seguir detrás
r90-answer-stay-here = no, me quedo aquí
r90-answer-brake-late = Apurada de Frenada
r90-answer-point = la { $colour }: +{ $bonus }
r90-answer-no-point = ninguna
r90-answer-rescue = sí, sigo en carrera
r90-answer-retire = no, lo dejo aquí
r90-answer-keep-strategy = seguir con { $strategy }
r90-answer-drier = más seco
r90-answer-wetter = más lluvioso
r90-answer-leave-weather = dejarlo como está
r90-answer-no-flag = en ningún sitio
r90-answer-keep-flags = ninguna
r90-answer-use-soft = sí, +1
r90-answer-save-soft = no, guardarla
r90-answer-stay-robot = no, que se quede
r90-answer-fuel = { $turns } turnos
r90-answer-flag = { $where }{ $ahead ->
        [0] {""}
        [one] , detrás de 1 coche
       *[other] , detrás de { $ahead } coches
    }
r90-chart-name = { $country } { $side }
r90-chart-facts = { $tyres } fichas de neumático, { $cards } cartas, { $damage } espacios para daños

# Qué haría una elección, en pocas palabras.
r90-preview-move = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } → { $where }
r90-preview-bonus = { $bonus } { $why ->
        [trajectory] trayectoria
        [balance] BALANCE
        [soft] neumáticos blandos
        [tyres] por los neumáticos equivocados
        [off-track] por salir de pista
       *[hazard] HAZARD
    }
r90-preview-past = adelantas a { $cars }
r90-preview-stuck = te frena { $car }
r90-preview-lap-checks = { $checks ->
        [one] comprobación para doblar
       *[other] { $checks } comprobaciones para doblar
    }
r90-preview-check = comprobación ≤ { $target }: { $own ->
        [0] no la supera ninguna carta tuya
        [one] la supera 1 carta tuya
       *[other] la superan { $own } cartas tuyas
    }, a ciegas { $odds } %
r90-preview-check-blind = comprobación ≤ { $target }: { $odds } %
r90-preview-check-second = segunda comprobación: a ciegas { $odds } %
r90-preview-brake = Apurada de Frenada { $odds } % → { $distance }
r90-preview-odds = ≤ { $target }: { $odds } %
r90-preview-off = si no, fuera de pista: el próximo turno solo sirve para volver, a: { $where }
r90-preview-off-last = si no, fuera de pista hasta el final, detrás de todos los que están aquí
r90-preview-pairs = { $pairs ->
        [one] también en 1 pareja
       *[other] también en { $pairs } parejas
    }
r90-preview-pairs-other = pareja: empieza por la otra carta
r90-preview-event-orange = puedes hacer que los robots intenten la Apurada de Frenada
r90-preview-event-blue = doblar te cuesta menos
r90-preview-event-green = retiras una bandera amarilla
r90-preview-event-yellow = en una curva a tu elección
r90-preview-event-weather = cambias el tiempo
r90-preview-passes = se supera
r90-preview-fails = falla: 1 daño, rojo o marrón
r90-preview-fails-lapping = falla: te paras
r90-preview-out = quedas fuera
r90-preview-risk = si falla, quedas fuera
r90-preview-target = nuevo objetivo { $factor }
r90-preview-played = la estás jugando
r90-preview-behind = detrás de { $cars }
r90-preview-place = puesto { $place }{ $laps ->
        [0] {""}
        [one] , a una vuelta
       *[other] , a { $laps } vueltas
    }
r90-preview-value = total { $value }
r90-preview-owed = aún por pagar: { $owed }
r90-preview-left = { $left ->
        [one] te queda 1 ficha
       *[other] te quedan { $left } fichas
    }
r90-preview-current = como ahora
r90-preview-cost = { $cost ->
        [0] gratis
        [one] cuesta 1 punto
       *[other] cuesta { $cost } puntos
    }
r90-preview-skip = { $level ->
        [junior] no te mueves
       *[basic] no te mueves, pero puedes cambiar de estrategia
    }
r90-preview-nothing = nada aparte de lo que dice la lista
r90-preview-specials = { $specials ->
        [one] SPECIAL: 1 Carta de Circuito
       *[other] SPECIAL: { $specials } Cartas de Circuito
    }
r90-preview-specials-perhaps = { $specials ->
        [one] quizá SPECIAL: 1 Carta de Circuito
       *[other] quizá SPECIAL: { $specials } Cartas de Circuito
    }
r90-preview-off-path = si no, fuera de pista: { $path }
r90-preview-else-path = si no: { $path }
r90-preview-past-robot = adelanta a { $cars }
r90-preview-off-robot = si no, fuera de pista
r90-preview-fails-path = falla: { $path }
r90-preview-setup = { $points } puntos
r90-preview-bid = { $bonus } en la calificación
r90-preview-chips = { $chips } fichas
r90-preview-wrong-tyres = { $points } por turno con este tiempo
r90-preview-refuel-by = repostar como muy tarde en el turno { $turn }
r90-preview-refuel-enough = llega hasta el final
r90-preview-extra = { $sections ->
        [one] cuesta 1 sección más
       *[other] cuesta { $sections } secciones más
    }
r90-preview-robots-stop = todos los robots paran por neumáticos
r90-preview-most = { $points ->
        [one] hasta 1 punto
       *[other] hasta { $points } puntos
    }
r90-preview-not-alone = solo en pareja
r90-preview-flags = { $flags ->
        [one] pasas una bandera amarilla
       *[other] pasas { $flags } banderas amarillas
    }
r90-preview-fuel-to-end = { $sections ->
        [one] combustible hasta el final: 1 sección más
       *[other] combustible hasta el final: { $sections } secciones más
    }
r90-preview-frees = libera a { $cars }
r90-preview-slows = frena a { $cars }
r90-preview-sure = segura

# Qué ha pasado.
r90-and = { $list } y { $last }
r90-past-whom = { $who ->
        [you] a ti
       *[other] a { $player }
    }
r90-lap-whom = { $who ->
        [you] a ti
       *[other] a { $player }
    }
r90-un-lap-whom = { $who ->
        [you] de tu coche
       *[other] de { $player }
    }
r90-event-set-up = { $track }, { $level }: { $players } jugadores, y los robots { $robots }.
r90-event-set-up-short = { $track }, { $level }, carrera corta: { $players } jugadores, y los robots { $robots }.
r90-event-modules = Se juega con: { $modules }.
r90-event-skill = { $who ->
        [you] Tu habilidad
       *[other] La habilidad de { $player }
    }: { $skill }.
r90-event-chart-bare = { $who ->
        [you] Conduces
       *[other] { $player } conduce
    } { $country }.
r90-event-car-setup = { $who ->
        [you] Tu configuración
       *[other] La configuración de { $player }
    }: { $facts }.
r90-event-chart = { $who ->
        [you] Conduces
       *[other] { $player } conduce
    } { $country }: { $facts }.
r90-event-dealt = { $player } recibe { $cards }.
r90-event-dealt-you = Tu mano: { $cards }.
r90-event-substitute-new = { $who ->
        [you] Pasas
       *[other] { $player } pasa
    } al coche de sustitución, con una mano nueva.
r90-event-substitute-kept = { $who ->
        [you] Te quedas
       *[other] { $player } se queda
    } con la primera mano.
r90-event-sealed = { $who ->
        [you] Tu carta de calificación está
       *[other] La carta de calificación de { $player } está
    } sobre la mesa, tapada.
r90-event-qualified = Calificación: { $results }.
r90-qualified-fuel = { $turns } turnos de combustible { $bonus }
r90-event-grid = La parrilla: { $order }.
r90-event-fuel = Último turno para repostar: { $fuel }.
r90-event-weather-start = Tiempo en la salida: { $slot }.
r90-event-weather-card = { $who ->
        [you] Cambias
        [same] Cambia
       *[other] { $player } cambia
    } el tiempo{ $way ->
        [drier] , ahora más seco
        [wetter] , ahora más lluvioso
       *[unknown] {""}
    }: { $slot }.
r90-event-robot-tyres-start = Los robots salen con { $tyres }.
r90-event-robot-tyres-weather = Los robots pasan a { $tyres }.
r90-event-tyres = { $who ->
        [you] Montas
        [same] Monta
       *[other] { $player } monta
    } { $tyres } ({ $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }).
r90-event-special = { $who ->
        [you] Consigues
        [same] Consigue
       *[other] { $player } consigue
    } un SPECIAL con { $strategy }: { $cards }.
r90-event-special-shown = { $who ->
        [you] Consigues
        [same] Consigue
       *[other] { $player } consigue
    } un SPECIAL con { $strategy }, por { $shown }: { $cards }.
r90-event-strategy = { $who ->
        [you] Tu estrategia
        [same] Estrategia
       *[other] La estrategia de { $player }
    }: { $strategy }.
r90-event-strategy-skip = { $who ->
        [you] Tu estrategia
        [same] Estrategia
       *[other] La estrategia de { $player }
    } desde el turno siguiente: { $strategy }.
r90-event-strategy-versatility = VERSATILITY: { $who ->
        [you] tu estrategia
        [same] la estrategia
       *[other] la estrategia de { $player }
    } es ahora { $strategy }.
r90-event-turn = ── Turno { $turn } de { $turns } · vuelta { $lap } de { $laps } ──
r90-event-turn-first = ¡Salida! Este turno todas las secciones cuentan como rectas y las trayectorias aún no dan bonificación.
r90-event-turn-last = ¡Último turno! Ahora todas las secciones cuentan como rectas.
r90-event-turn-restart = ¡Reinicio! Este turno todas las secciones cuentan como rectas y las trayectorias no dan bonificación.
r90-event-turn-safety-car = Coche de Seguridad: todos avanzan 1 sección, y nadie adelanta.
r90-event-chasing = { $who ->
        [you] Este turno persigues
       *[other] Este turno { $player } persigue
    } a { $chased }.
r90-event-chasing-nobody = { $who ->
        [you] Este turno no tienes
       *[other] Este turno { $player } no tiene
    } a quién perseguir.
r90-event-leader = { $who ->
        [you] ¡Te pones
        [same] ¡Se pone
       *[other] ¡{ $player } se pone
    } en cabeza!
r90-event-contest = Lucha por la Posición { $where }: { $cars }.
r90-event-contest-laid = { $who ->
        [you] Pones
       *[other] { $player } pone
    } { $cards }.
r90-event-contest-declined = { $who ->
        [you] No luchas
       *[other] { $player } no lucha
    }.
r90-event-contest-shown = { $results }.
r90-contest-value = { $car }: { $total } ({ $sum })
r90-contest-corner = curva { $modifier }
r90-event-contest-result = Ahora, del primero al último: { $cars }.
r90-event-contest-tie = ¡Contacto: { $cars }!
r90-event-pit = { $who ->
        [you] Paras en boxes y vuelves
       *[other] { $player } para en boxes y vuelve
    } a la pista { $where }.
r90-event-pit-fuel = { $who ->
        [you] Tienes que repostar y vuelves
       *[other] { $player } tiene que repostar y vuelve
    } a la pista { $where }.
r90-event-pit-forced = { $who ->
        [you] Tras salirte de la pista tienes que parar en boxes y vuelves
       *[other] Tras salirse de la pista, { $player } tiene que parar en boxes y vuelve
    } { $where }.
r90-event-pit-tyres = Los robots paran por neumáticos: { $stops }.
r90-event-refuelled = { $who ->
        [you] Pones
        [same] Pone
       *[other] { $player } pone
    } combustible para { $turns } turnos; la próxima parada, como muy tarde en el turno { $chit }.
r90-event-refuelled-enough = { $who ->
        [you] Pones
        [same] Pone
       *[other] { $player } pone
    } combustible para { $turns } turnos, y llega hasta el final.
r90-event-serviced = { $who ->
        [you] Obtienes
        [same] Obtiene
       *[other] { $player } obtiene
    } { $things }.
r90-event-discarded = { $who ->
        [you] Descartas
        [same] Descarta
       *[other] { $player } descarta
    } { $cards }.
r90-event-drew = { $who ->
        [you] Robas
        [same] Roba
       *[other] { $player } roba
    } { $cards }.
r90-event-drew-discards = { $who ->
        [you] Coges
        [same] Coge
       *[other] { $player } coge
    } { $cards } de los descartes.
r90-event-reshuffled = Se acabó el mazo: los descartes, barajados, forman uno nuevo.
r90-event-reshuffled-track = Se acabaron las Cartas de Circuito: las descartadas, barajadas, forman un mazo nuevo.
r90-event-skipped = { $who ->
        [you] Pasas el turno
        [same] Pasa el turno
       *[other] { $player } pasa el turno
    }.
r90-event-played = { $who ->
        [you] Juegas
        [same] Juega
       *[other] { $player } juega
    } { $cards }.
r90-event-played-cost = { $who ->
        [you] Juegas
        [same] Juega
       *[other] { $player } juega
    } { $cards }, con un coste de { $cost }.
r90-event-bonus = Bonificación: { $bonus }.
r90-event-flag-yellow = { $who ->
        [you] Pones
        [same] Pone
       *[other] { $player } pone
    } una bandera amarilla { $where }{ $ahead ->
        [0] {""}
        [one] , detrás de 1 coche
       *[other] , detrás de { $ahead } coches
    }.
r90-event-flag-green = { $who ->
        [you] Retiras
        [same] Retira
       *[other] { $player } retira
    } la bandera amarilla { $where }.
r90-event-flag-blue = { $who ->
        [you] Ahora tienes
        [same] Ahora tiene
       *[other] Ahora { $player } tiene
    } una bandera azul: doblar cuesta menos.
r90-event-flag-orange = { $who ->
        [you] Ahora tienes la bandera naranja: puedes
        [same] Ahora tiene la bandera naranja: puede
       *[other] Ahora { $player } tiene la bandera naranja: puede
    } hacer que los robots intenten la Apurada de Frenada.
r90-event-flag-unused = La { $flag } no tiene efecto.
r90-event-flags-in = Empieza una nueva etapa y se retiran todas las banderas.
r90-event-forced = { $who ->
        [you] Haces
       *[other] { $player } hace
    } que { $car } intente la Apurada de Frenada.
r90-event-paid = { $who ->
        [you] Pagas
        [same] Paga
       *[other] { $player } paga
    } con { $payment }.
r90-event-paid-off-track = { $who ->
        [you] Te cuesta
       *[other] Le cuesta
    } { $payment }.
r90-event-damage = { $who ->
        [you] Recibes
        [same] Recibe
       *[other] { $player } recibe
    } { $disc ->
        [red] un daño rojo
       *[brown] un daño marrón, que no se repara
    }.
r90-event-passed-movement = { $who ->
        [you] Superas la comprobación
        [same] Supera la comprobación
       *[other] { $player } supera la comprobación
    } ({ $factor } contra { $target }).
r90-event-failed-movement = { $who ->
        [you] Fallas la comprobación
        [same] Falla la comprobación
       *[other] { $player } falla la comprobación
    } ({ $factor } contra { $target }).
r90-event-passed-lapping = { $who ->
        [you] Superas la comprobación para doblar
        [same] Supera la comprobación para doblar
       *[other] { $player } supera la comprobación para doblar
    } ({ $factor } contra { $target }).
r90-event-failed-lapping = { $who ->
        [you] Fallas la comprobación para doblar
        [same] Falla la comprobación para doblar
       *[other] { $player } falla la comprobación para doblar
    } ({ $factor } contra { $target }).
r90-event-passed-late-braking = { $who ->
        [you] Apuras la frenada y sale bien
        [same] Apura la frenada y sale bien
       *[other] { $player } apura la frenada y sale bien
    } ({ $factor } contra { $target }).
r90-event-failed-late-braking = { $who ->
        [you] Apuras demasiado la frenada
        [same] Apura demasiado la frenada
       *[other] { $player } apura demasiado la frenada
    } ({ $factor } contra { $target }).
r90-event-passed-off-track = { $who ->
        [you] Recuperas el control
        [same] Recupera el control
       *[other] { $player } recupera el control
    } ({ $factor } contra { $target }).
r90-event-failed-off-track = { $who ->
        [you] Sigues deslizándote
        [same] Sigue deslizándose
       *[other] { $player } sigue deslizándose
    } ({ $factor } contra { $target }).
r90-event-laid = { $who ->
        [you] Dejas
       *[other] { $player } deja
    } { $cards } en los descartes.
r90-event-drove = { $who ->
        [you] Avanzas
        [same] Avanza
       *[other] { $player } avanza
    } { $sections ->
        [one] 1 sección
       *[other] { $sections } secciones
    }{ $bonuses } { $where }{ $passes }.
r90-event-drove-nowhere = { $who ->
        [you] Sigues
        [same] Sigue
       *[other] { $player } sigue
    } { $where }.
r90-event-drove-past = { $whom ->
        [you] { $who ->
                [same] Te adelanta
               *[other] { $player } te adelanta
            }
        [you-too] { $who ->
                [same] Te adelanta
               *[other] { $player } te adelanta
            } { $cars }
       *[others] { $who ->
                [you] Adelantas
                [same] Adelanta
               *[other] { $player } adelanta
            } { $cars }
    } { $where }.
r90-event-drove-lap = { $whom ->
        [you] { $who ->
                [same] Te dobla
               *[other] { $player } te dobla
            }
        [you-too] { $who ->
                [same] Te dobla
               *[other] { $player } te dobla
            } { $cars }
       *[others] { $who ->
                [you] Doblas
                [same] Dobla
               *[other] { $player } dobla
            } { $cars }
    } { $where }.
r90-event-drove-un-lap = { $who ->
        [you] Te desdoblas
        [same] Se desdobla
       *[other] { $player } se desdobla
    } { $cars } { $where }.
r90-drove-past = { $whom ->
        [you] , adelantándote
        [you-too] , adelantándote { $cars }
       *[others] , adelantando { $cars }
    }
r90-drove-lap = { $whom ->
        [you] , doblándote
        [you-too] , doblándote { $cars }
       *[others] , doblando { $cars }
    }
r90-drove-un-lap = , { $who ->
        [you] desdoblándote
       *[other] desdoblándose
    } { $cars }
r90-drove-flags = { $flags ->
        [one] , pasando una bandera amarilla
       *[other] , pasando { $flags } banderas amarillas
    }
r90-drove-lost = { $left ->
        [one] Se pierde 1 punto.
       *[other] Se pierden { $left } puntos.
    }
r90-event-point = { $who ->
        [you] Tomas
        [same] Toma
       *[other] { $player } toma
    } la trayectoria { $colour }, +{ $bonus }.
r90-event-braked-late = { $who ->
        [you] Llegas
        [same] Llega
       *[other] { $player } llega
    } { $where }{ $passes }.
r90-event-braked-with = { $who ->
        [you] Apuras la frenada con { $card } y llegas
        [same] Apura la frenada con { $card } y llega
       *[other] { $player } apura la frenada con { $card } y llega
    } { $where }{ $passes }.
r90-event-off-track = { $who ->
        [you] ¡Te sales
        [same] ¡Se sale
       *[other] ¡{ $player } se sale
    } de la pista { $where }{ $paths ->
        [yes] !
       *[no] {" "}y el próximo turno está perdido!
    }
r90-event-penalty = { $who ->
        [you] El turno siguiente pierdes
        [same] El turno siguiente pierde
       *[other] El turno siguiente { $player } pierde
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
r90-event-pit-due = { $who ->
        [you] Tienes que
        [same] Tiene que
       *[other] { $player } tiene que
    } parar en boxes en el turno { $turn }.
r90-event-regained = { $who ->
        [you] Quedas
        [same] Queda
       *[other] { $player } queda
    } al borde de la pista { $where }.
r90-event-re-entered = { $who ->
        [you] Vuelves
        [same] Vuelve
       *[other] { $player } vuelve
    } a la pista { $where }.
r90-event-out-damage = { $who ->
        [you] Quedas fuera de carrera: tu
        [same] Queda fuera de carrera: su
       *[other] { $player } queda fuera de carrera: su
    } coche no aguanta más daños.
r90-event-out-fuel = { $who ->
        [you] Quedas fuera de carrera: tu
        [same] Queda fuera de carrera: su
       *[other] { $player } queda fuera de carrera: su
    } depósito está vacío.
r90-event-out-tyres = { $who ->
        [you] Quedas fuera de carrera: tus
        [same] Queda fuera de carrera: sus
       *[other] { $player } queda fuera de carrera: sus
    } neumáticos están destrozados.
r90-event-out-crash = { $who ->
        [you] Quedas fuera de carrera: tu
        [same] Queda fuera de carrera: su
       *[other] { $player } queda fuera de carrera: su
    } coche está destrozado.
r90-event-safety-car = ¡Sale el Coche de Seguridad! Todos en fila detrás de él: { $cars }.
r90-event-safety-car-in = El Coche de Seguridad deja la pista.
r90-event-rescued = { $who ->
        [you] Ocupas
       *[other] { $player } ocupa
    } el puesto de { $robot } { $where }.
r90-event-finished-flag = ¡Bandera a cuadros! Gana { $first }, por delante de { $second } y de { $third }.
r90-event-finished-no-players = Ya no queda ningún jugador en carrera. Gana { $first }, por delante de { $second } y de { $third }.

# Por qué se rechaza algo.
r90-reason-match-over = La carrera ha terminado.
r90-reason-card-frozen = { $card } está bloqueada: se jugó en una Lucha y vuelve a la mano el turno siguiente.
r90-reason-card-is-target = { $card } está en tu tablero: es tu Valor Objetivo.
r90-reason-card-spent = { $card } ya se ha usado este turno.
r90-reason-not-enough-tyres = { $cards } cuesta { $owed ->
        [one] 1 neumático
       *[other] { $owed } neumáticos
    }; entre fichas y otras cartas llegas a { $have }.
r90-reason-no-chip-left = { $cards } cuesta neumáticos, y al menos uno tiene que ser una ficha: no te queda ninguna.
r90-reason-only-chips = { $cards } cuesta { $owed ->
        [one] 1 neumático
       *[other] { $owed } neumáticos
    }, y en esta carrera se paga solo con fichas: tienes { $chips }.
r90-reason-not-enough-chips = Hay que pagar { $owed ->
        [one] 1 neumático
       *[other] { $owed } neumáticos
    } y tienes { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }: paga también con cartas.
r90-reason-no-damage-slots = { $cards } causa { $damage ->
        [one] 1 daño
       *[other] { $damage } daños
    }, y tu coche { $free ->
        [0] ya no aguanta ninguno
        [one] solo aguanta 1
       *[other] solo aguanta { $free }
    }.
r90-reason-not-a-pair = { $first } y { $second } no hacen pareja: un +1 va con cualquier carta, un +2 con otro +2.
r90-reason-lower-number-first = Empieza esta pareja por { $second }: en tu mano va antes.
r90-reason-rising-order = { $card } va antes que { $last }: nombra las cartas en el orden de la mano.
r90-reason-too-few-after = Después de { $card } harían falta { $needed } más (disponibles: { $left }): empieza por una anterior.
r90-reason-must-discard = Te { $excess ->
        [one] sobra 1 carta
       *[other] sobran { $excess } cartas
    }: descarta primero.
r90-reason-chart-taken = { $chart } ya no está libre: { $player } se ha quedado con el tablero.
r90-reason-no-such-chart = No existe el tablero «{ $chart }».
r90-reason-point-taken = Ahí está { $car }.
r90-reason-no-such-point = { $points ->
        [0] Aquí no hay trayectorias
        [one] Aquí solo hay 1 trayectoria
       *[other] Aquí solo hay { $points } trayectorias
    }.
r90-reason-not-on-offer = { $card } no está entre las que puedes elegir.
r90-reason-order-begun = Ya has empezado a ordenarlas: sigue.
r90-reason-pass-compulsory = Tienes los puntos para hacerlo: debes adelantar a { $car }.
r90-reason-no-paying-pass-not-free = No tienes un adelantamiento gratis que guardar: con «pass» se paga.
r90-reason-no-paying-pass-points = No tienes puntos para pagar el adelantamiento a { $car }.
r90-reason-no-late-braking-section = La Apurada de Frenada es solo para secciones de frenado.
r90-reason-no-late-braking-stay-first = Decide antes el adelantamiento; la Apurada de Frenada viene después.
r90-reason-already-pitted = Este turno ya has parado en boxes.
r90-reason-box-before-the-draw = La parada va antes de robar: este turno ya es tarde.
r90-reason-deck-empty = No quedan cartas que robar.
r90-reason-no-robot-left = No queda ningún robot al que sustituir.
r90-reason-module-not-played = En esta carrera se juega sin { $module }.
r90-reason-no-soft-left = Ya has usado tus { $sets } juegos de neumáticos blandos.
r90-reason-too-many-points = Esa configuración cuesta { $points } puntos, y tienes { $most }.
r90-reason-skill-taken = Ya hay tres pilotos con { $skill }.
r90-reason-off-corner = { $card } solo vale si pasas por { $corner }: así no llegas.
r90-unplayable-off-corner = solo pasando por { $corner }: así no llegas
r90-reason-card-fresh = { $card } acaba de llegar: puedes usarla desde el turno siguiente.
r90-unplayable-card-fresh = desde el turno siguiente
r90-reason-flag-there = Ya hay una bandera amarilla { $section }.
r90-reason-flag-before-point = Ahí { $car } está en una trayectoria: la bandera no puede quedarle delante.
r90-reason-same-strategy = { $strategy } ya es tu estrategia: con «keep-strategy» sigues con ella.
r90-reason-no-flag-place-section = Esa sección no existe.
r90-reason-no-flag-place-corner = Las banderas amarillas van solo en secciones de curva.
r90-reason-no-flag-place-cars = En esa sección no hay tantos coches.
r90-reason-no-braking-card-symbol = { $card } no sirve para la Apurada de Frenada.
r90-reason-no-braking-card-corner = { $card } sirve para la Apurada de Frenada de otra curva.
r90-reason-no-box-off-track = En el turno en que vuelves a la pista no puedes parar en boxes.
r90-reason-no-flag-there = No hay ninguna bandera amarilla { $section }.
r90-reason-fuel-not-offered = Aquí no puedes poner { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } de combustible, sino: { $offered }.
r90-reason-weather-end = El tiempo ya no puede ser { $kind ->
        [dry] más seco
       *[rain] más lluvioso
    }.

# El terminal.
r90-intro =
    Gana quien va en cabeza tras el último turno. Tú eres { $mark }, el Líder { $leader }.
    Cada turno se mueven todos, del Líder hacia atrás. Roba una carta y juega una, o una pareja: una con un +1, o dos +2. Hay que recorrerla entera.
    +4 (11) son 4 secciones, valor 11. Las rojas (Ve) cuestan neumáticos y daños, las verdes (Co) piden comprobaciones, las naranjas (Ca) dan cartas, { $events ->
        [some] las amarillas (Ev) traen { $brought }
       *[none] las amarillas (Ev) nada
    }. { $pay ->
        [chips] Los neumáticos se pagan con fichas.
       *[cards] El primer neumático, una ficha; los otros, también cartas.
    }
    Comprobación: { $level ->
        [junior] se supera si la primera carta del mazo no pasa de tu objetivo
       *[basic] se supera si tu carta no pasa del objetivo
    }; si no, 1 daño. La carta es el nuevo objetivo. Con muchos daños, fuera; boxes repara los rojos.
    { $level ->
        [junior] Adelantar cuesta 1 punto, en curva 2; quien tiene los puntos debe hacerlo.
       *[basic] En recta, adelantar cuesta 1 punto. En curva te atascas hasta una Lucha el turno siguiente; en frenada también, o arriesgas una Apurada.
    } Desde una trayectoria, una carta de su color te lleva más lejos.
    Parar cuesta { $sections } secciones. { $level ->
        [junior] Nunca es obligatorio.
       *[basic] Hazlo como muy tarde en tu turno de repostaje.
    }
r90-intro-track-cards = Con los SPECIAL de tu estrategia robas Cartas de Circuito: fuertes, pero solo si pasas por su curva.
r90-intro-weather = Los neumáticos equivocados para el tiempo cuestan 1 o 2 puntos por turno; la lluvia resta 20 a las comprobaciones.
r90-intro-fuel = Una parada da combustible para 10 turnos; 3 turnos más cuestan 1 sección.
r90-intro-flags = Las banderas duran hasta el final de la etapa; una amarilla cuesta 1 punto, y ahí nadie adelanta.
r90-intro-off-track = Fuera de pista puedes destrozar el coche y hacer salir al Coche de Seguridad hasta el final de la etapa.
r90-title = { $track } · turno { $turn } de { $turns } · vuelta { $lap } de { $laps }
r90-title-before = { $track } · antes de la carrera
r90-title-track = Del Líder hacia atrás
r90-title-ahead = Por delante de ti
r90-title-standings = La carrera hasta ahora
r90-title-classification = Clasificación final
r90-legend = { $leader } Líder · { $own } tú · ✓ ya se ha movido · trayectorias: ● libre, ○ ocupada
r90-legend-down = { $mark } a una vuelta
r90-legend-pit = { $mark } sale de boxes
r90-legend-flag = { $mark } bandera amarilla
r90-legend-safety-car = { $mark } Coche de Seguridad
r90-legend-tyres = neumáticos: { $types }
r90-mark-safety-car = CS
r90-mark-back = vuelve en: { $where }
r90-mark-penalty = −{ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
r90-mark-due = boxes en el turno { $turn }
r90-table-weather = Tiempo
r90-table-rain = comprobaciones −20
r90-table-stage = Etapa
r90-table-stage-ends = { $stage } de { $stages }, hasta el turno { $turn }
r90-table-robots = Robots
r90-table-blue = Bandera azul
r90-table-orange = Bandera naranja
r90-table-safety-car = Coche de Seguridad hasta el final del turno { $turn }
r90-table-restart = Reinicio: todas las secciones cuentan como rectas
r90-mark-pit = box
r90-mark-off = fuera de pista
r90-here = aquí
r90-target = Apurada ≤ { $target }
r90-modifier = Lucha { $modifier }
r90-chart-tyres = Neumáticos
r90-chart-damage = Daños
r90-chart-target = Valor Objetivo
r90-chart-strategy = Estrategia
r90-chart-strategy-idle = por ahora sin efecto
r90-chart-fuel = Repostar
r90-chart-fuel-by = como muy tarde en el turno { $turn }
r90-chart-fuel-now = ¡este turno!
r90-chart-fuel-done = hecho
r90-chart-fuel-enough = no hace falta
r90-chart-skill = Habilidad
r90-chart-skill-used = usada
r90-chart-fresh = Desde el turno siguiente
r90-chart-discs = rojos { $red }, marrones { $brown } de { $slots }
r90-chart-hand = Mano
r90-chart-frozen = Bloqueadas
r90-chart-laid = Tapadas
r90-robot-fuel = Turnos de repostaje de los robots (de cada tipo primero el mejor colocado): { $chits }.
r90-skills = Habilidades: { $skills }.
r90-column-place = Pos
r90-column-driver = Piloto
r90-column-gap = Dist.
r90-column-tyres = Neum.
r90-column-damage = Daños
r90-column-cards = Cartas
r90-column-target = Obj.
r90-column-strategy = Estrategia
r90-column-fuel = Rep.
r90-gap-laps = { $laps ->
        [one] −1 vuelta
       *[other] −{ $laps } vueltas
    }
r90-gap-out = fuera
r90-verdict-won = { $player } gana la carrera.
r90-verdict-won-you = ¡Ganas la carrera!
r90-verdict-place = Acabas en el puesto { $place } de { $cars }.
r90-verdict-out = Tu carrera acabó antes de la bandera.
r90-country-other = { $form ->
        [for] para { $name }
       *[name] { $name }
    }

# Track cards that must use their corner, and stops that could not be made.
r90-reason-misses-corner = { $card } tiene que pasar por { $corner }: con esta respuesta no llegaría.
r90-preview-bound-use-soft = necesita la bonificación de los neumáticos blandos
r90-preview-bound-drier = necesita un tiempo más seco
r90-preview-bound-wetter = necesita un tiempo más lluvioso
r90-preview-bound-unflag = necesita retirar la bandera { $where }
r90-preview-bound-blind = necesita una Comprobación Ciega
r90-event-out-stop = { $who ->
        [you] Quedas fuera de carrera: tu
        [same] Queda fuera de carrera: su
       *[other] { $player } queda fuera de carrera: su
    } coche tenía que parar en boxes y no pudo.
