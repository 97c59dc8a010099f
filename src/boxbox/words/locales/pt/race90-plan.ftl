# O plano do circuito.
r90-plan-picture = Plano de { $circuit } com { $cars ->
        [one] um carro
       *[other] { $cars } carros
    }
r90-plan-tools = O plano
r90-plan-nearer = Aproximar
r90-plan-further = Afastar
r90-plan-whole = Ver o circuito inteiro
r90-plan-follow = Seguir o meu carro
# Porque o movimento acaba ali, em poucas palavras.
r90-plan-ends-pit = de volta das boxes
r90-plan-ends-brake = Travagem Tardia: { $odds } %
r90-plan-ends-lap-check = verificação do Líder
r90-plan-ends-no-un-lap = não pode desdobrar-se
r90-plan-ends-stay = fica aqui
r90-plan-ends-question = aqui decides tu
r90-plan-ends-safety-car = atrás do Safety Car

# The legend.
r90-plan-legend = O que dizem os sinais
r90-plan-legend-type = início de uma trajetória { $type }
r90-plan-legend-braking = acaba aqui o teu movimento e podes travar tarde: uma carta até este número leva-te mais longe
r90-plan-legend-trajectory = fica aqui, joga no próximo turno uma carta desta cor e andas tanto mais
r90-plan-legend-modifier = numa disputa nesta curva todos menos o primeiro somam isto
r90-plan-legend-corner = número e nome da curva
r90-plan-legend-box = uma paragem põe-te tantas secções atrás
r90-plan-legend-order = a ordem por que os carros movem
r90-plan-legend-leader = o Líder: primeiro da corrida
r90-plan-legend-down = tantas voltas de atraso
