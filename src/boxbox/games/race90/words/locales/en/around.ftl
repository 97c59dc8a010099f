# Race! Formula 90 in the browser: what stands around the plan.

# Along the top: turns, laps, stages.
r90-around-turn-track = Turn Indicator
r90-around-turn = Turn
r90-around-turn-number = Turn { $turn }
r90-around-turn-short = T{ $turn }
r90-around-turn-lap = Turn { $turn }/{ $turns } · Lap { $lap }/{ $laps }
r90-around-turn-of = Turn { $turn }/{ $turns }
r90-around-lap-of = Lap { $lap }/{ $laps }
r90-around-before = Before the race
r90-around-stage = Stage { $stage }
r90-around-laps = { $laps ->
        [one] lap { $done }
       *[other] laps { $from }–{ $done }
    }
r90-around-end = end of the race
r90-around-short = short race
r90-around-track-note = Each box is a turn, with the laps that it stands for. { $robots ->
        [yes] A chit shows by which turn a car must refuel; for robots, the best-placed car of that type stops.
       *[no] A chit shows by which turn a car must refuel.
    } A new stage removes flags and the Safety Car.

# Weather, flags, Safety Car: what they are, and what they mean.
r90-around-conditions = On the track now
r90-around-until = Flags and the Safety Car are removed after turn { $turn }.
r90-around-safety-car = Safety Car
r90-around-safety-car-means = Everybody draws a card, moves 1 section and discards a card. Nobody passes.
r90-around-restart = Restart
r90-around-restart-means = This turn every section counts as a straight, and trajectories give no bonus.
r90-around-yellow = Yellow flag
r90-around-yellow-means = Any car with the flag ahead of it pays 1 point to go on. No passes, contests or lapping in that section.
r90-around-blue = Blue flag
r90-around-blue-means = Lapping is free on straights and under braking, and costs 1 point in corners.
r90-around-orange = Orange flag
r90-around-orange-means = Its holder can make a robot brake late when it ends its move in a braking section.
r90-around-weather-table = The check factor of a card sets the weather at the start: each slot shows its numbers. Cards with the weather symbol move the pawn a step.
r90-around-weather-dry = Soft and hard tyres are right for this weather. Intermediate tyres lose 1 point a turn, rain tyres 2.
r90-around-weather-uncertain = Intermediate tyres are right for this weather. All others lose 1 point a turn.
r90-around-weather-rain = Rain tyres are right for this weather. Intermediate tyres lose 1 point a turn, soft and hard ones 2. All checks are 20 harder.
r90-around-robot-tyres = All robots have { $tyres }.

# Beside the plan.
r90-around-side = Drivers, story, piles
r90-around-drivers = Drivers
r90-around-story = Story
r90-around-piles = Piles
r90-around-own = Your car
r90-around-short-drivers = Drivers
r90-around-short-own = Car
r90-around-short-turn-track = Turns
r90-around-short-piles = Piles
r90-around-short-story = Story
r90-around-short-text = Text
r90-around-text-board = Board as text
r90-around-story-all = The story from the start

# Who moves next, and why.
r90-around-order = Order of play
r90-around-order-now = now
r90-around-order-last = { $who ->
        [you] You are
       *[other] { $car } is
    } the last to move in this turn.
r90-around-order-before = The order of play begins with the first turn.
r90-around-order-over = The race is over.
r90-around-order-done = All cars have moved: the next turn begins.
r90-around-order-contest = Contest first: { $cars }. Its result decides who moves in which order.
r90-around-order-leader = { $who ->
        [you] You move first: you are the Leader.
       *[other] { $car } is the Leader and moves first.
    } Then the cars behind, one after another.
r90-around-order-same-section = { $who ->
        [you] You are
       *[other] { $car } is
    } next: in the Leader's section, the car in front goes first.
r90-around-order-behind = { $who ->
        [you] You are
       *[other] { $car } is
    } next: the first yet to move behind the Leader, { $sections ->
        [one] 1 section
       *[other] { $sections } sections
    } back.
r90-around-order-ahead-of-leader = { $who ->
        [you] You are
       *[other] { $car } is
    } next, after all others: in the Leader's section but ahead of it, which counts as a lap behind.
r90-around-order-off-track = { $who ->
        [you] You come
       *[other] { $car } comes
    } back to the track now, after the cars in that section.

# The drivers.
r90-around-you = you
r90-around-bot = a bot drives
r90-around-leader = Leader
r90-around-leads = Leader
r90-around-gap = { $sections ->
        [0] level with the Leader
        [one] 1 section behind the Leader
       *[other] { $sections } sections behind the Leader
    }
r90-around-laps-down = { $laps ->
        [one] a lap down
       *[other] { $laps } laps down
    }
r90-around-you-ahead = { $sections ->
        [one] 1 section ahead of you
       *[other] { $sections } sections ahead of you
    }
r90-around-you-behind = { $sections ->
        [one] 1 section behind you
       *[other] { $sections } sections behind you
    }
r90-around-you-level = in your section
r90-around-to-leader = to Leader
r90-around-to-you = to you
r90-around-where = Where
r90-around-this-turn = This turn
r90-around-moves = still to move: number { $number }
r90-around-moves-now = moves now
r90-around-moved = has moved
r90-around-pitted = has pitted
r90-around-re-entered = has come back to the track
r90-around-must-pit = must pit
r90-around-trouble = Due
r90-around-trajectory = { $colour } trajectory, +{ $bonus }
r90-around-on-trajectory = on trajectory { $point }
r90-around-free = free
r90-around-out-damage = out: damage
r90-around-out-fuel = out: fuel
r90-around-out-tyres = out: tyres
r90-around-out-crash = out: crash
r90-around-chips = { $chips ->
        [one] 1 chip of { $most }
       *[other] { $chips } chips of { $most }
    }
r90-around-soft = soft-tyre bonuses
r90-around-soft-left = { $soft ->
        [one] 1 bonus left
       *[other] { $soft } bonuses left
    }
r90-around-hand = { $cards ->
        [one] 1 card of { $most }
       *[other] { $cards } cards of { $most }
    }
r90-around-track-cards = Track Cards
r90-around-known = { $cards ->
        [one] 1 known
       *[other] { $cards } known
    }
r90-around-known-cards = known: { $cards }
r90-around-target-means = checks pass up to { $target }
r90-around-target-rain = rain −20, but not for lapping
r90-around-target-none = none before qualifying
r90-around-next-strategy = From next turn
r90-around-chases = Chases
r90-around-turns-left = { $turns ->
        [one] 1 turn left
       *[other] { $turns } turns left
    }
r90-around-flags = Flags
r90-around-moved-with = Played
r90-around-robot = Robot
r90-around-robot-stops = the best-placed of this type, by turn { $turns }
r90-around-no-chart = You have no car yet.

# The piles.
r90-around-pile-race = Race Cards
r90-around-pile-track = Track Cards
r90-around-deck = { $cards ->
        [one] deck: 1 card
       *[other] deck: { $cards } cards
    }
r90-around-discards = { $cards ->
        [one] discards: 1 card
       *[other] discards: { $cards } cards
    }
r90-around-discards-newest = Discards, newest first ({ $cards })
r90-around-cup = Damage discs in the cup
r90-around-cup-red = { $discs ->
        [one] 1 red (repairable)
       *[other] { $discs } red (repairable)
    }
r90-around-cup-brown = { $discs ->
        [one] 1 brown (permanent)
       *[other] { $discs } brown (permanent)
    }

# The board as text.
r90-around-text-race = The race
r90-around-text-question = What you are asked
r90-around-text-hand = Your hand
r90-around-text-order = Order of play
r90-around-text-track = The track
r90-around-text-drivers = Drivers
r90-around-text-piles = Piles
r90-around-text-no-question = Nothing right now.
r90-around-text-no-cards = No cards.
r90-around-text-refused = Not possible now
r90-around-text-distance = From you
r90-around-text-section = Section
r90-around-text-asks = What it is
r90-around-text-cars = Who is there, front to back
r90-around-path = Off the track: { $path }
r90-around-pit-time = A pit stop costs { $sections } sections.
r90-around-kind-straight = straight
r90-around-kind-corner = corner
r90-around-kind-braking = braking section

# A stop that could not be made.
r90-around-out-stop = out: missed stop
