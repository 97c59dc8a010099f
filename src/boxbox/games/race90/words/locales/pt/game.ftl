# Race! Formula 90.

# Quem conduz.
r90-player = Jogador { $number }
r90-the-player = O jogador { $number }
r90-fast = RÁPIDO { $number }
r90-slow = LENTO { $number }
r90-superfast = SUPER-RÁPIDO { $number }
r90-robot-fast = RÁPIDO
r90-robot-slow = LENTO
r90-robot-superfast = SUPER-RÁPIDO
r90-country-brazil = { $form ->
        [for] pelo Brasil
       *[name] Brasil
    }
r90-country-england = { $form ->
        [for] por Inglaterra
       *[name] Inglaterra
    }
r90-country-france = { $form ->
        [for] pela França
       *[name] França
    }
r90-country-germany = { $form ->
        [for] pela Alemanha
       *[name] Alemanha
    }
r90-country-italy = { $form ->
        [for] pela Itália
       *[name] Itália
    }
r90-country-japan = { $form ->
        [for] pelo Japão
       *[name] Japão
    }
r90-level-basic = Jogo Base
r90-level-junior = variante Junior
r90-level-advanced = Jogo Avançado
r90-module-track-cards = Cartas de Pista
r90-module-skills = habilidades do piloto
r90-module-car-setup = configuração do carro
r90-module-fuel = gestão de combustível
r90-module-weather = tempo e pneus
r90-module-superfast = robôs SUPER-RÁPIDOS
r90-module-flags = bandeiras
r90-module-off-track = Trajetórias Fora da Pista e Safety Car
r90-module-none = nenhum dos seus módulos

# Onde, na pista: o nome, aí, até aí, ou a curva a que pertence uma reta ou uma travagem.
r90-corner-turn = { $form ->
        [at] na curva { $name }
        [to] até à curva { $name }
        [of] da curva { $name }
        [short] C{ $name }
       *[name] Curva { $name }
    }
r90-corner-the = { $form ->
        [at] na { $name }
        [to] até à { $name }
        [of] da { $name }
       *[name] { $name }
    }
r90-corner-variante-del-rettifilo = { $form ->
        [at] na chicane do Rettifilo
        [to] até à chicane do Rettifilo
        [of] da chicane do Rettifilo
       *[name] Rettifilo
    }
r90-corner-curva-grande = { $form ->
        [at] na Curva Grande
        [to] até à Curva Grande
        [of] da Curva Grande
       *[name] Curva Grande
    }
r90-corner-variante-della-roggia = { $form ->
        [at] na chicane da Roggia
        [to] até à chicane da Roggia
        [of] da chicane da Roggia
       *[name] Roggia
    }
r90-corner-prima-di-lesmo = { $form ->
        [at] em Lesmo 1
        [to] até Lesmo 1
        [of] de Lesmo 1
       *[name] Lesmo 1
    }
r90-corner-seconda-di-lesmo = { $form ->
        [at] em Lesmo 2
        [to] até Lesmo 2
        [of] de Lesmo 2
       *[name] Lesmo 2
    }
r90-corner-variante-ascari = { $form ->
        [at] na chicane Ascari
        [to] até à chicane Ascari
        [of] da chicane Ascari
       *[name] Ascari
    }
r90-section-braking = { $form ->
        [at] na travagem { $corner }
        [to] até à travagem { $corner }
        [short] Entrada { $short }
       *[name] Travagem para { $short }
    }
r90-section-straight = { $form ->
        [at] na reta depois { $corner }
        [to] até à reta depois { $corner }
        [short] Saída { $short }
       *[name] Reta após { $short }
    }
r90-section-main = { $form ->
        [at] na reta da meta
        [to] até à reta da meta
        [short] Reta da meta
       *[name] Reta da meta
    }

# Cartas.
r90-type-speeding = velocidade
r90-type-driving = condução
r90-type-gear = mudança
r90-type-event = evento
r90-letter-speeding = V
r90-letter-driving = C
r90-letter-gear = M
r90-letter-event = E
r90-colour-speeding = vermelha
r90-colour-driving = verde
r90-colour-gear = laranja
r90-colour-event = amarela
r90-tyres = { $tyres ->
        [one] 1 pneu
       *[other] { $tyres } pneus
    }
r90-new-tyres = { $tyres ->
        [one] 1 pneu novo
       *[other] { $tyres } pneus novos
    }
r90-damage = { $damage ->
        [one] 1 dano
       *[other] { $damage } danos
    }
r90-cards = { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
r90-repairs = { $repairs ->
        [one] 1 reparação
       *[other] { $repairs } reparações
    }
r90-check = Verif{ $modifier }
r90-draw = tira { $cards }
r90-flag-weather = tempo
r90-flag-yellow = bandeira amarela
r90-flag-green = bandeira verde
r90-flag-blue = bandeira azul
r90-flag-orange = bandeira laranja
r90-unknown-card = Carta { $card }
r90-track-cards = { $cards ->
        [one] 1 Carta de Pista
       *[other] { $cards } Cartas de Pista
    }
r90-symbol-contest = disputa ×2
r90-symbol-overtake = ultrapassar custa 1
r90-symbol-braking = Travagem Tardia segura
r90-symbol-pair = par com qualquer carta

# Pneus e tempo.
r90-tyre-type-soft = { $form ->
        [letter] M
        [short] moles
       *[full] pneus moles
    }
r90-tyre-type-hard = { $form ->
        [letter] D
        [short] duros
       *[full] pneus duros
    }
r90-tyre-type-intermediate = { $form ->
        [letter] I
        [short] intermédios
       *[full] pneus intermédios
    }
r90-tyre-type-rain = { $form ->
        [letter] C
        [short] de chuva
       *[full] pneus de chuva
    }
r90-tyre-does-soft = para tempo seco, três bónus de +1, um por turno{ $left ->
        [one] , o teu último conjunto
       *[other] {""}
    }
r90-tyre-does-hard = para tempo seco
r90-tyre-does-intermediate = para tempo incerto
r90-tyre-does-rain = para chuva
r90-weather-dry = seco
r90-weather-uncertain = incerto
r90-weather-rain = chuva

# Estratégias: os nomes, e o que fazem.
r90-strategy-save-tyres = SAVE TYRES (poupar pneus)
r90-strategy-hazard = HAZARD (risco)
r90-strategy-balance = BALANCE (equilíbrio)
r90-strategy-lucky = LUCKY (sortudo)
r90-strategy-chase = CHASE (perseguir)
r90-strategy-banging-wheels = BANGING WHEELS (roda com roda)
r90-does-save-tyres = em cada turno, as cartas que jogas custam menos um pneu
r90-does-hazard = +1 secção por cada verificação e cada dano das cartas que jogas; a Travagem Tardia avança 2 secções se a primeira estiver vazia
r90-does-balance = as trajetórias dão o seu bónus com qualquer carta, desde que nenhuma seja vermelha
r90-does-lucky = em cada turno tiras duas cartas e ficas com uma
r90-does-chase = em vez de tirar do baralho, ficas com uma carta acabada de usar por quem vai à frente, ou com a do topo do monte de descarte
r90-does-banging-wheels = +3 nas disputas; ultrapassas em curva com 2 pontos e em travagem com 1; uma ultrapassagem grátis na partida

# Com que se faz um ESPECIAL.
r90-special = ESPECIAL: { $what }
r90-special-save-tyres = se mesmo assim pagares uma ficha de pneu
r90-special-hazard = por cada verificação passada e cada dano, se avançares 6 secções ou mais
r90-special-balance = se jogares uma carta da cor da trajetória
r90-special-lucky = se tirares duas cartas com o mesmo movimento
r90-special-chase = se acabares onde está o jogador que persegues, sem seres Líder
r90-special-banging-wheels = se venceres uma disputa, ou ultrapassares alguém com uma Travagem Tardia

# Habilidades: os nomes, e o que fazem.
r90-skill-versatility = VERSATILITY (versatilidade)
r90-skill-reflexes = REFLEXES (reflexos)
r90-skill-qualifying = QUALIFYING (qualificação)
r90-skill-pitting = PITTING (paragem rápida)
r90-skill-tuning = TUNING (afinação)
r90-skill-lapping = LAPPING (dobragem)
r90-skill-does-versatility = mudas de estratégia no início do teu turno, uma vez entre paragens
r90-skill-does-reflexes = Verificador de Alvo 20 mais alto em todas as tuas verificações, também nas de Travagem Tardia e de dobragem
r90-skill-does-qualifying = +2 na qualificação{ $cards ->
        [yes] , e 2 Cartas de Pista antes da partida
       *[no] {""}
    }
r90-skill-does-pitting = as paragens custam menos 2 secções{ $cards ->
        [yes] {" "}e dão 2 Cartas de Pista
       *[no] {""}
    }
r90-skill-does-tuning = 8 pontos de configuração em vez de 6
r90-skill-does-lapping = dobras grátis, em curva por 1 ponto

# As perguntas, e o que pesar.
r90-ask-chart = Escolhe o teu carro
r90-hint-chart = { $setup ->
        [yes] Aqui é só uma cor: a configuração do carro vem a seguir.
       *[no] Mais pneus: andas depressa durante mais tempo. Mais cartas: mais por onde escolher. Mais espaços de dano: podes arriscar mais.
    }
r90-ask-substitute = Ficas com esta mão?
r90-hint-substitute = Podes trocá-la uma só vez, toda, sem pagar nada, e depois é essa. Uma boa mão tem cartas rápidas, alguns +1 para as acompanhar e Fatores de Verificação (os números { $by ->
        [list] entre parênteses
       *[hand] nos círculos
    }) tanto baixos como altos. Uma das cartas vai-se na qualificação.
r90-ask-qualify = Com que carta fazes a qualificação?
r90-hint-qualify = Parte à frente o movimento mais alto; em caso de empate, o Fator de Verificação mais baixo (o número { $by ->
        [list] entre parênteses
       *[hand] do círculo
    }). Mas ficas sem a carta{ $fuel ->
        [none] {" "}e o número dela é o teu primeiro Verificador de Alvo.
        [bid] {" "}e o número dela é o teu primeiro Verificador de Alvo. A seguir escolhes o combustível, que também conta.
       *[chit] , o número dela é o teu primeiro Verificador de Alvo, e os dois primeiros reabastecem cedo.
    } Um alvo alto torna as verificações fáceis; um baixo, difíceis.
r90-ask-strategy = Que estratégia?
r90-hint-strategy = Ficas com ela até parares na box ou saltares um turno. Olha para a mão, para os pneus e para o trânsito à tua volta.{ $specials ->
        [yes] {" "}Um ESPECIAL dá uma Carta de Pista.
       *[no] {" "}LUCKY e SAVE TYRES são fáceis para começar.
    }
r90-ask-contest = Disputa { $where }, do primeiro ao último: { $cars }. Entras nela?
r90-hint-contest = Uma ou duas cartas tapadas{ $by ->
        [list] ; para duas, começa pela primeira desta lista.
       *[hand] .
    } Os robôs tiram duas. Todos menos o primeiro somam o número da curva. { $by ->
        [list] O total mais alto passa para a frente; quem recusa vai para trás de quem disputa.
       *[hand] {""}
    } Em empate, os carros tocam-se: dano. As cartas que pões ficam congeladas: só as podes jogar a partir do próximo turno.
r90-ask-contest-second = Pões { $card }. Uma segunda carta?
r90-hint-contest-second = Soma-se, mas também fica congelada neste turno.
r90-ask-pit = Paras na box?
r90-hint-pit = { $behind ->
        [safety-car] Regressarias à pista no fim da fila, mas tens
       *[nobody] Custa { $sections } secções, mas tens
    } { $fuel ->
        [none] pneus novos, reparações e a mão cheia
        [bid] pneus novos, reparações, a mão cheia, combustível para 10 turnos ou mais e a estratégia que quiseres
       *[chit] pneus novos, reparações, a mão cheia, combustível até ao fim e a estratégia que quiseres
    }, e ainda te moves neste turno. Vê onde regressarias e com que trânsito.
r90-hint-pit-last = É o último turno: uma paragem custa secções, e o que traz só serve neste turno.
r90-ask-discard = Na box: que cartas descartas?
r90-hint-discard = { $must ->
        [yes] Tens mais de { $limit } cartas: alguma tem de sair.
       *[no] Depois tiras até teres { $limit }.
    }{ $by ->
        [list] {" "}Começa pela primeira da lista que não queres: as de cima ficam.
       *[hand] {""}
    }
r90-ask-draw = CHASE: com que carta ficas?
r90-hint-draw = Uma carta que já vês, ou uma surpresa do baralho.
r90-ask-keep = LUCKY: com que carta ficas?
r90-hint-keep = A outra é descartada.
r90-ask-play = Que carta jogas?
r90-hint-play = O valor tem de ser percorrido todo, por isso vê onde irias parar: atrás de um carro que te tapa o caminho, ou numa trajetória que dá bónus no próximo turno? { $by ->
        [list] Para um par, começa pela primeira das duas nesta lista.
       *[hand] Um par é qualquer carta com um +1, ou dois +2.
    }
r90-ask-second = Jogas { $card }. Uma segunda carta com ela?
r90-hint-second = Somam-se os movimentos, os custos e as verificações das duas.
r90-ask-pay = { $tyres ->
        [one] 1 pneu a pagar
       *[other] { $tyres } pneus a pagar
    }: com fichas, ou em parte com cartas?
r90-hint-pay = Pelo menos um tem de ser uma ficha. Uma carta de que não precises pode poupar-te outra{ $by ->
        [list] ; se forem várias, começa pela primeira da lista.
       *[hand] .
    }
r90-ask-check-order = Duas verificações: qual vem primeiro?
r90-hint-check-order = A carta que usares na primeira será o alvo da segunda.
r90-ask-check = Verificação contra { $target }: com que carta?
r90-hint-check = Com { $target } ou menos passa; acima disso, 1 dano: os castanhos ficam, e sem espaços livres estás fora. A carta gasta-se, se não a estás a jogar, e é o teu novo alvo: se for baixa, torna as seguintes mais difíceis. A Verificação Cega usa a primeira carta do baralho.
r90-ask-lay = Que carta fica no topo do monte de descarte?
r90-hint-lay = Pode ir parar a quem usa CHASE.
r90-ask-pass = Ultrapassas { $car }?
r90-hint-pass = Pontos que restam: { $points }. { $stay ->
        [no] Tens os pontos, por isso não podes simplesmente ficar atrás.
       *[yes] Se ficares atrás, perdem-se.
    }
r90-ask-lap-check = Como Líder, para dobrar { $car } tens de passar uma verificação contra { $target }: com que carta?
r90-hint-lap-check = Com { $target } ou menos passa. Se falhares, ficas atrás, sem dano. A carta passa a ser o teu alvo.
r90-ask-brake = Tentas a Travagem Tardia antes { $corner }?
r90-hint-brake = Decide a primeira carta do baralho. Até { $target }: ultrapassas todos os que aqui estão e segues em frente. Acima disso: fora da pista, e o próximo turno só serve para voltar.
r90-hint-brake-last = Decide a primeira carta do baralho. Até { $target }: ultrapassas todos os que aqui estão e segues em frente. Acima disso: fora da pista, e a corrida acaba aí para ti, atrás de todos os desta secção.
r90-hint-brake-path = Decide a primeira carta do baralho. Até { $target }: ultrapassas todos os que aqui estão e segues em frente. Acima disso: fora da pista, onde uma verificação te pode trazer de volta antes do pior.
r90-path-check = verificação passada, regresso em: { $where }
r90-path-failed = falhada: { $path }
r90-path-damage = { $value ->
        [one] 1 dano
       *[other] { $value } danos
    }
r90-path-tyres = { $value ->
        [one] 1 pneu
       *[other] { $value } pneus
    }
r90-path-penalty = { $value ->
        [one] −1 ponto
       *[other] −{ $value } pontos
    } no próximo turno
r90-path-pit = paragem obrigatória
r90-path-enter = regresso em: { $where }
r90-path-crash = fora da corrida
r90-path-crash-sc = fora da corrida, Safety Car
r90-ask-point = Que trajetória escolhes?
r90-hint-point = Dá o seu bónus no teu próximo movimento, se jogares uma carta da cor dela. Enquanto lá estiveres, mais ninguém a usa.
r90-hint-point-last = É o último turno: uma trajetória só serve se ainda tens de te mover.
r90-ask-rescue = Estás fora da corrida. Continuas no lugar do último robô?
r90-hint-rescue = Terias um carro com pneus novos, sem danos e com a mão cheia.
r90-ask-skill = Que habilidade tem o teu piloto?
r90-hint-skill = Ficas com ela toda a corrida. A mesma pode ser de três pilotos, no máximo.
r90-ask-setup = Como configuras o teu carro?
r90-hint-setup = Tens { $points } pontos: 8, 10 ou 12 fichas de pneu, 5, 6 ou 7 cartas e 4, 5 ou 6 espaços de dano custam 1, 2 ou 3. Mais pneus: andas depressa durante mais tempo. Mais cartas: mais por onde escolher. Mais espaços de dano: podes arriscar mais.
r90-setup-fewer = Com pontos de sobra (pneus-cartas-espaços de dano):
r90-ask-fuel-bid = Com quanto combustível partes?
r90-hint-fuel-bid = A corrida tem { $turns } turnos. Um carro leve qualifica-se melhor, mas tem de reabastecer mais cedo. Até ao fim da qualificação ninguém vê quanto levas.
r90-ask-tyres = Que pneus montas?
r90-hint-tyres = Tempo: { $weather }. Os pneus errados custam pontos em cada turno, e só se mudam numa paragem na box.
r90-ask-refuel = Quanto combustível metes?
r90-hint-refuel = A paragem dá para 10 turnos; cada 3 turnos a mais custam 1 secção. Se não chegar até ao fim, terás de parar outra vez.
r90-ask-versatility = VERSATILITY: mudas de estratégia?
r90-hint-versatility = Podes fazê-lo uma vez, e depois só após a próxima paragem na box.
r90-ask-weather = Para que lado muda o tempo?
r90-hint-weather = Agora: { $weather }. Tens { $tyres }. Os pneus errados custam pontos, e a chuva desconta 20 em cada verificação.
r90-ask-yellow-flag = Onde pões a bandeira amarela?
r90-hint-yellow-flag = Quem a tiver à frente, também tu, paga 1 ponto para seguir, e nessa secção ninguém ultrapassa. Fica até ao fim do turno { $turn }.
r90-ask-green-flag = Que bandeira amarela retiras?
r90-hint-green-flag = A secção dela fica outra vez livre, também para os outros.
r90-ask-soft-bonus = Usas um bónus dos teus pneus moles?
r90-hint-soft-bonus = Bónus que restam: { $soft }. Um por turno; com a paragem na box acabam.
r90-ask-orange-flag = Bandeira laranja: fazes { $car } tentar a Travagem Tardia?
r90-hint-orange-flag = Até { $target } ultrapassa todos os da sua secção. Acima disso: sai da pista{ $paths ->
        [yes] , e um acidente pode fazer entrar o Safety Car.
       *[no] .
    }
r90-ask-off-track-check = Fora da pista! Verificação contra { $target }: com que carta?
r90-hint-off-track-check = Até { $target } recuperas o controlo; acima disso continuas a derrapar. A carta é descartada.
r90-ask-safety-car = Safety Car: que carta descartas?
r90-hint-safety-car = Atrás do Safety Car tiras uma carta, avanças 1 secção e descartas uma. Ninguém ultrapassa.

# As respostas.
r90-answer-keep-hand = fico com ela
r90-answer-new-hand = carro substituto: { $cards } cartas novas
r90-answer-decline = não entro
r90-answer-alone = não, só esta
r90-answer-box = parar na box
r90-answer-drive-on = seguir em frente
r90-answer-enough = já chega: tirar até { $limit }
r90-answer-deck = tirar do baralho
r90-answer-skip = saltar o turno
r90-answer-chips = fichas
r90-answer-blind = Verificação Cega
r90-answer-as-played = ficam como as joguei
r90-answer-pass = ultrapassar
r90-answer-pass-paying = ultrapassar pagando e guardar a ultrapassagem grátis para depois
r90-answer-stay = ficar atrás
r90-answer-stay-here = não, fico aqui
r90-answer-brake-late = Travagem Tardia
r90-answer-point = a { $colour }: +{ $bonus }
r90-answer-no-point = nenhuma
r90-answer-rescue = sim, continuo
r90-answer-retire = não, fico por aqui
r90-answer-keep-strategy = ficar com { $strategy }
r90-answer-drier = mais seco
r90-answer-wetter = mais chuvoso
r90-answer-leave-weather = deixar como está
r90-answer-no-flag = em lado nenhum
r90-answer-keep-flags = nenhuma
r90-answer-use-soft = sim, +1
r90-answer-save-soft = não, guardar
r90-answer-stay-robot = não, que fique
r90-answer-fuel = { $turns } turnos
r90-answer-flag = { $where }{ $ahead ->
        [0] {""}
        [one] , atrás de 1 carro
       *[other] , atrás de { $ahead } carros
    }
r90-chart-name = { $country } { $side }
r90-chart-facts = { $tyres } fichas de pneu, { $cards } cartas, { $damage } espaços de dano

# O que faria uma escolha, em poucas palavras.
r90-preview-move = { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    } → { $where }
r90-preview-bonus = { $bonus } { $why ->
        [trajectory] trajetória
        [balance] BALANCE
        [soft] pneus moles
        [tyres] pelos pneus errados
        [off-track] por sair da pista
       *[hazard] HAZARD
    }
r90-preview-past = ultrapassas { $cars }
r90-preview-stuck = { $car } tapa-te o caminho
r90-preview-lap-checks = { $checks ->
        [one] verificação de dobragem
       *[other] { $checks } verificações de dobragem
    }
r90-preview-check = verificação ≤ { $target }: { $own ->
        [0] não passa nenhuma carta tua
        [one] passa 1 carta tua
       *[other] passam { $own } cartas tuas
    }, às cegas { $odds }%
r90-preview-check-blind = verificação ≤ { $target }: { $odds }%
r90-preview-check-second = segunda verificação: às cegas { $odds }%
r90-preview-brake = Travagem Tardia { $odds }% → { $distance }
r90-preview-odds = ≤ { $target }: { $odds }%
r90-preview-off = senão, fora da pista: o próximo turno só serve para voltar, a: { $where }
r90-preview-off-last = senão, fora da pista até ao fim, atrás de todos os que aqui estão
r90-preview-pairs = { $pairs ->
        [one] também em 1 par
       *[other] também em { $pairs } pares
    }
r90-preview-pairs-other = par: começa pela outra carta
r90-preview-event-orange = podes fazer os robôs tentar a Travagem Tardia
r90-preview-event-blue = dobrar custa-te menos
r90-preview-event-green = retiras uma bandeira amarela
r90-preview-event-yellow = numa curva à tua escolha
r90-preview-event-weather = mudas o tempo
r90-preview-passes = passa
r90-preview-fails = falha: 1 dano, vermelho ou castanho
r90-preview-fails-lapping = falha: paras
r90-preview-out = ficas fora
r90-preview-risk = se falhar, ficas fora
r90-preview-target = novo alvo { $factor }
r90-preview-played = estás a jogá-la
r90-preview-behind = com { $cars } à frente
r90-preview-place = posição { $place }{ $laps ->
        [0] {""}
        [one] , a uma volta
       *[other] , a { $laps } voltas
    }
r90-preview-value = total { $value }
r90-preview-owed = ainda por pagar: { $owed }
r90-preview-left = { $left ->
        [one] resta-te 1 ficha
       *[other] restam-te { $left } fichas
    }
r90-preview-current = como agora
r90-preview-cost = { $cost ->
        [0] grátis
        [one] custa 1 ponto
       *[other] custa { $cost } pontos
    }
r90-preview-skip = { $level ->
        [junior] não te moves
       *[basic] não te moves, mas podes mudar de estratégia
    }
r90-preview-nothing = nada além do que diz a lista
r90-preview-specials = { $specials ->
        [one] ESPECIAL: 1 Carta de Pista
       *[other] ESPECIAL: { $specials } Cartas de Pista
    }
r90-preview-specials-perhaps = { $specials ->
        [one] talvez ESPECIAL: 1 Carta de Pista
       *[other] talvez ESPECIAL: { $specials } Cartas de Pista
    }
r90-preview-off-path = senão, fora da pista: { $path }
r90-preview-else-path = senão: { $path }
r90-preview-past-robot = ultrapassa { $cars }
r90-preview-off-robot = senão, fora da pista
r90-preview-fails-path = falha: { $path }
r90-preview-setup = { $points } pontos
r90-preview-bid = { $bonus } na qualificação
r90-preview-chips = { $chips } fichas
r90-preview-wrong-tyres = { $points } por turno com este tempo
r90-preview-refuel-by = reabastecer até ao turno { $turn }
r90-preview-refuel-enough = chega até ao fim
r90-preview-extra = { $sections ->
        [one] custa mais 1 secção
       *[other] custa mais { $sections } secções
    }
r90-preview-robots-stop = todos os robôs param por pneus
r90-preview-most = { $points ->
        [one] até 1 ponto
       *[other] até { $points } pontos
    }
r90-preview-not-alone = só em par
r90-preview-flags = { $flags ->
        [one] passas uma bandeira amarela
       *[other] passas { $flags } bandeiras amarelas
    }
r90-preview-fuel-to-end = { $sections ->
        [one] combustível até ao fim: mais 1 secção
       *[other] combustível até ao fim: mais { $sections } secções
    }
r90-preview-frees = liberta { $cars }
r90-preview-slows = atrasa { $cars }
r90-preview-sure = segura

# O que aconteceu.
r90-and = { $list } e { $last }
r90-past-whom = { $who ->
        [you] a ti
       *[other] { $whom ->
                [you-too] a { $player }
               *[others] { $player }
            }
    }
r90-lap-whom = { $who ->
        [you] a ti
       *[other] { $whom ->
                [you-too] a { $player }
               *[others] { $player }
            }
    }
r90-un-lap-whom = { $who ->
        [you] o teu carro
       *[other] { $player }
    }
r90-event-set-up = { $track }, { $level }: { $players } jogadores, e os robôs { $robots }.
r90-event-set-up-short = { $track }, { $level }, corrida curta: { $players } jogadores, e os robôs { $robots }.
r90-event-modules = Joga-se com: { $modules }.
r90-event-skill = { $who ->
        [you] Tens
       *[other] { $player } tem
    } a habilidade { $skill }.
r90-event-chart-bare = { $who ->
        [you] Conduzes
       *[other] { $player } conduz
    } { $country }.
r90-event-car-setup = { $who ->
        [you] Configuras o teu carro
       *[other] { $player } configura o carro
    }: { $facts }.
r90-event-chart = { $who ->
        [you] Conduzes
       *[other] { $player } conduz
    } { $country }: { $facts }.
r90-event-dealt = { $player } recebe { $cards }.
r90-event-dealt-you = A tua mão: { $cards }.
r90-event-substitute-new = { $who ->
        [you] Ficas
       *[other] { $player } fica
    } com o carro substituto, e com ele uma mão nova.
r90-event-substitute-kept = { $who ->
        [you] Ficas
       *[other] { $player } fica
    } com a primeira mão.
r90-event-sealed = { $who ->
        [you] A tua carta de qualificação está
       *[other] { $player } tem a carta de qualificação
    } na mesa, tapada.
r90-event-qualified = Qualificação: { $results }.
r90-qualified-fuel = { $turns } turnos de combustível { $bonus }
r90-event-grid = A grelha: { $order }.
r90-event-fuel = Reabastecimento até ao turno: { $fuel }.
r90-event-weather-start = Tempo na partida: { $slot }.
r90-event-weather-card = { $who ->
        [you] Mudas
        [same] Muda
       *[other] { $player } muda
    } o tempo{ $way ->
        [drier] , agora mais seco
        [wetter] , agora mais chuvoso
       *[unknown] {""}
    }: { $slot }.
r90-event-robot-tyres-start = Os robôs partem com { $tyres }.
r90-event-robot-tyres-weather = Os robôs mudam para { $tyres }.
r90-event-tyres = { $who ->
        [you] Montas
        [same] Monta
       *[other] { $player } monta
    } { $tyres } ({ $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }).
r90-event-special = { $who ->
        [you] Fazes
        [same] Faz
       *[other] { $player } faz
    } um ESPECIAL com { $strategy }: { $cards }.
r90-event-special-shown = { $who ->
        [you] Fazes
        [same] Faz
       *[other] { $player } faz
    } um ESPECIAL com { $strategy }, graças a { $shown }: { $cards }.
r90-event-strategy = { $who ->
        [you] A tua estratégia
        [same] Estratégia
       *[other] { $player }, estratégia
    }: { $strategy }.
r90-event-strategy-skip = { $who ->
        [you] A tua estratégia
        [same] Estratégia
       *[other] { $player }, estratégia
    } a partir do próximo turno: { $strategy }.
r90-event-strategy-versatility = VERSATILITY: { $who ->
        [you] passas
        [same] passa
       *[other] { $player } passa
    } para a estratégia { $strategy }.
r90-event-turn = ── Turno { $turn } de { $turns } · volta { $lap } de { $laps } ──
r90-event-turn-first = Partida! Neste turno todas as secções contam como retas e as trajetórias ainda não dão bónus.
r90-event-turn-last = Último turno! Agora todas as secções contam como retas.
r90-event-turn-restart = Reinício! Neste turno todas as secções contam como retas e as trajetórias não dão bónus.
r90-event-turn-safety-car = Safety Car: todos avançam 1 secção, e ninguém ultrapassa.
r90-event-chasing = { $who ->
        [you] Neste turno persegues
       *[other] Neste turno { $player } persegue
    } { $chased }.
r90-event-chasing-nobody = { $who ->
        [you] Neste turno não tens
       *[other] Neste turno { $player } não tem
    } quem perseguir.
r90-event-leader = { $who ->
        [you] Assumes
        [same] Assume
       *[other] { $player } assume
    } a liderança!
r90-event-contest = Disputa { $where }: { $cars }.
r90-event-contest-laid = { $who ->
        [you] Pões
       *[other] { $player } põe
    } { $cards }.
r90-event-contest-declined = { $who ->
        [you] Não entras
       *[other] { $player } não entra
    } na disputa.
r90-event-contest-shown = { $results }.
r90-contest-value = { $car }: { $total } ({ $sum })
r90-contest-corner = curva { $modifier }
r90-event-contest-result = Agora, do primeiro ao último: { $cars }.
r90-event-contest-tie = Contacto: { $cars }!
r90-event-pit = { $who ->
        [you] Paras na box e regressas
       *[other] { $player } para na box e regressa
    } à pista { $where }.
r90-event-pit-fuel = { $who ->
        [you] Tens de reabastecer e regressas
       *[other] { $player } tem de reabastecer e regressa
    } à pista { $where }.
r90-event-pit-forced = { $who ->
        [you] Depois de saíres da pista tens de parar na box e regressas
       *[other] Depois de sair da pista, { $player } tem de parar na box e regressa
    } { $where }.
r90-event-pit-tyres = Os robôs param por pneus: { $stops }.
r90-event-refuelled = { $who ->
        [you] Metes
        [same] Mete
       *[other] { $player } mete
    } combustível para { $turns } turnos; a próxima paragem, o mais tardar no turno { $chit }.
r90-event-refuelled-enough = { $who ->
        [you] Metes
        [same] Mete
       *[other] { $player } mete
    } combustível para { $turns } turnos, e chega até ao fim.
r90-event-serviced = { $who ->
        [you] Obténs
        [same] Obtém
       *[other] { $player } obtém
    } { $things }.
r90-event-discarded = { $who ->
        [you] Descartas
        [same] Descarta
       *[other] { $player } descarta
    } { $cards }.
r90-event-drew = { $who ->
        [you] Tiras
        [same] Tira
       *[other] { $player } tira
    } { $cards }.
r90-event-drew-discards = { $who ->
        [you] Tiras
        [same] Tira
       *[other] { $player } tira
    } { $cards } do monte de descarte.
r90-event-reshuffled = Acabou o baralho: o monte de descarte, baralhado, forma um novo.
r90-event-reshuffled-track = Acabaram as Cartas de Pista: as descartadas, baralhadas, formam um baralho novo.
r90-event-skipped = { $who ->
        [you] Saltas o turno
        [same] Salta o turno
       *[other] { $player } salta o turno
    }.
r90-event-played = { $who ->
        [you] Jogas
        [same] Joga
       *[other] { $player } joga
    } { $cards }.
r90-event-played-cost = { $who ->
        [you] Jogas
        [same] Joga
       *[other] { $player } joga
    } { $cards }, com o custo de { $cost }.
r90-event-bonus = Bónus: { $bonus }.
r90-event-flag-yellow = { $who ->
        [you] Pões
        [same] Põe
       *[other] { $player } põe
    } uma bandeira amarela { $where }{ $ahead ->
        [0] {""}
        [one] , atrás de 1 carro
       *[other] , atrás de { $ahead } carros
    }.
r90-event-flag-green = { $who ->
        [you] Retiras
        [same] Retira
       *[other] { $player } retira
    } a bandeira amarela { $where }.
r90-event-flag-blue = { $who ->
        [you] Agora tens
        [same] Agora tem
       *[other] Agora { $player } tem
    } uma bandeira azul: dobrar custa menos.
r90-event-flag-orange = { $who ->
        [you] Agora tens a bandeira laranja: podes
        [same] Agora tem a bandeira laranja: pode
       *[other] Agora { $player } tem a bandeira laranja: pode
    } fazer os robôs tentar a Travagem Tardia.
r90-event-flag-unused = A { $flag } não tem efeito.
r90-event-flags-in = Começa uma nova fase, e todas as bandeiras são retiradas.
r90-event-forced = { $who ->
        [you] Fazes
       *[other] { $player } faz
    } { $car } tentar a Travagem Tardia.
r90-event-paid = { $who ->
        [you] Pagas
        [same] Paga
       *[other] { $player } paga
    } com { $payment }.
r90-event-paid-off-track = { $who ->
        [you] Custa-te
       *[other] Custa-lhe
    } { $payment }.
r90-event-damage = { $who ->
        [you] Recebes
        [same] Recebe
       *[other] { $player } recebe
    } { $disc ->
        [red] um dano vermelho
       *[brown] um dano castanho, que não se repara
    }.
r90-event-passed-movement = { $who ->
        [you] Passas a verificação
        [same] Passa a verificação
       *[other] { $player } passa a verificação
    } ({ $factor } contra { $target }).
r90-event-failed-movement = { $who ->
        [you] Falhas a verificação
        [same] Falha a verificação
       *[other] { $player } falha a verificação
    } ({ $factor } contra { $target }).
r90-event-passed-lapping = { $who ->
        [you] Passas a verificação de dobragem
        [same] Passa a verificação de dobragem
       *[other] { $player } passa a verificação de dobragem
    } ({ $factor } contra { $target }).
r90-event-failed-lapping = { $who ->
        [you] Falhas a verificação de dobragem
        [same] Falha a verificação de dobragem
       *[other] { $player } falha a verificação de dobragem
    } ({ $factor } contra { $target }).
r90-event-passed-late-braking = { $who ->
        [you] Consegues a Travagem Tardia
        [same] Consegue a Travagem Tardia
       *[other] { $player } consegue a Travagem Tardia
    } ({ $factor } contra { $target }).
r90-event-failed-late-braking = { $who ->
        [you] Travas demasiado tarde
        [same] Trava demasiado tarde
       *[other] { $player } trava demasiado tarde
    } ({ $factor } contra { $target }).
r90-event-passed-off-track = { $who ->
        [you] Recuperas o controlo
        [same] Recupera o controlo
       *[other] { $player } recupera o controlo
    } ({ $factor } contra { $target }).
r90-event-failed-off-track = { $who ->
        [you] Continuas a derrapar
        [same] Continua a derrapar
       *[other] { $player } continua a derrapar
    } ({ $factor } contra { $target }).
r90-event-laid = { $who ->
        [you] Pões
       *[other] { $player } põe
    } { $cards } no monte de descarte.
r90-event-drove = { $who ->
        [you] Avanças
        [same] Avança
       *[other] { $player } avança
    } { $sections ->
        [one] 1 secção
       *[other] { $sections } secções
    }{ $bonuses } { $where }{ $passes }.
r90-event-drove-nowhere = { $who ->
        [you] Continuas
        [same] Continua
       *[other] { $player } continua
    } { $where }.
r90-event-drove-past = { $whom ->
        [you] { $who ->
                [same] Ultrapassa-te
               *[other] { $player } ultrapassa-te
            }
        [you-too] { $who ->
                [same] Ultrapassa-te
               *[other] { $player } ultrapassa-te
            } { $cars }
       *[others] { $who ->
                [you] Ultrapassas
                [same] Ultrapassa
               *[other] { $player } ultrapassa
            } { $cars }
    } { $where }.
r90-event-drove-lap = { $whom ->
        [you] { $who ->
                [same] Dobra-te
               *[other] { $player } dobra-te
            }
        [you-too] { $who ->
                [same] Dobra-te
               *[other] { $player } dobra-te
            } { $cars }
       *[others] { $who ->
                [you] Dobras
                [same] Dobra
               *[other] { $player } dobra
            } { $cars }
    } { $where }.
r90-event-drove-un-lap = { $who ->
        [you] Recuperas
        [same] Recupera
       *[other] { $player } recupera
    } a volta ao ultrapassar { $cars } { $where }.
r90-drove-past = { $whom ->
        [you] , ultrapassando-te
        [you-too] , ultrapassando-te { $cars }
       *[others] , ultrapassando { $cars }
    }
r90-drove-lap = { $whom ->
        [you] , dobrando-te
        [you-too] , dobrando-te { $cars }
       *[others] , dobrando { $cars }
    }
r90-drove-un-lap = , { $who ->
        [you] recuperando a tua volta
       *[other] recuperando a volta
    } ao ultrapassar { $cars }
r90-drove-flags = { $flags ->
        [one] , passando uma bandeira amarela
       *[other] , passando { $flags } bandeiras amarelas
    }
r90-drove-lost = { $left ->
        [one] Perde-se 1 ponto.
       *[other] Perdem-se { $left } pontos.
    }
r90-event-point = { $who ->
        [you] Ficas
        [same] Fica
       *[other] { $player } fica
    } na trajetória { $colour }, +{ $bonus }.
r90-event-braked-late = { $who ->
        [you] Segues
        [same] Segue
       *[other] { $player } segue
    } { $where }{ $passes }.
r90-event-braked-with = { $who ->
        [you] Consegues a Travagem Tardia com { $card } e segues
        [same] Consegue a Travagem Tardia com { $card } e segue
       *[other] { $player } consegue a Travagem Tardia com { $card } e segue
    } { $where }{ $passes }.
r90-event-off-track = { $who ->
        [you] Sais
        [same] Sai
       *[other] { $player } sai
    } da pista { $where }{ $paths ->
        [yes] !
       *[no] {" "}e o próximo turno está perdido!
    }
r90-event-penalty = { $who ->
        [you] No próximo turno perdes
        [same] No próximo turno perde
       *[other] No próximo turno { $player } perde
    } { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }.
r90-event-pit-due = { $who ->
        [you] Tens de
        [same] Tem de
       *[other] { $player } tem de
    } parar na box no turno { $turn }.
r90-event-regained = { $who ->
        [you] Ficas
        [same] Fica
       *[other] { $player } fica
    } à beira da pista { $where }.
r90-event-re-entered = { $who ->
        [you] Voltas
        [same] Volta
       *[other] { $player } volta
    } à pista { $where }.
r90-event-out-damage = { $who ->
        [you] Estás fora da corrida: o teu
        [same] Está fora da corrida: o seu
       *[other] { $player } está fora da corrida: o seu
    } carro não aguenta mais danos.
r90-event-out-fuel = { $who ->
        [you] Estás fora da corrida: o teu
        [same] Está fora da corrida: o seu
       *[other] { $player } está fora da corrida: o seu
    } depósito está vazio.
r90-event-out-tyres = { $who ->
        [you] Estás fora da corrida: os teus
        [same] Está fora da corrida: os seus
       *[other] { $player } está fora da corrida: os seus
    } pneus estão desfeitos.
r90-event-out-crash = { $who ->
        [you] Estás fora da corrida: o teu
        [same] Está fora da corrida: o seu
       *[other] { $player } está fora da corrida: o seu
    } carro está destruído.
r90-event-safety-car = Entra o Safety Car! Todos em fila atrás dele: { $cars }.
r90-event-safety-car-in = O Safety Car deixa a pista.
r90-event-rescued = { $who ->
        [you] Ocupas
       *[other] { $player } ocupa
    } o lugar de { $robot } { $where }.
r90-event-finished-flag = Bandeira de xadrez! Vence { $first }; seguem-se { $second } e { $third }.
r90-event-finished-no-players = Já não há nenhum jogador em corrida. Vence { $first }; seguem-se { $second } e { $third }.

# Porque é que algo é recusado.
r90-reason-match-over = A corrida terminou.
r90-reason-card-frozen = { $card } está congelada: foi mostrada numa disputa e volta à mão no próximo turno.
r90-reason-card-is-target = { $card } está no teu painel: é o teu Verificador de Alvo.
r90-reason-card-spent = { $card } já foi usada neste turno.
r90-reason-not-enough-tyres = { $cards } custa { $owed ->
        [one] 1 pneu
       *[other] { $owed } pneus
    }; entre fichas e outras cartas chegas a { $have }.
r90-reason-no-chip-left = { $cards } custa pneus, e pelo menos um tem de ser uma ficha: já não tens nenhuma.
r90-reason-only-chips = { $cards } custa { $owed ->
        [one] 1 pneu
       *[other] { $owed } pneus
    }, e nesta corrida só se paga com fichas: tens { $chips }.
r90-reason-not-enough-chips = Há { $owed ->
        [one] 1 pneu
       *[other] { $owed } pneus
    } a pagar e tens { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }: paga também com cartas.
r90-reason-no-damage-slots = { $cards } causa { $damage ->
        [one] 1 dano
       *[other] { $damage } danos
    }, e o teu carro { $free ->
        [0] já não aguenta nenhum
        [one] só aguenta mais 1
       *[other] só aguenta mais { $free }
    }.
r90-reason-not-a-pair = { $first } e { $second } não fazem par: um +1 vai com qualquer carta, um +2 com outro +2.
r90-reason-lower-number-first = Começa este par por { $second }: na tua mão vem antes.
r90-reason-rising-order = { $card } vem antes de { $last }: indica as cartas pela ordem da mão.
r90-reason-too-few-after = Depois de { $card } precisarias de mais { $needed } (disponíveis: { $left }): começa por uma anterior.
r90-reason-must-discard = Tens { $excess ->
        [one] 1 carta
       *[other] { $excess } cartas
    } a mais: descarta primeiro.
r90-reason-chart-taken = { $chart } já não está livre: { $player } ficou com o painel.
r90-reason-no-such-chart = Não existe o painel «{ $chart }».
r90-reason-point-taken = Está lá { $car }.
r90-reason-no-such-point = { $points ->
        [0] Aqui não há trajetórias
        [one] Aqui só há 1 trajetória
       *[other] Aqui só há { $points } trajetórias
    }.
r90-reason-not-on-offer = { $card } não está entre as que podes escolher.
r90-reason-order-begun = Já começaste a ordená-las: continua.
r90-reason-pass-compulsory = Tens pontos para isso: tens de ultrapassar { $car }.
r90-reason-no-paying-pass-not-free = Não tens uma ultrapassagem grátis para guardar: com «pass» paga-se.
r90-reason-no-paying-pass-points = Não tens pontos para ultrapassar { $car } pagando.
r90-reason-no-late-braking-section = A Travagem Tardia é só para secções de travagem.
r90-reason-no-late-braking-stay-first = Decide primeiro a ultrapassagem; a Travagem Tardia vem depois.
r90-reason-already-pitted = Neste turno já paraste na box.
r90-reason-box-before-the-draw = A paragem na box vem antes de tirar a carta: neste turno já é tarde.
r90-reason-deck-empty = Não há mais cartas para tirar.
r90-reason-no-robot-left = Já não há robôs para substituir.
r90-reason-module-not-played = Nesta corrida joga-se sem { $module }.
r90-reason-no-soft-left = Já usaste os teus { $sets } conjuntos de pneus moles.
r90-reason-too-many-points = Essa configuração custa { $points } pontos, e tens { $most }.
r90-reason-skill-taken = Já há três pilotos com { $skill }.
r90-reason-off-corner = { $card } só vale em movimentos através { $corner }: assim não chegas lá.
r90-unplayable-off-corner = só em movimentos através { $corner }: assim não chegas lá
r90-reason-card-fresh = { $card } acabou de chegar: podes usá-la a partir do próximo turno.
r90-unplayable-card-fresh = a partir do próximo turno
r90-reason-flag-there = Já há uma bandeira amarela { $section }.
r90-reason-flag-before-point = Aí { $car } está numa trajetória: a bandeira não lhe pode ficar à frente.
r90-reason-same-strategy = { $strategy } já é a tua estratégia: com «keep-strategy» ficas com ela.
r90-reason-no-flag-place-section = Essa secção não existe.
r90-reason-no-flag-place-corner = As bandeiras amarelas vão só para secções de curva.
r90-reason-no-flag-place-cars = Nessa secção não há tantos carros.
r90-reason-no-braking-card-symbol = { $card } não serve para a Travagem Tardia.
r90-reason-no-braking-card-corner = { $card } serve para a Travagem Tardia de outra curva.
r90-reason-no-box-off-track = No turno em que voltas à pista não podes parar na box.
r90-reason-no-flag-there = Não há nenhuma bandeira amarela { $section }.
r90-reason-fuel-not-offered = Aqui não podes meter { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    } de combustível, mas sim: { $offered }.
r90-reason-weather-end = O tempo já não pode ficar { $kind ->
        [dry] mais seco
       *[rain] mais chuvoso
    }.

# O terminal.
r90-intro =
    Vence quem vai na frente após o último turno. Tu és { $mark }, o Líder { $leader }.
    Em cada turno movem-se todos, do Líder para trás. Tira uma carta e joga uma, ou um par: uma com um +1, ou dois +2. Tens de a percorrer toda.
    +4 (11) são 4 secções, fator 11. As vermelhas (V) custam pneus e danos, as verdes (C) pedem verificações, as laranja (M) dão cartas, { $events ->
        [some] as amarelas (E) trazem { $brought }
       *[none] as amarelas (E) nada
    }. { $pay ->
        [chips] Os pneus pagam-se em fichas.
       *[cards] O primeiro pneu é uma ficha; os outros, também cartas.
    }
    Verificação: { $level ->
        [junior] passa se a primeira carta do baralho não exceder o teu alvo
       *[basic] passa se a tua carta não exceder o alvo
    }; senão, 1 dano. A carta é o novo alvo. Com muitos danos ficas fora; a box só repara os vermelhos.
    { $level ->
        [junior] Ultrapassar custa 1 ponto, em curva 2; quem tem os pontos tem de o fazer.
       *[basic] Numa reta, ultrapassar custa 1 ponto. Numa curva não passas até uma disputa no turno seguinte; na travagem também não, ou arriscas uma Travagem Tardia.
    } De uma trajetória, uma carta da cor dela leva-te mais longe.
    Parar custa { $sections } secções. { $level ->
        [junior] Nunca é obrigatório.
       *[basic] Fá-lo até ao teu turno de reabastecimento.
    }
r90-intro-track-cards = Com os ESPECIAIS da tua estratégia tiras Cartas de Pista: fortes, mas só se passares pela curva delas.
r90-intro-weather = Os pneus errados para o tempo custam 1 ou 2 pontos por turno; a chuva desconta 20 nas verificações.
r90-intro-fuel = Uma paragem dá combustível para 10 turnos; mais 3 turnos custam 1 secção.
r90-intro-flags = As bandeiras ficam até ao fim da fase; uma amarela custa 1 ponto, e ali ninguém ultrapassa.
r90-intro-off-track = Fora da pista podes destruir o carro e fazer entrar o Safety Car até ao fim da fase.
r90-title = { $track } · turno { $turn } de { $turns } · volta { $lap } de { $laps }
r90-title-before = { $track } · antes da corrida
r90-title-track = Do Líder para trás
r90-title-ahead = À tua frente
r90-title-standings = A corrida até agora
r90-title-classification = Classificação final
r90-legend = { $leader } Líder · { $own } tu · ✓ já se moveu · trajetórias: ● livre, ○ ocupada
r90-legend-down = { $mark } a uma volta
r90-legend-pit = { $mark } acabou de parar na box
r90-legend-flag = { $mark } bandeira amarela
r90-legend-safety-car = { $mark } Safety Car
r90-legend-tyres = pneus: { $types }
r90-mark-safety-car = SC
r90-mark-back = volta em: { $where }
r90-mark-penalty = −{ $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }
r90-mark-due = box no turno { $turn }
r90-table-weather = Tempo
r90-table-rain = verificações −20
r90-table-stage = Fase
r90-table-stage-ends = { $stage } de { $stages }, até ao turno { $turn }
r90-table-robots = Robôs
r90-table-blue = Bandeira azul
r90-table-orange = Bandeira laranja
r90-table-safety-car = Safety Car até ao fim do turno { $turn }
r90-table-restart = Reinício: todas as secções contam como retas
r90-mark-pit = box
r90-mark-off = fora da pista
r90-here = aqui
r90-target = Trav. Tardia ≤ { $target }
r90-modifier = disputa { $modifier }
r90-chart-tyres = Pneus
r90-chart-damage = Danos
r90-chart-target = Verificador de Alvo
r90-chart-strategy = Estratégia
r90-chart-strategy-idle = por agora sem efeito
r90-chart-fuel = Reabastecer
r90-chart-fuel-by = até ao turno { $turn }
r90-chart-fuel-now = neste turno!
r90-chart-fuel-done = feito
r90-chart-fuel-enough = não é preciso
r90-chart-skill = Habilidade
r90-chart-skill-used = usada
r90-chart-fresh = Próximo turno
r90-chart-discs = vermelhos { $red }, castanhos { $brown } de { $slots }
r90-chart-hand = Mão
r90-chart-frozen = Congeladas
r90-chart-laid = Tapadas
r90-robot-fuel = Turnos de reabastecimento dos robôs (de cada tipo primeiro o mais bem colocado): { $chits }.
r90-skills = Habilidades: { $skills }.
r90-column-place = Pos
r90-column-driver = Piloto
r90-column-gap = Dist.
r90-column-tyres = Pneus
r90-column-damage = Danos
r90-column-cards = Cartas
r90-column-target = Alvo
r90-column-strategy = Estratégia
r90-column-fuel = Reab.
r90-gap-laps = { $laps ->
        [one] −1 volta
       *[other] −{ $laps } voltas
    }
r90-gap-out = fora
r90-verdict-won = { $player } vence a corrida.
r90-verdict-won-you = Vences a corrida!
r90-verdict-place = Terminas na posição { $place } de { $cars }.
r90-verdict-out = A tua corrida acabou antes da bandeira.
r90-country-other = { $form ->
        [for] por { $name }
       *[name] { $name }
    }

# Track cards that must use their corner, and stops that could not be made.
r90-reason-misses-corner = { $card } tem de se mover através { $corner }: com esta resposta não chegaria lá.
r90-preview-bound-use-soft = precisa do bónus dos pneus moles
r90-preview-bound-drier = precisa de tempo mais seco
r90-preview-bound-wetter = precisa de tempo mais chuvoso
r90-preview-bound-unflag = precisa de retirar a bandeira { $where }
r90-preview-bound-blind = precisa de uma Verificação Cega
r90-event-out-stop = { $who ->
        [you] Estás fora da corrida: o teu
        [same] Está fora da corrida: o seu
       *[other] { $player } está fora da corrida: o seu
    } carro tinha de parar na box e não pôde.
