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
