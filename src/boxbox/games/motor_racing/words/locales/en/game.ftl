# Formula Motor Racing.

team-red = Red
team-blue = Blue
team-yellow = Yellow
team-green = Green
team-black = Black
team-white = White

# A car is its team and its number.
car = { $team } { $number }
place = P{ $place }

card-overtake = { $team } Overtake +{ $places }
card-team-pit = { $team } Pit Stop
card-pit = Pit Stop
card-wrong-line = Wrong Line
card-off-circuit = Off Circuit
card-lose-control = Lose Control
card-turbo = Tailender Turbo
card-charge-gears = Charge (Lose Gears)
card-charge-engine = Charge (Engine Blows)
card-spin = Spin
card-spin-out = Spin Out
card-crash = Crash

# What a card does, in one line.
help-overtake = a { $team } car and the one right behind it go { $places } places forward together
help-pit = 1-6: back that many places; 7-12: nothing
help-wrong-line = any car, 1 place back
help-off-circuit = any car, 2 places back
help-lose-control = any car, 3 places back
help-turbo = one of the last three cars, 3 places forward, alone
help-charge-gears = 1-9: a place forward; 10-12: to the last place. On your own car you may go on
help-charge-engine = 1-9: a place forward; 10-12: out. On your own car you may go on
help-spin = the die names a place: that car goes last. You may roll again once
help-spin-out = the die names a place: that car is out. You may roll again once
help-crash = the die names a place: that car and a neighbour are out

# The questions.
ask-play = Play a card
ask-charge = The charge worked for { $car }. Roll again?
ask-spin = The die shows { $face }: { $car }. Keep it?
ask-spin-empty = The die shows { $face }: no car there. Keep it?
ask-crash = { $car } crashes. Which neighbour goes out too?

# The answers, beside what they would do.
answer-roll = roll again
answer-stop = stop here, in { $place }
answer-keep = keep the roll
answer-reroll = roll again, and that counts
answer-ahead = the car ahead
answer-behind = the car behind

# What a choice would do.
preview-nothing = nothing
preview-move = { $car } { $from } → { $to }
preview-out = { $car } out
preview-rolls = { $car } ({ $from }): { $outcomes }
preview-faces-to = { $faces } → { $to }
preview-faces-range = { $faces } → { $to } … { $worst }
preview-faces-out = { $faces } out
preview-faces-stay = { $faces } stays
preview-die = the die decides
no-car = no effect: no car to play it on

# What happened.
event-race-started = Race { $race } of { $races }: { $circuit }. { $car } is on pole; { $who ->
        [you] you begin
       *[other] { $player } begins
    }.
event-race-started-free = Race { $race } of { $races }: { $circuit }. { $car } is on pole for a free team, so { $who ->
        [you] you begin: yours
       *[other] { $player } begins: theirs
    } is the best-placed car after it.
event-played = { $who ->
        [you] You play
       *[other] { $player } plays
    } { $card }.
event-played-on = { $who ->
        [you] You play
       *[other] { $player } plays
    } { $card } on { $car }.
event-rolled = { $who ->
        [you] You roll
       *[other] { $player } rolls
    } { $face }.
event-moved-up = { $car } moves up: { $from } → { $to }.
event-moved-back = { $car } falls back: { $from } → { $to }.
event-moved-slipstream = { $car } moves up: { $from } → { $to }. { $partnerCar } comes along in its slipstream: { $partnerFrom } → { $partnerTo }.
event-moved-pit = { $car } stops at the pits: { $from } → { $to }.
event-moved-charge = The charge succeeds. { $car } moves up: { $from } → { $to }.
event-moved-charge-gears = The charge fails: { $car } loses its gears and falls back, { $from } → { $to }.
event-moved-charge-engine = The charge fails: the engine of { $car } blows, and it is out of the race!
event-moved-spin = The die picks { $from }: { $car } spins and falls back to { $to }.
event-moved-spin-out = The die picks { $from }: { $car } spins off and is out of the race!
event-moved-crash = The die picks { $from }: { $car } crashes and takes { $partnerCar } with it. Both are out of the race!
event-moved-crash-alone = The die picks { $from }: { $car } crashes alone and is out of the race!
event-no-effect-leads = { $car } is already leading: nothing happens.
event-no-effect-last = { $car } is already last: nothing happens.
event-no-effect-no-stop = { $car } does not stop and keeps its place.
event-no-effect-team-out = Both cars of the team are out: nothing happens.
event-no-effect-empty-place = There is no car in that place: nothing happens.
event-stopped = { $who ->
        [you] You stop
       *[other] { $player } stops
    } there: { $car } keeps its place.
event-drawn = You draw { $card }.
event-last-round = The deck is empty: everybody plays one more card.
event-race-finished = Chequered flag! { $first } wins ahead of { $second } and { $third }.
event-season-finished = { $races ->
        [one] The race is over
       *[other] The season is over
    }.

# Why something is refused.
reason-needs-a-car = { $card } needs a car to be played on.
reason-takes-no-car = { $card } is not played on a car: the die decides.
reason-car-out = { $car } is out of the race.
reason-wrong-team = { $card } is only for { $team } cars.
reason-not-in-the-tail = { $card } is only for the last three cars; { $car } is in { $place }.

of-team-red = Red
of-team-blue = Blue
of-team-yellow = Yellow
of-team-green = Green
of-team-black = Black
of-team-white = White
