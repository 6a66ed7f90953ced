### Return to Lionsgate City: everything explains itself.
###
### explain-<verb>: what a choice does, in a sentence; an attribute is what it does in the step of that name.
### fact-<key>: what a number of a player is good for.  option-<name>-note: what a setting of a table changes.

explain-take = The mercenary joins your team, with all gold on the card. Each gold is 1 money, and more of it means playing earlier.
explain-assign = Puts the mercenary to work this turn. What all of them can do adds up; each works once a round.
explain-move = Drive the train. The tunnels of the route must cost less than the engineering assigned.
explain-mine = Draw tiles for ore, as many as the mining assigned, or stop before the skunk comes.
explain-load = Bring goods that lie here aboard, 5 for each mercenary assigned.
    .load = Brings these goods aboard.
explain-unload = Sell, deliver or leave goods here, 5 for each mercenary assigned.
explain-fight = Roll a die for each point of fighting, and beat bandits aboard before they steal.
explain-rest = The mercenaries assigned do nothing. They count as having worked.
explain-end = Ends your turn.
explain-stop = Enough of this: the action is over.
    .dig = Stops drawing. The ore so far lies on the mine until somebody loads it.
    .drive = The train stays here.
explain-none = Does without.
explain-tunnel = Drives through this tunnel. The next one adds to the cost.
explain-go = Drives there by the way with the fewest bandits.
explain-draw = More ore, a rock, or the skunk, which costs everything.
explain-calm = The skunk goes back into the bag, and drawing goes on.
explain-run = Nothing is mined, and the risk track is emptied.
explain-reroll = Throws all dice again.
explain-keep-roll = The dice stay as they are.
explain-beat = Throws this bandit off the train and earns its bounty.
explain-token = Takes a bandit token off this tunnel.
explain-drop = Leaves these goods here, for a factory or for anybody.
explain-sell = Covers squares of this market from the left; you earn the numbers covered, in a ghost town nothing.
explain-share = Spends gold for a share of this town, which pays at the end of every round.
explain-workshop = Spends 2 alloys and draws an upgrade. You may spend more for others, and keep one.
explain-hire = Spends 5 gold and draws a mercenary. You may spend more for others, and keep one.
explain-pay = Spends the good in this box.
explain-more = Spends one more to draw another card.
explain-keep = Keeps this card; the rest goes back on top.
explain-replace = This mercenary leaves the team.
explain-on-top = This card goes back on the deck next.
explain-pipe = Plays the pipe: it works once, beside your action.
explain-scout = A scout takes a bandit token off this tunnel, beside your action.
explain-discard = Throws the upgrade away for good.
explain-player = The pipe works on this player.
explain-car = Strikes this boxcar and all behind it.
explain-ward = Protects you this once.
explain-suffer = Keeps the card and takes what comes.
explain-lose = This upgrade is lost.

fact-money = Entering Lionsgate City costs 100, and of those inside the richest wins.
fact-goods = Goods aboard. Every five started need a boxcar, and boxcars block others.
fact-shares = Shares in towns. They pay at the end of every round. When a town dies its shares come back, and each costs 10 money.
fact-ready = Mercenaries who have not worked this round.
fact-bandits = Bandits aboard. They steal at the end of each turn of that player.
fact-upgrades = Cogs work for as long as they are there, pipes once.

option-round_limit-note = House rule: when nobody has reached Lionsgate City after so many rounds, nobody wins.
