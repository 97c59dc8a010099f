# O terminal.

title-race = Corrida { $race } de { $races }
title-deck = { $cards ->
        [0] última ronda
        [one] 1 carta no baralho
       *[other] { $cards } cartas no baralho
    }
title-turns = { $turns ->
        [one] o teu último turno
       *[other] faltam { $turns } turnos
    }
title-result = Resultado
title-out = Fora
title-standings = Classificação
title-drivers = Pilotos
column-place = Pos.
column-player = Jogador
column-team = Equipa
column-driver = Piloto
column-points = Pontos
column-wins = Vitórias
free-team = livre
intro =
    Conduzes { $teams }; os teus carros têm a marca { $mark }. Os seis primeiros carros somam 10, 6, 4, 3, 2 e 1 pontos.
    Uma corrida acaba quando o baralho está vazio e todos jogaram mais uma vez. { $races ->
        [one] É uma só corrida
       *[other] Há { $races } corridas
    }, e ganha quem tiver mais pontos.
prompt-choose = Número, notação ou ? para ajuda
prompt-help =
    Escreve o número de uma opção ou a sua notação, por exemplo { $example }.
    Enter mostra de novo a pista. w com um número ou uma notação diz o que faria, ou porque não é possível.
    l conta a corrida até aqui, s mostra as classificações, q sai; a corrida fica guardada.
prompt-hand-over = { $player }, ao volante! Carrega em Enter quando mais ninguém estiver a ver.
prompt-number = Escreve um número de 1 a { $last }.
prompt-next-race = Carrega em Enter para a próxima corrida.
prompt-hand-on = Carrega em Enter e passa o ecrã.
why-legal = É possível: { $effect }.
not-saved = Não foi possível guardar a corrida até aqui em { $file }.
not-played = A tua jogada não foi feita. Tenta outra vez, ou sai com q.
saved = A corrida está guardada. Para continuar:
resumed = A corrida guardada em { $file } continua.
kept-old = O ficheiro tal como estava fica guardado em { $file }.
notice = Nota: { $notice }
season-won = { $player } vence o campeonato com { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }.
season-yours = Vences o campeonato com { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }!
season-driver = Vence o campeonato de pilotos: { $driver } ({ $car }).
simulate-progress = Em corrida
simulate-title = { $games ->
        [one] 1 temporada
       *[other] { $games } temporadas
    }, { $players } jogadores, semente { $seed }
column-bot = Bot
column-win-share = Vitórias
column-mean-points = Pontos
column-mean-retirements = Fora
simulate-free = equipas livres
simulate-note = Pontos e carros fora são por temporada; ao lado de cada valor, o intervalo a 95%. Os lugares rodam.
bench-title = Velocidade num só núcleo
bench-ratio = Uma decisão do Jogo Avançado demora { $state } vezes a do Jogo Base sobre o estado, e { $match } vezes numa partida inteira. As colunas são medidas à vez.
bench-server-title = Quanto demora a confirmar-se uma escolha
bench-tables = { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    }
column-what = O quê
serve-ready = boxbox está pronto: { $address }
serve-others = Noutros dispositivos da tua rede: { $address }
serve-stop = Ctrl-C termina-o; todas as corridas ficam guardadas.
serve-running = boxbox já está a funcionar: { $address }

# Muitas corridas entre bots.
simulate-races-title = { $games ->
        [one] 1 corrida
       *[other] { $games } corridas
    }, { $players } jogadores, semente { $seed }
simulate-races-note = Por baixo de cada valor, o intervalo a 95%. Os lugares rodam. Dos robôs: a posição do melhor e quantos ficam fora.
simulate-robots = robôs
simulate-plain-title = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $players } jogadores, semente { $seed }
simulate-plain-note = Ao lado de cada valor, o intervalo a 95%. Os lugares rodam.
simulate-others = outros
column-first-share = Melhor jogador
column-mean-place = Posição
column-mean-eliminations = Fora
balance-title = Equilíbrio: { $track }, { $level }, dados { $data }, { $players } jogadores, semente { $seed }, { $games ->
        [one] 1 corrida
       *[other] { $games } corridas
    } e outros tantos duelos
balance-note = { $rotated ->
        [skills] Estratégias, painéis, habilidades e lugares rodam: dois quaisquer encontram-se com a mesma frequência
       *[charts] Estratégias, painéis e lugares rodam: cada combinação sai com a mesma frequência
    } a cada { $round } corridas. Nos duelos os pilotos pararam { $once } vezes contra { $twice }. Uma resposta é incerta se o intervalo a 95% passa um limite.
balance-note-soft = A partida foi com tempo seco em { $dry } das corridas; no total das corridas, { $soft } dos primeiros conjuntos de pneus eram moles.
balance-note-robots = Dos carros eliminados numa corrida, { $robots } eram robôs em média.
balance-strategy = corridas ganhas por um jogador: partiu com { $strategy }
balance-skill = corridas ganhas por um jogador: habilidade { $skill }
balance-robots = corridas ganhas por um robô
balance-eliminations = carros eliminados numa corrida
balance-leaders = corridas com três ou mais mudanças de Líder
balance-pole = corridas ganhas da pole position
balance-two-stops = duelos ganhos com duas paragens contra uma: melhor jogador
balance-fast = robôs RÁPIDOS, de 0 (primeiro) a 1 (último)
balance-lapped = carros dobrados na bandeira
balance-superfast = corridas em que um jogador bate todos os SUPER-RÁPIDOS
balance-soft = primeiros conjuntos de pneus moles, se a partida for a seco
balance-rain = corridas em que chove
balance-safety-car = corridas com Safety Car
balance-yes = sim
balance-no = não
balance-unsure = { $verdict }, incerto
column-target = Objetivo
column-figure = Valor
column-limits = Previsto
column-holds = Cumpre-se

# Answers once and for all.
prompt-always = { $example } dá esta resposta de agora em diante; com um a sozinho voltamos a perguntar-te.
always-set = De agora em diante é a tua resposta automática. Escreve a em qualquer pergunta para voltares a escolher.
always-not = Esta não pode ser uma resposta automática.
always-ended = Voltas a escolher de cada vez.

# Who reaches the server.
serve-home = Só este computador lhe chega. Para os telemóveis, abre-o na mesa ou inicia-o com --lan.
serve-no-network = Este computador não está em nenhuma rede que outros dispositivos possam usar: só este computador chega ao boxbox.

# A game that brings no board of its own.
plain-yes = sim
plain-no = não
plain-you = tu
plain-intro = És { $player }.
plain-ask = Escolhe: { $kind }
plain-over = A partida acabou.
plain-won = Vitória de { $players }.
plain-won-you = Ganhaste!
