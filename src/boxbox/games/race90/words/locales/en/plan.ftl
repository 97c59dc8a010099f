# The plan of the circuit.
r90-plan-picture = Plan of { $circuit } with { $cars ->
        [one] one car
       *[other] { $cars } cars
    }
r90-plan-tools = The plan
r90-plan-nearer = Zoom in
r90-plan-further = Zoom out
r90-plan-whole = Show the whole circuit
r90-plan-follow = Follow my car
# Why a move ends where it does, in few words.
r90-plan-ends-pit = back from the pits
r90-plan-ends-brake = Late Braking: { $odds }%
r90-plan-ends-lap-check = Leader's check
r90-plan-ends-no-un-lap = can't un-lap itself
r90-plan-ends-stay = stays
r90-plan-ends-question = you decide here
r90-plan-ends-safety-car = behind the Safety Car

# The legend.
r90-plan-legend = What the symbols mean
r90-plan-legend-type = start of a trajectory for { $type } cards
r90-plan-legend-braking = end your move here and you may brake late: a card of up to this number takes you further
r90-plan-legend-trajectory = end here, play a card of this colour next turn, and you move this many sections further
r90-plan-legend-modifier = in a contest in this corner all but the first car add this
r90-plan-legend-corner = number and name of the corner
r90-plan-legend-box = a pit stop costs this many sections
r90-plan-legend-order = the order in which the cars move
r90-plan-legend-leader = the Leader: first in the race
r90-plan-legend-down = this many laps down
r90-plan-legend-pit = has pitted this turn
r90-plan-legend-off = beside the track: comes back in its next turn
r90-plan-legend-due = must make a pit stop
r90-plan-legend-penalty = loses this many points in its next turn
r90-plan-legend-paths = Beside the track, one after another, until something brings the car back
r90-plan-legend-path-check = a check: pass it and you rejoin the track
r90-plan-legend-path-tyres = lose this many tyre chips
r90-plan-legend-path-damage = take this much damage
r90-plan-legend-path-penalty = lose this many points next turn
r90-plan-legend-path-pit = a compulsory pit stop
r90-plan-legend-path-enter = back on the track, this many sections further on
r90-plan-legend-path-crash = out of the race
r90-plan-legend-path-crash-sc = out of the race, and the Safety Car comes out
