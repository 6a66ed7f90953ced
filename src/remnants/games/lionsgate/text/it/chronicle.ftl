### La cronaca: che cosa si misura, da dove viene il denaro, e la fortuna.

chronicle-measure-score = Denaro
chronicle-measure-shares = Quote piazzate
chronicle-measure-goods = Merci a bordo
chronicle-source-start = Posseduto all'inizio
chronicle-source-draft = Oro della scelta della squadra
chronicle-source-sold = Merci vendute
chronicle-source-shares = Reso dalle quote
chronicle-source-bounty = Taglie
chronicle-source-trade = Abilità nel commercio
chronicle-source-ghost-towns = Perso per le città fantasma
chronicle-source-arrival = Arrivo: merci a bordo, meno il prezzo d'ingresso
chronicle-luck-fight-dice = Dadi di combattimento
chronicle-luck-tile = Tessere di miniera
chronicle-luck-tile-0 = roccia
chronicle-luck-tile-1 = pala
chronicle-luck-tile-2 = piccone
chronicle-luck-tile-3 = dinamite
chronicle-luck-tile-4 = puzzola
chronicle-luck-no-skunk = Tessere senza puzzola
chronicle-luck-no-skunk-0 = puzzola
chronicle-luck-no-skunk-1 = nessuna puzzola
chronicle-luck-bandit = Tenacia dei banditi incontrati
