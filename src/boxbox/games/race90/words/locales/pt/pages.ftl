# Preparar uma mesa de Race! Formula 90.

# Os circuitos.
r90-pages-track = Circuito
r90-pages-track-monza = Longas retas e grandes travagens: o sítio certo para a Travagem Tardia e para ultrapassar com coragem.
r90-pages-track-monza-facts = 5,79 km{ "\u00A0" }· 7 curvas{ "\u00A0" }· 53 voltas
r90-pages-track-hungaroring = Estreito e sinuoso: curva atrás de curva, ultrapassar é difícil e um bom lugar na grelha vale o dobro.
r90-pages-track-hungaroring-facts = 4,38 km{ "\u00A0" }· 14 curvas{ "\u00A0" }· 77 voltas
r90-pages-track-facts = { $km } km{ "\u00A0" }· { $corners ->
        [one] 1 curva
       *[other] { $corners } curvas
    }{ "\u00A0" }· { $laps } voltas

# Os níveis e os módulos.
r90-pages-level = Regras
r90-pages-level-junior = A forma mais fácil, também com crianças: sem estratégias, sem disputas, sem reabastecer.
r90-pages-level-junior-time = menos de uma hora
r90-pages-level-basic = A corrida inteira: estratégias, disputas, Travagem Tardia, paragens na box. Começa aqui.
r90-pages-level-basic-time = 1–2 horas
r90-pages-level-advanced = Até oito módulos adicionais: tempo, combustível, habilidades do piloto, Safety Car.
r90-pages-level-advanced-time = 2–4 horas
r90-pages-modules = Módulos
r90-pages-modules-help = Todos de uma vez, ou mais um em cada corrida.
r90-pages-modules-last = O último fica ligado: sem nenhum é o Jogo Base.
r90-pages-module-track-cards = Um segundo baralho só para este circuito: ganha-se usando bem a estratégia.
r90-pages-module-skills = Cada piloto distingue-se numa coisa: reflexos, paragens, dobragens…
r90-pages-module-car-setup = Configura o carro antes da qualificação: pontos para pneus, cartas e espaços de dano.
r90-pages-module-fuel = Com pouco combustível qualificas-te melhor, mas paras mais cedo; com muito vais mais longe.
r90-pages-module-weather = O céu muda durante a corrida, e de quatro tipos de pneus são precisos os certos.
r90-pages-module-superfast = Mais dois robôs, mais rápidos do que todos os outros.
r90-pages-module-flags = As cartas agitam bandeiras amarelas, verdes, azuis e laranja.
r90-pages-module-off-track = Se travares demasiado tarde, sais da pista, e um acidente grave faz entrar o Safety Car.

# Os lugares.
r90-pages-robots = Os robôs completam a grelha: carros que conduzem sozinhos.
r90-pages-robots-superfast = Os robôs completam a grelha: carros que conduzem sozinhos, dois deles SUPER-RÁPIDOS.
r90-pages-chart-later = Carro ainda por escolher
r90-pages-seat-chart = { $seat }, carro
r90-pages-seat-skill = { $seat }, habilidade
r90-pages-seat-strategy = { $seat }, estratégia

# As outras regras.
r90-pages-length = Duração
r90-pages-length-help = Uma corrida curta acaba cerca de um terço mais cedo, e os pneus pagam-se só com fichas.
r90-pages-length-full = Inteira
r90-pages-length-short = Curta
r90-pages-charts = Carros
r90-pages-charts-help = Cada país tem as suas cores, e cada painel os seus pneus, cartas e espaços de dano.
r90-pages-charts-colours = Cada país tem as suas cores. O que cada carro pode fazer configura-se antes da qualificação.
r90-pages-skills = Habilidades do piloto
r90-pages-skills-help = Cada piloto tem uma; no máximo três têm a mesma.
r90-pages-strategies = Primeira estratégia
r90-pages-strategies-help = Pode ser mudada em cada paragem na box.
r90-pages-source-choose = Escolher na corrida
r90-pages-source-random = À sorte
r90-pages-source-own = Definir aqui
r90-pages-weather = Tempo na partida
r90-pages-weather-help = À sorte, conforme o circuito, ou como quiseres.
r90-pages-weather-draw = À sorte
r90-pages-weather-dry = Seco
r90-pages-weather-uncertain = Incerto
r90-pages-weather-rain = Chuva
r90-pages-more = Mais regras
r90-pages-rescue = Salvamento do jogador
r90-pages-rescue-help = Quem está fora pode voltar no lugar do último robô.
r90-pages-hazard = HAZARD
r90-pages-hazard-help = Como está impressa, ou como o autor a mudou depois: com bónus por danos e Verificações Cegas.
r90-pages-hazard-printed = Impressa
r90-pages-hazard-later = Versão posterior
r90-pages-refuelling = O novo combustível conta
r90-pages-refuelling-help = Numa paragem: a partir do turno da ficha de reabastecimento, ou do turno em curso.
r90-pages-refuelling-chit = A partir da ficha
r90-pages-refuelling-turn = A partir deste turno
