# El terminal.

title-race = Carrera { $race } de { $races }
title-deck = { $cards ->
        [0] última ronda
        [one] 1 carta en el mazo
       *[other] { $cards } cartas en el mazo
    }
title-out = Fuera
title-standings = Clasificación
title-drivers = Pilotos
column-place = Puesto
column-player = Jugador
column-team = Equipo
column-driver = Piloto
column-points = Puntos
column-wins = Victorias
free-team = libre
prompt-choose = Número, notación o ? para ayuda
prompt-help =
    Escribe el número de una opción, o su notación, por ejemplo { $example }.
    w y una notación dice por qué algo no está permitido; u deshace lo que no ha revelado nada a nadie;
    l muestra el registro tal como lo has visto; s, la clasificación; q sale, y la carrera queda guardada.
prompt-hand-over = { $player }, ¡al volante! Pulsa Intro cuando nadie más esté mirando.
prompt-number = Escribe un número del 1 al { $last }.
undo-none = No puedes deshacer nada por tu cuenta: desde entonces alguien ha descubierto algo.
undo-done = Deshecho.
saved = La carrera está guardada. Para seguir:
resumed = Sigue la carrera guardada en { $file }.
kept-old = El archivo tal como estaba se conserva en { $file }.
notice = Nota: { $notice }
season-won = { $player } gana el campeonato con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
season-yours = ¡Ganas el campeonato con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }!
simulate-progress = En carrera
simulate-title = { $games } temporadas, { $players } jugadores, semilla { $seed }
column-bot = Bot
column-win-share = Gana
column-mean-points = Puntos
column-mean-retirements = Fuera
simulate-free = equipos libres
simulate-note = Puntos y coches fuera, por temporada; junto a cada valor, su intervalo del 95 %. Los asientos rotan.
bench-title = Velocidad en un solo núcleo
column-what = Qué
