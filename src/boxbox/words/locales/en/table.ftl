# The table during a race.
table-loading = Heading for the track…
table-gone = There is no race here
table-home = Home page
race-of = Race { $race } of { $races }
race-track = The track
race-side = Players and log
play-area = The card in play
dock-title = Your decision and your hand
sheet-players = Players
sheet-standings = Standings
sheet-log = Log
plain-board = The table

# The deck and the discards.
deck-cards = { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
deck-last-round = Last round
discards-title = { $cards ->
        [one] Discards: 1 card
       *[other] Discards: { $cards } cards
    }
discards-open = { $card }. Look through the discards ({ $cards })

# Whose turn it is.
turn-yours = Your turn
turn-others = { $name } to play
turn-start = Get ready…
turn-rolling = The die rolls…
turn-own-card = Your card
turn-between = Chequered flag
turn-over = { $races ->
        [one] The race is over
       *[other] The season is over
    }
hurry = Skip to my next decision

# Choosing.
hand-title = Your hand
hand-card = Card { $number }: { $card }, { $help }
choose-a-car = Choose a lit car
choose-car = { $car }, { $place }: { $effect }
choose-play = Play it
choose-back = Back
look-at-cards = Tap a card to read what it does.
play-goal = Your cars have a gold glow. Bring them to the front: when the deck runs out, the first six score.
ask-other = Choose one of these.
always = Always answer like this
face-out = out
face-stays = stays
charge-climb = Charged from { $from } to { $to }
charge-risk-last = { $faces } faces of 12 send it to the back
charge-risk-out = { $faces } faces of 12 blow the engine

# Automatic answers.
standing-charge-stop = Charge: always stop
standing-spin-keep = Spin and Spin Out: always keep the roll
standing-spin-reroll = Spin and Spin Out: always roll again
standing-crash-ahead = Crash: always the car ahead
standing-crash-behind = Crash: always the car behind

# Players and standings.
player-you = you
player-away = away
player-cards = { $cards ->
        [one] 1 card in hand
       *[other] { $cards } cards in hand
    }
player-points = { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
standings-place = Place
standings-player = Player
standings-driver = Driver
standings-wins = Wins
standings-points = Points
standings-free = free team
standings-drivers = Drivers' championship

# The end of a race and of the season.
finish-title = Chequered flag! Race { $race } of { $races }
finish-yours = { $points ->
        [one] You score 1 point in this race
       *[other] You score { $points } points in this race
    }
finish-next = Next race
season-title = The result
season-champion = { $points ->
        [one] { $name } wins with 1 point
       *[other] { $name } wins with { $points } points
    }
season-champion-you = { $points ->
        [one] You win with 1 point!
       *[other] You win with { $points } points!
    }
season-yours = { $points ->
        [one] You finish in { $place } with 1 point
       *[other] You finish in { $place } with { $points } points
    }
season-best-driver = { $points ->
        [one] Best driver: { $driver } ({ $car }), 1 point
       *[other] Best driver: { $driver } ({ $car }), { $points } points
    }
season-again = Race again

# While you were away.
away-title = While you were away
away-on = On with the race

# A screen that people share.
curtain-turn = { $name }, it is your turn
curtain-alone = Is nobody else looking?
curtain-take = Show my hand
hand-over = Hand over

# Watching.
watch-title = Watching the race
watch-only = You are watching. Others can watch too: scan the code.
watch-shared = All players share this screen. Others can watch: scan the code.
watch-code = Code with the link { $link }

# Undo.
undo-title = Undo
undo-alone = Undo
undo-ask = Ask to undo
undo-asked = { $name } would like to undo a choice.
undo-agree = Agree
undo-decline = Decline
undo-waiting = You asked to undo a choice. Waiting for { $names }.
undo-others = { $name } would like to undo a choice. Waiting for { $names }.
undo-withdraw = Never mind

# The menu of the table.
menu-title = Table menu
menu-pace = Pace of the bots
menu-standing = Your automatic answers
menu-standing-end = Remove: { $answer }
menu-seats = Who drives
menu-you-drive = You drive yourself.
menu-drives = { $name } drives.
menu-bot-drives = A bot drives for { $name }: { $bot }.
menu-to-bot = Let a bot drive
menu-take-back = Drive yourself again
menu-absent = { $name } is away.
menu-absent-to-bot = Let a bot drive
menu-share = Let others watch
menu-seat-link = Play on another device
menu-guide = How to play
menu-log = Download the log
menu-leave = Leave the table

# Why the server refuses something.
reason-not-seated = You have no seat at this table.
reason-not-host = Only the host can do that.
reason-person-present = That player is here and playing.
reason-no-undo = There is nothing to undo.
reason-no-proposal = Nobody is asking to undo anything any more.
reason-no-such-bot = There is no bot “{ $bot }”.
reason-no-standing-answer = That can't be answered automatically.
reason-key-reused = That was sent twice in different ways. Try again.
reason-seat-taken = That seat is taken.
reason-table-full = All seats are taken.
reason-no-such-table = There is no such table. Is the link complete?
reason-bad-token = This seat link is not valid any more.
reason-bad-message = The server did not understand this page. Reload it.
reason-too-large = That is too long.
reason-too-fast = Too fast: wait a moment.
reason-not-saved = It could not be saved, so nothing has changed. Try again.
reason-wrong-origin = This page may not use that server.

# A player who drops out, and a seat that is no longer yours.
menu-absent-wait = A bot may drive in { $time }.
notice-handed-over = While you were away, { $name } handed your seat to a bot. It's yours again.
notice-handed-over-end = While you were away, { $name } handed your seat to a bot, which finished the race for you.
reason-people-away = Everyone who was there has to agree to an undo. Away right now: { $names }.
reason-not-away-for-long = That player has only just dropped out. A bot may drive in { $seconds } s.
reason-seat-freed = The host has freed your seat. You are watching now.
reason-seat-left = You left this seat on another device. You are watching now.
reason-seat-renewed = Your seat has a new link, and this device doesn't have it. You are watching now.

# A race that can't go on, and tables that are deleted.
closed-title = This race is closed
closed-old = This race began before boxbox 0.1.0 and can't be continued.
closed-newer = This race began with a newer version of boxbox, so this server can't continue it.
closed-broken = The log of this race is damaged, so it can't be continued.
closed-removed = This race is over. The server has removed its log and kept the result.
closed-look = You can still look at it, up to line { $line } of its log.
menu-delete = Delete the table
delete-title = Delete this table?
delete-text = The table, the race and its log are gone for good, for everyone.
delete-yes = Delete for everyone
reason-race-closed = This race is closed and can't be continued.
reason-table-deleted = The host has deleted this table.
reason-others-seated = Others have a seat in this race. You can delete the table when it is over.

reason-bad-name = A name needs at least one letter that can be seen.
