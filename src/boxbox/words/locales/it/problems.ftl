# Cosa può andare storto con file, log, dati, bot e server.

# Le parole altrui restano come sono: codici dei rifiuti, errori delle posizioni, errori rari del sistema.
error-as-it-is = { $text }

# Cosa dice il sistema operativo.
error-no-such-file = il file o la cartella non esiste
error-permission-denied = permesso negato
error-not-permitted = operazione non permessa
error-is-a-directory = è una cartella
error-not-a-directory = non è una cartella
error-file-exists = il file esiste già
error-disk-full = lo spazio sul disco è finito
error-file-too-large = il file è troppo grande
error-read-only = il disco è di sola lettura
error-name-too-long = il nome del file è troppo lungo
error-device-error = errore di lettura o scrittura
error-address-in-use = l'indirizzo è già in uso
error-address-not-ours = questo computer non ha quell'indirizzo
error-no-such-host = il nome non è conosciuto

# File.
error-cant-read = { $file } non si può leggere: { $problem }
error-cant-write = { $file } non si può scrivere: { $problem }
error-the-output = l'output
error-no-text-file = { $file } non è un file di testo
error-cant-save = la gara non si può salvare in { $file }: { $problem }
error-file-to-save-exists = { $file } esiste già; indica un altro file in cui salvare
error-changed-by-another = { $file } è stato cambiato da un altro programma: questa gara non è salvata lì

# Log.
error-at-line = riga { $line }: { $problem }
error-in-lines = lines[{ $at }]: { $problem }
error-header = intestazione: { $problem }
error-cut-off = la riga { $line } è stata troncata mentre veniva scritta e viene scartata
error-rules-corrected = le regole sono state corrette dopo questa gara (regole { $rules }, ora { $now }), che si ferma prima di questa riga
error-race-closed = questa gara è cominciata con le regole { $rules } (ora { $now }), prima di boxbox 0.1.0: si può guardare, non continuare
error-no-log = questo non è un log di boxbox: la prima riga deve essere '{ $first }'
error-other-format = questo log ha un formato diverso da { $format }
error-not-in-header = { $row } non fa parte dell'intestazione
error-header-not-ended = l'intestazione non finisce con una riga vuota
error-wrong-in-header = '{ $key }' manca nell'intestazione o è scritto male
error-position-no-json = la posizione non è in JSON: { $problem }
error-position-no-object = la posizione non è un oggetto JSON
error-position-of-other-game = posizione: il nome del gioco manca o è un altro
error-position-of-other-log = posizione: i posti o le opzioni non sono quelli del log
error-wrong-position = posizione: { $faults }
error-newer-rules = le regole { $rules } sono più nuove di quelle che questo boxbox conosce ({ $known })
error-other-data = i dati non sono quelli con cui si gioca ({ $data })
error-missing-data = questi dati non sono installati: { $given } (installati: { $known }){ $own ->
        [maybe] ; se sono di un proprietario, indica la loro cartella con --data
       *[no] {""}
    }
error-not-a-line = { $row } non è una riga di un log
error-log-of-one-seat = questo è il log di un solo posto: manca ciò che non ha visto, quindi non si può giocare
error-json-lacks = questo JSON non è un log di boxbox: manca { $key }
error-json-no-log = questo JSON non è un log di boxbox: { $problem }
error-json-no-line = questa non è una riga di un log: { $problem }
error-no-start-line = il log non ha la riga di partenza
error-wrong-first-line = la prima riga di una gara è '{ $first } start'
error-wrong-number = numero { $number } dove dovrebbe esserci { $wanted }
error-started-twice = una gara parte una volta sola
error-not-over = qui la gara non è finita
error-wrong-digest = l'impronta non corrisponde: una riga precedente è stata alterata
error-impossible = questo non può essere successo: { $problem }
error-luck-missing = manca la sorte: qui serve '{ $kind }'
error-luck-run-dry = la sorte prescritta è finita: qui serve '{ $kind }'
error-luck-left-over = c'è della sorte che nessuno ha chiesto
error-other-luck = qui serve la sorte '{ $kind }', non '{ $given }'
error-impossible-luck = { $kind } '{ $given }' non può uscire qui
error-unreadable-luck = la sorte si scrive con il tipo e il risultato, come 'die 7': '{ $given }'

# La riga di comando.
error-no-such-language = la lingua '{ $language }' non c'è; le lingue sono { $languages }
error-option-without-value = un'opzione si scrive nome=valore, non '{ $given }'
error-option-twice = l'opzione '{ $option }' è data due volte
error-goes-on-as-it-is = { $wanted } riprende una gara così com'è: togli '{ $given }'
error-no-such-log-line = il log ha le righe da { $first } a { $last }, non { $given }
error-people-for-players = { $people ->
        [one] 1 persona non corrisponde
       *[other] { $people } persone non corrispondono
    } a { $players } giocatori
error-bots-for-players = { $bots ->
        [one] 1 bot non corrisponde
       *[other] { $bots } bot non corrispondono
    } a { $players } giocatori
error-bots-for-seats = { $bots ->
        [one] 1 bot non corrisponde
       *[other] { $bots } bot non corrispondono
    } a { $seats ->
        [one] 1 posto
       *[other] { $seats } posti
    }
error-no-such-bot = il bot '{ $bot }' non esiste per { $game }; i bot sono { $bots }
error-bot-takes-nothing = il bot '{ $bot }' di { $game } non accetta argomenti: '{ $given }'
error-bot-stops = il bot 'rules' accetta stops=1 o stops=2, non '{ $given }'
error-no-games = si gioca almeno una partita, non { $given }
error-no-jobs = serve almeno un processo, non { $given }
error-no-such-report = il rapporto '{ $given }' non esiste; c'è solo balance
error-balance-of-game = il rapporto balance è per { $game }, non per { $given }
error-balance-of-junior = il rapporto balance ha bisogno delle strategie: la variante Junior non ne ha
error-balance-sets = il rapporto balance imposta da sé l'opzione { $option }: toglila
error-no-own-data = { $game } si gioca solo con i suoi dati; --data è per { $able }
error-broken-game = il gioco { $game } non si può caricare e viene escluso: { $module }: { $problem }
error-no-such-bench = non si può misurare '{ $given }'; si misura engine o server
error-bench-seconds = una misura dura più di 0 secondi e al massimo un'ora, non { $given }
error-bench-tables = --tables accetta numeri da 1 a 1000, come 1,50,200, non '{ $given }'
error-bench-too-short = troppo poche scelte per misurare qualcosa: dai più secondi
error-bench-refused = una scelta è stata rifiutata: { $code }

# Il server.
error-already-running = boxbox è già in funzione con i dati in { $folder }: { $address }
error-unusable-for-tables = { $file } non si può usare per i tavoli: { $problem }
error-unusable-database = il database non si può usare: { $problem }
error-written-by-another = qualcun altro ha scritto su questo tavolo: { $problem }
error-cant-listen = non si può ascoltare su { $host }:{ $port }: { $problem }
error-cant-listen-from = non si può ascoltare su { $host }, porte da { $first } a { $last }: { $problem }
error-server-not-started = il server non è partito: vedi sopra
error-pages-not-built = le pagine non sono state costruite: esegui 'npm ci && npm run build' in frontend/ (manca { $page })

# Dati di Race! Formula 90.
error-no-such-data = i dati '{ $name }' non esistono; inclusi sono { $names }
error-no-data-folder = { $folder } non è una cartella di dati
error-data-faults = { $faults }
error-data-fault = { $place }: { $problem }
error-data-line = riga { $line }
error-data-more-faults = { $more ->
        [one] e un altro errore
       *[other] e altri { $more } errori
    }
error-data-unexpected = qui va { $expected }, non { $given }
error-data-in-entry = { $problem } (elemento { $at })
error-data-nothing = niente
error-data-empty-cell = una cella vuota
error-data-number = un numero da { $low } a { $high }
error-data-either = { $others } o { $last }
error-data-text = un testo da { $least } a { $most } caratteri stampabili
error-data-any-text = un testo
error-data-text-such = un testo come `{ $example }`
error-data-mark = un segno come `{ $example }`
error-data-marks = una serie da { $least } a { $most } simboli come `{ $example }`
error-data-list = un elenco
error-data-list-of = un elenco di { $count }
error-data-list-of-some = un elenco da { $least } a { $most }
error-data-not-utf8 = il file deve essere un testo in UTF-8
error-data-file-missing = il file manca
error-data-file-unread = il file non si può leggere: { $problem }
error-data-cells = le celle vanno separate da `{ $delimiter }`: { $problem }
error-data-empty-heading = intestazione vuota
error-data-no-such-column = questa colonna non esiste; quelle note sono { $known }
error-data-column-twice = la colonna c'è due volte
error-data-column-missing = la colonna manca
error-data-cell-count = le celle dovrebbero essere { $wanted }, non { $given }
error-data-endless-toml = TOML non valido: elenchi dentro elenchi senza fine
error-data-no-toml = TOML non valido: { $problem }
error-data-no-such-key = questa chiave non esiste; quelle note sono { $known }
error-data-key-missing = la chiave manca
error-data-no-such-corner = { $track } ha le curve da 1 a { $corners }, non { $given }
error-data-symbol-twice = ogni simbolo va scritto una volta sola
error-data-number-twice = { $number } c'è già alla riga { $line }
error-data-cards-missing = servono tutte le carte da 1 a { $count }, { $missing ->
        [one] ne manca 1
       *[other] ne mancano { $missing }
    }: { $listed }
error-data-on-card = su una carta { $type } va { $expected }, non { $given }
error-data-on-chit = su un gettone { $type } va { $expected }
error-data-chit-count = i gettoni { $type } dovrebbero essere { $wanted }, non { $given }
error-data-there-already = { $name } c'è già
error-data-missing = { $name } manca
error-data-section-count = le sezioni dovrebbero essere da { $least } a { $most }, non { $given }
error-data-section-order = qui va { $wanted }, non { $given }
error-data-corner-order = qui va la curva { $corner } o { $next }, non { $given }
error-data-corner-count = board.toml nomina { $corners ->
        [one] 1 curva
       *[other] { $corners } curve
    }, l'ultima qui è la { $given }
error-data-value-in-section = in una sezione { $kind } ci vuole un valore
error-data-empty-in-section = in una sezione { $kind } va una cella vuota
error-data-path-end = uno tra { $ends } va alla fine e da nessun'altra parte
error-data-path-back = ci vuole un check o un enter, dove l'auto rientra
error-data-turn-count = i turni dovrebbero essere da { $least } a { $most } (il carburante può durarne 16), non { $given }
error-data-short-turn = ci vuole un turno prima dell'ultimo, { $last }
error-data-weather-order = prima vanno le caselle dry, poi le uncertain, poi le rain
error-data-weather-odd = le caselle uncertain devono essere dispari, così che una stia in mezzo
error-data-weather-rising = ogni casella deve finire con un fattore di check più alto della precedente
error-data-weather-end = l'ultima casella deve finire con { $wanted }, non { $given }
error-data-begins = ci vuole più del { $before } della sezione precedente
error-data-one-lap = tutto deve stare in un giro di { $length } m
error-data-bend-order = la curva deve cominciare dopo la precedente, che comincia a { $before } m
error-data-bend-lap = la curva deve cominciare entro il giro, da { $first } a { $end } m
error-data-bends-turn = per chiudere il circuito le curve devono girare da { $least } a { $most } gradi in tutto, a destra o a sinistra, non { $given }

# Le copie di sicurezza.
error-newer-database = { $file } è stato scritto da un boxbox più recente: la versione { $version } non può usarlo
error-no-database = non c'è nessun database { $file }
error-no-backup-file = non c'è nessun file { $file }
error-backup-onto-itself = { $file } è il database stesso; indica un altro file
error-backup-exists = { $file } esiste già; --force lo sovrascrive
error-cant-back-up = non è possibile copiare { $database } in { $file }: { $problem }
error-cant-restore = non è possibile ripristinare { $file }: { $problem }
error-not-our-database = { $file } non è un database di boxbox
error-damaged-database = { $file } è danneggiato: { $problem }
error-restore-while-running = { $running }; fermalo prima di ripristinare
