### Remnants of Aylkor: everything explains itself.
###
### explain-<verb>: what a choice does, in a sentence; an attribute is what it does in the step of that name.
### fact-<key>: what a number of a player is good for.  option-<name>-note: what a setting of a table changes.

explain-hero = Plays this hero: its health and ability are yours all game.
explain-corner = Your hero starts here.
explain-move = Moves the unit. Stopping on a cog or brew gathers it and ends what the unit does this turn.
explain-to = The unit goes there. On a resource it gathers it and is done.
explain-at = The unit enters here. On a resource it gathers it at once.
explain-attack = Attacks: the damage is taken off the defender's health; if it survives, it strikes back.
explain-use = Uses the unit's ability instead of attacking or gathering.
explain-build = Pays for the unit and puts it beside your hero. It acts from your next turn on.
explain-tech = Plays the tech: its effect happens at once, then it is discarded.
explain-target = The effect touches this unit.
explain-from = Takes from this player.
explain-end = Ends your turn. At the start of your next one you get 1 cog and draw 1 card.

fact-health = What is left of the hero. At 0 its player is out.
fact-cogs = Pays for units and techs. One at the start of each turn, one for every enemy that falls to your own attack, more on the field.
fact-brew = Pays for the mightiest units. It grows in the centre only.
fact-hand = Cards in hand, units and techs.
fact-units = Units on the board, the hero included.
fact-defeated = Enemy units defeated in own attacks. Counts if the game ends by its limit of rounds.

option-first_event-note = From which round on events change the rules for everybody.
option-round_limit-note = House rule: after so many rounds the game ends, and whose hero has more of its health left stands first.
option-heroes-note = Whether heroes are dealt, or each player chooses one, the last in order first.
option-gift-note = House rule: whether the second of two players starts with a card and a cog more, because going first is worth something.
