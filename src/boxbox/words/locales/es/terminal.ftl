# El terminal.

title-race = Carrera { $race } de { $races }
title-deck = { $cards ->
        [0] última ronda
        [one] 1 carta en el mazo
       *[other] { $cards } cartas en el mazo
    }
title-turns = { $turns ->
        [one] tu último turno
       *[other] quedan { $turns } turnos
    }
title-result = Resultado
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
intro =
    Conduces { $teams }; tus coches llevan la marca { $mark }. Los seis primeros coches suman 10, 6, 4, 3, 2 y 1 puntos.
    Una carrera acaba cuando el mazo está vacío y todos han jugado una vez más. { $races ->
        [one] Es una sola carrera
       *[other] Hay { $races } carreras
    }, y gana quien tenga más puntos.
prompt-choose = Número, notación o ? para ayuda
prompt-help =
    Escribe el número de una opción o su notación, por ejemplo { $example }.
    Intro vuelve a mostrar la pista. w con un número o una notación dice qué haría, o por qué no se puede.
    l cuenta la carrera hasta aquí, s muestra las clasificaciones, q sale; la carrera queda guardada.
prompt-hand-over = { $player }, ¡al volante! Pulsa Intro cuando nadie más esté mirando.
prompt-number = Escribe un número del 1 al { $last }.
prompt-next-race = Pulsa Intro para la siguiente carrera.
prompt-hand-on = Pulsa Intro y pasa la pantalla.
why-legal = Se puede: { $effect }.
not-saved = No se ha podido guardar la carrera hasta aquí en { $file }.
not-played = Tu jugada no se ha hecho. Inténtalo otra vez, o sal con q.
saved = La carrera está guardada. Para seguir:
resumed = Se reanuda la carrera guardada en { $file }.
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
season-driver = Gana el campeonato de pilotos: { $driver } ({ $car }).
simulate-progress = En carrera
simulate-title = { $games ->
        [one] 1 temporada
       *[other] { $games } temporadas
    }, { $players } jugadores, semilla { $seed }
column-bot = Bot
column-win-share = Victorias
column-mean-points = Puntos
column-mean-retirements = Fuera
simulate-free = equipos libres
simulate-note = Puntos y coches fuera, por temporada; junto a cada valor, su intervalo del 95 %. Los asientos rotan.
bench-title = Velocidad en un solo núcleo
bench-ratio = Una decisión del Juego Avanzado tarda { $state } veces lo que una del Juego Básico sobre el estado, y { $match } veces en una partida entera. Las columnas se miden por turnos.
bench-server-title = Cuánto tarda en confirmarse una elección
bench-tables = { $tables ->
        [one] 1 mesa
       *[other] { $tables } mesas
    }
column-what = Qué
serve-ready = boxbox está listo: { $address }
serve-others = Desde otros dispositivos de tu red: { $address }
serve-stop = Ctrl-C lo detiene; todas las carreras quedan guardadas.
serve-running = boxbox ya está en marcha: { $address }

# Muchas carreras entre bots.
simulate-races-title = { $games ->
        [one] 1 carrera
       *[other] { $games } carreras
    }, { $players } jugadores, semilla { $seed }
simulate-races-note = Debajo de cada valor, su intervalo del 95 %. Los asientos rotan. De los robots: el puesto del mejor y cuántos quedan fuera.
simulate-robots = robots
simulate-plain-title = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $players } jugadores, semilla { $seed }
simulate-plain-note = Junto a cada valor, su intervalo del 95 %. Los asientos rotan.
simulate-others = otros
column-first-share = Mejor jugador
column-mean-place = Puesto
column-mean-eliminations = Fuera
balance-title = Equilibrio: { $track }, { $level }, datos { $data }, { $players } jugadores, semilla { $seed }, { $games ->
        [one] 1 carrera
       *[other] { $games } carreras
    } y otros tantos duelos
balance-note = { $rotated ->
        [skills] Estrategias, tableros de coche, habilidades y asientos rotan: dos cualesquiera coinciden igual de a menudo
       *[charts] Estrategias, tableros de coche y asientos rotan: cada combinación sale igual de a menudo
    } cada { $round } carreras. En los duelos los pilotos pararon { $once } veces contra { $twice }. Una respuesta es dudosa si el intervalo del 95 % pasa de un límite.
balance-note-soft = La salida fue en seco en el { $dry } de las carreras; en el total de carreras, el { $soft } de los primeros juegos de neumáticos eran blandos.
balance-note-robots = De los coches eliminados en una carrera, { $robots } eran robots de media.
balance-strategy = carreras ganadas por un jugador: salió con { $strategy }
balance-skill = carreras ganadas por un jugador: habilidad { $skill }
balance-robots = carreras ganadas por un robot
balance-eliminations = coches eliminados en una carrera
balance-leaders = carreras con tres o más cambios de Líder
balance-pole = carreras ganadas desde la pole
balance-two-stops = duelos ganados con dos paradas contra una: mejor jugador
balance-fast = robots RÁPIDOS, de 0 (primero) a 1 (último)
balance-lapped = coches doblados al final
balance-superfast = carreras en que un jugador gana a todos los SÚPER-RÁPIDOS
balance-soft = primeros juegos de neumáticos blandos, si se sale en seco
balance-rain = carreras en que llueve
balance-safety-car = carreras con Coche de Seguridad
balance-yes = sí
balance-no = no
balance-unsure = { $verdict }, dudoso
column-target = Objetivo
column-figure = Valor
column-limits = Previsto
column-holds = Se cumple

# Answers once and for all.
prompt-always = { $example } da esta respuesta de ahora en adelante; con a sola vuelves a elegir.
always-set = De ahora en adelante es tu respuesta automática. Escribe a en cualquier pregunta para volver a elegir.
always-not = Esta no puede ser una respuesta automática.
always-ended = Vuelves a elegir cada vez.

# Who reaches the server.
serve-home = Solo se llega desde este ordenador. Para los móviles, ábrelo en la mesa o arráncalo con --lan.
serve-no-network = Este ordenador no está en ninguna red que otros dispositivos puedan usar: solo se llega a boxbox desde aquí.

# A game that brings no board of its own.
plain-yes = sí
plain-no = no
plain-you = tú
plain-intro = Eres { $player }.
plain-ask = Elige: { $kind }
plain-over = La partida ha terminado.
plain-won = Gana { $players }.
plain-won-you = ¡Has ganado!
