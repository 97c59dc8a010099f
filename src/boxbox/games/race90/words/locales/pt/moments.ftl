# Os momentos de Race! Formula 90 sobre a pista, e o fim da corrida.

r90-moments-skip = Saltar para o que se segue
r90-moments-qualifying = Qualificação
r90-moments-grid = A grelha
r90-moments-start = A partida
r90-moments-restart = Reinício
r90-moments-last-turn = Último turno
r90-moments-finish = A bandeira de xadrez
r90-moments-check = Verificação
r90-moments-blind-check = Verificação Cega
r90-moments-passed = passada
r90-moments-failed = falhada
r90-moments-late-braking = Travagem Tardia
r90-moments-off-track = Fora da pista!
r90-moments-back = De volta à pista
r90-moments-pit = Paragem na box
r90-moments-fuel-enough = até ao fim
r90-moments-flags-in = Bandeiras retiradas
r90-moments-safety-car = Safety Car
r90-moments-out = Fora da corrida
r90-moments-rescued = De volta à corrida
r90-moments-leader = Novo Líder
r90-moments-declined = sem cartas
r90-moments-result = O resultado
r90-moments-down = { $laps ->
        [one] a 1 volta
       *[other] a { $laps } voltas
    }
r90-moments-gap = { $sections ->
        [0] a par
        [one] +1 secção
       *[other] +{ $sections } secções
    }
r90-moments-left = { $tyres ->
        [0] Nenhuma ficha de pneu
        [one] 1 ficha de pneu
       *[other] { $tyres } fichas de pneu
    } e { $cards ->
        [0] nenhuma carta
        [one] 1 carta
       *[other] { $cards } cartas
    } por usar: o que não gastares até ao fim já não vale nada.
r90-moments-why-damage = fora: demasiados danos
r90-moments-why-fuel = fora: sem combustível
r90-moments-why-tyres = fora: sem pneus
r90-moments-why-crash = fora: acidente
r90-moments-away-turn = Turno { $turn }
r90-moments-away-before = Antes da partida

# Antes de uma primeira corrida.
r90-moments-welcome = Boas-vindas à grelha
r90-moments-welcome-goal = Um turno são uma ou mais voltas, e cada carro move-se uma vez, primeiro o Líder: jogas uma ou duas cartas, pagas com pneus e danos, e avanças. RÁPIDO e LENTO são robôs que completam a grelha. Ganha quem estiver à frente depois do último turno.
r90-moments-welcome-guide = Como se joga
r90-moments-welcome-go = Vamos correr

# A stop that could not be made.
r90-moments-why-stop = fora: falhou a paragem obrigatória
