# Return to Lionsgate City: every rule in plain words. One message per ledger id, dots written as dashes.

## Set-up and draft

lionsgate-setup-players = One to four people can play. Three and four use the base game; one and two have a few rules of their own.
    .title = Number of players
    .refusal = Return to Lionsgate City is for one to four players.
lionsgate-setup-markets = At the start every numbered square of every market is covered by a good of that market's colour.
    .title = Markets start full
lionsgate-setup-player = Everybody starts with a mat, 4 boxcars (the fourth needs an upgrade), 6 share tokens and no money. All engines start at the Mercenaries' Guild.
    .title = What a player starts with
lionsgate-setup-order = The turn order tiles are dealt at random before the draft.
    .title = First turn order
lionsgate-setup-passable = A pack is accepted only if every possible team can travel: take the four weakest engineers of the deck; together they must be stronger than every tunnel of some network that joins all caves. The tunnel to Lionsgate City is not counted, because better engineers can be hired at the Guild.
    .title = No team is stuck
    .refusal = The weakest four engineers of this pack cannot reach every cave.
lionsgate-draft-take = Five mercenaries lie face up. In turn order, take one together with all gold on it, lay 1 gold on each of those left, and fill the gap from the deck. This goes on until everybody has a team of four.
    .title = Drafting a team
    .refusal = { $why ->
        [elsewhere] { $mercenary } does not lie face up in the draft. Take one of those that do.
       *[other] You can only take a mercenary that lies face up in the draft.
    }
lionsgate-draft-gold = When the draft is over, each piece of gold you collected becomes 1 money, and the gold goes back to the supply.
    .title = Draft gold is starting money
lionsgate-draft-order = Who collected the most gold goes first in the first round, then the next, and so on. In a tie the team whose skills add up to less goes first; if that is equal too, the earlier tile stays earlier.
    .title = Order after the draft
lionsgate-draft-supply = Gold in the draft is only counted and is not limited by the 50 bars. Mercenaries that nobody took are shuffled back into the deck, and the gold on them is lost.
    .title = Draft gold is unlimited

## The round

lionsgate-turn-assign = On your turn assign one or more of your mercenaries that have not worked this round, then take one action with their skills added together: move, mine, load, unload or fight.
    .title = Assign, then act
    .refusal = { $why ->
        [nobody] Nobody is assigned yet. Assign at least one mercenary before you act.
        [worked] { $mercenary } has worked this round and is ready again in the next.
        [other-team] { $mercenary } is not in your team.
       *[other] Assign at least one of your own mercenaries that has not worked this round.
    }
lionsgate-turn-abilities = A mercenary's special ability can be used only in the turn in which that mercenary is assigned.
    .title = Special abilities
    .refusal = { $why ->
        [calm] Nobody assigned this turn and no cog of yours calms skunks.
        [reroll] Nobody assigned this turn and no cog of yours lets you roll again.
        [scout] Nobody assigned this turn and no cog of yours can scout.
        [scouted] You have scouted this turn; it can be done again in the next.
       *[other] No mercenary assigned this turn can do that, or it has already been done.
    }
lionsgate-turn-rotation = Turns go round in turn order until every mercenary has been assigned. A player with none left is skipped.
    .title = Turns go round
    .refusal = It is not your decision now: { $player } decides.
lionsgate-turn-next-order = The first player to have assigned the whole team takes tile 1, the second tile 2, and so on. The tiles set the order of the next round.
    .title = Finishing early goes first next round
lionsgate-turn-nothing-possible = You may assign mercenaries and do nothing with them.
    .title = Doing nothing
lionsgate-turn-end = Every turn ends with the theft by the bandits that were on your mat when it began, whatever you did in it. If you have no turn, because you are skipped, derailed or in the city, nothing is stolen.
    .title = Every turn ends with theft
lionsgate-turn-tile-when = You take the lowest open turn order tile at the end of the turn that leaves you no mercenary to assign, after the theft. A derailed player takes the highest open tile instead; if that player already held a lower one this round, the lower one is given back and is open again.
    .title = When a tile is taken

## Moving

lionsgate-move-difficulty = Your engine may drive any route whose tunnels add up to less than your combined engineering.
    .title = Engineering must exceed the difficulty
    .refusal = { $why ->
        [engineering] That way has a difficulty of { $difficulty } in all and you have { $engineering } engineering; you need more than the difficulty.
       *[other] Your combined engineering must be higher than the summed difficulty of the route.
    }
lionsgate-move-blocked = Every tunnel has one track each way. A boxcar of another player on the track in your direction of travel closes the tunnel to you that way; your own boxcars never do.
    .title = Boxcars block
    .refusal = { $why ->
        [boxcar] A boxcar of { $player } stands in your way in the tunnel { $tunnel }. It is free again when that train moves on.
       *[other] Another player's boxcar stands on that track.
    }
lionsgate-move-bandits-met = For each bandit token that already lay in a tunnel you pass, draw one bandit card onto your mat. It begins to act on your next turn.
    .title = Meeting bandits
lionsgate-move-bandits-left = If your train carries goods, you leave 1 bandit token in every tunnel you pass, and 2 if any of the goods is gold. There are only 30 tokens and 20 cards; the cards are reshuffled when they run out.
    .title = Cargo draws bandits
lionsgate-move-tokens-met = All bandit tokens you meet return to the supply when their cards are drawn, even if no cards are left. Your own train leaves its tokens after that, so a tunnel never holds more than 2.
    .title = Tokens met are removed
lionsgate-move-route = You choose the route: at least one tunnel, and no tunnel twice in the same move, not even in the other direction. You may pass a cave more than once. Boxcars in caves and other engines never stop you.
    .title = Choosing a route
    .refusal = { $why ->
        [nowhere] You have not left { $cave } yet: a route has at least one tunnel.
        [again] You have been through that tunnel in this move.
        [elsewhere] That tunnel does not begin at { $cave }, where you have got to.
        [midway] Straight to a cave is for a whole route. From { $cave } on choose tunnel by tunnel, or stop.
        [here] You are at { $cave } already.
       *[other] A route has at least one tunnel, starts where the engine stands, and uses no tunnel twice.
    }
lionsgate-train-boxcars = You have one boxcar in play for every five goods on your mat or part of five, counted again whenever your goods change. There are never more than 4 boxcars, or 6 with two players.
    .title = One boxcar for five goods
    .refusal = { $why ->
        [full] { $free ->
            [0] All { $boxes } boxes of your boxcars are taken.
            [one] Your boxcars have { $boxes } boxes, and 1 of them is free.
           *[other] Your boxcars have { $boxes } boxes, and { $free } of them are free.
        }
       *[other] Your boxcars have no room for more goods.
    }
lionsgate-train-trail = Boxcar 1 carries boxes 1 to 5, boxcar 2 boxes 6 to 10, and so on. After a move they are set down behind the engine, boxcar 1 first: on the track just travelled, in the cave before it, on the track before that, back to the cave where the move began. Any left over stand with the engine. Which boxcar is behind another depends on the boxes, not on where they stand.
    .title = The trail of boxcars
lionsgate-train-change = When your number of boxcars changes without a move, a new one appears beside the engine, and the last of the train is the first to go.
    .title = Adding and removing boxcars

## Mining

lionsgate-mine-draw = On a mine, draw tiles one by one and stop when you like; your combined mining is the most you may draw. The bag holds 8 rocks, 7 shovels, 6 pickaxes, 5 dynamite and 1 skunk.
    .title = Drawing mining tiles
    .refusal = { $why ->
        [no-mine] There is no mine at { $cave }.
        [no-miner] Nobody you have assigned can mine.
       *[other] You can draw only on a mine, and only as many tiles as your combined mining.
    }
lionsgate-mine-skunk = If you draw the skunk, you mine nothing: your tiles and all tiles on the risk track go back into the bag, and your turn ends.
    .title = The skunk
    .refusal = You have drawn the skunk: calm it if you can, or run.
lionsgate-mine-tools = Only the tools pictured on the mine count. For each tool separately, one tile gives 1 ore, two give 3 and three give 5; larger groups are split into twos and threes, so four give 6, five give 8 and six give 10.
    .title = Counting tools
lionsgate-mine-multiplier = The ore is multiplied by the risk track as it stands before this turn's tiles are added to it.
    .title = The multiplier
lionsgate-mine-risk-track = After the ore is laid out, your tiles fill the risk track from its lowest empty space. A tile that lands on Reset sends every tile, on the track and still in hand, back into the bag. The multiplier is that of the highest filled space, or 1 when the track is empty. When the bag is empty, drawing stops.
    .title = The risk track
    .refusal = { $why ->
        [empty-bag] The bag is empty: { $tiles } tiles lie on the risk track. They come back with the skunk or at Reset.
       *[other] The bag is empty, so no more tiles can be drawn.
    }
lionsgate-mine-ore-stays = Mined ore stays on the mine until somebody loads it, and that can be anyone.
    .title = Ore waits on the mine

## Fighting

lionsgate-fight-when = You can fight only bandits that were on your mat when your turn began, and only those steal this turn.
    .title = Which bandits count
    .refusal = { $why ->
        [no-bandits] There are no bandits on your mat.
        [just-met] You met those bandits in this turn: they can be fought from your next turn on, and steal nothing before.
        [elsewhere] { $bandit } is not on your mat.
       *[other] You can fight only bandits that were on your mat when this turn began.
    }
lionsgate-fight-roll = Roll one die for each point of combined fighting. You may discard any bandits whose toughness adds up to less than the roll.
    .title = Rolling to fight
    .refusal = { $why ->
        [no-fighter] Nobody you have assigned can fight.
        [too-tough] { $bandit } has toughness { $toughness } and you have { $left } left of your roll; you need more than the toughness.
       *[other] The toughness of the bandits you discard must stay below your roll, and you need some fighting skill.
    }
lionsgate-fight-bounty = Every bandit you beat pays you its bounty and lets you take 1 bandit token off the map, from any tunnel.
    .title = Bounty
    .refusal = { $why ->
        [no-token] There is no bandit token in the tunnel { $tunnel }.
       *[other] There is no bandit token in that tunnel to remove.
    }
lionsgate-fight-steal = At the end of your turn, whether you fought or not, the remaining bandits steal as many goods as their cards say, from the right end of your mat. The goods go to the supply and the bandits stay.
    .title = Theft
lionsgate-fight-derail = If the bandits want more goods than you have, they take all of them and leave, and your engine derails.
    .title = Too much theft derails you

## Loading and unloading

lionsgate-load-amount = Load up to 5 goods for each assigned mercenary from the cave onto your mat, filling the boxes from the left. Without upgrades there is room for 15.
    .title = How much you can load
    .refusal = { $why ->
        [nothing-here] Nothing lies at { $cave } to be loaded.
        [nothing-loaded] You have loaded nothing yet.
        [too-few-here] { $lying ->
            [0] No { $good } lies here to be loaded.
           *[other] No more than { $lying } { $good } can be loaded here.
        }
        [too-few-hands] Those you have assigned can load { $left } more.
       *[other] You cannot load that many: 5 goods a mercenary, from what lies here, into the boxes you have free.
    }
lionsgate-load-no-markets = Goods on a market cannot be loaded. Goods lying loose in a town can.
    .title = Markets are not for loading
    .refusal = { $why ->
        [nothing-loose] Everything at { $cave } lies on its markets, and goods on a market cannot be loaded.
        [on-market] All { $good } at { $cave } lies on its market and cannot be loaded.
       *[other] Goods on a market cannot be loaded.
    }
lionsgate-load-order = Goods stand on your mat in the order in which you loaded them, and nobody may rearrange them. You may unload any of them; the others keep their order. Bandits always take the rightmost, alloys and gold as well.
    .title = Goods keep their order
lionsgate-unload-amount = Unload up to 5 goods for each assigned mercenary into the cave. The rest slide to the left.
    .title = How much you can unload
    .refusal = { $why ->
        [nothing-aboard] You have nothing aboard.
        [nothing-unloaded] You have unloaded nothing yet.
        [too-few-aboard] { $held ->
            [one] Only 1 { $good } stands there.
           *[other] Only { $held } { $good } stand side by side there.
        }
        [too-few-hands] Those you have assigned can unload { $left } more.
       *[other] You cannot unload that: 5 goods a mercenary, from what is on your mat.
    }
lionsgate-unload-town = In a town you may put a good on the leftmost open square of the market of its colour and earn the number it covers. Gold may be used in place of any good.
    .title = Selling in a town
    .refusal = { $why ->
        [elsewhere] That market is in { $cave }, and your engine is not.
        [other-good] That market of { $cave } takes { $wanted }, and you would sell { $good }.
        [full] { $squares ->
            [0] The { $wanted } market of { $cave } is full. A living town opens one square at each clean-up.
            [one] The { $wanted } market of { $cave } has 1 open square. A living town opens one more at each clean-up.
           *[other] The { $wanted } market of { $cave } has { $squares } open squares. A living town opens one more at each clean-up.
        }
       *[other] This town has no open market square for that good.
    }
lionsgate-unload-ghost-town = The markets of a ghost town can be filled, but they pay nothing.
    .title = Ghost towns do not pay
lionsgate-unload-shares = In a living town you may unload the gold shown on an empty share circle and discard it to put share tokens there: 1 in a small town, 2 in a large one (1 if it is your last). You may take several circles in one turn. A town that awakens has all its circles open.
    .title = Buying shares
    .refusal = { $why ->
        [elsewhere] That share circle is in { $cave }.
        [ghost-town] { $cave } is a ghost town and sells no shares until it awakens.
        [taken] That circle belongs to { $player }.
        [no-token] All your share tokens are placed.
        [gold] That share costs { $price } gold and you have { $gold } aboard.
       *[other] You need an empty share circle in a living town, its price in gold, and a share token.
    }
lionsgate-unload-factory = Ore lying in the right factory becomes alloy at the end of the round: coal and iron make steel, copper and zinc make brass.
    .title = Factories
lionsgate-unload-workshop = At a workshop, discard 2 alloys of its kind (steel for cogs, brass for pipes) to draw an upgrade card, and 1 more alloy for each further card. Keep at most one a turn on an empty space of your mat; the others go back on top in any order. Where there is no card to draw, no alloy is spent.
    .title = Workshops
    .refusal = { $why ->
        [elsewhere] There is no workshop at { $cave }.
        [visited] One visit a turn: you can come back in your next.
        [no-card] There is no card left to draw, so your alloy stays aboard.
        [alloy] The workshop wants 2 { $good } for the first card and you have { $held } aboard.
        [not-drawn] That card was not drawn.
        [no-space] All { $spaces } spaces for upgrades on your mat are taken. Throw one away to make room.
       *[other] A workshop wants 2 alloys of its kind for the first card and 1 for each further one, once a turn, and you need an empty space to keep a card.
    }
lionsgate-unload-guild = At the Guild, discard 5 gold to draw a mercenary, and 1 more gold for each further one. Keep at most one, beside the others or, if your team is full, in place of one of them. The rest go back on top.
    .title = Hiring at the Guild
    .refusal = { $why ->
        [elsewhere] You are at { $cave }, not at the Guild.
        [visited] One hiring a turn: you can come back in your next.
        [no-card] There is no mercenary left to draw.
        [gold] The Guild wants 5 gold for the first mercenary and you have { $gold } aboard.
        [not-drawn] That mercenary was not drawn.
        [other-team] { $mercenary } is not in your team.
       *[other] The Guild wants 5 gold for the first mercenary and 1 for each further one, once a turn.
    }
lionsgate-unload-anywhere = You may unload goods in any cave. Where they have no use they simply lie there, and anybody may load them.
    .title = Unloading anywhere
lionsgate-unload-new-mercenary = A mercenary hired during the round has already worked if the one it replaced had; otherwise it can still be assigned this round.
    .title = A new mercenary
lionsgate-unload-gold = Gold replaces another good only on market squares, in ghost towns too. It lies there and is eaten like that good. Factories and workshops take only what they name.
    .title = Gold as a substitute
    .refusal = { $why ->
        [alloy] The workshop wants { $good }. Gold stands in for other goods only on market squares.
       *[other] Gold stands in for other goods only on market squares.
    }
lionsgate-unload-spend = What you spend at a workshop, at the Guild or on a share circle comes from your mat in this one action and counts towards its limit. Goods already lying there do not count. Cards drawn this way are shown to everybody, and those put back on top stay known.
    .title = Spending goods
    .refusal = { $why ->
        [too-few-hands] That takes { $price } goods off your mat, and those you have assigned can unload { $left } more.
        [none-left] You have no { $good } left aboard to spend.
        [other-good] You are paying with { $good }.
        [owed] You still owe { $amount } { $good }, and it would be dumped with that boxcar.
       *[other] You can spend only goods unloaded from your mat within this action's limit.
    }

## Upgrades and derailing

lionsgate-upgrade-cog = A cog works as long as it is on your mat and no longer: throw it away in the middle of an action, and what it added is gone from the next decision on. A skill bonus is added once to the action's combined skill, however many mercenaries work; at least one must still be assigned.
    .title = Cogs
lionsgate-upgrade-pipe = A pipe works once and is then discarded. Play it on your turn before or after your action. A protective pipe is played when its moment comes, on anybody's turn. Bandits that a pipe puts on a mat act from that player's next turn.
    .title = Pipes
    .refusal = { $why ->
        [elsewhere] { $upgrade } is not on your mat.
        [protects] { $upgrade } protects you: it is offered when its moment comes.
        [no-target] { $upgrade } has nobody to strike now.
        [other-moment] { $upgrade } does not help against this.
        [too-far] The engine of { $player } is at { $cave }: it must be in your cave or one tunnel away.
       *[other] That pipe has no target now, or this is not its moment.
    }
lionsgate-upgrade-remove = On your turn you may throw away your upgrades at any moment: at every decision of the turn, also to make room for one you have just drawn. If nothing makes room, all drawn cards go back. If you lose an upgrade that gave you a boxcar, the goods beyond your new limit are dumped as if the last boxcar had derailed.
    .title = Throwing an upgrade away
    .refusal = { $why ->
        [elsewhere] { $upgrade } is not on your mat.
       *[other] You can throw away only an upgrade on your own mat, on your own turn.
    }
lionsgate-derail-engine = A derailed engine lies on its side until clean-up. Its player's turn ends; the player discards one upgrade of choice, takes the last open turn order tile and dumps all goods in the cave.
    .title = A derailed engine
    .refusal = { $why ->
        [elsewhere] { $upgrade } is not on your mat. Choose one of your own to lose.
       *[other] Choose one of your own upgrades to lose.
    }
lionsgate-derail-no-turns = A derailed player has no more turns this round, and the mercenaries left count as assigned.
    .title = Derailed: no more turns
lionsgate-derail-boxcar = A derailed boxcar and all behind it leave the map. The goods of their boxes are dumped where each stood: in its cave, or in the cave behind its tunnel.
    .title = A derailed boxcar
lionsgate-derail-bandits = Whenever an engine derails, all bandits on its mat are discarded, those just drawn too, with no bounty and no token removed. Bandits that want exactly what you have do not derail you. A derailed engine cannot be derailed again.
    .title = Derailing scatters the bandits
    .refusal = { $why ->
        [derailed] The engine of { $player } is derailed already, and is righted at clean-up.
       *[other] That engine is already derailed.
    }

## Clean-up

lionsgate-cleanup-order = Clean-up goes in this order: mercenaries and tiles are made ready, towns consume, full ghost towns awaken, factories convert, shares pay, derailed engines are righted.
    .title = Clean-up
lionsgate-cleanup-consume = Every living town loses the rightmost good of each of its markets to the supply. Ghost towns eat nothing.
    .title = Towns consume
lionsgate-cleanup-ghost-town = A town that cannot consume anything at all becomes a ghost town. The share tokens on it go back to their owners, who lose 10 money for each, but never fall below 0.
    .title = Ghost towns
lionsgate-cleanup-awaken = A ghost town whose markets are all full becomes a living town again.
    .title = Awakening
lionsgate-cleanup-convert = In each factory every full combination of its two ores becomes 1 alloy, which lies there.
    .title = Factories convert
lionsgate-cleanup-shares = You earn the rightmost number uncovered on your share row. The more share tokens you have placed, the higher it is.
    .title = Shares pay

## Winning

lionsgate-end-enter = Entering Lionsgate City costs 100 money, paid on arrival. Without it your engine cannot go there.
    .title = The price of the city
    .refusal = { $why ->
        [money] Lionsgate City costs 100 money. You have { $money }: { $missing } are missing.
       *[other] You need 100 money to enter Lionsgate City.
    }
lionsgate-end-arrival = On arrival you pay the 100 first. Then your boxcars leave the map, and every good you carry is worth 1 money. You have no turns after this one: mercenaries left count as assigned and you take the lowest open tile. Your shares still pay, and ghost towns still cost you.
    .title = Arriving
lionsgate-end-last-round = After the first arrival the round is finished and one more is played, even past the round limit. Once every player is in the city, the game ends with the clean-up of that round; playing alone, that is the round of your arrival.
    .title = The last round
    .refusal = The game is over, and there is nothing left for you to decide.
lionsgate-end-winner = After the last shares have paid, the player in Lionsgate City with the most money wins, unless derailed there. Ties go to the player with more shares placed; if that is equal, the victory is shared.
    .title = Who wins
lionsgate-end-money-track = Money has no upper limit: the track goes round again with +50 cards.
    .title = Money has no limit

## One and two players

lionsgate-two-draft = With two players only 3 mercenaries lie face up in the draft, and it goes on until both have 6.
    .title = Two players: draft
lionsgate-two-train = With two players each has two mats: 6 boxcars for 30 goods and never more, whatever the upgrades, with the upgrade spaces of both mats, but one money track, one share row and 6 share tokens. Teams may grow to 8; a mercenary is replaced only in a team of 8.
    .title = Two players: longer trains
lionsgate-solo-deal = Playing alone, you draft nothing and are dealt 8 mercenaries.
    .title = One player: team
lionsgate-solo-lose = Playing alone, you have one mat and a team of at most 8. You lose as soon as more than half of the towns are ghost towns right after towns consume, before any awakens, in the last clean-up too. You win by being in the city at the end, not derailed there; your money is your score.
    .title = One player: winning and losing
lionsgate-end-round-limit = House rule: a table can set a limit of rounds, 40 unless chosen otherwise, or switch it off. If nobody has reached the city by then, the game ends and nobody wins.
    .title = Round limit (house rule)
lionsgate-end-city-bandits = The goods counted on arrival stay on your mat until that turn ends. Bandits aboard since its beginning steal from them, though you keep the money; if they want more, your engine derails. What is left goes to the supply. Bandits met on the way in never act. An engine derailed in the city can never win, not even when righted; if nobody else is there, nobody wins.
    .title = Bandits in the city
lionsgate-hidden = Nobody knows the order of the decks or of the bag. Everything else is open to all.
    .title = What is hidden
lionsgate-supply-goods = Goods are limited to the pieces: 50 of each ore and of gold, 30 of each alloy. What the supply lacks is not mined and not converted, and ore without a partner stays in the factory. Goods eaten, stolen or spent return at once. In a pack, the markets may hold at most half of the pieces of any good.
    .title = Limited goods
lionsgate-supply-cards = Each deck has an open discard pile that is shuffled into a new deck when the deck is empty. Cards that cannot be drawn and bandit tokens that cannot be placed are skipped.
    .title = Decks and tokens run out
