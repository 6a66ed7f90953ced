### The chronicle: what is measured, where scores come from, and luck.

chronicle-measure-score = Score
chronicle-measure-renown = Renown
chronicle-measure-market-cards = Black market cards
chronicle-measure-arcs = ARCs
chronicle-source-start = Held at the start
chronicle-source-award = Renown awarded
chronicle-source-effects = Cards, developments and alerts
chronicle-source-bought = Renown bought
chronicle-source-costs = Paid for abilities
chronicle-source-market-cards = Black market cards
chronicle-luck-battle-dice = Battle dice
chronicle-luck-gamble = Gambles
chronicle-luck-alert = Alert rolls
chronicle-luck-roll-off = Roll for first player
