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
r90-plan-legend-pit = parou nas boxes neste turno
r90-plan-legend-off = fora da pista: volta no seu próximo turno
r90-plan-legend-due = tem de parar nas boxes
r90-plan-legend-penalty = perde tantos pontos no seu próximo turno
r90-plan-legend-paths = Ao lado da pista, uma após outra, até que algo traga o carro de volta
r90-plan-legend-path-check = uma verificação: quem passa volta à pista
r90-plan-legend-path-tyres = perdes tantos pneus
r90-plan-legend-path-damage = tantos danos
r90-plan-legend-path-penalty = tantos pontos a menos no próximo turno
r90-plan-legend-path-pit = uma paragem obrigatória
r90-plan-legend-path-enter = de volta à pista, tantas secções mais à frente
r90-plan-legend-path-crash = fora da corrida
r90-plan-legend-path-crash-sc = fora da corrida, e entra o Safety Car
