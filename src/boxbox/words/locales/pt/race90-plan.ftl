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
