### Remnants of Aylkor: every rule of the ledger in plain words. One message an id, dots written as hyphens.

## Set-up

aylkor-setup-players = Two, three or four people play. Each has a deck and a hero of their own.
    .title = Players

aylkor-setup-board = The field has 10 rows of 10 hexes. The 10 hexes in the middle are the centre zone and carry one number each, 1 to 10; every other hex is named by its row and its column.
    .title = The board

aylkor-setup-heroes = Once the turn order is known, heroes take corners: the last player in the order picks any free corner first, the first player picks last. With two players the other hero goes to the opposite corner. Resources are rolled after that.
    .title = Heroes take corners
    .refusal = You must choose a corner where no hero stands.
    .reason = { $player }'s hero stands on { $space } already: choose a free corner.

aylkor-setup-resources = Three brew are rolled onto the centre zone, with one ten-sided die naming the hex. Seven cogs are rolled onto the rest of the board, with two dice naming row and column.
    .title = First resources

aylkor-setup-order = Everybody rolls a die and lower numbers play sooner. Only those who tie roll again.
    .title = Turn order

aylkor-setup-hand = Each player shuffles their deck, draws 3 cards and takes 2 cogs and 1 brew.
    .title = What you start with

aylkor-setup-gift = House rule, only where the table agrees on it: with two players the one who goes second draws 1 card more and takes 1 cog more, to make up for it. Without it everybody starts alike. A pack may set other gifts for those who go later.
    .title = The second player's gift (house rule)

aylkor-setup-deck = A deck has 30 unit cards and 16 tech cards. The hero is not part of it: it starts on the board.
    .title = The deck

aylkor-setup-hero-deal = Each player is dealt one of the four heroes at random. A table may agree to choose instead, the last in turn order first. The four decks hold the same cards.
    .title = Who leads
    .refusal = You must choose a hero that nobody has taken.
    .reason = { $player } leads { $card } already: choose another hero.

## Resources

aylkor-resources-reroll = A roll that names a hex with a unit or a resource on it is rolled again, and so is a roll that names a centre hex for a cog. If a zone has no free hex the resource is owed: it is rolled before income at the start of the next turn that finds room.
    .title = Rolling again

aylkor-harvest-by-moving = A unit that ends its move on a resource gathers it at once and is done for the turn. Passing over a resource gathers nothing.
    .title = Gathering by moving

aylkor-harvest-by-spawning = A unit played onto a resource gathers it.
    .title = Gathering by playing a unit

aylkor-harvest-renewal = For each resource gathered, a new one of the same kind is rolled: brew onto the centre zone, a cog onto the rest of the board.
    .title = Renewal

## The turn

aylkor-turn-start = At the start of each of your turns, the first one too, you get 1 cog and draw 1 card. Units and techs come from the same deck. From an empty deck you draw nothing; discards are never shuffled back.
    .title = Start of the turn

aylkor-turn-free-order = After your income you may play units, move, gather, attack, use abilities and play techs in any order and as often as you are able. You decide when the turn ends.
    .title = Actions in any order
    .refusal = That is not one of the things you can do now.
    .reason = It is { $player }'s decision now.
    .reason-own = No unit of yours stands on { $space }.

aylkor-unit-act-once = On your turn each unit may move and then do one thing: gather, attack or use its ability. After that it does nothing more this turn and cannot move either.
    .title = One action a unit
    .refusal = This unit has already done that this turn.
    .reason = { $so_far ->
        [moved] { $card } has moved this turn already. It may still attack, or use an ability if it has one; it moves again on your next turn.
       *[acted] { $card } has acted this turn already: it is ready again on your next turn.
    }

aylkor-unit-fresh = A unit cannot move, attack or use its ability on the turn it is played. It does gather a resource it is placed on, and only then does its effect when built happen. Heroes are never held back this way.
    .title = Fresh units
    .refusal = This unit was played this turn and has to wait for your next one.
    .reason = { $card } was played this turn: it can move and act from your next turn on, in round { $round }.

aylkor-round = A round is one turn of every player still in the game, counted from the first player.
    .title = Rounds

aylkor-round-elimination = Players who are out are passed over and the others keep their order. If the first player is out, rounds begin with the next one still playing. A turn that is cut short counts as taken, so a round still ends after the last of them.
    .title = Rounds when somebody is out

## Units

aylkor-unit-stats = A unit card shows a type (organic, mechanical or elemental), its cost in cogs and brew, and its attack, health and move.
    .title = Unit cards

aylkor-unit-play = Pay a unit's cogs and brew and place it on an open hex next to your hero.
    .title = Playing a unit
    .refusal = You need the card in hand, its cogs and brew, and an open hex next to your hero.
    .reason-cost = { $missing_cogs ->
        [0] You are { $missing_brew } brew short of { $card }.
        [one] { $missing_brew ->
            [0] You are 1 cog short of { $card }.
           *[other] You are 1 cog and { $missing_brew } brew short of { $card }.
        }
       *[other] { $missing_brew ->
            [0] You are { $missing_cogs } cogs short of { $card }.
           *[other] You are { $missing_cogs } cogs and { $missing_brew } brew short of { $card }.
        }
    }
    .reason-ring = { $around ->
        [one] The only hex around your hero is taken: the unit goes next to a unit of yours that touches your hero, and { $space } is not.
       *[other] All { $around } hexes around your hero are taken: the unit goes next to a unit of yours that touches your hero, and { $space } is not.
    }
    .reason-place = { $space } is not next to your hero.
    .reason-hand = You do not hold { $card }.

aylkor-unit-play-surrounded = Only when every hex around your hero is taken may you place a unit next to one of your own units that touches your hero.
    .title = When your hero is surrounded
    .refusal = There is still an open hex next to your hero, so the unit has to go there.
    .reason = { $open ->
        [one] There is still 1 open hex next to your hero, so the unit has to go there, not to { $space }.
       *[other] There are still { $open } open hexes next to your hero, so the unit has to go to one of them, not to { $space }.
    }

aylkor-unit-play-blocked = A hex with a resource counts as open; beyond the edge there is nothing. If the hexes around your hero are full, and so are those around your own units next to it, or there are none of yours, you cannot play a unit. The card stays in your hand and costs nothing.
    .title = No room for a unit
    .refusal = There is no open hex where you could place a unit.
    .reason = { $own ->
        [0] All { $around } hexes around your hero are taken, and by no unit of yours: there is nowhere to place one.
        [one] All { $around } hexes around your hero are taken, and so is every hex around your 1 unit among them.
       *[other] All { $around } hexes around your hero are taken, and so is every hex around your { $own } units among them.
    }

aylkor-unit-occupied = A hex holds one unit. Nothing can be placed on, moved onto or moved through another unit.
    .title = One unit a hex
    .refusal = Another unit stands there.
    .reason = { $card } ({ $owner }) stands on { $space }.

aylkor-move = Once a turn a unit may move up to as many hexes as its move allows, each step to a neighbouring hex, in any direction. It may use only part of its move or stay where it is.
    .title = Moving
    .refusal = This unit cannot get there with its move.
    .reason-far = { $steps ->
        [one] { $card } moves 1 hex a turn and does not get to { $space }.
       *[other] { $card } moves { $steps } hexes a turn, around other units, and does not get to { $space }.
    }
    .reason-stuck = { $card } on { $space } is hemmed in: no hex next to it is free.

aylkor-unit-health = Damage lowers a unit's health. At 0 the unit leaves the board for its owner's discard pile. Healing never raises health above the printed value.
    .title = Health

aylkor-unit-effects = Some effects happen by themselves: when a unit is built, when it dies, or when its card says. Others are activated by the player, and using one takes the unit's action for the turn.
    .title = Unit effects
    .refusal = This unit has no ability that would do anything now.
    .reason = { $ability ->
        [none] { $card } has no ability of that kind.
       *[idle] The ability of { $card } would change nothing now.
    }

aylkor-effect-order = Effects set off together happen one after another: first those of the player whose turn it is, then the others' in turn order, each player's by row and column. New ones wait behind those already waiting. They are compulsory, the owner picks the target, and without a target nothing happens. Effects of players who are out are dropped.
    .title = Order of effects
    .refusal = The effect has to be carried out, on one of the targets it allows.
    .reason-far = { $card } reaches { $reach } hexes; { $space } is { $steps } away.
    .reason-target = { $card } cannot touch what stands on { $space }, or would change nothing there.
    .reason-empty = No unit stands on { $space }.

aylkor-effect-where = The effects of one card or ability happen one after the other. Each counts from where its unit, or for a tech your hero, stands at that moment: after a move, from the new hex.
    .title = Where effects count from

aylkor-effect-over = When the last enemy hero falls the game is over at once. Effects that still wait do not happen, and nobody is asked anything more.
    .title = Effects after the end

aylkor-effect-move = A unit moved by a card goes to a free hex and still has its own move; a unit that is fresh or done stays so. On a resource its owner gathers it, which on that player's own turn uses the unit up. Heroes are moved only by cards that say so, and a passive unit cannot be put on a resource.
    .title = Moved by a card
    .refusal = The card cannot move that unit there.
    .reason-reach = { $card } reaches { $reach } hexes; { $space } is { $steps } away.
    .reason-far = { $distance ->
        [one] { $card } moves a unit 1 hex; { $space } is { $steps } away.
       *[other] { $card } moves a unit { $distance } hexes; { $space } is { $steps } away.
    }
    .reason = { $card } moves no such unit to { $space } or from it.
    .reason-empty = No unit stands on { $space }.

aylkor-effect-steal = A card that takes resources takes what is there and no more. You cannot name a player who is out or who has nothing of the kind.
    .title = Taking resources
    .refusal = That player has nothing you could take.
    .reason = { $whose ->
        [own] You cannot take from yourself.
        [out] { $player } is out and has nothing left.
       *[other] { $player } has none of what the card takes.
    }

aylkor-bonus-duration = A bonus or penalty from a tech or an activated ability ends with the turn, unless the card says otherwise. One printed on a unit lasts as long as that unit stands, one from an event as long as the event. All are added up first; a total below 0 counts as 0.
    .title = How long bonuses last

aylkor-death-together = Damage from one source lands on all its targets at once, and all units at 0 leave together. Then fallen heroes are counted, and only then come the effects this set off; in a battle they come after the strike back.
    .title = Falling together

## Heroes

aylkor-hero-neutral = A hero has no type: it neither gains nor suffers from type in battle.
    .title = Heroes are neutral

aylkor-hero-bonus = A hero has +1 attack against every enemy unit, both when it attacks and when it strikes back.
    .title = Hero's edge

aylkor-hero-truce = Heroes cannot attack each other before the 4th round.
    .title = Truce of heroes
    .refusal = Heroes may not attack each other before round 4.
    .reason = { $rounds ->
        [one] Heroes may attack each other from round { $round } on: that is the next round.
       *[other] Heroes may attack each other from round { $round } on: { $rounds } rounds from now.
    }

aylkor-hero-death = When your hero is defeated you are out at once, whatever else you have on the board. Your hand, deck, discards, cogs and brew leave the game. If it was your turn, it ends there and the next player's begins.
    .title = A hero falls

## Passive units

aylkor-passive-stay = With three or four players, the other units of a player who is out stay where they are. They belong to nobody, lose their type and never attack by themselves.
    .title = Passive units

aylkor-passive-retaliate = A passive unit that survives an attack strikes back.
    .title = Passive units strike back

aylkor-passive-capture = When you defeat a passive unit, its card goes to your hand and you may play it later.
    .title = Capturing passive units

aylkor-passive-enemy = Card effects treat passive units as enemies.
    .title = Passive units are enemies

aylkor-passive-effects = A passive unit keeps its damage, attack, health and range. Its card effects no longer work, not even those for dying, and bonuses it was given end. Anybody may attack it, and heroes have their +1 against it.
    .title = What passive units keep

aylkor-passive-captured-card = Whoever defeats a passive unit by attack or card effect takes the card. From then on it is that player's own card, with its printed type and full health, and goes to their discard pile when it falls. A passive unit defeated by an event leaves the game.
    .title = Captured cards

## Fighting

aylkor-attack-adjacent = On your turn a unit may attack an enemy unit next to it, or further away if its card gives it range.
    .title = Attacking
    .refusal = There is no enemy unit there within this unit's reach.
    .reason = { $reach ->
        [one] { $card } attacks only what is next to it; { $space } is { $steps } hexes away.
       *[other] { $card } reaches { $reach } hexes; { $space } is { $steps } away.
    }
    .reason-nobody = No enemy stands on { $space }.

aylkor-attack-range = A unit without range reaches 1 hex; with range it reaches as many steps as its card says, neighbours included, and nothing in between blocks it. It strikes back at the same reach. Striking back is not an action: fresh units and units that are done can do it.
    .title = Reach

aylkor-attack-damage = The attacker's attack, with all bonuses and penalties and never below 0, is taken off the defender's health.
    .title = Damage in battle

aylkor-attack-defeat = Damage equal to the health that is left is enough to defeat a unit.
    .title = Defeat

aylkor-attack-strike-back = A defender that is still standing strikes back at once if the attacker is within its own reach. Type counts the other way round. This happens by itself.
    .title = Striking back

aylkor-attack-reward = If the unit you attacked falls to that attack you get 1 cog, heroes and passive units included, even if your own unit falls to what follows. Striking back, abilities, techs, effects and events earn nothing.
    .title = Reward

aylkor-type-advantage = Organic beats mechanical, mechanical beats elemental, elemental beats organic: the stronger type has +1 attack in that battle.
    .title = Type advantage

aylkor-type-disadvantage = Against the type that beats its own, a unit has -1 attack in that battle.
    .title = Type disadvantage

aylkor-type-battles-only = Types matter in battles between units only, never for damage from card effects.
    .title = Types outside battles

## Techs and events

aylkor-tech-play = You may play tech cards at any point of your own turn. Some cost cogs or brew. A tech goes to your discard pile once played.
    .title = Playing a tech
    .refusal = You need the tech in hand and its full cost.
    .reason = { $missing_cogs ->
        [0] You are { $missing_brew } brew short of { $card }.
        [one] { $missing_brew ->
            [0] You are 1 cog short of { $card }.
           *[other] You are 1 cog and { $missing_brew } brew short of { $card }.
        }
       *[other] { $missing_brew ->
            [0] You are { $missing_cogs } cogs short of { $card }.
           *[other] You are { $missing_cogs } cogs and { $missing_brew } brew short of { $card }.
        }
    }
    .reason-hand = You do not hold { $card }.

aylkor-tech-timing = A tech is played between two actions, never in the middle of a battle or of another effect. Its cost is paid first. A tech that has no legal target or would change nothing cannot be played.
    .title = When a tech can be played
    .refusal = This tech would change nothing now.
    .reason = { $card } has no target now, or would change nothing.

aylkor-event-first = The first event is revealed when the 4th round starts, before anybody's income. A table may agree on the 2nd or the 5th round; the truce of heroes ends with the start of round 4 all the same.
    .title = The first event

aylkor-event-duration = An event holds for the number of rounds printed on it and is then replaced, at the start of a round and before income. When all 16 have been used they are shuffled again.
    .title = How long events last
    .refusal = The event in force forbids this.
    .reason = { $event } forbids attacks until round { $round } begins.

aylkor-event-damage = Events touch all units alike, heroes, fresh and passive ones too. Damage from an event never brings a hero below 1 health.
    .title = Damage from events

## The end

aylkor-end-last-hero = The last player whose hero stands wins. If the last heroes fall at the same moment, those players draw.
    .title = Last hero standing
    .refusal = The game is over, and there is nothing left for you to decide.

aylkor-end-round-limit = House rule: after an agreed number of rounds (60 unless the table says otherwise, or no limit) the game ends. Players still in it rank by the share of their hero's printed health that is left, then by enemy units defeated in their own attacks, then by the total health of their units. If all that is equal they draw.
    .title = Round limit (house rule)

aylkor-end-places = Players who are out rank below those still in, the later out the higher. Players who fall at the same moment share a place.
    .title = Places

## What is hidden, what is unlimited

aylkor-hidden = Hands and the order of all decks are hidden. Cogs, brew, the board and the event are open to all.
    .title = Hidden and open

aylkor-limits-none = There is no hand limit, and the supply of cogs, brew and health markers never runs out.
    .title = No limits
