# Los momentos de Race! Formula 90 sobre la pista, y el final de la carrera.

r90-moments-skip = Saltar a lo que sigue
r90-moments-qualifying = Calificación
r90-moments-grid = La parrilla
r90-moments-start = La salida
r90-moments-restart = Reinicio
r90-moments-last-turn = Último turno
r90-moments-finish = La bandera a cuadros
r90-moments-check = Comprobación
r90-moments-blind-check = Comprobación Ciega
r90-moments-passed = superada
r90-moments-failed = fallida
r90-moments-late-braking = Apurada de Frenada
r90-moments-off-track = ¡Fuera de pista!
r90-moments-back = De vuelta a la pista
r90-moments-pit = Parada en boxes
r90-moments-fuel-enough = hasta el final
r90-moments-flags-in = Se retiran todas las banderas
r90-moments-safety-car = Coche de Seguridad
r90-moments-out = Fuera de carrera
r90-moments-rescued = De vuelta en carrera
r90-moments-leader = Nuevo Líder
r90-moments-declined = sin cartas
r90-moments-result = El resultado
r90-moments-down = { $laps ->
        [one] a 1 vuelta
       *[other] a { $laps } vueltas
    }
r90-moments-gap = { $sections ->
        [0] a la par
        [one] +1 sección
       *[other] +{ $sections } secciones
    }
r90-moments-left = { $tyres ->
        [0] Ninguna ficha de neumático
        [one] 1 ficha de neumático
       *[other] { $tyres } fichas de neumático
    } y { $cards ->
        [0] ninguna carta
        [one] 1 carta
       *[other] { $cards } cartas
    } de sobra: lo que no gastes antes del final ya no vale nada.
r90-moments-why-damage = fuera: demasiados daños
r90-moments-why-fuel = fuera: sin combustible
r90-moments-why-tyres = fuera: sin neumáticos
r90-moments-why-crash = fuera: accidente
r90-moments-away-turn = Turno { $turn }
r90-moments-away-before = Antes de la salida

# Antes de una primera carrera.
r90-moments-welcome = Te damos la bienvenida a la parrilla
r90-moments-welcome-goal = Un turno son una o más vueltas, y cada coche se mueve una vez, primero el Líder: juegas una o dos cartas, pagas con neumáticos y daños, y avanzas. RÁPIDO y LENTO son robots que completan la parrilla. Gana quien va delante tras el último turno.
r90-moments-welcome-guide = Cómo se juega
r90-moments-welcome-go = A correr

# A stop that could not be made.
r90-moments-why-stop = fuera: no pudo hacer la parada obligada
