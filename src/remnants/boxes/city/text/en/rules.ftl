### City of Remnants: the rules in English, one message for each id of the ledger.

## Set-up

city-setup-players = City of Remnants is for 2, 3 or 4 players. With 2 or 4 you use the 7x7 side of the board, with 3 the other side.
    .title = Two to four players
    .refusal = You need 2, 3 or 4 players for this game.
city-setup-levels = The city has three levels: the outer ring of 24 red spaces is the Slum, the next ring of 16 blue spaces is Midtown, and the 3x3 block of 9 green spaces in the centre is the Heights. A space is named by its column, A to G, and its row, 1 to 7.
    .title = Slum, Midtown and Heights
city-setup-three-player-board = With three players some spaces of the city are closed: nobody enters them or builds on them, and no YCU lands there. There are three entry spaces; they do not lie at the middle of the sides, and all three gangs start equally far from each other.
    .title = The three-player board
    .refusal = You cannot use { $space }: it is closed in a three-player game.
city-setup-leader = Each player leads a different gang and takes the leader's colour, mat, 10 starter cards and 16 figures. Leaders are dealt at random; if the table prefers, a d6 roll settles who picks first and the others pick clockwise from there. The starter decks of gangs nobody plays stay in the box.
    .title = A leader for each player
    .refusal = { $why ->
        [taken] You cannot take { $gang }: { $player } already leads that gang.
       *[other] You cannot take that leader.
    }
city-setup-hand = Shuffle your 10 starter cards into a draw pile and take the top 4 as your opening hand.
    .title = Your opening hand
city-setup-trackers = Your turn track starts at 0 and your influence at 4. Put 7 of your figures into your gang member pool; the other 9 are unused for now.
    .title = Tracks and figures
city-setup-side = Every gang has its own side of the board, and the middle space of that side (with three players, one of the three marked spaces) is its entry space for the whole game. Sides go to the seats clockwise, opposite ones with two players; a table may let the players choose instead. Apart from letting its gang in, an entry space is like any other: enemies may step on it, and one that no gang took means nothing.
    .title = Your side and entry space
    .refusal = { $why ->
        [taken] You cannot enter at { $space }: { $player } already does.
       *[other] You cannot take that side.
    }
city-setup-recruits = Shuffle the 31 gang member cards that belong to no starter deck and turn 4 of them face up.
    .title = The gang members on offer
city-setup-black-market = Shuffle the 30 black market cards and turn 4 of them face up.
    .title = The black market
city-setup-developments = There are 18 development cards, 6 for each level. Draw 3 of each level at random: in this game all tiles of those 9 developments can be built, and no others.
    .title = Nine developments in play
    .refusal = You cannot build { $development }: it is not one of the nine in this game.
city-setup-money = Each player starts with 2,000 ARCs. The renown pile holds exactly 200 renown.
    .title = Starting money and renown
city-setup-ycu = All 20 YCU tokens go into the bag, and the 20 coordinate cards are shuffled into a deck.
    .title = Bag and coordinate deck
city-setup-first-player = Everyone rolls a d6 and the highest roll takes the first player token. If several share the highest roll, only they roll again.
    .title = Who goes first

## The round

city-round-phases = A round has four phases in this order: Reset, Player Turns, Yugai Patrol, Award Renown. The first round of the game has no Reset.
    .title = Four phases a round
    .refusal = You cannot do that in this phase of the round.
city-reset-discard = Discard as many cards from your hand as you like, or none. Then shuffle your discard pile and put it under your draw pile without mixing the two. Then draw until your hand holds as many cards as you have influence.
    .title = Discard, shuffle, draw
    .refusal = You can discard only cards that are in your hand.
city-reset-full-hand = If your hand already holds as many cards as your influence, or more, you draw nothing and lose nothing. If your draw pile runs out first, you simply draw fewer.
    .title = Full hands and short piles
city-reset-first-player = In Reset the first player token passes to the player on the left.
    .title = The token moves on
city-reset-income = In Reset each player receives 2,000 ARCs.
    .title = Income each round
city-reset-markets = In Reset the black market and gang member cards still lying face up are discarded, and 4 new ones of each are turned up. The two rows are refilled at no other time.
    .title = New cards on offer
city-reset-deck-runs-out = When the gang member, black market or coordinate deck runs out, its discard pile is shuffled to make a new deck. If that pile is empty too, fewer cards are turned up.
    .title = When a deck runs out
city-reset-turn-track = Before the Player Turns phase of every round all turn tracks go back to 0.
    .title = Turn tracks back to 0

## Player turns

city-turns-order = Starting with the first player and going clockwise, players take one turn at a time until every turn track stands at 4. A player whose track already stands at 4 is passed over.
    .title = Turn after turn, clockwise
    .refusal = It is not your decision now: { $player } decides.
city-turns-one-action = In your turn you take exactly 1 of the 6 actions: Recruit, Buy, Produce & build, Sell, Refresh or Move. At the end of the turn your turn track goes up by 1.
    .title = One action a turn
    .refusal = { $why ->
        [after] You have taken your action of this turn: play cards or end the turn.
        [before] Take one of the six actions before you end your turn.
       *[other] You take exactly one action in each of your turns.
    }
city-turns-impossible-action = You cannot choose an action that could do nothing at all: Buy when you can afford nothing, Sell when you have no product to sell, Recruit when no gang member card is left anywhere. Refresh and Move can always be chosen.
    .title = No empty actions
    .refusal = { $why ->
        [arcs] You can afford nothing there: the cheapest costs { $price } ARCs, you hold { $arcs }, so { $missing } are missing.
        [control] You control none of the developments on which products lie.
        [no-product] There is no product to sell on any development.
        [nobody] No gang member is left to recruit, face up, in the deck or among its discards.
        [sold-out] Nothing is left to buy: no card lies face up and the renown pile is empty.
        [built-up] No development that is left fits on the board, and you control none that could produce.
        [unsold] Sell at least one product before you end this action.
       *[other] You cannot choose that action: it could do nothing at all now.
    }
city-cards-play = During your own turn you may play any number of cards from your hand for their abilities, whenever you like. Each card is discarded once it has been used.
    .title = Playing cards in your turn
    .refusal = { $why ->
        [arcs] { $card } costs { $price } ARCs to play, and you can spend { $arcs }.
        [renown] { $card } costs { $price } renown to play, and you hold { $renown }.
        [cards] { $price ->
            [one] { $card } costs 1 other card to play, and you hold none.
           *[other] { $card } costs { $price } other cards to play, and you hold { $held }.
        }
        [elsewhere] You do not hold { $card }: you play cards from your own hand.
        [target] What the card does cannot be done with that.
       *[other] You can play only cards from your own hand, and only in your own turn.
    }
city-cards-when = You may play a card at every point of your turn where a decision is yours: before or after the action, between the moves of two figures, after the last move but before the first battle, also where you are asked which battle comes first, between producing and building, between two purchases, sales or declarations, and when the bidding comes round to you. You may not do so while somebody else is deciding, nor from the moment the first card is laid in a battle until no space is contested any more.
    .title = When you may play cards
    .refusal = { $why ->
        [turn] You cannot play { $card } now: wait for your own turn.
        [battle] You cannot play { $card } now: wait until no space is contested any more.
        [effect] You cannot play { $card } now: first finish what you have begun.
       *[other] You cannot play a card at this moment.
    }
city-cards-battle-word = An ability marked Battle works only when its card is revealed in a battle. An ability without that word never works when its card is revealed in a battle.
    .title = The word Battle
    .refusal = You cannot play { $card } here: its ability works only when the card is revealed in a battle.
city-cards-revealed-only = A card that another card reveals from your draw pile in a battle was not laid. It adds its attack value and nothing else: none of its abilities works, neither in the battle nor for winning or losing it, it does not count as a card you laid, and afterwards it is discarded.
    .title = Revealed but not laid
city-cards-copies = How many copies of a gang member or black market card there are is printed on it, for everybody to read.
    .title = Number of copies
city-cards-permanent = A permanent black market card is set in front of you when you buy it and works for the rest of the game without being played. It never joins your hand or deck, is never laid in a battle and cannot be lost by a defeat. Whatever it says about battles holds in every battle of yours, although it is never revealed.
    .title = Permanent cards
    .refusal = { $card ->
        [none] You neither play nor lay a permanent card: it works by itself.
       *[other] You neither play nor lay { $card }: it lies in front of you for good and works by itself.
    }
city-cards-deck = Your deck is your draw pile, your discard pile and your hand taken together.
    .title = What your deck is
    .refusal = That card is not part of your deck.
city-cards-once-a-turn = A card you play lies aside until its effect is done and only then goes to your discard pile, so it cannot fetch itself. The very same card can be played for its ability only once a turn, even if it has come back to your hand.
    .title = Each card once a turn
    .refusal = You have already played { $card } in this turn; you can again in your next one.
city-cards-empty-draw = Your discard pile goes under your draw pile only in Reset and Refresh. At any other time a draw from an empty draw pile is skipped.
    .title = Empty draw pile
    .refusal = You cannot draw: your draw pile is empty.
city-cards-cost-reducer = When you play a card that lowers a cost, name the one purchase it is for: a black market card or a development, as the card allows, but never renown or a bid. Several reductions on the same purchase add up, and no price falls below 0. A reduction you have not used by the end of the turn is lost.
    .title = Lowering a price
    .refusal = You cannot use this reduction on that purchase.
city-cards-kinds = Unit cards are gang leaders and gang members, and a leader counts as a gang member for every effect. Ability cards and black market cards are not units: they have no attack value (only a Battle ability of theirs can add to your total), do not count towards the size of your gang and are never lost by a defeat. The size of your gang is the number of unit cards in your deck, including those laid in a battle or just played.
    .title = Units and other cards
    .refusal = You must choose a unit card here, and that card is not one.

## Recruit

city-recruit-declare = Name one face-up gang member: you hold it for now with a bid of 0.
    .title = Naming a gang member
    .refusal = You must name a gang member that lies face up.
city-recruit-bidders = Starting on the declarer's left and going clockwise, every other player with at least 1 turn left this round may raise the current bid by any amount or pass, and whoever passes is out. The declarer joins in when the bidding comes round, and only if somebody has bid.
    .title = Who may bid
    .refusal = { $bid ->
        [one] { $bidder } bids { $bid } ARCs: you must bid more.
        [other] { $bidder } bids { $bid } ARCs: you must bid more.
       *[none] You can bid only while you are in the auction and have a turn left, and only above the current bid.
    }
city-recruit-cash = You cannot bid more ARCs than you hold. Bids are made in whole ARC tokens, so the smallest token is the smallest step.
    .title = Bid what you hold
    .refusal = { $arcs ->
        [0] You hold no ARCs to bid.
        [other] You can bid only whole tokens, and no more than the { $arcs } ARCs you hold.
       *[none] You cannot make that bid: it must be in whole tokens and within the ARCs you hold.
    }
city-recruit-winner = The last player left in the auction pays the bid to the bank, takes the card into hand and moves 1 unused figure into their own gang member pool. No figure is added if all 16 are already in use.
    .title = Winning the auction
city-recruit-free = If nobody bids, the declarer recruits the gang member without paying.
    .title = A free recruit
city-recruit-out-of-turn = If you win an auction in somebody else's turn, your turn track goes up by 1.
    .title = Recruiting out of turn
city-recruit-outbid = If you declared and were outbid, your action is not over: declare another gang member, and go on until you have recruited one. Each declaration is a fresh auction, in which players who passed earlier may bid again, but not players with no turn left. Every time you are outbid it costs a rival a turn, so this comes to an end.
    .title = Outbid, so declare again
    .refusal = You were outbid, so you must declare another gang member.
city-recruit-no-face-up = If no gang member is face up, which can happen after you were outbid for the last one, turn up the top card of the deck and declare that one. If deck and discard pile are both empty, the action ends.
    .title = No gang member face up
    .refusal = No gang member is face up, so you must turn up the top card of the deck and declare it.

## Buy

city-buy-card = You may buy 1 face-up black market card for its price in ARCs. It goes to your hand, or in front of you if it is permanent.
    .title = Buying a card
    .refusal = { $why ->
        [bought] You have bought a card in this action; you can buy the next one in another Buy action.
        [arcs] That card costs you { $price } ARCs and you hold { $arcs }: { $missing } are missing.
        [elsewhere] You cannot buy { $card }: it does not lie face up.
       *[other] You can buy only one face-up card in this action, and only if you can pay its price.
    }
city-buy-renown = In the same action you may buy renown for 3,000 ARCs each, at most as many as you have influence and as the renown pile still holds.
    .title = Buying renown
    .refusal = { $why ->
        [influence] You have bought { $influence } renown in this action: that is your influence.
        [pile] The renown pile is empty.
        [arcs] Each renown costs { $price } ARCs and you hold { $arcs }: { $missing } are missing.
       *[other] You cannot buy that much renown: your ARCs, your influence and the pile set the limit.
    }
city-buy-either = You may buy a card, renown or both, in either order, but you must buy at least one thing.
    .title = Card, renown or both
    .refusal = You must buy at least one thing before you end this action.
city-buy-no-face-up = While no black market card is face up, no card can be bought.
    .title = No card on offer
    .refusal = There is no face-up black market card for you to buy; new ones come in the next Reset.

## Produce & build

city-develop-produce = First you may use the Produce ability of every tile you control, each tile once and in any order; two tiles of the same design both count. Control is checked at the moment a tile is used. A tile you build in this action does not produce in it.
    .title = Produce first
    .refusal = { $why ->
        [used] { $tile } has been used in this action; it can be used again in your next one.
        [nothing] { $tile } has nothing to produce.
        [arcs] { $tile } costs { $price } ARCs to use, and you hold { $arcs }.
        [renown] { $tile } costs { $price } renown to use, and you hold { $renown }.
        [cards] { $price ->
            [one] { $tile } costs 1 card to use, and you hold none.
           *[other] { $tile } costs { $price } cards to use, and you hold { $held }.
        }
       *[other] You can use only tiles you control, each once, and before you build.
    }
city-develop-build = After producing you may build 1 development: pay its cost and place one of its tiles anywhere on the board where it fits, turned as you like.
    .title = Then build one development
    .refusal = { $why ->
        [arcs] That development costs you { $price } ARCs and you hold { $arcs }: { $missing } are missing.
        [edge] Laid at { $space } like this, { $development } would leave the board.
       *[other] You can build only one development, where it fits on the board and if you can pay its cost.
    }
city-develop-free-spaces = None of the spaces that a new tile covers may already hold a development.
    .title = No building on developments
    .refusal = { $why ->
        [anywhere] { $development } fits nowhere any more: too many spaces hold a development.
        [built] { $space } already holds a development.
       *[other] You cannot build on a space that already holds a development.
    }
city-develop-level = Each space the tile covers must belong to a level named in the tile's level restriction. A tile that names two levels may lie on either of them or across both.
    .title = The right level
    .refusal = { $development } stands only { $levels ->
        [s] in the Slum, the red spaces
        [sm] in the Slum and Midtown, the red and the blue spaces
        [m] in Midtown, the blue spaces
        [mh] in Midtown and the Heights, the blue and the green spaces
        [h] in the Heights, the green spaces
       *[other] on the levels that its level restriction names
    }: not on { $space }.
city-develop-figures = You may build on spaces where figures stand, your own or anybody else's. They stay where they are and now stand on the tile.
    .title = Building under figures
city-develop-supply = A development can stand on the board only as many times as it has tiles.
    .title = Limited number of tiles
    .refusal = { $tiles ->
        [one] The only tile of { $development } is on the board, and it never comes off it.
       *[other] All { $tiles } tiles of { $development } are on the board, and none ever comes off it.
    }
city-control-development = You control a development while at least 1 figure of yours stands on each of its spaces. It makes no difference who built it.
    .title = Controlling a development
    .refusal = { $why ->
        [enemy] You do not control { $tile }: { $enemy } holds { $space }.
        [empty] You do not control { $tile }: no figure of yours stands on { $space }.
       *[other] You do not control that development.
    }
city-control-space = A space is controlled by the player whose figures stand on it.
    .title = Controlling a space
    .refusal = You do not control that space.
city-control-contested = While a space is contested, the space and the development on it remain under the control they were under before the enemies came, so a development can help its defender; YCU take no control away. Control is looked at again when the fighting there is over. A space without figures belongs to nobody.
    .title = Control during a fight
    .refusal = You gain no control there while the space is contested.
city-develop-products-stay = Products lie on the tile that made them and belong to whoever controls it; while nobody does, they stay there and nobody can sell them. Sold tokens go back to the supply of 54, and if the supply is short only what is left is produced. Tiles are never taken off the board, and ARCs never run out.
    .title = Products stay on their tile
    .refusal = There is no product on { $tile }; use its Produce ability first.
city-develop-anywhere = You need no figure of your own where you build. The tile may be turned but not mirrored. It may cover entry spaces, which go on working, and spaces with YCU tokens, which then lie on the tile; building never starts a battle.
    .title = Building anywhere
    .refusal = { $why ->
        [same] Turned like that, { $development } covers the same spaces as with fewer turns: choose it so.
       *[other] You may turn a tile, but not mirror it.
    }

## Sell and Refresh

city-sell-limit = You may sell at most as many products as you have influence, taken from developments you control. Each brings the ARCs printed on its development.
    .title = Selling products
    .refusal = { $why ->
        [influence] You may sell { $amount } products in one action: that is your influence.
        [card] { $amount ->
            [one] What you are using lets you sell 1 product, no more.
           *[other] What you are using lets you sell { $amount } products, no more.
        }
       *[other] You can sell only products on developments you control, at most as many as you have influence.
    }
city-refresh = You do what Reset does with cards, and nothing else of it: discard any number of cards, shuffle your discard pile and put it under your draw pile, then draw until your hand matches your influence.
    .title = Refreshing your hand
    .refusal = You can discard only cards that are in your hand.

## Move

city-move-count = You may move as many different figures as you have influence, each by at most 3 spaces. Finish the move of one figure before you begin the next. Whatever changes how many may move or how far is looked at anew when a figure begins its move.
    .title = How many and how far
    .refusal = { $distance ->
        [0] A figure that moves must leave { $space }.
        [one] { $space } cannot be reached on foot from there.
        [other] { $space } is { $distance } spaces away, and this figure may go { $spaces }.
       *[none] { $figures ->
            [one] One figure has moved here, and no more may.
            [other] { $figures } figures have moved here, and no more may.
           *[none] { $why ->
                [nobody] No figure of yours stands on { $space }.
               *[other] You can move each figure once, up to 3 spaces, and no more figures than you have influence.
            }
        }
    }
city-move-each-once = In one Move action a figure moves at most once, whatever cards do in between: one that has moved stays moved, also after a card has marched it elsewhere. A march given by a card uses up none of the action's figures and is no figure's move in the action. Where a moved and an unmoved figure of yours stand together, the unmoved one is taken first.
    .title = Each figure once
    .refusal = Every figure of yours on { $space } has moved already, and each moves once in an action.
city-move-march-stops = Moves given by cards keep all rules of movement. A figure that has entered a space with enemies this turn stays there until that battle is over: no card can walk it on, out of it or through it.
    .title = Enemies hold marchers too
    .refusal = Your figures on { $space } have met enemies and stay there until that battle is over.
city-move-diagonal = Figures step from a space to one that shares an edge with it, never diagonally.
    .title = No diagonal steps
    .refusal = { $spaces ->
        [one] You cannot go to { $space } diagonally: that takes { $distance } spaces, and this figure may go 1.
       *[other] You cannot go to { $space } diagonally; with { $spaces } spaces you get there only along an open way.
    }
city-move-two-per-space = Where 2 of your figures already stand, no third may end its move, but it may pass through.
    .title = Two figures to a space
    .refusal = { $why ->
        [shut] The figure on { $origin } cannot go anywhere: two of your figures stand on every space it could reach.
        [entry] Two of your figures stand on your entry space { $space }, and one that came in could not go on from there.
       *[other] Two of your figures already stand on { $space }: no third may end its move there.
    }
city-move-from-pool = A figure may move from your gang member pool onto your own entry space. That uses 1 of its 3 spaces, and it may go on from there.
    .title = Coming in from the pool
    .refusal = { $pool ->
        [0] Your pool is empty: recruit to bring figures into it.
       *[other] { $distance ->
            [one] That is too far for a figure from your pool: it may go { $spaces } spaces, your entry space included.
            [other] { $space } is { $distance } spaces away for a figure from your pool, your entry space included; it may go { $spaces }.
           *[none] You can bring in only a figure from your own pool, and only onto your own entry space.
        }
    }
city-move-stop-at-enemy = A figure that enters a space with enemy figures or YCU tokens stops there at once. This is true of your entry space too.
    .title = Stopping at enemies
    .refusal = Your figure cannot go on to { $space }: it must stop where it meets enemies ({ $enemies }).
city-move-one-enemy-space = In one turn your figures may enter only 1 space that holds enemies. Several of them may enter that same space.
    .title = One enemy space a turn
    .refusal = { $why ->
        [shut] The figure on { $origin } is shut in: this turn your figures have entered { $entered }, and may enter no other space with enemies.
       *[other] You cannot enter { $space }: this turn your figures have entered { $entered }, and may enter no other space with enemies.
    }
city-move-battle-after = Battles wait until all moves of the action are finished; then one is fought in every contested space.
    .title = Move first, then fight
    .refusal = You cannot move once the battles of your action have begun.
city-move-enemy-space-full = Since a figure has to stop where it meets enemies, it cannot enter such a space if 2 of your figures already stand there: at most 2 attack a space. Your entry space is no exception: while enemies hold it, figures from your pool come in only to fight, and it counts as the one space with enemies you may enter this turn; with 2 of your figures and no enemy on it, a figure that comes in must go on. Moves given by cards count as moves of this turn.
    .title = At most two attackers
    .refusal = { $why ->
        [entry] Enemies hold your entry space { $space } and two of your figures are there to fight: no third may come in.
        [entered] Enemies hold your entry space { $space }, and this turn your figures have entered { $entered }: they may enter no other space with enemies.
       *[other] Two of your figures already stand in { $space } with enemies, so you cannot enter with a third.
    }

## Battle between players

city-battle-attacker = When two players battle, the one whose turn it is attacks and the other defends.
    .title = Attacker and defender
city-battle-lay-cards = First the attacker lays cards face down, at most as many as the attacker's influence; they come from the hand, unseen from the top of the draw pile, or from both. Then the defender does the same, up to the defender's own influence.
    .title = Laying battle cards
    .refusal = { $why ->
        [elsewhere] You do not hold { $card }: lay cards from your hand, or unseen from your draw pile.
       *[other] { $influence ->
            [one] You may lay at most { $influence } cards in a battle: that is your influence.
            [other] You may lay at most { $influence } cards in a battle: that is your influence.
           *[none] You cannot lay more cards in a battle than you have influence.
        }
    }
city-battle-blind-cards = Nobody sees a card laid from the draw pile before it is revealed, not even its owner. If the draw pile runs out it is not refilled for the battle.
    .title = Cards laid unseen
    .refusal = { $why ->
        [empty] Your draw pile is empty; your discards go under it only in Reset and Refresh.
       *[other] You cannot look at a card laid unseen.
    }
city-battle-reveal = The attacker reveals all laid cards and carries out their Battle abilities in an order of choice; then the defender does the same. Conditions are judged at that moment, and an ability with a cost may be declined and needs the full cost. What depends on winning or losing happens after the loser's removals and before the laid cards are discarded, the attacker's first.
    .title = Revealing the cards
    .refusal = { $why ->
        [condition] { $card } works only { $needs ->
            [attacking] if you are attacking
            [defending] if you are defending
            [against-gang] against another gang
            [against-ycu] against YCU
            [outnumbering] if you outnumber the enemy gang on the space and next to it
            [outnumbered] if the enemy gang outnumbers you on the space and next to it
            [leader-laid] if your leader is among your laid cards
           *[on-development] if the space has a development
        }: that is not so in this battle.
        [free] { $card } costs nothing, so its Battle ability works: use it first.
        [arcs] The ability of { $card } costs { $price } ARCs, and you can spend { $arcs }.
        [renown] The ability of { $card } costs { $price } renown, and you hold { $renown }.
        [cards] { $price ->
            [one] The ability of { $card } costs 1 card from your hand, and you hold none.
           *[other] The ability of { $card } costs { $price } cards from your hand, and you hold { $held }.
        }
       *[other] You cannot use that Battle ability: its condition is not met or you cannot pay its full cost.
    }
city-battle-dice = Each side rolls one battle die for each of its figures on the contested space and on the spaces next to it. Diagonal spaces do not count.
    .title = Battle dice
city-battle-total = Your total is your dice plus the attack values, in your own colour, of the unit cards you revealed, with all changes made by abilities. A card that is not a unit adds 0.
    .title = Adding up the total
city-battle-tie = The higher total wins the battle. If the totals are equal, the defender wins.
    .title = Defender wins ties
city-battle-loser-figure = The loser takes 1 of their own figures off the contested space. It goes to the unused figures, not to the gang member pool.
    .title = The loser's figure
    .refusal = You must remove one of your own figures from the contested space.
city-battle-loser-card = The loser chooses 1 of the unit cards the loser laid in this battle, the leader included, and removes it from the game for everybody to see.
    .title = The loser's card
    .refusal = { $why ->
        [unit] { $card } is no unit card: remove a unit card that you laid in this battle.
       *[other] You must remove a unit card that you laid in this battle.
    }
city-battle-loser-no-card = A loser who laid no unit card removes 1 gang member card from the discard pile; if there is none in it, from the hand, or from the draw pile, which is searched and then shuffled. If there is none anywhere, nothing is removed. A leader counts as a gang member here; ability cards and black market cards do not and cannot be lost.
    .title = Losing without laid units
    .refusal = { $why ->
        [unit] { $card } is no gang member: remove a card that is one.
        [draw] Your draw pile holds no gang member: remove one from your hand.
       *[other] You must remove a gang member from your discard pile or, if it holds none, from your hand or draw pile.
    }
city-battle-cards-after = When a battle is over, all laid cards that were not removed go to the discard piles of their owners.
    .title = Laid cards are discarded
city-battle-repeat = As long as the space stays contested, another battle follows there at once.
    .title = Fighting to the end
    .refusal = You cannot go on while that space is still contested.
city-battle-example = Red has 2 figures on the space and 1 next to it, lays 4 cards worth 14 and rolls 4 with 3 dice: 18. Blue has 1 figure on the space and 3 next to it, lays 4 cards worth 16, one of them raised by 2 for a discarded renown, and rolls 5 with 4 dice: 21. Blue wins, and red loses 1 figure and 1 laid unit card. Red still has 1 figure on the space, so a second battle follows.
    .title = A battle worked through
city-battle-settle = If a card or an ability makes a space contested, it is fought over as soon as that effect is done, or at the end of the move action if one is under way; the player on turn attacks, or, if not involved, whoever came in. Two gangs on one space fight each other first, and the gang that is left then fights any YCU there. After every action and every phase no space holds two gangs, or a gang and YCU.
    .title = Nothing stays contested
    .refusal = { $why ->
        [quiet] No other gang stands with yours on { $space }: there is no battle to choose there.
       *[other] You cannot go on before every contested space has been fought over.
    }

## Battle with YCU

city-ycu-boost = A YCU token fights with the attack values of all YCU tokens on its space added together.
    .title = YCU fight together
city-ycu-one-at-a-time = You fight YCU one token at a time, in whatever order you choose. Each token that goes lowers the sum for those that remain.
    .title = One token at a time
    .refusal = { $why ->
        [bag] The { $token } is in the bag: choose a YCU token that shares a space with your figures.
        [elsewhere] The { $token } is on { $space }, where you do not face it now: choose one that shares a space with your figures.
       *[other] You must choose one YCU token that shares a space with your figures.
    }
city-ycu-battle = Lay cards up to your influence, from your hand or unseen from your draw pile, reveal them, use their Battle abilities and roll dice as in any other battle. If your total equals or beats the value of the YCU, the token is defeated and goes back into the bag.
    .title = Fighting a YCU
    .refusal = You cannot lay more cards against a YCU than you have influence.
city-ycu-alert = Each time you defeat a YCU, but never after a bribe, its token goes back into the bag; then roll a d6 and carry out that line of the alert card for yourself. A loss takes no more than you hold. A line that adds YCU turns up 1 coordinate card and puts its tokens on the first coordinates listed for your number of players, all of them before any is fought.
    .title = The alert card
city-ycu-alert-card = The alert card lies open: everybody can read its six lines at any time, also before deciding whether to fight or to bribe.
    .title = The alert card can be read
city-ycu-attacker = Against YCU you attack in the battles of your own turn and defend in every other one, in the patrol or when an alert in somebody else's turn brings them; cards that ask for attacking or defending go by that. The total you must reach is the same.
    .title = Attacking and defending against YCU
city-ycu-loss = If your total is lower than the value of the YCU, you lose 1 figure from the space and 1 card, exactly as in a battle lost to a player. If you still share the space with YCU, you must fight or bribe again.
    .title = Losing to a YCU
    .refusal = You lost to a YCU and must give up one figure from that space and one unit card.
city-ycu-bribe = Instead of fighting a YCU token, during the patrol or after a move, you may pay its bribe value in ARCs. The token goes back into the bag.
    .title = Bribing a YCU
    .refusal = { $price ->
        [one] You need { $price } ARCs to bribe that YCU token and hold { $arcs }: { $missing } are missing.
        [other] You need { $price } ARCs to bribe that YCU token and hold { $arcs }: { $missing } are missing.
       *[none] You cannot bribe that YCU token: you must pay its full bribe value, and instead of fighting it.
    }
city-ycu-alert-order = If an alert brings new battles, the player now fighting first finishes all their own YCU battles, old and new. Then every other player who has any does so, from the first player clockwise and whoever's turn it is, and so on until no space is contested. A turn that was interrupted then goes on, and nobody else's turn track moves.
    .title = Battles after an alert
    .refusal = You must wait: another player's YCU battles come first.

## Patrol

city-patrol-recall = The patrol begins with every YCU token on the board going back into the bag.
    .title = YCU are called back
city-patrol-place = Turn up 2 coordinate cards; for each coordinate they list for your number of players, draw one YCU token at random and place it there. The two cards may hit the same space. If the bag is empty, no more are placed.
    .title = Placing the patrol
city-patrol-order = From the first player clockwise, each player fights all their own YCU battles, in an order of choice, before the next player begins.
    .title = Order of patrol battles
    .refusal = You must settle all your own YCU battles, and only when it is your place in the order.
city-patrol-stay = YCU tokens that are not defeated or bribed stay on the board until they are, or until the next patrol.
    .title = YCU that stay

## Renown, influence and the end

city-renown-award = In the Award Renown phase you gain the award of each space you control that shows one, and the renown of each development you control. The two are counted separately: an award covered by a tile still goes to whoever controls that space, even when nobody controls the development, and whoever controls both gains both.
    .title = Awarding renown
city-renown-short-pile = If the pile cannot pay everyone's award in full, everyone still scores in full and the game ends with this round. A pile paid out to exactly 0 does not end the game by itself.
    .title = When the pile runs short
city-renown-concealed = The renown you hold may be concealed: a table can choose to hide the other players' totals. Each gain is public when it happens.
    .title = Concealed renown
    .refusal = You cannot see the renown of other players at this table.
city-renown-outside-award = Renown gained outside the award phase, whether bought or brought by a card or an alert, comes from the pile as far as the pile lasts, and never ends the game. Renown that is discarded or lost goes back to the pile. So until the last award the pile and the players together hold 200.
    .title = Renown at other times
    .refusal = There is not enough renown for you to do that.
city-influence-once = As soon as you meet a condition listed on your mat, your influence rises by 1. Each condition counts only once a game, and influence is never lost.
    .title = Gaining influence
    .refusal = You have already gained influence from that condition.
city-influence-described = The mat says in words what each of the three ways to gain influence asks: what you must hold, sell or own, how much of it, and when it is looked at. It also shows how far you are and which ones are done, and everybody sees everybody's.
    .title = Three ways, in words
city-influence-uses = Your influence is your hand size and the limit, in one action, for figures moved, products sold and renown bought; in a battle it limits the cards you lay. A rise counts at once, for the rest of the action under way and in other players' turns too. It adds nothing to cards already laid in a battle or to a draw already made; in Reset the income comes after the draw.
    .title = What influence is for
    .refusal = Your influence does not allow you that many.
city-end-score = Your final score is your renown plus 1 for each black market card you own, whether in your hand, draw pile or discard pile or permanent in front of you.
    .title = Final score
    .refusal = The game is over, and there is nothing left for you to decide.
city-end-tie = If players tie for the highest score, the one of them with the most ARCs wins. If they tie in ARCs too, they share the victory.
    .title = Ties at the end
city-end-stall = If for 5 rounds running the renown pile has not fallen to a new low, the game ends after that award phase and is scored as usual. This keeps a game from going on for ever.
    .title = Five rounds without progress
city-hidden = Hidden are hands, the order of draw piles, decks and bag, and cards laid face down, those laid unseen even from their owner. Open are ARCs, face-up rows, discard piles, permanents, the number of cards in each hand and pile, and how many cards are laid in a battle and whether from hand or pile. Reset choices are made at the same time. Cards discarded in Reset or Refresh are not shown.
    .title = Hidden and open information
    .refusal = You cannot see that: it is hidden from you.
city-figures-gain-unit = Whenever a unit card joins your deck, by recruiting or by any other effect, 1 of your unused figures goes into your gang member pool, or none if all 16 are in use. The card goes to your hand unless the effect says otherwise. Cards and figures are not paired: losing one costs you the other only where a rule says so.
    .title = New unit, new figure
    .refusal = You must take a gang member that lies face up, and not the one who is up for auction.
