# Why a race can't be set up so: for the terminal and for the pages.

error-no-such-game = there is no game { $game }; the games are { $games }
error-wrong-seats = { $game } is for { $low } to { $high } players, not { $given }
error-no-such-option = there is no option '{ $option }'; the options are { $options }
error-wrong-option = option { $option }: '{ $given }' is not { $expected }
error-expected-whole = a whole number from { $low } to { $high }
error-expected-switch = true or false
error-expected-one = one of { $choices }
error-expected-set-aside = a number of cards from 0 to { $most }, one a race, or circuit
error-expected-circuits = calendar, or a different one for each race of { $names }
error-expected-teams = all six teams in the order of the seats: { $names }
error-expected-per-seat = { $words }, or one for each seat of { $names }
error-expected-modules = all, or some of { $names }
error-one-a-race = option { $option }: one for each of { $races ->
        [one] 1 race
       *[other] { $races } races
    }, not { $given }
error-one-a-seat = option { $option }: one for each of { $seats } seats, not { $given }
error-too-many-aside = option { $option }: { $cards } cards, but { $hands } hands leave only { $most }
error-modules-of-level = option { $option }: they are for level { $level }
error-module-not-played = option { $option }: the module { $module } is not played
error-junior-strategies = option { $option }: the Junior variant has no strategies
error-skill-too-often = option { $option }: { $skill } for { $most } seats at most
error-tuning-alone = option { $option }: { $skill } is of use with the module { $module } only
error-chart-twice = option { $option }: two seats can't both have the chart of { $country }
error-no-such-driver = there is no driver '{ $driver }'; the drivers are { $drivers }
error-bot-sits-here = a seat taken here is driven by a person, not by a bot
