# Las páginas alrededor de la mesa.

# Todas las páginas.
page-title-home = boxbox: juegos de mesa de carreras
page-title-new = Una mesa nueva · boxbox
page-title-table = En la mesa · boxbox
page-title-unknown = Fuera de pista · boxbox
page-skip = Ir al contenido
header-home = boxbox, a la página de inicio
header-light = Colores claros
header-dark = Colores oscuros
dialog-close = Cerrar
guide-title = Cómo se juega
stepper-less = Reducir: { $what }
stepper-more = Aumentar: { $what }
connection-lost = Se ha perdido la conexión. Reintentando…
load-failed = No se ha podido cargar esta parte de la página. Comprueba la conexión e inténtalo otra vez.
part-broken = Algo ha fallado al dibujar esta parte de la página. Lo demás sigue funcionando; los detalles están en la consola del navegador.
load-again = Intentarlo otra vez

# Ajustes.
settings-title = Ajustes
settings-language = Idioma
settings-theme = Colores
theme-auto = Automáticos
theme-light = Claros
theme-dark = Oscuros
settings-motion = Movimiento
settings-motion-help = Con menos movimiento, los coches y el dado pasan enseguida a su nuevo puesto.
motion-auto = Automático
motion-full = Completo
motion-reduced = Reducido
settings-sound = Sonidos
settings-sound-help = En Race! Formula 90 se oyen motores, cartas y banderas.
settings-hand-only = Este dispositivo es solo mi mano
settings-hand-only-help = Muestra solo tus cartas, mientras la pista está en otra pantalla.

# La primera página.
home-title = Juegos de mesa de carreras: en solitario, con amigos o con la mesa llena.
home-facts-motor-racing = Reiner Knizia{ "\u00A0" }· de 3 a 6 jugadores{ "\u00A0" }· unos 15 minutos por carrera
home-facts-race90 = Alessandro Lala{ "\u00A0" }· de 2 a 6 jugadores{ "\u00A0" }· de 45 minutos a 4 horas
home-pitch-motor-racing = Doce coches en fila, cinco cartas en la mano. Adelanta, frena a un rival, desafía al dado y ponte en cabeza antes de que se acabe el mazo.
home-pitch-race90 = Un Gran Premio entero: cuida los neumáticos o quémalos, apura la frenada, elige cuándo parar, mira al cielo. Gana el mejor plan, y puedes cambiarlo en cada vuelta.
home-race-now = Correr ya
home-race-now-help = Correr ya: tú contra bots.
home-race-now-help-motor-racing = Correr ya: tú contra tres bots, una carrera, sin registrarte.
home-race-now-help-race90 = Correr ya: tú contra tres bots, una carrera corta en Monza.
home-making = Un momento…
home-make-table = Abrir una mesa
home-guide = Cómo se juega

# Las carreras que conoce este navegador.
races-title = Tus carreras
races-title-unknown = Una carrera
raced-race90 = { $track }{ "\u00A0" }· { $level ->
        [junior] variante Junior
        [advanced] Juego Avanzado
       *[basic] Juego Básico
    }{ $length ->
        [short] { "" }{ "\u00A0" }· carrera corta
       *[full] { "" }
    }
races-loading = …
races-your-turn = Te toca
races-gathering = Antes de la salida
races-racing = En marcha
races-over = Terminada
races-gone = Ya no existe
races-unreachable = Sin conexión
races-bots = { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
races-free = { $seats ->
        [one] 1 asiento libre
       *[other] { $seats } asientos libres
    }
races-opened = Última visita: { $date }
races-forget = Olvidar esta carrera
races-forget-title = ¿Olvidar esta carrera?
races-forget-text = Este navegador perderá la llave de tu asiento. La carrera sigue.
races-keep = Conservarla

# Una mesa nueva.
new-title = Una mesa nueva
new-count = Jugadores
new-free-teams = { $teams ->
        [one] Un equipo libre: sus coches corren y puntúan.
       *[other] Equipos libres: sus coches corren y puntúan.
    }
new-free-teams-bots = { $teams ->
        [one] Lo conduce un bot con su propia mano.
       *[other] Los conducen bots con su propia mano.
    }
new-variants = Carrera y variantes
new-more = Variantes
new-changed = { $options ->
        [one] 1 cambiada
       *[other] { $options } cambiadas
    }
new-begin = Dar la salida
new-begin-help = Ya no falta nadie: la carrera empieza enseguida.
new-open = Abrir la mesa
new-open-help = Después compartes un enlace y das la salida cuando todos estén sentados.

preset-title = Formas de jugar
preset-alone = Yo contra los bots
preset-alone-help = Tú en esta pantalla, bots en los demás volantes.
preset-together = Juntos en esta pantalla
preset-together-help = Os pasáis la pantalla; entre turnos, las manos quedan ocultas.
preset-devices = Cada uno en su dispositivo
preset-devices-help = Tus amigos entran con un enlace, a tu lado o desde lejos.
preset-board = Esta pantalla es la mesa
preset-board-help = La pista, aquí, a la vista de todos; cada móvil, una mano de cartas.

# Asientos.
seat-number = Asiento { $number }
seat-team = { $seat }, equipo
seat-who = { $seat }, piloto
seat-name = { $seat }, nombre
seat-name-short = Nombre
seat-here = En esta pantalla
seat-here-help = Una persona, aquí
seat-friend = Un amigo, por enlace
seat-friend-help = Una persona en otro dispositivo
seat-bot = Bot: { $bot }
seat-somebody = alguien
bot-random-help = Juega cualquier carta que se pueda jugar
bot-greedy-help = Siempre se lleva lo que más vale ahora
bot-rules-help = Conoce los trucos y espera su momento

pace-title = Ritmo de los bots
pace-instant = Inmediato
pace-fast = Rápido
pace-normal = Normal
pace-slow = Lento

# Las opciones de Formula Motor Racing.
option-races = Carreras
option-races-help = Se suman los puntos de todas las carreras: 3 son una velada, 17 una temporada entera.
option-set-aside = Carreras más cortas
option-set-aside-help = Cartas que se apartan boca abajo antes de cada carrera: cuantas más, antes acaba.
option-set-aside-own = Igual en todas
option-set-aside-circuit = Según el circuito
option-circuits = Circuitos
option-circuits-help = En el orden de la temporada, o los que toques, en ese orden.
option-circuits-calendar = Temporada
option-circuits-own = Los elijo yo
option-drivers = Campeonato de pilotos
option-drivers-help = Cada uno de los doce coches tiene su piloto, con nombre, que también puntúa a título individual.
option-ties = Empates
option-ties-help = A igualdad de puntos va delante quien quedó mejor en la última carrera, o quien ganó más carreras.
option-ties-last-race = Última carrera
option-ties-wins = Más victorias
option-free-teams = Equipos libres
option-free-teams-help = Con 4 o 5 jugadores: solo coches en la fila, o bots con cartas.
option-free-teams-idle = Solo coches
option-free-teams-bots = Bots

# Antes de la carrera.
lobby-title = Tomad asiento
lobby-sit = Sentarme aquí
lobby-sit-too = Añadir a alguien aquí
lobby-person = Persona
lobby-person-help = Quien se siente aquí
lobby-your-name = Tu nombre
lobby-you = Tú
lobby-here = En esta pantalla
lobby-present = Presente
lobby-away = Ausente
lobby-other-device = Otro dispositivo
lobby-leave = Dejar el asiento
lobby-begin = Dar la salida
lobby-full = Todos los asientos están ocupados.
lobby-free = { $seats ->
        [one] El asiento libre es para un bot.
       *[other] Los { $seats } asientos libres son para bots.
    }
lobby-waiting = Ya estás dentro. Da la salida quien abrió la mesa.
lobby-watching = Elige un asiento libre, o quédate a mirar.
lobby-invite = Invita a los demás
lobby-invite-help = Escanead el código o abrid el enlace, y sentaos.

# Enlaces para pasar.
share-title = Compartir la mesa
share-watch-help = Quien tenga este enlace puede mirar. No enseña la mano de nadie.
share-link = Enlace a la mesa
share-qr = { $what } como código QR
share-copy = Copiar
share-copied = Copiado
share-send = Compartir
share-invitation = Una carrera en boxbox
seat-link-title = Jugar en otro dispositivo
seat-link-help = Escanéalo con el móvil y tu asiento estará también allí.
seat-link-warning = Es la llave de tu mano: no se la enseñes a nadie.
seat-link-label = Enlace secreto a tu asiento

# Una dirección que no lleva a ninguna parte.
unknown-title = Fuera de pista
unknown-text = En esta dirección no hay nada. Quizá el enlace se cortó por el camino.
unknown-back = Volver a la salida

# Lo que el servidor no ha querido hacer.
refused-otherwise = No ha funcionado. Inténtalo otra vez.
reason-unreachable = No se puede conectar con el servidor. Comprueba la conexión e inténtalo otra vez.
reason-bad-option = Estas variantes no van juntas. En Formula Motor Racing, con más jugadores se apartan menos cartas.
reason-not-found = En esta dirección no hay nada.
reason-broken = Algo falla en el servidor. Inténtalo más tarde.

# A seat whose player drops out, a seat's new link, a seat that the host frees.
grace-title = Asientos de quien se desconecta
grace-help = Durante este tiempo nadie más puede dejar su asiento a un bot. Quien vuelve lo recupera al momento.
lobby-grace = Quien se desconecta conserva su asiento durante { $time }. Después, los demás pueden dejar conducir a un bot.
lobby-free-seat = Liberar el asiento
seat-link-renew = Crear un enlace nuevo
seat-link-renew-help = ¿Alguien más tiene tu enlace? Crea uno nuevo: el anterior deja de funcionar al instante en cualquier otro dispositivo.
seat-link-renewed = Este es tu nuevo enlace. El anterior ya no vale.

# Una carrera que no puede seguir, y las mesas eliminadas.
races-closed = Cerrada
races-delete-text = Tú abriste la mesa, así que también puedes eliminarla para todos.

# Una mesa que no se pudo hacer, y una opción suya con el nombre que tiene en la página.
reason-bad-option-because = Así no se puede preparar: { $problem }.
option-named = «{ $name }»

# A server that only its own computer reaches, and its way in for phones.
network-closed = Por ahora el enlace solo se abre en este ordenador.
network-open = Dejar entrar a los móviles
network-open-help = Abre boxbox a todos los dispositivos de tu red hasta que lo cierres.
network-opened = Los dispositivos de tu red pueden entrar.
network-close = Cerrarlo otra vez
reason-no-network = Este ordenador no está en ninguna red que los móviles puedan usar.
reason-not-here = Eso solo se puede hacer en el ordenador donde funciona boxbox.
