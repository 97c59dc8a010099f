# The pages around the table.

# Every page.
page-title-home = boxbox: racing board games
page-title-new = A new table · boxbox
page-title-table = At the table · boxbox
page-title-unknown = Off the track · boxbox
page-skip = Skip to content
header-home = boxbox, go to the home page
header-light = Light colours
header-dark = Dark colours
dialog-close = Close
guide-title = How to play
stepper-less = { $what }: one less
stepper-more = { $what }: one more
connection-lost = Connection lost. Trying again…
load-failed = That part of the page could not be loaded. Check the connection and try again.
part-broken = Something went wrong while this part of the page was drawn. The rest still works; the browser's console has the details.
load-again = Try again

# Settings.
settings-title = Settings
settings-language = Language
settings-theme = Colours
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
settings-motion = Motion
settings-motion-help = With less motion, cars and the die are in their new place at once.
motion-auto = Automatic
motion-full = Full
motion-reduced = Less
settings-sound = Sounds
settings-sound-help = In Race! Formula 90, engines, cards and flags can be heard.
settings-hand-only = This device is only my hand
settings-hand-only-help = Shows your cards alone, while the track is on another screen.

# The first page.
home-title = Racing board games for one, for friends, for the whole table.
home-facts-motor-racing = Reiner Knizia{ "\u00A0" }· 3 to 6 players{ "\u00A0" }· about 15 minutes a race
home-facts-race90 = Alessandro Lala{ "\u00A0" }· 2 to 6 players{ "\u00A0" }· 45 minutes to 4 hours
home-pitch-motor-racing = Twelve cars nose to tail, five cards in your hand. Slip past, drag a rival back, dare the die, and be up in front when the deck runs out.
home-pitch-race90 = A whole Grand Prix: nurse the tyres or burn them, brake late, time your stops, watch the sky. The better plan wins, and you may change it on every lap.
home-race-now = Race now
home-race-now-help = Race now: you against bots.
home-race-now-help-motor-racing = Race now: you against three bots, one race, no account.
home-race-now-help-race90 = Race now: you against three bots, a short race at Monza.
home-making = One moment…
home-make-table = Set up a table
home-guide = How to play

# The races this browser knows.
races-title = Your races
races-title-unknown = A race
raced-race90 = { $track }{ "\u00A0" }· { $level ->
        [junior] Junior variant
        [advanced] Advanced Game
       *[basic] Basic Game
    }{ $length ->
        [short] { "" }{ "\u00A0" }· short race
       *[full] { "" }
    }
races-loading = …
races-your-turn = Your turn
races-gathering = Before the start
races-racing = Under way
races-over = Finished
races-gone = No longer there
races-unreachable = Not reachable
races-bots = { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
races-free = { $seats ->
        [one] 1 free seat
       *[other] { $seats } free seats
    }
races-opened = Last opened { $date }
races-forget = Forget this race
races-forget-title = Forget this race?
races-forget-text = This browser then loses its key to your seat. The race itself goes on.
races-keep = Keep it

# A new table.
new-title = A new table
new-count = Players
new-free-teams = { $teams ->
        [one] A free team: its cars race along, and score.
       *[other] Free teams: their cars race along, and score.
    }
new-free-teams-bots = { $teams ->
        [one] Driven by a bot with a hand of its own.
       *[other] Driven by bots with hands of their own.
    }
new-variants = Race and variants
new-more = Variants
new-changed = { $options ->
        [one] 1 changed
       *[other] { $options } changed
    }
new-begin = Start the race
new-begin-help = Everyone is here: the race starts at once.
new-open = Open the table
new-open-help = Next, share a link and start when everyone is seated.

preset-title = Ways to play
preset-alone = Me against bots
preset-alone-help = You at this screen, bots at all the other wheels.
preset-together = Together at this screen
preset-together-help = You hand the screen round; hands stay hidden in between.
preset-devices = Each on their own device
preset-devices-help = Friends join by link, next to you or far away.
preset-board = This screen is the table
preset-board-help = The track here for all to see, and each phone a hand of cards.

# Seats.
seat-number = Seat { $number }
seat-team = { $seat }, team
seat-who = { $seat }, driver
seat-name = { $seat }, name
seat-name-short = Name
seat-here = At this screen
seat-here-help = A person, here
seat-friend = A friend, by link
seat-friend-help = A person on another device
seat-bot = Bot: { $bot }
seat-somebody = somebody
bot-random-help = Plays any card that may be played
bot-greedy-help = Always grabs what counts most right now
bot-rules-help = Knows the tricks and waits for the moment

pace-title = Pace of the bots
pace-instant = Instant
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow

# The options of Formula Motor Racing.
option-races = Races
option-races-help = The points of all races are added up: 3 make an evening, 17 a full season.
option-set-aside = Shorter races
option-set-aside-help = Cards set aside unseen before each race: the more, the sooner it ends.
option-set-aside-own = The same for all
option-set-aside-circuit = By circuit
option-circuits = Circuits
option-circuits-help = In the order of the season, or those you tap, in that order.
option-circuits-calendar = Season
option-circuits-own = My choice
option-drivers = Drivers' championship
option-drivers-help = Each of the twelve cars has a named driver who also scores individually.
option-ties = Ties
option-ties-help = How ties are broken: by the better finish in the last race, or by the number of wins.
option-ties-last-race = Last race
option-ties-wins = Most wins
option-free-teams = Free teams
option-free-teams-help = With 4 or 5 players: just cars in the line, or bots with cards.
option-free-teams-idle = Just cars
option-free-teams-bots = Bots

# Before the race.
lobby-title = Take your seats
lobby-sit = Sit here
lobby-sit-too = Add a player here
lobby-person = Person
lobby-person-help = Whoever sits down here
lobby-your-name = Your name
lobby-you = You
lobby-here = At this screen
lobby-present = Here
lobby-away = Away
lobby-other-device = Other device
lobby-leave = Stand up
lobby-begin = Start the race
lobby-full = All seats are taken.
lobby-free = { $seats ->
        [one] The free seat goes to a bot.
       *[other] The { $seats } free seats go to bots.
    }
lobby-waiting = You are in. The host starts the race.
lobby-watching = Choose a free seat, or stay and watch.
lobby-invite = Invite the others
lobby-invite-help = Scan the code or open the link, then sit down.

# Links to hand on.
share-title = Share the table
share-watch-help = Whoever has this link can watch. It shows nobody's hand.
share-link = Link to the table
share-qr = { $what } as a QR code
share-copy = Copy
share-copied = Copied
share-send = Share
share-invitation = A race on boxbox
seat-link-title = Play on another device
seat-link-help = Scan this with your phone, and your seat is there as well.
seat-link-warning = This is the key to your hand: show it to nobody.
seat-link-label = Secret link to your seat

# An address that leads nowhere.
unknown-title = Off the track
unknown-text = There is nothing at this address. Perhaps the link was cut off on the way.
unknown-back = Back to the start

# What the server would not do.
refused-otherwise = That did not work. Try again.
reason-unreachable = The server can't be reached. Check the connection and try again.
reason-bad-option = These variants don't go together. In Formula Motor Racing, fewer cards can be set aside with more players.
reason-not-found = There is nothing at this address.
reason-broken = Something is wrong with the server. Try again later.

# A seat whose player drops out, a seat's new link, a seat that the host frees.
grace-title = Seats of players who drop out
grace-help = For this long, nobody else can hand their seat to a bot. Whoever comes back has it again at once.
lobby-grace = Players who drop out keep their seat for { $time }. After that, the others may let a bot drive.
lobby-free-seat = Free the seat
seat-link-renew = Make a new link
seat-link-renew-help = Has somebody else got hold of your link? Make a new one: the old link stops working at once, on every other device.
seat-link-renewed = This is your new link. The old one no longer works.

# A race that can't go on, and tables that are deleted.
races-closed = Closed
races-delete-text = You are the host, so you can also delete the table for everyone.

# A table that could not be made, and an option of it by its name on the page.
reason-bad-option-because = That can't be set up: { $problem }.
option-named = “{ $name }”

# A server that only its own computer reaches, and its way in for phones.
network-closed = So far only this computer can open the link.
network-open = Let phones in
network-open-help = Opens boxbox to all devices in your network until you close it.
network-opened = Devices in your network can come in.
network-close = Close it again
reason-no-network = This computer is in no network that phones could use.
reason-not-here = That can only be done at the computer that boxbox runs on.
