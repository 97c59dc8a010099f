# Words that both games share.

game-motor-racing = Formula Motor Racing
game-race90 = Race! Formula 90
bot-random = learner
bot-greedy = hothead
bot-rules = old hand
person = person
plain-player = Player { $number }

# What happened to the race itself.
event-undone = Choices were undone: the race goes on from an earlier moment.
event-driver = A bot now drives for { $who ->
        [you] you
       *[other] { $player }
    }: { $driver }.
event-driver-person = { $who ->
        [you] You are
       *[other] { $player } is
    } at the wheel again.

# Why something is refused.
reason-stale = That question has already been settled.
reason-not-your-turn = It is not your turn.
reason-match-over = The race is over.
reason-no-such-seat = There is no seat { $seat }.
reason-no-such-line = There is no such line in the log.
reason-unknown-act = “{ $act }” is not something that can be done in this game.
reason-chain-past-luck = “{ $act }” has to wait: luck decides something first.
reason-bad-driver-name = “{ $name }” can't be the name of a driver.
reason-in-the-past = This is a look back: the race can't be played from here.

# Why something is refused in any game.
reason-not-now = You can't do that right now.
reason-card-not-in-hand = { $card } is not in your hand.

# Circuits.
circuit-interlagos = Interlagos
circuit-buenos-aires = Buenos Aires
circuit-imola = Imola
circuit-barcelona = Barcelona
circuit-monaco = Monaco
circuit-montreal = Montreal
circuit-magny-cours = Magny-Cours
circuit-silverstone = Silverstone
circuit-hockenheim = Hockenheim
circuit-hungaroring = Hungaroring
circuit-spa = Spa
circuit-monza = Monza
circuit-estoril = Estoril
circuit-nurburgring = Nürburgring
circuit-aida = Aida
circuit-suzuka = Suzuka
circuit-adelaide = Adelaide
