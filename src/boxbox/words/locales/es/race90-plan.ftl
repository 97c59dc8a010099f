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

# The legend.
r90-plan-legend = Qué significan los signos
r90-plan-legend-type = inicio de una trayectoria { $type }
r90-plan-legend-braking = acaba aquí tu movimiento y podrás apurar la frenada: una carta de hasta este número te lleva más lejos
r90-plan-legend-trajectory = quédate aquí, juega el próximo turno una carta de este color y avanzas tanto más
r90-plan-legend-modifier = en una lucha en esta curva todos menos el primero suman esto
r90-plan-legend-corner = número y nombre de la curva
r90-plan-legend-box = una parada te retrasa tantas secciones
r90-plan-legend-order = el orden en que mueven los coches
r90-plan-legend-leader = el Líder: primero de la carrera
r90-plan-legend-down = tantas vueltas perdidas
r90-plan-legend-pit = ha parado en boxes en este turno
r90-plan-legend-off = fuera de la pista: vuelve en su próximo turno
r90-plan-legend-due = debe parar en boxes
r90-plan-legend-penalty = pierde tantos puntos en su próximo turno
r90-plan-legend-paths = Junto a la pista, una tras otra, hasta que algo devuelva el coche a la pista
r90-plan-legend-path-check = una comprobación: quien la supera vuelve a la pista
r90-plan-legend-path-tyres = pierdes tantos neumáticos
r90-plan-legend-path-damage = tantos daños
r90-plan-legend-path-penalty = tantos puntos menos el próximo turno
r90-plan-legend-path-pit = una parada obligatoria
r90-plan-legend-path-enter = de vuelta en la pista, tantas secciones más adelante
r90-plan-legend-path-crash = fuera de la carrera
r90-plan-legend-path-crash-sc = fuera de la carrera, y sale el Coche de Seguridad
