# Perguntas com ecrã próprio: o que dizem além das palavras comuns do jogo.
r90-ask-weigh = O que ponderar
r90-ask-taps = Toca uma vez para ver e outra para escolher.
r90-ask-taken = é de { $player }
r90-ask-tyres-of = fichas de pneu
r90-ask-cards-of = cartas
r90-ask-slots-of = espaços de dano
r90-ask-slots-used = danos
r90-ask-points-used = { $used } de { $most } pontos
r90-ask-build = Configurar assim o carro
r90-ask-hand-total = movimento no total
r90-ask-hand-fast = rápidas (4 ou mais)
r90-ask-hand-pairing = de 1, para pares
r90-ask-hand-new = Perdes todas estas e ficas com as novas.
r90-ask-factors = Fatores de Verificação
r90-ask-secret = Secreto até todos se qualificarem.
r90-ask-chips = { $chips ->
        [one] ficha
       *[other] fichas
    }
r90-ask-each-turn = por turno, agora
r90-ask-soft-sets = { $sets ->
        [one] resta 1 conjunto
       *[other] restam { $sets } conjuntos
    }
r90-ask-track-card = Carta de Pista
r90-ask-track-cards = { $cards ->
        [one] Carta de Pista
       *[other] Cartas de Pista
    }
r90-ask-no-soft = Já não tens conjuntos de pneus moles.
r90-ask-from-turn = a partir do turno { $turn }
r90-ask-current = agora
r90-ask-fuel-turns = { $turns ->
        [one] turno de combustível
       *[other] turnos de combustível
    }
r90-ask-fuel-to = turno-limite para reabastecer
r90-ask-new-set = fichas, com pneus à escolha
r90-ask-new-chips = fichas de pneu novas
r90-ask-repaired = danos reparados
r90-ask-new-strategy = nova estratégia
r90-ask-fuel-price = { $sections ->
        [one] secção por combustível até ao fim
       *[other] secções por combustível até ao fim
    }
r90-ask-rejoin = Regresso à pista:
r90-ask-stop = Paragem na box
r90-ask-step-refuel = Combustível
r90-ask-step-discard = Cartas
r90-ask-step-tyres = Pneus
r90-ask-step-strategy = Estratégia
r90-ask-done = feito
r90-ask-sections = { $sections ->
        [one] −1 secção
       *[other] −{ $sections } secções
    }
r90-ask-no-price = sem tempo extra
r90-ask-own-tyres = pontos com os teus pneus
r90-ask-all-checks = em cada verificação
r90-ask-nobody = Por agora não atrasa ninguém.
r90-ask-off = Fora da pista:
r90-ask-failed = se falhar:
r90-ask-forced = turno-limite para parar
r90-ask-brake-with = certa, com esta carta
r90-ask-points-left = { $points ->
        [one] resta 1 ponto
       *[other] restam { $points } pontos
    }
r90-ask-soft-left = bónus restantes: { $left }
r90-ask-matching = { $cards ->
        [0] nenhuma carta tua é desta cor
        [one] 1 carta tua é desta cor
       *[other] { $cards } cartas tuas são desta cor
    }
r90-ask-retire = Assistes ao resto da corrida.
