# Preparar una mesa de Race! Formula 90.

# Los circuitos.
r90-pages-track = Circuito
r90-pages-track-monza = Largas rectas y grandes frenadas: el sitio ideal para la Apurada de Frenada y los adelantamientos valientes.
r90-pages-track-monza-facts = 5,79 km{ "\u00A0" }· 7 curvas{ "\u00A0" }· 53 vueltas
r90-pages-track-hungaroring = Estrecho y revirado: curva tras curva, adelantar es difícil y un buen puesto en la parrilla vale el doble.
r90-pages-track-hungaroring-facts = 4,38 km{ "\u00A0" }· 14 curvas{ "\u00A0" }· 77 vueltas
r90-pages-track-facts = { $km } km{ "\u00A0" }· { $corners ->
        [one] 1 curva
       *[other] { $corners } curvas
    }{ "\u00A0" }· { $laps } vueltas

# Los niveles y los módulos.
r90-pages-level = Reglas
r90-pages-level-junior = La forma más fácil, también con niños: sin estrategias, Luchas por la Posición ni repostajes.
r90-pages-level-junior-time = menos de una hora
r90-pages-level-basic = La carrera entera: estrategias, Luchas por la Posición, Apurada de Frenada, paradas en boxes. Empieza aquí.
r90-pages-level-basic-time = 1–2 horas
r90-pages-level-advanced = Hasta ocho módulos más: tiempo, combustible, habilidades del piloto, Coche de Seguridad.
r90-pages-level-advanced-time = 2–4 horas
r90-pages-modules = Módulos
r90-pages-modules-help = Todos a la vez, o uno más en cada carrera.
r90-pages-modules-last = El último se queda puesto: sin ninguno es el Juego Básico.
r90-pages-module-track-cards = Un segundo mazo para este mismo circuito: se gana usando bien la estrategia.
r90-pages-module-skills = Cada piloto destaca en algo: reflejos, paradas, doblajes…
r90-pages-module-car-setup = Configura tu coche antes de la calificación: puntos para neumáticos, cartas y espacios para daños.
r90-pages-module-fuel = Con poco combustible se califica mejor, pero se para antes; con mucho se llega más lejos.
r90-pages-module-weather = El cielo cambia durante la carrera, y de cuatro tipos de neumáticos hace falta el adecuado.
r90-pages-module-superfast = Dos robots más, más rápidos que todos los demás.
r90-pages-module-flags = Las cartas agitan banderas amarillas, verdes, azules y naranjas.
r90-pages-module-off-track = Si frenas demasiado tarde, te sales de la pista, y un accidente grave hace salir al Coche de Seguridad.

# Los asientos.
r90-pages-robots = Los robots completan la parrilla: coches que conducen solos.
r90-pages-robots-superfast = Los robots completan la parrilla: coches que conducen solos, dos de ellos SÚPER-RÁPIDOS.
r90-pages-chart-later = Coche aún sin elegir
r90-pages-seat-chart = { $seat }, coche
r90-pages-seat-skill = { $seat }, habilidad
r90-pages-seat-strategy = { $seat }, estrategia

# Las demás reglas.
r90-pages-length = Duración
r90-pages-length-help = Una carrera corta acaba aproximadamente un tercio antes, y los neumáticos se pagan solo con fichas.
r90-pages-length-full = Entera
r90-pages-length-short = Corta
r90-pages-charts = Coches
r90-pages-charts-help = Cada país tiene sus colores, y cada tablero sus neumáticos, cartas y espacios para daños.
r90-pages-charts-colours = Cada país tiene sus colores. Lo que puede hacer cada coche se configura antes de la calificación.
r90-pages-skills = Habilidades del piloto
r90-pages-skills-help = Cada piloto tiene una; como mucho tres tienen la misma.
r90-pages-strategies = Primera estrategia
r90-pages-strategies-help = Se puede cambiar en cada parada en boxes.
r90-pages-source-choose = Elegir en carrera
r90-pages-source-random = Al azar
r90-pages-source-own = Fijar aquí
r90-pages-weather = Tiempo en la salida
r90-pages-weather-help = Al azar según el circuito, o como tú quieras.
r90-pages-weather-draw = Al azar
r90-pages-weather-dry = Seco
r90-pages-weather-uncertain = Incierto
r90-pages-weather-rain = Lluvia
r90-pages-more = Más reglas
r90-pages-rescue = Rescate de jugadores
r90-pages-rescue-help = Quien está fuera puede volver en el puesto del último robot.
r90-pages-hazard = HAZARD
r90-pages-hazard-help = Como está impresa, o como la cambió después el autor: con bonificaciones por daños y Comprobaciones Ciegas.
r90-pages-hazard-printed = Impresa
r90-pages-hazard-later = Versión posterior
r90-pages-refuelling = El nuevo combustible cuenta
r90-pages-refuelling-help = En una parada: desde el turno de la ficha de combustible, o desde el turno actual.
r90-pages-refuelling-chit = Desde la ficha
r90-pages-refuelling-turn = Desde este turno
