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
r90-plan-ends-pit = de volta da box
r90-plan-ends-brake = Travagem Tardia: { $odds }%
r90-plan-ends-lap-check = verificação do Líder
r90-plan-ends-no-un-lap = não pode recuperar a volta
r90-plan-ends-stay = fica aqui
r90-plan-ends-question = aqui decides tu
r90-plan-ends-safety-car = atrás do Safety Car

# A legenda.
r90-plan-legend = O que significam os símbolos
r90-plan-legend-type = início de uma trajetória para cartas de { $type }
r90-plan-legend-braking = se o teu movimento acabar aqui, podes tentar a Travagem Tardia: com uma carta até este número vais mais longe
r90-plan-legend-trajectory = acaba aqui o teu movimento, joga no próximo turno uma carta desta cor e avanças mais este número de secções
r90-plan-legend-modifier = numa disputa nesta curva, todos menos o primeiro carro somam isto
r90-plan-legend-corner = número e nome da curva
r90-plan-legend-box = uma paragem na box atrasa-te o número de secções indicado
r90-plan-legend-order = a ordem por que os carros se movem
r90-plan-legend-leader = o Líder: primeiro da corrida
r90-plan-legend-down = as voltas de atraso
r90-plan-legend-pit = parou na box neste turno
r90-plan-legend-off = fora da pista: volta no seu próximo turno
r90-plan-legend-due = tem de parar na box
r90-plan-legend-penalty = no seu próximo turno perde os pontos indicados
r90-plan-legend-paths = Fora da pista, casa a casa, até que algo traga o carro de volta
r90-plan-legend-path-check = uma verificação: se a passares, voltas à pista
r90-plan-legend-path-tyres = perdes as fichas de pneu indicadas
r90-plan-legend-path-damage = recebes os danos indicados
r90-plan-legend-path-penalty = no próximo turno perdes os pontos indicados
r90-plan-legend-path-pit = uma paragem obrigatória
r90-plan-legend-path-enter = de volta à pista, o número de secções indicado mais à frente
r90-plan-legend-path-crash = fora da corrida
r90-plan-legend-path-crash-sc = fora da corrida, e entra o Safety Car
