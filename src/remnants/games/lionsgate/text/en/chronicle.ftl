### The chronicle: what is measured, where money comes from, and luck.

chronicle-measure-score = Money
chronicle-measure-shares = Shares placed
chronicle-measure-goods = Goods aboard
chronicle-source-start = Held at the start
chronicle-source-draft = Gold from the draft
chronicle-source-sold = Goods sold
chronicle-source-shares = Paid by shares
chronicle-source-bounty = Bounties
chronicle-source-trade = Trading skills
chronicle-source-ghost-towns = Lost to ghost towns
chronicle-source-arrival = Arrival: goods carried, less the entry price
chronicle-luck-fight-dice = Fight dice
chronicle-luck-tile = Mining tiles
chronicle-luck-tile-0 = rock
chronicle-luck-tile-1 = shovel
chronicle-luck-tile-2 = pickaxe
chronicle-luck-tile-3 = dynamite
chronicle-luck-tile-4 = skunk
chronicle-luck-no-skunk = Tiles without a skunk
chronicle-luck-no-skunk-0 = skunk
chronicle-luck-no-skunk-1 = no skunk
chronicle-luck-bandit = Toughness of bandits met
