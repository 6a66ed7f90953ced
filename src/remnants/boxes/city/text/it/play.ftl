### City of Remnants al tavolo: che cosa si chiede, che cosa si può scegliere, che cosa è successo.
###
### I nomi ($player, $card, $space, $tile, $development, $gang, $token) sono testi, le quantità sono numeri.
### step-<step>: la domanda; .other è per chi aspetta.
### choice-<verb>: l'etichetta di una scelta; un attributo è l'etichetta nel passo di quel nome.
### event-<kind>: che cosa è successo; .own è per chi ne ha visto la parte segreta.
### play-...: parole del terminale.  Le parole della sola pagina sono in table.ftl.

play-title = City of Remnants
    .tagline = Compra combattenti all'asta, costruisci nei bassifondi e prendi il centro strada per strada. Non sei mai al sicuro: i rivali arrivano a piedi, gli Yugai dall'alto.
    .weight = 90–120 min · difficile

## Parole

play-word-none = niente
play-word-ycu = YCU
play-word-the-ycu = le YCU
play-word-token = YCU { $attack }
play-word-tile = tessera { $number }
play-word-pool = la riserva della gang
play-word-face-down = una carta coperta

## Che cosa si chiede

step-setup-pick-leader = Scegli la tua gang
    .other = { $player } sceglie una gang
step-setup-choose-side = Scegli il lato da cui entra la tua gang
    .other = { $player } sceglie un lato
step-renew-discard = Scarta le carte che vuoi, poi pesca fino alla tua influenza
    .other = { $player } rinnova la mano
step-turn = { $acted ->
    [1] Azione svolta: gioca altre carte o termina il turno
   *[0] Tocca a te: un'azione; prima e dopo puoi giocare carte
}
    .other = { $player } gioca il suo turno
step-cards-give-up = Scegli dalla mano la carta da scartare come costo
    .other = { $player } paga con una carta
step-recruit-declare = Indica il membro che vuoi; poi tutti possono fare offerte
    .other = { $player } mette all'asta un membro
step-recruit-bid = { $bid ->
    [0] Fai un'offerta per { $card }, all'asta per scelta di { $bidder }, o passa
   *[other] Per { $card } offri più dei { $bid } ARC di { $bidder }, o passa
}
    .other = { $player } offre o passa
step-buy-what = Compra al massimo una carta mercato nero, e fama fino alla tua influenza
    .other = { $player } compra
step-produce = Usa le abilità di produzione dei tuoi insediamenti
    .other = { $player } produce
step-build = Costruisci un insediamento oppure passa oltre
    .other = { $player } decide che cosa costruire
step-build-place = Dove costruisci? Insediamento: { $development }
    .other = { $player } colloca un insediamento
step-sell-product = Vendi prodotti, uno alla volta
    .other = { $player } vende prodotti
step-sale-product = Vendi prodotti, uno alla volta
    .other = { $player } vende prodotti
step-move-figure = Scegli una miniatura da muovere oppure concludi
    .other = { $player } muove le miniature
step-march-figure = Scegli la miniatura da muovere con la carta oppure concludi
    .other = { $player } muove le miniature
step-move-to = { $leaves ->
    [pool] Dove va la miniatura della riserva?
   *[space] Dove va la miniatura di { $origin }?
} Al massimo a { $spaces ->
    [one] 1 spazio
   *[other] { $spaces } spazi
}
    .other = { $player } muove una miniatura
step-battle-which = Scegli la prossima battaglia
    .other = { $player } sceglie una battaglia
step-battle-lay = Battaglia in { $space } contro { $enemy }: posa fino a { $amount } carte coperte
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
step-effect-discount-name = Indica che cosa costa { $amount } ARC in meno in questo turno
    .other = { $player } indica un acquisto
step-effect-fetch-card = Prendi una carta dagli scarti oppure cerca nel mazzo di pesca
    .other = { $player } riprende una carta
step-effect-search = Prendi una carta dal mazzo di pesca
    .other = { $player } cerca nel mazzo di pesca
step-effect-enlist-card = Prendi un membro della gang senza asta
    .other = { $player } arruola un membro
step-effect-product-tile = { $products ->
    [one] Scegli l'insediamento che riceve il prodotto
   *[other] Scegli l'insediamento che riceve i { $products } prodotti
}
    .other = { $player } colloca prodotti
step-effect-purge-token = Scegli una YCU da rimettere nel sacchetto
    .other = { $player } toglie una YCU
step-effect-cycle = { $left ->
    [0] Pesca quante carte hai scartato
    [one] Scarta ancora 1 carta, o pesca quante ne hai scartate
   *[other] Scarta fino ad altre { $left } carte e pescane altrettante
}
    .other = { $player } cambia carte
step-effect-rob-player = A chi prendi { $amount } ARC, o tutti quelli che ha?
    .other = { $player } deruba qualcuno
step-effect-trash-card = Puoi eliminare dal gioco una carta della mano
    .other = { $player } può eliminare una carta

## Che cosa si può scegliere

choice-recruit = Reclutare
choice-buy = Comprare
choice-develop = Produrre e costruire
choice-sell = Vendere
    .sell-product = Vendi da { $tile } per { $price } ARC
    .sale-product = Vendi da { $tile } per { $price } ARC
choice-refresh = Rinnovare
choice-move = Muovere
choice-end = Termina il turno
choice-done = Fatto
    .renew-discard = Pesca
    .effect-cycle = Pesca
    .battle-lay = Non posare altro, poi rivela
    .battle-ability = Non usare altro
    .produce = Passa a costruire
    .build = Non costruire
    .move-figure = Fine movimento
    .march-figure = Fine movimento
    .buy-what = Fine acquisti
    .sell-product = Fine vendite
    .sale-product = Fine vendite
    .effect-trash-card = Tieni tutte
choice-pass = Passo
choice-renown = 1 punto fama per { $price } ARC
choice-pool = Una miniatura dalla riserva
choice-blind = Alla cieca dal mazzo
choice-search = Cerca nel mazzo di pesca
choice-gang = { $gang }
choice-side = Entra da { $space }
choice-play = { $use ->
    [nothing] Gioca { $card } (ora non farebbe nulla)
   *[something] Gioca { $card }
}
choice-discard = Scarta { $card }
choice-declare = Indica { $card }
choice-bid = Offri { $amount } ARC
choice-card = { $card }
    .buy-what = { $card } per { $price } ARC
choice-produce = { $use ->
    [nothing] { $tile } (ora non farebbe nulla)
   *[something] { $tile }
}
choice-build = { $development } per { $price } ARC
choice-place = { $spaces }
choice-figure = La miniatura in { $space }
choice-to = { $met ->
    [enemies] { $space }, contro { $enemies }
   *[nobody] { $space }
}
choice-battle = Battaglia in { $space } contro { $enemies }
choice-fight = Affronta la { $token } in { $space }: arriva a { $strength }
choice-bribe = Corrompi la { $token } in { $space } per { $price } ARC
choice-lay = { $unit ->
    [unit] Posa { $card }, attacco { $attack }
   *[other] Posa { $card }
}
choice-use = Usa { $card }
choice-lose = Rinuncia a { $card }
choice-development = { $development }
choice-take = Prendi { $card }
choice-enlist = Arruola { $card }, attacco { $attack }
choice-tile = { $tile }
choice-token = La { $token } in { $space }
choice-player = { $player }
choice-remove = Elimina { $card }

## Che cosa è successo

event-leaders = Le gang: { $gangs }.
event-leader = { $player } guida { $gang }.
event-side = { $player } entra da { $space }.
event-roll-off = Tiro di spareggio: { $rolls }.
event-round = Comincia il round { $round }.
event-turn = { $player }: turno { $turn }
event-action = { $player } sceglie l'azione { $action }.
event-first-player = Il segnalino primo giocatore va a { $player }.
event-income = { $player } riceve { $amount } ARC.
    .each = { $player } { $amount }
    .several = ARC per tutti: { $each }.
event-recruit-turned-up = Nuovo membro da reclutare: { $card }.
    .each = { $card }
    .several = Nuovi membri da reclutare: { $each }.
event-market-turned-up = Nuovo al mercato nero: { $card }.
    .each = { $card }
    .several = Nuove carte al mercato nero: { $each }.
event-drew = { $amount ->
    [one] { $player } pesca una carta.
   *[other] { $player } pesca { $amount } carte.
}
    .own = { $player } pesca { $cards }.
event-set-aside = { $player } mette da parte una carta.
    .own = { $player } mette da parte { $card }.
event-discarded = { $player } scarta { $card }.
event-played = { $player } gioca { $card }.
event-declared = { $player } mette all'asta { $card }.
event-bid = { $amount ->
    [0] { $player } passa.
   *[other] { $player } offre { $amount } ARC.
}
    .each = { $amount ->
        [0] { $player } passa
       *[other] { $player } { $amount }
    }
    .several = Offerte: { $each }.
event-recruited = { $price ->
    [0] { $player } recluta { $card } senza pagare
   *[other] { $player } recluta { $card } per { $price } ARC
}{ $turn ->
    [spent] {" "}e ci spende un turno.
   *[own] .
}
event-bought = { $player } compra { $card } per { $price } ARC.
event-bought-renown = { $player } compra 1 punto fama.
event-produced = { $player } usa { $tile }.
event-product = { $amount ->
    [one] 1 prodotto su { $tile }.
   *[other] { $amount } prodotti su { $tile }.
}
event-built = { $player } costruisce { $development } in { $spaces } per { $price } ARC.
event-sold = { $player } vende un prodotto di { $tile } per { $price } ARC.
event-moved = { $leaves ->
    [pool] { $player } muove una miniatura dalla riserva a { $space }.
   *[space] { $player } muove una miniatura da { $origin } a { $space }.
}
    .each = { $leaves ->
        [pool] dalla riserva a { $space }
       *[space] da { $origin } a { $space }
    }
    .several = { $player } muove { $count } miniature: { $each }.
event-battle = Battaglia in { $space }: { $attacker } attacca { $defender }.
event-laid = { $blind ->
    [true] { $player } posa alla cieca la prima carta del mazzo di pesca.
   *[false] { $player } posa una carta coperta.
}
    .several = { $player } posa { $count } carte coperte.
    .own = { $player } posa coperta { $card }.
event-revealed = { $player } rivela { $cards }.
event-ability = { $player } usa { $card }.
    .each = { $card }
    .several = { $player } usa { $each }.
event-battle-bonus = { $player }: { $sign }{ $size } in questa battaglia.
event-reinforced = { $player } riceve il rinforzo di { $card }.
event-battle-dice = { $player } tira { $dice }.
event-battle-over = { $ycu ->
    [beaten] L'attacco { $attack } raggiunge la forza { $defence } delle YCU: vince { $winner }.
    [unbeaten] L'attacco { $attack } non raggiunge la forza { $defence } delle YCU: vincono le YCU.
   *[none] Attacco { $attack }, difesa { $defence }: vince { $winner }.
}
event-figure-lost = { $player } perde una miniatura in { $space }.
event-removed = { $player } perde per sempre { $card }.
event-searched = { $player } cerca nel mazzo di pesca.
    .own = { $player } trova nel mazzo di pesca: { $cards }.
event-returned = { $player } riprende { $card }.
event-rescued = { $player } salva per la riserva la miniatura caduta.
event-bribed = { $price ->
    [0] { $player } corrompe la { $token } senza pagare.
   *[other] { $player } corrompe la { $token } con { $price } ARC.
}
event-ycu-defeated = { $player } sconfigge la { $token }.
event-alert = Allerta! { $player } tira { $die }, { $alert }: { $effect }
event-arcs = { $player }: { $sign }{ $size } ARC.
event-renown = { $size ->
    [0] { $player } non guadagna né perde fama.
   *[other] { $player }: fama { $sign }{ $size }.
}
event-figures = { $amount ->
    [one] { $player } aggiunge una miniatura alla riserva.
   *[other] { $player } aggiunge { $amount } miniature alla riserva.
}
event-gambled = { $player } tira { $die } e guadagna { $amount } ARC.
event-discount = { $player } paga { $amount } ARC in meno per { $target } in questo turno.
event-fetched = { $player } recupera una carta.
    .own = { $player } recupera { $card }.
event-enlisted = { $player } arruola { $card }.
event-purged = { $player } rimanda nel sacchetto la { $token }.
event-robbed = { $amount ->
    [0] { $player } non trova ARC da prendere a { $victim }.
   *[other] { $player } prende { $amount } ARC a { $victim }.
}
event-influence = { $player } sale a influenza { $influence }: { $condition }.
event-patrol = Arriva la pattuglia Yugai.
event-coordinates = La pattuglia è mandata in { $spaces }.
event-ycu = Una { $token } arriva in { $space }.
    .each = una { $token } in { $space }
    .several = Arriva la pattuglia: { $each }.
event-award = Fama assegnata: { $awards }.
event-end = { $reason ->
    [stall] La partita finisce: per cinque round la riserva di fama non è scesa a un nuovo minimo.
   *[other] La partita finisce: la riserva di fama non basta per tutti i premi.
}

## Azioni

action-recruit = Reclutare
    .what = Metti all'asta un membro della gang
action-buy = Comprare
    .what = Una carta mercato nero, fama o entrambe
action-develop = Produrre e costruire
    .what = Usa i tuoi insediamenti, poi costruiscine uno
action-sell = Vendere
    .what = Prodotti dei tuoi insediamenti in cambio di ARC
action-refresh = Rinnovare
    .what = Scarta e pesca fino alla tua influenza
action-move = Muovere
    .what = Fino a { $influence } miniature, sul tabellone o dalla riserva, poi le battaglie

## Che cosa mostra il terminale

play-situation = Round { $round }  ·  riserva di fama { $pile }  ·  primo giocatore { $player }
play-you = tu
play-mat-money = { $arcs } ARC, fama { $renown }, influenza { $influence }
play-mat-money-concealed = { $arcs } ARC, fama nascosta, influenza { $influence }
play-mat-figures = turni { $turns }, miniature: riserva { $pool }, altre { $unused }
play-mat-cards = carte: mano { $hand }, mazzo { $draw }, scarti { $discard }
play-mat-permanents = davanti: { $cards }
play-mat-laid = posate: { $cards }
play-mat-condition = { $name }: { $progress }
play-heading-influence = Modi di guadagnare influenza
play-heading-alert = La carta allerta, tirata dopo ogni YCU sconfitta
play-heading-copies = Copie
play-heading-recruits = Membri della gang
play-heading-market = Mercato nero
play-heading-developments = Insediamenti
play-heading-hand = La tua mano
play-heading-attack = Attacco
play-heading-price = ARC
play-heading-tiles = Tessere
play-heading-sale = Vendita
play-heading-renown = Fama
play-heading-text = Testo
play-heading-level = Livello
play-heading-shape = Forma
play-no-cards = nessuna carta
play-tile-line = { $letter } { $tile }{ $state }
play-tile-products = , prodotti { $amount }
play-tile-held = , controllo di { $player }
play-key = ★ premio  ▸ entrata  ! attacco YCU  a–z insediamento

over-reason = { $way ->
    [arcs] La stessa fama di altri, ma più ARC.
    [shared] La stessa fama e gli stessi ARC.
   *[renown] La fama più alta: { $score }.
}
