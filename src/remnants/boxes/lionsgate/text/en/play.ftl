### Return to Lionsgate City at the table: what is asked, what can be chosen, what happened.
###
### Names ($player, $mercenary, $cave, $tunnel, $good, $bandit, $upgrade, $card) are texts, amounts are numbers.
### step-<step>: the prompt; .other is for those who wait.
### choice-<verb>: the label of a choice; an attribute is the label in the step of that name.
### event-<kind>: what happened; .own is for whoever was shown the secret part of it.
### play-...: words that the terminal says.  The page's own words are in table.ftl.

play-title = Return to Lionsgate City
    .tagline = Drive a steam train through caves, push your luck in the mines and sell where towns are hungry. Towns that nobody feeds die.
    .weight = 60–90 min · medium to heavy, also alone

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

step-draft = Take a mercenary with the gold on it
    .other = { $player } drafts a mercenary
step-turn = { $crew ->
    [0] Your turn: assign one or more mercenaries
   *[other] Engineering { $engineering }, mining { $mining }, fighting { $fighting }: assign more, or take an action
}
    .other = { $player } takes a turn
step-drive = Where to from { $cave }? { $left } engineering left; a route must cost less
    .other = { $player } drives
step-dig = Draw another tile ({ $may_draw } more at most, skunk { $skunk }%), or stop with { $ore } ore
    .other = { $player } mines
step-skunk = A skunk! Calm it, or run?
    .other = { $player } meets a skunk
step-reroll = You rolled { $rolled }. Roll again?
    .other = { $player } fights
step-beat = Beat bandits whose toughness together is less than { $strength }
    .other = { $player } fights
step-remove-token = Take a bandit token off the map
    .other = { $player } takes a bandit token off the map
step-load = { $may_load ->
    [one] Load 1 good at { $cave }
   *[other] Load up to { $may_load } goods at { $cave }
}
    .other = { $player } loads
step-unload = { $may_unload ->
    [one] Unload 1 good at { $cave }
   *[other] Unload up to { $may_unload } goods at { $cave }
}
    .other = { $player } unloads
step-pay = Which { $good } do you spend?
    .other = { $player } pays
step-browse = Keep one of the cards drawn, or spend more for another
    .other = { $player } looks at cards
step-replace = Whom does { $mercenary } replace?
    .other = { $player } replaces a mercenary
step-put-back-order = Which card goes back on the deck next? The last one is on top
    .other = { $player } puts cards back
step-target = Whom does { $pipe } strike?
    .other = { $player } plays a pipe
step-ward = { $attacker } strikes you with { $pipe }. Protect yourself?
    .other = { $player } may protect themselves
step-shelter = { $wanted ->
    [one] The bandits are about to steal 1 good. Protect yourself?
   *[other] The bandits are about to steal { $wanted } goods. Protect yourself?
}
    .other = { $player } may protect their goods
step-after-action = Your action is done: play a pipe, throw an upgrade away, or end the turn
    .other = { $player } ends the turn
step-lose-upgrade = Your engine is derailed: which upgrade do you lose?
    .other = { $player } loses an upgrade

## What can be chosen

choice-take = { $mercenary } ({ $skills }), gold { $gold }
choice-assign = Assign { $mercenary } ({ $skills })
choice-move = Move
choice-mine = Mine
choice-fight = Fight
choice-rest = Do nothing
choice-pipe = Play { $upgrade }
choice-discard = Throw away { $upgrade }
choice-scout = Scout: take a bandit token from the tunnel { $tunnel }
choice-tunnel = Through the tunnel { $tunnel }, difficulty { $difficulty }{ $tokens ->
    [0] { "" }
   *[other] , bandit tokens { $tokens }
}
choice-go = Straight to { $cave }{ $difficulty ->
    [0] { "" }
   *[other] , difficulty { $difficulty }
}{ $tokens ->
    [0] { "" }
    [one] , meeting a bandit
   *[other] , meeting { $tokens } bandits
}
choice-stop = Stop
choice-draw = Draw a tile
choice-calm = Calm the skunk and go on
choice-run = Run
choice-reroll = Roll again
choice-keep-roll = Keep the roll
choice-beat = Beat { $bandit } ({ $card })
choice-token = From the tunnel { $tunnel }
choice-none = None
choice-load = Load { $amount } { $good }
    .turn = Load
choice-drop = Leave { $amount } { $good } here (from box { $box })
choice-sell = Sell { $amount } { $good } (from box { $box }){ $instead ->
    [0] { "" }
   *[other] { " " }on the { $wanted } market
} for { $money }
choice-share = Buy a share for { $price } gold
choice-workshop = Spend 2 alloys for an upgrade card
choice-hire = Spend 5 gold for a mercenary
choice-pay = The one in box { $box }
choice-keep = Keep { $card }
choice-more = Spend 1 more for another card
choice-replace = { $mercenary } ({ $skills })
choice-on-top = { $card }
choice-car = { $player }: boxcar { $car }
choice-player = { $player }
choice-ward = Play { $upgrade }
choice-suffer = Let it happen
choice-end = End the turn
choice-lose = { $upgrade }
choice-unload = Unload

## What happened

event-order-dealt = The turn order is { $order }.
event-offered = { $mercenary } can be drafted.
event-joined = { $mercenary } joins { $player }.
event-drafted = { $gold ->
    [0] { $player } takes { $mercenary }.
   *[other] { $player } takes { $mercenary } with { $gold } gold.
}
event-draft-ended = The draft is over.
event-round = Round { $round }. The turn order is { $order }.
event-assigned = { $player } assigns { $mercenary }.
    .each = { $mercenary }
    .several = { $player } assigns { $each }.
event-rested = { $player } does nothing.
event-moved = { $player } drives from { $start } to { $cave }{ $met ->
    [0] .
    [one] { " " }and meets a bandit.
   *[other] { " " }and meets { $met } bandits.
}
event-bandit-met = { $bandit } climbs aboard { $player }'s train.
    .on = { $bandit } climbs aboard.
    .each = { $bandit }
    .several = { $each } climb aboard.
event-detour = Boxcars of others are in the way of { $player }: the way to { $cave } is { $longer } harder.
    .on = Others' boxcars made the way to { $cave } { $longer } harder.
event-shut-off = Boxcars of others keep { $player } away from { $caves }.
    .on = Others' boxcars barred the way to { $caves }.
event-tokens-left = { $tokens ->
    [one] { $player } leaves a bandit token on the way.
   *[other] { $player } leaves { $tokens } bandit tokens on the way.
}
    .on = { $tokens ->
        [one] A bandit token stays on the way.
       *[other] { $tokens } bandit tokens stay on the way.
    }
event-token-removed = { $player } takes a bandit token from the tunnel { $tunnel }.
event-tile-drawn = { $player } draws { $drawn }.
    .each = { $tile }
    .several = { $player } draws { $each }.
event-skunk = { $player } runs from the skunk: nothing is mined and the risk track is emptied.
    .on = The crew runs: nothing is mined and the risk track is emptied.
event-skunk-calmed = { $player } calms the skunk.
event-mined = { $ore ->
    [0] { $player } mines no { $good } at { $cave }.
   *[other] { $player } mines { $ore } { $good } at { $cave }.
}
    .on = { $ore ->
        [0] That is no { $good } at { $cave }.
       *[other] That is { $ore } { $good } at { $cave }{ $sum }.
    }
event-risk-reset = The risk track is reset: all tiles go back into the bag.
event-rolled = { $player } rolls { $dice }: { $sum }.
event-beaten = { $player } beats { $bandit } and earns { $bounty }.
event-stolen = { $goods ->
    [one] Bandits steal 1 good from { $player }
   *[other] Bandits steal { $goods } goods from { $player }
}{ $short ->
    [0] .
   *[other] ; they wanted { $wanted }.
}
event-engine-derailed = { $player }'s engine derails at { $cave }.
event-boxcars-derailed = { $player } loses boxcar { $car } and all behind it, with { $goods }.
event-goods-spilled = { $goods } of { $player } end up lying at { $cave }.
event-upgrade-lost = { $player } gives up { $upgrade }.
event-pipe-played = { $player } plays { $pipe } against { $victim }.
event-warded = { $player } plays { $pipe } and is safe.
event-tile-taken = { $player } takes turn order tile { $tile }.
event-loaded = { $player } loads { $amount } { $good }.
event-unloaded = { $player } leaves { $amount } { $good } at { $cave }.
event-sold = { $player } sells { $amount } { $good }{ $instead ->
    [0] { " " }in { $cave }
   *[other] { " " }on the { $wanted } market of { $cave }
} for { $money }{ $bonus ->
    [0] .
   *[other] , and good trading adds { $bonus }.
}
event-shares-placed = { $tokens ->
    [one] { $player } places a share token in { $cave }.
   *[other] { $player } places { $tokens } share tokens in { $cave }.
}
event-card-drawn = { $player } draws { $card }.
event-upgrade-kept = { $player } keeps { $upgrade }.
event-hired = { $player } hires { $mercenary }.
event-dismissed = { $mercenary } leaves { $player }.
event-card-put-back = { $card } goes back on top of the { $deck }.
    .each = { $card }
    .several = { $each } go back on top of the { $deck }.
event-consumed = { $amount ->
    [one] The towns consume 1 good.
   *[other] The towns consume { $amount } goods.
}
event-town-died = { $town } finds nothing to consume and becomes a ghost town.
    .each = { $town }
    .several = { $each } find nothing to consume and become ghost towns.
event-town-awakened = { $town } is alive again.
event-shares-returned = { $tokens ->
    [one] { $player } gets a share token back and loses { $money } money.
   *[other] { $player } gets { $tokens } share tokens back and loses { $money } money.
}
event-converted = At { $cave }, { $amount } { $good } is made.
event-shares-paid = { $player }'s shares pay { $money }.
event-engines-righted = Derailed engines are righted.
event-arrived = { $goods ->
    [0] { $player } enters Lionsgate City without goods and keeps { $money } money after paying to get in.
    [one] { $player } enters Lionsgate City with 1 good and keeps { $money } money after paying to get in.
   *[other] { $player } enters Lionsgate City with { $goods } goods and keeps { $money } money after paying to get in.
}
event-lost = More than half of the towns are dead. The game is lost.
event-game-over = The game is over.

## The table in the terminal

play-situation = Round { $round } · risk track { $risk }/{ $spaces }, ore ×{ $multiplier } · bag { $bag } tiles · turn order { $order }
play-alone = ghost towns { $ghosts } (more than { $ghosts_allowed } lose the game) · rank so far: { $rank }{ $next_rank ->
    [0] { "" }
   *[other] , the next with { $next_rank } money
}
play-no-rank = none
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

over-reason = { $way ->
    [only] The only one to reach Lionsgate City.
    [upright] The only one whose train stands upright in Lionsgate City.
    [nobody] Nobody brought a train home to Lionsgate City.
   *[money] Of the { $arrived } whose trains stand in Lionsgate City, the one with the most money, then the most shares.
}
