# Come si gioca a Formula Motor Racing.

guide-welcome = Dodici auto sfrecciano una dietro l'altra, e ogni carta cambia l'ordine. Niente giri da contare, niente distanze da misurare: conta solo chi è davanti alla bandiera a scacchi.

guide-goal-title = L'obiettivo
guide-goal = Dirigi una scuderia con due auto. Portale tra le prime sei alla fine di ogni gara: è lì che si fanno i punti. Chi ne ha di più dopo l'ultima gara vince il campionato.
guide-goal-teams = In tre, ognuno dirige due scuderie. In quattro o in cinque, qualche scuderia resta libera: corre lo stesso, prende i suoi punti e ogni tanto anche un titolo.

guide-turn-title = Il tuo turno
guide-turn-card = Scegli una delle tue cinque carte.
guide-turn-car = Scegli l'auto a cui è destinata. Può essere tua o di un rivale: dai una mano alle tue, o rendi la vita difficile a qualcun altro. Passa sopra un'auto e vedi dove finirebbe; sul touch screen il primo tocco lo mostra, il secondo gioca la carta.
guide-turn-draw = Pesca una nuova carta; poi tocca al prossimo giocatore.
guide-turn-always = Giochi una carta a ogni turno, anche quando le tue auto sono tutte fuori. C'è sempre qualcuno da rallentare.

guide-cards-title = Le carte
guide-cards = Una carta con il colore di una scuderia vale solo per le sue auto, chiunque ce l'abbia in mano. Tutte le altre valgono per qualsiasi auto.
guide-overtake-title = Sorpasso
guide-overtake = L'auto scatta in avanti, e quella subito dietro la segue in scia. Quindi guarda prima chi c'è! In testa alla gara non c'è più nessuno da sorpassare, e le posizioni che avanzano vanno perse.
guide-turbo = Solo per una delle ultime tre auto: schizza avanti di tre posizioni, e nessuno riesce a starle dietro.
guide-backward = Tutti sbagliano. L'auto perde una, due o tre posizioni, al massimo finisce ultima.
guide-pit = Tira il dado. Da 1 a 6 l'auto si ferma e perde altrettante posizioni; da 7 a 12 resta in pista e tiene la sua.
guide-charge = Tira il dado. Da 1 a 9 l'auto guadagna una posizione e, se è tua, puoi tirare ancora finché ne hai il coraggio. Da 10 a 12 è finita: con il cambio rotto (Lose Gears) l'auto scivola in ultima posizione, con il motore in fumo (Engine Blows) è fuori gara. L'auto di un rivale ha un tiro solo, magari proprio quello che speravi.
guide-spin = Qui sceglie il dado: indica una posizione, e tocca all'auto che è lì. Il Testacoda la manda in ultima posizione, il Fuori pista la elimina dalla gara. Se il primo tiro non ti piace puoi riprovare una volta, ma poi vale quello.
guide-crash = Anche qui il dado indica una posizione, e non c'è un secondo tiro. L'auto che è lì è fuori, e decidi tu se porta con sé quella davanti o quella dietro.
guide-empty = Se nella posizione indicata dal dado non c'è nessuna auto, non succede nulla: solo uno spavento.

guide-die-title = Il dado
guide-die = Ha dodici facce, tutte ugualmente probabili. Prima di giocare una carta che lo richiede, vedi che cosa porterebbe ogni numero.

guide-end-title = La bandiera a scacchi
guide-end = Quando il mazzo è finito, tutti giocano un'ultima carta. Poi cala la bandiera.
guide-end-points = Le prime sei auto prendono 10, 6, 4, 3, 2 e 1 punti. Contano tutte e due le tue auto.
guide-end-out = Le auto eliminate si classificano dietro a tutte quelle in pista; la prima a uscire è ultima.

guide-season-title = La stagione
guide-season = La prima griglia si tira a sorte. Poi le auto si schierano come sono arrivate nella gara precedente, e inizia chi ha l'auto in pole. Se quell'auto non è di nessuno, inizia il giocatore meglio piazzato.
guide-season-ties = A pari punti decide il miglior piazzamento nell'ultima gara, a meno che al tavolo non si sia deciso di guardare prima le vittorie.

guide-marks-title = Leggere la pista
guide-marks-teams = Ogni scuderia ha un colore e una forma:
guide-marks-own = Le tue auto hanno un alone dorato.
guide-marks-lit = Le auto illuminate si possono scegliere. Se una resta spenta, passaci sopra o toccala e ti dirà perché.
guide-marks-ghost = Un'auto trasparente mostra dove finirebbe un'auto.
guide-marks-out = Le auto fuori dalla pista sono fuori gara.

guide-keys-title = Con la tastiera
guide-key-figures = 1 – 5
guide-keys-figures = prendi una carta dalla mano
guide-key-arrows = ← → ↑ ↓
guide-keys-arrows = vai di carta in carta e di auto in auto; in su, dalle carte alle auto
guide-key-enter = Invio
guide-keys-enter = scegli, anche con la barra spaziatrice
guide-key-escape = Esc
guide-keys-escape = rimetti a posto la carta, o chiudi una finestra come questa
guide-key-tab = Tab
guide-keys-tab = passa al resto della pagina; con Maiusc torna indietro
