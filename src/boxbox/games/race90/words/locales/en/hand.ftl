# The hand, the dock and the questions about cards.
r90-hand-title = Your hand
r90-hand-dock = Your move
r90-hand-weigh = What to weigh
r90-hand-sending = Sending…
r90-hand-thinks = { $name } is thinking…
r90-hand-drives = { $name }'s turn
r90-hand-you-drive = Your turn
r90-hand-goes-on = The race goes on
r90-hand-out = You are out; the race goes on
r90-hand-to-end = Skip to the end of the race
r90-hand-watching = You are watching
r90-hand-over = The race is over
r90-hand-tag-frozen = frozen
r90-hand-tag-fresh = next turn
r90-hand-tag-played = in play
r90-hand-tag-laid = laid
r90-hand-tag-new = new
r90-hand-no-pair = No pair with { $card }: pick this one and that one goes back.
r90-hand-only-pair = Not alone: pick a second card.
r90-hand-one-chip = At least one tyre must be paid with a chip.
r90-hand-pick = Pick a card, or two that make a pair, and see on the track where they take you. You draw one card a turn; a pit stop fills your hand.
r90-hand-stands = You stand on the { $colour } trajectory: a card of that colour takes you { $bonus } further.
r90-hand-stands-beside = You are not on a trajectory, so you get no bonus. You can take a free one when your move ends beside it; each holds one car.
r90-hand-free-points = next turn: { $points }
r90-hand-last-turns = { $left ->
        [one] Last turn: spend what you have.
       *[other] { $left } turns left: what you don't spend by the end is worth nothing.
    }
r90-hand-contest-full = no damage slot is free: equal totals would put you out
r90-hand-play = { $cards ->
        [2] Play both
       *[other] Play
    }
r90-hand-points = { $points ->
        [one] point
       *[other] points
    }
r90-hand-pass = past { $car }{ $cost ->
        [0] , free
       *[other] {" "}(−{ $cost })
    }
r90-hand-stuck = stuck behind { $car }{ $rule ->
        [corner] : no overtaking in corners
        [braking] : no overtaking under braking
        [points] : a pass costs { $needs } here
       *[none] {""}
    }
r90-hand-check-own = check ≤ { $target }: { $own ->
        [0] none of your cards passes; blind:
        [one] 1 card in hand or in play passes
       *[other] { $own } cards in hand or in play pass
    }
r90-hand-check-blind = check ≤ { $target }
r90-hand-check-second = second check; blind:
r90-hand-brake = Late Braking → { $distance }
r90-hand-secret = Nobody sees it before everyone has laid a card.
r90-hand-sealed = Your card lies face down. You may still change it.
r90-hand-awaited = Still to lay: { $names }
r90-hand-qualify = Qualify with it
r90-hand-qualify-change = Lay this one instead
r90-hand-qualify-move = in qualifying
r90-hand-qualify-target = and { $factor } becomes your target
r90-hand-contest = { $cards ->
        [2] Lay both face down
       *[other] Lay face down
    }
r90-hand-contest-car = { $answer ->
        [in] fights
       *[out] declines
    }
r90-hand-contest-total = in all
r90-hand-contest-place = { $modifier } for the corner
r90-hand-contest-strategy = { $bonus } for BANGING WHEELS
r90-hand-contest-win = Highest total: { $ahead ->
        [0] you stay ahead and move first.
       *[other] you are ahead of { $cars } and move first.
    }
r90-hand-contest-out = Without a fight: { $passing ->
        [0] you keep your place.
        [one] { $cars } goes ahead of you.
       *[other] { $cars } go ahead of you.
    }
r90-hand-mark-discards = Mark the cards that you don't want.
r90-hand-excess = { $excess ->
        [one] Discard 1 more.
       *[other] Discard { $excess } more.
    }
r90-hand-draws = { $cards ->
        [0] You draw no card
        [one] You draw 1 card
       *[other] You draw { $cards } cards
    }
r90-hand-discard = { $cards ->
        [0] Keep all
        [one] Discard 1 card
       *[other] Discard { $cards } cards
    }
r90-hand-pay = { $chips ->
        [one] Pay 1 chip
       *[other] Pay { $chips } chips
    }
r90-hand-pay-mixed = Pay { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }
r90-hand-pay-cards = Mark cards to pay with them instead of chips.
r90-hand-pay-more = { $cards ->
        [one] Your chips are not enough: mark 1 card.
       *[other] Your chips are not enough: mark { $cards } cards.
    }
r90-hand-factors = Factors up to { $target } pass
r90-hand-check = { $passed ->
        [none] Pick a card
        [yes] Check: passes
       *[no] Check: fails
    }
r90-hand-check-spent = the card is discarded
r90-hand-hold = Hold a card to read its symbols.
r90-hand-safety-car = Pick the card that you need least.
r90-hand-offer = Pick a card.
r90-hand-take = Take it
r90-hand-keep = Keep it
r90-hand-check-then = then the other ≤ the card used{ $modifier ->
        [0] {""}
       *[other] {" "}{ $signed }
    }
r90-hand-check-first = This one first
r90-hand-lay-order = Tap the cards in the order you want, from the top; the others lie below.
r90-hand-lay = Put them in this order
r90-hand-always-contest-decline = Never fight
r90-hand-always-brake-stay = Never brake late
r90-standing-contest-decline = Contests: never fight
r90-standing-brake-stay = Late Braking: never
r90-hand-always-pit-drive-on = Don't ask: drive on until I call
r90-standing-pit-drive-on = Pit stops: drive on until you call "box, box!"
r90-hand-box-box = Box, box!
r90-hand-box-called = You will be asked about a pit stop at your next turn.
r90-hand-box-help = Ask me about a pit stop again
r90-hand-box-late = You have already driven on this turn: { $undo ->
        [yes] undo that, or you will be asked next turn.
       *[no] you will be asked next turn.
    }
r90-hand-means-move = moves { $move ->
        [one] 1 section
       *[other] { $move } sections
    }
r90-hand-means-tyres = costs { $tyres ->
        [one] 1 tyre
       *[other] { $tyres } tyres
    }
r90-hand-means-damage = takes { $damage ->
        [one] 1 damage
       *[other] { $damage } damage
    }
r90-hand-means-check = asks for a check: up to your target { $modifier ->
        [0] {""}
        [20] +20
       *[other] −20
    } passes, anything higher is 1 damage
r90-hand-means-draw = draws { $draw ->
        [one] 1 card
       *[other] { $draw } cards
    }
r90-hand-means-factor = in a check it counts { $factor }
r90-hand-means-nothing = its symbol counts in the Advanced Game only
r90-hand-means-weather = changes the weather
r90-hand-means-yellow = yellow flag: slows a corner
r90-hand-means-green = green flag: removes a yellow one
r90-hand-means-blue = blue flag: lapping is free for you
r90-hand-means-orange = orange flag: a robot brakes late

# The order of discards.
r90-hand-lay-as-played = As they lie
r90-hand-always-lay-as-played = Always as they lie
r90-standing-lay-as-played = Discards: always as they lie
