### City of Remnants at the table: what is asked, what can be chosen, what happened.
###
### Names ($player, $card, $space, $tile, $development, $gang, $token) are texts, amounts are numbers.
### step-<step>: the prompt; .other is for those who wait.
### choice-<verb>: the label of a choice; an attribute is the label in the step of that name.
### event-<kind>: what happened; .own is for whoever was shown the secret part of it.
### play-...: words that the terminal says.  The page's own words are in table.ftl.

play-title = City of Remnants
    .tagline = Bid for fighters, build in the slums and take the middle street by street. You are never safe: rivals come by foot, the Yugai from above.
    .weight = 90–120 min · heavy

## Words

play-word-none = nothing
play-word-ycu = YCU
play-word-the-ycu = the YCU
play-word-token = YCU { $attack }
play-word-tile = tile { $number }
play-word-pool = the pool
play-word-face-down = a face-down card

## What is asked

step-setup-pick-leader = Pick your gang
    .other = { $player } picks a gang
step-setup-choose-side = Choose the side where your gang enters
    .other = { $player } chooses a side
step-renew-discard = Discard any cards, then draw up to your influence
    .other = { $player } renews their hand
step-turn = { $acted ->
    [1] Your action is done: play more cards or end your turn
   *[0] Your turn: take one action; you may play cards before and after
}
    .other = { $player } takes a turn
step-cards-give-up = Choose a card from your hand to discard as the cost
    .other = { $player } pays with a card
step-recruit-declare = Name the gang member you want; everyone may then bid
    .other = { $player } names a gang member for auction
step-recruit-bid = { $bid ->
    [0] Bid for { $card }, named by { $bidder }, or pass
   *[other] Bid for { $card }, above the { $bid } ARCs of { $bidder }, or pass
}
    .other = { $player } bids or passes
step-buy-what = Buy at most one black market card, and renown up to your influence
    .other = { $player } buys
step-produce = Use the produce abilities of your developments
    .other = { $player } produces
step-build = Build a development, or be done
    .other = { $player } decides what to build
step-build-place = Choose where it stands: { $development }
    .other = { $player } places a development
step-sell-product = Sell products, one at a time
    .other = { $player } sells products
step-sale-product = Sell products, one at a time
    .other = { $player } sells products
step-move-figure = Choose a figure to move, or be done
    .other = { $player } moves figures
step-march-figure = Choose a figure for your card to move, or be done
    .other = { $player } moves figures
step-move-to = { $leaves ->
    [pool] Where does the figure from the pool go?
   *[space] Where does the figure from { $origin } go?
} At most { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} away
    .other = { $player } moves a figure
step-battle-which = Choose your next battle
    .other = { $player } chooses a battle
step-battle-lay = Battle at { $space } against { $enemy }: lay up to { $amount } cards face down
    .other = { $player } lays cards for the battle at { $space }
step-battle-ability = Use a battle ability of your revealed cards
    .other = { $player } uses battle abilities
step-battle-lose-laid = You lost: give up one of your laid units
    .other = { $player } gives up a unit
step-battle-lose-discarded = You lost: give up a gang member from your discard pile
    .other = { $player } gives up a unit
step-battle-lose-owned = You lost: give up a gang member from your hand, or search your draw pile
    .other = { $player } gives up a unit
step-battle-lose-drawn = Give up a gang member from your draw pile
    .other = { $player } gives up a unit
step-effect-discount-name = Name what becomes { $amount } ARCs cheaper this turn
    .other = { $player } names a purchase
step-effect-fetch-card = Take a card from your discard pile, or search your draw pile
    .other = { $player } fetches a card
step-effect-search = Take a card from your draw pile
    .other = { $player } searches the draw pile
step-effect-enlist-card = Take a gang member without an auction
    .other = { $player } enlists a gang member
step-effect-product-tile = { $products ->
    [one] Choose the development that gets the product
   *[other] Choose the development that gets the { $products } products
}
    .other = { $player } places products
step-effect-purge-token = Choose a YCU token to send back to the bag
    .other = { $player } removes a YCU token
step-effect-cycle = { $left ->
    [0] Draw as many as you discarded
    [one] Discard 1 more card, or draw as many as you discarded
   *[other] Discard up to { $left } more cards and draw as many as you discarded
}
    .other = { $player } exchanges cards
step-effect-rob-player = From whom do you take { $amount } ARCs, or all they have?
    .other = { $player } robs somebody
step-effect-trash-card = You may remove a card in your hand from the game
    .other = { $player } may remove a card

## What can be chosen

choice-recruit = Recruit
choice-buy = Buy
choice-develop = Produce & build
choice-sell = Sell
    .sell-product = Sell from { $tile } for { $price } ARCs
    .sale-product = Sell from { $tile } for { $price } ARCs
choice-refresh = Refresh
choice-move = Move
choice-end = End turn
choice-done = Done
    .renew-discard = Draw cards
    .effect-cycle = Draw cards
    .battle-lay = Lay no more, then reveal
    .battle-ability = Use no more
    .produce = On to building
    .build = Build nothing
    .move-figure = End movement
    .march-figure = End movement
    .buy-what = Done buying
    .sell-product = Done selling
    .sale-product = Done selling
    .effect-trash-card = Keep all
choice-pass = Pass
choice-renown = 1 renown for { $price } ARCs
choice-pool = A figure from the pool
choice-blind = Blind from the draw pile
choice-search = Search the draw pile
choice-gang = { $gang }
choice-side = Enter at { $space }
choice-play = { $use ->
    [nothing] Play { $card } (it would do nothing now)
   *[something] Play { $card }
}
choice-discard = Discard { $card }
choice-declare = Name { $card }
choice-bid = Bid { $amount } ARCs
choice-card = { $card }
    .buy-what = { $card } for { $price } ARCs
choice-produce = { $use ->
    [nothing] { $tile } (it would do nothing now)
   *[something] { $tile }
}
choice-build = { $development } for { $price } ARCs
choice-place = { $spaces }
choice-figure = The figure on { $space }
choice-to = { $met ->
    [enemies] { $space }, against { $enemies }
   *[nobody] { $space }
}
choice-battle = Battle { $enemies } at { $space }
choice-fight = Fight the { $token } on { $space }: reach { $strength }
choice-bribe = Bribe the { $token } on { $space } for { $price } ARCs
choice-lay = { $unit ->
    [unit] Lay { $card }, attack { $attack }
   *[other] Lay { $card }
}
choice-use = Use { $card }
choice-lose = Give up { $card }
choice-development = { $development }
choice-take = Take { $card }
choice-enlist = Enlist { $card }, attack { $attack }
choice-tile = { $tile }
choice-token = The { $token } on { $space }
choice-player = { $player }
choice-remove = Remove { $card }

## What happened

event-leaders = The gangs: { $gangs }.
event-leader = { $player } leads { $gang }.
event-side = { $player } enters at { $space }.
event-roll-off = Roll-off: { $rolls }.
event-round = Round { $round } begins.
event-turn = { $player }: turn { $turn }
event-action = { $player } takes the action { $action }.
event-first-player = { $player } is first player.
event-income = { $player } receives { $amount } ARCs.
    .each = { $player } { $amount }
    .several = ARCs for everybody: { $each }.
event-recruit-turned-up = New gang member: { $card }.
    .each = { $card }
    .several = New gang members: { $each }.
event-market-turned-up = New on the black market: { $card }.
    .each = { $card }
    .several = New on the black market: { $each }.
event-drew = { $amount ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $amount } cards.
}
    .own = { $player } draws { $cards }.
event-set-aside = { $player } puts a card aside.
    .own = { $player } puts { $card } aside.
event-discarded = { $player } discards { $card }.
event-played = { $player } plays { $card }.
event-declared = { $player } puts { $card } up for auction.
event-bid = { $amount ->
    [0] { $player } passes.
   *[other] { $player } bids { $amount } ARCs.
}
    .each = { $amount ->
        [0] { $player } passes
       *[other] { $player } { $amount }
    }
    .several = Bids: { $each }.
event-recruited = { $price ->
    [0] { $player } recruits { $card } for nothing
   *[other] { $player } recruits { $card } for { $price } ARCs
}{ $turn ->
    [spent] {" "}and spends a turn on it.
   *[own] .
}
event-bought = { $player } buys { $card } for { $price } ARCs.
event-bought-renown = { $player } buys 1 renown.
event-produced = { $player } uses { $tile }.
event-product = { $amount ->
    [one] 1 product on { $tile }.
   *[other] { $amount } products on { $tile }.
}
event-built = { $player } builds { $development } on { $spaces } for { $price } ARCs.
event-sold = { $player } sells a product of { $tile } for { $price } ARCs.
event-moved = { $leaves ->
    [pool] { $player } moves a figure from the pool to { $space }.
   *[space] { $player } moves a figure from { $origin } to { $space }.
}
    .each = { $leaves ->
        [pool] from the pool to { $space }
       *[space] from { $origin } to { $space }
    }
    .several = { $player } moves { $count } figures: { $each }.
event-battle = Battle at { $space }: { $attacker } attacks { $defender }.
event-laid = { $blind ->
    [true] { $player } lays the top card of the draw pile, unseen.
   *[false] { $player } lays a card face down.
}
    .several = { $player } lays { $count } cards face down.
    .own = { $player } lays { $card } face down.
event-revealed = { $player } reveals { $cards }.
event-ability = { $player } uses { $card }.
    .each = { $card }
    .several = { $player } uses { $each }.
event-battle-bonus = { $player }: { $sign }{ $size } in this battle.
event-reinforced = { $player } is reinforced by { $card }.
event-battle-dice = { $player } rolls { $dice }.
event-battle-over = { $ycu ->
    [beaten] Attack { $attack } reaches the YCU's strength { $defence }: { $winner } wins.
    [unbeaten] Attack { $attack } falls short of the YCU's strength { $defence }: the YCU win.
   *[none] Attack { $attack } meets defence { $defence }: { $winner } wins.
}
event-figure-lost = { $player } loses a figure on { $space }.
event-removed = { $player } loses { $card } for good.
event-searched = { $player } searches the draw pile.
    .own = { $player } finds in the draw pile: { $cards }.
event-returned = { $player } takes { $card } back.
event-rescued = { $player } saves the fallen figure for the pool.
event-bribed = { $price ->
    [0] { $player } bribes the { $token } for nothing.
   *[other] { $player } bribes the { $token } with { $price } ARCs.
}
event-ycu-defeated = { $player } defeats the { $token }.
event-alert = Alert! { $player } rolls { $die }, { $alert }: { $effect }
event-arcs = { $player }: { $sign }{ $size } ARCs.
event-renown = { $size ->
    [0] { $player } neither gains nor loses renown.
   *[other] { $player }: { $sign }{ $size } renown.
}
event-figures = { $amount ->
    [one] { $player } gains a figure for the pool.
   *[other] { $player } gains { $amount } figures for the pool.
}
event-gambled = { $player } rolls { $die } and gains { $amount } ARCs.
event-discount = { $player } pays { $amount } ARCs less for { $target } this turn.
event-fetched = { $player } fetches a card.
    .own = { $player } fetches { $card }.
event-enlisted = { $player } enlists { $card }.
event-purged = { $player } sends the { $token } back into the bag.
event-robbed = { $amount ->
    [0] { $player } finds no ARCs to take from { $victim }.
   *[other] { $player } takes { $amount } ARCs from { $victim }.
}
event-influence = { $player } rises to influence { $influence }: { $condition }.
event-patrol = The Yugai patrol comes.
event-coordinates = The patrol is sent to { $spaces }.
event-ycu = A { $token } lands on { $space }.
    .each = a { $token } on { $space }
    .several = The patrol lands: { $each }.
event-award = Renown awarded: { $awards }.
event-end = { $reason ->
    [stall] The game ends: for five rounds the renown pile has reached no new low.
   *[other] The game ends: the renown pile cannot pay every award.
}

## Actions

action-recruit = Recruit
    .what = Put a gang member up for auction
action-buy = Buy
    .what = A black market card, renown or both
action-develop = Produce & build
    .what = Use your developments, then build one
action-sell = Sell
    .what = Products of your developments for ARCs
action-refresh = Refresh
    .what = Discard and draw up to your influence
action-move = Move
    .what = Up to { $influence } figures, on the board or from the pool, then battle

## What the terminal shows

play-situation = Round { $round }  ·  renown pile { $pile }  ·  first player { $player }
play-you = you
play-mat-money = { $arcs } ARCs, { $renown } renown, influence { $influence }
play-mat-money-concealed = { $arcs } ARCs, renown concealed, influence { $influence }
play-mat-figures = turns { $turns }, figures: pool { $pool }, unused { $unused }
play-mat-cards = cards: hand { $hand }, draw { $draw }, discard { $discard }
play-mat-permanents = in front: { $cards }
play-mat-laid = laid: { $cards }
play-mat-condition = { $name }: { $progress }
play-heading-influence = Ways to gain influence
play-heading-alert = The alert card, rolled after each defeated YCU
play-heading-copies = Copies
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

over-reason = { $way ->
    [arcs] The same renown as somebody else, but more ARCs.
    [shared] As much renown and as many ARCs as each other.
   *[renown] The most renown: { $score }.
}
