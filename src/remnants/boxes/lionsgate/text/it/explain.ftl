### Return to Lionsgate City: tutto si spiega da sé.
###
### explain-<verb>: che cosa fa una scelta, in una frase; un attributo dice che cosa fa nel passo di quel nome.
### fact-<key>: a che serve un numero di un giocatore.  option-<name>-note: che cosa cambia un'opzione del tavolo.

explain-take = Il mercenario entra nella tua squadra, con tutto l'oro sulla carta. Ogni oro vale 1 denaro, e con più oro si gioca prima.
explain-assign = Metti al lavoro il mercenario in questo turno. Le abilità della squadra si sommano; ognuno lavora una volta per round.
explain-move = Fai viaggiare il treno. Le gallerie del percorso devono costare meno dell'ingegneria impiegata.
explain-mine = Pesca tessere per il minerale, tante quanto lo scavo impiegato, o fermati prima della puzzola.
explain-load = Porta a bordo le merci che sono qui, 5 per ogni mercenario impiegato.
    .load = Porta a bordo queste merci.
explain-unload = Vendi, consegna o lascia qui merci, 5 per ogni mercenario impiegato.
explain-fight = Tira un dado per ogni punto di combattimento e sconfiggi i banditi a bordo prima che rubino.
explain-rest = I mercenari impiegati non fanno nulla. È come se avessero lavorato.
explain-end = Il turno finisce.
explain-stop = Basta così: l'azione è finita.
    .dig = Smetti di pescare. Il minerale trovato resta nella miniera finché qualcuno lo carica.
    .drive = Il treno resta qui.
explain-none = Si fa senza.
explain-tunnel = Passa per questa galleria. La prossima si aggiunge al costo.
explain-go = Vacci per la strada con meno banditi.
explain-draw = Altro minerale, una roccia, o la puzzola: allora si perde tutto.
explain-calm = La puzzola torna nel sacchetto e si continua a pescare.
explain-run = Non si scava nulla e il tracciato del rischio si svuota.
explain-reroll = Ritira tutti i dadi.
explain-keep-roll = I dadi restano come sono.
explain-beat = Butta giù dal treno questo bandito e incassa la taglia.
explain-token = Togli un gettone bandito da questa galleria.
explain-drop = Lascia qui queste merci, per una fabbrica o per chiunque.
explain-sell = Copri le caselle di questo mercato da sinistra; guadagni i numeri coperti, in una città fantasma nulla.
explain-share = Spendi oro per una quota di questa città, che rende alla fine di ogni round.
explain-workshop = Spendi 2 leghe e pesca un potenziamento. Puoi spenderne altre per pescarne altri, e tenerne uno.
explain-hire = Spendi 5 oro e pesca un mercenario. Puoi spenderne ancora per pescarne altri, e tenerne uno.
explain-pay = Spendi la merce in questa casella.
explain-more = Spendine un'altra per pescare ancora una carta.
explain-keep = Tieni questa carta; le altre tornano in cima al mazzo.
explain-replace = Questo mercenario lascia la squadra.
explain-on-top = Questa carta torna ora sul mazzo.
explain-pipe = Gioca il tubo: vale una volta, oltre all'azione.
explain-scout = Una vedetta toglie un gettone bandito da questa galleria, oltre all'azione.
explain-discard = Getta il potenziamento per sempre.
explain-player = Il tubo agisce su questo giocatore.
explain-car = Colpisci questo vagone e tutti quelli dietro.
explain-ward = Ti protegge per questa volta.
explain-suffer = Tieni la carta e subisci quello che viene.
explain-lose = Questo potenziamento va perso.

fact-money = Entrare a Lionsgate City costa 100, e tra chi è dentro vince il più ricco.
fact-goods = Merci a bordo. Serve un vagone ogni cinque merci, anche incomplete, e i vagoni bloccano gli altri.
fact-shares = Quote nelle città. Rendono alla fine di ogni round. Quando una città muore le sue quote tornano indietro, e ognuna costa 10 denari.
fact-ready = Mercenari che in questo round non hanno ancora lavorato.
fact-bandits = Banditi a bordo. Rubano alla fine di ogni turno di quel giocatore.
fact-upgrades = Gli ingranaggi valgono finché ci sono, i tubi una volta.

option-round_limit-note = Regola della casa: se dopo questo numero di round nessuno è arrivato a Lionsgate City, non vince nessuno.
