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
r90-plan-ends-brake = Late Braking: { $odds } %
r90-plan-ends-lap-check = Leader's check
r90-plan-ends-no-un-lap = may not un-lap
r90-plan-ends-stay = stays
r90-plan-ends-question = you decide here
r90-plan-ends-safety-car = behind the Safety Car
