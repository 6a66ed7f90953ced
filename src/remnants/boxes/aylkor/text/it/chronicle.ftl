### La cronaca: che cosa si misura, a che cosa si deve un posto, e la fortuna.

chronicle-measure-score = Posti sopra l'ultimo
chronicle-measure-hero-health = Salute dell'eroe
chronicle-measure-unit-health = Salute di tutte le unità
chronicle-measure-defeated = Unità sconfitte
chronicle-source-fallen = Eroi caduti prima
chronicle-source-behind = Eroi in piedi, ma dietro
chronicle-source-tied = Posti condivisi
chronicle-luck-cog = Ingranaggi caduti più vicini all'eroe
chronicle-luck-cog-0 = più vicino a un altro
chronicle-luck-cog-1 = il più vicino
chronicle-luck-brew = Infusi caduti più vicini all'eroe
chronicle-luck-brew-0 = più vicino a un altro
chronicle-luck-brew-1 = il più vicino
chance-order-die = Tiro per l'ordine di gioco
chance-deal-heroes = Eroi distribuiti
chance-shuffle-deck = Carte proprie mescolate
chance-roll-brew = Dove cadono gli infusi
chance-roll-cog = Dove cadono gli ingranaggi
chance-shuffle-events = Eventi mescolati
