# The terminal.

title-race = Race { $race } of { $races }
title-deck = { $cards ->
        [0] last round
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }
title-turns = { $turns ->
        [one] your last turn
       *[other] { $turns } turns to go
    }
title-result = Result
title-out = Out
title-standings = Standings
title-drivers = Drivers
column-place = Place
column-player = Player
column-team = Team
column-driver = Driver
column-points = Points
column-wins = Wins
free-team = free
intro =
    You drive { $teams }; your cars are marked { $mark }. The first six cars score 10, 6, 4, 3, 2 and 1 points.
    A race is over when the deck is empty and everybody has played once more. { $races ->
        [one] It is a single race
       *[other] There are { $races } races
    }, and whoever has the most points wins.
prompt-choose = Number, notation, or ? for help
prompt-help =
    Type the number of an option, or its notation, such as { $example }.
    Enter shows the board again. w and a number or a notation says what it would do, or why it is not allowed.
    l tells the race so far, s shows the standings, q leaves; the race is saved.
prompt-hand-over = { $player }, take your seat. Press Enter when nobody else is looking.
prompt-number = Type a number from 1 to { $last }.
prompt-next-race = Press Enter for the next race.
prompt-hand-on = Press Enter, then hand over.
why-legal = That is allowed: { $effect }.
not-saved = The race could not be saved up to here in { $file }.
not-played = Your choice was not played. Try again, or leave with q.
saved = The race is saved. Continue with:
resumed = Continuing the race in { $file }.
kept-old = The old file is kept as { $file }.
notice = Note: { $notice }
season-won = { $player } wins the season with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
season-yours = You win the season with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
season-driver = Drivers' champion: { $driver } ({ $car }).
simulate-progress = Racing
simulate-title = { $games ->
        [one] 1 season
       *[other] { $games } seasons
    }, { $players } players, seed { $seed }
column-bot = Bot
column-win-share = Wins
column-mean-points = Points
column-mean-retirements = Retired
simulate-free = free teams
simulate-note = Points and retired cars are per season; beside each figure is its 95% interval. Seats rotate.
bench-title = Speed on one core
bench-ratio = A decision of the Advanced Game takes { $state } times as long as one of the Basic Game on the state, { $match } times as long through a match. All columns are measured in turn.
bench-server-title = How soon a choice is acknowledged
bench-tables = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    }
column-what = What
serve-ready = boxbox is ready: { $address }
serve-others = Other devices in your network: { $address }
serve-stop = Ctrl-C stops it; every race is kept.
serve-running = boxbox is already running: { $address }

# Many races between bots.
simulate-races-title = { $games ->
        [one] 1 race
       *[other] { $games } races
    }, { $players } players, seed { $seed }
simulate-races-note = Under each figure is its 95% interval. Seats rotate. For the robots: the place of the best, and how many of them retire.
simulate-robots = robots
simulate-plain-title = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $players } players, seed { $seed }
simulate-plain-note = Beside each figure is its 95% interval. Seats rotate.
simulate-others = others
column-first-share = Best player
column-mean-place = Place
column-mean-eliminations = Out
balance-title = Balance: { $track }, { $level }, data { $data }, { $players } players, seed { $seed }, { $games ->
        [one] 1 race
       *[other] { $games } races
    } and as many duels
balance-note = { $rotated ->
        [skills] Strategies, charts, skills and seats rotate: any two of them come together equally often
       *[charts] Strategies, charts and seats rotate: all combinations come equally often
    } every { $round } races. In the duels drivers stopped { $once } times against { $twice } times. An answer is unsure where the 95% interval crosses a limit.
balance-note-soft = It was dry at the start of { $dry } of the races; over all races { $soft } of the first sets were soft.
balance-note-robots = On average { $robots } of the cars eliminated in a race were robots.
balance-strategy = races won by a player: begun with { $strategy }
balance-skill = races won by a player: skill { $skill }
balance-robots = races won by a robot
balance-eliminations = cars eliminated in a race
balance-leaders = races with three or more changes of Leader
balance-pole = races won from pole position
balance-two-stops = duels won with two stops against one: best-placed player
balance-fast = FAST robots, from 0 (first) to 1 (last)
balance-lapped = cars lapped at the flag
balance-superfast = races in which a player beats all SUPERFAST robots
balance-soft = first sets that are soft, if it starts dry
balance-rain = races in which it rains
balance-safety-car = races with a Safety Car
balance-yes = yes
balance-no = no
balance-unsure = { $verdict }, unsure
column-target = Target
column-figure = Figure
column-limits = Wanted
column-holds = Holds

# Answers once and for all.
prompt-always = { $example } gives this answer from now on; a on its own lets you choose again.
always-set = This is your automatic answer from now on. Type a at any question to choose again.
always-not = This can't be an automatic answer.
always-ended = You are asked every time again.

# Who reaches the server.
serve-home = Only this computer reaches it. For phones, open it in the lobby or start it with --lan.
serve-no-network = This computer is in no network that other devices could use: only this computer reaches boxbox.

# A game that brings no board of its own.
plain-yes = yes
plain-no = no
plain-you = you
plain-intro = You are { $player }.
plain-ask = Choose: { $kind }
plain-over = The game is over.
plain-won = Winner: { $players }.
plain-won-you = You win!
