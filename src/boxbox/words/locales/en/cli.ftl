# The command line: what `boxbox --help` says, and why a command was not understood.

cli-usage = Usage:
cli-options-here = [OPTIONS]
cli-command-here = COMMAND ...
cli-arguments = Arguments
cli-options = Options
cli-commands = Commands
cli-default = [default: { $default }]
cli-required = [required]
cli-more-help = Help: { $command }
cli-aborted = Stopped.

# What stands behind an option or in the place of an argument.
cli-value-address = ADDRESS
cli-value-assignment = NAME=VALUE
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-game = GAME
cli-value-language = LANGUAGE
cli-value-names = NAMES
cli-value-number = NUMBER
cli-value-numbers = NUMBERS
cli-value-report = REPORT
cli-value-seconds = SECONDS
cli-value-what = WHAT

# The options of the program itself.
cli-boxbox = Formula Motor Racing and Race! Formula 90, in the browser and in the terminal. Without a command: serve.
cli-version = Say the version.
cli-help = Show this help.
cli-install-completion = Let the shell complete the commands from now on.
cli-show-completion = Show what the shell needs to complete the commands, to copy or change it.

# What several commands take.
cli-game = The game: { $games }.
cli-players = How many players, people and bots together.
cli-option = An option of the game, as in races=3; may be repeated. { $options }
cli-bots = Bots, separated by commas: { $bots }. A short list repeats.
cli-language = The language: { $languages }; without it the language of your system.
cli-json = Print the figures as JSON.
cli-data = Play with the data of this folder (race90).

cli-serve = Start the server and open the game in the browser.
cli-serve-host = Where to listen; without it, on this computer alone.
cli-serve-port = The port; without it the first free one from 8190 on.
cli-serve-data-dir = Where the tables are kept.
cli-serve-no-open = Don't open the browser.
cli-serve-origin = The address of another page that may use this server; may be repeated.

cli-play = Play in the terminal: you against bots, or several people at one screen.
cli-play-people = How many of the players are people at this screen.
cli-play-save = The file to save the race in.
cli-play-resume = Go on with the race saved in this file.
cli-play-seed = A seed, to get the same cards, dice and bots again.

cli-simulate = Let bots play many seasons or races and say who wins how often.
cli-simulate-games = How many seasons or races to play.
cli-simulate-seed = The same seed brings the same figures.
cli-simulate-jobs = How many processes share the work.
cli-simulate-report = balance: whether race90 races well with its data, target by target.

cli-replay = Tell a race again from its log.
cli-replay-file = The log of a race.
cli-replay-to = Stop after this line of the log.
cli-replay-json = Print position and events as JSON.

cli-bench = Measure the engine on one core, or how quickly a server answers people at many tables.
cli-bench-what = What to measure: engine or server.
cli-bench-seconds = How long each measurement takes.
cli-bench-tables = For the server: how many tables, one run for each.

cli-check-data = Check a set of data; tell every fault with its file, line and field.
cli-check-data-directory = A folder with a set of data. Without it: the shipped one.
cli-check-data-game = The game that the data is for; without it the first that takes data.

# A command that was not understood.
error-no-such-command = there is no command '{ $given }'; the commands are { $commands }
error-no-such-switch = there is no option { $option }
error-no-such-switch-but = there is no option { $option }; did you mean { $possible }?
error-missing-argument = { $argument } is missing
error-extra-arguments = nothing more was expected behind the command: { $given }
error-needs-value = { $option } needs a value
error-takes-no-value = { $option } takes no value
error-wrong-value = { $option } takes { $expected }
error-value-whole = a whole number
error-value-number = a number
error-not-understood = the command was not understood

# What `boxbox check-data` finds.
check-whole = { $name }: no faults found in { $folder }
check-digest = sha256 { $digest }
check-cards = { $cards } race cards
check-type = type
check-all = all
check-track = { $track }: { $sections } sections, { $corners ->
        [one] 1 corner
       *[other] { $corners } corners
    }, { $laps } laps in { $turns } turns (short race { $short }), pit time { $pit }, { $cards } track cards
check-factors = check factors: { $never } of { $all } on no card, none on more than { $most }

# What `boxbox bench` measures.
bench-row-state-races-per-second = state races per second
bench-row-state-decisions-per-second = state decisions per second
bench-row-state-decision-microseconds = state decision microseconds
bench-row-match-races-per-second = match races per second
bench-row-match-decisions-per-second = match decisions per second
bench-row-match-decision-microseconds = match decision microseconds
bench-row-copy-microseconds = copy microseconds
bench-row-legal-microseconds = legal microseconds
bench-row-apply-microseconds = apply microseconds
bench-row-tables = tables
bench-row-choices = choices
bench-row-lost-or-doubled = lost or doubled
bench-row-lines-per-second = lines per second
bench-row-milliseconds-median = milliseconds median
bench-row-milliseconds-99th = milliseconds 99th
bench-row-milliseconds-worst = milliseconds worst

# Backups.
cli-serve-forget-after = Remove the logs of finished races that nobody has opened for this many days; their results stay. Without it nothing is removed.
cli-backup = Copy all tables to a file that only you may read, even while the server runs.
cli-backup-file = The file to write.
cli-backup-force = Write over a file that exists.
cli-restore = Go back to the tables of a backup; the present ones are kept beside it. The server must be stopped.
cli-restore-file = A file that boxbox backup wrote.
backup-done = All tables are in { $file }. Keep it to yourself: it holds hidden cards.
restore-done = The tables are those of { $file } again.
restore-kept = The previous ones are in { $file }.

# Who reaches the server.
cli-value-name = NAME
cli-serve-lan = Let other devices of the local network in from the start.
cli-serve-name = A name by which others reach this server, such as race.example.org; may be repeated.
cli-serve-proxy = The address of a proxy on another machine, believed in X-Forwarded-For; may be repeated.
cli-bench-strangers = For the server: how many sockets of one address flood it meanwhile.
error-lan-of-serve = --lan goes with boxbox alone or behind boxbox serve
error-lan-at-home = --lan is for playing at home: it doesn't go with --host, --name, --origin or --proxy
error-no-proxy-address = --proxy takes an address, as in 10.0.0.2, not '{ $given }'
error-no-server-name = --name takes the bare name of the server, as in race.example.org, not '{ $given }'
