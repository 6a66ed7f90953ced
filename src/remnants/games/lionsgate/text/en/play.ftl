### Return to Lionsgate City at the table: what is asked, what can be chosen, what happened.
###
### Names ($player, $mercenary, $cave, $tunnel, $good, $bandit, $upgrade, $card) are texts, amounts are numbers.
### play-step-<step>: the prompt.  play-choice-<step>-<verb>, or play-choice-<verb> for every step: the label of a choice.
### play-event-<kind>: what happened.

play-title = Return to Lionsgate City

## Words

play-good-coal = coal
play-good-iron = iron
play-good-copper = copper
play-good-zinc = zinc
play-good-gold = gold
play-good-steel = steel
play-good-brass = brass
play-tile-rock = a rock
play-tile-shovel = a shovel
play-tile-pickaxe = a pickaxe
play-tile-dynamite = dynamite
play-tile-skunk = the skunk
play-deck-mercenaries = mercenaries
play-deck-bandits = bandits
play-deck-cogs = cogs
play-deck-pipes = pipes
play-you = you
play-none = none
play-skills = engineering { $engineering }, mining { $mining }, fighting { $fighting }
play-bandit-card = toughness { $toughness }, steals { $steal }, bounty { $bounty }

## What is asked

play-step-draft = { $player }, take a mercenary with the gold on it.
play-step-turn = { $player }, { $crew ->
    [0] it is your turn: assign one or more mercenaries.
   *[other] your crew has engineering { $engineering }, mining { $mining }, fighting { $fighting }: assign more, or take an action.
}
play-step-drive = { $player }, where to? You stand at { $cave } with { $left } engineering left; a route must cost less.
play-step-dig = { $player }, draw another tile (at most { $amount } more), or stop. The tiles so far are worth { $ore } ore.
play-step-skunk = { $player }, a skunk! Calm it, or run?
play-step-reroll = { $player }, you rolled { $sum }. Roll again?
play-step-beat = { $player }, beat bandits whose toughness together is less than { $sum }.
play-step-remove-token = { $player }, take a bandit token off the map.
play-step-load = { $player }, load up to { $amount } goods at { $cave }.
play-step-unload = { $player }, unload up to { $amount } goods at { $cave }.
play-step-pay = { $player }, which { $good } do you spend?
play-step-browse = { $player }, keep one of the cards drawn, or spend more for another.
play-step-replace = { $player }, whom does { $mercenary } replace?
play-step-put-back-order = { $player }, which card goes back on the deck next? The last one is on top.
play-step-target = { $player }, whom does { $upgrade } strike?
play-step-ward = { $player }, { $upgrade } strikes you. Protect yourself?
play-step-shelter = { $player }, the bandits are about to steal { $amount } goods. Protect yourself?
play-step-after-action = { $player }, your action is done: play a pipe, throw an upgrade away, or end the turn.
play-step-lose-upgrade = { $player }, your engine is derailed: which upgrade do you lose?

## What can be chosen

play-choice-take = { $mercenary } ({ $skills }), gold { $gold }
play-choice-assign = Assign { $mercenary } ({ $skills })
play-choice-move = Move
play-choice-mine = Mine
play-choice-turn-load = Load
play-choice-turn-unload = Unload
play-choice-fight = Fight
play-choice-rest = Do nothing
play-choice-pipe = Play { $upgrade }
play-choice-discard = Throw away { $upgrade }
play-choice-scout = Scout: take a bandit token from { $tunnel }
play-choice-tunnel = Through the tunnel { $tunnel }, difficulty { $difficulty }{ $tokens ->
    [0] { "" }
   *[other] , bandit tokens { $tokens }
}
play-choice-go = Straight to { $cave }
play-choice-stop = Stop
play-choice-draw = Draw a tile
play-choice-calm = Calm the skunk and go on
play-choice-run = Run
play-choice-reroll = Roll again
play-choice-keep-roll = Keep the roll
play-choice-beat = Beat { $bandit } ({ $card })
play-choice-token = From { $tunnel }
play-choice-none = None
play-choice-load = Load { $amount } { $good }
play-choice-drop = Leave { $amount } { $good } here (from box { $box })
play-choice-sell = Sell { $amount } { $good } (from box { $box }) on the { $wanted } market for { $money }
play-choice-share = Buy a share for { $price } gold
play-choice-workshop = Spend 2 alloys for an upgrade card
play-choice-hire = Spend 5 gold for a mercenary
play-choice-pay = The one in box { $box }
play-choice-keep = Keep { $card }
play-choice-more = Spend 1 more for another card
play-choice-replace = { $mercenary } ({ $skills })
play-choice-on-top = { $card }
play-choice-car = { $player }: boxcar { $car }
play-choice-player = { $player }
play-choice-ward = Play { $upgrade }
play-choice-suffer = Let it happen
play-choice-end = End the turn
play-choice-lose = { $upgrade }

## What happened

play-event-order-dealt = The turn order is { $order }.
play-event-offered = { $mercenary } can be drafted.
play-event-joined = { $mercenary } joins { $player }.
play-event-drafted = { $player } takes { $mercenary } with { $gold } gold.
play-event-draft-ended = The draft is over. The turn order is { $order }.
play-event-round = Round { $round }. The turn order is { $order }.
play-event-assigned = { $player } assigns { $mercenary }.
play-event-rested = { $player } does nothing.
play-event-moved = { $player } drives from { $start } to { $cave }{ $met ->
    [0] .
    [one] { " " }and meets a bandit.
   *[other] { " " }and meets { $met } bandits.
}
play-event-bandit-met = { $bandit } climbs aboard { $player }'s train.
play-event-tokens-left = { $tokens ->
    [one] { $player } leaves 1 bandit token in each tunnel.
   *[other] { $player } leaves { $tokens } bandit tokens in each tunnel.
}
play-event-token-removed = { $player } takes a bandit token from { $tunnel }.
play-event-tile-drawn = { $player } draws { $drawn }.
play-event-skunk = { $player } runs from the skunk: nothing is mined and the risk track is empty.
play-event-skunk-calmed = { $player } calms the skunk.
play-event-mined = { $player } mines { $ore } { $good } at { $cave }.
play-event-risk-reset = The risk track is reset: all tiles go back into the bag.
play-event-rolled = { $player } rolls { $dice }: { $sum }.
play-event-beaten = { $player } beats { $bandit } and earns { $bounty }.
play-event-stolen = Bandits steal { $goods } goods from { $player }; they wanted { $wanted }.
play-event-engine-derailed = { $player }'s engine derails at { $cave }.
play-event-boxcars-derailed = { $player } loses boxcar { $car } and all behind it, with { $goods }.
play-event-upgrade-lost = { $player } loses { $upgrade }.
play-event-pipe-played = { $player } plays { $pipe } against { $victim }.
play-event-warded = { $player } plays { $pipe } and is safe.
play-event-tile-taken = { $player } takes turn order tile { $tile }.
play-event-loaded = { $player } loads { $amount } { $good }.
play-event-unloaded = { $player } leaves { $amount } { $good } at { $cave }.
play-event-sold = { $player } sells { $amount } { $good } on the { $wanted } market of { $cave } for { $money }.
play-event-shares-placed = { $tokens ->
    [one] { $player } places a share token in { $cave }.
   *[other] { $player } places { $tokens } share tokens in { $cave }.
}
play-event-card-drawn = { $player } draws { $card }.
play-event-upgrade-kept = { $player } keeps { $upgrade }.
play-event-hired = { $player } hires { $mercenary }.
play-event-dismissed = { $mercenary } leaves { $player }.
play-event-card-put-back = { $card } goes back on top of the { $deck }.
play-event-consumed = The towns consume { $amount } goods.
play-event-town-died = { $town } becomes a ghost town.
play-event-town-awakened = { $town } is alive again.
play-event-shares-returned = { $tokens ->
    [one] { $player } gets a share token back and pays 10 for it.
   *[other] { $player } gets { $tokens } share tokens back and pays 10 for each.
}
play-event-converted = { $cave } makes { $amount } { $good }.
play-event-shares-paid = { $player }'s shares pay { $money }.
play-event-engines-righted = Derailed engines are righted.
play-event-arrived = { $player } enters Lionsgate City with { $goods } goods and has { $money } money left.
play-event-lost = More than half of the towns are dead. The game is lost.
play-event-game-over = The game is over.

## The table in the terminal

play-situation = Round { $round } · risk track { $risk }/{ $spaces }, ore ×{ $multiplier } · bag { $bag } tiles · turn order { $order }
play-key = Tunnels: difficulty, and a dot for each bandit token. Ghost towns are marked with †, boxcars in tunnels with a letter and >.
play-mat-money = money { $money } · shares { $shares } (pay { $payout }){ $tile ->
    [0] { "" }
   *[other] { " " }· tile { $tile }
}
play-mat-engine = at { $cave }
play-mat-derailed = derailed at { $cave }
play-mat-goods = goods { $goods }
play-mat-empty = no goods
play-mat-cars = boxcars at { $places }
play-mat-upgrades = upgrades { $upgrades }
play-mat-bandits = bandits { $bandits }
play-mat-team = ready { $ready }/{ $team }
play-heading-town = Town
play-heading-markets = Markets (open squares in brackets)
play-heading-circles = Shares
play-heading-team = Team
play-heading-skills = Eng Min Fig
play-heading-text = Text
play-heading-lying = Lying
play-circle-open = { $price } gold
play-circle-taken = { $player }
