### Return to Lionsgate City: what the page says besides play.ftl, whose prompts, choices and events it uses as they are.

lionsgate-name = Return to Lionsgate City
    .tagline = Trains, ore and bandits under the mountain
    .intro = Mine ore, deliver it to towns, hold shares, and bring 100 money home to Lionsgate City.

## Options

option-round_limit = Rounds
option-round_limit-0 = no limit
option-round_limit-20 = at most 20
option-round_limit-25 = at most 25
option-round_limit-30 = at most 30
option-round_limit-40 = at most 40
option-round_limit-50 = at most 50
option-round_limit-60 = at most 60
option-round_limit-80 = at most 80
option-round_limit-100 = at most 100

## Who must do what

step-draft = Take a mercenary with the gold on it
    .other = { $player } drafts a mercenary
step-turn = { $crew ->
    [0] Your turn: assign one or more mercenaries from your hand
   *[other] Assign more mercenaries, or take one action with your crew
}
    .other = { $player } takes a turn
step-drive = Where to? { $left } engineering left; a route must cost less. Click a cave or a tunnel
    .other = { $player } drives
step-dig = Draw another tile (at most { $amount } more), or stop: { $ore } ore so far
    .other = { $player } mines
step-skunk = A skunk! Calm it, or run?
    .other = { $player } meets a skunk
step-reroll = You rolled { $sum }. Roll again?
    .other = { $player } fights
step-beat = Beat bandits whose toughness together is less than { $sum }
    .other = { $player } fights
step-remove-token = Take a bandit token off the map
    .other = { $player } takes a bandit token off the map
step-load = Load up to { $amount } goods at { $cave }
    .other = { $player } loads
step-unload = Unload up to { $amount } goods at { $cave }
    .other = { $player } unloads
step-pay = Which { $good } do you spend?
    .other = { $player } pays
step-browse = Keep one of the cards drawn, or spend more for another
    .other = { $player } looks at cards
step-replace = Whom does { $mercenary } replace?
    .other = { $player } replaces a mercenary
step-put-back-order = Which card goes back on the deck next? The last one is on top
    .other = { $player } puts cards back
step-target = Whom does { $upgrade } strike?
    .other = { $player } plays a pipe
step-ward = { $upgrade } strikes you. Protect yourself?
    .other = { $player } may protect themselves
step-shelter = The bandits are about to steal { $amount } goods. Protect yourself?
    .other = { $player } may protect their goods
step-after-action = Your action is done: play a pipe, throw an upgrade away, or end the turn
    .other = { $player } ends the turn
step-lose-upgrade = Your engine is derailed: which upgrade do you lose?
    .other = { $player } loses an upgrade

## Things on the table

word-money = Money
word-goods = Goods aboard
word-goods-key = Goods and their signs
word-shares = Shares
word-pays = pay
word-ready = Mercenaries not yet assigned
word-bandits = Bandits aboard
word-upgrades = Upgrades
word-draft = Mercenaries to draft
word-crew = Crew this turn
word-risk = Risk track
word-ore-times = ore ×{ $times }
word-reset = Reset
word-worth = { $ore } ore
word-bag = Tiles in the bag
word-order = Turn order
word-next-order = Place in the next round
word-token-supply = Bandit tokens in the supply
word-aim = Lionsgate City lets in who has { $price } money.
word-round = Round { $round }
word-round-of = Round { $round } of { $limit }
word-last-round = the last
word-loading = Load
word-unloading = Unload
word-hands-left = { $count } left
word-sell = sell
word-leave-here = leave here
word-toughness = Toughness
word-tunnel = Tunnel
word-difficulty = Difficulty
word-tokens = Bandit tokens
word-full = full
word-circle = Share: { $price } gold
word-circle-of = Share of { $player }
word-lying = Lying here: { $goods }
word-mine = Gives { $good }. What counts here: { $tools }.
word-makes-steel = Makes steel of coal and iron at clean-up.
word-makes-brass = Makes brass of copper and zinc at clean-up.
word-workshop-cogs = Takes 2 steel for a cog.
word-workshop-pipes = Takes 2 brass for a pipe.
word-guild = Takes 5 gold for a mercenary. Engines start here.
word-city = Whoever has { $price } money may enter, and ends the journey here.
skill-engineering = Engineering
skill-mining = Mining
skill-fighting = Fighting
kind-mercenary = Mercenary
kind-bandit = Bandit
kind-cog = Cog
kind-pipe = Pipe
work-ready = ready
work-crew = in the crew
work-done = has worked
cave-town = Small town
cave-large = Large town
cave-ghost = Ghost town
cave-mine = Mine
cave-factory = Factory
cave-workshop = Workshop
cave-guild = Guild
cave-city = City
