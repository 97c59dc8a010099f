# Setting up a table of Race! Formula 90.

# The circuits.
r90-pages-track = Circuit
r90-pages-track-monza = Long straights into hard braking: the place for late braking and daring passes.
r90-pages-track-monza-facts = 5.79 km{ "\u00A0" }· 7 corners{ "\u00A0" }· 53 laps
r90-pages-track-hungaroring = Narrow and winding: corner upon corner, passing is hard, and a good place on the grid is worth twice as much.
r90-pages-track-hungaroring-facts = 4.38 km{ "\u00A0" }· 14 corners{ "\u00A0" }· 77 laps
r90-pages-track-facts = { $km } km{ "\u00A0" }· { $corners ->
        [one] 1 corner
       *[other] { $corners } corners
    }{ "\u00A0" }· { $laps } laps

# The levels and the modules.
r90-pages-level = Rules
r90-pages-level-junior = The easy way in, with children too: no strategies, no contests, no refuelling.
r90-pages-level-junior-time = under an hour
r90-pages-level-basic = The whole race: strategies, contests, Late Braking, pit stops. Begin here.
r90-pages-level-basic-time = 1 to 2 hours
r90-pages-level-advanced = Up to eight modules on top: weather, fuel, driver skills, the Safety Car.
r90-pages-level-advanced-time = 2 to 4 hours
r90-pages-modules = Modules
r90-pages-modules-help = All of them, or one more each time you race.
r90-pages-modules-last = The last one stays on: without any modules it is the Basic Game.
r90-pages-module-track-cards = A second deck for this very circuit, earned by playing your strategy well.
r90-pages-module-skills = Each driver is a master of one thing: reflexes, pit stops, lapping…
r90-pages-module-car-setup = Build your car before qualifying: points for tyres, cards and damage slots.
r90-pages-module-fuel = Start light and you qualify better but stop sooner; start heavy and you run longer.
r90-pages-module-weather = The sky changes during the race, and you need the right one of four types of tyres.
r90-pages-module-superfast = Two more robots, faster than all the others.
r90-pages-module-flags = Cards wave yellow, green, blue and orange flags.
r90-pages-module-off-track = Brake too late and you go off; a bad crash brings out the Safety Car.

# The seats.
r90-pages-robots = Robots fill up the grid: cars that drive by themselves.
r90-pages-robots-superfast = Robots fill up the grid: cars that drive by themselves, two of them SUPERFAST.
r90-pages-chart-later = Car still open
r90-pages-seat-chart = { $seat }, car
r90-pages-seat-skill = { $seat }, skill
r90-pages-seat-strategy = { $seat }, strategy

# The other rules.
r90-pages-length = Length
r90-pages-length-help = A short race ends about a third sooner, and tyres are paid in chips alone.
r90-pages-length-full = Full
r90-pages-length-short = Short
r90-pages-charts = Cars
r90-pages-charts-help = Each country has its colours, and each chart its own tyres, cards and damage slots.
r90-pages-charts-colours = Each country has its colours. What the cars can do is set up before qualifying.
r90-pages-skills = Driver skills
r90-pages-skills-help = Each driver has one; at most three drivers have the same.
r90-pages-strategies = First strategy
r90-pages-strategies-help = It can be changed at every pit stop.
r90-pages-source-choose = Chosen in the race
r90-pages-source-random = Drawn
r90-pages-source-own = Set here
r90-pages-weather = Weather at the start
r90-pages-weather-help = Drawn with the odds of the circuit, or as you like it.
r90-pages-weather-draw = Drawn
r90-pages-weather-dry = Dry
r90-pages-weather-uncertain = Uncertain
r90-pages-weather-rain = Rain
r90-pages-more = More rules
r90-pages-rescue = Players rescue
r90-pages-rescue-help = An eliminated player may come back in place of the last robot.
r90-pages-hazard = HAZARD
r90-pages-hazard-help = As it is printed, or as the designer changed it later: with bonuses for damage and Blind Checks.
r90-pages-hazard-printed = As printed
r90-pages-hazard-later = Later version
r90-pages-refuelling = New fuel counts
r90-pages-refuelling-help = In a pit stop: from the turn of the refuelling chit, or from the current turn.
r90-pages-refuelling-chit = From the chit
r90-pages-refuelling-turn = From this turn
