### Remnants of Aylkor at the table: what is asked, what can be chosen, what happened.
###
### Names ($player, $card, $space, $event, ...) are texts, amounts are numbers.
### step-<step>: the prompt; .other is for those who wait.
### choice-<verb>: the label of a choice; an attribute is the label in the step of that name.
### event-<kind>: what happened; .own is for whoever was shown the secret part of it, .again and .drawn go on from
### the sentence before, .each is one of .several.
### play-...: words that the terminal says.  The page's own words are in table.ftl.

play-title = Remnants of Aylkor
    .tagline = Your hero calls units onto a field of hexes and hunts the enemy's. Quick turns, sharp fights, and events that upset every plan.
    .weight = 45–60 min · medium

## Words

play-word-nobody = passive
play-word-nothing = nothing
play-word-free = nothing
play-word-centre = centre { $number }
play-word-cog = a cog
play-word-brew = brew
play-word-card = a card
play-you = you
play-out = out
play-calm = no event yet

## What is asked

step-choose-hero = Choose the hero you lead
    .other = { $player } chooses a hero
step-choose-corner = Choose the corner where your hero starts
    .other = { $player } chooses a corner
step-act = Your turn: move, attack with or use your units, play cards, then end the turn
    .can = Your turn. Still possible: { $left }
    .done = Nothing is left to do: end the turn
    .other = { $player } takes a turn
step-move-to = Where does { $card } move?
    .other = { $player } moves a unit
step-place-unit = Where do you place { $card }?
    .other = { $player } places a unit
step-effect-target = { $card }: which unit does it touch?
    .other = { $player } picks a target
step-effect-space = { $card }: where does the unit go?
    .other = { $player } sends a unit somewhere
step-effect-player = { $card }: from whom do you take?
    .other = { $player } takes resources

## What can be chosen

choice-hero = { $card }
choice-corner = { $space }
choice-move = Move { $card } on { $space }
choice-attack = { $card } on { $space } attacks { $target } on { $end }
choice-use = { $card } on { $space }: use the ability
choice-build = Play { $card } for { $price }
choice-tech = Play { $card } for { $price }
choice-end = End the turn
choice-to = { $lying ->
    [cog] { $space }, where a cog lies
    [brew] { $space }, where brew lies
   *[nothing] { $space }
}
choice-at = { $lying ->
    [cog] { $space }, where a cog lies
    [brew] { $space }, where brew lies
   *[nothing] { $space }
}
choice-target = { $card } on { $space } ({ $owner }, health { $health })
choice-from = { $player }, who has { $what }

## What happened

event-order-die = { $player } rolls { $die } for the turn order.
event-hero = { $player } chooses { $card }.
event-corner = { $card } starts on { $space }.
event-round = Round { $round } begins.
event-turn = { $player }'s turn begins.
event-income = { $player } has an income of { $what }.
event-drew = { $amount ->
    [one] { $player } draws 1 card.
   *[other] { $player } draws { $amount } cards.
}
    .own = { $player } draws { $cards }.
    .again = { $amount ->
        [one] 1 card is drawn.
       *[other] { $amount } cards are drawn.
    }
    .drawn = Drawn: { $cards }.
event-event = Event: { $event }. { $text }
event-rolled = { $resource ->
    [brew] Brew appears on { $space }.
   *[cog] A cog appears on { $space }.
}
    .each = { $resource ->
        [brew] brew on { $space }
       *[cog] a cog on { $space }
    }
    .several = New on the field: { $each }.
event-rolled-again = The dice name { $space }, which is taken or in the wrong zone: they are rolled again.
event-built = { $player } plays { $card } on { $space }.
event-played = { $player } plays { $card }.
event-used = { $card } on { $space } uses the ability.
event-moved = { $card } moves from { $start } to { $end }.
event-gathered = { $player } gathers { $what } on { $space }.
event-attacked = { $card } on { $start } attacks { $target } ({ $owner }) on { $end } for { $damage }.
event-struck-back = { $card } on { $start } strikes back for { $damage }.
    .again = Strike back: { $damage }.
event-hurt = { $card } ({ $owner }) on { $space } takes { $damage } damage.
    .again = { $card } has { $health } health left.
    .fatal = { "" }
    .each = { $damage } to { $card } ({ $owner }) on { $space }
    .several = Damage: { $each }.
event-healed = { $card } on { $space } regains { $amount } health.
    .each = { $amount } by { $card } on { $space }
    .several = Health regained: { $each }.
event-strengthened = { $card } on { $space } gets { $signed } attack until the end of the turn.
    .each = { $signed } for { $card } on { $space }
    .several = Attack until the end of the turn: { $each }.
event-readied = { $card } on { $space } may act again.
event-fell = { $card } ({ $owner }) on { $space } falls.
    .again = { $card } falls.
event-rewarded = { $player } gets { $what } for it.
event-captured = { $player } captures { $card }: the card is in hand now.
event-gained = { $player } gains { $what }.
event-stole = { $player } takes { $what } from { $other }.
event-out = { $player } is out.
event-over = The game is over.

## The table in the terminal

play-situation-setup = Set-up
play-situation-round = Round { $round }
play-situation-round-of = Round { $round } of { $limit }
play-situation = { $when }   Event: { $event }
play-situation-until = { $when }   Event: { $event } until round { $until } begins. { $text }
play-key = Letter and mark: whose unit and which; below it health, ! done, * fresh. c cog, b brew; digits number the centre. Passive units: letter p.
play-mat-resources = cogs { $cogs }   brew { $brew }   hero { $health }/{ $full }
play-mat-cards = hand { $hand }   deck { $deck }   discards { $discards }
play-mat-defeated = units defeated { $defeated }
play-heading-units = Units on the board
play-heading-card = Card
play-heading-cost = Cost
play-heading-stats = Attack/health/move
play-heading-text = Text
play-hand-empty = Your hand is empty.

over-reason = { $way ->
    [last] The last hero still standing.
    [all] The last heroes fell together.
   *[limit] The rounds are over: the healthiest hero stands first, then whoever defeated the most units.
}
