# Formula Motor Racing.

team-red = Vermelho
team-blue = Azul
team-yellow = Amarelo
team-green = Verde
team-black = Preto
team-white = Branco

# Um carro é a sua equipa e o seu número.
car = { $team } { $number }
place = P{ $place }

card-overtake = Ultrapassagem +{ $places } ({ $team })
card-team-pit = Paragem na box ({ $team })
card-pit = Paragem na box
card-wrong-line = Trajetória errada
card-off-circuit = Fora da pista
card-lose-control = Perda de controlo
card-turbo = Turbo dos últimos
card-charge-gears = Ataque (caixa partida)
card-charge-engine = Ataque (motor partido)
card-spin = Pião
card-spin-out = Pião e abandono
card-crash = Acidente

# O que faz uma carta, numa linha.
help-overtake = um carro { $team } e o que vem logo atrás avançam juntos { $places } posições
help-pit = 1-6: perde esse número de posições; 7-12: nada
help-wrong-line = qualquer carro, 1 posição para trás
help-off-circuit = qualquer carro, 2 posições para trás
help-lose-control = qualquer carro, 3 posições para trás
help-turbo = um dos três últimos carros, 3 posições para a frente, sozinho
help-charge-gears = 1-9: avança uma posição; 10-12: vai para último. Com um carro teu, podes continuar
help-charge-engine = 1-9: avança uma posição; 10-12: fora. Com um carro teu, podes continuar
help-spin = o dado indica uma posição: esse carro vai para último. Podes repetir o lançamento uma vez
help-spin-out = o dado indica uma posição: esse carro fica fora. Podes repetir o lançamento uma vez
help-crash = o dado indica uma posição: esse carro e um vizinho ficam fora

# As perguntas.
ask-play = Joga uma carta
ask-charge = O ataque do { $car } correu bem. Lanças outra vez?
ask-spin = Saiu o { $face }: { $car }. Aceitas?
ask-spin-empty = Saiu o { $face }: não há lá nenhum carro. Aceitas?
ask-crash = Acidente do { $car }. Que vizinho fica fora com ele?

# As respostas, ao lado do seu efeito.
answer-roll = lançar outra vez
answer-stop = ficar por aqui, em { $place }
answer-keep = aceitar o lançamento
answer-reroll = lançar outra vez, e vale o segundo
answer-ahead = o carro da frente
answer-behind = o carro de trás

# O que faria uma escolha.
preview-nothing = nada
preview-move = { $car } { $from } → { $to }
preview-out = { $car } fora
preview-rolls = { $car } ({ $from }): { $outcomes }
preview-faces-to = { $faces } → { $to }
preview-faces-range = { $faces } → { $to } … { $worst }
preview-faces-out = { $faces } fora
preview-faces-stay = { $faces } mantém-se
preview-die = decide o dado
no-car = sem efeito: não há carro em que a possas jogar

# O que aconteceu.
event-race-started = Corrida { $race } de { $races }: { $circuit }. O { $car } parte da pole; { $who ->
        [you] começas tu
       *[other] começa { $player }
    }.
event-race-started-free = Corrida { $race } de { $races }: { $circuit }. A pole é do { $car }, de uma equipa livre: { $who ->
        [you] começas tu
       *[other] começa { $player }
    }, graças ao carro mais bem colocado a seguir.
event-played = { $who ->
        [you] Jogas
       *[other] { $player } joga
    } { $card }.
event-played-on = { $who ->
        [you] Jogas
       *[other] { $player } joga
    } { $card } no { $car }.
event-rolled = { $who ->
        [you] Lanças
       *[other] { $player } lança
    } o dado: { $face }.
event-moved-up = O { $car } avança: { $from } → { $to }.
event-moved-back = O { $car } recua: { $from } → { $to }.
event-moved-slipstream = O { $car } avança: { $from } → { $to }. O { $partnerCar } segue no cone de ar: { $partnerFrom } → { $partnerTo }.
event-moved-pit = O { $car } para na box: { $from } → { $to }.
event-moved-charge = O ataque corre bem. O { $car } avança: { $from } → { $to }.
event-moved-charge-gears = O ataque falha: o { $car } parte a caixa e cai para o fim, { $from } → { $to }.
event-moved-charge-engine = O ataque falha: o { $car } parte o motor e está fora da corrida!
event-moved-spin = O dado aponta { $from }: o { $car } faz um pião e cai para { $to }.
event-moved-spin-out = O dado aponta { $from }: o { $car } faz um pião, sai da pista e está fora da corrida!
event-moved-crash = O dado aponta { $from }: o { $car } tem um acidente e arrasta consigo o { $partnerCar }. Estão os dois fora da corrida!
event-moved-crash-alone = O dado aponta { $from }: o { $car } tem um acidente sozinho e está fora da corrida!
event-no-effect-leads = O { $car } já vai na frente: não acontece nada.
event-no-effect-last = O { $car } já é o último: não acontece nada.
event-no-effect-no-stop = O { $car } não para na box: mantém a posição.
event-no-effect-team-out = Os dois carros da equipa estão fora: não acontece nada.
event-no-effect-empty-place = Nessa posição não há nenhum carro: não acontece nada.
event-stopped = { $who ->
        [you] Ficas
       *[other] { $player } fica
    } por aqui: o { $car } mantém a posição.
event-drawn = Tiras { $card }.
event-last-round = Acabou o baralho: todos jogam mais uma carta.
event-race-finished = Bandeira de xadrez! O { $first } vence, à frente do { $second } e do { $third }.
event-season-finished = { $races ->
        [one] A corrida terminou
       *[other] A temporada terminou
    }.

# Porque é que algo é recusado.
reason-needs-a-car = { $card } joga-se num carro: escolhe qual.
reason-takes-no-car = { $card } não se joga num carro: decide o dado.
reason-car-out = O { $car } está fora da corrida.
reason-wrong-team = { $card } só vale para um carro { $team }.
reason-not-in-the-tail = { $card } só vale para os três últimos carros; o { $car } vai em { $place }.

of-team-red = vermelha
of-team-blue = azul
of-team-yellow = amarela
of-team-green = verde
of-team-black = preta
of-team-white = branca
