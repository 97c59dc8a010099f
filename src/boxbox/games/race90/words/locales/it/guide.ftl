# Come si gioca a Race! Formula 90: la guida delle pagine.

r90-guide-welcome = Un intero Gran Premio degli anni Novanta, dalle qualifiche alla bandiera a scacchi. Il motore sono le tue carte: quelle veloci ti portano lontano, ma consumano le gomme e logorano l'auto. Vince chi è in testa alla fine dell'ultimo turno.
r90-guide-turn-title = Il tuo turno in sei passi
r90-guide-turn = Un turno vale due o tre giri. Ogni auto muove una volta, dal LEADER all'indietro. Quando tocca a te:
r90-guide-step-contest = Contest
r90-guide-step-contest-text = Se sei in curva con altri, prima puoi lottare per la posizione. Rinunciare è sempre possibile.
r90-guide-step-pit = Pit stop
r90-guide-step-pit-text = Gomme nuove, riparazioni, carburante e carte, ma perdi alcune sezioni. Di solito si tira dritto.
r90-guide-step-draw = Pesca
r90-guide-step-draw-text = Ricevi una carta.
r90-guide-step-play = Gioca
r90-guide-step-play-text = Una carta, o una coppia: una qualsiasi con un +1, o due +2. Il numero grande dice quante sezioni devi percorrere, tutte.
r90-guide-step-pay = Paga
r90-guide-step-pay-text = I simboli sulla carta dicono che cosa chiede: gomme, danni, check.
r90-guide-step-drive = Guida
r90-guide-step-drive-text = In rettilineo ogni sorpasso costa 1 punto del tuo movimento. In curva e in frenata ti fermi dietro a chi ti precede.
r90-guide-first = La tua prima gara: scegli il Gioco Base e la corsa breve. Prima del via prendi un'auto, fai la qualifica con una carta (la più alta parte davanti) e scegli una strategia. Niente è deciso finché non confermi: guarda una carta e vedi dove ti porterebbe e quanto costerebbe.
r90-guide-more = Se vuoi saperne di più

r90-guide-cards-title = Le carte e i loro simboli
r90-guide-cards = Il numero grande è il movimento, quello nel cerchio il fattore di check, da 1 a 99. Accanto c'è quello che la carta costa o dà.
r90-guide-cards-speeding = veloci, a prezzo di gomme o danni
r90-guide-cards-driving = chiedono un check
r90-guide-cards-gear = lente, ma peschi altre carte
r90-guide-cards-event = meteo e bandiere; nel Gioco Base solo movimento
r90-guide-sign-tyre = una gomma da pagare, per ogni simbolo
r90-guide-sign-damage = 1 danno all'auto, per ogni simbolo
r90-guide-sign-check = un check; +20 o −20 sposta il tuo target
r90-guide-sign-draw = una carta da pescare, o quante ne dice il numero
r90-guide-cards-pair = Le due carte di una coppia valgono per intero: movimento, costi e check.

r90-guide-checks-title = I check e il tuo target
r90-guide-checks = Sulla tua Scheda Auto c'è una carta: il suo fattore è il tuo Target Check, in breve target. Per un check mostri una carta della mano, o una di quelle che stai giocando: se il suo fattore non supera il target, il check riesce. Se lo supera, l'auto prende 1 danno.
r90-guide-checks-target = La carta mostrata diventa il nuovo target. Conviene quindi usare la più alta che riesce: un target basso rende più duro ogni check successivo.
r90-guide-checks-blind = Se in mano non hai niente di adatto c'è il Blind Check: decide la prima carta del mazzo. Le probabilità le vedi prima di scegliere.

r90-guide-tyres-title = Gomme e danni
r90-guide-tyres = Ogni gomma su una carta costa un gettone. La prima si paga con un gettone; per le altre puoi dare carte della mano, ma non nella corsa breve né nella variante Junior.
r90-guide-damage = Un danno occupa uno spazio della tua auto con un disco pescato a caso. Quasi tutti sono rossi, e ai box si riparano; quelli marroni restano. Con più danni che spazi, sei fuori.

r90-guide-points-title = Traiettorie
r90-guide-points = Dove finisce il tuo movimento puoi prendere una traiettoria libera. Al turno dopo ti allunga il movimento del suo numero, se giochi una carta del suo colore. Finché ci sei tu, nessun altro può usarla.

r90-guide-passing-title = Sorpassi e contest
r90-guide-passing = In rettilineo ogni sorpasso costa 1 punto, e se i punti li hai devi farlo. In curva e in frenata non si passa: resti dietro, e i punti che avanzano sono persi.
r90-guide-contest = Chi comincia il turno in curva dietro a qualcuno può dichiarare un contest: una o due carte coperte. Conta solo il movimento, e tutti tranne il primo aggiungono il numero della curva. Il totale più alto va davanti. A parità ci si tocca: 1 danno a testa. Le carte tornano al turno dopo.
r90-guide-straights = Nel primo e nell'ultimo turno ogni sezione vale come rettilineo.

r90-guide-lapping-title = Doppiaggi
r90-guide-lapping = Le auto più lente non ti bloccano a lungo: le doppi con 1 punto, in curva con 2. Il LEADER deve prima riuscire in un check, altrimenti si ferma lì dietro, senza danni. Allo stesso prezzo un'auto doppiata può sdoppiarsi, cioè recuperare il giro.

r90-guide-braking-title = Frenata Ritardata
r90-guide-braking = Se il tuo movimento finisce in una sezione di frenata, puoi tentare la Frenata Ritardata. Decide la prima carta del mazzo: fino al numero scritto sulla pista sorpassi tutte le auto che sono lì e vai alla sezione dopo. Oltre finisci fuoripista, e ti serve un turno per rientrare.

r90-guide-pits-title = Pit stop e carburante
r90-guide-pits = La sosta si dichiara prima di pescare. Arretri delle sezioni che costa il pit stop, recuperi tutte le gomme, togli i dischi rossi, scarti quello che vuoi, riempi la mano e scegli una strategia qualsiasi. Poi guidi ancora nello stesso turno.
r90-guide-fuel = Il carburante basta fino a un certo turno, scritto sulla tua Scheda Auto: fermati una volta entro quel turno. Chi parte davanti ne ha di meno.

r90-guide-strategies-title = Strategie
r90-guide-strategies = Tieni la tua finché non ti fermi ai box o non salti un turno.

r90-guide-robots-title = I robot e il traguardo
r90-guide-robots = I robot completano la griglia. I FAST muovono sempre di 3, gli SLOW di 2, e una traiettoria li porta più in là qualunque sia il suo colore. Non pagano niente, fra loro si sorpassano gratis e fanno una sosta.
r90-guide-end = Dopo l'ultimo turno l'ordine in pista è l'ordine d'arrivo. Le auto eliminate si classificano dietro; la prima a uscire è ultima. Può vincere anche un robot.
r90-guide-junior = Per i più piccoli e per cominciare in fretta: niente contest, Frenata Ritardata, strategie né carburante. Sorpassare costa 1 punto, in curva 2, e i check sono sempre Blind Check.

r90-guide-advanced-title = Il Gioco Avanzato
r90-guide-advanced = Otto moduli, da giocare tutti insieme o uno alla volta:
r90-guide-module-track-cards = Fai quello che la tua strategia chiede per uno SPECIAL e peschi una Carta Circuito. È legata a una curva e si gioca solo se il movimento ci passa. I suoi simboli: vale doppio nei contest, lì i sorpassi costano 1, Frenata Ritardata sicura, coppia con qualsiasi carta.
r90-guide-module-skills = Ogni pilota ha una di sei abilità per tutta la gara:
r90-guide-module-car-setup = L'auto la imposti tu: 6 punti per gomme, carte e spazi danno.
r90-guide-module-fuel = Scegli con quanto carburante partire: un'auto leggera va meglio in qualifica, ma si ferma prima. Una sosta ne dà per 10 turni; 3 turni in più costano una sezione.
r90-guide-module-weather = Il meteo si sposta sulla sua tabella con le carte evento. Soft e hard sono per l'asciutto, le intermedie per il meteo incerto, le rain per la pioggia. Quelle sbagliate costano punti a ogni turno, e la pioggia toglie 20 ai tuoi target.
r90-guide-module-superfast = Due robot in più, e muovono di 4 sezioni.
r90-guide-module-flags = Le carte evento portano bandiere, che restano fino alla fine dello stage di gara. Gialla: passarla costa 1 punto, e in quella curva nessuno sorpassa. Verde: ne toglie una gialla. Blu: doppi con meno punti. Arancione: fai tentare ai robot la Frenata Ritardata.
r90-guide-module-off-track = Chi esce segue un percorso accanto alla pista: check per rientrare, danni, gomme perse, magari un incidente. Allora può uscire la Safety Car: tutti in fila dietro di lei, 1 sezione a turno, fino alla fine dello stage.

r90-guide-keys-title = Con la tastiera
r90-guide-key-figures = 1 – 9
r90-guide-keys-figures = prendi una carta dalla mano, o rimettila
r90-guide-key-arrows = ← →
r90-guide-keys-arrows = da una carta all'altra
r90-guide-key-up = ↑ ↓
r90-guide-keys-up = dalle carte al pulsante che le gioca, e indietro
r90-guide-key-enter = Invio
r90-guide-keys-enter = scegli, anche con la barra spaziatrice
r90-guide-key-escape = Esc
r90-guide-keys-escape = rimetti tutto a posto, o chiudi una finestra come questa
