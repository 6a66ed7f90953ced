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
phase-draft = The draft
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
word-ghosts = Ghost towns: { $ghosts }. More than { $allowed } lose the game.
word-rank = Rank so far: { $rank }.
word-no-rank = No rank yet.
word-next-rank = The next with { $money } money.
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
word-circle-of = Share for { $price } gold: { $player }
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

## The mine

mine-title = Mining at { $cave }
mine-drawn = Tiles drawn, in order
mine-counts = counts here
mine-counts-not = gives nothing here
mine-stake = A skunk now, and all of this is lost.
mine-odds = The next of { $count } tiles
mine-of = { $count } × { $tile }: { $ore }
mine-supply = the supply holds only { $left }
mine-extra = by the crew: { $extra }
mine-risk = { $odds }% for a skunk
fight-needs = needs { $least } or more
sale-at = Sale in { $town }

