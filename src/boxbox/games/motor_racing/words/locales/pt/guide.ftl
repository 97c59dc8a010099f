# Como se joga Formula Motor Racing.

guide-welcome = Doze carros a fundo, colados uns aos outros, e cada carta muda a ordem. Não há voltas para contar nem distâncias para medir: só interessa quem vai à frente quando cai a bandeira.

guide-goal-title = O objetivo
guide-goal = Diriges uma equipa com dois carros. Leva-os às seis primeiras posições no fim de cada corrida: é lá que estão os pontos. Quem tiver mais depois da última corrida vence o campeonato.
guide-goal-teams = A três, cada um dirige duas equipas. A quatro ou a cinco, há equipas sem dono: correm na mesma, somam os seus pontos e, de vez em quando, levam o título.

guide-turn-title = A tua vez
guide-turn-card = Escolhe uma das tuas cinco cartas.
guide-turn-car = Escolhe o carro a que se destina. Pode ser teu ou de um rival: dá uma ajuda aos teus ou complica a vida a alguém. Passa o cursor por um carro e vês onde iria parar; num ecrã tátil, o primeiro toque mostra-o e o segundo joga a carta.
guide-turn-draw = Tiras uma carta nova, e joga o seguinte.
guide-turn-always = Jogas uma carta sempre que é a tua vez, mesmo com os teus carros todos fora. Há sempre alguém para atrasar.

guide-cards-title = As cartas
guide-cards = Uma carta com a cor de uma equipa só vale para os carros dela, seja quem for que a tenha. Todas as outras valem para qualquer carro.
guide-overtake-title = Ultrapassagem
guide-overtake = O carro dispara para a frente, e o que vem logo atrás segue no cone de ar. Por isso, vê primeiro quem lá está! Na frente da corrida já não há ninguém para ultrapassar, e as posições a mais perdem-se.
guide-turbo = Só para um dos três últimos carros: ganha três posições de uma vez, e ninguém o consegue seguir.
guide-backward = Toda a gente erra. O carro perde uma, duas ou três posições; no máximo, fica em último.
guide-pit = Lança o dado. De 1 a 6, o carro para e perde esse número de posições; de 7 a 12, continua em pista e mantém a sua.
guide-charge = Lança o dado. De 1 a 9, o carro ganha uma posição e, se for teu, podes continuar a lançar enquanto tiveres coragem. De 10 a 12, acabou-se: com a caixa partida, o carro cai para último; com o motor partido, está fora da corrida. O carro de um rival só tem um lançamento, talvez mesmo aquele que esperavas.
guide-spin = Aqui escolhe o dado: aponta uma posição, e calha ao carro que lá vai. O Pião manda-o para último; com Pião e abandono, acabou-se a corrida para ele. Se não gostares do primeiro lançamento, podes repeti-lo uma vez, mas o segundo vale.
guide-crash = Também aqui o dado aponta uma posição, e não há segundo lançamento. O carro que lá vai fica fora, e tu decides se leva consigo o da frente ou o de trás.
guide-empty = Se na posição que o dado aponta não houver nenhum carro, não passa de um susto.

guide-die-title = O dado
guide-die = Tem doze faces, todas igualmente prováveis. Antes de jogares uma carta que precise dele, vês que efeito teria cada número.

guide-end-title = A bandeira de xadrez
guide-end = Quando o baralho acaba, todos jogam uma última carta. Depois cai a bandeira.
guide-end-points = Os seis primeiros carros somam 10, 6, 4, 3, 2 e 1 pontos. Contam os teus dois carros.
guide-end-out = Os carros que estão fora classificam-se atrás de todos os que continuam em pista; o primeiro a desistir fica em último.

guide-season-title = A temporada
guide-season = A primeira grelha é sorteada. Depois, os carros alinham como acabaram a corrida anterior, e começa quem tiver o carro na pole. Se esse carro não for de ninguém, começa o jogador mais bem colocado.
guide-season-ties = Em caso de empate, decide a melhor posição na última corrida, a não ser que a mesa tenha combinado ver primeiro as vitórias.

guide-marks-title = Ler a pista
guide-marks-teams = Cada equipa tem uma cor e uma forma:
guide-marks-own = Os teus carros têm um halo dourado.
guide-marks-lit = Os carros iluminados podem ser escolhidos. Se um continuar apagado, passa-lhe o cursor por cima ou toca-lhe, e ele diz-te porquê.
guide-marks-ghost = Um carro transparente mostra onde iria parar.
guide-marks-out = Os carros fora da pista estão fora da corrida.

guide-keys-title = Com o teclado
guide-key-figures = 1 – 5
guide-keys-figures = escolher uma carta da mão
guide-key-arrows = ← → ↑ ↓
guide-keys-arrows = de carta em carta e de carro em carro; para cima, das cartas para os carros
guide-key-enter = Enter
guide-keys-enter = escolher, também com a barra de espaço
guide-key-escape = Esc
guide-keys-escape = devolver a carta à mão, ou fechar uma janela como esta
guide-key-tab = Tab
guide-keys-tab = percorrer tudo o resto da página; com Shift, para trás
