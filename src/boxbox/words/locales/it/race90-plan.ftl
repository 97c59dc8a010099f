# La pianta del circuito.
r90-plan-picture = Pianta di { $circuit } con { $cars ->
        [one] una vettura
       *[other] { $cars } vetture
    }
r90-plan-tools = La pianta
r90-plan-nearer = Ingrandisci
r90-plan-further = Rimpicciolisci
r90-plan-whole = Mostra tutto il circuito
r90-plan-follow = Segui la mia vettura
# Perché il movimento finisce lì, in poche parole.
r90-plan-ends-pit = di ritorno dai box
r90-plan-ends-brake = Frenata Ritardata: { $odds } %
r90-plan-ends-lap-check = check del LEADER
r90-plan-ends-no-un-lap = non può sdoppiarsi
r90-plan-ends-stay = resta qui
r90-plan-ends-question = qui decidi tu
r90-plan-ends-safety-car = dietro la Safety Car
