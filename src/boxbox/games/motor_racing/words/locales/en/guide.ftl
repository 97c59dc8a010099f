# How to play Formula Motor Racing.

guide-welcome = Twelve cars thunder along nose to tail, and every card changes their order. No laps to count, no distances to measure: all that matters is who is in front when the flag falls.

guide-goal-title = The goal
guide-goal = You run a team of two cars. Bring them into the first six places by the end of each race: that is where the points are. Whoever has the most points after the last race is champion.
guide-goal-teams = With three at the table, everybody runs two teams. With four or five, some teams belong to nobody: they race all the same, take their points, and now and then a title.

guide-turn-title = Your turn
guide-turn-card = Choose one of your five cards.
guide-turn-car = Choose the car it is meant for. It may be yours or a rival's: help your own along, or make life hard for somebody else. Point at a car and you see where it would end up; on a touch screen the first tap shows it and the second plays the card.
guide-turn-draw = Draw a new card; then it's the next player's turn.
guide-turn-always = You play a card on every turn, even when both of your cars are out. There is always somebody left to hold up.

guide-cards-title = The cards
guide-cards = A card in a team's colour works on that team's cars only, whoever holds it. All the others work on any car.
guide-overtake-title = Overtake
guide-overtake = The car jumps forward, and the one right behind it comes along in its slipstream. So look who is sitting there first! At the head of the race there is nothing left to overtake, and any places left over are lost.
guide-turbo = Only for one of the last three cars: it shoots three places forward, and nobody can follow.
guide-backward = Everybody makes mistakes. The car falls back one, two or three places, but never further than last.
guide-pit = Roll the die. From 1 to 6 the car stops and loses that many places; from 7 to 12 it stays out on the track and keeps its place.
guide-charge = Roll the die. From 1 to 9 the car gains a place, and if it is yours you may roll on for as long as you dare. From 10 to 12 it is over: without gears the car drops to the last place, without an engine it is out of the race. A rival's car gets a single roll, perhaps just the one you were hoping for.
guide-spin = Now the die chooses: it names a place, and the car that runs there spins. A Spin drops it to last place; a Spin Out puts it out of the race. If you don't like the first roll you may try once more, but then it counts.
guide-crash = Here too the die names a place, and there is no second try. The car that runs there is out, and you decide whether it takes the one ahead or the one behind with it.
guide-empty = If no car runs in the place the die names, nothing happens – just a scare.

guide-die-title = The die
guide-die = It has twelve sides, all equally likely. Before you play a card that needs it, you see what each number would bring.

guide-end-title = The flag
guide-end = When the deck is empty, everybody plays one last card. Then the flag falls.
guide-end-points = The first six cars score 10, 6, 4, 3, 2 and 1 points. Both of your cars count.
guide-end-out = Retired cars are classified behind all that are still running; the first to retire is last.

guide-season-title = The season
guide-season = The first grid is drawn at random. After that the cars line up as they finished the race before, and whoever has the car on pole begins. If that car belongs to nobody, the best-placed player begins.
guide-season-ties = If two are level at the end, the better place in the last race decides, unless the table has agreed that wins come first.

guide-marks-title = Reading the track
guide-marks-teams = Every team has a colour and a shape of its own:
guide-marks-own = Your own cars have a gold glow.
guide-marks-lit = Cars that light up can be chosen. If one stays dark, point at it or tap it and it tells you why.
guide-marks-ghost = A see-through car shows where a car would end up.
guide-marks-out = Cars off the track are out of the race.

guide-keys-title = With the keyboard
guide-key-figures = 1 – 5
guide-keys-figures = pick a card from your hand
guide-key-arrows = ← → ↑ ↓
guide-keys-arrows = from card to card and from car to car; up from the cards to the cars
guide-key-enter = Enter
guide-keys-enter = choose, also with the space bar
guide-key-escape = Esc
guide-keys-escape = put the card back, or close a window like this one
guide-key-tab = Tab
guide-keys-tab = through everything else on the page; with Shift, back
