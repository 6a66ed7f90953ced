### Return to Lionsgate City al tavolo: che cosa si chiede, che cosa si può scegliere, che cosa è successo.
###
### I nomi ($player, $mercenary, $cave, $tunnel, $good, $bandit, $upgrade, $card) sono testi, le quantità sono numeri.

play-title = Return to Lionsgate City

## Parole

play-good-coal = carbone
play-good-iron = ferro
play-good-copper = rame
play-good-zinc = zinco
play-good-gold = oro
play-good-steel = acciaio
play-good-brass = ottone
play-tile-rock = una roccia
play-tile-shovel = una pala
play-tile-pickaxe = un piccone
play-tile-dynamite = dinamite
play-tile-skunk = la puzzola
play-deck-mercenaries = mercenari
play-deck-bandits = banditi
play-deck-cogs = ingranaggi
play-deck-pipes = tubi
play-you = tu
play-none = nessuno
play-skills = ingegneria { $engineering }, scavo { $mining }, combattimento { $fighting }
play-bandit-card = tenacia { $toughness }, ruba { $steal }, taglia { $bounty }

## Che cosa si chiede

play-step-draft = { $player }, prendi un mercenario con l'oro che ha sopra.
play-step-turn = { $player }, { $crew ->
    [0] è il tuo turno: impiega uno o più mercenari.
   *[other] la tua squadra ha ingegneria { $engineering }, scavo { $mining }, combattimento { $fighting }: impiegane altri o scegli un'azione.
}
play-step-drive = { $player }, dove vai? Sei a { $cave } con { $left } di ingegneria; il tragitto deve costare meno.
play-step-dig = { $player }, pesca un'altra tessera (al massimo altre { $amount }) o fermati. Finora le tessere valgono { $ore } di minerale.
play-step-skunk = { $player }, una puzzola! La calmi o scappi?
play-step-reroll = { $player }, hai tirato { $sum }. Ritiri?
play-step-beat = { $player }, sconfiggi banditi la cui tenacia complessiva sia meno di { $sum }.
play-step-remove-token = { $player }, togli un gettone bandito dalla mappa.
play-step-load = { $player }, carica fino a { $amount } merci a { $cave }.
play-step-unload = { $player }, scarica fino a { $amount } merci a { $cave }.
play-step-pay = { $player }, quale { $good } spendi?
play-step-browse = { $player }, tieni una delle carte pescate, o spendi ancora per un'altra.
play-step-replace = { $player }, chi viene sostituito da { $mercenary }?
play-step-put-back-order = { $player }, quale carta torna ora sul mazzo? L'ultima resta in cima.
play-step-target = { $player }, chi colpisci con { $upgrade }?
play-step-ward = { $player }, { $upgrade } ti colpisce. Ti proteggi?
play-step-shelter = { $player }, i banditi stanno per rubare { $amount } merci. Ti proteggi?
play-step-after-action = { $player }, l'azione è fatta: gioca un tubo, getta un potenziamento o finisci il turno.
play-step-lose-upgrade = { $player }, la tua locomotiva è deragliata: quale potenziamento perdi?

## Che cosa si può scegliere

play-choice-take = { $mercenary } ({ $skills }), oro { $gold }
play-choice-assign = Impiega { $mercenary } ({ $skills })
play-choice-move = Muovi
play-choice-mine = Scava
play-choice-turn-load = Carica
play-choice-turn-unload = Scarica
play-choice-fight = Combatti
play-choice-rest = Non fare nulla
play-choice-pipe = Gioca { $upgrade }
play-choice-discard = Getta { $upgrade }
play-choice-scout = Esplora: togli un gettone bandito da { $tunnel }
play-choice-tunnel = Per la galleria { $tunnel }, difficoltà { $difficulty }{ $tokens ->
    [0] { "" }
   *[other] , gettoni bandito { $tokens }
}
play-choice-go = Dritto a { $cave }
play-choice-stop = Fermati
play-choice-draw = Pesca una tessera
play-choice-calm = Calma la puzzola e continua
play-choice-run = Scappa
play-choice-reroll = Ritira i dadi
play-choice-keep-roll = Tieni il tiro
play-choice-beat = Sconfiggi { $bandit } ({ $card })
play-choice-token = Da { $tunnel }
play-choice-none = Niente
play-choice-load = Carica { $amount } { $good }
play-choice-drop = Lascia qui { $amount } { $good } (dalla casella { $box })
play-choice-sell = Vendi { $amount } { $good } (dalla casella { $box }) al mercato di { $wanted } per { $money }
play-choice-share = Compra una quota per { $price } oro
play-choice-workshop = Spendi 2 leghe per una carta potenziamento
play-choice-hire = Spendi 5 oro per un mercenario
play-choice-pay = Quello nella casella { $box }
play-choice-keep = Tieni { $card }
play-choice-more = Spendi 1 in più per un'altra carta
play-choice-replace = { $mercenary } ({ $skills })
play-choice-on-top = { $card }
play-choice-car = { $player }: vagone { $car }
play-choice-player = { $player }
play-choice-ward = Gioca { $upgrade }
play-choice-suffer = Lascia che accada
play-choice-end = Finisci il turno
play-choice-lose = { $upgrade }

## Che cosa è successo

play-event-order-dealt = L'ordine di turno è { $order }.
play-event-offered = { $mercenary } è disponibile.
play-event-joined = { $mercenary } si unisce a { $player }.
play-event-drafted = { $player } prende { $mercenary } con { $gold } oro.
play-event-draft-ended = La scelta è finita. L'ordine di turno è { $order }.
play-event-round = Round { $round }. L'ordine di turno è { $order }.
play-event-assigned = { $player } impiega { $mercenary }.
play-event-rested = { $player } non fa nulla.
play-event-moved = { $player } va da { $start } a { $cave }{ $met ->
    [0] .
    [one] { " " }e incontra un bandito.
   *[other] { " " }e incontra { $met } banditi.
}
play-event-bandit-met = { $bandit } sale sul treno di { $player }.
play-event-tokens-left = { $tokens ->
    [one] { $player } lascia 1 gettone bandito in ogni galleria.
   *[other] { $player } lascia { $tokens } gettoni bandito in ogni galleria.
}
play-event-token-removed = { $player } toglie un gettone bandito da { $tunnel }.
play-event-tile-drawn = { $player } pesca { $drawn }.
play-event-skunk = { $player } scappa dalla puzzola: non si scava nulla e il tracciato del rischio è vuoto.
play-event-skunk-calmed = { $player } calma la puzzola.
play-event-mined = { $player } scava { $ore } { $good } a { $cave }.
play-event-risk-reset = Il tracciato del rischio si azzera: tutte le tessere tornano nel sacchetto.
play-event-rolled = { $player } tira { $dice }: { $sum }.
play-event-beaten = { $player } sconfigge { $bandit } e guadagna { $bounty }.
play-event-stolen = I banditi rubano { $goods } merci a { $player }; ne volevano { $wanted }.
play-event-engine-derailed = La locomotiva di { $player } deraglia a { $cave }.
play-event-boxcars-derailed = { $player } perde il vagone { $car } e quelli dietro, con { $goods }.
play-event-upgrade-lost = { $player } perde { $upgrade }.
play-event-pipe-played = { $player } gioca { $pipe } contro { $victim }.
play-event-warded = { $player } gioca { $pipe } ed è al sicuro.
play-event-tile-taken = { $player } prende la tessera di turno { $tile }.
play-event-loaded = { $player } carica { $amount } { $good }.
play-event-unloaded = { $player } lascia { $amount } { $good } a { $cave }.
play-event-sold = { $player } vende { $amount } { $good } al mercato di { $wanted } di { $cave } per { $money }.
play-event-shares-placed = { $tokens ->
    [one] { $player } mette un gettone quota a { $cave }.
   *[other] { $player } mette { $tokens } gettoni quota a { $cave }.
}
play-event-card-drawn = { $player } pesca { $card }.
play-event-upgrade-kept = { $player } tiene { $upgrade }.
play-event-hired = { $player } assume { $mercenary }.
play-event-dismissed = { $mercenary } lascia { $player }.
play-event-card-put-back = { $card } torna in cima al mazzo dei { $deck }.
play-event-consumed = Le città consumano { $amount } merci.
play-event-town-died = { $town } diventa una città fantasma.
play-event-town-awakened = { $town } torna a vivere.
play-event-shares-returned = { $tokens ->
    [one] { $player } riprende un gettone quota e paga 10.
   *[other] { $player } riprende { $tokens } gettoni quota e paga 10 per ognuno.
}
play-event-converted = { $cave } produce { $amount } { $good }.
play-event-shares-paid = Le quote di { $player } pagano { $money }.
play-event-engines-righted = Le locomotive deragliate si raddrizzano.
play-event-arrived = { $player } entra a Lionsgate City con { $goods } merci e resta con { $money } denari.
play-event-lost = Più della metà delle città è morta. La partita è persa.
play-event-game-over = La partita è finita.

## Il tavolo nel terminale

play-situation = Round { $round } · tracciato del rischio { $risk }/{ $spaces }, minerale ×{ $multiplier } · sacchetto { $bag } tessere · ordine { $order }
play-key = Gallerie: difficoltà, e un punto per ogni gettone bandito. † città fantasma; i vagoni nelle gallerie hanno una lettera e >.
play-mat-money = denaro { $money } · quote { $shares } (pagano { $payout }){ $tile ->
    [0] { "" }
   *[other] { " " }· tessera { $tile }
}
play-mat-engine = a { $cave }
play-mat-derailed = deragliato a { $cave }
play-mat-goods = merci { $goods }
play-mat-empty = nessuna merce
play-mat-cars = vagoni a { $places }
play-mat-upgrades = potenziamenti { $upgrades }
play-mat-bandits = banditi { $bandits }
play-mat-team = pronti { $ready }/{ $team }
play-heading-town = Città
play-heading-markets = Mercati (caselle libere tra parentesi)
play-heading-circles = Quote
play-heading-team = Squadra
play-heading-skills = Ing Sca Com
play-heading-text = Testo
play-heading-lying = A terra
play-circle-open = { $price } oro
play-circle-taken = { $player }
