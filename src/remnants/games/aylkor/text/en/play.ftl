### Remnants of Aylkor at the table: what is asked, what can be chosen, what happened.
###
### Names ($player, $card, $space, $event, ...) are texts, amounts are numbers.
### play-step-<step>: the prompt.  play-choice-<verb>: the label of a choice.
### play-event-<kind>: what happened; .own is for whoever was shown the secret part of it.

play-title = Remnants of Aylkor

## Words

play-word-nobody = nobody
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

play-step-choose-hero = { $player }, which hero do you lead?
play-step-choose-corner = { $player }, in which corner does your hero start?
play-step-act = { $player }, it is your turn: act with your units, play cards, or end it.
play-step-move-to = { $player }, where does { $card } move?
play-step-place-unit = { $player }, where do you place { $card }?
play-step-effect-target = { $player }, which unit does { $card } touch?
play-step-effect-space = { $player }, where does { $card } send it?
play-step-effect-player = { $player }, from whom do you take with { $card }?

## What can be chosen

play-choice-hero = { $card }
play-choice-corner = { $space }
play-choice-move = Move { $card } on { $space }
play-choice-attack = { $card } on { $space } attacks { $target } on { $end }
play-choice-use = { $card } on { $space }: use the ability
play-choice-build = Play { $card } for { $price }
play-choice-tech = Play { $card } for { $price }
play-choice-end = End the turn
play-choice-to = { $lying ->
    [cog] { $space }, where a cog lies
    [brew] { $space }, where brew lies
   *[nothing] { $space }
}
play-choice-at = { $lying ->
    [cog] { $space }, where a cog lies
    [brew] { $space }, where brew lies
   *[nothing] { $space }
}
play-choice-target = { $card } on { $space } ({ $owner }, health { $health })
play-choice-from = { $player }, who has { $what }

## What happened

play-event-order-die = { $player } rolled { $die } for the turn order.
play-event-hero = { $player } chose { $card }.
play-event-corner = { $card } started on { $space }.
play-event-round = Round { $round } began.
play-event-turn = { $player }'s turn began.
play-event-income = { $player } got an income of { $what }.
play-event-drew = { $amount ->
    [one] { $player } drew 1 card.
   *[other] { $player } drew { $amount } cards.
}
    .own = You drew { $cards }.
play-event-event = Event: { $event }, until round { $until }. { $text }
play-event-rolled = { $resource ->
    [brew] Brew appeared on { $space }.
   *[cog] A cog appeared on { $space }.
}
play-event-rolled-again = The dice named { $space }, which is taken or in the wrong zone: they were rolled again.
play-event-built = { $player } played { $card } on { $space }.
play-event-played = { $player } played { $card }.
play-event-used = { $card } on { $space } used its ability.
play-event-moved = { $card } went from { $start } to { $end }.
play-event-gathered = { $player } gathered { $what } on { $space }.
play-event-attacked = { $card } on { $start } attacked { $target } on { $end } for { $damage }.
play-event-struck-back = { $card } on { $start } struck back for { $damage }.
play-event-hurt = { $card } ({ $owner }) on { $space } took { $damage } damage.
play-event-healed = { $card } on { $space } healed { $amount }.
play-event-strengthened = { $card } on { $space } got { $signed } attack until the end of the turn.
play-event-readied = { $card } on { $space } may act again.
play-event-fell = { $card } ({ $owner }) on { $space } fell.
play-event-captured = { $player } captured { $card }.
play-event-gained = { $player } gained { $what }.
play-event-stole = { $player } took { $what } from { $other }.
play-event-out = { $player } is out.
play-event-over = The game is over.

## The table in the terminal

play-situation = Round { $round }   Event: { $event }
play-situation-until = Round { $round }   Event: { $event } until round { $until }. { $text }
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
