# La pianta del circuito.
r90-plan-picture = Pianta di { $circuit } con { $cars ->
        [one] una vettura
       *[other] { $cars } vetture
    }
r90-plan-tools = La pianta
r90-plan-nearer = Ingrandisci
r90-plan-further = Rimpicciolisci
r90-plan-whole = Mostra tutto il circuito
r90-plan-follow = Segui la mia vettura
# Perché il movimento finisce lì, in poche parole.
r90-plan-ends-pit = di ritorno dai box
r90-plan-ends-brake = Frenata Ritardata: { $odds } %
r90-plan-ends-lap-check = check del LEADER
r90-plan-ends-no-un-lap = non può sdoppiarsi
r90-plan-ends-stay = resta qui
r90-plan-ends-question = qui decidi tu
r90-plan-ends-safety-car = dietro la Safety Car

# The legend.
r90-plan-legend = Che cosa dicono i segni
r90-plan-legend-type = inizio di una traiettoria { $type }
r90-plan-legend-braking = finisci qui la mossa e puoi ritardare la frenata: una carta fino a questo numero ti porta più avanti
r90-plan-legend-trajectory = stai qui, gioca nel prossimo turno una carta di questo colore e vai tanto più avanti
r90-plan-legend-modifier = in un contest in questa curva tutti tranne il primo aggiungono questo
r90-plan-legend-corner = numero e nome della curva
r90-plan-legend-box = un pit stop ti porta indietro di tante sezioni
r90-plan-legend-order = l'ordine in cui muovono le auto
r90-plan-legend-leader = il LEADER: primo in gara
r90-plan-legend-down = tanti giri di distacco
r90-plan-legend-pit = si è fermata ai box in questo turno
r90-plan-legend-off = fuori pista: rientra nel suo prossimo turno
r90-plan-legend-due = deve fermarsi ai box
r90-plan-legend-penalty = perde tanti punti nel suo prossimo turno
r90-plan-legend-paths = Accanto alla pista, una dopo l'altra, finché qualcosa riporta l'auto in pista
r90-plan-legend-path-check = un check: chi lo supera rientra in pista
r90-plan-legend-path-tyres = perdi tante gomme
r90-plan-legend-path-damage = tanti danni
r90-plan-legend-path-penalty = tanti punti in meno al prossimo turno
r90-plan-legend-path-pit = un pit stop obbligatorio
r90-plan-legend-path-enter = di nuovo in pista, tante sezioni più avanti
r90-plan-legend-path-crash = fuori dalla gara
r90-plan-legend-path-crash-sc = fuori dalla gara, ed entra la Safety Car
