# Como se joga Race! Formula 90: o guia das páginas.

r90-guide-welcome = Um Grande Prémio inteiro dos anos noventa, da qualificação à bandeira de xadrez. O motor são as tuas cartas: as rápidas levam-te longe, mas gastam pneus e desgastam o carro. Ganha quem estiver à frente no fim do último turno.
r90-guide-turn-title = O teu turno em seis passos
r90-guide-turn = Um turno vale duas ou três voltas. Todos os carros se movem uma vez, do Líder para trás. Quando é a tua vez:
r90-guide-step-contest = Disputa
r90-guide-step-contest-text = Se estás numa curva com outros, podes primeiro lutar pela posição. Podes sempre recusar.
r90-guide-step-pit = Paragem na box
r90-guide-step-pit-text = Pneus novos, reparações, combustível e cartas, mas perdes algumas secções. O normal é seguir em frente.
r90-guide-step-draw = Tira
r90-guide-step-draw-text = Tiras uma carta.
r90-guide-step-play = Joga
r90-guide-step-play-text = Uma carta, ou um par: qualquer uma com um +1, ou dois +2. O número grande diz quantas secções percorres, todas.
r90-guide-step-pay = Paga
r90-guide-step-pay-text = Os símbolos da carta dizem o que ela pede: pneus, danos, verificações.
r90-guide-step-drive = Conduz
r90-guide-step-drive-text = Em reta, cada ultrapassagem custa 1 ponto do teu movimento. Em curva e em travagem paras atrás do carro da frente.
r90-guide-first = A tua primeira corrida: escolhe o Jogo Base e a corrida curta. Antes da partida escolhes um carro, fazes a qualificação com uma carta (a mais alta parte à frente) e escolhes uma estratégia. Nada fica decidido até confirmares: olha para uma carta e vês até onde te levaria e quanto custaria.
r90-guide-more = Quando quiseres saber mais

r90-guide-cards-title = As cartas e os seus símbolos
r90-guide-cards = O número grande é o movimento; o do círculo é o Fator de Verificação, de 1 a 99. Ao lado está o que a carta custa ou dá.
r90-guide-cards-speeding = rápidas, à custa de pneus ou danos
r90-guide-cards-driving = pedem uma verificação
r90-guide-cards-gear = lentas, mas tiras mais cartas
r90-guide-cards-event = tempo e bandeiras; no Jogo Base só movimento
r90-guide-sign-tyre = um pneu a pagar, por cada símbolo
r90-guide-sign-damage = um dano no carro, por cada símbolo
r90-guide-sign-check = uma verificação; +20 ou −20 muda o teu Verificador de Alvo
r90-guide-sign-draw = uma carta a tirar, ou as que o número disser
r90-guide-cards-pair = As duas cartas de um par contam por inteiro: movimento, custos e verificações.

r90-guide-checks-title = As verificações e o teu Verificador de Alvo
r90-guide-checks = No teu painel está uma carta: o número dela é o teu Verificador de Alvo, ou alvo, para abreviar. Para uma verificação mostras uma carta da mão, ou uma das que estás a jogar: se o Fator de Verificação não for superior ao alvo, passas. Se for, o carro recebe um dano.
r90-guide-checks-target = A carta que mostraste é o teu novo alvo. Por isso convém usar a mais alta que passe: um alvo baixo torna todas as seguintes mais difíceis.
r90-guide-checks-blind = Se nada na mão servir, há a Verificação Cega: decide a primeira carta do baralho. Vês as probabilidades antes de escolher.

r90-guide-tyres-title = Pneus e danos
r90-guide-tyres = Cada pneu de uma carta custa uma ficha. Pelo menos um tem de ser uma ficha; pelos outros podes dar cartas da mão, mas não na corrida curta nem na variante Junior.
r90-guide-damage = Um dano ocupa um espaço do teu carro com um disco tirado à sorte. Quase todos são vermelhos e reparam-se na box; os castanhos ficam. Com um dano a mais do que os espaços, estás fora.

r90-guide-points-title = Trajetórias
r90-guide-points = Onde acaba o teu movimento podes escolher uma trajetória livre. No turno seguinte soma o seu número ao teu movimento, se jogares uma carta da cor dela. Enquanto lá estiveres, mais ninguém a usa.

r90-guide-passing-title = Ultrapassagens e disputas
r90-guide-passing = Em reta cada ultrapassagem custa 1 ponto, e se tens os pontos é obrigatória. Em curva e em travagem ninguém ultrapassa: ficas atrás, e os pontos que sobram perdem-se.
r90-guide-contest = Quem começa o turno numa curva atrás de alguém pode declarar uma disputa: uma ou duas cartas tapadas. Só conta o movimento delas, e todos menos o primeiro somam o número da curva. O total mais alto vai para a frente. Em caso de empate há toque: um dano para cada um. As cartas voltam no turno seguinte.
r90-guide-straights = No primeiro e no último turno todas as secções contam como retas.

r90-guide-lapping-title = Dobrar
r90-guide-lapping = Os mais lentos não te prendem muito tempo: podes dobrá-los (dar-lhes uma volta de avanço) por 1 ponto, em curva por 2. O Líder tem de passar primeiro uma verificação; se falhar, fica atrás, sem dano. Pelo mesmo preço, um carro dobrado pode recuperar a volta.

r90-guide-braking-title = Travagem Tardia
r90-guide-braking = Se o teu movimento acaba numa secção de travagem, podes tentar a Travagem Tardia. Decide a primeira carta do baralho: até ao número escrito na pista ultrapassas todos os que lá estão e segues para a secção seguinte. Acima disso sais da pista, e precisas de um turno para voltar.

r90-guide-pits-title = Paragens e combustível
r90-guide-pits = A paragem declara-se antes de tirar a carta. Recuas as secções que custa a paragem na box, recuperas todos os pneus, livras-te dos discos vermelhos, descartas o que quiseres, enches a mão e escolhes qualquer estratégia. Depois ainda conduzes no mesmo turno.
r90-guide-fuel = O combustível chega até um turno que vês no teu painel: faz uma paragem até lá. Quem parte à frente leva menos.

r90-guide-strategies-title = Estratégias
r90-guide-strategies = Ficas com a tua até parares na box ou saltares um turno.

r90-guide-robots-title = Os robôs e a meta
r90-guide-robots = Os robôs completam a grelha. Os RÁPIDOS avançam sempre 3 secções, os LENTOS 2, e uma trajetória leva-os mais longe seja qual for a cor. Não pagam nada, ultrapassam-se uns aos outros de graça e fazem uma paragem.
r90-guide-end = Depois do último turno, a ordem na pista é o resultado. Os carros eliminados classificam-se atrás; o primeiro a ficar fora é o último. Um robô também pode ganhar.
r90-guide-junior = Para os mais novos e para começar depressa: sem disputas, Travagem Tardia, estratégias nem combustível. Ultrapassar custa 1 ponto, em curva 2, e as verificações são sempre cegas.

r90-guide-advanced-title = O Jogo Avançado
r90-guide-advanced = Oito módulos, para jogar juntos ou um de cada vez:
r90-guide-module-track-cards = Faz o que a tua estratégia pede para um ESPECIAL e tiras uma Carta de Pista. Pertence a uma curva e só se joga se o teu movimento passar por lá. Os seus símbolos: vale o dobro nas disputas, ali ultrapassar custa 1, Travagem Tardia segura, par com qualquer carta.
r90-guide-module-skills = Cada piloto tem uma de seis habilidades durante toda a corrida:
r90-guide-module-car-setup = Configuras tu o carro: 6 pontos para pneus, cartas e espaços de dano.
r90-guide-module-fuel = Escolhes com quanto combustível partes: um carro leve qualifica-se melhor, mas tem de parar mais cedo. Uma paragem dá para 10 turnos; mais 3 turnos custam uma secção.
r90-guide-module-weather = As cartas de evento mudam o tempo na sua tabela. Os pneus moles (Soft) e duros (Hard) são para tempo seco, os intermédios (Intermediate) para tempo incerto, os de chuva (Rain) para a chuva. Os errados custam pontos em cada turno, e a chuva desconta 20 ao teu alvo.
r90-guide-module-superfast = Mais dois robôs, e avançam 4 secções.
r90-guide-module-flags = As cartas de evento trazem bandeiras, que ficam até acabar a fase da corrida. Amarela: passá-la custa 1 ponto, e nessa curva ninguém ultrapassa. Verde: retira uma amarela. Azul: dobras mais barato. Laranja: fazes os robôs tentar a Travagem Tardia.
r90-guide-module-off-track = Quem sai segue um caminho ao lado da pista: verificações para voltar, danos, pneus, talvez um acidente. Então pode entrar o Safety Car: todos em fila atrás dele, 1 secção por turno, até acabar a fase.

r90-guide-keys-title = Com o teclado
r90-guide-key-figures = 1 – 9
r90-guide-keys-figures = escolher uma carta da mão, ou largá-la
r90-guide-key-arrows = ← →
r90-guide-keys-arrows = de carta em carta
r90-guide-key-up = ↑ ↓
r90-guide-keys-up = das cartas ao botão que as joga, e de volta
r90-guide-key-enter = Enter
r90-guide-keys-enter = escolher, também com a barra de espaço
r90-guide-key-escape = Esc
r90-guide-keys-escape = largar tudo, ou fechar uma janela como esta
