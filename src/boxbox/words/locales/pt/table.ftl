# A mesa durante uma corrida.
table-loading = Para a pista…
table-gone = Aqui não há nenhuma corrida
table-home = Para a página inicial
race-of = Corrida { $race } de { $races }
race-track = A pista
race-side = Jogadores e crónica
play-area = A carta em jogo
dock-title = A tua decisão e a tua mão
sheet-players = Jogadores
sheet-standings = Classificação
sheet-log = Crónica

# O baralho e o monte de descarte.
deck-cards = { $cards ->
        [one] 1 carta no baralho
       *[other] { $cards } cartas no baralho
    }
deck-last-round = Última ronda
discards-title = { $cards ->
        [one] Descarte: 1 carta
       *[other] Descarte: { $cards } cartas
    }
discards-open = { $card }. Ver o monte de descarte ({ $cards })

# De quem é o turno.
turn-yours = É a tua vez
turn-others = Joga { $name }
turn-start = Preparados…
turn-rolling = O dado rola…
turn-own-card = A tua carta
turn-between = Bandeira de xadrez
turn-over = A temporada terminou
hurry = Até à minha próxima decisão

# Escolher.
hand-title = A tua mão
hand-card = Carta { $number }: { $card }, { $help }
choose-a-car = Escolhe um carro iluminado
choose-car = { $car }, { $place }: { $effect }
choose-play = Jogar
choose-back = Voltar
look-at-cards = Toca numa carta para ler o que faz.
play-goal = Leva à frente os teus carros de halo dourado: no fim do baralho pontuam os seis primeiros.
ask-other = Escolhe uma destas.
always = Responder sempre assim
face-out = fora
face-stays = fica
charge-climb = Ataque de { $from } para { $to }
charge-risk-last = { $faces } faces em 12 mandam-no para o fim
charge-risk-out = { $faces } faces em 12 partem o motor

# Respostas de uma vez por todas.
standing-charge-stop = Ataque: parar sempre
standing-spin-keep = Pião: aceitar sempre o lançamento
standing-spin-reroll = Pião: lançar sempre outra vez
standing-crash-ahead = Acidente: sempre o carro da frente
standing-crash-behind = Acidente: sempre o carro de trás

# Jogadores e classificação.
player-you = tu
player-away = ausente
player-cards = { $cards ->
        [one] 1 carta na mão
       *[other] { $cards } cartas na mão
    }
player-points = { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
standings-place = Posição
standings-player = Jogador
standings-driver = Piloto
standings-wins = Vitórias
standings-points = Pontos
standings-free = equipa livre
standings-drivers = Campeonato de pilotos

# O fim de uma corrida e da temporada.
finish-title = Bandeira de xadrez! Corrida { $race } de { $races }
finish-yours = { $points ->
        [one] Esta corrida dá-te 1 ponto
       *[other] Esta corrida dá-te { $points } pontos
    }
finish-next = Próxima corrida
season-title = O resultado
season-champion = { $points ->
        [one] Vence { $name } com 1 ponto
       *[other] Vence { $name } com { $points } pontos
    }
season-champion-you = { $points ->
        [one] Vences com 1 ponto!
       *[other] Vences com { $points } pontos!
    }
season-yours = { $points ->
        [one] Acabas { $place } com 1 ponto
       *[other] Acabas { $place } com { $points } pontos
    }
season-best-driver = { $points ->
        [one] Melhor piloto: { $driver } ({ $car }), 1 ponto
       *[other] Melhor piloto: { $driver } ({ $car }), { $points } pontos
    }
season-again = Correr outra vez

# Enquanto estiveste fora.
away-title = Enquanto estiveste fora
away-on = Continuar a corrida

# Um ecrã partilhado.
curtain-turn = { $name }, é a tua vez
curtain-alone = Mais ninguém está a ver?
curtain-take = Mostrar a minha mão
hand-over = Passar o ecrã

# Ver.
watch-title = Ver a corrida
watch-only = Estás a ver. Outros também podem ver: leiam o código.
watch-shared = Todos jogam neste ecrã. Outros podem ver: leiam o código.
watch-code = Código com o link { $link }

# Anular.
undo-title = Anular
undo-alone = Anular
undo-ask = Pedir para anular
undo-asked = { $name } quer anular uma escolha.
undo-agree = Concordo
undo-decline = Não
undo-waiting = Pediste para anular uma escolha. Falta a resposta de { $names }.
undo-others = { $name } quer anular uma escolha. Falta a resposta de { $names }.
undo-withdraw = Deixa estar

# O menu da mesa.
menu-title = Menu da mesa
menu-pace = Ritmo dos bots
menu-standing = As tuas respostas fixas
menu-standing-end = Retirar: { $answer }
menu-seats = Quem conduz
menu-you-drive = Conduzes tu.
menu-drives = Conduz { $name }.
menu-bot-drives = Um bot conduz por { $name }: { $bot }.
menu-to-bot = Deixar um bot conduzir
menu-take-back = Voltar ao volante
menu-absent = { $name } não está.
menu-absent-to-bot = Deixar um bot conduzir
menu-share = Deixar outros ver
menu-seat-link = Jogar noutro dispositivo
menu-guide = Como se joga
menu-log = Descarregar o registo
menu-leave = Sair da mesa

# Porque é que o servidor recusa algo.
reason-not-seated = Não tens lugar nesta mesa.
reason-not-host = Só quem abriu a mesa o pode fazer.
reason-person-present = Esse jogador está cá e conduz.
reason-no-undo = Não há nada para anular.
reason-no-proposal = Já ninguém pede para anular.
reason-no-such-bot = Não há nenhum bot «{ $bot }».
reason-no-standing-answer = A isso não se pode responder de uma vez por todas.
reason-key-reused = Foi enviado duas vezes de forma diferente. Tenta outra vez.
reason-seat-taken = Esse lugar está ocupado.
reason-table-full = Todos os lugares estão ocupados.
reason-no-such-table = Essa mesa não existe. O link está completo?
reason-bad-token = O link deste lugar já não é válido.
reason-bad-message = O servidor não entendeu esta página. Recarrega-a.
reason-too-large = É demasiado longo.
reason-too-fast = Demasiado depressa: espera um momento.
reason-not-saved = Não foi possível guardar: nada mudou. Tenta outra vez.
reason-wrong-origin = Esta página não pode usar esse servidor.
