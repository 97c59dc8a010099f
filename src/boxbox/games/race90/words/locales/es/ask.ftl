# Preguntas con pantalla propia: lo que dicen además de las palabras comunes del juego.
r90-ask-weigh = Qué conviene valorar
r90-ask-taps = Toca una vez para mirar y otra para elegir.
r90-ask-taken = lo lleva { $player }
r90-ask-tyres-of = fichas de neumático
r90-ask-cards-of = cartas
r90-ask-slots-of = espacios para daños
r90-ask-slots-used = daños
r90-ask-points-used = { $used } de { $most } puntos
r90-ask-build = Configurar así el coche
r90-ask-hand-total = movimiento en total
r90-ask-hand-fast = rápidas (4 o más)
r90-ask-hand-pairing = de 1, para parejas
r90-ask-hand-new = Pierdes todas estas y te quedas con las nuevas.
r90-ask-factors = Valores de Comprobación
r90-ask-secret = Secreto hasta que todos hayan calificado.
r90-ask-chips = { $chips ->
        [one] ficha
       *[other] fichas
    }
r90-ask-each-turn = por turno, ahora
r90-ask-soft-sets = { $sets ->
        [one] queda 1 juego
       *[other] quedan { $sets } juegos
    }
r90-ask-track-card = Carta de Circuito
r90-ask-track-cards = { $cards ->
        [one] Carta de Circuito
       *[other] Cartas de Circuito
    }
r90-ask-no-soft = No te quedan juegos de neumáticos blandos.
r90-ask-from-turn = desde el turno { $turn }
r90-ask-current = ahora
r90-ask-fuel-turns = { $turns ->
        [one] turno de combustible
       *[other] turnos de combustible
    }
r90-ask-fuel-to = turno límite para repostar
r90-ask-new-set = fichas, con neumáticos a elegir
r90-ask-new-chips = fichas de neumático nuevas
r90-ask-repaired = daños reparados
r90-ask-new-strategy = nueva estrategia
r90-ask-fuel-price = { $sections ->
        [one] sección por combustible hasta el final
       *[other] secciones por combustible hasta el final
    }
r90-ask-rejoin = Vuelta a la pista:
r90-ask-stop = Parada en boxes
r90-ask-step-refuel = Combustible
r90-ask-step-discard = Cartas
r90-ask-step-tyres = Neumáticos
r90-ask-step-strategy = Estrategia
r90-ask-done = hecho
r90-ask-sections = { $sections ->
        [one] −1 sección
       *[other] −{ $sections } secciones
    }
r90-ask-no-price = sin tiempo extra
r90-ask-own-tyres = puntos con tus neumáticos
r90-ask-all-checks = en cada comprobación
r90-ask-nobody = Por ahora no frena a nadie.
r90-ask-off = Fuera de pista:
r90-ask-failed = si falla:
r90-ask-forced = turno límite para parar
r90-ask-brake-with = segura, con esta carta
r90-ask-points-left = { $points ->
        [one] queda 1 punto
       *[other] quedan { $points } puntos
    }
r90-ask-soft-left = bonificaciones restantes: { $left }
r90-ask-matching = { $cards ->
        [0] ninguna carta tuya es de este color
        [one] 1 carta tuya es de este color
       *[other] { $cards } cartas tuyas son de este color
    }
r90-ask-retire = Ves el resto de la carrera.
