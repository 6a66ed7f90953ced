### Return to Lionsgate City al tavolo: che cosa si chiede, che cosa si può scegliere, che cosa è successo.
###
### I nomi ($player, $mercenary, $cave, $tunnel, $good, $bandit, $upgrade, $card) sono testi, le quantità sono numeri.
### step-<step>: la domanda; .other è per chi aspetta.
### choice-<verb>: l'etichetta di una scelta; un attributo è l'etichetta nel passo di quel nome.
### event-<kind>: che cosa è successo; .own è per chi ne ha visto la parte segreta.
### play-...: parole del terminale.  Le parole della sola pagina sono in table.ftl.

play-title = Return to Lionsgate City
    .tagline = Guida un treno a vapore nelle caverne, sfida la sorte nelle miniere e vendi dove le città hanno fame. Quelle che nessuno nutre muoiono.
    .weight = 60–90 min · medio-difficile, anche in solitario

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

step-draft = Prendi un mercenario con l'oro che ha sopra
    .other = { $player } prende un mercenario
step-turn = { $crew ->
    [0] Tocca a te: impiega uno o più mercenari
   *[other] Ingegneria { $engineering }, scavo { $mining }, combattimento { $fighting }: impiega altri o agisci
}
    .other = È il turno di { $player }
step-drive = Dove vai da { $cave }? Restano { $left } di ingegneria: il percorso deve costare meno
    .other = { $player } è in viaggio
step-dig = { $may_draw ->
    [one] Pesca l'ultima tessera (puzzola al { $skunk }%), o fermati con { $ore } di minerale
   *[other] Pesca ancora (al massimo { $may_draw }, puzzola al { $skunk }%), o fermati con { $ore } di minerale
}
    .other = { $player } scava
step-skunk = Una puzzola! La calmi o scappi?
    .other = { $player } incontra una puzzola
step-reroll = Hai tirato { $rolled }. Ritiri?
    .other = { $player } combatte
step-beat = Batti banditi la cui tenacia totale sia meno di { $strength }
    .other = { $player } combatte
step-remove-token = Togli un gettone bandito dalla mappa
    .other = { $player } toglie un gettone bandito dalla mappa
step-load = { $may_load ->
    [one] Carica 1 merce a { $cave }
   *[other] Carica fino a { $may_load } merci a { $cave }
}
    .other = { $player } carica
step-unload = { $may_unload ->
    [one] Scarica 1 merce a { $cave }
   *[other] Scarica fino a { $may_unload } merci a { $cave }
}
    .other = { $player } scarica
step-pay = Quale merce spendi ({ $good })?
    .other = { $player } paga
step-browse = Tieni una delle carte pescate, o spendi ancora per un'altra
    .other = { $player } guarda le carte
step-replace = Chi viene sostituito da { $mercenary }?
    .other = { $player } sostituisce un mercenario
step-put-back-order = Quale carta torna ora sul mazzo? L'ultima sta in cima
    .other = { $player } rimette le carte
step-target = Chi colpisce { $pipe }?
    .other = { $player } gioca un tubo
step-ward = { $attacker } ti colpisce con { $pipe }. Ti proteggi?
    .other = { $player } può proteggersi
step-shelter = { $wanted ->
    [one] I banditi stanno per rubare 1 merce. Ti proteggi?
   *[other] I banditi stanno per rubare { $wanted } merci. Ti proteggi?
}
    .other = { $player } può proteggere le merci
step-after-action = Azione fatta: gioca un tubo, getta un potenziamento o termina il turno
    .other = { $player } termina il turno
step-lose-upgrade = La tua locomotiva è deragliata: quale potenziamento perdi?
    .other = { $player } perde un potenziamento

## Che cosa si può scegliere

choice-take = { $mercenary } ({ $skills }), oro { $gold }
choice-assign = Impiega { $mercenary } ({ $skills })
choice-move = Muovi
choice-mine = Scava
choice-fight = Combatti
choice-rest = Non fare nulla
choice-pipe = Gioca { $upgrade }
choice-discard = Getta { $upgrade }
choice-scout = Esplora: togli un gettone bandito dalla galleria { $tunnel }
choice-tunnel = Per la galleria { $tunnel }, difficoltà { $difficulty }{ $tokens ->
    [0] { "" }
   *[other] , gettoni bandito { $tokens }
}
choice-go = Dritto a { $cave }{ $difficulty ->
    [0] { "" }
   *[other] , difficoltà { $difficulty }
}{ $tokens ->
    [0] { "" }
    [one] , con un bandito sulla via
   *[other] , con { $tokens } banditi sulla via
}
choice-stop = Fermati
choice-draw = Pesca una tessera
choice-calm = Calma la puzzola e continua
choice-run = Scappa
choice-reroll = Ritira i dadi
choice-keep-roll = Tieni il tiro
choice-beat = Sconfiggi { $bandit } ({ $card })
choice-token = Dalla galleria { $tunnel }
choice-none = Niente
choice-load = Carica { $amount } di { $good }
    .turn = Carica
choice-drop = Lascia qui { $amount } di { $good } (dalla casella { $box })
choice-sell = Vendi { $amount } di { $good } (dalla casella { $box }){ $instead ->
    [0] { "" }
   *[other] { " " }al posto di { $wanted }
} per { $money }
choice-share = Compra una quota per { $price } d'oro
choice-workshop = Spendi 2 leghe per una carta potenziamento
choice-hire = Spendi 5 d'oro per un mercenario
choice-pay = Quello nella casella { $box }
choice-keep = Tieni { $card }
choice-more = Spendi 1 in più per un'altra carta
choice-replace = { $mercenary } ({ $skills })
choice-on-top = { $card }
choice-car = { $player }: vagone { $car }
choice-player = { $player }
choice-ward = Gioca { $upgrade }
choice-suffer = Lascia che accada
choice-end = Termina il turno
choice-lose = { $upgrade }
choice-unload = Scarica

## Che cosa è successo

event-order-dealt = L'ordine di turno è { $order }.
event-offered = { $mercenary } è disponibile.
event-joined = { $mercenary } si unisce a { $player }.
event-drafted = { $gold ->
    [0] { $player } prende { $mercenary }.
   *[other] { $player } prende { $mercenary } con { $gold } d'oro.
}
event-draft-ended = La scelta è finita.
event-round = Round { $round }. L'ordine di turno è { $order }.
event-assigned = { $player } impiega { $mercenary }.
    .each = { $mercenary }
    .several = { $player } impiega { $each }.
event-rested = { $player } non fa nulla.
event-moved = { $player } va da { $start } a { $cave }{ $met ->
    [0] .
    [one] { " " }e incontra un bandito.
   *[other] { " " }e incontra { $met } banditi.
}
event-bandit-met = { $bandit } sale sul treno di { $player }.
    .on = { $bandit } sale a bordo.
    .each = { $bandit }
    .several = { $each } salgono a bordo.
event-detour = I vagoni altrui sbarrano la via a { $player }: per { $cave } il percorso è più difficile di { $longer }.
    .on = Per i vagoni altrui il percorso fino a { $cave } era più difficile di { $longer }.
event-shut-off = I vagoni altrui chiudono a { $player } la via per { $caves }.
    .on = I vagoni altrui chiudevano la via per { $caves }.
event-tokens-left = { $tokens ->
    [one] { $player } lascia un gettone bandito lungo la via.
   *[other] { $player } lascia { $tokens } gettoni bandito lungo la via.
}
    .on = { $tokens ->
        [one] Resta un gettone bandito lungo la via.
       *[other] Restano { $tokens } gettoni bandito lungo la via.
    }
event-token-removed = { $player } toglie un gettone bandito dalla galleria { $tunnel }.
event-tile-drawn = { $player } pesca { $drawn }.
    .each = { $tile }
    .several = { $player } pesca { $each }.
event-skunk = { $player } scappa dalla puzzola: non si scava nulla e il tracciato del rischio si svuota.
    .on = La squadra scappa: non si scava nulla e il tracciato del rischio si svuota.
event-skunk-calmed = { $player } calma la puzzola.
event-mined = { $ore ->
    [0] { $player } non scava alcun minerale ({ $good }) a { $cave }.
   *[other] { $player } scava { $ore } di { $good } a { $cave }.
}
    .on = { $ore ->
        [0] Niente { $good } a { $cave }.
       *[other] { $ore ->
            [one] Ne viene
           *[other] Ne vengono
        } { $ore } di { $good } a { $cave }{ $sum }.
    }
event-risk-reset = Il tracciato del rischio si azzera: tutte le tessere tornano nel sacchetto.
event-rolled = { $player } tira { $dice }: { $sum }.
event-beaten = { $player } sconfigge { $bandit } e guadagna { $bounty }.
event-stolen = { $goods ->
    [one] I banditi rubano 1 merce a { $player }
   *[other] I banditi rubano { $goods } merci a { $player }
}{ $short ->
    [0] .
   *[other] ; ne volevano { $wanted }.
}
event-engine-derailed = La locomotiva di { $player } deraglia a { $cave }.
event-boxcars-derailed = { $player } perde il vagone { $car } e quelli dietro, con { $goods }.
event-goods-spilled = A { $cave } finiscono a terra merci di { $player }: { $goods }.
event-upgrade-lost = { $player } rinuncia a { $upgrade }.
event-pipe-played = { $player } gioca { $pipe } contro { $victim }.
event-warded = { $player } gioca { $pipe } ed è al sicuro.
event-tile-taken = { $player } prende la tessera di turno { $tile }.
event-loaded = { $player } carica { $amount } di { $good }.
event-unloaded = { $player } lascia { $amount } di { $good } a { $cave }.
event-sold = { $player } vende { $amount } di { $good } a { $cave }{ $instead ->
    [0] { "" }
   *[other] { " " }al posto di { $wanted }
} per { $money }{ $bonus ->
    [0] .
   *[other] , più { $bonus } per il fiuto negli affari.
}
event-shares-placed = { $tokens ->
    [one] { $player } mette un gettone quota a { $cave }.
   *[other] { $player } mette { $tokens } gettoni quota a { $cave }.
}
event-card-drawn = { $player } pesca { $card }.
event-upgrade-kept = { $player } tiene { $upgrade }.
event-hired = { $player } assume { $mercenary }.
event-dismissed = { $mercenary } lascia { $player }.
event-card-put-back = { $card } torna in cima al mazzo ({ $deck }).
    .each = { $card }
    .several = { $each } tornano in cima al mazzo ({ $deck }).
event-consumed = { $amount ->
    [one] Le città consumano 1 merce.
   *[other] Le città consumano { $amount } merci.
}
event-town-died = { $town } non trova nulla da consumare e diventa una città fantasma.
    .each = { $town }
    .several = { $each } non trovano nulla da consumare e diventano città fantasma.
event-town-awakened = { $town } torna a vivere.
event-shares-returned = { $tokens ->
    [one] { $player } riprende un gettone quota e perde { $money } denari.
   *[other] { $player } riprende { $tokens } gettoni quota e perde { $money } denari.
}
event-converted = Da { $cave } vengono { $amount } di { $good }.
event-shares-paid = Le quote di { $player } pagano { $money }.
event-engines-righted = Le locomotive deragliate si raddrizzano.
event-arrived = { $goods ->
    [0] { $player } entra a Lionsgate City senza merci: pagato l'ingresso, { $money } denari in tasca.
    [one] { $player } entra a Lionsgate City con 1 merce: pagato l'ingresso, { $money } denari in tasca.
   *[other] { $player } entra a Lionsgate City con { $goods } merci: pagato l'ingresso, { $money } denari in tasca.
}
event-lost = Più della metà delle città è morta. La partita è persa.
event-game-over = La partita è finita.

## Il tavolo nel terminale

play-situation = Round { $round } · tracciato del rischio { $risk }/{ $spaces }, minerale ×{ $multiplier } · sacchetto { $bag } tessere · ordine { $order }
play-alone = città fantasma { $ghosts } (con più di { $ghosts_allowed } hai perso) · grado finora: { $rank }{ $next_rank ->
    [0] { "" }
   *[other] , il prossimo con { $next_rank } denari
}
play-no-rank = nessuno
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
play-circle-open = { $price } d'oro
play-circle-taken = { $player }

over-reason = { $way ->
    [only] L'unico treno arrivato a Lionsgate City.
    [upright] L'unico treno rimasto in piedi a Lionsgate City.
    [nobody] Nessun treno è arrivato a Lionsgate City.
   *[money] Fra i { $arrived } con il treno in piedi a Lionsgate City, chi ha più denaro, poi più quote.
}
