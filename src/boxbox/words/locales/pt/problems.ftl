# O que pode correr mal com ficheiros, registos, dados, bots e o servidor.

# As palavras alheias ficam como são: códigos de recusas, falhas de posições, erros raros do sistema.
error-as-it-is = { $text }

# O que diz o sistema operativo.
error-no-such-file = o ficheiro ou a pasta não existe
error-permission-denied = permissão negada
error-not-permitted = operação não permitida
error-is-a-directory = é uma pasta
error-not-a-directory = não é uma pasta
error-file-exists = o ficheiro já existe
error-disk-full = não há espaço no disco
error-file-too-large = o ficheiro é demasiado grande
error-read-only = o disco é só de leitura
error-name-too-long = o nome do ficheiro é demasiado longo
error-device-error = erro de leitura ou escrita
error-address-in-use = o endereço já está a ser usado
error-address-not-ours = este computador não tem esse endereço
error-no-such-host = esse nome não é conhecido

# Ficheiros.
error-cant-read = não se consegue ler { $file }: { $problem }
error-cant-write = não se consegue escrever { $file }: { $problem }
error-the-output = a saída
error-no-text-file = { $file } não é um ficheiro de texto
error-cant-save = a corrida não pode ser guardada em { $file }: { $problem }
error-file-to-save-exists = { $file } já existe; indica outro ficheiro onde guardar
error-changed-by-another = outro programa alterou { $file }: esta corrida não está guardada aí

# Registos.
error-at-line = linha { $line }: { $problem }
error-in-lines = lines[{ $at }]: { $problem }
error-header = cabeçalho: { $problem }
error-cut-off = a linha { $line } foi cortada enquanto era escrita e é ignorada
error-rules-corrected = as regras foram corrigidas depois desta corrida (regras { $rules }, agora { $now }), que para antes desta linha
error-race-closed = esta corrida começou com as regras { $rules } (agora { $now }), antes do boxbox 0.1.0: pode ver-se, mas não continuar
error-no-log = isto não é um registo do boxbox: a primeira linha tem de ser '{ $first }'
error-other-format = este registo tem um formato diferente de { $format }
error-not-in-header = { $row } não pertence ao cabeçalho
error-header-not-ended = o cabeçalho não acaba com uma linha vazia
error-wrong-in-header = '{ $key }' falta no cabeçalho ou está mal escrito
error-position-no-json = a posição não está em JSON: { $problem }
error-position-no-object = a posição não é um objeto JSON
error-position-of-other-game = posição: o nome do jogo falta ou é outro
error-position-of-other-log = posição: os lugares ou as opções não são os do registo
error-wrong-position = posição: { $faults }
error-newer-rules = as regras { $rules } são mais recentes do que as que este boxbox conhece ({ $known })
error-other-data = os dados não são aqueles com que se joga ({ $data })
error-missing-data = estes dados não estão instalados: { $given } (instalados: { $known }){ $own ->
        [maybe] ; se são de um proprietário, indica a pasta deles com --data
       *[no] {""}
    }
error-not-a-line = { $row } não é uma linha de um registo
error-log-of-one-seat = este é o registo de um só lugar: falta o que ele não viu, por isso não se pode jogar
error-json-lacks = este JSON não é um registo do boxbox: falta { $key }
error-json-no-log = este JSON não é um registo do boxbox: { $problem }
error-json-no-line = isto não é uma linha de um registo: { $problem }
error-no-start-line = o registo não tem linha de partida
error-wrong-first-line = a primeira linha de uma corrida é '{ $first } start'
error-wrong-number = número { $number } onde devia estar { $wanted }
error-started-twice = uma corrida só começa uma vez
error-not-over = aqui a corrida não acabou
error-wrong-digest = a impressão não coincide: uma linha anterior foi alterada
error-impossible = isto não pode ter acontecido: { $problem }
error-luck-missing = falta a sorte: aqui é preciso '{ $kind }'
error-luck-run-dry = a sorte prescrita acabou: aqui é preciso '{ $kind }'
error-luck-left-over = há sorte que ninguém pediu
error-other-luck = a sorte precisa aqui é '{ $kind }', não '{ $given }'
error-impossible-luck = { $kind } '{ $given }' não pode sair aqui
error-unreadable-luck = a sorte escreve-se com o tipo e o que saiu, como 'die 7': '{ $given }'

# A linha de comandos.
error-no-such-language = não há a língua '{ $language }'; as línguas são { $languages }
error-option-without-value = uma opção escreve-se nome=valor, não '{ $given }'
error-option-twice = a opção '{ $option }' é dada duas vezes
error-goes-on-as-it-is = { $wanted } continua uma corrida tal como está: retira '{ $given }'
error-no-such-log-line = o registo tem as linhas { $first } a { $last }, não { $given }
error-people-for-players = { $people ->
        [one] 1 pessoa não corresponde
       *[other] { $people } pessoas não correspondem
    } a { $players } jogadores
error-bots-for-players = { $bots ->
        [one] 1 bot não corresponde
       *[other] { $bots } bots não correspondem
    } a { $players } jogadores
error-bots-for-seats = { $bots ->
        [one] 1 bot não corresponde
       *[other] { $bots } bots não correspondem
    } a { $seats ->
        [one] 1 lugar
       *[other] { $seats } lugares
    }
error-no-such-bot = não existe o bot '{ $bot }' para { $game }; os bots são { $bots }
error-bot-takes-nothing = o bot '{ $bot }' de { $game } não aceita argumentos: '{ $given }'
error-bot-stops = o bot 'rules' aceita stops=1 ou stops=2, não '{ $given }'
error-no-games = joga-se pelo menos uma partida, não { $given }
error-no-jobs = é preciso pelo menos um processo, não { $given }
error-no-such-report = não existe o relatório '{ $given }'; o único é balance
error-balance-of-game = o relatório balance é para { $game }, não para { $given }
error-balance-of-junior = o relatório balance precisa de estratégias: a variante Junior não as tem
error-balance-sets = o relatório balance define ele próprio a opção { $option }: retira-a
error-no-own-data = { $game } só se joga com os seus próprios dados; --data é para { $able }
error-broken-game = o jogo { $game } não pode ser carregado e fica de fora: { $module }: { $problem }
error-no-such-bench = não se pode medir '{ $given }'; mede-se engine ou server
error-bench-seconds = uma medição dura mais de 0 segundos e no máximo uma hora, não { $given }
error-bench-tables = --tables aceita números de 1 a 1000, como 1,50,200, não '{ $given }'
error-bench-too-short = escolhas a menos para medir seja o que for: dá-lhe mais segundos
error-bench-refused = uma escolha foi recusada: { $code }

# O servidor.
error-already-running = o boxbox já está a funcionar com os dados em { $folder }: { $address }
error-unusable-for-tables = { $file } não pode ser usado para as mesas: { $problem }
error-unusable-database = a base de dados não pode ser usada: { $problem }
error-written-by-another = outra pessoa escreveu nesta mesa: { $problem }
error-cant-listen = não se consegue escutar em { $host }:{ $port }: { $problem }
error-cant-listen-from = não se consegue escutar em { $host }, portas { $first } a { $last }: { $problem }
error-server-not-started = o servidor não conseguiu arrancar: ver acima
error-pages-not-built = as páginas não foram construídas: executa 'npm ci && npm run build' em frontend/ (falta { $page })

# Dados de Race! Formula 90.
error-no-such-data = não existem os dados '{ $name }'; incluídos estão { $names }
error-no-data-folder = { $folder } não é uma pasta de dados
error-data-faults = { $faults }
error-data-fault = { $place }: { $problem }
error-data-line = linha { $line }
error-data-more-faults = { $more ->
        [one] e mais 1 falha
       *[other] e mais { $more } falhas
    }
error-data-unexpected = aqui vai { $expected }, não { $given }
error-data-in-entry = { $problem } (elemento { $at })
error-data-nothing = nada
error-data-empty-cell = uma célula vazia
error-data-number = um número de { $low } a { $high }
error-data-either = { $others } ou { $last }
error-data-text = um texto de { $least } a { $most } caracteres imprimíveis
error-data-any-text = um texto
error-data-text-such = um texto como `{ $example }`
error-data-mark = uma marca como `{ $example }`
error-data-marks = uma série de { $least } a { $most } marcas como `{ $example }`
error-data-list = uma lista
error-data-list-of = uma lista de { $count }
error-data-list-of-some = uma lista de { $least } a { $most }
error-data-not-utf8 = o ficheiro tem de ser um texto em UTF-8
error-data-file-missing = falta o ficheiro
error-data-file-unread = não se consegue ler o ficheiro: { $problem }
error-data-cells = as células são separadas por `{ $delimiter }`: { $problem }
error-data-empty-heading = cabeçalho vazio
error-data-no-such-column = essa coluna não existe; conhecem-se { $known }
error-data-column-twice = a coluna está lá duas vezes
error-data-column-missing = falta a coluna
error-data-cell-count = deviam ser { $wanted } células, não { $given }
error-data-endless-toml = TOML inválido: listas dentro de listas sem fim
error-data-no-toml = TOML inválido: { $problem }
error-data-no-such-key = essa chave não existe; conhecem-se { $known }
error-data-key-missing = falta a chave
error-data-no-such-corner = { $track } tem as curvas 1 a { $corners }, não { $given }
error-data-symbol-twice = cada símbolo só vai uma vez
error-data-number-twice = { $number } já está na linha { $line }
error-data-cards-missing = têm de estar todas as cartas de 1 a { $count }, { $missing ->
        [one] falta 1
       *[other] faltam { $missing }
    }: { $listed }
error-data-on-card = numa carta { $type } vai { $expected }, não { $given }
error-data-on-chit = numa ficha { $type } vai { $expected }
error-data-chit-count = deviam ser { $wanted } fichas { $type }, não { $given }
error-data-there-already = { $name } já lá está
error-data-missing = falta { $name }
error-data-section-count = deviam ser { $least } a { $most } secções, não { $given }
error-data-section-order = aqui vai { $wanted }, não { $given }
error-data-corner-order = aqui vai a curva { $corner } ou { $next }, não { $given }
error-data-corner-count = board.toml nomeia { $corners ->
        [one] 1 curva
       *[other] { $corners } curvas
    }, a última aqui é a { $given }
error-data-value-in-section = numa secção { $kind } é preciso um valor
error-data-empty-in-section = numa secção { $kind } vai uma célula vazia
error-data-path-end = um de { $ends } vai no fim e em mais lado nenhum
error-data-path-back = é preciso um check ou um enter, onde o carro regressa
error-data-turn-count = deviam ser { $least } a { $most } turnos (o combustível pode durar 16), não { $given }
error-data-short-turn = é preciso um turno anterior ao último, { $last }
error-data-weather-order = primeiro vão as casas dry, depois as uncertain, depois as rain
error-data-weather-odd = as casas uncertain têm de ser ímpares, para que uma fique ao meio
error-data-weather-rising = cada casa tem de acabar com um Fator de Verificação mais alto do que a anterior
error-data-weather-end = a última casa tem de acabar com { $wanted }, não { $given }
error-data-begins = é preciso mais do que os { $before } da secção anterior
error-data-one-lap = tudo tem de caber numa volta de { $length } m
error-data-bend-order = a curva tem de começar depois da anterior, que começa aos { $before } m
error-data-bend-lap = a curva tem de começar dentro da volta, de { $first } a { $end } m
error-data-bends-turn = para fechar o circuito, as curvas têm de virar { $least } a { $most } graus ao todo, para a direita ou para a esquerda, não { $given }

# As cópias de segurança.
error-newer-database = { $file } foi escrito por um boxbox mais recente: a versão { $version } não o pode usar
error-no-database = não há nenhuma base de dados { $file }
error-no-backup-file = não há nenhum ficheiro { $file }
error-backup-onto-itself = { $file } é a própria base de dados; indica outro ficheiro
error-backup-exists = { $file } já existe; --force substitui-o
error-cant-back-up = não é possível copiar { $database } para { $file }: { $problem }
error-cant-restore = não é possível repor { $file }: { $problem }
error-not-our-database = { $file } não é uma base de dados do boxbox
error-damaged-database = { $file } está danificado: { $problem }
error-restore-while-running = { $running }; para-o antes de repor
