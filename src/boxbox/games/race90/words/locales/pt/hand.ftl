# A mão, o painel e as perguntas sobre cartas.
r90-hand-title = A tua mão
r90-hand-dock = A tua jogada
r90-hand-weigh = O que ponderar
r90-hand-sending = A enviar…
r90-hand-thinks = { $name } está a pensar…
r90-hand-drives = Joga { $name }
r90-hand-you-drive = É a tua vez
r90-hand-goes-on = A corrida continua
r90-hand-out = Estás fora; a corrida continua
r90-hand-to-end = Saltar para o fim da corrida
r90-hand-watching = Estás a assistir
r90-hand-over = A corrida acabou
r90-hand-tag-frozen = congelada
r90-hand-tag-fresh = próximo turno
r90-hand-tag-played = em jogo
r90-hand-tag-laid = posta
r90-hand-tag-new = nova
r90-hand-no-pair = Não faz par com { $card }. Se a escolheres, a outra volta à mão.
r90-hand-only-pair = Sozinha não: escolhe uma segunda carta.
r90-hand-one-chip = Pelo menos um pneu tem de ser pago com uma ficha.
r90-hand-pick = Escolhe uma carta, ou duas que façam par, e vê na pista aonde te levam. Tiras uma carta por turno; uma paragem enche-te a mão.
r90-hand-stands = Estás numa trajetória { $colour }: uma carta dessa cor leva-te { $bonus } mais longe.
r90-hand-stands-beside = Não estás em nenhuma trajetória, por isso não tens bónus. Podes ficar numa livre quando o teu movimento acaba junto dela; em cada uma só cabe um carro.
r90-hand-free-points = próximo turno: { $points }
r90-hand-last-turns = { $left ->
        [one] Último turno: gasta o que tens.
       *[other] Faltam { $left } turnos: o que não gastares até ao fim já não vale nada.
    }
r90-hand-contest-full = não há espaço para danos: um empate deixa-te fora
r90-hand-play = { $cards ->
        [2] Jogar as duas
       *[other] Jogar
    }
r90-hand-points = { $points ->
        [one] ponto
       *[other] pontos
    }
r90-hand-pass = ultrapassas { $car }{ $cost ->
        [0] , grátis
       *[other] {" "}(−{ $cost })
    }
r90-hand-stuck = { $car } tapa-te o caminho{ $rule ->
        [corner] : em curva não se ultrapassa
        [braking] : em travagem não se ultrapassa
        [points] : aqui ultrapassar custa { $needs }
       *[none] {""}
    }
r90-hand-check-own = verificação ≤ { $target }: { $own ->
        [0] nenhuma carta tua passa; às cegas:
        [one] passa 1 carta, da mão ou jogada
       *[other] passam { $own } cartas, da mão ou jogadas
    }
r90-hand-check-blind = verificação ≤ { $target }
r90-hand-check-second = segunda verificação; às cegas:
r90-hand-brake = Travagem Tardia → { $distance }
r90-hand-secret = Ninguém a vê antes de todos terem posto uma.
r90-hand-sealed = A tua carta está virada para baixo. Ainda a podes trocar.
r90-hand-awaited = Faltam: { $names }
r90-hand-qualify = Qualificar com esta
r90-hand-qualify-change = Pôr antes esta
r90-hand-qualify-move = na qualificação
r90-hand-qualify-target = e { $factor } passa a ser o teu Verificador de Alvo
r90-hand-contest = { $cards ->
        [2] Jogá-las tapadas
       *[other] Jogá-la tapada
    }
r90-hand-contest-car = { $answer ->
        [in] entra
       *[out] fica de fora
    }
r90-hand-contest-total = ao todo
r90-hand-contest-place = { $modifier } pela curva
r90-hand-contest-strategy = { $bonus } por BANGING WHEELS
r90-hand-contest-win = Total mais alto: { $ahead ->
        [0] ficas à frente e moves-te primeiro.
       *[other] ultrapassas { $cars } e moves-te primeiro.
    }
r90-hand-contest-out = Se não entrares: { $passing ->
        [0] manténs a posição.
        [one] ultrapassa-te { $cars }.
       *[other] ultrapassam-te { $cars }.
    }
r90-hand-mark-discards = Marca as cartas que não queres.
r90-hand-excess = { $excess ->
        [one] Tens de descartar mais 1.
       *[other] Tens de descartar mais { $excess }.
    }
r90-hand-draws = { $cards ->
        [0] Não tiras cartas
        [one] Tiras 1 carta
       *[other] Tiras { $cards } cartas
    }
r90-hand-discard = { $cards ->
        [0] Ficar com todas
        [one] Descartar 1 carta
       *[other] Descartar { $cards } cartas
    }
r90-hand-pay = { $chips ->
        [one] Pagar 1 ficha
       *[other] Pagar { $chips } fichas
    }
r90-hand-pay-mixed = Pagar { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } e { $chips ->
        [one] 1 ficha
       *[other] { $chips } fichas
    }
r90-hand-pay-cards = Marca cartas para pagar com elas em vez de fichas.
r90-hand-pay-more = { $cards ->
        [one] As fichas não chegam: marca 1 carta.
       *[other] As fichas não chegam: marca { $cards } cartas.
    }
r90-hand-factors = Passa com um Fator de Verificação até { $target }
r90-hand-check = { $passed ->
        [none] Escolhe uma carta
        [yes] Verificação: passada
       *[no] Verificação: falhada
    }
r90-hand-check-spent = a carta gasta-se
r90-hand-hold = Mantém o dedo numa carta para ler os símbolos dela.
r90-hand-safety-car = Escolhe a carta de que menos precisas.
r90-hand-offer = Escolhe uma carta.
r90-hand-take = Ficar com ela
r90-hand-keep = Ficar com esta
r90-hand-check-then = depois a outra ≤ a carta usada{ $modifier ->
        [0] {""}
       *[other] {" "}{ $signed }
    }
r90-hand-check-first = Esta primeiro
r90-hand-lay-order = Toca nas cartas pela ordem que queres, a partir do topo; as outras ficam por baixo.
r90-hand-lay = Pô-las por esta ordem
r90-hand-always-contest-decline = Nunca entrar em disputas
r90-hand-always-brake-stay = Nunca tentar a Travagem Tardia
r90-standing-contest-decline = Disputas: nunca entrar
r90-standing-brake-stay = Travagem Tardia: nunca
r90-hand-always-pit-drive-on = Não perguntes: seguir até eu chamar
r90-standing-pit-drive-on = Paragens: seguir até dizeres «box, box!»
r90-hand-box-box = Box, box!
r90-hand-box-called = No teu próximo turno perguntamos-te pela paragem.
r90-hand-box-help = Perguntar-me outra vez pela paragem
r90-hand-box-late = Neste turno já seguiste em pista: { $undo ->
        [yes] anula a jogada, ou perguntamos-te no próximo turno.
       *[no] perguntamos-te no próximo turno.
    }
r90-hand-means-move = avanças { $move ->
        [one] 1 secção
       *[other] { $move } secções
    }
r90-hand-means-tyres = custa { $tyres ->
        [one] 1 pneu
       *[other] { $tyres } pneus
    }
r90-hand-means-damage = recebes { $damage ->
        [one] 1 dano
       *[other] { $damage } danos
    }
r90-hand-means-check = pede uma verificação: passa com o teu Verificador de Alvo{ $modifier ->
        [0] {""}
        [20] {" "}+20
       *[other] {" "}−20
    } ou menos; acima disso, recebes 1 dano
r90-hand-means-draw = tiras { $draw ->
        [one] 1 carta
       *[other] { $draw } cartas
    } do baralho
r90-hand-means-factor = numa verificação vale { $factor }
r90-hand-means-nothing = o seu símbolo só conta no Jogo Avançado
r90-hand-means-weather = muda o tempo
r90-hand-means-yellow = bandeira amarela: obriga a abrandar numa curva
r90-hand-means-green = bandeira verde: retira uma amarela
r90-hand-means-blue = bandeira azul: dobras de graça
r90-hand-means-orange = bandeira laranja: um robô tenta a Travagem Tardia

# The order of discards.
r90-hand-lay-as-played = Como estão
r90-hand-always-lay-as-played = Sempre como estão
r90-standing-lay-as-played = Descartes: sempre como estão
