### City of Remnants al tavolo: che cosa si chiede, che cosa si può scegliere, che cosa è successo.
###
### I nomi ($player, $card, $space, $tile, $development, $gang, $token) sono testi, le quantità sono numeri.
### play-step-<passo>: la domanda.  play-choice-<passo>-<verbo>, o play-choice-<verbo> per ogni passo: il nome di una scelta.
### play-event-<tipo>: che cosa è successo; .own è per chi ne ha visto la parte segreta.

play-title = City of Remnants

## Parole

play-word-none = niente
play-word-ycu = YCU
play-word-the-ycu = le YCU
play-word-token = YCU { $attack }
play-word-tile = tessera { $number }
play-word-pool = la riserva della gang
play-word-face-down = una carta coperta
play-action-recruit = Reclutamento
play-action-buy = Comprare
play-action-develop = Produzione >>> Insediamento
play-action-sell = Vendere
play-action-refresh = Rinnovo
play-action-move = Movimento

## Che cosa si chiede

play-step-setup-pick-leader = { $player }, quale gang guidi?
play-step-setup-choose-side = { $player }, da quale lato della città entra la tua gang?
play-step-renew-discard = { $player }, scarta quante carte vuoi, poi pesca fino alla tua influenza.
play-step-turn = { $acted ->
    [1] { $player }, la tua azione è fatta: gioca altre carte o finisci il turno.
   *[0] { $player }, è il tuo turno: scegli un'azione. Puoi giocare carte prima e dopo.
}
play-step-cards-give-up = { $player }, scarta una carta per pagare l'abilità.
play-step-recruit-declare = { $player }, quale membro della gang dichiari?
play-step-recruit-bid = { $bid ->
    [0] { $player }, fai un'offerta per { $card } (dichiarazione: { $bidder }) o passa.
   *[other] { $player }, per { $card } offri più dei { $bid } ARC di { $bidder }, o passa.
}
play-step-buy-what = { $player }, che cosa compri? Al massimo una carta, e fama fino alla tua influenza.
play-step-produce = { $player }, quale insediamento produce adesso?
play-step-build = { $player }, quale insediamento costruisci?
play-step-build-place = { $player }, dove lo costruisci: { $development }?
play-step-sell-product = { $player }, dove vendi un prodotto?
play-step-sale-product = { $player }, dove vendi un prodotto?
play-step-move-figure = { $player }, quale miniatura muovi adesso?
play-step-march-figure = { $player }, quale miniatura muovi con la carta?
play-step-move-to = { $player }, dove va la miniatura (partenza: { $origin }), al massimo { $amount } spazi più in là?
play-step-battle-which = { $player }, quale battaglia viene adesso?
play-step-battle-lay = { $player }, posa fino a { $amount } carte in { $space }. Contro: { $loser }.
play-step-battle-ability = { $player }, quale abilità Battaglia viene adesso?
play-step-battle-lose-laid = { $player }, hai perso: elimina una delle unità che hai posato.
play-step-battle-lose-discarded = { $player }, hai perso: elimina un membro della gang dai tuoi scarti.
play-step-battle-lose-owned = { $player }, hai perso: elimina un membro della gang dalla mano o cercane uno nel mazzo di pesca.
play-step-battle-lose-drawn = { $player }, quale membro della gang del tuo mazzo di pesca elimini?
play-step-effect-discount-name = { $player }, che cosa costerà { $amount } ARC in meno in questo turno?
play-step-effect-fetch-card = { $player }, quale carta recuperi?
play-step-effect-search = { $player }, quale carta del tuo mazzo di pesca prendi?
play-step-effect-enlist-card = { $player }, quale membro della gang si unisce a te?
play-step-effect-product-tile = { $amount ->
    [one] { $player }, quale insediamento riceve il prodotto?
   *[other] { $player }, quale insediamento riceve i { $amount } prodotti?
}
play-step-effect-purge-token = { $player }, quale YCU torna nel sacchetto?
play-step-effect-cycle = { $player }, scarta carte (ancora al massimo { $amount }) e pescane altrettante.
play-step-effect-rob-player = { $player }, chi ti consegna fino a { $amount } ARC?
play-step-effect-trash-card = { $player }, elimini dal gioco una carta della tua mano?

## Che cosa si può scegliere

play-choice-done = Fatto
play-choice-play = Gioca { $card }
play-choice-gang = { $gang }
play-choice-side = Il lato di { $space }
play-choice-discard = Scarta { $card }
play-choice-renew-discard-done = Non scartare altro e pesca
play-choice-effect-cycle-done = Non scartare altro e pesca
play-choice-turn-recruit = Reclutamento: un membro della gang all'asta
play-choice-turn-buy = Comprare: una carta del mercato nero, fama o entrambe
play-choice-turn-develop = Produzione >>> Insediamento: usa i tuoi insediamenti, poi costruiscine uno
play-choice-turn-sell = Vendere: prodotti dei tuoi insediamenti
play-choice-turn-refresh = Rinnovo: scarta e pesca fino alla tua influenza
play-choice-turn-move = Movimento: miniature sul tabellone e dalla riserva
play-choice-turn-end = Fine del turno
play-choice-declare = { $card }, attacco { $attack }
play-choice-pass = Passa
play-choice-bid = Offri { $amount } ARC
play-choice-buy-what-done = Non comprare altro
play-choice-card = { $card } per { $price } ARC
play-choice-effect-discount-name-card = { $card }
play-choice-renown = 1 punto fama per { $price } ARC
play-choice-produce = { $tile }
play-choice-produce-done = Basta produrre: passa a costruire
play-choice-build = { $development } per { $price } ARC
play-choice-build-done = Non costruire
play-choice-place = { $spaces }
play-choice-sell = { $tile } per { $price } ARC
play-choice-figure = La miniatura in { $space }
play-choice-pool = Una miniatura dalla riserva
play-choice-move-figure-done = Basta movimenti
play-choice-to = { $met ->
    [enemies] { $space }, contro { $enemies }
   *[nobody] { $space }
}
play-choice-battle = Combatti in { $space } contro { $enemies }
play-choice-fight = Combatti la { $token } in { $space }, totale da raggiungere { $strength }
play-choice-bribe = Corrompi la { $token } in { $space } per { $price } ARC
play-choice-lay = { $unit ->
    [unit] Posa { $card }, attacco { $attack }
   *[other] Posa { $card }
}
play-choice-blind = Posa alla cieca la prima carta del tuo mazzo di pesca
play-choice-battle-lay-done = Non posare altro
play-choice-use = Usa { $card }
play-choice-battle-ability-done = Non usare altro
play-choice-lose = Elimina { $card }
play-choice-search = Cerca nel tuo mazzo di pesca
play-choice-take = Prendi { $card }
play-choice-development = { $development }
play-choice-enlist = { $card }, attacco { $attack }
play-choice-tile = { $tile }
play-choice-token = La { $token } in { $space }
play-choice-player = { $player }
play-choice-remove = Elimina { $card }

## Che cosa è successo

play-event-leaders = Le gang: { $gangs }.
play-event-leader = { $player } guida { $gang }.
play-event-side = { $player } entra da { $space }.
play-event-roll-off = Sono stati tirati i dadi: { $rolls }.
play-event-round = È cominciato il round { $round }.
play-event-turn = { $player } ha cominciato il turno { $turn } del round.
play-event-action = { $player } ha scelto { $action }.
play-event-first-player = Il segnalino primo giocatore è passato a { $player }.
play-event-income = { $player } ha ricevuto { $amount } ARC.
play-event-recruit-turned-up = C'è una nuova carta da reclutare: { $card }.
play-event-market-turned-up = Al mercato nero c'è una nuova carta: { $card }.
play-event-drew = { $amount ->
    [one] { $player } ha pescato una carta.
   *[other] { $player } ha pescato { $amount } carte.
}
    .own = { $player } ha pescato { $cards }.
play-event-set-aside = { $player } ha messo da parte una carta.
    .own = { $player } ha messo da parte { $card }.
play-event-discarded = { $player } ha scartato { $card }.
play-event-played = { $player } ha giocato { $card }.
play-event-declared = { $player } ha dichiarato { $card }.
play-event-bid = { $amount ->
    [0] { $player } ha passato.
   *[other] { $player } ha offerto { $amount } ARC.
}
play-event-recruited = { $price ->
    [0] { $player } ha reclutato { $card } senza pagare.
   *[other] { $player } ha reclutato { $card } per { $price } ARC.
}
play-event-bought = { $player } ha comprato { $card } per { $price } ARC.
play-event-bought-renown = { $player } ha comprato 1 punto fama.
play-event-produced = { $player } ha usato { $tile }.
play-event-product = { $amount ->
    [one] È stato prodotto 1 prodotto: { $tile }.
   *[other] Sono stati prodotti { $amount } prodotti: { $tile }.
}
play-event-built = { $player } ha costruito { $development } in { $spaces } per { $price } ARC.
play-event-sold = { $player } ha venduto un prodotto per { $price } ARC: { $tile }.
play-event-moved = { $player } ha mosso una miniatura (partenza: { $origin }) in { $space }.
play-event-battle = { $attacker } ha attaccato in { $space }. Difesa: { $defender }.
play-event-laid = { $blind ->
    [true] { $player } ha posato una carta alla cieca.
   *[false] { $player } ha posato una carta coperta.
}
    .own = { $player } ha posato coperta { $card }.
play-event-revealed = { $player } ha rivelato { $cards }.
play-event-ability = { $player } ha usato { $card }.
play-event-reinforced = { $player } ha avuto il rinforzo di { $card }.
play-event-battle-dice = { $player } ha tirato { $dice }.
play-event-battle-over = Attacco { $attack }, difesa { $defence }. Vittoria: { $winner }.
play-event-figure-lost = { $player } ha perso una miniatura in { $space }.
play-event-removed = { $player } ha eliminato { $card } dal gioco.
play-event-searched = { $player } ha cercato nel mazzo di pesca.
    .own = { $player } ha trovato nel mazzo di pesca: { $cards }.
play-event-returned = { $player } ha ripreso in mano { $card }.
play-event-rescued = { $player } ha salvato per la riserva la miniatura caduta.
play-event-bribed = { $player } ha corrotto la { $token } con { $price } ARC.
play-event-ycu-defeated = { $player } ha sconfitto la { $token }.
play-event-alert = { $player } ha tirato { $die } per l'allerta, { $alert }: { $effect }
play-event-arcs = { $player }: { $sign }{ $size } ARC.
play-event-renown = { $player }: fama { $sign }{ $size }.
play-event-figures = { $amount ->
    [one] { $player } ha avuto una miniatura per la riserva.
   *[other] { $player } ha avuto { $amount } miniature per la riserva.
}
play-event-gambled = { $player } ha tirato { $die } e ha vinto { $amount } ARC.
play-event-discount = { $target } costa { $amount } ARC in meno a { $player } in questo turno.
play-event-fetched = { $player } ha recuperato una carta.
    .own = { $player } ha recuperato { $card }.
play-event-enlisted = { $player } ha arruolato { $card }.
play-event-purged = { $player } ha rimandato nel sacchetto la { $token }.
play-event-robbed = { $player } ha preso { $amount } ARC a { $victim }.
play-event-influence = { $player } ora ha influenza { $influence }: { $condition }.
play-event-patrol = La pattuglia Yugai è uscita.
play-event-coordinates = La pattuglia è stata mandata in { $spaces }.
play-event-ycu = Una { $token } è arrivata in { $space }.
play-event-award = È stata assegnata la fama: { $awards }.
play-event-end = { $reason ->
    [stall] Il gioco è finito: per cinque round la riserva di fama non è scesa a un nuovo minimo.
   *[other] Il gioco è finito: la riserva di fama non bastava per tutti i premi.
}

## Che cosa mostra il terminale

play-situation = Round { $round }  ·  riserva di fama { $pile }  ·  primo giocatore { $player }
play-you = tu
play-mat-money = { $arcs } ARC, fama { $renown }, influenza { $influence }
play-mat-money-concealed = { $arcs } ARC, fama nascosta, influenza { $influence }
play-mat-figures = turni { $turns }, miniature: riserva { $pool }, altre { $unused }
play-mat-cards = carte: mano { $hand }, mazzo { $draw }, scarti { $discard }
play-mat-permanents = davanti: { $cards }
play-mat-laid = posate: { $cards }
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
