### City of Remnants: the words that the texts of cards, developments and alert lines are made of.
###
### What every message may use:
###   $kind    "card", "permanent", "development" or "alert": what the ability is printed on
###   $when    "play", "battle", "won", "lost", "standing", "produce" or "alert"
###   $amount  the number, always positive; $sign is "minus" where an alert line takes instead of giving
###   $figures, $spaces, $on, $pile, $per   the other fields of the effect
### Every effect is a whole sentence; the sentences of an ability are joined by a space.

## An ability as a whole ($head, $cost, $condition and $effects are messages of this file)

ability = { $head }. { $effects }
ability-with-cost = { $head }. { $cost }: { $effects }
ability-with-condition = { $head }, { $condition }. { $effects }
ability-with-condition-and-cost = { $head }, { $condition }. { $cost }: { $effects }

## When it works

when-play = Play
when-battle = Battle
when-won = Battle, if you win
when-lost = Battle, if you lose
when-standing = { $kind ->
    [development] While you control it
   *[permanent] Permanent
}
when-produce = Produce
when-alert = Alert

## What it costs

cost-arcs = Pay { $amount } ARCs
cost-renown = Discard { $amount } renown
cost-cards = { $amount ->
    [one] Discard 1 card from your hand
   *[other] Discard { $amount } cards from your hand
}

## On which condition

condition-attacking = if you are attacking
condition-defending = if you are defending
condition-against-gang = against another gang
condition-against-ycu = against YCU
condition-outnumbering = if you outnumber the enemy gang on the space and next to it
condition-outnumbered = if the enemy gang outnumbers you on the space and next to it
condition-leader-laid = if your leader is among your laid cards
condition-on-development = if the space has a development

## Deeds

effect-arcs = { $sign ->
    [minus] Lose { $amount } ARCs.
   *[plus] Gain { $amount } ARCs.
}
effect-renown = { $sign ->
    [minus] Lose { $amount } renown.
   *[plus] Gain { $amount } renown.
}
effect-draw = { $amount ->
    [one] Draw 1 card.
   *[other] Draw { $amount } cards.
}
effect-figures = { $amount ->
    [one] Add 1 of your unused figures to your pool.
   *[other] Add { $amount } of your unused figures to your pool.
}
effect-march = { $figures ->
    [one] { $spaces ->
        [one] You may move 1 of your figures 1 space.
       *[other] Move 1 of your figures up to { $spaces } spaces.
    }
   *[other] { $spaces ->
        [one] Move up to { $figures } of your figures 1 space each.
       *[other] Move up to { $figures } of your figures up to { $spaces } spaces each.
    }
}
effect-discount = { $on ->
    [market] Name a black market card: this turn it costs you { $amount } ARCs less.
    [development] Name a development: this turn it costs you { $amount } ARCs less.
   *[any] Name a black market card or a development: this turn it costs you { $amount } ARCs less.
}
effect-fetch = { $pile ->
    [draw] Search your draw pile for any card, take it into your hand and shuffle the pile.
    [discard] Take any card from your discard pile into your hand.
   *[either] Take any card from your draw pile or your discard pile into your hand; if you searched the draw pile, shuffle it.
}
effect-enlist = Take a face-up gang member into your hand without an auction.
effect-product = { $when ->
    [produce] { $amount ->
        [one] Put 1 product on this development.
       *[other] Put { $amount } products on this development.
    }
   *[play] { $amount ->
        [one] Put 1 product on a development that you control and that sells products.
       *[other] Put { $amount } products on a development that you control and that sells products.
    }
}
effect-sale = { $amount ->
    [one] You may sell 1 product at once.
   *[other] Sell up to { $amount } products at once.
}
effect-purge = Put a YCU token of your choice back into the bag.
effect-cycle = { $amount ->
    [one] You may discard 1 card to draw 1.
   *[other] Discard up to { $amount } cards, then draw as many.
}
effect-rob = { $when ->
    [won] Take { $amount } ARCs from the losing player, or all they have.
   *[play] Take { $amount } ARCs from another player, or all they have.
}
effect-gamble = Roll the six-sided die and gain { $amount } ARCs for each pip.
effect-trash = You may remove 1 card in your hand from the game.
effect-ycu = { $amount ->
    [one] Turn up a coordinate card and place a YCU token on its first coordinate.
   *[other] Turn up a coordinate card and place YCU tokens on its first { $amount } coordinates.
}

## In battle

effect-attack = { $kind ->
    [development] +{ $amount } to your total in battles on its spaces.
    [permanent] +{ $amount } to your total in your battles.
   *[card] +{ $amount } to your total.
}
effect-attack-per = { $kind ->
    [development] +{ $amount } to your total in battles on its spaces for each { $per ->
        [figure] figure of yours on the contested space.
        [neighbour] figure of yours next to the contested space.
        [laid-unit] unit card that you laid.
        [hand-card] card in your hand.
       *[permanent] permanent card that you own.
    }
    [permanent] +{ $amount } to your total in your battles for each { $per ->
        [figure] figure of yours on the contested space.
        [neighbour] figure of yours next to the contested space.
        [laid-unit] unit card that you laid.
        [hand-card] card in your hand.
       *[permanent] permanent card that you own.
    }
   *[card] +{ $amount } to your total for each { $per ->
        [figure] figure of yours on the contested space.
        [neighbour] figure of yours next to the contested space.
        [laid-unit] unit card that you laid.
        [hand-card] card in your hand.
       *[permanent] permanent card that you own.
    }
}
effect-dice = { $kind ->
    [development] { $amount ->
        [one] Roll 1 more battle die in battles on its spaces.
       *[other] Roll { $amount } more battle dice in battles on its spaces.
    }
    [permanent] { $amount ->
        [one] Roll 1 more battle die in your battles.
       *[other] Roll { $amount } more battle dice in your battles.
    }
   *[card] { $amount ->
        [one] Roll 1 more battle die.
       *[other] Roll { $amount } more battle dice.
    }
}
effect-weaken = { $kind ->
    [development] −{ $amount } to the enemy's total in battles on its spaces.
    [permanent] −{ $amount } to the enemy's total in your battles.
   *[card] −{ $amount } to the enemy's total.
}
effect-reinforce = { $amount ->
    [one] Reveal the top card of your draw pile: it adds its attack value and nothing else.
   *[other] Reveal the top { $amount } cards of your draw pile: they add their attack values and nothing else.
}
effect-return = Take this card back into your hand.
effect-rescue = The figure that you lose goes to your pool.

## At all times

effect-income = Gain { $amount } more ARCs in each Reset.
effect-cheaper = { $on ->
    [market] Black market cards cost you { $amount } ARCs less.
    [development] Developments cost you { $amount } ARCs less.
   *[any] Black market cards and developments cost you { $amount } ARCs less.
}
effect-cheaper-bribe = Bribes cost you { $amount } ARCs less.
effect-reach = { $amount ->
    [one] In the Move action each of your figures may go 1 space farther.
   *[other] In the Move action each of your figures may go { $amount } spaces farther.
}
effect-marchers = { $amount ->
    [one] In the Move action you may move 1 more figure.
   *[other] In the Move action you may move { $amount } more figures.
}
effect-sale-bonus = Each product that you sell brings { $amount } ARCs more.
effect-award = Gain { $amount } renown in each award phase.

## The mat: the ways to gain influence, and how far somebody is

influence-gang = Have { $amount } unit cards, leader and gang members, in your deck; looked at when one joins it.
influence-sold = Sell { $amount } products in one Sell action; counted as you sell.
influence-money = Hold { $amount } ARCs at one time; looked at whenever you gain some.
influence-progress = { $state ->
    [done] done
   *[open] { $reached } of { $amount }
}
influence-line = { $state ->
    [done] ✓ { $name }: { $text }
   *[open] ○ { $name }: { $text } So far { $reached }.
}
