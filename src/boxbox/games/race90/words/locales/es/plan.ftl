# El plano del circuito.
r90-plan-picture = Plano de { $circuit } con { $cars ->
        [one] un coche
       *[other] { $cars } coches
    }
r90-plan-tools = El plano
r90-plan-nearer = Acercar
r90-plan-further = Alejar
r90-plan-whole = Ver todo el circuito
r90-plan-follow = Seguir mi coche
# Por qué el movimiento acaba ahí, en pocas palabras.
r90-plan-ends-pit = de vuelta de boxes
r90-plan-ends-brake = Apurada de Frenada: { $odds } %
r90-plan-ends-lap-check = comprobación del Líder
r90-plan-ends-no-un-lap = no puede desdoblarse
r90-plan-ends-stay = se queda
r90-plan-ends-question = aquí decides tú
r90-plan-ends-safety-car = tras el Coche de Seguridad

# La leyenda.
r90-plan-legend = Qué significan los símbolos
r90-plan-legend-type = inicio de una trayectoria para cartas de { $type }
r90-plan-legend-braking = si tu movimiento acaba aquí, puedes intentar la Apurada de Frenada: con una carta de este número o menos llegas más lejos
r90-plan-legend-trajectory = acaba aquí tu movimiento, juega el próximo turno una carta de este color y avanzas este número de secciones más
r90-plan-legend-modifier = en una Lucha en esta curva, todos menos el primer coche suman esto
r90-plan-legend-corner = número y nombre de la curva
r90-plan-legend-box = una parada te retrasa el número de secciones indicado
r90-plan-legend-order = el orden en que se mueven los coches
r90-plan-legend-leader = el Líder: primero de la carrera
r90-plan-legend-down = las vueltas que ha perdido
r90-plan-legend-pit = ha parado en boxes en este turno
r90-plan-legend-off = fuera de pista: vuelve en su próximo turno
r90-plan-legend-due = debe parar en boxes
r90-plan-legend-penalty = en su próximo turno pierde los puntos indicados
r90-plan-legend-paths = Fuera de pista, casilla tras casilla, hasta que algo devuelva el coche a la pista
r90-plan-legend-path-check = una comprobación: si la superas, vuelves a la pista
r90-plan-legend-path-tyres = pierdes las fichas de neumático indicadas
r90-plan-legend-path-damage = recibes los daños indicados
r90-plan-legend-path-penalty = el próximo turno pierdes los puntos indicados
r90-plan-legend-path-pit = una parada obligatoria
r90-plan-legend-path-enter = de vuelta en la pista, el número de secciones indicado más adelante
r90-plan-legend-path-crash = fuera de carrera
r90-plan-legend-path-crash-sc = fuera de carrera, y sale el Coche de Seguridad
