# La riga di comando: cosa dice `boxbox --help`, e perché un comando non è stato capito.

cli-usage = Uso:
cli-options-here = [OPZIONI]
cli-command-here = COMANDO ...
cli-arguments = Argomenti
cli-options = Opzioni
cli-commands = Comandi
cli-default = [predefinito: { $default }]
cli-required = [obbligatorio]
cli-more-help = Aiuto: { $command }
cli-aborted = Interrotto.

# Cosa segue un'opzione o sta al posto di un argomento.
cli-value-address = INDIRIZZO
cli-value-assignment = NOME=VALORE
cli-value-file = FILE
cli-value-folder = CARTELLA
cli-value-game = GIOCO
cli-value-language = LINGUA
cli-value-names = NOMI
cli-value-number = NUMERO
cli-value-numbers = NUMERI
cli-value-report = RAPPORTO
cli-value-seconds = SECONDI
cli-value-what = COSA

# Le opzioni del programma stesso.
cli-boxbox = Formula Motor Racing e Race! Formula 90, nel browser e nel terminale. Senza un comando: serve.
cli-version = Dice la versione.
cli-help = Mostra questo aiuto.
cli-install-completion = D'ora in poi la shell completa i comandi.
cli-show-completion = Mostra cosa serve alla shell per completare i comandi, da copiare o modificare.

# Cosa accettano più comandi.
cli-game = Il gioco: { $games }.
cli-players = Quanti giocatori, persone e bot insieme.
cli-option = Un'opzione del gioco, come races=3; si può ripetere. { $options }
cli-bots = I bot, separati da virgole: { $bots }. Un elenco corto si ripete.
cli-language = La lingua: { $languages }; senza, la lingua del tuo sistema.
cli-json = Scrive i valori in JSON.
cli-data = Gioca con i dati di questa cartella (race90).

cli-serve = Avvia il server e apre il gioco nel browser.
cli-serve-host = Dove ascoltare; senza, solo su questo computer.
cli-serve-port = La porta; senza, la prima libera da 8190 in su.
cli-serve-data-dir = Dove si conservano i tavoli.
cli-serve-no-open = Non apre il browser.
cli-serve-origin = L'indirizzo di un'altra pagina che può usare questo server; si può ripetere.

cli-play = Gioca nel terminale: tu contro i bot, o più persone davanti a uno schermo.
cli-play-people = Quanti dei giocatori sono persone davanti a questo schermo.
cli-play-save = Il file in cui salvare la gara.
cli-play-resume = Riprende la gara salvata in questo file.
cli-play-seed = Un seme, per riavere le stesse carte, gli stessi dadi e gli stessi bot.

cli-simulate = Fa giocare ai bot molti campionati o gare e dice chi vince e quanto spesso.
cli-simulate-games = Quanti campionati o gare giocare.
cli-simulate-seed = Lo stesso seme dà gli stessi valori.
cli-simulate-jobs = Quanti processi si dividono il lavoro.
cli-simulate-report = balance: se race90 funziona bene con i suoi dati, obiettivo per obiettivo.

cli-replay = Racconta di nuovo una gara dal suo log.
cli-replay-file = Il log di una gara.
cli-replay-to = Si ferma dopo questa riga del log.
cli-replay-json = Scrive posizione ed eventi in JSON.

cli-bench = Misura il motore su un processore, o quanto in fretta un server risponde alle persone a molti tavoli.
cli-bench-what = Cosa misurare: engine (il motore) o server.
cli-bench-seconds = Quanto dura ogni misura.
cli-bench-tables = Per il server: quanti tavoli, una prova per ciascun numero.

cli-check-data = Controlla dei dati; dice ogni errore con file, riga e campo.
cli-check-data-directory = Una cartella di dati. Senza: quelli inclusi.
cli-check-data-game = Il gioco a cui appartengono i dati; senza, il primo che li accetta.

# Un comando che non è stato capito.
error-no-such-command = il comando '{ $given }' non esiste; i comandi sono { $commands }
error-no-such-switch = l'opzione { $option } non esiste
error-no-such-switch-but = l'opzione { $option } non esiste; intendevi { $possible }?
error-missing-argument = manca { $argument }
error-extra-arguments = dopo il comando non ci va altro: { $given }
error-needs-value = { $option } vuole un valore
error-takes-no-value = { $option } non vuole un valore
error-wrong-value = { $option } vuole { $expected }
error-value-whole = un numero intero
error-value-number = un numero
error-not-understood = il comando non è stato capito

# Cosa trova `boxbox check-data`.
check-whole = { $name }: nessun errore in { $folder }
check-digest = sha256 { $digest }
check-cards = { $cards } Carte Corsa
check-type = tipo
check-all = tutte
check-track = { $track }: { $sections } sezioni, { $corners ->
        [one] 1 curva
       *[other] { $corners } curve
    }, { $laps } giri in { $turns } turni (corsa breve { $short }), tempo ai box { $pit }, { $cards } Carte Circuito
check-factors = fattori di check: { $never } su { $all } su nessuna carta, nessuno su più di { $most }

# Cosa misura `boxbox bench`.
bench-row-state-races-per-second = stato: gare al secondo
bench-row-state-decisions-per-second = stato: decisioni al secondo
bench-row-state-decision-microseconds = stato: microsecondi per decisione
bench-row-match-races-per-second = partita: gare al secondo
bench-row-match-decisions-per-second = partita: decisioni al secondo
bench-row-match-decision-microseconds = partita: microsecondi per decisione
bench-row-copy-microseconds = microsecondi per copiare
bench-row-legal-microseconds = microsecondi per le scelte possibili
bench-row-apply-microseconds = microsecondi per eseguire
bench-row-tables = tavoli
bench-row-choices = scelte
bench-row-lost-or-doubled = perse o doppie
bench-row-lines-per-second = righe al secondo
bench-row-milliseconds-median = millisecondi, mediana
bench-row-milliseconds-99th = millisecondi, 99º percentile
bench-row-milliseconds-worst = millisecondi, il peggiore

# Le copie di sicurezza.
cli-serve-forget-after = Elimina i registri delle gare finite che nessuno apre da questo numero di giorni; i risultati restano. Senza, non si elimina niente.
cli-backup = Copia tutti i tavoli in un file che solo tu puoi leggere, anche mentre il server è in funzione.
cli-backup-file = Il file da scrivere.
cli-backup-force = Sovrascrivi un file che esiste già.
cli-restore = Torna ai tavoli di una copia; quelli attuali vengono conservati accanto. Il server dev'essere fermo.
cli-restore-file = Un file scritto da boxbox backup.
backup-done = Tutti i tavoli sono in { $file }. Tienilo per te: contiene carte coperte.
restore-done = I tavoli sono di nuovo quelli di { $file }.
restore-kept = Quelli di prima sono in { $file }.

# Chi raggiunge il server.
cli-value-name = NOME
cli-serve-lan = Fai entrare fin dall'inizio gli altri dispositivi della rete locale.
cli-serve-name = Un nome con cui gli altri raggiungono questo server, come race.example.org; si può ripetere.
cli-serve-proxy = L'indirizzo di un proxy su un'altra macchina, creduto in X-Forwarded-For; si può ripetere.
cli-bench-strangers = Per il server: quante connessioni di un solo indirizzo lo inondano intanto.
error-lan-of-serve = --lan va con boxbox da solo o dopo boxbox serve
error-lan-at-home = --lan serve per giocare in casa: non va insieme a --host, --name, --origin o --proxy
error-no-proxy-address = --proxy vuole un indirizzo, come 10.0.0.2, non '{ $given }'
error-no-server-name = --name vuole il solo nome del server, come race.example.org, non '{ $given }'
