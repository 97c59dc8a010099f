# Perché una gara non si può preparare così: per il terminale e per le pagine.

error-no-such-game = il gioco { $game } non esiste; i giochi sono { $games }
error-wrong-seats = a { $game } si gioca in { $low }–{ $high } giocatori, non { $given }
error-no-such-option = l'opzione '{ $option }' non esiste; le opzioni sono { $options }
error-wrong-option = opzione { $option }: '{ $given }' non va bene, serve { $expected }
error-expected-whole = un numero intero da { $low } a { $high }
error-expected-switch = true o false
error-expected-one = uno tra { $choices }
error-expected-set-aside = un numero di carte da 0 a { $most }, uno per gara, oppure circuit
error-expected-circuits = calendar, oppure un circuito diverso per ogni gara tra { $names }
error-expected-teams = l'elenco di tutte e sei le squadre nell'ordine dei posti: { $names }
error-expected-per-seat = { $words }, oppure un nome per ogni posto tra { $names }
error-expected-modules = all, oppure alcuni tra { $names }
error-one-a-race = opzione { $option }: ne serve uno per ciascuna gara ({ $races ->
        [one] 1 gara
       *[other] { $races } gare
    }), non { $given }
error-one-a-seat = opzione { $option }: ne serve uno per ciascuno dei { $seats } posti, non { $given }
error-too-many-aside = opzione { $option }: { $cards } carte, ma { $hands } mani ne lasciano solo { $most }
error-modules-of-level = opzione { $option }: i moduli sono per il livello { $level }
error-module-not-played = opzione { $option }: non si gioca con il modulo { $module }
error-junior-strategies = opzione { $option }: la variante Junior non ha strategie
error-skill-too-often = opzione { $option }: { $skill } per { $most } posti al massimo
error-tuning-alone = opzione { $option }: { $skill } serve solo con il modulo { $module }
error-chart-twice = opzione { $option }: due posti non possono avere entrambi la scheda { $country }
error-no-such-driver = il pilota '{ $driver }' non esiste; i piloti sono { $drivers }
error-bot-sits-here = un posto occupato qui è guidato da una persona, non da un bot
