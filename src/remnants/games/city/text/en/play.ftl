### City of Remnants at the table: what is asked, what can be chosen, what happened.
###
### Names ($player, $card, $space, $tile, $development, $gang, $token) are texts, amounts are numbers.
### play-step-<step>: the prompt.  play-choice-<step>-<verb>, or play-choice-<verb> for every step: the label of a choice.
### play-event-<kind>: what happened; .own is for whoever was shown the secret part of it.

play-title = City of Remnants

## Words

play-word-none = nothing
play-word-ycu = YCU
play-word-the-ycu = the YCU
play-word-token = YCU { $attack }
play-word-tile = tile { $number }
play-word-pool = the pool
play-word-face-down = a face-down card
play-action-recruit = Recruit
play-action-buy = Buy
play-action-develop = Produce >>> Develop
play-action-sell = Sell
play-action-refresh = Refresh
play-action-move = Move

## What is asked

play-step-setup-pick-leader = { $player }, which gang do you lead?
play-step-setup-choose-side = { $player }, at which side of the city does your gang come in?
play-step-renew-discard = { $player }, discard any number of cards, then draw up to your influence.
play-step-turn = { $acted ->
    [1] { $player }, your action is done: play more cards, or end the turn.
   *[0] { $player }, it is your turn: take one action. Cards may be played before and after it.
}
play-step-cards-give-up = { $player }, discard a card to pay for the ability.
play-step-recruit-declare = { $player }, which gang member do you declare?
play-step-recruit-bid = { $bid ->
    [0] { $player }, bid for { $card }, declared by { $bidder }, or pass.
   *[other] { $player }, bid for { $card } above the { $bid } ARCs of { $bidder }, or pass.
}
play-step-buy-what = { $player }, what do you buy? At most one card, and renown up to your influence.
play-step-produce = { $player }, which development produces next?
play-step-build = { $player }, which development do you build?
play-step-build-place = { $player }, where do you build it: { $development }?
play-step-sell-product = { $player }, where do you sell a product?
play-step-sale-product = { $player }, where do you sell a product?
play-step-move-figure = { $player }, which figure moves next?
play-step-march-figure = { $player }, which figure does your card move?
play-step-move-to = { $player }, where does the figure from { $origin } go, at most { $amount } spaces away?
play-step-battle-which = { $player }, which battle comes next?
play-step-battle-lay = { $player }, lay up to { $amount } cards against { $loser } on { $space }.
play-step-battle-ability = { $player }, which Battle ability comes next?
play-step-battle-lose-laid = { $player }, you lost: remove one of the units you laid.
play-step-battle-lose-discarded = { $player }, you lost: remove a gang member from your discard pile.
play-step-battle-lose-owned = { $player }, you lost: remove a gang member from your hand, or search your draw pile for one.
play-step-battle-lose-drawn = { $player }, which gang member of your draw pile do you remove?
play-step-effect-discount-name = { $player }, what shall be cheaper by { $amount } ARCs this turn?
play-step-effect-fetch-card = { $player }, which card do you fetch?
play-step-effect-search = { $player }, which card of your draw pile do you take?
play-step-effect-enlist-card = { $player }, which gang member joins you?
play-step-effect-product-tile = { $amount ->
    [one] { $player }, which development gets the product?
   *[other] { $player }, which development gets the { $amount } products?
}
play-step-effect-purge-token = { $player }, which YCU goes back into the bag?
play-step-effect-cycle = { $player }, discard up to { $amount } more and draw as many as you discarded.
play-step-effect-rob-player = { $player }, who hands over up to { $amount } ARCs?
play-step-effect-trash-card = { $player }, do you remove a card of your hand from the game?

## What can be chosen

play-choice-done = Done
play-choice-play = Play { $card }
play-choice-gang = { $gang }
play-choice-side = The side of { $space }
play-choice-discard = Discard { $card }
play-choice-renew-discard-done = Discard no more and draw
play-choice-effect-cycle-done = Discard no more and draw
play-choice-turn-recruit = Recruit: win a gang member at auction
play-choice-turn-buy = Buy: a black market card, renown or both
play-choice-turn-develop = Produce >>> Develop: use your developments, then build one
play-choice-turn-sell = Sell: products of your developments
play-choice-turn-refresh = Refresh: discard and draw up to your influence
play-choice-turn-move = Move: figures on the board and from the pool
play-choice-turn-end = End the turn
play-choice-declare = { $card }, attack { $attack }
play-choice-pass = Pass
play-choice-bid = Bid { $amount } ARCs
play-choice-buy-what-done = Buy no more
play-choice-card = { $card } for { $price } ARCs
play-choice-effect-discount-name-card = { $card }
play-choice-renown = 1 renown for { $price } ARCs
play-choice-produce = { $tile }
play-choice-produce-done = No more producing: go on to building
play-choice-build = { $development } for { $price } ARCs
play-choice-build-done = Build nothing
play-choice-place = { $spaces }
play-choice-sell = { $tile } for { $price } ARCs
play-choice-figure = The figure on { $space }
play-choice-pool = A figure from the pool
play-choice-move-figure-done = No more moves
play-choice-to = { $met ->
    [enemies] { $space }, against { $enemies }
   *[nobody] { $space }
}
play-choice-battle = Battle { $enemies } on { $space }
play-choice-fight = Fight the { $token } on { $space }, total to reach { $strength }
play-choice-bribe = Bribe the { $token } on { $space } for { $price } ARCs
play-choice-lay = { $unit ->
    [unit] Lay { $card }, attack { $attack }
   *[other] Lay { $card }
}
play-choice-blind = Lay the top card of your draw pile unseen
play-choice-battle-lay-done = Lay no more
play-choice-use = Use { $card }
play-choice-battle-ability-done = Use no more
play-choice-lose = Remove { $card }
play-choice-search = Search your draw pile
play-choice-take = Take { $card }
play-choice-development = { $development }
play-choice-enlist = { $card }, attack { $attack }
play-choice-tile = { $tile }
play-choice-token = The { $token } on { $space }
play-choice-player = { $player }
play-choice-remove = Remove { $card }

## What happened

play-event-leaders = The gangs: { $gangs }.
play-event-leader = { $player } leads { $gang }.
play-event-side = { $player } comes in at { $space }.
play-event-roll-off = The dice were rolled: { $rolls }.
play-event-round = Round { $round } began.
play-event-turn = { $player } began turn { $turn } of the round.
play-event-action = { $player } chose { $action }.
play-event-first-player = The first player token passed to { $player }.
play-event-income = { $player } received { $amount } ARCs.
play-event-recruit-turned-up = { $card } stood ready to be recruited.
play-event-market-turned-up = { $card } appeared on the black market.
play-event-drew = { $amount ->
    [one] { $player } drew a card.
   *[other] { $player } drew { $amount } cards.
}
    .own = { $player } drew { $cards }.
play-event-set-aside = { $player } put a card aside.
    .own = { $player } put { $card } aside.
play-event-discarded = { $player } discarded { $card }.
play-event-played = { $player } played { $card }.
play-event-declared = { $player } declared { $card }.
play-event-bid = { $amount ->
    [0] { $player } passed.
   *[other] { $player } bid { $amount } ARCs.
}
play-event-recruited = { $price ->
    [0] { $player } recruited { $card } for nothing.
   *[other] { $player } recruited { $card } for { $price } ARCs.
}
play-event-bought = { $player } bought { $card } for { $price } ARCs.
play-event-bought-renown = { $player } bought 1 renown.
play-event-produced = { $player } used { $tile }.
play-event-product = { $amount ->
    [one] 1 product was made: { $tile }.
   *[other] { $amount } products were made: { $tile }.
}
play-event-built = { $player } built { $development } on { $spaces } for { $price } ARCs.
play-event-sold = { $player } sold a product for { $price } ARCs: { $tile }.
play-event-moved = { $player } moved a figure from { $origin } to { $space }.
play-event-battle = { $attacker } attacked { $defender } on { $space }.
play-event-laid = { $blind ->
    [true] { $player } laid a card unseen.
   *[false] { $player } laid a card face down.
}
    .own = { $player } laid { $card } face down.
play-event-revealed = { $player } revealed { $cards }.
play-event-ability = { $player } used { $card }.
play-event-reinforced = { $player } was reinforced by { $card }.
play-event-battle-dice = { $player } rolled { $dice }.
play-event-battle-over = Attack { $attack } met defence { $defence }: the battle went to { $winner }.
play-event-figure-lost = { $player } lost a figure on { $space }.
play-event-removed = { $player } removed { $card } from the game.
play-event-searched = { $player } searched the draw pile.
    .own = { $player } found in the draw pile: { $cards }.
play-event-returned = { $card } returned to the hand of { $player }.
play-event-rescued = { $player } saved the fallen figure for the pool.
play-event-bribed = { $player } bribed the { $token } with { $price } ARCs.
play-event-ycu-defeated = { $player } defeated the { $token }.
play-event-alert = { $player } rolled { $die } for the alert, { $alert }: { $effect }
play-event-arcs = { $player }: ARCs { $sign }{ $size }.
play-event-renown = { $player }: renown { $sign }{ $size }.
play-event-figures = { $amount ->
    [one] { $player } gained a figure for the pool.
   *[other] { $player } gained { $amount } figures for the pool.
}
play-event-gambled = { $player } rolled { $die } and won { $amount } ARCs.
play-event-discount = { $target } became { $amount } ARCs cheaper for { $player } this turn.
play-event-fetched = { $player } fetched a card.
    .own = { $player } fetched { $card }.
play-event-enlisted = { $card } joined { $player }.
play-event-purged = { $player } sent the { $token } back into the bag.
play-event-robbed = { $player } took { $amount } ARCs from { $victim }.
play-event-influence = { $player } rose to influence { $influence }: { $condition }.
play-event-patrol = The Yugai patrol came out.
play-event-coordinates = The patrol was sent to { $spaces }.
play-event-ycu = A { $token } landed on { $space }.
play-event-award = Renown was awarded: { $awards }.
play-event-end = { $reason ->
    [stall] The game ended: for five rounds the renown pile had reached no new low.
   *[other] The game ended: the renown pile could not pay every award.
}

## What the terminal shows

play-situation = Round { $round }  ·  renown pile { $pile }  ·  first player { $player }
play-you = you
play-mat-money = { $arcs } ARCs, { $renown } renown, influence { $influence }
play-mat-money-concealed = { $arcs } ARCs, renown concealed, influence { $influence }
play-mat-figures = turns { $turns }, figures: pool { $pool }, unused { $unused }
play-mat-cards = cards: hand { $hand }, draw { $draw }, discard { $discard }
play-mat-permanents = in front: { $cards }
play-mat-laid = laid: { $cards }
play-heading-recruits = Gang members
play-heading-market = Black market
play-heading-developments = Developments
play-heading-hand = Your hand
play-heading-attack = Attack
play-heading-price = ARCs
play-heading-tiles = Tiles
play-heading-sale = Sale
play-heading-renown = Renown
play-heading-text = Text
play-heading-level = Level
play-heading-shape = Shape
play-no-cards = no cards
play-tile-line = { $letter } { $tile }{ $state }
play-tile-products = , products { $amount }
play-tile-held = , held by { $player }
play-key = ★ award  ▸ entry  ! YCU attack  a–z development
