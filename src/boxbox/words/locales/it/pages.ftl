# Le pagine intorno al tavolo.

# Ogni pagina.
page-title-home = boxbox: giochi da tavolo di corse
page-title-new = Un nuovo tavolo · boxbox
page-title-table = Al tavolo · boxbox
page-title-unknown = Fuori pista · boxbox
page-skip = Vai al contenuto
header-home = boxbox, vai alla pagina iniziale
header-light = Colori chiari
header-dark = Colori scuri
dialog-close = Chiudi
guide-title = Come si gioca
stepper-less = Riduci: { $what }
stepper-more = Aumenta: { $what }
connection-lost = Connessione persa. Nuovo tentativo…
load-failed = Non è stato possibile caricare questa parte della pagina. Controlla la connessione e riprova.
part-broken = Qualcosa è andato storto nel disegnare questa parte della pagina. Il resto funziona ancora; i dettagli sono nella console del browser.
load-again = Riprova

# Impostazioni.
settings-title = Impostazioni
settings-language = Lingua
settings-theme = Colori
theme-auto = Automatici
theme-light = Chiari
theme-dark = Scuri
settings-motion = Movimento
settings-motion-help = Con meno movimento, auto e dado sono subito nella nuova posizione.
motion-auto = Automatico
motion-full = Completo
motion-reduced = Ridotto
settings-sound = Suoni
settings-sound-help = In Race! Formula 90 si sentono motori, carte e bandiere.
settings-hand-only = Questo dispositivo è solo la mia mano
settings-hand-only-help = Mostra solo le tue carte, mentre la pista è su un altro schermo.

# La prima pagina.
home-title = Giochi da tavolo di corse: da soli, tra amici o con tutta la tavolata.
home-facts-motor-racing = Reiner Knizia{ "\u00A0" }· da 3 a 6 giocatori{ "\u00A0" }· circa 15 minuti a gara
home-facts-race90 = Alessandro Lala{ "\u00A0" }· da 2 a 6 giocatori{ "\u00A0" }· da 45 minuti a 4 ore
home-pitch-motor-racing = Dodici auto in fila, cinque carte in mano. Sorpassa, tira indietro un rivale, sfida il dado, e trovati davanti quando il mazzo finisce.
home-pitch-race90 = Un Gran Premio intero: risparmia le gomme o bruciale, frena tardi, scegli quando fermarti, guarda il cielo. Vince il piano migliore, e puoi cambiarlo a ogni giro.
home-race-now = Corri subito
home-race-now-help = Corri subito: tu contro i bot.
home-race-now-help-motor-racing = Corri subito: tu contro tre bot, una gara, senza registrarti.
home-race-now-help-race90 = Corri subito: tu contro tre bot, una corsa breve a Monza.
home-making = Un momento…
home-make-table = Apri un tavolo
home-guide = Come si gioca

# Le gare che questo browser conosce.
races-title = Le tue gare
races-title-unknown = Una gara
raced-race90 = { $track }{ "\u00A0" }· { $level ->
        [junior] variante Junior
        [advanced] Gioco Avanzato
       *[basic] Gioco Base
    }{ $length ->
        [short] { "" }{ "\u00A0" }· corsa breve
       *[full] { "" }
    }
races-loading = …
races-your-turn = Tocca a te
races-gathering = Prima del via
races-racing = In corso
races-over = Finita
races-gone = Non c'è più
races-unreachable = Non raggiungibile
races-bots = { $bots ->
        [one] 1 bot
       *[other] { $bots } bot
    }
races-free = { $seats ->
        [one] 1 posto libero
       *[other] { $seats } posti liberi
    }
races-opened = Ultima visita: { $date }
races-forget = Dimentica questa gara
races-forget-title = Dimenticare questa gara?
races-forget-text = Questo browser perderà la chiave del tuo posto. La gara continua.
races-keep = Tienila

# Un nuovo tavolo.
new-title = Un nuovo tavolo
new-count = Giocatori
new-free-teams = { $teams ->
        [one] Una scuderia libera: le sue auto corrono, e fanno punti.
       *[other] Scuderie libere: le loro auto corrono, e fanno punti.
    }
new-free-teams-bots = { $teams ->
        [one] La guida un bot con una sua mano di carte.
       *[other] Le guidano dei bot, ognuno con la sua mano di carte.
    }
new-variants = Gara e varianti
new-more = Varianti
new-changed = { $options ->
        [one] 1 cambiata
       *[other] { $options } cambiate
    }
new-begin = Via alla gara
new-begin-help = Ci siete tutti: la gara parte subito.
new-open = Apri il tavolo
new-open-help = Poi condividi un link e dai il via quando tutti sono seduti.

preset-title = Modi di giocare
preset-alone = Io contro i bot
preset-alone-help = Tu a questo schermo, bot a tutti gli altri volanti.
preset-together = Insieme a questo schermo
preset-together-help = Vi passate lo schermo; tra un turno e l'altro le carte restano coperte.
preset-devices = Ognuno sul suo dispositivo
preset-devices-help = Gli amici entrano con un link, accanto a te o lontano.
preset-board = Questo schermo è il tavolo
preset-board-help = Qui la pista per tutti, e ogni telefono è una mano di carte.

# Posti.
seat-number = Posto { $number }
seat-team = { $seat }, scuderia
seat-who = { $seat }, pilota
seat-name = { $seat }, nome
seat-name-short = Nome
seat-here = A questo schermo
seat-here-help = Una persona, qui
seat-friend = Un'altra persona, via link
seat-friend-help = Una persona su un altro dispositivo
seat-bot = Bot: { $bot }
seat-somebody = qualcuno
bot-random-help = Gioca una carta qualsiasi tra quelle permesse
bot-greedy-help = Prende sempre ciò che vale di più adesso
bot-rules-help = Conosce i trucchi e aspetta il momento

pace-title = Ritmo dei bot
pace-instant = Immediato
pace-fast = Veloce
pace-normal = Normale
pace-slow = Lento

# Le opzioni di Formula Motor Racing.
option-races = Gare
option-races-help = Si sommano i punti di tutte le gare: 3 fanno una serata, 17 una stagione intera.
option-set-aside = Gare più brevi
option-set-aside-help = Carte messe da parte coperte prima di ogni gara: più sono, prima finisce.
option-set-aside-own = Uguale per tutte
option-set-aside-circuit = Secondo il circuito
option-circuits = Circuiti
option-circuits-help = Nell'ordine della stagione, o quelli che tocchi, in quell'ordine.
option-circuits-calendar = Stagione
option-circuits-own = Scelgo io
option-drivers = Campionato piloti
option-drivers-help = Ognuna delle dodici auto ha un pilota con un nome, che fa punti anche individualmente.
option-ties = Parità
option-ties-help = A pari punti decide il miglior piazzamento nell'ultima gara, o il numero di vittorie.
option-ties-last-race = Ultima gara
option-ties-wins = Più vittorie
option-free-teams = Scuderie libere
option-free-teams-help = Con 4 o 5 giocatori: solo auto nella fila, o bot con le carte.
option-free-teams-idle = Solo auto
option-free-teams-bots = Bot

# Prima della gara.
lobby-title = Prendete posto
lobby-sit = Siediti qui
lobby-sit-too = Aggiungi qualcuno qui
lobby-person = Persona
lobby-person-help = Chi si siede qui
lobby-your-name = Il tuo nome
lobby-you = Tu
lobby-here = A questo schermo
lobby-present = Presente
lobby-away = Assente
lobby-other-device = Altro dispositivo
lobby-leave = Lascia il posto
lobby-begin = Via alla gara
lobby-full = Tutti i posti sono occupati.
lobby-free = { $seats ->
        [one] Il posto libero va a un bot.
       *[other] I { $seats } posti liberi vanno a dei bot.
    }
lobby-waiting = Ci sei. Il via lo dà chi ha aperto il tavolo.
lobby-watching = Scegli un posto libero, o resta a guardare.
lobby-invite = Invita gli altri
lobby-invite-help = Inquadrate il codice o aprite il link, poi sedetevi.

# Link da passare.
share-title = Condividi il tavolo
share-watch-help = Chi ha questo link può guardare. Non mostra la mano di nessuno.
share-link = Link al tavolo
share-qr = { $what } come codice QR
share-copy = Copia
share-copied = Copiato
share-send = Condividi
share-invitation = Una gara su boxbox
seat-link-title = Gioca su un altro dispositivo
seat-link-help = Inquadralo con il telefono, e il tuo posto sarà anche lì.
seat-link-warning = È la chiave della tua mano: non mostrarla a nessuno.
seat-link-label = Link segreto al tuo posto

# Un indirizzo che non porta da nessuna parte.
unknown-title = Fuori pista
unknown-text = A questo indirizzo non c'è niente. Forse il link si è perso un pezzo per strada.
unknown-back = Torna alla partenza

# Che cosa il server non ha voluto fare.
refused-otherwise = Non ha funzionato. Riprova.
reason-unreachable = Il server non è raggiungibile. Controlla la connessione e riprova.
reason-bad-option = Queste varianti non stanno insieme. In Formula Motor Racing, con più giocatori si mettono da parte meno carte.
reason-not-found = A questo indirizzo non c'è niente.
reason-broken = Qualcosa non va nel server. Riprova più tardi.

# A seat whose player drops out, a seat's new link, a seat that the host frees.
grace-title = Posti di chi perde la connessione
grace-help = Per questo tempo nessun altro può affidare il posto a un bot. Chi torna lo riprende subito.
lobby-grace = Chi perde la connessione conserva il posto per { $time }. Poi gli altri possono far guidare un bot.
lobby-free-seat = Libera il posto
seat-link-renew = Crea un nuovo link
seat-link-renew-help = Qualcun altro ha il tuo link? Creane uno nuovo: quello vecchio smette subito di funzionare, su ogni altro dispositivo.
seat-link-renewed = Questo è il tuo nuovo link. Quello vecchio non vale più.

# Una gara che non può continuare, e i tavoli eliminati.
races-closed = Chiusa
races-delete-text = Hai aperto tu il tavolo, quindi puoi anche eliminarlo per tutti.

# Un tavolo che non si è potuto fare, e una sua opzione con il nome che ha nella pagina.
reason-bad-option-because = Così non si può preparare: { $problem }.
option-named = «{ $name }»

# A server that only its own computer reaches, and its way in for phones.
network-closed = Per ora il link si apre solo su questo computer.
network-open = Fai entrare i telefoni
network-open-help = Apre boxbox a tutti i dispositivi della tua rete, finché non lo chiudi.
network-opened = I dispositivi della tua rete possono entrare.
network-close = Chiudi di nuovo
reason-no-network = Questo computer non è in una rete che i telefoni possano usare.
reason-not-here = Si può fare solo dal computer su cui gira boxbox.
