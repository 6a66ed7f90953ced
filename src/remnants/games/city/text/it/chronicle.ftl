### La cronaca: che cosa si misura, da dove vengono i punti, e la fortuna.

chronicle-measure-score = Punteggio
chronicle-measure-renown = Fama
chronicle-measure-market-cards = Carte del mercato nero
chronicle-measure-arcs = ARC
chronicle-source-start = Posseduta all'inizio
chronicle-source-award = Fama assegnata
chronicle-source-effects = Carte, insediamenti e allarmi
chronicle-source-bought = Fama comprata
chronicle-source-costs = Pagata per le abilità
chronicle-source-market-cards = Carte del mercato nero
chronicle-luck-battle-dice = Dadi di battaglia
chronicle-luck-gamble = Gioco d'azzardo
chronicle-luck-alert = Tiri d'allarme
chronicle-luck-roll-off = Tiro per il primo giocatore
