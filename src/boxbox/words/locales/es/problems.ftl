# Lo que puede ir mal con archivos, registros, datos, bots y el servidor.

# Las palabras ajenas quedan como son: códigos de rechazos, fallos de posiciones, errores raros del sistema.
error-as-it-is = { $text }

# Lo que dice el sistema operativo.
error-no-such-file = el archivo o la carpeta no existe
error-permission-denied = permiso denegado
error-not-permitted = operación no permitida
error-is-a-directory = es una carpeta
error-not-a-directory = no es una carpeta
error-file-exists = el archivo ya existe
error-disk-full = no queda espacio en el disco
error-file-too-large = el archivo es demasiado grande
error-read-only = el disco es de solo lectura
error-name-too-long = el nombre del archivo es demasiado largo
error-device-error = error de lectura o escritura
error-address-in-use = la dirección ya está en uso
error-address-not-ours = este ordenador no tiene esa dirección
error-no-such-host = no se conoce ese nombre

# Archivos.
error-cant-read = no se puede leer { $file }: { $problem }
error-cant-write = no se puede escribir { $file }: { $problem }
error-the-output = la salida
error-no-text-file = { $file } no es un archivo de texto
error-cant-save = la carrera no se puede guardar en { $file }: { $problem }
error-file-to-save-exists = { $file } ya existe; indica otro archivo donde guardar
error-changed-by-another = otro programa ha cambiado { $file }: esta carrera no está guardada ahí

# Registros.
error-at-line = línea { $line }: { $problem }
error-in-lines = lines[{ $at }]: { $problem }
error-header = cabecera: { $problem }
error-cut-off = la línea { $line } se cortó mientras se escribía y se descarta
error-rules-corrected = las reglas se han corregido después de esta carrera (reglas { $rules }, ahora { $now }), que se detiene antes de esta línea
error-race-closed = esta carrera empezó con las reglas { $rules } (ahora { $now }), antes de boxbox 0.1.0: se puede ver, pero no continuar
error-no-log = esto no es un registro de boxbox: su primera línea debe ser '{ $first }'
error-other-format = este registro tiene un formato distinto de { $format }
error-not-in-header = { $row } no pertenece a la cabecera
error-header-not-ended = la cabecera no termina con una línea vacía
error-wrong-in-header = '{ $key }' falta en la cabecera o está mal escrito
error-position-no-json = la posición no está en JSON: { $problem }
error-position-no-object = la posición no es un objeto JSON
error-position-of-other-game = posición: el nombre del juego falta o es otro
error-position-of-other-log = posición: los asientos o las opciones no son los del registro
error-wrong-position = posición: { $faults }
error-newer-rules = las reglas { $rules } son más nuevas que las que conoce este boxbox ({ $known })
error-other-data = los datos no son aquellos con los que se juega ({ $data })
error-missing-data = estos datos no están instalados: { $given } (instalados: { $known }){ $own ->
        [maybe] ; si son de un propietario, indica su carpeta con --data
       *[no] {""}
    }
error-not-a-line = { $row } no es una línea de un registro
error-log-of-one-seat = este es el registro de un solo asiento: falta lo que no vio, así que no se puede jugar
error-json-lacks = este JSON no es un registro de boxbox: falta { $key }
error-json-no-log = este JSON no es un registro de boxbox: { $problem }
error-json-no-line = esto no es una línea de un registro: { $problem }
error-no-start-line = el registro no tiene línea de salida
error-wrong-first-line = la primera línea de una carrera es '{ $first } start'
error-wrong-number = número { $number } donde debería estar { $wanted }
error-started-twice = una carrera solo empieza una vez
error-not-over = aquí la carrera no ha terminado
error-wrong-digest = la huella no coincide: se ha alterado una línea anterior
error-impossible = esto no puede haber pasado: { $problem }
error-luck-missing = falta el azar: aquí hace falta '{ $kind }'
error-luck-run-dry = el azar prescrito se ha agotado: aquí hace falta '{ $kind }'
error-luck-left-over = hay azar que nadie ha pedido
error-other-luck = el azar que hace falta aquí es '{ $kind }', no '{ $given }'
error-impossible-luck = { $kind } '{ $given }' no puede salir aquí
error-unreadable-luck = el azar se escribe con su tipo y lo que salió, como 'die 7': '{ $given }'

# La línea de órdenes.
error-no-such-language = no hay idioma '{ $language }'; los idiomas son { $languages }
error-option-without-value = una opción se escribe nombre=valor, no '{ $given }'
error-option-twice = la opción '{ $option }' se da dos veces
error-goes-on-as-it-is = { $wanted } sigue con una carrera tal como está: quita '{ $given }'
error-no-such-log-line = el registro tiene las líneas { $first } a { $last }, no { $given }
error-people-for-players = { $people ->
        [one] 1 persona no encaja
       *[other] { $people } personas no encajan
    } con { $players } jugadores
error-bots-for-players = { $bots ->
        [one] 1 bot no encaja
       *[other] { $bots } bots no encajan
    } con { $players } jugadores
error-bots-for-seats = { $bots ->
        [one] 1 bot no encaja
       *[other] { $bots } bots no encajan
    } con { $seats ->
        [one] 1 asiento
       *[other] { $seats } asientos
    }
error-no-such-bot = no existe el bot '{ $bot }' para { $game }; los bots son { $bots }
error-bot-takes-nothing = el bot '{ $bot }' de { $game } no admite argumentos: '{ $given }'
error-bot-stops = el bot 'rules' admite stops=1 o stops=2, no '{ $given }'
error-no-games = hay que jugar al menos una partida, no { $given }
error-no-jobs = hace falta al menos un proceso, no { $given }
error-no-such-report = no existe el informe '{ $given }'; el único es balance
error-balance-of-game = el informe balance es para { $game }, no para { $given }
error-balance-of-junior = el informe balance necesita estrategias: la variante Junior no las tiene
error-balance-sets = el informe balance fija él mismo la opción { $option }: quítala
error-no-own-data = { $game } solo se juega con sus propios datos; --data es para { $able }
error-broken-game = el juego { $game } no se puede cargar y se deja fuera: { $module }: { $problem }
error-no-such-bench = no se puede medir '{ $given }'; se mide engine o server
error-bench-seconds = una medición dura más de 0 segundos y una hora como mucho, no { $given }
error-bench-tables = --tables admite números de 1 a 1000, como 1,50,200, no '{ $given }'
error-bench-too-short = demasiado pocas elecciones para medir algo: dale más segundos
error-bench-refused = se rechazó una elección: { $code }

# El servidor.
error-already-running = boxbox ya está en marcha con los datos de { $folder }: { $address }
error-unusable-for-tables = { $file } no se puede usar para las mesas: { $problem }
error-unusable-database = la base de datos no se puede usar: { $problem }
error-written-by-another = otro ha escrito en esta mesa: { $problem }
error-cant-listen = no se puede escuchar en { $host }:{ $port }: { $problem }
error-cant-listen-from = no se puede escuchar en { $host }, puertos { $first } a { $last }: { $problem }
error-server-not-started = el servidor no ha podido arrancar: mira más arriba
error-pages-not-built = las páginas no se han construido: ejecuta 'npm ci && npm run build' en frontend/ (falta { $page })

# Datos de Race! Formula 90.
error-no-such-data = no existen los datos '{ $name }'; se incluyen { $names }
error-no-data-folder = { $folder } no es una carpeta de datos
error-data-faults = { $faults }
error-data-fault = { $place }: { $problem }
error-data-line = línea { $line }
error-data-more-faults = { $more ->
        [one] y 1 fallo más
       *[other] y { $more } fallos más
    }
error-data-unexpected = aquí va { $expected }, no { $given }
error-data-in-entry = { $problem } (elemento { $at })
error-data-nothing = nada
error-data-empty-cell = una celda vacía
error-data-number = un número de { $low } a { $high }
error-data-either = { $others } o { $last }
error-data-text = un texto de { $least } a { $most } caracteres imprimibles
error-data-any-text = un texto
error-data-text-such = un texto como `{ $example }`
error-data-mark = una marca como `{ $example }`
error-data-marks = una serie de { $least } a { $most } marcas como `{ $example }`
error-data-list = una lista
error-data-list-of = una lista de { $count }
error-data-list-of-some = una lista de { $least } a { $most }
error-data-not-utf8 = el archivo debe ser un texto en UTF-8
error-data-file-missing = falta el archivo
error-data-file-unread = el archivo no se puede leer: { $problem }
error-data-cells = las celdas van separadas por `{ $delimiter }`: { $problem }
error-data-empty-heading = encabezado vacío
error-data-no-such-column = no existe esa columna; se conocen { $known }
error-data-column-twice = la columna está dos veces
error-data-column-missing = falta la columna
error-data-cell-count = debería haber { $wanted } celdas, no { $given }
error-data-endless-toml = TOML no válido: listas dentro de listas sin fin
error-data-no-toml = TOML no válido: { $problem }
error-data-no-such-key = no existe esa clave; se conocen { $known }
error-data-key-missing = falta la clave
error-data-no-such-corner = { $track } tiene las curvas 1 a { $corners }, no { $given }
error-data-symbol-twice = cada símbolo va una sola vez
error-data-number-twice = { $number } ya está en la línea { $line }
error-data-cards-missing = deben estar todas las cartas de 1 a { $count }, { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }: { $listed }
error-data-on-card = en una carta { $type } va { $expected }, no { $given }
error-data-on-chit = en una ficha { $type } va { $expected }
error-data-chit-count = debería haber { $wanted } fichas { $type }, no { $given }
error-data-there-already = { $name } ya está
error-data-missing = falta { $name }
error-data-section-count = debería haber de { $least } a { $most } secciones, no { $given }
error-data-section-order = aquí va { $wanted }, no { $given }
error-data-corner-order = aquí va la curva { $corner } o { $next }, no { $given }
error-data-corner-count = board.toml nombra { $corners ->
        [one] 1 curva
       *[other] { $corners } curvas
    }, la última aquí es la { $given }
error-data-value-in-section = en una sección { $kind } hace falta un valor
error-data-empty-in-section = en una sección { $kind } va una celda vacía
error-data-path-end = uno de { $ends } va al final y en ningún otro sitio
error-data-path-back = hace falta un check o un enter, donde vuelve el coche
error-data-turn-count = debería haber de { $least } a { $most } turnos (el combustible puede durar 16), no { $given }
error-data-short-turn = hace falta un turno anterior al último, { $last }
error-data-weather-order = primero van las casillas dry, luego las uncertain, luego las rain
error-data-weather-odd = las casillas uncertain deben ser impares, para que una quede en medio
error-data-weather-rising = cada casilla debe acabar con un Valor de Comprobación más alto que la anterior
error-data-weather-end = la última casilla debe acabar con { $wanted }, no { $given }
error-data-begins = hace falta más que los { $before } de la sección anterior
error-data-one-lap = todo debe caber en una vuelta de { $length } m
error-data-bend-order = la curva debe empezar después de la anterior, que empieza a los { $before } m
error-data-bend-lap = la curva debe empezar dentro de la vuelta, de { $first } a { $end } m
error-data-bends-turn = para cerrar el circuito, las curvas deben girar de { $least } a { $most } grados en total, a la derecha o a la izquierda, no { $given }

# Las copias de seguridad.
error-newer-database = { $file } lo escribió un boxbox más reciente: la versión { $version } no puede usarlo
error-no-database = no hay ninguna base de datos { $file }
error-no-backup-file = no hay ningún archivo { $file }
error-backup-onto-itself = { $file } es la propia base de datos; indica otro archivo
error-backup-exists = { $file } ya existe; --force lo sobrescribe
error-cant-back-up = no se puede copiar { $database } en { $file }: { $problem }
error-cant-restore = no se puede restaurar { $file }: { $problem }
error-not-our-database = { $file } no es una base de datos de boxbox
error-damaged-database = { $file } está dañado: { $problem }
error-restore-while-running = { $running }; páralo antes de restaurar
