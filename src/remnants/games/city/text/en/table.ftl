### City of Remnants: what the page says at the table. $player, $seat and the like are names.

city-name = City of Remnants
    .tagline = Four gangs, one city, and the Yugai above it all
    .intro = Recruit, deal and fight your way through a 7x7 city until the renown runs out.

## Options

option-leaders = Leaders
option-leaders-random = dealt at random
option-leaders-picked = picked in turn
option-sides = Sides of the board
option-sides-dealt = dealt clockwise
option-sides-chosen = chosen by the players
option-renown = Renown
option-renown-open = open
option-renown-concealed = concealed

## Who must do what

step-setup-pick-leader = Pick your gang
    .other = { $player } picks a gang
step-setup-choose-side = Choose the side where your gang enters
    .other = { $player } chooses a side
step-renew-discard = Discard any cards, then draw up to your influence
    .other = { $player } renews their hand
step-turn = Your turn: take one action; you may play cards before and after
    .other = { $player } takes a turn
    .acted = Your action is done: play more cards or end your turn
step-cards-give-up = Choose a card from your hand to discard as the cost
    .other = { $player } pays with a card
step-effect-discount-name = Name what becomes cheaper this turn
    .other = { $player } names a purchase
step-effect-fetch-card = Take a card from your discard pile, or search your draw pile
    .other = { $player } fetches a card
step-effect-search = Take a card from your draw pile
    .other = { $player } searches the draw pile
step-effect-enlist-card = Take a gang member without an auction
    .other = { $player } enlists a gang member
step-effect-product-tile = Choose the development that gets the products
    .other = { $player } places products
step-effect-purge-token = Choose a YCU token to send back to the bag
    .other = { $player } removes a YCU token
step-effect-cycle = Discard cards to draw as many new ones
    .other = { $player } exchanges cards
step-effect-rob-player = Choose whom to rob
    .other = { $player } robs somebody
step-effect-trash-card = You may remove a card in your hand from the game
    .other = { $player } may remove a card
step-recruit-declare = Name the gang member you want; everyone may then bid
    .other = { $player } names a gang member for auction
step-recruit-bid = Bid more than { $bid } ARCs, or pass
    .other = { $player } bids or passes
step-buy-what = Buy a black market card and renown
    .other = { $player } buys
step-produce = Use the produce abilities of your developments
    .other = { $player } produces
step-build = Build a development, or be done
    .other = { $player } decides what to build
step-build-place = Choose where it stands; R turns it
    .other = { $player } places a development
step-sell-product = Sell products, one at a time
    .other = { $player } sells products
step-sale-product = Sell products, one at a time
    .other = { $player } sells products
step-move-figure = Choose a figure to move, or be done
    .other = { $player } moves figures
step-march-figure = Choose a figure to move, or be done
    .other = { $player } moves figures
step-move-to = Choose where the figure goes
    .other = { $player } moves a figure
step-battle-which = Choose your next battle
    .other = { $player } chooses a battle
step-battle-lay = Battle at { $space }: lay cards face down, then reveal
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

## Choices

choice-recruit = Recruit
choice-buy = Buy
choice-develop = Produce & build
choice-sell = Sell
    .sell-product = Sell from { $tile }
    .sale-product = Sell from { $tile }
choice-refresh = Refresh
choice-move = Move
choice-end = End turn
choice-done = Done
    .renew-discard = Draw cards
    .battle-lay = Reveal
    .produce = On to building
    .build = Build nothing
    .build-place = Build nothing
    .move-figure = End movement
    .march-figure = End movement
    .buy-what = Done buying
    .sell-product = Done selling
    .effect-trash-card = Keep all
choice-pass = Pass
choice-renown = 1 renown for { $renown_price } ARCs
choice-pool = A figure from the pool
choice-blind = Blind from the draw pile
choice-search = Search the draw pile
choice-gang = { $gang }
choice-side = Enter at { $side }
choice-play = Play { $card }
choice-discard = Discard { $card }
choice-declare = Name { $card }
choice-bid = { $amount }
choice-card = { $card }
choice-produce = { $tile }
choice-build = Build { $development }
choice-place = { $space }
choice-figure = The figure on { $space }
choice-to = { $space }
choice-battle = Battle at { $space }
choice-fight = Fight the YCU of strength { $token }
choice-bribe = Bribe it for { $price } ARCs
choice-lay = Lay { $card }
choice-use = Use { $card }
choice-lose = Give up { $card }
choice-development = { $development }
choice-take = Take { $card }
choice-enlist = Enlist { $card }
choice-tile = { $tile }
choice-token = The YCU of strength { $token }
choice-player = { $seat }
choice-remove = Remove { $card }

## What happened

event-leader = { $seat } leads { $gang }
event-side = { $seat } enters at { $space }
event-leaders = The gangs are dealt
event-roll-off = Roll-off: { $dice }
event-round = Round { $round }
event-first-player = { $seat } is first player
event-income = { $seat } receives { $amount } ARCs
event-turn = { $seat }: turn { $turn }
event-action = { $seat } takes the action { $action }
event-played = { $seat } plays { $card }
event-discarded = { $seat } discards { $card }
event-set-aside = { $seat } discards a card
event-drew = { $seat } draws { $amount ->
    [one] 1 card
   *[other] { $amount } cards
}
event-searched = { $seat } searches the draw pile
event-fetched = { $seat } takes { $card }
event-declared = { $seat } puts { $card } up for auction
event-bid = { $amount ->
    [0] { $seat } passes
   *[other] { $seat } bids { $amount }
}
event-recruited = { $seat } recruits { $card } for { $price } ARCs
event-enlisted = { $seat } enlists { $card }
event-recruit-turned-up = New gang member: { $card }
event-market-turned-up = New on the black market: { $card }
event-bought = { $seat } buys { $card } for { $price } ARCs
event-bought-renown = { $seat } buys 1 renown
event-discount = { $seat } gets a discount of { $amount } ARCs
event-produced = { $seat } uses { $tile }
event-product = { $amount } products on { $tile }
event-built = { $seat } builds { $development } on { $spaces } for { $price } ARCs
event-sold = { $seat } sells a product for { $price } ARCs
event-moved = { $seat } moves { $origin } → { $space }
    .pool = { $seat } brings a figure to { $space }
event-battle = Battle at { $space }: { $attacker } attacks { $defender }
    .ycu = Battle at { $space }: { $attacker } fights a YCU
event-laid = { $seat } lays { $card }
event-revealed = { $seat } reveals { $cards }
event-ability = { $seat } uses { $card }
event-battle-dice = { $seat } rolls { $dice }
event-battle-over = { $winner } wins, { $attack } to { $defence }
    .ycu = The YCU wins, { $attack } to { $defence }
event-figure-lost = { $seat } loses a figure on { $space }
event-removed = { $seat } loses { $card } for good
event-reinforced = { $seat } is reinforced by { $card }
event-returned = { $seat } takes { $card } back
event-rescued = { $seat } rescues the figure
event-robbed = { $seat } takes { $amount } ARCs from { $victim }
event-gambled = { $seat } rolls { $die } and gains { $amount } ARCs
event-arcs = { $seat }: { $amount } ARCs
event-renown = { $seat }: { $amount } renown
event-figures = { $seat } adds figures to the pool
event-influence = { $seat } rises to influence { $influence }: { $condition }
event-purged = { $seat } removes a YCU of strength { $token }
event-bribed = { $seat } bribes a YCU for { $price } ARCs
event-patrol = The Yugai patrol comes
event-coordinates = Coordinates are turned up
event-ycu = A YCU of strength { $token } lands on { $space }
event-ycu-defeated = { $seat } defeats the YCU
event-alert = Alert! { $seat } rolls { $die }
event-award = Renown awarded: { $awards }
event-end = { $reason ->
    [stall] The game ends: the pile stopped shrinking
   *[other] The game ends: the renown pile is exhausted
}

## Actions

action-recruit = Recruit
    .what = Put a gang member up for auction
action-buy = Buy
    .what = Black market card, renown
action-develop = Produce & build
    .what = Use developments, build a new one
action-sell = Sell
    .what = Products for ARCs
action-refresh = Refresh
    .what = Discard and draw anew
action-move = Move
    .what = Up to { $influence } figures, then battle

## Things on the table

word-renown = Renown
word-arcs = ARCs
word-influence = Influence
word-pool = Pool
word-unused = Unused figures
word-hand = Hand
word-draw = Draw pile
word-discard = Discard pile
word-turns = Turns taken
word-permanents = In front of you
word-recruits = Gang members
word-market = Black market
word-developments = Developments
word-pile = Renown pile
word-round = Round { $round }
word-price = Price
word-award = Renown each round
word-sale = Sells products at { $amount } ARCs
word-attack = Attack
word-bribe = Bribe
word-ycu = Yugai control unit
word-ycu-note = YCU: fights with { $attack }; a bribe of { $bribe } ARCs sends it away.
word-levels = Level
level-0 = Slum
level-1 = Midtown
level-2 = Heights
level-closed = Closed
word-tiles-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
word-products = { $count ->
    [one] 1 product
   *[other] { $count } products
}
word-controls = Controlled by { $seat }
word-figures-of = { $count ->
    [one] 1 figure of { $seat }
   *[other] { $count } figures of { $seat }
}
word-entry-of = Entry space of { $seat }
word-space-award = Awards { $count } renown each round to whoever controls it
word-influence-at = Influence
kind-leader = Leader
kind-member = Gang member
kind-ability = Ability
kind-market = Black market
kind-permanent = Permanent
phase-reset = Reset
phase-turns = Player turns
phase-patrol = Patrol
phase-award = Award

## Battle and auction

battle-title = Battle at { $space }
battle-step-lay = Lay cards
battle-step-reveal = Reveal
battle-step-dice = Roll dice
battle-step-losses = Losses
battle-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
battle-dice-why = One die for each own figure on the space and next to it
battle-cards = Cards
battle-bonus = Abilities
battle-rolled = Dice
battle-total = Total
battle-strength = Strength
battle-limit = { $laid } of { $limit } cards laid
battle-attacker = attacks
battle-defender = defends, wins ties
battle-ycu = wins below its strength
battle-won = { $winner } wins { $attack } : { $defence }
battle-ycu-won = The YCU wins { $defence } : { $attack }
battle-lost = { $loser } loses a figure and a unit card
battle-over = Last battle
auction-title = Auction
auction-holds = { $seat } holds it at { $bid } ARCs
auction-in = still in
auction-out = out
auction-decides = deciding
auction-out-of-turn = Winning outside your own turn costs you one of your turns.
auction-value = Worth { $attack } attack to you
