# Questions with screens of their own: what they say beside the shared words of the game.
r90-ask-weigh = What to weigh
r90-ask-taps = Tap once to look, once more to choose.
r90-ask-taken = { $player } drives it
r90-ask-tyres-of = tyre chips
r90-ask-cards-of = cards
r90-ask-slots-of = damage slots
r90-ask-slots-used = damage
r90-ask-points-used = { $used } of { $most } points
r90-ask-build = Build this car
r90-ask-hand-total = movement in total
r90-ask-hand-fast = fast (4 or more)
r90-ask-hand-pairing = with 1, for pairs
r90-ask-hand-new = All of these are replaced, and you keep what you get.
r90-ask-factors = Check Factors
r90-ask-secret = Secret until everyone has qualified.
r90-ask-chips = { $chips ->
        [one] chip
       *[other] chips
    }
r90-ask-each-turn = a turn now
r90-ask-soft-sets = { $sets ->
        [one] 1 set left
       *[other] { $sets } sets left
    }
r90-ask-track-card = Track Card
r90-ask-track-cards = { $cards ->
        [one] Track Card
       *[other] Track Cards
    }
r90-ask-no-soft = You have no set of soft tyres left.
r90-ask-from-turn = from turn { $turn }
r90-ask-current = now
r90-ask-fuel-turns = { $turns ->
        [one] turn of fuel
       *[other] turns of fuel
    }
r90-ask-fuel-to = turn by which to refuel
r90-ask-new-set = chips, on tyres you choose
r90-ask-new-chips = new tyre chips
r90-ask-repaired = damage repaired
r90-ask-new-strategy = new strategy
r90-ask-fuel-price = { $sections ->
        [one] section for fuel to the end
       *[other] sections for fuel to the end
    }
r90-ask-rejoin = Back on track:
r90-ask-stop = Pit stop
r90-ask-step-refuel = Fuel
r90-ask-step-discard = Cards
r90-ask-step-tyres = Tyres
r90-ask-step-strategy = Strategy
r90-ask-done = done
r90-ask-sections = { $sections ->
        [one] −1 section
       *[other] −{ $sections } sections
    }
r90-ask-no-price = no extra time
r90-ask-own-tyres = points with your tyres
r90-ask-all-checks = on every check
r90-ask-nobody = Nobody is held up there now.
r90-ask-off = Off the track:
r90-ask-failed = if it fails:
r90-ask-forced = turn by which you must stop
r90-ask-brake-with = sure, with this card
r90-ask-points-left = { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }
r90-ask-soft-left = bonuses left: { $left }
r90-ask-matching = { $cards ->
        [0] no card of yours has this colour
        [one] 1 card of yours has this colour
       *[other] { $cards } cards of yours have this colour
    }
r90-ask-retire = You watch the rest of the race.
