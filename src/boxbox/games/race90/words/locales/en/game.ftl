# Race! Formula 90.

# Who drives.
r90-player = Player { $number }
r90-the-player = Player { $number }
r90-fast = FAST { $number }
r90-slow = SLOW { $number }
r90-superfast = SUPERFAST { $number }
r90-robot-fast = FAST
r90-robot-slow = SLOW
r90-robot-superfast = SUPERFAST
r90-country-brazil = { $form ->
        [for] for Brazil
       *[name] Brazil
    }
r90-country-england = { $form ->
        [for] for England
       *[name] England
    }
r90-country-france = { $form ->
        [for] for France
       *[name] France
    }
r90-country-germany = { $form ->
        [for] for Germany
       *[name] Germany
    }
r90-country-italy = { $form ->
        [for] for Italy
       *[name] Italy
    }
r90-country-japan = { $form ->
        [for] for Japan
       *[name] Japan
    }
r90-level-basic = Basic Game
r90-level-junior = Junior variant
r90-level-advanced = Advanced Game
r90-module-track-cards = Track Cards
r90-module-skills = driver skills
r90-module-car-setup = car set-up
r90-module-fuel = fuel management
r90-module-weather = weather and tyres
r90-module-superfast = SUPERFAST robots
r90-module-flags = flags
r90-module-off-track = Off-track Trajectories and Safety Car
r90-module-none = none of its modules

# Where on the track: by name, at it, to it, or the corner that a straight or braking section belongs to.
r90-corner-turn = { $form ->
        [at] at Corner { $name }
        [to] to Corner { $name }
        [of] Corner { $name }
        [short] C{ $name }
       *[name] Corner { $name }
    }
r90-corner-the = { $form ->
        [at] at the { $name }
        [to] to the { $name }
        [of] the { $name }
       *[name] { $name }
    }
r90-corner-variante-del-rettifilo = { $form ->
        [at] at the Rettifilo chicane
        [to] to the Rettifilo chicane
        [of] the Rettifilo chicane
       *[name] Rettifilo
    }
r90-corner-curva-grande = { $form ->
        [at] at Curva Grande
        [to] to Curva Grande
        [of] Curva Grande
       *[name] Curva Grande
    }
r90-corner-variante-della-roggia = { $form ->
        [at] at the Roggia chicane
        [to] to the Roggia chicane
        [of] the Roggia chicane
       *[name] Roggia
    }
r90-corner-prima-di-lesmo = { $form ->
        [at] at Lesmo 1
        [to] to Lesmo 1
        [of] Lesmo 1
       *[name] Lesmo 1
    }
r90-corner-seconda-di-lesmo = { $form ->
        [at] at Lesmo 2
        [to] to Lesmo 2
        [of] Lesmo 2
       *[name] Lesmo 2
    }
r90-corner-variante-ascari = { $form ->
        [at] at the Ascari chicane
        [to] to the Ascari chicane
        [of] the Ascari chicane
       *[name] Ascari
    }
r90-section-braking = { $form ->
        [at] in the braking section before { $corner }
        [to] to the braking section before { $corner }
        [short] { $short } entry
       *[name] Braking for { $short }
    }
r90-section-straight = { $form ->
        [at] on the straight after { $corner }
        [to] to the straight after { $corner }
        [short] { $short } exit
       *[name] Straight after { $short }
    }
r90-section-main = { $form ->
        [at] on the main straight
        [to] to the main straight
        [short] Main straight
       *[name] Main straight
    }

# Cards.
r90-type-speeding = speeding
r90-type-driving = driving
r90-type-gear = gear
r90-type-event = event
r90-letter-speeding = S
r90-letter-driving = D
r90-letter-gear = G
r90-letter-event = E
r90-colour-speeding = red
r90-colour-driving = green
r90-colour-gear = orange
r90-colour-event = yellow
r90-tyres = { $tyres ->
        [one] 1 tyre
       *[other] { $tyres } tyres
    }
r90-new-tyres = { $tyres ->
        [one] 1 new tyre
       *[other] { $tyres } new tyres
    }
r90-damage = { $damage ->
        [one] 1 damage
       *[other] { $damage } damage
    }
r90-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
r90-repairs = { $repairs ->
        [one] 1 repair
       *[other] { $repairs } repairs
    }
r90-check = Check{ $modifier }
r90-draw = draw { $cards }
r90-flag-weather = weather
r90-flag-yellow = yellow flag
r90-flag-green = green flag
r90-flag-blue = blue flag
r90-flag-orange = orange flag
r90-unknown-card = Card { $card }
r90-track-cards = { $cards ->
        [one] 1 Track Card
       *[other] { $cards } Track Cards
    }
r90-symbol-contest = contest ×2
r90-symbol-overtake = passes cost 1
r90-symbol-braking = sure Late Braking
r90-symbol-pair = pairs with any card

# Tyres and weather.
r90-tyre-type-soft = { $form ->
        [letter] S
        [short] soft
       *[full] soft tyres
    }
r90-tyre-type-hard = { $form ->
        [letter] H
        [short] hard
       *[full] hard tyres
    }
r90-tyre-type-intermediate = { $form ->
        [letter] I
        [short] intermediate
       *[full] intermediate tyres
    }
r90-tyre-type-rain = { $form ->
        [letter] R
        [short] rain
       *[full] rain tyres
    }
r90-tyre-does-soft = for dry weather, three bonuses of +1, one a turn{ $left ->
        [one] , your last set
       *[other] {""}
    }
r90-tyre-does-hard = for dry weather
r90-tyre-does-intermediate = for uncertain weather
r90-tyre-does-rain = for rain
r90-weather-dry = dry
r90-weather-uncertain = uncertain
r90-weather-rain = rain

# Strategies: their names, and what they do.
r90-strategy-save-tyres = SAVE TYRES
r90-strategy-hazard = HAZARD
r90-strategy-balance = BALANCE
r90-strategy-lucky = LUCKY
r90-strategy-chase = CHASE
r90-strategy-banging-wheels = BANGING WHEELS
r90-does-save-tyres = the cards you play cost one tyre less each turn
r90-does-hazard = +1 section for each check and each damage of the cards you play; Late Braking goes 2 sections if the first is empty
r90-does-balance = trajectories give their bonus with any cards, as long as none is red
r90-does-lucky = each turn draw two cards and keep one
r90-does-chase = instead of drawing, take a card that the car ahead just used, or the top discard
r90-does-banging-wheels = +3 in contests; pass for 2 points in corners and 1 under braking; one free pass at the start

# What earns a SPECIAL.
r90-special = SPECIAL: { $what }
r90-special-save-tyres = pay a tyre chip all the same
r90-special-hazard = for each check passed and each damage, if you move 6 sections or more
r90-special-balance = play a card of the trajectory's own colour
r90-special-lucky = draw two cards of the same movement
r90-special-chase = end your move where the player you chase is, without leading
r90-special-banging-wheels = win a contest, or pass somebody by Late Braking

# Skills: their names, and what they do.
r90-skill-versatility = VERSATILITY
r90-skill-reflexes = REFLEXES
r90-skill-qualifying = QUALIFYING
r90-skill-pitting = PITTING
r90-skill-tuning = TUNING
r90-skill-lapping = LAPPING
r90-skill-does-versatility = change strategy when your turn begins, once between pit stops
r90-skill-does-reflexes = targets 20 higher in all your checks, Late Braking and lapping too
r90-skill-does-qualifying = +2 in qualifying{ $cards ->
        [yes] , and 2 Track Cards before the start
       *[no] {""}
    }
r90-skill-does-pitting = pit stops cost 2 sections less{ $cards ->
        [yes] {" "}and bring 2 Track Cards
       *[no] {""}
    }
r90-skill-does-tuning = 8 set-up points instead of 6
r90-skill-does-lapping = lap others for free, in corners for 1 point

# The questions, and what to weigh.
r90-ask-chart = Choose your car
r90-hint-chart = { $setup ->
        [yes] Here it is only a colour: you set up the car later.
       *[no] More tyres: you can go fast for longer. More cards: more choice. More damage slots: you can take more risks.
    }
r90-ask-substitute = Do you keep this hand?
r90-hint-substitute = You may change it once, all of it, at no cost, and then it stays. Some fast cards, a few +1 to pair with them and both low and high check factors (the numbers { $by ->
        [list] in brackets
       *[hand] in the rings
    }) make a good one. You use up one of the cards in qualifying.
r90-ask-qualify = Which card do you qualify with?
r90-hint-qualify = The highest movement starts in front; on a tie, the lower check factor (the number { $by ->
        [list] in brackets
       *[hand] in the ring
    }). But you lose the card, { $fuel ->
        [none] and its factor is your first target.
        [bid] and its factor is your first target. Your fuel comes next and counts too.
       *[chit] its factor is your first target, and the first two must refuel early.
    } A high target makes checks easy, a low one hard.
r90-ask-strategy = Which strategy?
r90-hint-strategy = You keep it until you pit or skip a turn. Look at your hand, your tyres and the traffic around you.{ $specials ->
        [yes] {" "}A SPECIAL brings a Track Card.
       *[no] {" "}LUCKY and SAVE TYRES are easy to begin with.
    }
r90-ask-contest = Contest { $where }, first to last: { $cars }. Do you fight?
r90-hint-contest = One or two cards, face down{ $by ->
        [list] ; for two, begin with the first in this list.
       *[hand] .
    } Robots draw two. All but the first car add the corner's number. { $by ->
        [list] The highest total goes first; drivers who decline drop behind those who fight.
       *[hand] {""}
    } Cars with equal totals touch and take damage. What you lay is frozen: you can't drive with it until next turn.
r90-ask-contest-second = You lay { $card }. A second card?
r90-hint-contest-second = It adds up, but is frozen for this turn as well.
r90-ask-pit = Pit stop?
r90-hint-pit = { $behind ->
        [safety-car] You would rejoin at the end of the queue. It brings
       *[nobody] It costs { $sections } sections, brings
    } { $fuel ->
        [none] tyres, repairs and a full hand
        [bid] tyres, repairs, a full hand, fuel for 10 turns or more and any strategy
       *[chit] tyres, repairs, a full hand, fuel to the end and any strategy
    }, and you still move this turn. See where you would rejoin, and in what traffic.
r90-hint-pit-last = It is the last turn: a stop costs sections, and what it brings can be used in this turn only.
r90-ask-discard = Pit stop: which cards do you discard?
r90-hint-discard = { $must ->
        [yes] You hold more than { $limit } cards, so you must discard.
       *[no] Afterwards you draw up to { $limit } cards.
    }{ $by ->
        [list] {" "}Begin with the first in the list that you don't want: the ones above it stay.
       *[hand] {""}
    }
r90-ask-draw = CHASE: what do you take?
r90-hint-draw = A card you can see, or an unknown one from the deck.
r90-ask-keep = LUCKY: which card do you keep?
r90-hint-keep = The other one is discarded.
r90-ask-play = Which card do you play?
r90-hint-play = The full value must be driven, so look where you would stop: stuck behind a car, or on a trajectory with a bonus for next turn? { $by ->
        [list] For a pair, begin with its first card in this list.
       *[hand] A pair is any card with a +1, or two +2.
    }
r90-ask-second = You play { $card }. A second card with it?
r90-hint-second = Movements, costs and checks of both add up.
r90-ask-pay = { $tyres ->
        [one] 1 tyre to pay
       *[other] { $tyres } tyres to pay
    }: in chips, or partly with cards?
r90-hint-pay = At least one must be a chip. A card that you won't need may save another{ $by ->
        [list] ; with several, begin with the first in the list.
       *[hand] .
    }
r90-ask-check-order = Two checks: which one comes first?
r90-hint-check-order = The card you use for the first becomes the target of the second.
r90-ask-check = Check against { $target }: with which card?
r90-hint-check = Up to { $target } passes, anything higher is 1 damage: brown discs stay, and with no slot free you are out. The card is used up unless you are playing it, and becomes your new target: a low one makes later checks harder. A Blind Check uses the top card of the deck.
r90-ask-lay = Which card lies on top of the discards?
r90-hint-lay = A driver with CHASE may get it.
r90-ask-pass = Do you pass { $car }?
r90-hint-pass = Points left: { $points }. { $stay ->
        [no] You have the points, so you can't just stay behind.
       *[yes] If you stay behind, they are lost.
    }
r90-ask-lap-check = As Leader you must check against { $target } to lap { $car }: with which card?
r90-hint-lap-check = Up to { $target } passes. If you fail, you stop behind it without damage. The card becomes your new target.
r90-ask-brake = Do you brake late for { $corner }?
r90-hint-brake = The top card of the deck decides. Up to { $target }: you get past everybody here and on. Higher: you go off the track, and your next turn only brings you back.
r90-hint-brake-last = The top card of the deck decides. Up to { $target }: you get past everybody here and on. Higher: you go off the track, where your race ends, behind everybody in this section.
r90-hint-brake-path = The top card of the deck decides. Up to { $target }: you get past everybody here and on. Higher: you go off the track, where a check may bring you back before worse happens.
r90-path-check = check passed, back at { $where }
r90-path-failed = failed: { $path }
r90-path-damage = { $value ->
        [one] 1 damage
       *[other] { $value } damage
    }
r90-path-tyres = { $value ->
        [one] 1 tyre
       *[other] { $value } tyres
    }
r90-path-penalty = { $value ->
        [one] −1 point
       *[other] −{ $value } points
    } next turn
r90-path-pit = compulsory pit stop
r90-path-enter = back at { $where }
r90-path-crash = out of the race
r90-path-crash-sc = out of the race, Safety Car
r90-ask-point = Which trajectory do you take?
r90-hint-point = It gives its bonus on your next move, if you play a card of its colour. While you stand there, nobody else can use it.
r90-hint-point-last = It is the last turn: a trajectory helps only if you still have to move.
r90-ask-rescue = You are out of the race. Do you go on in the place of the last robot?
r90-hint-rescue = You would get a car with new tyres, no damage and a full hand.
r90-ask-skill = Which skill does your driver have?
r90-hint-skill = You keep it for the whole race. At most three drivers can have the same one.
r90-ask-setup = How do you set up your car?
r90-hint-setup = You have { $points } points: 8, 10 or 12 tyre chips, 5, 6 or 7 cards and 4, 5 or 6 damage slots cost 1, 2 or 3 each. More tyres: you can go fast for longer. More cards: more choice. More damage slots: you can take more risks.
r90-setup-fewer = With points left over (tyre chips-cards-damage slots):
r90-ask-fuel-bid = How much fuel do you start with?
r90-hint-fuel-bid = The race has { $turns } turns. A light car qualifies better, but has to refuel sooner. Nobody sees your fuel before all have qualified.
r90-ask-tyres = Which tyres do you fit?
r90-hint-tyres = Weather: { $weather }. The wrong tyres cost points every turn, and only a pit stop changes them.
r90-ask-refuel = How much fuel do you take?
r90-hint-refuel = The stop brings fuel for 10 turns; each 3 turns more cost 1 section. If it doesn't last to the end, you have to stop again.
r90-ask-versatility = VERSATILITY: do you change your strategy?
r90-hint-versatility = You can do it once, then not again before your next pit stop.
r90-ask-weather = Which way does the weather go?
r90-hint-weather = Now: { $weather }. You have { $tyres }. The wrong tyres cost points, and rain takes 20 off every check.
r90-ask-yellow-flag = Where do you put the yellow flag?
r90-hint-yellow-flag = Any car with it ahead, yours too, pays 1 point to go on, and nobody passes anybody in that section. It stays to the end of turn { $turn }.
r90-ask-green-flag = Which yellow flag do you remove?
r90-hint-green-flag = Its section is free again, for the others too.
r90-ask-soft-bonus = Use a soft-tyre bonus?
r90-hint-soft-bonus = Bonuses left: { $soft }. One a turn; a pit stop ends them.
r90-ask-orange-flag = Orange flag: do you make { $car } brake late?
r90-hint-orange-flag = Up to { $target } it gets past everybody in its section. Higher: it goes off the track{ $paths ->
        [yes] , and a crash may bring out the Safety Car.
       *[no] .
    }
r90-ask-off-track-check = Off the track! Check against { $target }: with which card?
r90-hint-off-track-check = Up to { $target } you regain control; any higher and you slide on. The card is discarded.
r90-ask-safety-car = Safety Car: which card do you discard?
r90-hint-safety-car = Behind the Safety Car you draw a card, move 1 section and discard a card. Nobody passes.

# The answers.
r90-answer-keep-hand = keep it
r90-answer-new-hand = substitute car: { $cards } new cards
r90-answer-decline = don't fight
r90-answer-alone = no, this one alone
r90-answer-box = pit stop
r90-answer-drive-on = drive on
r90-answer-enough = no more: draw up to { $limit }
r90-answer-deck = draw from the deck
r90-answer-skip = skip the turn
r90-answer-chips = chips
r90-answer-blind = Blind Check
r90-answer-as-played = leave them as they were played
r90-answer-pass = pass
r90-answer-pass-paying = pass, and keep the free pass for later
r90-answer-stay = stay behind
r90-answer-stay-here = no, stay here
r90-answer-brake-late = Late Braking
r90-answer-point = the { $colour } one: +{ $bonus }
r90-answer-no-point = none
r90-answer-rescue = yes, race on
r90-answer-retire = no, I'm done
r90-answer-keep-strategy = keep { $strategy }
r90-answer-drier = drier
r90-answer-wetter = wetter
r90-answer-leave-weather = leave it as it is
r90-answer-no-flag = nowhere
r90-answer-keep-flags = none
r90-answer-use-soft = yes, +1
r90-answer-save-soft = no, save it
r90-answer-stay-robot = no, it stays
r90-answer-fuel = { $turns } turns
r90-answer-flag = { $where }{ $ahead ->
        [0] {""}
        [one] , behind 1 car
       *[other] , behind { $ahead } cars
    }
r90-chart-name = { $country } { $side }
r90-chart-facts = { $tyres } tyre chips, { $cards } cards, { $damage } damage slots

# What a choice would do, in short pieces.
r90-preview-move = { $points ->
        [one] 1 point
       *[other] { $points } points
    } → { $where }
r90-preview-bonus = { $bonus } { $why ->
        [trajectory] trajectory
        [balance] BALANCE
        [soft] soft tyres
        [tyres] for the wrong tyres
        [off-track] after going off the track
       *[hazard] HAZARD
    }
r90-preview-past = past { $cars }
r90-preview-stuck = stuck behind { $car }
r90-preview-lap-checks = { $checks ->
        [one] lapping check
       *[other] { $checks } lapping checks
    }
r90-preview-check = check ≤ { $target }: { $own ->
        [0] none of your cards passes
        [one] 1 of your cards passes
       *[other] { $own } of your cards pass
    }, blind { $odds }%
r90-preview-check-blind = check ≤ { $target }: { $odds }%
r90-preview-check-second = second check: blind { $odds }%
r90-preview-brake = Late Braking { $odds }% → { $distance }
r90-preview-odds = ≤ { $target }: { $odds }%
r90-preview-off = else off the track: your next turn only brings you back, to { $where }
r90-preview-off-last = else off the track to the end, behind everybody here
r90-preview-pairs = { $pairs ->
        [one] also in 1 pair
       *[other] also in { $pairs } pairs
    }
r90-preview-pairs-other = pair: begin with the other card
r90-preview-event-orange = you can make robots brake late
r90-preview-event-blue = lapping costs you less
r90-preview-event-green = you remove a yellow flag
r90-preview-event-yellow = in a corner of your choice
r90-preview-event-weather = you move the weather
r90-preview-passes = passes
r90-preview-fails = fails: 1 damage, red or brown
r90-preview-fails-lapping = fails: you stop
r90-preview-out = you are out
r90-preview-risk = failing puts you out
r90-preview-target = new target { $factor }
r90-preview-played = you are playing it
r90-preview-behind = behind { $cars }
r90-preview-place = position { $place }{ $laps ->
        [0] {""}
        [one] , a lap down
       *[other] , { $laps } laps down
    }
r90-preview-value = total { $value }
r90-preview-owed = still to pay: { $owed }
r90-preview-left = { $left ->
        [one] 1 chip left
       *[other] { $left } chips left
    }
r90-preview-current = as now
r90-preview-cost = { $cost ->
        [0] free
        [one] costs 1 point
       *[other] costs { $cost } points
    }
r90-preview-skip = { $level ->
        [junior] no movement
       *[basic] no movement, but you may change strategy
    }
r90-preview-nothing = nothing beyond what the list says
r90-preview-specials = { $specials ->
        [one] SPECIAL: 1 Track Card
       *[other] SPECIAL: { $specials } Track Cards
    }
r90-preview-specials-perhaps = { $specials ->
        [one] SPECIAL perhaps: 1 Track Card
       *[other] SPECIAL perhaps: { $specials } Track Cards
    }
r90-preview-off-path = else off the track: { $path }
r90-preview-else-path = else: { $path }
r90-preview-past-robot = past { $cars }
r90-preview-off-robot = else off the track
r90-preview-fails-path = fails: { $path }
r90-preview-setup = { $points } points
r90-preview-bid = { $bonus } in qualifying
r90-preview-chips = { $chips } chips
r90-preview-wrong-tyres = { $points } a turn in this weather
r90-preview-refuel-by = refuel by turn { $turn }
r90-preview-refuel-enough = enough to the end
r90-preview-extra = { $sections ->
        [one] costs 1 more section
       *[other] costs { $sections } more sections
    }
r90-preview-robots-stop = all robots pit for tyres
r90-preview-most = { $points ->
        [one] up to 1 point
       *[other] up to { $points } points
    }
r90-preview-not-alone = only in a pair
r90-preview-flags = { $flags ->
        [one] past a yellow flag
       *[other] past { $flags } yellow flags
    }
r90-preview-fuel-to-end = { $sections ->
        [one] fuel to the end: 1 more section
       *[other] fuel to the end: { $sections } more sections
    }
r90-preview-frees = frees { $cars }
r90-preview-slows = slows { $cars }
r90-preview-sure = sure

# What happened.
r90-and = { $list } and { $last }
r90-past-whom = { $who ->
        [you] you
       *[other] { $player }
    }
r90-lap-whom = { $who ->
        [you] you
       *[other] { $player }
    }
r90-un-lap-whom = { $who ->
        [you] you
       *[other] { $player }
    }
r90-event-set-up = { $track }, { $level }: { $players } players, and the robots { $robots }.
r90-event-set-up-short = { $track }, { $level }, short race: { $players } players, and the robots { $robots }.
r90-event-modules = Played with: { $modules }.
r90-event-skill = { $who ->
        [you] Your
       *[other] { $player }'s
    } skill: { $skill }.
r90-event-chart-bare = { $who ->
        [you] You drive
       *[other] { $player } drives
    } { $country }.
r90-event-car-setup = { $who ->
        [you] You set up your
       *[other] { $player } sets up the
    } car: { $facts }.
r90-event-chart = { $who ->
        [you] You drive
       *[other] { $player } drives
    } { $country }: { $facts }.
r90-event-dealt = { $player } gets { $cards }.
r90-event-dealt-you = Your hand: { $cards }.
r90-event-substitute-new = { $who ->
        [you] You take
       *[other] { $player } takes
    } the substitute car, and with it a new hand.
r90-event-substitute-kept = { $who ->
        [you] You keep
       *[other] { $player } keeps
    } the first hand.
r90-event-sealed = { $who ->
        [you] Your
       *[other] { $player }'s
    } qualifying card lies face down.
r90-event-qualified = Qualifying: { $results }.
r90-qualified-fuel = fuel for { $turns } turns { $bonus }
r90-event-grid = The grid: { $order }.
r90-event-fuel = Refuelling due by turn: { $fuel }.
r90-event-weather-start = Weather at the start: { $slot }.
r90-event-weather-card = { $who ->
        [you] You move
        [same] { $kind ->
                [robot] It moves
               *[person] They move
            }
       *[other] { $player } moves
    } the weather{ $way ->
        [drier] {" "}a step drier
        [wetter] {" "}a step wetter
       *[unknown] {""}
    }: { $slot }.
r90-event-robot-tyres-start = The robots start on { $tyres }.
r90-event-robot-tyres-weather = The robots change to { $tyres }.
r90-event-tyres = { $who ->
        [you] You fit
        [same] { $kind ->
                [robot] It fits
               *[person] They fit
            }
       *[other] { $player } fits
    } { $tyres } ({ $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }).
r90-event-special = { $who ->
        [you] You score
        [same] { $kind ->
                [robot] It scores
               *[person] They score
            }
       *[other] { $player } scores
    } a SPECIAL with { $strategy }: { $cards }.
r90-event-special-shown = { $who ->
        [you] You score
        [same] { $kind ->
                [robot] It scores
               *[person] They score
            }
       *[other] { $player } scores
    } a SPECIAL with { $strategy }, for { $shown }: { $cards }.
r90-event-strategy = { $who ->
        [you] Your
        [same] { $kind ->
                [robot] Its
               *[person] Their
            }
       *[other] { $player }'s
    } strategy: { $strategy }.
r90-event-strategy-skip = { $who ->
        [you] Your
        [same] { $kind ->
                [robot] Its
               *[person] Their
            }
       *[other] { $player }'s
    } strategy from next turn on: { $strategy }.
r90-event-strategy-versatility = VERSATILITY: { $who ->
        [you] your
        [same] { $kind ->
                [robot] its
               *[person] their
            }
       *[other] { $player }'s
    } strategy is now { $strategy }.
r90-event-turn = ── Turn { $turn } of { $turns } · lap { $lap } of { $laps } ──
r90-event-turn-first = The start! This turn every section counts as a straight, and trajectories give no bonus yet.
r90-event-turn-last = The last turn! Every section counts as a straight now.
r90-event-turn-restart = Restart! This turn every section counts as a straight, and trajectories give no bonus.
r90-event-turn-safety-car = Safety Car: everybody moves 1 section, and nobody passes.
r90-event-chasing = { $who ->
        [you] You chase
       *[other] { $player } chases
    } { $chased } this turn.
r90-event-chasing-nobody = { $who ->
        [you] You have
       *[other] { $player } has
    } nobody to chase this turn.
r90-event-leader = { $who ->
        [you] You take
        [same] { $kind ->
                [robot] It takes
               *[person] They take
            }
       *[other] { $player } takes
    } the lead!
r90-event-contest = Contest { $where }: { $cars }.
r90-event-contest-laid = { $who ->
        [you] You lay
       *[other] { $player } lays
    } { $cards }.
r90-event-contest-declined = { $who ->
        [you] You don't
       *[other] { $player } doesn't
    } fight.
r90-event-contest-shown = { $results }.
r90-contest-value = { $car }: { $total } ({ $sum })
r90-contest-corner = corner { $modifier }
r90-event-contest-result = Now first to last: { $cars }.
r90-event-contest-tie = Contact: { $cars }!
r90-event-pit = { $who ->
        [you] You pit and rejoin
       *[other] { $player } pits and rejoins
    } { $where }.
r90-event-pit-fuel = { $who ->
        [you] You have to refuel and rejoin
       *[other] { $player } has to refuel and rejoins
    } { $where }.
r90-event-pit-forced = { $who ->
        [you] After going off the track you have to pit and rejoin
       *[other] After going off the track { $player } has to pit and rejoins
    } { $where }.
r90-event-pit-tyres = The robots pit for tyres: { $stops }.
r90-event-refuelled = { $who ->
        [you] You take
        [same] { $kind ->
                [robot] It takes
               *[person] They take
            }
       *[other] { $player } takes
    } fuel for { $turns } turns; the next stop is due by turn { $chit }.
r90-event-refuelled-enough = { $who ->
        [you] You take
        [same] { $kind ->
                [robot] It takes
               *[person] They take
            }
       *[other] { $player } takes
    } fuel for { $turns } turns, enough to the end.
r90-event-serviced = { $who ->
        [you] You get
        [same] { $kind ->
                [robot] It gets
               *[person] They get
            }
       *[other] { $player } gets
    } { $things }.
r90-event-discarded = { $who ->
        [you] You discard
        [same] { $kind ->
                [robot] It discards
               *[person] They discard
            }
       *[other] { $player } discards
    } { $cards }.
r90-event-drew = { $who ->
        [you] You draw
        [same] { $kind ->
                [robot] It draws
               *[person] They draw
            }
       *[other] { $player } draws
    } { $cards }.
r90-event-drew-discards = { $who ->
        [you] You take
        [same] { $kind ->
                [robot] It takes
               *[person] They take
            }
       *[other] { $player } takes
    } { $cards } from the discards.
r90-event-reshuffled = The deck is empty: the discards are shuffled into a new one.
r90-event-reshuffled-track = There is no Track Card left: the discarded ones are shuffled into a new deck.
r90-event-skipped = { $who ->
        [you] You skip the turn
        [same] { $kind ->
                [robot] It skips the turn
               *[person] They skip the turn
            }
       *[other] { $player } skips the turn
    }.
r90-event-played = { $who ->
        [you] You play
        [same] { $kind ->
                [robot] It plays
               *[person] They play
            }
       *[other] { $player } plays
    } { $cards }.
r90-event-played-cost = { $who ->
        [you] You play
        [same] { $kind ->
                [robot] It plays
               *[person] They play
            }
       *[other] { $player } plays
    } { $cards } for { $cost }.
r90-event-bonus = Bonus: { $bonus }.
r90-event-flag-yellow = { $who ->
        [you] You put
        [same] { $kind ->
                [robot] It puts
               *[person] They put
            }
       *[other] { $player } puts
    } a yellow flag { $where }{ $ahead ->
        [0] {""}
        [one] , behind 1 car
       *[other] , behind { $ahead } cars
    }.
r90-event-flag-green = { $who ->
        [you] You remove
        [same] { $kind ->
                [robot] It removes
               *[person] They remove
            }
       *[other] { $player } removes
    } the yellow flag { $where }.
r90-event-flag-blue = { $who ->
        [you] You have
        [same] { $kind ->
                [robot] It has
               *[person] They have
            }
       *[other] { $player } has
    } a blue flag now: lapping costs less.
r90-event-flag-orange = { $who ->
        [you] You have
        [same] { $kind ->
                [robot] It has
               *[person] They have
            }
       *[other] { $player } has
    } the orange flag now, and can make robots brake late.
r90-event-flag-unused = The { $flag } has no effect.
r90-event-flags-in = A new stage begins, and all flags are removed.
r90-event-forced = { $who ->
        [you] You make
       *[other] { $player } makes
    } { $car } brake late.
r90-event-paid = { $who ->
        [you] You pay
        [same] { $kind ->
                [robot] It pays
               *[person] They pay
            }
       *[other] { $player } pays
    } with { $payment }.
r90-event-paid-off-track = { $who ->
        [you] That costs you
       *[other] That costs
    } { $payment }.
r90-event-damage = { $who ->
        [you] You take
        [same] { $kind ->
                [robot] It takes
               *[person] They take
            }
       *[other] { $player } takes
    } { $disc ->
        [red] 1 red damage
       *[brown] 1 brown damage, beyond repair
    }.
r90-event-passed-movement = { $who ->
        [you] You pass the check
        [same] { $kind ->
                [robot] It passes the check
               *[person] They pass the check
            }
       *[other] { $player } passes the check
    } ({ $factor } against { $target }).
r90-event-failed-movement = { $who ->
        [you] You fail the check
        [same] { $kind ->
                [robot] It fails the check
               *[person] They fail the check
            }
       *[other] { $player } fails the check
    } ({ $factor } against { $target }).
r90-event-passed-lapping = { $who ->
        [you] You pass the lapping check
        [same] { $kind ->
                [robot] It passes the lapping check
               *[person] They pass the lapping check
            }
       *[other] { $player } passes the lapping check
    } ({ $factor } against { $target }).
r90-event-failed-lapping = { $who ->
        [you] You fail the lapping check
        [same] { $kind ->
                [robot] It fails the lapping check
               *[person] They fail the lapping check
            }
       *[other] { $player } fails the lapping check
    } ({ $factor } against { $target }).
r90-event-passed-late-braking = { $who ->
        [you] You brake late and stay on the track
        [same] { $kind ->
                [robot] It brakes late and stays on the track
               *[person] They brake late and stay on the track
            }
       *[other] { $player } brakes late and stays on the track
    } ({ $factor } against { $target }).
r90-event-failed-late-braking = { $who ->
        [you] You brake too late
        [same] { $kind ->
                [robot] It brakes too late
               *[person] They brake too late
            }
       *[other] { $player } brakes too late
    } ({ $factor } against { $target }).
r90-event-passed-off-track = { $who ->
        [you] You regain control
        [same] { $kind ->
                [robot] It regains control
               *[person] They regain control
            }
       *[other] { $player } regains control
    } ({ $factor } against { $target }).
r90-event-failed-off-track = { $who ->
        [you] You slide on
        [same] { $kind ->
                [robot] It slides on
               *[person] They slide on
            }
       *[other] { $player } slides on
    } ({ $factor } against { $target }).
r90-event-laid = { $who ->
        [you] You lay
       *[other] { $player } lays
    } { $cards } on the discards.
r90-event-drove = { $who ->
        [you] You drive
        [same] { $kind ->
                [robot] It drives
               *[person] They drive
            }
       *[other] { $player } drives
    } { $sections ->
        [one] 1 section
       *[other] { $sections } sections
    }{ $bonuses } { $where }{ $passes }.
r90-event-drove-nowhere = { $who ->
        [you] You stay
        [same] { $kind ->
                [robot] It stays
               *[person] They stay
            }
       *[other] { $player } stays
    } { $where }.
r90-event-drove-past = { $who ->
        [you] You pass
        [same] { $kind ->
                [robot] It passes
               *[person] They pass
            }
       *[other] { $player } passes
    } { $cars } { $where }.
r90-event-drove-lap = { $who ->
        [you] You lap
        [same] { $kind ->
                [robot] It laps
               *[person] They lap
            }
       *[other] { $player } laps
    } { $cars } { $where }.
r90-event-drove-un-lap = { $who ->
        [you] You get your lap
        [same] { $kind ->
                [robot] It gets its lap
               *[person] They get their lap
            }
       *[other] { $player } gets a lap
    } back from { $cars } { $where }.
r90-drove-past = , past { $cars }
r90-drove-lap = , lapping { $cars }
r90-drove-un-lap = , { $who ->
        [you] getting your lap
       *[other] getting a lap
    } back from { $cars }
r90-drove-flags = { $flags ->
        [one] , past a yellow flag
       *[other] , past { $flags } yellow flags
    }
r90-drove-lost = { $left ->
        [one] 1 point is lost.
       *[other] { $left } points are lost.
    }
r90-event-point = { $who ->
        [you] You take
        [same] { $kind ->
                [robot] It takes
               *[person] They take
            }
       *[other] { $player } takes
    } the { $colour } trajectory, +{ $bonus }.
r90-event-braked-late = { $who ->
        [you] You go on
        [same] { $kind ->
                [robot] It goes on
               *[person] They go on
            }
       *[other] { $player } goes on
    } { $where }{ $passes }.
r90-event-braked-with = { $who ->
        [you] You brake late with { $card } and go on
        [same] { $kind ->
                [robot] It brakes late with { $card } and goes on
               *[person] They brake late with { $card } and go on
            }
       *[other] { $player } brakes late with { $card } and goes on
    } { $where }{ $passes }.
r90-event-off-track = { $who ->
        [you] You go
        [same] { $kind ->
                [robot] It goes
               *[person] They go
            }
       *[other] { $player } goes
    } off the track { $where }{ $paths ->
        [yes] !
       *[no] {" "}and the next turn is lost!
    }
r90-event-penalty = { $who ->
        [you] You lose
        [same] { $kind ->
                [robot] It loses
               *[person] They lose
            }
       *[other] { $player } loses
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } next turn.
r90-event-pit-due = { $who ->
        [you] You have
        [same] { $kind ->
                [robot] It has
               *[person] They have
            }
       *[other] { $player } has
    } to pit in turn { $turn }.
r90-event-regained = { $who ->
        [you] You stop
        [same] { $kind ->
                [robot] It stops
               *[person] They stop
            }
       *[other] { $player } stops
    } beside the track { $where }.
r90-event-re-entered = { $who ->
        [you] You are
        [same] { $kind ->
                [robot] It is
               *[person] They are
            }
       *[other] { $player } is
    } back on the track { $where }.
r90-event-out-damage = { $who ->
        [you] You are out: your
        [same] { $kind ->
                [robot] It is out: the
               *[person] They are out: the
            }
       *[other] { $player } is out: the
    } car can take no more damage.
r90-event-out-fuel = { $who ->
        [you] You are out: your
        [same] { $kind ->
                [robot] It is out: the
               *[person] They are out: the
            }
       *[other] { $player } is out: the
    } tank is empty.
r90-event-out-tyres = { $who ->
        [you] You are out: your
        [same] { $kind ->
                [robot] It is out: the
               *[person] They are out: the
            }
       *[other] { $player } is out: the
    } tyres are ruined.
r90-event-out-crash = { $who ->
        [you] You are out: your
        [same] { $kind ->
                [robot] It is out: the
               *[person] They are out: the
            }
       *[other] { $player } is out: the
    } car is wrecked.
r90-event-safety-car = The Safety Car comes out! All queue up behind it: { $cars }.
r90-event-safety-car-in = The Safety Car comes in.
r90-event-rescued = { $who ->
        [you] You take
       *[other] { $player } takes
    } the place of { $robot } { $where }.
r90-event-finished-flag = Chequered flag! { $first } wins ahead of { $second } and { $third }.
r90-event-finished-no-players = No player is left in the race. { $first } wins ahead of { $second } and { $third }.

# Why something is refused.
r90-reason-match-over = The race is over.
r90-reason-card-frozen = { $card } is frozen: it was shown in a contest and comes back next turn.
r90-reason-card-is-target = { $card } lies on your chart as your target.
r90-reason-card-spent = { $card } has already been used this turn.
r90-reason-not-enough-tyres = { $cards } costs { $owed ->
        [one] 1 tyre
       *[other] { $owed } tyres
    }; your chips and other cards make { $have }.
r90-reason-no-chip-left = { $cards } costs tyres, and one at least must be a chip: you have none left.
r90-reason-only-chips = { $cards } costs { $owed ->
        [one] 1 tyre
       *[other] { $owed } tyres
    }, in this race in chips alone: you have { $chips }.
r90-reason-not-enough-chips = { $owed ->
        [one] 1 tyre is
       *[other] { $owed } tyres are
    } to be paid and you have { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }: pay with cards as well.
r90-reason-no-damage-slots = { $cards } brings { $damage ->
        [one] 1 damage
       *[other] { $damage } damage
    }, and your car can take { $free ->
        [0] no more
       *[other] only { $free } more
    }.
r90-reason-not-a-pair = { $first } and { $second } are no pair: a +1 goes with any card, a +2 with another +2.
r90-reason-lower-number-first = Begin this pair with { $second }: it comes first in your hand.
r90-reason-rising-order = { $card } comes before { $last }: name the cards in the order of your hand.
r90-reason-too-few-after = After { $card } you would need { $needed } more (left: { $left }): begin with an earlier card.
r90-reason-must-discard = You have { $excess ->
        [one] 1 card
       *[other] { $excess } cards
    } too many: discard first.
r90-reason-chart-taken = { $chart } is taken: { $player } has that chart.
r90-reason-no-such-chart = There is no chart “{ $chart }”.
r90-reason-point-taken = { $car } stands there.
r90-reason-no-such-point = { $points ->
        [0] There is no trajectory here
        [one] There is only 1 trajectory here
       *[other] There are only { $points } trajectories here
    }.
r90-reason-not-on-offer = { $card } is not on offer.
r90-reason-order-begun = You have started putting them in order: carry on.
r90-reason-pass-compulsory = You have the points, so you must pass { $car }.
r90-reason-no-paying-pass-not-free = You have no free pass to keep: “pass” costs points anyway.
r90-reason-no-paying-pass-points = You don't have the points to pay for passing { $car }.
r90-reason-no-late-braking-section = Late Braking is for braking sections only.
r90-reason-no-late-braking-stay-first = First decide about the pass; Late Braking comes after it.
r90-reason-already-pitted = You have already pitted this turn.
r90-reason-box-before-the-draw = A pit stop comes before you draw: it is too late for this turn.
r90-reason-deck-empty = There is no card left to draw.
r90-reason-no-robot-left = There is no robot left to replace.
r90-reason-module-not-played = This race is played without { $module }.
r90-reason-no-soft-left = You have used up your { $sets } sets of soft tyres.
r90-reason-too-many-points = That set-up costs { $points } points, and you have { $most }.
r90-reason-skill-taken = Three drivers already have { $skill }.
r90-reason-off-corner = { $card } is only for moves through { $corner }: this one does not get there.
r90-unplayable-off-corner = only through { $corner }: this move does not get there
r90-reason-card-fresh = { $card } is new: you can use it from next turn on.
r90-unplayable-card-fresh = from next turn on
r90-reason-flag-there = There is already a yellow flag { $section }.
r90-reason-flag-before-point = { $car } stands on a trajectory there: the flag can't be ahead of it.
r90-reason-same-strategy = { $strategy } is already your strategy: “keep-strategy” keeps it.
r90-reason-no-flag-place-section = There is no such section.
r90-reason-no-flag-place-corner = Yellow flags go into corner sections only.
r90-reason-no-flag-place-cars = There aren't that many cars in that section.
r90-reason-no-braking-card-symbol = { $card } can't be used for Late Braking.
r90-reason-no-braking-card-corner = { $card } is for Late Braking before another corner.
r90-reason-no-box-off-track = In the turn in which you come back to the track you can't pit.
r90-reason-no-flag-there = There is no yellow flag { $section }.
r90-reason-fuel-not-offered = You can't take { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } of fuel here; you can take: { $offered }.
r90-reason-weather-end = The weather can't get { $kind ->
        [dry] any drier
       *[rain] any wetter
    }.

# The terminal.
r90-intro =
    Be in front after the last turn. You are { $mark }, the Leader is { $leader }.
    Each turn all cars move, from the Leader backwards. Draw a card, then play one, or a pair: any card with a +1, or two +2. You must drive all of it.
    +4 (11) is 4 sections, check factor 11. Red cards (S) cost tyres and damage, green ones (D) ask for checks, orange ones (G) draw, { $events ->
        [some] yellow ones (E) bring { $brought }
       *[none] yellow ones (E) do nothing
    }. { $pay ->
        [chips] Tyres are paid in chips.
       *[cards] The first tyre is a chip, others may be cards.
    }
    Check: { $level ->
        [junior] the top card of the deck passes up to your target, a higher one is 1 damage
       *[basic] a card up to your target passes, a higher one is 1 damage
    }; it becomes your target. Too much damage and you are out. Pits repair red, not brown.
    { $level ->
        [junior] Passing costs 1 point, in corners 2; with the points you must pass.
       *[basic] Passing costs 1 point on straights. In corners you are stuck until a contest next turn; under braking too, or you risk Late Braking.
    } From a trajectory, a card of its colour takes you further.
    A pit stop costs { $sections } sections. { $level ->
        [junior] It is never compulsory.
       *[basic] Make one by your refuelling turn.
    }
r90-intro-track-cards = SPECIALs of your strategy bring Track Cards: strong, but only for moves through their corner.
r90-intro-weather = The wrong tyres for the weather cost 1 or 2 points a turn; rain takes 20 off checks.
r90-intro-fuel = A stop brings fuel for 10 turns; 3 turns more cost 1 section.
r90-intro-flags = Flags stay until the race stage ends; a yellow one costs 1 point, and nobody passes there.
r90-intro-off-track = Off the track you may wreck the car and bring out the Safety Car, until the stage ends.
r90-title = { $track } · turn { $turn } of { $turns } · lap { $lap } of { $laps }
r90-title-before = { $track } · before the race
r90-title-track = From the Leader backwards
r90-title-ahead = Ahead of you
r90-title-standings = The race so far
r90-title-classification = Classification
r90-legend = { $leader } Leader · { $own } you · ✓ moved · trajectories: ● free, ○ taken
r90-legend-down = { $mark } a lap down
r90-legend-pit = { $mark } just pitted
r90-legend-flag = { $mark } yellow flag
r90-legend-safety-car = { $mark } Safety Car
r90-legend-tyres = tyres: { $types }
r90-mark-safety-car = SC
r90-mark-back = back at { $where }
r90-mark-penalty = −{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
r90-mark-due = pit in turn { $turn }
r90-table-weather = Weather
r90-table-rain = checks −20
r90-table-stage = Stage
r90-table-stage-ends = { $stage } of { $stages }, to turn { $turn }
r90-table-robots = Robots
r90-table-blue = Blue flag
r90-table-orange = Orange flag
r90-table-safety-car = Safety Car to the end of turn { $turn }
r90-table-restart = Restart: all sections count as straights
r90-mark-pit = pit
r90-mark-off = off-track
r90-here = here
r90-target = Late Braking ≤ { $target }
r90-modifier = contest { $modifier }
r90-chart-tyres = Tyres
r90-chart-damage = Damage
r90-chart-target = Target Check
r90-chart-strategy = Strategy
r90-chart-strategy-idle = no effect for now
r90-chart-fuel = Refuel
r90-chart-fuel-by = by turn { $turn }
r90-chart-fuel-now = this turn!
r90-chart-fuel-done = done
r90-chart-fuel-enough = not needed
r90-chart-skill = Skill
r90-chart-skill-used = used
r90-chart-fresh = Next turn
r90-chart-discs = { $red } red, { $brown } brown of { $slots }
r90-chart-hand = Hand
r90-chart-frozen = Frozen
r90-chart-laid = Face down
r90-robot-fuel = Robots' refuelling turns (best-placed of each type first): { $chits }.
r90-skills = Skills: { $skills }.
r90-column-place = Pos
r90-column-driver = Driver
r90-column-gap = Gap
r90-column-tyres = Tyres
r90-column-damage = Damage
r90-column-cards = Cards
r90-column-target = Target
r90-column-strategy = Strategy
r90-column-fuel = Refuel
r90-gap-laps = { $laps ->
        [one] −1 lap
       *[other] −{ $laps } laps
    }
r90-gap-out = out
r90-verdict-won = { $player } wins the race.
r90-verdict-won-you = You win the race!
r90-verdict-place = You finish in position { $place } of { $cars }.
r90-verdict-out = You did not reach the flag.
r90-country-other = { $form ->
        [for] for { $name }
       *[name] { $name }
    }

# Track cards that must use their corner, and stops that could not be made.
r90-reason-misses-corner = { $card } must go through { $corner }: with this answer it would not get there.
r90-preview-bound-use-soft = needs the soft bonus
r90-preview-bound-drier = needs drier weather
r90-preview-bound-wetter = needs wetter weather
r90-preview-bound-unflag = needs the flag { $where } gone
r90-preview-bound-blind = needs a Blind Check
r90-event-out-stop = { $who ->
        [you] You are out: your
        [same] { $kind ->
                [robot] It is out: the
               *[person] They are out: the
            }
       *[other] { $player } is out: the
    } car had to make a pit stop and could not.
