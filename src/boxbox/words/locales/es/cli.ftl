# La línea de órdenes: lo que dice `boxbox --help`, y por qué no se entendió una orden.

cli-usage = Uso:
cli-options-here = [OPCIONES]
cli-command-here = ORDEN ...
cli-arguments = Argumentos
cli-options = Opciones
cli-commands = Órdenes
cli-default = [por defecto: { $default }]
cli-required = [obligatorio]
cli-more-help = Ayuda: { $command }
cli-aborted = Interrumpido.

# Lo que sigue a una opción o está en el lugar de un argumento.
cli-value-address = DIRECCIÓN
cli-value-assignment = NOMBRE=VALOR
cli-value-file = ARCHIVO
cli-value-folder = CARPETA
cli-value-game = JUEGO
cli-value-language = IDIOMA
cli-value-names = NOMBRES
cli-value-number = NÚMERO
cli-value-numbers = NÚMEROS
cli-value-report = INFORME
cli-value-seconds = SEGUNDOS
cli-value-what = QUÉ

# Las opciones del propio programa.
cli-boxbox = Formula Motor Racing y Race! Formula 90, en el navegador y en el terminal. Sin orden: serve.
cli-version = Dice la versión.
cli-help = Muestra esta ayuda.
cli-install-completion = La shell completa las órdenes a partir de ahora.
cli-show-completion = Muestra lo que necesita la shell para completar las órdenes, para copiarlo o cambiarlo.

# Lo que admiten varias órdenes.
cli-game = El juego: { $games }.
cli-players = Cuántos jugadores, personas y bots juntos.
cli-option = Una opción del juego, como races=3; se puede repetir. { $options }
cli-bots = Los bots, separados por comas: { $bots }. Una lista corta se repite.
cli-language = El idioma: { $languages }; sin él, el idioma de tu sistema.
cli-json = Escribe los valores en JSON.
cli-data = Juega con los datos de esta carpeta (race90).

cli-serve = Arranca el servidor y abre el juego en el navegador.
cli-serve-host = Dónde escuchar; sin esta opción, solo en este ordenador.
cli-serve-port = El puerto; sin él, el primero libre a partir del 8190.
cli-serve-data-dir = Dónde se guardan las mesas.
cli-serve-no-open = No abre el navegador.
cli-serve-origin = La dirección de otra página que puede usar este servidor; se puede repetir.

cli-play = Juega en el terminal: tú contra los bots, o varias personas ante una pantalla.
cli-play-people = Cuántos de los jugadores son personas ante esta pantalla.
cli-play-save = El archivo donde guardar la carrera.
cli-play-resume = Sigue con la carrera guardada en este archivo.
cli-play-seed = Una semilla, para tener otra vez las mismas cartas, dados y bots.

cli-simulate = Hace que los bots jueguen muchos campeonatos o carreras y dice quién gana y con qué frecuencia.
cli-simulate-games = Cuántos campeonatos o carreras jugar.
cli-simulate-seed = La misma semilla da los mismos valores.
cli-simulate-jobs = Cuántos procesos se reparten el trabajo.
cli-simulate-report = balance: si race90 funciona bien con sus datos, objetivo por objetivo.

cli-replay = Vuelve a contar una carrera a partir de su registro.
cli-replay-file = El registro de una carrera.
cli-replay-to = Se detiene después de esta línea del registro.
cli-replay-json = Escribe la posición y los sucesos en JSON.

cli-bench = Mide el motor en un procesador, o lo deprisa que responde un servidor a las personas en muchas mesas.
cli-bench-what = Qué medir: engine (el motor) o server (el servidor).
cli-bench-seconds = Cuánto dura cada medición.
cli-bench-tables = Para el servidor: cuántas mesas, una prueba por cada número.

cli-check-data = Comprueba unos datos; dice cada fallo con su archivo, línea y campo.
cli-check-data-directory = Una carpeta de datos. Sin ella: los incluidos.
cli-check-data-game = El juego al que pertenecen los datos; sin ella, el primero que los admite.

# Una orden que no se entendió.
error-no-such-command = no existe la orden '{ $given }'; las órdenes son { $commands }
error-no-such-switch = no existe la opción { $option }
error-no-such-switch-but = no existe la opción { $option }; ¿querías decir { $possible }?
error-missing-argument = falta { $argument }
error-extra-arguments = detrás de la orden no va nada más: { $given }
error-needs-value = { $option } necesita un valor
error-takes-no-value = { $option } no lleva valor
error-wrong-value = { $option } necesita { $expected }
error-value-whole = un número entero
error-value-number = un número
error-not-understood = no se ha entendido la orden

# Lo que encuentra `boxbox check-data`.
check-whole = { $name }: ningún fallo en { $folder }
check-digest = sha256 { $digest }
check-cards = { $cards } Cartas Race
check-type = tipo
check-all = todas
check-track = { $track }: { $sections } secciones, { $corners ->
        [one] 1 curva
       *[other] { $corners } curvas
    }, { $laps } vueltas en { $turns } turnos (carrera corta { $short }), tiempo en boxes { $pit }, { $cards } Cartas de Circuito
check-factors = Valores de Comprobación: { $never } de { $all } en ninguna carta, ninguno en más de { $most }

# Lo que mide `boxbox bench`.
bench-row-state-races-per-second = estado: carreras por segundo
bench-row-state-decisions-per-second = estado: decisiones por segundo
bench-row-state-decision-microseconds = estado: microsegundos por decisión
bench-row-match-races-per-second = partida: carreras por segundo
bench-row-match-decisions-per-second = partida: decisiones por segundo
bench-row-match-decision-microseconds = partida: microsegundos por decisión
bench-row-copy-microseconds = microsegundos para copiar
bench-row-legal-microseconds = microsegundos para las opciones posibles
bench-row-apply-microseconds = microsegundos para ejecutar
bench-row-tables = mesas
bench-row-choices = elecciones
bench-row-lost-or-doubled = perdidas o dobles
bench-row-lines-per-second = líneas por segundo
bench-row-milliseconds-median = milisegundos, mediana
bench-row-milliseconds-99th = milisegundos, percentil 99
bench-row-milliseconds-worst = milisegundos, el peor

# Las copias de seguridad.
cli-serve-forget-after = Elimina los registros de las carreras terminadas que nadie ha abierto en este número de días; los resultados se conservan. Sin esta opción no se elimina nada.
cli-backup = Copia todas las mesas en un archivo que solo tú puedes leer, incluso con el servidor en marcha.
cli-backup-file = El archivo que se va a escribir.
cli-backup-force = Sobrescribe un archivo que ya existe.
cli-restore = Vuelve a las mesas de una copia; las actuales se conservan al lado. El servidor tiene que estar parado.
cli-restore-file = Un archivo escrito por boxbox backup.
backup-done = Todas las mesas están en { $file }. No lo compartas: contiene cartas ocultas.
restore-done = Las mesas vuelven a ser las de { $file }.
restore-kept = Las anteriores están en { $file }.

# Quién llega al servidor.
cli-value-name = NOMBRE
cli-serve-lan = Deja entrar desde el principio a los demás dispositivos de la red local.
cli-serve-name = Un nombre con el que los demás llegan a este servidor, como race.example.org; se puede repetir.
cli-serve-proxy = La dirección de un proxy en otra máquina, al que se cree en X-Forwarded-For; se puede repetir.
cli-bench-strangers = Para el servidor: cuántas conexiones de una misma dirección lo inundan mientras tanto.
error-lan-of-serve = --lan va con boxbox a solas o detrás de boxbox serve
error-lan-at-home = --lan es para jugar en casa: no va con --host, --name, --origin ni --proxy
error-no-proxy-address = --proxy lleva una dirección, como 10.0.0.2, no '{ $given }'
error-no-server-name = --name lleva solo el nombre del servidor, como race.example.org, no '{ $given }'
