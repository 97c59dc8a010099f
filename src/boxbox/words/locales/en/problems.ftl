# What can go wrong with files, logs, data sets, bots and the server.

# Words of others stand as they are: codes of refusals, faults of positions, rare errors of the system.
error-as-it-is = { $text }

# What the operating system says.
error-no-such-file = No such file or directory
error-permission-denied = Permission denied
error-not-permitted = Operation not permitted
error-is-a-directory = Is a directory
error-not-a-directory = Not a directory
error-file-exists = File exists
error-disk-full = No space left on device
error-file-too-large = File too large
error-read-only = Read-only file system
error-name-too-long = File name too long
error-device-error = Input/output error
error-address-in-use = Address already in use
error-address-not-ours = Cannot assign requested address
error-no-such-host = Name or service not known

# Files.
error-cant-read = { $file } can't be read: { $problem }
error-cant-write = { $file } can't be written: { $problem }
error-the-output = the output
error-no-text-file = { $file } is not a text file
error-cant-save = the race can't be saved in { $file }: { $problem }
error-file-to-save-exists = { $file } exists already; name another file to save in
error-changed-by-another = { $file } was changed by another program: this race is not saved there

# Logs.
error-at-line = line { $line }: { $problem }
error-in-lines = lines[{ $at }]: { $problem }
error-header = header: { $problem }
error-cut-off = line { $line } was cut off while it was written and is dropped
error-rules-corrected = the rules were corrected since this race was run (rules { $rules }, now { $now }), and it stops before this line
error-race-closed = this race began under rules { $rules } (now { $now }), before boxbox 0.1.0: it can be looked at, not continued
error-no-log = this is not a boxbox log: its first line must be '{ $first }'
error-other-format = this log is of another format than { $format }
error-not-in-header = { $row } does not belong in the header
error-header-not-ended = the header is not ended by an empty line
error-wrong-in-header = the header's '{ $key }' is missing or not well formed
error-position-no-json = the position is not JSON: { $problem }
error-position-no-object = the position is not a JSON object
error-position-of-other-game = position: the name of the game is missing or another
error-position-of-other-log = position: the seats or options are not those of the log
error-wrong-position = position: { $faults }
error-newer-rules = rules { $rules } are newer than this boxbox knows ({ $known })
error-other-data = the data set is not the one that is played with ({ $data })
error-missing-data = the data set is not one that is installed: { $given } (installed: { $known }){ $own ->
        [maybe] ; if it is an owner's own, name its folder with --data
       *[no] {""}
    }
error-not-a-line = { $row } is not a line of a log
error-log-of-one-seat = this is the log of one seat: what it did not see is missing, so it can't be played
error-json-lacks = this JSON is not a boxbox log: { $key } is missing
error-json-no-log = this JSON is not a boxbox log: { $problem }
error-json-no-line = this is not a line of a log: { $problem }
error-no-start-line = the log has no start line
error-wrong-first-line = the first line of a race is '{ $first } start'
error-wrong-number = number { $number } where { $wanted } should be
error-started-twice = a race starts only once
error-not-over = the race is not over here
error-wrong-digest = the digest does not fit: a line before it was altered
error-impossible = this can't have happened: { $problem }
error-luck-missing = luck is missing: '{ $kind }' is needed here
error-luck-run-dry = the scripted luck has run dry: '{ $kind }' is needed here
error-luck-left-over = there is luck that nothing asked for
error-other-luck = the luck needed here is '{ $kind }', not '{ $given }'
error-impossible-luck = { $kind } '{ $given }' can't come here
error-unreadable-luck = luck is written as a kind and what came, as in 'die 7': '{ $given }'

# The command line.
error-no-such-language = there is no language '{ $language }'; the languages are { $languages }
error-option-without-value = an option is written as name=value, not '{ $given }'
error-option-twice = option '{ $option }' is given twice
error-goes-on-as-it-is = { $wanted } goes on with a race as it is: leave out '{ $given }'
error-no-such-log-line = the log has lines { $first } to { $last }, not { $given }
error-people-for-players = { $people ->
        [one] 1 person does
       *[other] { $people } people do
    } not fit { $players } players
error-bots-for-players = { $bots ->
        [one] 1 bot does
       *[other] { $bots } bots do
    } not fit { $players } players
error-bots-for-seats = { $bots ->
        [one] 1 bot does
       *[other] { $bots } bots do
    } not fit { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
error-no-such-bot = there is no bot '{ $bot }' for { $game }; the bots are { $bots }
error-bot-takes-nothing = the bot '{ $bot }' of { $game } takes no argument: '{ $given }'
error-bot-stops = the bot 'rules' takes stops=1 or stops=2, not '{ $given }'
error-no-games = at least one game must be played, not { $given }
error-no-jobs = at least one job is needed, not { $given }
error-no-such-report = there is no report '{ $given }'; the only one is balance
error-balance-of-game = the report balance is for { $game }, not for { $given }
error-balance-of-junior = the report balance needs strategies: the Junior variant has none
error-balance-sets = the report balance sets option { $option } itself: leave it out
error-no-own-data = { $game } is played with its own data only; --data is for { $able }
error-broken-game = the game { $game } can't be loaded and is left out: { $module }: { $problem }
error-no-such-bench = there is no bench of '{ $given }'; it is engine or server
error-bench-seconds = a measurement takes more than 0 seconds and no hour, not { $given }
error-bench-tables = --tables takes numbers from 1 to 1000, as in 1,50,200, not '{ $given }'
error-bench-too-short = too few choices were made to measure anything: give it more seconds
error-bench-refused = a choice was refused: { $code }

# The server.
error-already-running = boxbox is running already with the data in { $folder }: { $address }
error-unusable-for-tables = { $file } can't be used for the tables: { $problem }
error-unusable-database = the database can't be used: { $problem }
error-written-by-another = somebody else has written to this table: { $problem }
error-cant-listen = { $host }:{ $port } can't be listened on: { $problem }
error-cant-listen-from = { $host }, ports { $first } to { $last } can't be listened on: { $problem }
error-server-not-started = the server could not start: see above
error-pages-not-built = the pages have not been built: run 'npm ci && npm run build' in frontend/ (there is no { $page })

# Data sets of Race! Formula 90.
error-no-such-data = there is no set of data '{ $name }'; shipped are { $names }
error-no-data-folder = { $folder } is no folder with a set of data
error-data-faults = { $faults }
error-data-fault = { $place }: { $problem }
error-data-line = line { $line }
error-data-more-faults = { $more ->
        [one] and 1 more fault
       *[other] and { $more } more faults
    }
error-data-unexpected = { $expected } was expected, not { $given }
error-data-in-entry = { $problem } in entry { $at }
error-data-nothing = nothing
error-data-empty-cell = an empty cell
error-data-number = a number from { $low } to { $high }
error-data-either = { $others } or { $last }
error-data-text = a text of { $least } to { $most } printable characters
error-data-any-text = a text
error-data-text-such = a text such as `{ $example }`
error-data-mark = a mark such as `{ $example }`
error-data-marks = { $least } to { $most } marks such as `{ $example }`
error-data-list = a list
error-data-list-of = a list of { $count }
error-data-list-of-some = a list of { $least } to { $most }
error-data-not-utf8 = a text file in UTF-8 was expected
error-data-file-missing = the file is missing
error-data-file-unread = the file can't be read: { $problem }
error-data-cells = cells parted by `{ $delimiter }` were expected: { $problem }
error-data-empty-heading = an empty heading
error-data-no-such-column = there is no such column; known are { $known }
error-data-column-twice = the column stands there twice
error-data-column-missing = the column is missing
error-data-cell-count = { $wanted } cells were expected, not { $given }
error-data-endless-toml = not valid TOML: lists within lists without end
error-data-no-toml = not valid TOML: { $problem }
error-data-no-such-key = there is no such key; known are { $known }
error-data-key-missing = the key is missing
error-data-no-such-corner = { $track } has corners 1 to { $corners }, not { $given }
error-data-symbol-twice = each symbol was expected once
error-data-number-twice = { $number } stands on line { $line } already
error-data-cards-missing = all cards from 1 to { $count } were expected, { $missing ->
        [one] 1 is missing
       *[other] { $missing } are missing
    }: { $listed }
error-data-on-card = { $expected } was expected on a { $type } card, not { $given }
error-data-on-chit = { $expected } was expected on a { $type } chit
error-data-chit-count = { $wanted } { $type } chits were expected, not { $given }
error-data-there-already = { $name } stands there already
error-data-missing = { $name } is missing
error-data-section-count = { $least } to { $most } sections were expected, not { $given }
error-data-section-order = { $wanted } was expected here, not { $given }
error-data-corner-order = corner { $corner } or { $next } was expected here, not { $given }
error-data-corner-count = board.toml names { $corners ->
        [one] 1 corner
       *[other] { $corners } corners
    }, the last one here is { $given }
error-data-value-in-section = a value was expected in a { $kind } section, not nothing
error-data-empty-in-section = an empty cell was expected in a { $kind } section
error-data-path-end = one of { $ends } was expected as its end and nowhere else
error-data-path-back = a check or enter was expected, where a car comes back
error-data-turn-count = { $least } to { $most } turns were expected (fuel may last 16), not { $given }
error-data-short-turn = a turn before the last one, { $last }, was expected
error-data-weather-order = dry slots were expected first, then uncertain ones, then rain
error-data-weather-odd = an odd number of uncertain slots was expected, so that one is in the middle
error-data-weather-rising = each slot was expected to end with a higher check factor than the one before
error-data-weather-end = the last slot was expected to end with { $wanted }, not { $given }
error-data-begins = more than the { $before } of the one before was expected
error-data-one-lap = all within one lap of { $length } m was expected
error-data-bend-order = a bend that begins after the one before, which begins at { $before } m, was expected
error-data-bend-lap = a bend that begins within the lap, from { $first } to { $end } m, was expected
error-data-bends-turn = bends that turn { $least } to { $most } degrees in all, right or left, were expected to close the circuit, not { $given }

# Backups.
error-newer-database = { $file } was written by a newer boxbox: version { $version } can't use it
error-no-database = there is no database { $file }
error-no-backup-file = there is no file { $file }
error-backup-onto-itself = { $file } is the database itself; name another file
error-backup-exists = { $file } exists already; --force writes over it
error-cant-back-up = { $database } can't be copied to { $file }: { $problem }
error-cant-restore = { $file } can't be put back: { $problem }
error-not-our-database = { $file } is not a boxbox database
error-damaged-database = { $file } is damaged: { $problem }
error-restore-while-running = { $running }; stop it before you restore
