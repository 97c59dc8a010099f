# A mesa durante uma corrida.
table-loading = A caminho da pista…
table-gone = Aqui não há nenhuma corrida
table-home = Página inicial
race-of = Corrida { $race } de { $races }
race-track = A pista
race-side = Jogadores e crónica
play-area = A carta em jogo
dock-title = A tua decisão e a tua mão
sheet-players = Jogadores
sheet-standings = Classificação
sheet-log = Crónica
plain-board = A mesa

# O baralho e o monte de descarte.
deck-cards = { $cards ->
        [one] 1 carta no baralho
       *[other] { $cards } cartas no baralho
    }
deck-last-round = Última ronda
discards-title = { $cards ->
        [one] Monte de descarte: 1 carta
       *[other] Monte de descarte: { $cards } cartas
    }
discards-open = { $card }. Ver o monte de descarte ({ $cards })

# De quem é o turno.
turn-yours = É a tua vez
turn-others = Joga { $name }
turn-start = Tudo a postos…
turn-rolling = O dado rola…
turn-own-card = A tua carta
turn-between = Bandeira de xadrez
turn-over = { $races ->
        [one] A corrida terminou
       *[other] A temporada terminou
    }
hurry = Saltar para a minha próxima decisão

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

# Respostas automáticas.
standing-charge-stop = Ataque: parar sempre
standing-spin-keep = Piões (os dois): aceitar sempre o lançamento
standing-spin-reroll = Piões (os dois): lançar sempre outra vez
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
        [one] Somas 1 ponto nesta corrida
       *[other] Somas { $points } pontos nesta corrida
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
        [one] Acabas em { $place } com 1 ponto
       *[other] Acabas em { $place } com { $points } pontos
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
watch-title = A ver a corrida
watch-only = Estás a ver. Outros também podem ver: leiam o código.
watch-shared = Todos jogam neste ecrã. Outros podem ver: leiam o código.
watch-code = Código com o link { $link }

# Anular.
undo-title = Anular
undo-alone = Anular
undo-ask = Pedir para anular
undo-asked = { $name } quer anular uma jogada.
undo-agree = Concordo
undo-decline = Não
undo-waiting = Pediste para anular uma jogada. Falta a resposta de { $names }.
undo-others = { $name } quer anular uma jogada. Falta a resposta de { $names }.
undo-withdraw = Retirar o pedido

# O menu da mesa.
menu-title = Menu da mesa
menu-pace = Ritmo dos bots
menu-standing = As tuas respostas automáticas
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
reason-person-present = Essa pessoa está cá a jogar.
reason-no-undo = Não há nada para anular.
reason-no-proposal = Já ninguém pede para anular.
reason-no-such-bot = Não há nenhum bot «{ $bot }».
reason-no-standing-answer = Essa pergunta não admite uma resposta automática.
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

# A player who drops out, and a seat that is no longer yours.
menu-absent-wait = Um bot pode conduzir daqui a { $time }.
notice-handed-over = Enquanto não estavas, { $name } entregou o teu lugar a um bot. Já é teu outra vez.
notice-handed-over-end = Enquanto não estavas, { $name } entregou o teu lugar a um bot, que acabou a corrida por ti.
reason-people-away = Para anular é preciso o acordo de todos os que lá estavam. Ausentes agora: { $names }.
reason-not-away-for-long = Esse jogador acabou de perder a ligação. Um bot pode conduzir daqui a { $seconds } s.
reason-seat-freed = Quem abriu a mesa libertou o teu lugar. Agora estás a ver.
reason-seat-left = Deixaste este lugar noutro dispositivo. Agora estás a ver.
reason-seat-renewed = O teu lugar tem um link novo, que este dispositivo não tem. Agora estás a ver.

# Uma corrida que não pode continuar, e as mesas eliminadas.
closed-title = Esta corrida está encerrada
closed-old = Esta corrida começou antes do boxbox 0.1.0 e não pode continuar.
closed-newer = Esta corrida começou com uma versão mais recente do boxbox: este servidor não a pode continuar.
closed-broken = O registo desta corrida está danificado, por isso não pode continuar.
closed-removed = Esta corrida terminou. O servidor eliminou o registo e guardou o resultado.
closed-look = Ainda a podes ver, até à linha { $line } do registo.
menu-delete = Eliminar a mesa
delete-title = Eliminar esta mesa?
delete-text = A mesa, a corrida e o seu registo desaparecem de vez, para todos.
delete-yes = Eliminar para todos
reason-race-closed = Esta corrida está encerrada e não pode continuar.
reason-table-deleted = Quem abriu a mesa eliminou-a.
reason-others-seated = Há outras pessoas com lugar nesta corrida. Podes eliminar a mesa quando terminar.

reason-bad-name = Um nome precisa de pelo menos uma letra que se veja.
