# O terminal.

title-race = Corrida { $race } de { $races }
title-deck = { $cards ->
        [0] última ronda
        [one] 1 carta no baralho
       *[other] { $cards } cartas no baralho
    }
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
prompt-choose = Número, notação ou ? para ajuda
prompt-help =
    Escreve o número de uma opção, ou a sua notação, por exemplo { $example }.
    w e uma notação diz porque é que algo não é permitido; u anula o que não revelou nada a ninguém;
    l mostra o registo tal como o viste; s, a classificação; q sai, e a corrida fica guardada.
prompt-hand-over = { $player }, ao volante! Carrega em Enter quando mais ninguém estiver a ver.
prompt-number = Escreve um número de 1 a { $last }.
undo-none = Não podes anular nada por tua conta: entretanto, alguém descobriu alguma coisa.
undo-done = Anulado.
saved = A corrida está guardada. Para continuar:
resumed = Continua a corrida guardada em { $file }.
kept-old = O ficheiro tal como estava fica guardado em { $file }.
notice = Nota: { $notice }
# Em «pt», a categoria [one] inclui também o zero.
season-won = { $player } vence o campeonato com { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
season-yours = Vences o campeonato com { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }!
simulate-progress = Em corrida
simulate-title = { $games } temporadas, { $players } jogadores, semente { $seed }
column-bot = Bot
column-win-share = Vence
column-mean-points = Pontos
column-mean-retirements = Fora
simulate-free = equipas livres
simulate-note = Pontos e carros fora são por temporada; ao lado de cada valor, o intervalo a 95%. Os lugares rodam.
bench-title = Velocidade num só núcleo
column-what = O quê
