# La mano, el panel y las preguntas sobre cartas.
r90-hand-title = Tu mano
r90-hand-dock = Tu jugada
r90-hand-weigh = Qué conviene valorar
r90-hand-sending = Enviando…
r90-hand-thinks = { $name } está pensando…
r90-hand-drives = Le toca a { $name }
r90-hand-you-drive = Te toca a ti
r90-hand-goes-on = La carrera sigue
r90-hand-out = Estás fuera; la carrera sigue
r90-hand-to-end = Saltar al final de la carrera
r90-hand-watching = Estás mirando
r90-hand-over = La carrera ha terminado
r90-hand-tag-frozen = bloqueada
r90-hand-tag-fresh = próximo turno
r90-hand-tag-played = en juego
r90-hand-tag-laid = puesta
r90-hand-tag-new = nueva
r90-hand-no-pair = No hace pareja con { $card }. Si la eliges, devuelves la otra.
r90-hand-only-pair = Sola no: elige una segunda carta.
r90-hand-one-chip = Al menos un neumático se paga con una ficha.
r90-hand-pick = Elige una carta, o dos que hagan pareja, y mira en la pista adónde te llevan. Robas una carta por turno; una parada te llena la mano.
r90-hand-stands = Estás en una trayectoria { $colour }: una carta de ese color te lleva { $bonus } más allá.
r90-hand-stands-beside = No estás en ninguna trayectoria, así que no tienes bonificación. Puedes tomar una libre si tu movimiento acaba junto a ella; en cada una cabe un solo coche.
r90-hand-free-points = próximo turno: { $points }
r90-hand-last-turns = { $left ->
        [one] Último turno: gasta lo que tengas.
       *[other] Quedan { $left } turnos: lo que no gastes antes del final ya no valdrá nada.
    }
r90-hand-contest-full = no hay espacio para daños: un empate te deja fuera
r90-hand-play = { $cards ->
        [2] Jugar las dos
       *[other] Jugar
    }
r90-hand-points = { $points ->
        [one] punto
       *[other] puntos
    }
r90-hand-pass = adelantas a { $car }{ $cost ->
        [0] , gratis
       *[other] {" "}(−{ $cost })
    }
r90-hand-stuck = te frena { $car }{ $rule ->
        [corner] : en curva no se adelanta
        [braking] : en frenada no se adelanta
        [points] : aquí adelantar cuesta { $needs }
       *[none] {""}
    }
r90-hand-check-own = comprobación ≤ { $target }: { $own ->
        [0] no la supera ninguna carta tuya; a ciegas:
        [one] la supera 1 carta, de la mano o jugada
       *[other] la superan { $own } cartas, de la mano o jugadas
    }
r90-hand-check-blind = comprobación ≤ { $target }
r90-hand-check-second = segunda comprobación; a ciegas:
r90-hand-brake = Apurada de Frenada → { $distance }
r90-hand-secret = Nadie la ve hasta que todos hayan puesto una.
r90-hand-sealed = Tu carta está boca abajo. Aún puedes cambiarla.
r90-hand-awaited = Faltan: { $names }
r90-hand-qualify = Calificar con esta
r90-hand-qualify-change = Poner esta en su lugar
r90-hand-qualify-move = en la calificación
r90-hand-qualify-target = y { $factor } pasa a ser tu Valor Objetivo
r90-hand-contest = { $cards ->
        [2] Ponerlas boca abajo
       *[other] Ponerla boca abajo
    }
r90-hand-contest-car = { $answer ->
        [in] lucha
       *[out] renuncia
    }
r90-hand-contest-total = en total
r90-hand-contest-place = { $modifier } por la curva
r90-hand-contest-strategy = { $bonus } por BANGING WHEELS
r90-hand-contest-win = Total más alto: { $ahead ->
        [0] sigues delante y te mueves primero.
       *[other] quedas delante de { $cars } y te mueves primero.
    }
r90-hand-contest-out = Sin luchar: { $passing ->
        [0] mantienes tu puesto.
        [one] te adelanta { $cars }.
       *[other] te adelantan { $cars }.
    }
r90-hand-mark-discards = Marca las cartas que no quieres.
r90-hand-excess = { $excess ->
        [one] Tienes que descartar 1 más.
       *[other] Tienes que descartar { $excess } más.
    }
r90-hand-draws = { $cards ->
        [0] No robas cartas
        [one] Robas 1 carta
       *[other] Robas { $cards } cartas
    }
r90-hand-discard = { $cards ->
        [0] Quedarse con todas
        [one] Descartar 1 carta
       *[other] Descartar { $cards } cartas
    }
r90-hand-pay = { $chips ->
        [one] Pagar 1 ficha
       *[other] Pagar { $chips } fichas
    }
r90-hand-pay-mixed = Pagar { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } y { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }
r90-hand-pay-cards = Marca cartas para pagar con ellas en vez de con fichas.
r90-hand-pay-more = { $cards ->
        [one] Las fichas no bastan: marca 1 carta.
       *[other] Las fichas no bastan: marca { $cards } cartas.
    }
r90-hand-factors = Se supera con un Valor de Comprobación de hasta { $target }
r90-hand-check = { $passed ->
        [none] Elige una carta
        [yes] Comprobación: superada
       *[no] Comprobación: fallida
    }
r90-hand-check-spent = la carta se gasta
r90-hand-hold = Mantén pulsada una carta para leer sus símbolos.
r90-hand-safety-car = Elige la carta que menos necesitas.
r90-hand-offer = Elige una carta.
r90-hand-take = Cogerla
r90-hand-keep = Quedármela
r90-hand-check-then = luego la otra ≤ la carta usada{ $modifier ->
        [0] {""}
       *[other] {" "}{ $signed }
    }
r90-hand-check-first = Esta primero
r90-hand-lay-order = Toca las cartas en el orden que quieras, desde arriba; las demás quedan debajo.
r90-hand-lay = Dejarlas en este orden
r90-hand-always-contest-decline = No luchar nunca
r90-hand-always-brake-stay = No intentar nunca la Apurada de Frenada
r90-standing-contest-decline = Lucha por la Posición: nunca
r90-standing-brake-stay = Apurada de Frenada: nunca
r90-hand-always-pit-drive-on = No preguntes: seguir hasta que avise
r90-standing-pit-drive-on = Paradas: seguir hasta que digas «¡box, box!»
r90-hand-box-box = ¡Box, box!
r90-hand-box-called = En tu próximo turno se te preguntará por la parada.
r90-hand-box-help = Volver a preguntarme por la parada
r90-hand-box-late = En este turno ya has seguido en pista: { $undo ->
        [yes] deshazlo, o se te preguntará el próximo turno.
       *[no] se te preguntará el próximo turno.
    }
r90-hand-means-move = avanzas { $move ->
        [one] 1 sección
       *[other] { $move } secciones
    }
r90-hand-means-tyres = cuesta { $tyres ->
        [one] 1 neumático
       *[other] { $tyres } neumáticos
    }
r90-hand-means-damage = recibes { $damage ->
        [one] 1 daño
       *[other] { $damage } daños
    }
r90-hand-means-check = pide una comprobación: se supera con tu Valor Objetivo{ $modifier ->
        [0] {""}
        [20] {" "}+20
       *[other] {" "}−20
    } o menos; con más, recibes 1 daño
r90-hand-means-draw = robas { $draw ->
        [one] 1 carta
       *[other] { $draw } cartas
    }
r90-hand-means-factor = en una comprobación vale { $factor }
r90-hand-means-nothing = su símbolo solo cuenta en el Juego Avanzado
r90-hand-means-weather = cambia el tiempo
r90-hand-means-yellow = bandera amarilla: obliga a frenar en una curva
r90-hand-means-green = bandera verde: retira una amarilla
r90-hand-means-blue = bandera azul: doblas gratis
r90-hand-means-orange = bandera naranja: un robot intenta la Apurada de Frenada

# The order of discards.
r90-hand-lay-as-played = Como están
r90-hand-always-lay-as-played = Siempre como están
r90-standing-lay-as-played = Descartes: siempre como están
