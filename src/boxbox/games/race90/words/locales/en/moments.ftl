# What Race! Formula 90 makes a moment of, above the plan, and the end of the race.

r90-moments-skip = Skip ahead
r90-moments-qualifying = Qualifying
r90-moments-grid = The grid
r90-moments-start = The start
r90-moments-restart = Restart
r90-moments-last-turn = Last turn
r90-moments-finish = The chequered flag
r90-moments-check = Check
r90-moments-blind-check = Blind Check
r90-moments-passed = passed
r90-moments-failed = failed
r90-moments-late-braking = Late Braking
r90-moments-off-track = Off the track!
r90-moments-back = Back on the track
r90-moments-pit = Pit stop
r90-moments-fuel-enough = to the end
r90-moments-flags-in = All flags withdrawn
r90-moments-safety-car = Safety Car
r90-moments-out = Out of the race
r90-moments-rescued = Back in the race
r90-moments-leader = New Leader
r90-moments-declined = no cards
r90-moments-result = The result
r90-moments-down = { $laps ->
        [one] 1 lap down
       *[other] { $laps } laps down
    }
r90-moments-gap = { $sections ->
        [0] level
        [one] +1 section
       *[other] +{ $sections } sections
    }
r90-moments-left = { $tyres ->
        [0] No tyre chip
        [one] 1 tyre chip
       *[other] { $tyres } tyre chips
    } and { $cards ->
        [0] no card
        [one] 1 card
       *[other] { $cards } cards
    } left: what you don't spend by the last turn is worth nothing.
r90-moments-why-damage = out: too much damage
r90-moments-why-fuel = out: no fuel
r90-moments-why-tyres = out: no tyres left
r90-moments-why-crash = out: crash
r90-moments-away-turn = Turn { $turn }
r90-moments-away-before = Before the start

# Before a first race.
r90-moments-welcome = Welcome to the grid
r90-moments-welcome-goal = A turn stands for a lap or more, and every car moves once in it, the Leader first: you play a card or two, pay with tyres and damage, and drive. FAST and SLOW are robots that fill the field. Whoever is ahead after the last turn wins.
r90-moments-welcome-guide = How to play
r90-moments-welcome-go = Let's race

# A stop that could not be made.
r90-moments-why-stop = out: could not make a forced stop
