### Remnants of Aylkor: the words that the texts of units, heroes, techs and events are made of.
###
### What the messages may use:
###   $amount    the number, always above 0; $sign is "minus" where something is taken away
###   $whom      a target, from target-<target> (-tech for a card that stands nowhere itself), with $where from
###              where-<near, within, anywhere>-<unit, tech>
###   $steps     how far; $count how many cogs, brew or cards
###   $zone      "centre", "outer" or "everywhere"
### Every effect is a whole sentence; the sentences of an ability are joined by a space.

ability = { $head }: { $effects }
tech = { $effects }

when-activated = Ability
when-built = When built
when-dies = When it dies
when-gathers = When it gathers
when-defeats = When a unit it attacks falls
when-always = Always
range = Range { $steps }.

## Whom it touches

target-self = this unit
target-own = one of your units or your hero{ $where }
target-own-unit = one of your units{ $where } (not your hero)
target-own-hero = your hero{ $where }
target-enemy = an enemy unit or hero{ $where }
target-enemy-unit = an enemy unit{ $where } (not a hero)
target-each-own = each of your other units and your hero{ $where }
target-each-own-tech = each of your units and your hero{ $where }
target-each-enemy = each enemy unit and hero{ $where }
target-each = each other unit and hero{ $where } (your own too)
target-each-tech = each unit and hero{ $where } (your own too)
where-anywhere = { "" }
where-near-unit = { " " }next to it
where-near-tech = { " " }next to your hero
where-within-unit = { " " }within { $steps } hexes
where-within-tech = { " " }within { $steps } hexes of your hero

## What it does

effect-damage = { $amount } damage to { $whom }.
effect-heal = { $whom } regains { $amount } health.
effect-strengthen = { $sign ->
    [minus] -{ $amount } attack for { $whom } until the end of the turn.
   *[plus] +{ $amount } attack for { $whom } until the end of the turn.
}
effect-strengthen-always = { $sign ->
    [minus] -{ $amount } attack for { $whom }.
   *[plus] +{ $amount } attack for { $whom }.
}
effect-move = { $steps ->
    [0] Move { $whom } to any free hex.
    [one] Move { $whom } to a free hex next to it.
   *[other] Move { $whom } to a free hex at most { $steps } steps away.
}
effect-ready = { $whom } may move and act again this turn.
effect-gain = Gain { $what }.
effect-steal = { $amount ->
    [one] Take { $what } from another player.
   *[other] Take { $what } from another player, or as much of it as they have.
}
effect-draw = { $amount ->
    [one] Draw 1 card.
   *[other] Draw { $amount } cards.
}
effect-shield = In battle, attacked or struck back at, this unit takes { $amount } less damage.
count-cogs = { $count ->
    [one] 1 cog
   *[other] { $count } cogs
}
count-brew = { $count } brew

## Events

event-damage = { $zone ->
    [centre] Every unit and hero in the centre takes { $amount } damage; heroes keep at least 1 health.
    [outer] Every unit and hero outside the centre takes { $amount } damage; heroes keep at least 1 health.
   *[everywhere] Every unit and hero takes { $amount } damage; heroes keep at least 1 health.
}
event-heal = { $zone ->
    [centre] Every unit and hero in the centre regains { $amount } health.
    [outer] Every unit and hero outside the centre regains { $amount } health.
   *[everywhere] Every unit and hero regains { $amount } health.
}
event-gain = Every player gains { $what }.
event-scatter = All resources are taken off the board and rolled anew.
event-once = Once, when it is revealed: { $effects }
event-every-round = At the start of each round: { $effects }
lasting-income-cogs = { $sign ->
    [minus] Income is { $amount ->
        [one] 1 cog
       *[other] { $amount } cogs
    } lower.
   *[plus] Income is { $amount ->
        [one] 1 cog
       *[other] { $amount } cogs
    } higher.
}
lasting-income-cards = { $sign ->
    [minus] Draw { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } fewer at the start of a turn.
   *[plus] Draw { $amount ->
        [one] 1 card
       *[other] { $amount } cards
    } more at the start of a turn.
}
lasting-harvest-cogs = A gathered cog brings { $amount } more.
lasting-harvest-brew = A gathered brew brings { $amount } more.
lasting-cost = { $sign ->
    [minus] Units cost { $amount ->
        [one] 1 cog
       *[other] { $amount } cogs
    } less.
   *[plus] Units cost { $amount ->
        [one] 1 cog
       *[other] { $amount } cogs
    } more.
}
lasting-move = { $sign ->
    [minus] The move of every unit and hero is { $amount } less, but at least 1.
   *[plus] The move of every unit and hero is { $amount } more.
}
lasting-attack = { $sign ->
    [minus] -{ $amount } attack for { $type } units.
   *[plus] +{ $amount } attack for { $type } units.
}
lasting-truce = No unit or hero may attack.
once-rounds = { $count ->
    [one] The next event follows after 1 round.
   *[other] The next event follows after { $count } rounds.
}
lasting-rounds = { $count ->
    [one] Lasts 1 round.
   *[other] Lasts { $count } rounds.
}

## Types

type-neutral = neutral
type-organic = organic
type-mechanical = mechanical
type-elemental = elemental
