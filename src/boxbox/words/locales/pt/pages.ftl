# As páginas à volta da mesa.

# Todas as páginas.
page-title-home = boxbox: jogos de tabuleiro de corridas
page-title-new = Uma mesa nova · boxbox
page-title-table = À mesa · boxbox
page-title-unknown = Fora da pista · boxbox
page-skip = Ir para o conteúdo
header-home = boxbox, para a página inicial
header-light = Cores claras
header-dark = Cores escuras
dialog-close = Fechar
guide-title = Como se joga
stepper-less = Diminuir: { $what }
stepper-more = Aumentar: { $what }
connection-lost = Ligação perdida. A tentar de novo…
load-failed = Não foi possível carregar esta parte da página. Verifica a ligação e tenta outra vez.
part-broken = Algo correu mal ao desenhar esta parte da página. O resto continua a funcionar; os detalhes estão na consola do navegador.
load-again = Tentar outra vez

# Definições.
settings-title = Definições
settings-language = Idioma
settings-theme = Cores
theme-auto = Automáticas
theme-light = Claras
theme-dark = Escuras
settings-motion = Movimento
settings-motion-help = Com menos movimento, os carros e o dado ficam logo na nova posição.
motion-auto = Automático
motion-full = Completo
motion-reduced = Reduzido
settings-sound = Sons
settings-sound-help = Em Race! Formula 90 ouvem-se motores, cartas e bandeiras.
settings-hand-only = Este dispositivo é só a minha mão
settings-hand-only-help = Mostra só as tuas cartas, enquanto a pista está noutro ecrã.

# A primeira página.
home-title = Jogos de tabuleiro de corridas: a solo, com amigos ou com a mesa cheia.
home-facts-motor-racing = Reiner Knizia{ "\u00A0" }· 3 a 6 jogadores{ "\u00A0" }· cerca de 15 minutos por corrida
home-facts-race90 = Alessandro Lala{ "\u00A0" }· 2 a 6 jogadores{ "\u00A0" }· 45 minutos a 4 horas
home-pitch-motor-racing = Doze carros em fila, cinco cartas na mão. Ultrapassa, puxa um rival para trás, desafia o dado e põe-te na frente antes de o baralho acabar.
home-pitch-race90 = Um Grande Prémio inteiro: poupa os pneus ou queima-os, trava tarde, escolhe quando parar, olha para o céu. Ganha o melhor plano, e podes mudá-lo a cada volta.
home-race-now = Correr já
home-race-now-help = Correr já: tu contra bots.
home-race-now-help-motor-racing = Correr já: tu contra três bots, uma corrida, sem registo.
home-race-now-help-race90 = Correr já: tu contra três bots, uma corrida curta em Monza.
home-making = Um momento…
home-make-table = Abrir uma mesa
home-guide = Como se joga

# As corridas que este navegador conhece.
races-title = As tuas corridas
races-title-unknown = Uma corrida
raced-race90 = { $track }{ "\u00A0" }· { $level ->
        [junior] variante Junior
        [advanced] Jogo Avançado
       *[basic] Jogo Base
    }{ $length ->
        [short] { "" }{ "\u00A0" }· corrida curta
       *[full] { "" }
    }
races-loading = …
races-your-turn = É a tua vez
races-gathering = Antes da partida
races-racing = Em curso
races-over = Terminada
races-gone = Já não existe
races-unreachable = Sem ligação
races-bots = { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
races-free = { $seats ->
        [one] 1 lugar livre
       *[other] { $seats } lugares livres
    }
races-opened = Última visita: { $date }
races-forget = Esquecer esta corrida
races-forget-title = Esquecer esta corrida?
races-forget-text = Este navegador perde a chave do teu lugar. A corrida continua.
races-keep = Manter

# Uma mesa nova.
new-title = Uma mesa nova
new-count = Jogadores
new-free-teams = { $teams ->
        [one] Uma equipa livre: os seus carros correm e pontuam.
       *[other] Equipas livres: os seus carros correm e pontuam.
    }
new-free-teams-bots = { $teams ->
        [one] É conduzida por um bot com mão própria.
       *[other] São conduzidas por bots com mão própria.
    }
new-variants = Corrida e variantes
new-more = Variantes
new-changed = { $options ->
        [one] 1 alterada
       *[other] { $options } alteradas
    }
new-begin = Dar a partida
new-begin-help = Já não falta ninguém: a corrida começa já.
new-open = Abrir a mesa
new-open-help = Depois partilhas um link e dás a partida quando todos estiverem sentados.

preset-title = Formas de jogar
preset-alone = Eu contra os bots
preset-alone-help = Tu neste ecrã, bots em todos os outros volantes.
preset-together = Juntos neste ecrã
preset-together-help = Passam o ecrã uns aos outros; entre jogadas, as mãos ficam escondidas.
preset-devices = Cada um no seu dispositivo
preset-devices-help = Os teus amigos entram com um link, ao teu lado ou à distância.
preset-board = Este ecrã é a mesa
preset-board-help = A pista aqui, à vista de todos, e cada telemóvel uma mão de cartas.

# Lugares.
seat-number = Lugar { $number }
seat-team = { $seat }, equipa
seat-who = { $seat }, piloto
seat-name = { $seat }, nome
seat-name-short = Nome
seat-here = Neste ecrã
seat-here-help = Uma pessoa, aqui
seat-friend = Um amigo, por link
seat-friend-help = Uma pessoa noutro dispositivo
seat-bot = Bot: { $bot }
seat-somebody = alguém
bot-random-help = Joga qualquer carta que se possa jogar
bot-greedy-help = Agarra sempre o que mais vale agora
bot-rules-help = Conhece os truques e espera pelo momento

pace-title = Ritmo dos bots
pace-instant = Imediato
pace-fast = Rápido
pace-normal = Normal
pace-slow = Lento

# As opções de Formula Motor Racing.
option-races = Corridas
option-races-help = Somam-se os pontos de todas as corridas: 3 fazem um serão, 17 uma temporada inteira.
option-set-aside = Corridas mais curtas
option-set-aside-help = Cartas postas de lado, viradas para baixo, antes de cada corrida: quantas mais, mais cedo acaba.
option-set-aside-own = Igual em todas
option-set-aside-circuit = Conforme o circuito
option-circuits = Circuitos
option-circuits-help = Pela ordem da temporada, ou os que tocares, por essa ordem.
option-circuits-calendar = Temporada
option-circuits-own = Escolho eu
option-drivers = Campeonato de pilotos
option-drivers-help = Cada um dos doze carros tem o seu piloto, com nome, que também pontua a título individual.
option-ties = Empates
option-ties-help = Com os mesmos pontos fica à frente quem foi melhor na última corrida, ou quem venceu mais corridas.
option-ties-last-race = Última corrida
option-ties-wins = Mais vitórias
option-free-teams = Equipas livres
option-free-teams-help = Com 4 ou 5 jogadores: só carros na fila, ou bots com cartas.
option-free-teams-idle = Só carros
option-free-teams-bots = Bots

# Antes da corrida.
lobby-title = Tomem os vossos lugares
lobby-sit = Sentar-me aqui
lobby-sit-too = Juntar alguém aqui
lobby-person = Pessoa
lobby-person-help = Quem se sentar aqui
lobby-your-name = O teu nome
lobby-you = Tu
lobby-here = Neste ecrã
lobby-present = Presente
lobby-away = Ausente
lobby-other-device = Outro dispositivo
lobby-leave = Deixar o lugar
lobby-begin = Dar a partida
lobby-full = Todos os lugares estão ocupados.
lobby-free = { $seats ->
        [one] O lugar livre vai para um bot.
       *[other] Os { $seats } lugares livres vão para bots.
    }
lobby-waiting = Já tens lugar. Dá a partida quem abriu a mesa.
lobby-watching = Escolhe um lugar livre, ou fica a ver.
lobby-invite = Convida os outros
lobby-invite-help = Leiam o código ou abram o link, e sentem-se.

# Ligações para passar.
share-title = Partilhar a mesa
share-watch-help = Quem tiver este link pode ver. Não mostra a mão de ninguém.
share-link = Link para a mesa
share-qr = { $what } como código QR
share-copy = Copiar
share-copied = Copiado
share-send = Partilhar
share-invitation = Uma corrida no boxbox
seat-link-title = Jogar noutro dispositivo
seat-link-help = Lê este código com o telemóvel, e o teu lugar estará lá também.
seat-link-warning = É a chave da tua mão: não a mostres a ninguém.
seat-link-label = Link secreto para o teu lugar

# Um endereço que não leva a lado nenhum.
unknown-title = Fora da pista
unknown-text = Não há nada neste endereço. Talvez o link se tenha cortado pelo caminho.
unknown-back = Voltar à partida

# O que o servidor não quis fazer.
refused-otherwise = Não resultou. Tenta outra vez.
reason-unreachable = Não é possível chegar ao servidor. Verifica a ligação e tenta outra vez.
reason-bad-option = Estas variantes não combinam. Em Formula Motor Racing, com mais jogadores põem-se menos cartas de lado.
reason-not-found = Não há nada neste endereço.
reason-broken = Há um problema no servidor. Tenta mais tarde.

# A seat whose player drops out, a seat's new link, a seat that the host frees.
grace-title = Lugares de quem perde a ligação
grace-help = Durante este tempo, mais ninguém pode entregar o lugar a um bot. Quem volta fica logo com ele.
lobby-grace = Quem perde a ligação conserva o lugar durante { $time }. Depois, os outros podem deixar um bot conduzir.
lobby-free-seat = Libertar o lugar
seat-link-renew = Criar um link novo
seat-link-renew-help = Mais alguém tem o teu link? Cria um novo: o antigo deixa logo de funcionar em todos os outros dispositivos.
seat-link-renewed = Este é o teu novo link. O antigo já não funciona.

# Uma corrida que não pode continuar, e as mesas eliminadas.
races-closed = Encerrada
races-delete-text = Foste tu que abriste a mesa, por isso também a podes eliminar para todos.

# Uma mesa que não se pôde fazer, e uma opção sua com o nome que tem na página.
reason-bad-option-because = Assim não se pode preparar: { $problem }.
option-named = «{ $name }»

# A server that only its own computer reaches, and its way in for phones.
network-closed = Por agora, o link só se abre neste computador.
network-open = Deixar entrar os telemóveis
network-open-help = Abre o boxbox a todos os dispositivos da tua rede até o fechares.
network-opened = Os dispositivos da tua rede podem entrar.
network-close = Fechar outra vez
reason-no-network = Este computador não está em nenhuma rede que os telemóveis possam usar.
reason-not-here = Isso só se pode fazer no computador em que o boxbox está a funcionar.
