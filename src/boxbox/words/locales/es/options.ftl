# Por qué no se puede preparar así una carrera: para el terminal y para las páginas.

error-no-such-game = no existe el juego { $game }; los juegos son { $games }
error-wrong-seats = { $game } es para { $low } a { $high } jugadores, no { $given }
error-no-such-option = no existe la opción '{ $option }'; las opciones son { $options }
error-wrong-option = opción { $option }: '{ $given }' no vale, hace falta { $expected }
error-expected-whole = un número entero de { $low } a { $high }
error-expected-switch = true o false
error-expected-one = uno de { $choices }
error-expected-set-aside = un número de cartas de 0 a { $most }, uno por carrera, o circuit
error-expected-circuits = calendar, o un circuito distinto para cada carrera entre { $names }
error-expected-teams = la lista de los seis equipos en el orden de los asientos: { $names }
error-expected-per-seat = { $words }, o un nombre para cada asiento entre { $names }
error-expected-modules = all, o algunos de { $names }
error-one-a-race = opción { $option }: hace falta uno por carrera ({ $races ->
        [one] 1 carrera
       *[other] { $races } carreras
    }), no { $given }
error-one-a-seat = opción { $option }: hace falta uno para cada uno de los { $seats } asientos, no { $given }
error-too-many-aside = opción { $option }: { $cards } cartas, pero { $hands } manos solo dejan { $most }
error-modules-of-level = opción { $option }: los módulos son para el nivel { $level }
error-module-not-played = opción { $option }: no se juega con el módulo { $module }
error-junior-strategies = opción { $option }: la variante Junior no tiene estrategias
error-skill-too-often = opción { $option }: { $skill } para { $most } asientos como máximo
error-tuning-alone = opción { $option }: { $skill } solo sirve con el módulo { $module }
error-chart-twice = opción { $option }: dos asientos no pueden tener a la vez el tablero { $country }
error-no-such-driver = no existe el piloto '{ $driver }'; los pilotos son { $drivers }
error-bot-sits-here = un asiento ocupado aquí lo conduce una persona, no un bot
