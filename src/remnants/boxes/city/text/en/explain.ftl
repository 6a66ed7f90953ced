### City of Remnants: everything explains itself.
###
### explain-<verb>: what a choice does, in a sentence; an attribute is what it does in the step of that name.
### fact-<key>: what a number of a player is good for.  option-<name>-note: what a setting of a table changes.

explain-recruit = Put gang members up for auction until you have won one, which brings a card and a figure.
explain-buy = Buy cards from the black market, or renown. Each card of yours is worth a point at the end.
explain-develop = Let the developments you control produce, then build a new one.
explain-sell = Sell the products that lie on your developments for ARCs.
    .sell-product = Sells one product from here.
    .sale-product = Sells one product from here.
explain-refresh = Discard what you do not want and draw new cards.
explain-move = Move figures, and bring new ones in at your entry space. Where enemies meet, there is a battle.
explain-end = Ends your turn. Everybody has four turns in a round.
explain-done = Goes on without doing more of this.
    .battle-lay = Turns the cards up. The higher total of cards and dice wins.
    .renew-discard = Keeps the rest and draws up to a full hand.
    .produce = Produces nothing more; now you may build.
    .build = Builds nothing this turn.
    .move-figure = Ends the movement. Battles follow where enemies stand together.
explain-pass = Bids no more in this auction.
explain-renown = Turns ARCs into a point of renown.
explain-pool = Brings a figure of your pool onto the board.
explain-blind = Lays the top card of your draw pile, unseen.
explain-search = Look through your draw pile for the card to give up. It is shuffled afterwards.
    .effect-fetch-card = Look through your draw pile for a card to take. It is shuffled afterwards.
explain-play = Plays the card beside your action; its effect happens at once.
explain-discard = Puts the card onto your discard pile.
explain-lay = Lays the card face down for this battle. It is discarded afterwards.
explain-lose = The card leaves the game for good.
explain-take = Takes the card.
explain-enlist = The card joins you.
explain-remove = The card leaves the game.
explain-declare = Puts this gang member up for auction; the others may outbid you.
explain-card = Chooses this card.
    .buy-what = Buys the card: into your hand, or in front of you if it is permanent.
explain-use = Uses what the card says.
explain-figure = Moves this figure, never diagonally. Where it may go is shown next.
explain-to = The figure goes there. It must stop where an enemy stands.
explain-battle = Fights this battle next.
explain-fight = Fights the control unit with cards and dice, for the space.
explain-bribe = Pays the control unit to go away.
explain-token = Chooses this control unit.
explain-produce = Uses this development.
explain-tile = Chooses this development.
explain-build = Buys this development and places it on free spaces of its level.
explain-development = Chooses this development.
explain-player = Chooses this player.
explain-gang = Plays this gang and its leader.
explain-side = Your figures come in here all game.
explain-place = Builds it on these spaces.
explain-bid = Offers so much. Whoever bids most pays and takes the card.

fact-arcs = Money: for auctions, developments, cards and bribes. You get some each round.
fact-renown = What wins the game: gained each round for the spaces and developments you control.
fact-influence = How many cards you draw up to and lay in a battle, figures you move and products you sell. It rises as you meet the conditions on your mat.
fact-hand = Cards in hand. They are played in your turn or laid in battles.
fact-pool = Figures that wait to enter the board.
fact-permanents = Cards that stay in front of their owner and keep working.

option-leaders-note = Whether gangs are dealt, or a die settles who picks one first and the others pick clockwise.
option-sides-note = Whether the sides of the board are dealt, or players choose where they come in.
option-renown-note = Whether everybody sees how much renown the others have.
