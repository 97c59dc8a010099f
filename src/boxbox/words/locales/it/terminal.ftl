# Il terminale.

title-race = Gara { $race } di { $races }
title-deck = { $cards ->
        [0] ultimo turno
        [one] 1 carta nel mazzo
       *[other] { $cards } carte nel mazzo
    }
title-out = Fuori
title-standings = Classifica
title-drivers = Piloti
column-place = Pos.
column-player = Giocatore
column-team = Scuderia
column-driver = Pilota
column-points = Punti
column-wins = Vittorie
free-team = libero
prompt-choose = Numero, notazione o ? per l'aiuto
prompt-help =
    Scrivi il numero di un'opzione, o la sua notazione, per esempio { $example }.
    w e una notazione dice perché qualcosa non è permesso; u annulla ciò che non ha svelato nulla a nessuno;
    l mostra il registro come l'hai visto tu; s la classifica; q esce, e la gara resta salvata.
prompt-hand-over = { $player }, al volante! Premi Invio quando nessun altro guarda.
prompt-number = Scrivi un numero da 1 a { $last }.
undo-none = Non puoi annullare nulla per conto tuo: nel frattempo qualcuno ha scoperto qualcosa.
undo-done = Annullato.
saved = La gara è salvata. Per riprenderla:
resumed = Riprende la gara salvata in { $file }.
kept-old = Il file com'era è conservato in { $file }.
notice = Nota: { $notice }
season-won = { $player } vince il campionato con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
season-yours = Vinci il campionato con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }!
simulate-progress = In gara
simulate-title = { $games } stagioni, { $players } giocatori, seed { $seed }
column-bot = Bot
column-win-share = Vince
column-mean-points = Punti
column-mean-retirements = Fuori
simulate-free = scuderie libere
simulate-note = Punti e auto fuori sono per stagione; accanto a ogni valore, l'intervallo al 95%. I posti ruotano.
bench-title = Velocità su un solo core
column-what = Cosa
