### City of Remnants: quello che la pagina dice oltre a play.ftl, di cui usa domande, scelte ed eventi così come sono.

city-name = City of Remnants
    .tagline = Quattro gang, una città e gli Yugai sopra tutti
    .intro = Recluta, traffica e combatti in una città di 7x7 spazi finché la fama non finisce.

## Opzioni

option-leaders = Leader
option-leaders-random = assegnati a caso
option-leaders-picked = scelti a turno
option-sides = Lati del tabellone
option-sides-dealt = assegnati in senso orario
option-sides-chosen = scelti dai giocatori
option-renown = Fama
option-renown-open = palese
option-renown-concealed = celata

## Cose sul tavolo

word-renown = Fama
word-arcs = ARC
word-influence = Influenza
word-pool = Riserva
word-unused = Miniature inutilizzate
word-hand = Mano
word-draw = Mazzo di pesca
word-undrawn = Ancora da pescare, senza ordine
word-discard = Pila degli scarti
word-turns = Turni giocati
word-permanents = Davanti a te
word-recruits = Membri della gang
word-market = Mercato nero
word-developments = Insediamenti
word-pile = Riserva di fama
word-round = Round { $round }
word-price = Prezzo
word-copies = Copie
word-alert = Carta allerta
word-award = Fama a ogni round
word-sale = Vende prodotti a { $amount } ARC
word-attack = Attacco
word-bribe = Tangente
word-ycu = Unità di controllo Yugai
word-ycu-note = YCU: combatte con { $attack }; una tangente di { $bribe } ARC la manda via.
word-levels = Livello
level-0 = Slum
level-1 = Midtown
level-2 = Heights
level-closed = Chiuso
word-tiles-left = { $count ->
    [one] 1 tessera rimasta
   *[other] { $count } tessere rimaste
}
word-products = { $count ->
    [one] 1 prodotto
   *[other] { $count } prodotti
}
word-controls = Controllato da { $seat }
word-figures-of = { $count ->
    [one] 1 miniatura di { $seat }
   *[other] { $count } miniature di { $seat }
}
word-entry-of = Entrata di { $seat }
word-space-award = Dà { $count } fama a ogni round a chi lo controlla
word-influence-at = Influenza
word-influence-ways = Modi di guadagnare influenza
mat-award = a round
board-turn = Gira
kind-leader = Leader
kind-member = Membro della gang
kind-ability = Abilità
kind-market = Mercato nero
kind-permanent = Permanente
phase-reset = Ripristino
phase-turns = Turni
phase-patrol = Pattugliamento
phase-award = Premi fama

## Battaglia e asta

battle-title = Battaglia in { $space }
battle-step-lay = Posa carte
battle-step-reveal = Rivela
battle-step-dice = Tira i dadi
battle-step-losses = Perdite
battle-dice = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}
battle-dice-why = Un dado per ogni propria miniatura nello spazio e in quelli adiacenti
battle-cards = Carte
battle-bonus = Abilità
battle-rolled = Dadi
battle-total = Totale
battle-strength = Forza
battle-limit = { $laid } di { $limit } carte posate
battle-attacker = attacca
battle-defender = difende, vince le parità
battle-ycu = vince sotto la sua forza
battle-won = { $winner } vince { $attack } : { $defence }
battle-ycu-won = Vince la YCU { $defence } : { $attack }
battle-lost = { $loser } perde una miniatura e una carta unità
battle-from-cards = { $amount } dalle carte
battle-from-abilities = { $amount } dalle abilità
battle-from-dice = { $amount } dai dadi
battle-over = Ultima battaglia
auction-title = Asta
auction-holds = { $seat } la tiene a { $bid } ARC
auction-in = ancora in gara
auction-out = fuori
auction-decides = decide
auction-out-of-turn = Vincere fuori dal proprio turno costa un turno.
auction-value = Vale { $attack } di attacco per te

## Scene

scene-turn = Turno { $turn }
scene-influence = Influenza { $before } → { $now }
scene-award = Fama del round { $round }
scene-then = in tutto { $sum }
scene-no-award = Non controlla nulla che assegni fama

together-produce = Produci tutto
forfeit-done = ciò che non ha ancora prodotto non darà nulla in questo turno.
