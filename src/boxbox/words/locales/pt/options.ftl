# Porque não se pode preparar assim uma corrida: para o terminal e para as páginas.

error-no-such-game = não existe o jogo { $game }; os jogos são { $games }
error-wrong-seats = { $game } é para { $low } a { $high } jogadores, não { $given }
error-no-such-option = não existe a opção '{ $option }'; as opções são { $options }
error-wrong-option = opção { $option }: '{ $given }' não serve, é preciso { $expected }
error-expected-whole = um número inteiro de { $low } a { $high }
error-expected-switch = true ou false
error-expected-one = um de { $choices }
error-expected-set-aside = um número de cartas de 0 a { $most }, um por corrida, ou circuit
error-expected-circuits = calendar, ou um circuito diferente para cada corrida entre { $names }
error-expected-teams = a lista das seis equipas pela ordem dos lugares: { $names }
error-expected-per-seat = { $words }, ou um nome para cada lugar entre { $names }
error-expected-modules = all, ou alguns de { $names }
error-one-a-race = opção { $option }: é preciso um por corrida ({ $races ->
        [one] 1 corrida
       *[other] { $races } corridas
    }), não { $given }
error-one-a-seat = opção { $option }: é preciso um para cada um dos { $seats } lugares, não { $given }
error-too-many-aside = opção { $option }: { $cards } cartas, mas { $hands } mãos só deixam { $most }
error-modules-of-level = opção { $option }: os módulos são para o nível { $level }
error-module-not-played = opção { $option }: não se joga com o módulo { $module }
error-junior-strategies = opção { $option }: a variante Junior não tem estratégias
error-skill-too-often = opção { $option }: { $skill } para { $most } lugares no máximo
error-tuning-alone = opção { $option }: { $skill } só serve com o módulo { $module }
error-chart-twice = opção { $option }: dois lugares não podem ter ambos o painel { $country }
error-no-such-driver = não existe o piloto '{ $driver }'; os pilotos são { $drivers }
error-bot-sits-here = um lugar ocupado aqui é conduzido por uma pessoa, não por um bot
