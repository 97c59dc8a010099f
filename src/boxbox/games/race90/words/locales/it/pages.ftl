# Preparare un tavolo di Race! Formula 90.

# I circuiti.
r90-pages-track = Circuito
r90-pages-track-monza = Lunghi rettilinei e frenate violente: il posto giusto per frenare tardi e sorpassare con coraggio.
r90-pages-track-monza-facts = 5,79 km{ "\u00A0" }· 7 curve{ "\u00A0" }· 53 giri
r90-pages-track-hungaroring = Stretto e tortuoso: una curva dopo l'altra, sorpassare è difficile e un buon posto in griglia vale doppio.
r90-pages-track-hungaroring-facts = 4,38 km{ "\u00A0" }· 14 curve{ "\u00A0" }· 77 giri
r90-pages-track-facts = { $km } km{ "\u00A0" }· { $corners ->
        [one] 1 curva
       *[other] { $corners } curve
    }{ "\u00A0" }· { $laps } giri

# I livelli e i moduli.
r90-pages-level = Regole
r90-pages-level-junior = Il modo più semplice, anche con i bambini: niente strategie, niente contest, niente rifornimenti.
r90-pages-level-junior-time = meno di un'ora
r90-pages-level-basic = La gara intera: strategie, contest, Frenata Ritardata, pit stop. Comincia da qui.
r90-pages-level-basic-time = 1–2 ore
r90-pages-level-advanced = In più fino a otto moduli: meteo, carburante, abilità dei piloti, Safety Car.
r90-pages-level-advanced-time = 2–4 ore
r90-pages-modules = Moduli
r90-pages-modules-help = Tutti insieme, o uno in più a ogni gara.
r90-pages-modules-last = L'ultimo resta attivo: senza moduli è il Gioco Base.
r90-pages-module-track-cards = Un secondo mazzo proprio per questo circuito: te lo guadagni usando bene la tua strategia.
r90-pages-module-skills = Ogni pilota è maestro in una cosa: riflessi, pit stop, doppiaggi…
r90-pages-module-car-setup = Costruisci l'auto prima delle qualifiche: punti per gomme, carte e spazi danno.
r90-pages-module-fuel = Con poco carburante sei veloce in qualifica ma ti fermi presto; con molto vai più lontano.
r90-pages-module-weather = Il cielo cambia durante la gara, e fra quattro tipi di gomme serve quello giusto.
r90-pages-module-superfast = Altri due robot, più veloci di tutti gli altri.
r90-pages-module-flags = Le carte fanno sventolare bandiere gialle, verdi, blu e arancioni.
r90-pages-module-off-track = Chi frena troppo tardi finisce fuoripista, e un brutto incidente fa uscire la Safety Car.

# I posti.
r90-pages-robots = I robot completano la griglia: auto che si guidano da sole.
r90-pages-robots-superfast = I robot completano la griglia: auto che si guidano da sole, due sono SUPERFAST.
r90-pages-chart-later = Auto ancora da scegliere
r90-pages-seat-chart = { $seat }, auto
r90-pages-seat-skill = { $seat }, abilità
r90-pages-seat-strategy = { $seat }, strategia

# Le altre regole.
r90-pages-length = Lunghezza
r90-pages-length-help = Una corsa breve finisce circa un terzo prima, e le gomme si pagano solo con i gettoni.
r90-pages-length-full = Intera
r90-pages-length-short = Breve
r90-pages-charts = Auto
r90-pages-charts-help = Ogni nazione ha i suoi colori, e ogni Scheda Auto le sue gomme, carte e spazi danno.
r90-pages-charts-colours = Ogni nazione ha i suoi colori. Quello che le auto sanno fare si decide con il setup, prima delle qualifiche.
r90-pages-skills = Abilità dei piloti
r90-pages-skills-help = Ogni pilota ne ha una; al massimo tre hanno la stessa.
r90-pages-strategies = Strategie iniziali
r90-pages-strategies-help = Si possono cambiare a ogni pit stop.
r90-pages-source-choose = Scelte in gara
r90-pages-source-random = Sorteggiate
r90-pages-source-own = Decise qui
r90-pages-weather = Meteo alla partenza
r90-pages-weather-help = Sorteggiato con le probabilità del circuito, o come vuoi tu.
r90-pages-weather-draw = Sorteggiato
r90-pages-weather-dry = Asciutto
r90-pages-weather-uncertain = Incerto
r90-pages-weather-rain = Pioggia
r90-pages-more = Altre regole
r90-pages-rescue = Rientro dei piloti eliminati
r90-pages-rescue-help = Un giocatore eliminato può rientrare al posto dell'ultimo robot.
r90-pages-hazard = HAZARD
r90-pages-hazard-help = Com'è stampata, o come l'autore l'ha cambiata poi: con bonus per danni e Blind Check.
r90-pages-hazard-printed = Stampata
r90-pages-hazard-later = Versione nuova
r90-pages-refuelling = Il nuovo carburante conta
r90-pages-refuelling-help = In un pit stop: dal turno del segnalino Rifornimento, o dal turno in corso.
r90-pages-refuelling-chit = Dal segnalino
r90-pages-refuelling-turn = Da questo turno
