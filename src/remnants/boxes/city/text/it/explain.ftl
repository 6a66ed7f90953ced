### City of Remnants: tutto si spiega da sé.
###
### explain-<verb>: che cosa fa una scelta, in una frase; un attributo dice che cosa fa nel passo di quel nome.
### fact-<key>: a che serve un numero di un giocatore.  option-<name>-note: che cosa cambia un'opzione del tavolo.

explain-recruit = Metti all'asta membri della gang finché non ne vinci uno, che ti porta una carta e una miniatura.
explain-buy = Compra carte al mercato nero, o fama. Ogni tua carta vale un punto alla fine.
explain-develop = Fai produrre gli insediamenti che controlli, poi costruiscine uno nuovo.
explain-sell = Vendi per ARC i prodotti che si trovano sui tuoi insediamenti.
    .sell-product = Vendi un prodotto da qui.
    .sale-product = Vendi un prodotto da qui.
explain-refresh = Scarta quello che non vuoi e pesca nuove carte.
explain-move = Muovi miniature e falle entrare dal tuo spazio d'entrata. Dove si incontrano nemici c'è battaglia.
explain-end = Il turno finisce. In un round ognuno ne ha quattro.
explain-done = Basta così: si va avanti.
    .battle-lay = Le carte si scoprono. Vince il totale più alto di carte e dadi.
    .renew-discard = Tieni il resto e pesca fino alla mano piena.
    .produce = Non produrre altro; ora puoi costruire.
    .build = In questo turno non costruire nulla.
    .move-figure = Il movimento è finito. Poi si combatte dove si sono incontrati nemici.
explain-pass = In quest'asta non offri più.
explain-renown = Trasforma ARC in un punto fama.
explain-pool = Fai entrare una miniatura dalla tua riserva.
explain-blind = Posa la prima carta del tuo mazzo, senza guardarla.
explain-search = Cerca nel tuo mazzo la carta a cui rinunciare. Poi si mescola.
    .effect-fetch-card = Cerca nel tuo mazzo una carta da prendere. Poi si mescola.
explain-play = Gioca la carta oltre all'azione; l'effetto è immediato.
explain-discard = Metti la carta tra i tuoi scarti.
explain-lay = Posa la carta coperta per questa battaglia. Poi va scartata.
explain-lose = La carta esce dal gioco per sempre.
explain-take = Prendi la carta.
explain-enlist = La carta passa dalla tua parte.
explain-remove = La carta esce dal gioco.
explain-declare = Metti all'asta questo membro; gli altri possono offrire di più.
explain-card = Scegli questa carta.
    .buy-what = Compra la carta: va in mano o, se è permanente, davanti a te.
explain-use = Usa quello che dice la carta.
explain-figure = Muovi questa miniatura, mai in diagonale. Subito dopo vedi dove può andare.
explain-to = La miniatura va lì. Deve fermarsi dove c'è un nemico.
explain-battle = Combatti ora questa battaglia.
explain-fight = Affronta l'unità di controllo con carte e dadi, per lo spazio.
explain-bribe = Paga l'unità di controllo perché se ne vada.
explain-token = Scegli questa unità di controllo.
explain-produce = Usa questo insediamento.
explain-tile = Scegli questo insediamento.
explain-build = Compra questo insediamento e mettilo su spazi liberi del suo livello.
explain-development = Scegli questo insediamento.
explain-player = Scegli questo giocatore.
explain-gang = Gioca con questa gang e il suo leader.
explain-side = Le tue miniature entreranno sempre da qui.
explain-place = Costruiscilo su questi spazi.
explain-bid = Offri questa somma. Chi offre di più paga e prende la carta.

fact-arcs = Denaro: per aste, insediamenti, carte e tangenti. Ne ricevi a ogni round.
fact-renown = È ciò che fa vincere: a ogni round la danno gli spazi e gli insediamenti che controlli.
fact-influence = Fino a quante carte peschi e ne posi in battaglia, quante miniature muovi e quanti prodotti vendi. Sale quando soddisfi le condizioni sulla tua tessera giocatore.
fact-hand = Carte in mano. Si giocano nel proprio turno o si posano nelle battaglie.
fact-pool = Miniature che aspettano di entrare.
fact-permanents = Carte che restano davanti a chi le possiede e continuano a valere.

option-leaders-note = Se le gang si distribuiscono, o un dado decide chi sceglie per primo e gli altri seguono in senso orario.
option-sides-note = Se i lati del tabellone si distribuiscono o i giocatori scelgono da dove entrare.
option-renown-note = Se tutti vedono quanta fama hanno gli altri.
