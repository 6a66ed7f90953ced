### The chronicle: what is measured, what a place is owed to, and luck.

chronicle-measure-score = Places above the last
chronicle-measure-hero-health = Hero's health
chronicle-measure-unit-health = Health of all units
chronicle-measure-defeated = Units defeated
chronicle-source-fallen = Heroes that fell before
chronicle-source-behind = Heroes left standing behind
chronicle-source-tied = Places shared
chronicle-luck-cog = Cogs that fell nearest to the hero
chronicle-luck-cog-0 = nearer to another
chronicle-luck-cog-1 = nearest
chronicle-luck-brew = Brew that fell nearest to the hero
chronicle-luck-brew-0 = nearer to another
chronicle-luck-brew-1 = nearest
chance-order-die = Roll for the order of play
chance-deal-heroes = Heroes dealt
chance-shuffle-deck = Own cards shuffled
chance-roll-brew = Where brew falls
chance-roll-cog = Where cogs fall
chance-shuffle-events = Events shuffled
