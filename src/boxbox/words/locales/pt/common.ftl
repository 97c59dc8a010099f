# Palavras comuns aos dois jogos.

game-motor-racing = Formula Motor Racing
game-race90 = Race! Formula 90
bot-random = novato
bot-greedy = impulsivo
bot-rules = veterano
person = pessoa
plain-player = Jogador { $number }

# O que aconteceu à própria corrida.
event-undone = Foram anuladas jogadas: a corrida continua a partir de um momento anterior.
event-driver = { $who ->
        [you] Tens agora
       *[other] { $player } tem agora
    } um bot ao volante: { $driver }.
event-driver-person = { $who ->
        [you] Estás
       *[other] { $player } está
    } de novo ao volante.

# Porque é que algo é recusado.
reason-stale = Essa pergunta já está resolvida.
reason-not-your-turn = Não é a tua vez.
reason-match-over = A corrida terminou.
reason-no-such-seat = Não existe o lugar { $seat }.
reason-no-such-line = Não existe essa linha no registo.
reason-unknown-act = Neste jogo não se pode fazer «{ $act }».
reason-chain-past-luck = «{ $act }» tem de esperar: antes decide a sorte.
reason-bad-driver-name = «{ $name }» não pode ser o nome de um piloto.
reason-in-the-past = Estás a ver um momento passado: daqui não se pode jogar.

# Why something is refused in any game.
reason-not-now = Isso não se pode fazer agora.
reason-card-not-in-hand = Não tens { $card } na mão.

# Circuits.
circuit-monaco = Mónaco
