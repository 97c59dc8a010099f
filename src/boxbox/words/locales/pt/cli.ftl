# A linha de comandos: o que diz `boxbox --help`, e porque um comando não foi entendido.

cli-usage = Uso:
cli-options-here = [OPÇÕES]
cli-command-here = COMANDO ...
cli-arguments = Argumentos
cli-options = Opções
cli-commands = Comandos
cli-default = [predefinido: { $default }]
cli-required = [obrigatório]
cli-more-help = Ajuda: { $command }
cli-aborted = Interrompido.

# O que segue uma opção ou está no lugar de um argumento.
cli-value-address = ENDEREÇO
cli-value-assignment = NOME=VALOR
cli-value-file = FICHEIRO
cli-value-folder = PASTA
cli-value-game = JOGO
cli-value-language = LÍNGUA
cli-value-names = NOMES
cli-value-number = NÚMERO
cli-value-numbers = NÚMEROS
cli-value-report = RELATÓRIO
cli-value-seconds = SEGUNDOS
cli-value-what = O_QUÊ

# As opções do próprio programa.
cli-boxbox = Formula Motor Racing e Race! Formula 90, no navegador e no terminal. Sem comando: serve.
cli-version = Diz a versão.
cli-help = Mostra esta ajuda.
cli-install-completion = A shell passa a completar os comandos.
cli-show-completion = Mostra o que a shell precisa para completar os comandos, para copiar ou alterar.

# O que vários comandos aceitam.
cli-game = O jogo: { $games }.
cli-players = Quantos jogadores, pessoas e bots juntos.
cli-option = Uma opção do jogo, como races=3; pode repetir-se. { $options }
cli-bots = Os bots, separados por vírgulas: { $bots }. Uma lista curta repete-se.
cli-language = A língua: { $languages }; sem ela, a língua do teu sistema.
cli-json = Escreve os valores em JSON.
cli-data = Joga com os dados desta pasta (race90).

cli-serve = Arranca o servidor e abre o jogo no navegador.
cli-serve-host = Onde escutar; sem esta opção, só neste computador.
cli-serve-port = A porta; sem ela, a primeira livre a partir da 8190.
cli-serve-data-dir = Onde se guardam as mesas.
cli-serve-no-open = Não abre o navegador.
cli-serve-origin = O endereço de outra página que pode usar este servidor; pode repetir-se.

cli-play = Joga no terminal: tu contra os bots, ou várias pessoas ao mesmo ecrã.
cli-play-people = Quantos dos jogadores são pessoas a este ecrã.
cli-play-save = O ficheiro onde guardar a corrida.
cli-play-resume = Continua a corrida guardada neste ficheiro.
cli-play-seed = Uma semente, para ter de novo as mesmas cartas, dados e bots.

cli-simulate = Põe os bots a jogar muitos campeonatos ou corridas e diz quem vence e com que frequência.
cli-simulate-games = Quantos campeonatos ou corridas jogar.
cli-simulate-seed = A mesma semente dá os mesmos valores.
cli-simulate-jobs = Quantos processos dividem o trabalho.
cli-simulate-report = balance: se race90 funciona bem com os seus dados, objetivo a objetivo.

cli-replay = Conta de novo uma corrida a partir do seu registo.
cli-replay-file = O registo de uma corrida.
cli-replay-to = Para depois desta linha do registo.
cli-replay-json = Escreve a posição e os acontecimentos em JSON.

cli-bench = Mede o motor num processador, ou com que rapidez um servidor responde às pessoas em muitas mesas.
cli-bench-what = O que medir: engine (o motor) ou server (o servidor).
cli-bench-seconds = Quanto dura cada medição.
cli-bench-tables = Para o servidor: quantas mesas, um ensaio para cada número.

cli-check-data = Verifica uns dados; diz cada falha com o ficheiro, a linha e o campo.
cli-check-data-directory = Uma pasta de dados. Sem ela: os incluídos.
cli-check-data-game = O jogo a que pertencem os dados; sem ela, o primeiro que os aceita.

# Um comando que não foi entendido.
error-no-such-command = não existe o comando '{ $given }'; os comandos são { $commands }
error-no-such-switch = não existe a opção { $option }
error-no-such-switch-but = não existe a opção { $option }; querias dizer { $possible }?
error-missing-argument = falta { $argument }
error-extra-arguments = depois do comando não vai mais nada: { $given }
error-needs-value = { $option } precisa de um valor
error-takes-no-value = { $option } não leva valor
error-wrong-value = { $option } precisa de { $expected }
error-value-whole = um número inteiro
error-value-number = um número
error-not-understood = o comando não foi entendido

# O que `boxbox check-data` encontra.
check-whole = { $name }: nenhuma falha em { $folder }
check-digest = sha256 { $digest }
check-cards = { $cards } Cartas de Corrida
check-type = tipo
check-all = todas
check-track = { $track }: { $sections } secções, { $corners ->
        [one] 1 curva
       *[other] { $corners } curvas
    }, { $laps } voltas em { $turns } turnos (corrida curta { $short }), tempo na box { $pit }, { $cards } Cartas de Pista
check-factors = Fatores de Verificação: { $never } de { $all } em nenhuma carta, nenhum em mais de { $most }

# O que mede `boxbox bench`.
bench-row-state-races-per-second = estado: corridas por segundo
bench-row-state-decisions-per-second = estado: decisões por segundo
bench-row-state-decision-microseconds = estado: microssegundos por decisão
bench-row-match-races-per-second = partida: corridas por segundo
bench-row-match-decisions-per-second = partida: decisões por segundo
bench-row-match-decision-microseconds = partida: microssegundos por decisão
bench-row-copy-microseconds = microssegundos para copiar
bench-row-legal-microseconds = microssegundos para as escolhas possíveis
bench-row-apply-microseconds = microssegundos para executar
bench-row-tables = mesas
bench-row-choices = escolhas
bench-row-lost-or-doubled = perdidas ou duplas
bench-row-lines-per-second = linhas por segundo
bench-row-milliseconds-median = milissegundos, mediana
bench-row-milliseconds-99th = milissegundos, percentil 99
bench-row-milliseconds-worst = milissegundos, o pior

# As cópias de segurança.
cli-serve-forget-after = Elimina os registos das corridas terminadas que ninguém abre há este número de dias; os resultados ficam. Sem esta opção nada é eliminado.
cli-backup = Copia todas as mesas para um ficheiro que só tu podes ler, mesmo com o servidor a funcionar.
cli-backup-file = O ficheiro a escrever.
cli-backup-force = Substitui um ficheiro que já existe.
cli-restore = Volta às mesas de uma cópia; as atuais ficam guardadas ao lado. O servidor tem de estar parado.
cli-restore-file = Um ficheiro escrito por boxbox backup.
backup-done = Todas as mesas estão em { $file }. Guarda-o para ti: contém cartas escondidas.
restore-done = As mesas são outra vez as de { $file }.
restore-kept = As anteriores estão em { $file }.

# Quem chega ao servidor.
cli-value-name = NOME
cli-serve-lan = Deixa entrar desde o início os outros dispositivos da rede local.
cli-serve-name = Um nome pelo qual os outros chegam a este servidor, como race.example.org; pode repetir-se.
cli-serve-proxy = O endereço de um proxy noutra máquina, em que se acredita no X-Forwarded-For; pode repetir-se.
cli-bench-strangers = Para o servidor: quantas ligações de um só endereço o inundam entretanto.
error-lan-of-serve = --lan usa-se com boxbox sozinho ou depois de boxbox serve
error-lan-at-home = --lan é para jogar em casa: não se usa com --host, --name, --origin nem --proxy
error-no-proxy-address = --proxy leva um endereço, como 10.0.0.2, não '{ $given }'
error-no-server-name = --name leva só o nome do servidor, como race.example.org, não '{ $given }'
