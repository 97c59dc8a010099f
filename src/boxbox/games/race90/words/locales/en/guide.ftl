# How to play Race! Formula 90: the guide of the pages.

r90-guide-welcome = A whole Grand Prix of the nineties, from qualifying to the flag. Your cards are the engine: the fast ones take you far, but they cost tyres and wear the car down. Whoever leads when the last turn is over wins.
r90-guide-turn-title = Your turn in six steps
r90-guide-turn = A turn stands for two or three laps. All cars move once, from the Leader backwards. When it is your turn:
r90-guide-step-contest = Contest
r90-guide-step-contest-text = If you share a corner with others, you may fight for the place first. You can always decline.
r90-guide-step-pit = Pit stop
r90-guide-step-pit-text = New tyres, repairs, fuel and cards, but you drop back some sections. Usually you drive on.
r90-guide-step-draw = Draw
r90-guide-step-draw-text = You get a card.
r90-guide-step-play = Play
r90-guide-step-play-text = One card, or a pair: any card with a +1, or two +2. The big figure is how many sections you drive, all of them.
r90-guide-step-pay = Pay
r90-guide-step-pay-text = The symbols on the card show what it asks for: tyres, damage, checks.
r90-guide-step-drive = Drive
r90-guide-step-drive-text = On a straight, each car you pass costs 1 point of your movement. In corners and under braking you stop behind the car ahead.
r90-guide-first = Your first race: take the Basic Game and the short distance. Before the start you choose a car, qualify with a card (the highest starts in front) and choose a strategy. Nothing is settled until you confirm: look at any card and you see where it would take you and what it would cost.
r90-guide-more = When you want to know more

r90-guide-cards-title = Cards and their symbols
r90-guide-cards = The big figure is the movement, the number in the ring is the check factor, from 1 to 99. What the card costs or brings stands beside it.
r90-guide-cards-speeding = fast, for tyres or damage
r90-guide-cards-driving = asks for a check
r90-guide-cards-gear = slow, but you draw new cards
r90-guide-cards-event = weather and flags; in the Basic Game movement alone
r90-guide-sign-tyre = a tyre to pay, for each symbol
r90-guide-sign-damage = 1 damage to the car, for each symbol
r90-guide-sign-check = a check; +20 or −20 moves your target
r90-guide-sign-draw = a card to draw, or as many as the number says
r90-guide-cards-pair = Both cards of a pair count in full: movement, costs and checks.

r90-guide-checks-title = Checks and your target
r90-guide-checks = One card lies on your chart. Its check factor is your Target Check, or target for short. For a check you show a card from your hand, or one that you are playing: if its factor is not above the target, you pass. If it is, the car takes 1 damage.
r90-guide-checks-target = The card you showed is your new target. So pass with the highest card you can: a low target makes every later check harder.
r90-guide-checks-blind = If nothing in your hand will do, take a Blind Check: the top card of the deck decides. You see the odds before you choose.

r90-guide-tyres-title = Tyres and damage
r90-guide-tyres = Each tyre on a card costs a chip. At least one must be a chip; for the others you may give up cards from your hand, but not in a short race or in the Junior variant.
r90-guide-damage = Each damage fills a slot of your car with a disc drawn at random. Most discs are red, and the pits repair them; the brown ones stay. If you take more damage than you have slots, you are out.

r90-guide-points-title = Trajectories
r90-guide-points = Where your move ends you may take a free trajectory. Next turn it makes your move longer by its number if you play a card of its colour. Nobody else can use it as long as you stand there.

r90-guide-passing-title = Overtaking and contests
r90-guide-passing = On straights you pass for 1 point a car, and if you have the points you must. In corners and braking sections nobody gets past: you wait behind, and points left over are lost.
r90-guide-contest = Whoever begins the turn in a corner behind somebody may declare a contest: one or two cards, face down. Only their movement counts, and all but the first car add the number of the corner. The highest total goes to the front. Cars with equal totals touch: 1 damage each. The cards come back next turn.
r90-guide-straights = In the first and the last turn every section counts as a straight.

r90-guide-lapping-title = Lapping
r90-guide-lapping = Slower cars don't block you for long. You lap them for 1 point, in corners for 2. The Leader must pass a check first, or stops behind them without damage. A lapped car may un-lap itself, getting its lap back, for the same price.

r90-guide-braking-title = Late Braking
r90-guide-braking = If your move ends in a braking section, you may brake late. The top card of the deck decides: up to the number on the track you get past everybody there and on to the next section. Above it you go off the track, and it takes you a turn to get back.

r90-guide-pits-title = Pit stops and fuel
r90-guide-pits = You declare a stop before you draw. You drop back as many sections as the pit stop costs, get all your tyres, lose the red discs, discard what you like, fill your hand and choose any strategy. Then you still drive in the same turn.
r90-guide-fuel = Your fuel lasts to a certain turn, shown on your chart. Stop once by then. Cars at the front of the grid start with less.

r90-guide-strategies-title = Strategies
r90-guide-strategies = You keep yours until you pit or skip a turn.

r90-guide-robots-title = Robots and the end
r90-guide-robots = Robots fill the grid. FAST ones always move 3, SLOW ones 2, and a trajectory takes them further whatever its colour. They pay for nothing, pass each other for free and make one stop.
r90-guide-end = After the last turn the order on the track is the result. Retired cars are classified behind them; the first to retire is last. A robot may win too.
r90-guide-junior = For children and for a quick start: no contests, no Late Braking, no strategies, no fuel. Passing costs 1 point, in corners 2, and checks are always blind.

r90-guide-advanced-title = The Advanced Game
r90-guide-advanced = Eight modules, to be played together or one by one:
r90-guide-module-track-cards = Do what your strategy asks for a SPECIAL and you draw a Track Card. It belongs to a corner and can be played only on moves through it. Its symbols: counts twice in contests, passes there cost 1, sure Late Braking, pairs with any card.
r90-guide-module-skills = Every driver has one of six skills for the whole race:
r90-guide-module-car-setup = You build the car yourself: 6 points for tyres, cards and damage slots.
r90-guide-module-fuel = You choose how much fuel you start with: a light car qualifies better, but stops sooner. A stop brings fuel for 10 turns; 3 turns more cost a section.
r90-guide-module-weather = The weather moves along its table with the event cards. Soft and hard tyres are for dry weather, intermediate ones for uncertain weather, rain tyres for rain. The wrong ones cost points every turn, and rain takes 20 off your targets.
r90-guide-module-superfast = Two more robots, and they move 4 sections.
r90-guide-module-flags = Event cards bring flags, which stay until the race stage ends. Yellow: passing it costs 1 point, and nobody overtakes in that corner. Green removes a yellow one. Blue: you lap more cheaply. Orange: you make robots brake late.
r90-guide-module-off-track = A car that goes off follows a path beside the track: checks to get back on, damage, lost tyres, perhaps a crash. That may bring out the Safety Car: all queue up behind it and move 1 section a turn until the stage ends.

r90-guide-keys-title = With the keyboard
r90-guide-key-figures = 1 – 9
r90-guide-keys-figures = pick a card from your hand, or put it back
r90-guide-key-arrows = ← →
r90-guide-keys-arrows = from card to card
r90-guide-key-up = ↑ ↓
r90-guide-keys-up = from the cards to the button that plays them, and back
r90-guide-key-enter = Enter
r90-guide-keys-enter = choose, also with the space bar
r90-guide-key-escape = Esc
r90-guide-keys-escape = put everything back, or close a window like this one
