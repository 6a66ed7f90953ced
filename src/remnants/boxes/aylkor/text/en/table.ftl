### Remnants of Aylkor: what the page says besides play.ftl, whose prompts, choices and events it uses as they are.

aylkor-name = Remnants of Aylkor
    .tagline = Heroes and their creatures on a frozen field
    .intro = Gather cogs and brew, raise units, and be the last whose hero stands.

## Options

option-first_event = First event
option-first_event-2 = in round 2
option-first_event-4 = in round 4
option-first_event-5 = in round 5
option-round_limit = Rounds
option-round_limit-0 = no limit
option-round_limit-30 = at most 30
option-round_limit-40 = at most 40
option-round_limit-60 = at most 60
option-round_limit-80 = at most 80
option-heroes = Heroes
option-heroes-dealt = dealt
option-heroes-chosen = chosen
option-gift = Second player's gift
option-gift-none = none
option-gift-second = 1 card and 1 cog

## Things on the table

word-cogs = Cogs
word-brew = Brew
word-health = Health
word-attack = Attack
word-move = Move
word-range = Range
word-hand = Hand
word-units = Units on the board
word-defeated = Units defeated
word-draw = Deck
word-discard = Discards
market = Event and turn order
word-setup = Set-up
word-round = Round { $round }
word-round-of = Round { $round } of { $limit }
word-event = Event
word-event-deck = Events left
word-until = until round { $round } begins
word-first = The first event comes in round { $round }.
word-order = Turn order
word-types = Which type beats which
word-types-note = +1 attack against it, −1 the other way round
word-pip-move = may move
word-pip-act = may act
word-pip-fresh = just built
word-lies-cog = A cog lies here.
word-lies-brew = Brew lies here.
word-known = In hand, as everybody knows: { $cards }
word-can-be-attacked = can be attacked
word-fight = { $left ->
    [0] { $damage } damage; { $target } falls
   *[other] { $back ->
        [0] { $damage } damage; no strike back
       *[other] { $kept ->
            [0] { $damage } damage; struck back for { $back }, { $card } falls
           *[other] { $damage } damage; struck back for { $back }
        }
    }
}
word-left-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
word-left-attacks = { $count ->
    [one] 1 attack
   *[other] { $count } attacks
}
word-left-uses = { $count ->
    [one] 1 ability
   *[other] { $count } abilities
}
word-left-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
word-added = { $sign ->
    [minus] { $attack } − { $amount } (type or ability)
   *[plus] { $attack } + { $amount } (stronger type)
}
word-turn = The turn begins
word-cause = Because of this
word-out-units = Its units stay on the field as passive ones.
word-in-deck = Left in the deck
word-which-attacker = Which of your units attacks?
word-click-enemy = Click an enemy to attack it, or pick an action above
kind-unit = Unit
kind-tech = Tech
kind-hero = Hero
zone-centre = Centre
zone-corner = Corner
zone-outer = Outer field
condition-0 = May still move and act.
condition-1 = Has moved; may still act.
condition-2 = Has nothing left to do this turn.
condition-3 = Was built this turn: it waits.

