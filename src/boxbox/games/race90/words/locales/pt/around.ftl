# Race! Formula 90 no navegador: o que está à volta da pista.

# Em cima: turnos, voltas, fases.
r90-around-turn-track = Indicador de Turno
r90-around-turn = Turno
r90-around-turn-number = Turno { $turn }
r90-around-turn-short = T{ $turn }
r90-around-turn-lap = Turno { $turn }/{ $turns } · Volta { $lap }/{ $laps }
r90-around-turn-of = Turno { $turn }/{ $turns }
r90-around-lap-of = Volta { $lap }/{ $laps }
r90-around-before = Antes da corrida
r90-around-stage = Fase { $stage }
r90-around-laps = { $laps ->
        [one] volta { $done }
       *[other] voltas { $from }–{ $done }
    }
r90-around-end = fim da corrida
r90-around-short = corrida curta
r90-around-track-note = Cada casa é um turno, com as voltas que representa. { $robots ->
        [yes] Uma ficha diz até que turno um carro tem de reabastecer; dos robôs, para na box o mais bem colocado desse tipo.
       *[no] Uma ficha diz até que turno um carro tem de reabastecer.
    } Uma nova fase retira as bandeiras e o Safety Car.

# Tempo, bandeiras, Safety Car: o que são e o que significam.
r90-around-conditions = Agora na pista
r90-around-until = As bandeiras e o Safety Car são retirados quando o turno { $turn } acabar.
r90-around-safety-car = Safety Car
r90-around-safety-car-means = Todos tiram uma carta, avançam 1 secção e descartam uma carta. Ninguém ultrapassa.
r90-around-restart = Reinício
r90-around-restart-means = Neste turno todas as secções contam como retas e as trajetórias não dão bónus.
r90-around-yellow = Bandeira amarela
r90-around-yellow-means = Quem a tem à frente paga 1 ponto para seguir. Nessa secção não há ultrapassagens, disputas nem dobragens.
r90-around-blue = Bandeira azul
r90-around-blue-means = Dobrar é grátis nas retas e nas travagens, e custa 1 ponto nas curvas.
r90-around-orange = Bandeira laranja
r90-around-orange-means = Quem a tem pode fazer um robô que acabe numa secção de travagem tentar a Travagem Tardia.
r90-around-weather-table = Os números dão o tempo na partida, conforme o Fator de Verificação de uma carta. As cartas com o símbolo do tempo movem o peão um espaço.
r90-around-weather-dry = Pneus adequados: moles e duros. Os intermédios perdem 1 ponto por turno, os de chuva 2.
r90-around-weather-uncertain = Pneus adequados: intermédios. Todos os outros perdem 1 ponto por turno.
r90-around-weather-rain = Pneus adequados: de chuva. Os intermédios perdem 1 ponto por turno, os moles e duros 2. Todas as verificações são 20 mais difíceis.
r90-around-robot-tyres = Todos os robôs têm { $tyres }.

# Ao lado da pista.
r90-around-side = Pilotos, crónica, baralhos
r90-around-drivers = Pilotos
r90-around-story = Crónica
r90-around-piles = Baralhos
r90-around-own = O teu carro
r90-around-short-drivers = Pilotos
r90-around-short-own = Carro
r90-around-short-turn-track = Turnos
r90-around-short-piles = Baralhos
r90-around-short-story = Crónica
r90-around-short-text = Texto
r90-around-text-board = A pista em forma de texto
r90-around-story-all = A crónica desde o início

# Quem se move agora, e porquê.
r90-around-order = Ordem de jogo
r90-around-order-now = agora
r90-around-order-last = { $who ->
        [you] Moves-te
       *[other] { $car } move-se
    } em último lugar neste turno.
r90-around-order-before = A ordem de jogo começa com o primeiro turno.
r90-around-order-over = A corrida acabou.
r90-around-order-done = Todos já se moveram: começa o próximo turno.
r90-around-order-contest = Primeiro a disputa: { $cars }. O resultado decide por que ordem se movem.
r90-around-order-leader = { $who ->
        [you] Moves-te em primeiro lugar: és Líder.
       *[other] { $car } é Líder e move-se em primeiro lugar.
    } Depois os carros atrás, um a seguir ao outro.
r90-around-order-same-section = { $who ->
        [you] É a tua vez
       *[other] { $car } move-se agora
    }: na secção do Líder move-se primeiro quem está à frente.
r90-around-order-behind = { $who ->
        [you] É a tua vez
       *[other] { $car } move-se agora
    }: o primeiro carro atrás do Líder que ainda não se moveu, a { $sections ->
        [one] 1 secção
       *[other] { $sections } secções
    }.
r90-around-order-ahead-of-leader = { $who ->
        [you] Jogas
       *[other] { $car } joga
    } em último lugar: à frente do Líder na mesma secção, ou seja, uma volta inteira atrás.
r90-around-order-off-track = { $who ->
        [you] Agora voltas
       *[other] Agora { $car } volta
    } à pista, depois dos carros dessa secção.

# Os pilotos.
r90-around-you = tu
r90-around-bot = conduz um bot
r90-around-leader = Líder
r90-around-leads = Líder
r90-around-gap = { $sections ->
        [0] a par do Líder
        [one] 1 secção atrás do Líder
       *[other] { $sections } secções atrás do Líder
    }
r90-around-laps-down = { $laps ->
        [one] a uma volta
       *[other] a { $laps } voltas
    }
r90-around-you-ahead = { $sections ->
        [one] 1 secção à tua frente
       *[other] { $sections } secções à tua frente
    }
r90-around-you-behind = { $sections ->
        [one] 1 secção atrás de ti
       *[other] { $sections } secções atrás de ti
    }
r90-around-you-level = na tua secção
r90-around-to-leader = do Líder
r90-around-to-you = de ti
r90-around-where = Onde
r90-around-this-turn = Este turno
r90-around-moves = ainda não se moveu: número { $number }
r90-around-moves-now = move-se agora
r90-around-moved = já se moveu
r90-around-pitted = já parou na box
r90-around-re-entered = voltou à pista
r90-around-must-pit = tem de parar na box
r90-around-trouble = Pendente
r90-around-trajectory = trajetória { $colour }, +{ $bonus }
r90-around-on-trajectory = na trajetória { $point }
r90-around-free = livre
r90-around-out-damage = fora: danos
r90-around-out-fuel = fora: combustível
r90-around-out-tyres = fora: pneus
r90-around-out-crash = fora: acidente
r90-around-chips = { $chips ->
        [one] 1 ficha de { $most }
       *[other] { $chips } fichas de { $most }
    }
r90-around-soft = bónus dos pneus moles
r90-around-soft-left = { $soft ->
        [one] resta 1 bónus
       *[other] restam { $soft } bónus
    }
r90-around-hand = { $cards ->
        [one] 1 carta de { $most }
       *[other] { $cards } cartas de { $most }
    }
r90-around-track-cards = Cartas de Pista
r90-around-known = { $cards ->
        [one] 1 conhecida
       *[other] { $cards } conhecidas
    }
r90-around-known-cards = conhecidas: { $cards }
r90-around-target-means = uma verificação passa com { $target } ou menos
r90-around-target-rain = chuva −20, exceto na verificação de dobragem
r90-around-target-none = nenhum antes da qualificação
r90-around-next-strategy = A partir do próximo turno
r90-around-chases = Persegue
r90-around-turns-left = { $turns ->
        [one] falta 1 turno
       *[other] faltam { $turns } turnos
    }
r90-around-flags = Bandeiras
r90-around-moved-with = Jogou
r90-around-robot = Robô
r90-around-robot-stops = o mais bem colocado deste tipo, até ao turno { $turns }
r90-around-no-chart = Ainda não tens carro.

# Os baralhos.
r90-around-pile-race = Cartas de Corrida
r90-around-pile-track = Cartas de Pista
r90-around-deck = { $cards ->
        [one] baralho: 1 carta
       *[other] baralho: { $cards } cartas
    }
r90-around-discards = { $cards ->
        [one] monte de descarte: 1 carta
       *[other] monte de descarte: { $cards } cartas
    }
r90-around-discards-newest = Monte de descarte, da mais recente para a mais antiga ({ $cards })
r90-around-cup = Danos ainda por tirar
r90-around-cup-red = { $discs ->
        [one] 1 vermelho (reparável)
       *[other] { $discs } vermelhos (reparáveis)
    }
r90-around-cup-brown = { $discs ->
        [one] 1 castanho (permanente)
       *[other] { $discs } castanhos (permanentes)
    }

# A pista como texto.
r90-around-text-race = A corrida
r90-around-text-question = O que te perguntam
r90-around-text-hand = A tua mão
r90-around-text-order = Ordem de jogo
r90-around-text-track = A pista
r90-around-text-drivers = Pilotos
r90-around-text-piles = Baralhos
r90-around-text-no-question = Nada por agora.
r90-around-text-no-cards = Nenhuma carta.
r90-around-text-refused = Agora não é possível
r90-around-text-distance = Do teu carro
r90-around-text-section = Secção
r90-around-text-asks = O que é
r90-around-text-cars = Quem está lá, da frente para trás
r90-around-path = Fora da pista: { $path }
r90-around-pit-time = Uma paragem na box custa { $sections } secções.
r90-around-kind-straight = reta
r90-around-kind-corner = secção de curva
r90-around-kind-braking = secção de travagem

# A stop that could not be made.
r90-around-out-stop = fora: paragem falhada
