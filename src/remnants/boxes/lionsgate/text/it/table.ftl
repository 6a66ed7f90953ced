### Return to Lionsgate City: quello che la pagina dice oltre a play.ftl, di cui usa domande, scelte ed eventi così come sono.

lionsgate-name = Return to Lionsgate City
    .tagline = Treni, minerale e banditi sotto la montagna
    .intro = Estrai minerale, portalo alle città, compra quote e riporta 100 denari a Lionsgate City.

## Opzioni

option-round_limit = Round
option-round_limit-0 = senza limite
option-round_limit-20 = al massimo 20
option-round_limit-25 = al massimo 25
option-round_limit-30 = al massimo 30
option-round_limit-40 = al massimo 40
option-round_limit-50 = al massimo 50
option-round_limit-60 = al massimo 60
option-round_limit-80 = al massimo 80
option-round_limit-100 = al massimo 100

## Le cose sul tavolo

word-money = Denaro
word-goods = Merci a bordo
word-goods-key = Le merci e i loro segni
word-shares = Quote
word-pays = rendono
word-ready = Mercenari non ancora impiegati
word-bandits = Banditi a bordo
word-upgrades = Potenziamenti
word-draft = Mercenari da prendere
phase-draft = Scelta dei mercenari
word-crew = Squadra
word-risk = Rischio
word-ore-times = minerale ×{ $times }
word-reset = Azzeramento
word-worth = { $ore } di minerale
word-bag = Tessere nel sacchetto
word-order = Ordine di turno
word-next-order = Posto nel prossimo round
word-token-supply = Gettoni bandito in riserva
word-aim = Lionsgate City fa entrare chi ha { $price } denari.
word-ghosts = Città fantasma: { $ghosts }. Con più di { $allowed } hai perso.
word-rank = Grado finora: { $rank }.
word-no-rank = Ancora nessun grado.
word-next-rank = Il prossimo con { $money } denari.
word-round = Round { $round }
word-round-of = Round { $round } di { $limit }
word-last-round = l'ultimo
word-loading = Carico
word-unloading = Scarico
word-hands-left = ancora { $count }
word-sell = vendi
word-leave-here = lascia qui
word-toughness = Tenacia
word-tunnel = Galleria
word-difficulty = Difficoltà
word-tokens = Gettoni bandito
word-full = pieno
word-circle = Quota: { $price } d'oro
word-circle-of = Quota da { $price } d'oro: { $player }
word-lying = Qui ci sono: { $goods }
word-mine = Dà { $good }. Qui contano: { $tools }.
word-makes-steel = Alla fine del round fa acciaio da carbone e ferro.
word-makes-brass = Alla fine del round fa ottone da rame e zinco.
word-workshop-cogs = Prende 2 di acciaio per un ingranaggio.
word-workshop-pipes = Prende 2 di ottone per un tubo.
word-guild = Prende 5 d'oro per un mercenario. Le locomotive partono da qui.
word-city = Chi ha { $price } denari può entrare, e qui finisce il viaggio.
skill-engineering = Ingegneria
skill-mining = Scavo
skill-fighting = Combattimento
kind-mercenary = Mercenario
kind-bandit = Bandito
kind-cog = Ingranaggio
kind-pipe = Tubo
work-ready = a disposizione
work-crew = in squadra
work-done = ha lavorato
cave-town = Città piccola
cave-large = Città grande
cave-ghost = Città fantasma
cave-mine = Miniera
cave-factory = Fabbrica
cave-workshop = Officina
cave-guild = Gilda
cave-city = Città

## La miniera

mine-title = Si scava a { $cave }
mine-drawn = Tessere estratte, in ordine
mine-counts = qui conta
mine-counts-not = qui non dà nulla
mine-stake = Se ora esce una puzzola, va perso tutto.
mine-odds = La prossima di { $count } tessere
mine-of = { $count } × { $tile }: { $ore }
mine-supply = nella riserva: solo { $left }
mine-extra = dalla squadra: { $extra }
mine-risk = { $odds }% di puzzola
fight-needs = serve almeno { $least }
sale-at = Vendita a { $town }

