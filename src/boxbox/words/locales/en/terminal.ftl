# The terminal.

title-race = Race { $race } of { $races }
title-deck = { $cards ->
        [0] last round
        [one] 1 card in the deck
       *[other] { $cards } cards in the deck
    }
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
prompt-choose = Number, notation, or ? for help
prompt-help =
    Type the number of an option, or its notation, such as { $example }.
    w and a notation tells why something is not allowed; u takes back what nobody has learned from;
    l shows the log as you saw it; s the standings; q leaves, and the race is saved.
prompt-hand-over = { $player }, take your seat. Press Enter when nobody else is looking.
prompt-number = Type a number from 1 to { $last }.
undo-none = There is nothing you can take back alone: somebody has learned something since.
undo-done = Taken back.
saved = The race is saved. Go on with:
resumed = Going on with the race in { $file }.
kept-old = The file as it was is kept as { $file }.
notice = Note: { $notice }
season-won = { $player } wins the season with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
season-yours = You win the season with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
simulate-progress = Racing
simulate-title = { $games } seasons, { $players } players, seed { $seed }
column-bot = Bot
column-win-share = Wins
column-mean-points = Points
column-mean-retirements = Cars out
simulate-free = free teams
simulate-note = Points and cars out are a season's; beside each figure its 95% interval. Seats rotate.
bench-title = Speed on one core
column-what = What
