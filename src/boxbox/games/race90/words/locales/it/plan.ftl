# La pianta del circuito.
r90-plan-picture = Pianta di { $circuit } con { $cars ->
        [one] un'auto
       *[other] { $cars } auto
    }
r90-plan-tools = La pianta
r90-plan-nearer = Ingrandisci
r90-plan-further = Rimpicciolisci
r90-plan-whole = Mostra tutto il circuito
r90-plan-follow = Segui la mia auto
# Perché il movimento finisce lì, in poche parole.
r90-plan-ends-pit = di ritorno dai box
r90-plan-ends-brake = Frenata Ritardata: { $odds }%
r90-plan-ends-lap-check = check del LEADER
r90-plan-ends-no-un-lap = non può sdoppiarsi
r90-plan-ends-stay = resta qui
r90-plan-ends-question = qui decidi tu
r90-plan-ends-safety-car = dietro la Safety Car

# The legend.
r90-plan-legend = Che cosa significano i simboli
r90-plan-legend-type = inizio di una traiettoria { $type }
r90-plan-legend-braking = finisci qui il movimento e puoi tentare la Frenata Ritardata: una carta fino a questo numero ti porta più avanti
r90-plan-legend-trajectory = fermati qui, gioca al prossimo turno una carta di questo colore e vai più avanti del numero di sezioni indicato
r90-plan-legend-modifier = in un contest in questa curva tutti tranne il primo aggiungono questo numero
r90-plan-legend-corner = numero e nome della curva
r90-plan-legend-box = un pit stop ti porta indietro del numero di sezioni indicato
r90-plan-legend-order = l'ordine in cui muovono le auto
r90-plan-legend-leader = il LEADER: in testa alla gara
r90-plan-legend-down = giri di distacco
r90-plan-legend-pit = si è fermata ai box in questo turno
r90-plan-legend-off = fuoripista: rientra nel suo prossimo turno
r90-plan-legend-due = deve fermarsi ai box
r90-plan-legend-penalty = perde i punti indicati nel suo prossimo turno
r90-plan-legend-paths = Accanto alla pista, una casella dopo l'altra, finché qualcosa non riporta l'auto in pista
r90-plan-legend-path-check = un check: chi riesce rientra in pista
r90-plan-legend-path-tyres = perdi i gettoni gomma indicati
r90-plan-legend-path-damage = prendi i danni indicati
r90-plan-legend-path-penalty = perdi i punti indicati al prossimo turno
r90-plan-legend-path-pit = un pit stop obbligatorio
r90-plan-legend-path-enter = di nuovo in pista, più avanti del numero di sezioni indicato
r90-plan-legend-path-crash = fuori gara
r90-plan-legend-path-crash-sc = fuori gara, ed esce la Safety Car
