### City of Remnants: ciò che la pagina dice al tavolo. $player, $seat e simili sono nomi.

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

## Chi deve fare che cosa

step-setup-pick-leader = Scegli la tua gang
    .other = { $player } sceglie una gang
step-setup-choose-side = Scegli il lato da cui entra la tua gang
    .other = { $player } sceglie un lato
step-renew-discard = Scarta le carte che vuoi, poi pesca fino alla tua influenza
    .other = { $player } rinnova la mano
step-turn = Tocca a te: un'azione; prima e dopo puoi giocare carte
    .other = { $player } gioca il suo turno
    .acted = Azione svolta: gioca altre carte o termina il turno
step-cards-give-up = Scegli dalla mano la carta da scartare come costo
    .other = { $player } paga con una carta
step-effect-discount-name = Indica che cosa costa meno in questo turno
    .other = { $player } indica un acquisto
step-effect-fetch-card = Prendi una carta dagli scarti oppure cerca nel mazzo di pesca
    .other = { $player } riprende una carta
step-effect-search = Prendi una carta dal mazzo di pesca
    .other = { $player } cerca nel mazzo di pesca
step-effect-enlist-card = Prendi un membro della gang senza asta
    .other = { $player } arruola un membro
step-effect-product-tile = Scegli l'insediamento che riceve i prodotti
    .other = { $player } colloca prodotti
step-effect-purge-token = Scegli una YCU da rimettere nel sacchetto
    .other = { $player } toglie una YCU
step-effect-cycle = Scarta carte per pescarne altrettante
    .other = { $player } cambia carte
step-effect-rob-player = Scegli chi derubare
    .other = { $player } deruba qualcuno
step-effect-trash-card = Puoi eliminare dal gioco una carta della mano
    .other = { $player } può eliminare una carta
step-recruit-declare = Indica il membro che vuoi; poi tutti possono fare offerte
    .other = { $player } mette all'asta un membro
step-recruit-bid = Offri più di { $bid } ARC oppure passa
    .other = { $player } offre o passa
step-buy-what = Compra una carta mercato nero e fama
    .other = { $player } compra
step-produce = Usa le abilità di produzione dei tuoi insediamenti
    .other = { $player } produce
step-build = Costruisci un insediamento oppure passa oltre
    .other = { $player } decide che cosa costruire
step-build-place = Scegli dove collocarlo; R lo ruota
    .other = { $player } colloca un insediamento
step-sell-product = Vendi prodotti, uno alla volta
    .other = { $player } vende prodotti
step-sale-product = Vendi prodotti, uno alla volta
    .other = { $player } vende prodotti
step-move-figure = Scegli una miniatura da muovere oppure concludi
    .other = { $player } muove le miniature
step-march-figure = Scegli una miniatura da muovere oppure concludi
    .other = { $player } muove le miniature
step-move-to = Scegli dove va la miniatura
    .other = { $player } muove una miniatura
step-battle-which = Scegli la prossima battaglia
    .other = { $player } sceglie una battaglia
step-battle-lay = Battaglia in { $space }: posa carte coperte, poi rivela
    .other = { $player } posa carte per la battaglia in { $space }
step-battle-ability = Usa un'abilità Battaglia delle carte rivelate
    .other = { $player } usa abilità Battaglia
step-battle-lose-laid = Hai perso: rinuncia a una delle unità posate
    .other = { $player } rinuncia a un'unità
step-battle-lose-discarded = Hai perso: rinuncia a un membro della gang negli scarti
    .other = { $player } rinuncia a un'unità
step-battle-lose-owned = Hai perso: rinuncia a un membro in mano o cercalo nel mazzo
    .other = { $player } rinuncia a un'unità
step-battle-lose-drawn = Rinuncia a un membro del tuo mazzo di pesca
    .other = { $player } rinuncia a un'unità

## Scelte

choice-recruit = Reclutare
choice-buy = Comprare
choice-develop = Produrre e costruire
choice-sell = Vendere
    .sell-product = Vendi da { $tile }
    .sale-product = Vendi da { $tile }
choice-refresh = Rinnovare
choice-move = Muovere
choice-end = Fine turno
choice-done = Fatto
    .renew-discard = Pesca
    .battle-lay = Rivela
    .produce = Passa a costruire
    .build = Non costruire
    .build-place = Non costruire
    .move-figure = Fine movimento
    .march-figure = Fine movimento
    .buy-what = Fine acquisti
    .sell-product = Fine vendite
    .effect-trash-card = Tieni tutte
choice-pass = Passo
choice-renown = 1 punto fama per { $renown_price } ARC
choice-pool = Una miniatura dalla riserva
choice-blind = Alla cieca dal mazzo
choice-search = Cerca nel mazzo di pesca
choice-gang = { $gang }
choice-side = Entra da { $side }
choice-play = Gioca { $card }
choice-discard = Scarta { $card }
choice-declare = Indica { $card }
choice-bid = { $amount }
choice-card = { $card }
choice-produce = { $tile }
choice-build = Costruisci { $development }
choice-place = { $space }
choice-figure = La miniatura in { $space }
choice-to = { $space }
choice-battle = Battaglia in { $space }
choice-fight = Affronta la YCU di forza { $token }
choice-bribe = Corrompila per { $price } ARC
choice-lay = Posa { $card }
choice-use = Usa { $card }
choice-lose = Rinuncia a { $card }
choice-development = { $development }
choice-take = Prendi { $card }
choice-enlist = Arruola { $card }
choice-tile = { $tile }
choice-token = La YCU di forza { $token }
choice-player = { $seat }
choice-remove = Elimina { $card }

## Che cosa è successo

event-leader = { $seat } guida { $gang }
event-side = { $seat } entra da { $space }
event-leaders = Le gang sono assegnate
event-roll-off = Tiro di spareggio: { $dice }
event-round = Round { $round }
event-first-player = { $seat } è il primo giocatore
event-income = { $seat } riceve { $amount } ARC
event-turn = { $seat }: turno { $turn }
event-action = { $seat } sceglie l'azione { $action }
event-played = { $seat } gioca { $card }
event-discarded = { $seat } scarta { $card }
event-set-aside = { $seat } scarta una carta
event-drew = { $seat } pesca { $amount ->
    [one] 1 carta
   *[other] { $amount } carte
}
event-searched = { $seat } cerca nel mazzo di pesca
event-fetched = { $seat } prende { $card }
event-declared = { $seat } mette all'asta { $card }
event-bid = { $amount ->
    [0] { $seat } passa
   *[other] { $seat } offre { $amount }
}
event-recruited = { $seat } recluta { $card } per { $price } ARC
event-enlisted = { $seat } arruola { $card }
event-recruit-turned-up = Nuovo membro: { $card }
event-market-turned-up = Nuovo al mercato nero: { $card }
event-bought = { $seat } compra { $card } per { $price } ARC
event-bought-renown = { $seat } compra 1 punto fama
event-discount = { $seat } ottiene uno sconto di { $amount } ARC
event-produced = { $seat } usa { $tile }
event-product = { $amount } prodotti su { $tile }
event-built = { $seat } costruisce { $development } in { $spaces } per { $price } ARC
event-sold = { $seat } vende un prodotto per { $price } ARC
event-moved = { $seat } muove { $origin } → { $space }
    .pool = { $seat } porta una miniatura in { $space }
event-battle = Battaglia in { $space }: { $attacker } attacca { $defender }
    .ycu = Battaglia in { $space }: { $attacker } affronta una YCU
event-laid = { $seat } posa { $card }
event-revealed = { $seat } rivela { $cards }
event-ability = { $seat } usa { $card }
event-battle-dice = { $seat } tira { $dice }
event-battle-over = { $winner } vince, { $attack } a { $defence }
    .ycu = Vince la YCU, { $attack } a { $defence }
event-figure-lost = { $seat } perde una miniatura in { $space }
event-removed = { $seat } perde per sempre { $card }
event-reinforced = { $seat } riceve il rinforzo di { $card }
event-returned = { $seat } riprende { $card }
event-rescued = { $seat } salva la miniatura
event-robbed = { $seat } prende { $amount } ARC a { $victim }
event-gambled = { $seat } tira { $die } e guadagna { $amount } ARC
event-arcs = { $seat }: { $amount } ARC
event-renown = { $seat }: { $amount } punti fama
event-figures = { $seat } aggiunge miniature alla riserva
event-influence = { $seat } sale a influenza { $influence }: { $condition }
event-purged = { $seat } toglie una YCU di forza { $token }
event-bribed = { $seat } corrompe una YCU per { $price } ARC
event-patrol = Arriva il pattugliamento Yugai
event-coordinates = Si scoprono le coordinate
event-ycu = Una YCU di forza { $token } arriva in { $space }
event-ycu-defeated = { $seat } sconfigge la YCU
event-alert = Allerta! { $seat } tira { $die }
event-award = Fama assegnata: { $awards }
event-end = { $reason ->
    [stall] La partita finisce: la riserva non cala più
   *[other] La partita finisce: la riserva di fama è esaurita
}

## Azioni

action-recruit = Reclutare
    .what = Metti all'asta un membro della gang
action-buy = Comprare
    .what = Carta mercato nero, fama
action-develop = Produrre e costruire
    .what = Usa insediamenti, costruiscine uno
action-sell = Vendere
    .what = Prodotti in cambio di ARC
action-refresh = Rinnovare
    .what = Scarta e pesca di nuovo
action-move = Muovere
    .what = Fino a { $influence } miniature, poi battaglie

## Cose sul tavolo

word-renown = Fama
word-arcs = ARC
word-influence = Influenza
word-pool = Riserva
word-unused = Miniature inutilizzate
word-hand = Mano
word-draw = Mazzo di pesca
word-discard = Pila degli scarti
word-turns = Turni giocati
word-permanents = Davanti a te
word-recruits = Membri della gang
word-market = Mercato nero
word-developments = Insediamenti
word-pile = Riserva di fama
word-round = Round { $round }
word-price = Prezzo
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
battle-over = Ultima battaglia
auction-title = Asta
auction-holds = { $seat } la tiene a { $bid } ARC
auction-in = ancora in gara
auction-out = fuori
auction-decides = decide
auction-out-of-turn = Vincere fuori dal proprio turno costa un turno.
auction-value = Vale { $attack } di attacco per te
