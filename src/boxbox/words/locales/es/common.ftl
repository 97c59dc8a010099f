# Palabras comunes a los dos juegos.

game-motor-racing = Formula Motor Racing
game-race90 = Race! Formula 90
bot-random = novato
bot-greedy = impulsivo
bot-rules = veterano
person = persona
plain-player = Jugador { $number }

# Qué le ha pasado a la propia carrera.
event-undone = Se han deshecho jugadas: la carrera sigue desde un momento anterior.
event-driver = { $who ->
        [you] Ahora tienes
       *[other] Ahora { $player } tiene
    } un bot al volante: { $driver }.
event-driver-person = { $who ->
        [you] Vuelves
       *[other] { $player } vuelve
    } al volante.

# Por qué se rechaza algo.
reason-stale = Esa pregunta ya está resuelta.
reason-not-your-turn = No es tu turno.
reason-match-over = La carrera ha terminado.
reason-no-such-seat = No existe el asiento { $seat }.
reason-no-such-line = No existe esa línea en el registro.
reason-unknown-act = En este juego no se puede hacer «{ $act }».
reason-chain-past-luck = «{ $act }» tiene que esperar: antes decide la suerte.
reason-bad-driver-name = «{ $name }» no puede ser el nombre de un piloto.
reason-in-the-past = Estás viendo un momento pasado: desde aquí no se puede jugar.

# Why something is refused in any game.
reason-not-now = Eso no se puede hacer ahora.
reason-card-not-in-hand = No tienes { $card } en la mano.

# Circuits.
circuit-monaco = Mónaco
circuit-adelaide = Adelaida
