### City of Remnants: what the page says besides play.ftl, whose prompts, choices and events it uses as they are.

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

## Things on the table

word-renown = Renown
word-arcs = ARCs
word-influence = Influence
word-pool = Pool
word-unused = Unused figures
word-hand = Hand
word-draw = Draw pile
word-undrawn = Still to be drawn, in no order
word-discard = Discard pile
word-turns = Turns taken
word-permanents = In front of you
word-recruits = Gang members
word-market = Black market
word-developments = Developments
word-pile = Renown pile
word-round = Round { $round }
word-price = Price
word-copies = Copies
word-alert = Alert card
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
word-influence-ways = Ways to gain influence
mat-award = a round
board-turn = Turn it
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
battle-from-cards = { $amount } from cards
battle-from-abilities = { $amount } from abilities
battle-from-dice = { $amount } from dice
battle-over = Last battle
auction-title = Auction
auction-holds = { $seat } holds it at { $bid } ARCs
auction-in = still in
auction-out = out
auction-decides = deciding
auction-out-of-turn = Winning outside your own turn costs you one of your turns.
auction-value = Worth { $attack } attack to you

## Scenes

scene-turn = Turn { $turn }
scene-influence = Influence { $before } → { $now }
scene-award = Renown of round { $round }
scene-then = makes { $sum }
scene-no-award = Nothing controlled that awards renown

together-produce = Produce all
forfeit-done = whatever has not produced yet brings nothing this turn.
