# Return to Lionsgate City: tutte le regole in parole semplici. Un messaggio per ogni voce, con trattini al posto dei punti.

## Preparazione e scelta della squadra

lionsgate-setup-players = Si gioca da uno a quattro giocatori. In tre o quattro si usano le regole base; in uno o due ci sono alcune regole proprie.
    .title = Numero di giocatori
    .refusal = Return to Lionsgate City si gioca da uno a quattro giocatori.
lionsgate-setup-markets = All'inizio ogni casella numerata di ogni mercato è coperta da una merce del suo colore.
    .title = Mercati pieni all'inizio
lionsgate-setup-player = Ognuno comincia con una plancia, 4 vagoni (il quarto richiede un potenziamento), 6 gettoni quota e nessun denaro. Tutte le locomotive partono dalla Gilda dei Mercenari.
    .title = Dotazione iniziale
lionsgate-setup-order = Prima della scelta dei mercenari, le tessere dell'ordine di turno si distribuiscono a caso.
    .title = Primo ordine di turno
lionsgate-setup-passable = Un pacchetto è accettato solo se ogni squadra possibile può viaggiare: i quattro ingegneri più deboli del mazzo, insieme, devono superare ogni galleria di una rete che unisca tutte le caverne. La galleria verso Lionsgate City non conta, perché alla Gilda si assumono ingegneri migliori.
    .title = Nessuna squadra resta ferma
    .refusal = I quattro ingegneri più deboli di questo pacchetto non possono raggiungere tutte le caverne.
lionsgate-draft-take = Cinque mercenari sono scoperti. In ordine di turno, prendine uno con tutto l'oro che ha sopra, metti 1 oro su ciascuno di quelli rimasti e riempi il vuoto dal mazzo. Si continua finché tutti hanno una squadra di quattro.
    .title = Scelta della squadra
    .refusal = { $why ->
        [elsewhere] { $mercenary } non è tra i mercenari scoperti. Prendi uno di quelli.
       *[other] Puoi prendere solo un mercenario scoperto sul tavolo.
    }
lionsgate-draft-gold = Finita la scelta, ogni oro raccolto vale 1 denaro e l'oro torna nella riserva.
    .title = L'oro raccolto è il denaro iniziale
lionsgate-draft-order = Chi ha raccolto più oro è primo nel primo round, poi il successivo e così via. A parità precede la squadra con la somma di abilità più bassa; se anche questa è pari, resta avanti chi aveva la tessera precedente.
    .title = Ordine dopo la scelta
lionsgate-draft-supply = Durante la scelta l'oro si conta soltanto e non è limitato ai 50 lingotti. I mercenari che nessuno ha preso si rimescolano nel mazzo e l'oro che avevano sopra è perduto.
    .title = Oro della scelta illimitato

## Il round

lionsgate-turn-assign = Nel tuo turno impiega uno o più dei tuoi mercenari che non hanno ancora lavorato in questo round, poi svolgi una sola azione con la somma delle loro abilità: muovere, scavare, caricare, scaricare o combattere.
    .title = Impiegare e agire
    .refusal = { $why ->
        [nobody] Non hai ancora impiegato nessuno: serve almeno un mercenario prima di agire.
        [worked] { $mercenary } ha già lavorato in questo round e tornerà disponibile nel prossimo.
        [other-team] { $mercenary } non è nella tua squadra.
       *[other] Impiega almeno un tuo mercenario che non abbia ancora lavorato in questo round.
    }
lionsgate-turn-abilities = L'abilità speciale di un mercenario si può usare solo nel turno in cui lo impieghi.
    .title = Abilità speciali
    .refusal = { $why ->
        [calm] Nessuno dei mercenari impiegati e nessun tuo ingranaggio sa calmare le puzzole.
        [reroll] Nessuno dei mercenari impiegati e nessun tuo ingranaggio permette di ritirare.
        [scout] Nessuno dei mercenari impiegati e nessun tuo ingranaggio sa esplorare.
        [scouted] In questo turno hai già esplorato; potrai rifarlo nel prossimo.
       *[other] Nessun mercenario impiegato in questo turno può farlo, oppure è già stato fatto.
    }
lionsgate-turn-rotation = I turni si susseguono nell'ordine stabilito finché tutti i mercenari sono stati impiegati. Chi non ne ha più viene saltato.
    .title = I turni a rotazione
    .refusal = Questa decisione ora non spetta a te: decide { $player }.
lionsgate-turn-next-order = Il primo che ha impiegato tutta la squadra prende la tessera 1, il secondo la 2 e così via. Le tessere danno l'ordine del round seguente.
    .title = Chi finisce prima sarà primo
lionsgate-turn-nothing-possible = Puoi impiegare dei mercenari senza far fare loro nulla.
    .title = Non fare nulla
lionsgate-turn-end = Qualunque cosa tu abbia fatto, alla fine del turno rubano i banditi che erano sulla tua plancia quando è cominciato. Chi non ha un turno, perché saltato, deragliato o già in città, non viene derubato.
    .title = Ogni turno finisce con il furto
lionsgate-turn-tile-when = Prendi la tessera libera più bassa alla fine del turno che ti lascia senza mercenari da impiegare, dopo il furto. Chi deraglia prende invece la più alta libera; se in questo round ne aveva già una più bassa la restituisce, e quella torna libera.
    .title = Quando si prende la tessera

## Muovere

lionsgate-move-difficulty = La locomotiva può percorrere qualsiasi tragitto le cui gallerie sommino meno della tua ingegneria complessiva.
    .title = Ingegneria superiore alla difficoltà
    .refusal = { $why ->
        [engineering] Quel tragitto ha difficoltà { $difficulty } e tu hai { $engineering } di ingegneria: ne serve più della difficoltà.
       *[other] La tua ingegneria complessiva deve superare la somma delle difficoltà del tragitto.
    }
lionsgate-move-blocked = Ogni galleria ha un binario per verso. Un vagone altrui sul binario nel tuo senso di marcia ti chiude la galleria in quel verso; i tuoi vagoni non ti bloccano mai.
    .title = I vagoni bloccano
    .refusal = { $why ->
        [boxcar] Un vagone di { $player } ti sbarra la galleria { $tunnel }. Sarà libera quando quel treno ripartirà.
       *[other] Su quel binario c'è il vagone di un altro giocatore.
    }
lionsgate-move-bandits-met = Per ogni gettone bandito che si trovava già in una galleria attraversata, pesca una carta bandito e mettila sulla tua plancia. Comincerà ad agire dal tuo prossimo turno.
    .title = Incontrare banditi
lionsgate-move-bandits-left = Se il treno porta merci, lasci 1 gettone bandito in ogni galleria attraversata, 2 se tra le merci c'è oro. I gettoni sono solo 30 e le carte 20; finite le carte, si rimescolano.
    .title = Il carico attira i banditi
lionsgate-move-tokens-met = Tutti i gettoni bandito incontrati tornano nella riserva quando se ne pescano le carte, anche se le carte sono finite. Solo dopo il treno lascia i suoi: perciò una galleria non ne contiene mai più di 2.
    .title = I gettoni incontrati si tolgono
lionsgate-move-route = Il tragitto lo scegli tu: almeno una galleria, e nessuna due volte nella stessa mossa, nemmeno nell'altro verso. Le caverne si possono riattraversare. I vagoni nelle caverne e le altre locomotive non ti fermano.
    .title = Scegliere il tragitto
    .refusal = { $why ->
        [nowhere] Non hai ancora lasciato { $cave }: un tragitto ha almeno una galleria.
        [again] In questa mossa sei già passato per quella galleria.
        [elsewhere] Quella galleria non parte da { $cave }, dove sei arrivato.
        [midway] Dritto a una caverna vale per un tragitto intero. Da { $cave } in poi scegli una galleria alla volta, o fermati.
        [here] Sei già a { $cave }.
       *[other] Un tragitto ha almeno una galleria, parte da dove sta la locomotiva e non usa due volte la stessa galleria.
    }
lionsgate-train-boxcars = Hai un vagone in gioco per ogni gruppo anche incompleto di cinque merci sulla plancia, ricontato a ogni cambiamento. I vagoni non sono mai più di 4, in due giocatori 6.
    .title = Un vagone ogni cinque merci
    .refusal = { $why ->
        [full] { $free ->
            [0] Tutte le { $boxes } caselle dei tuoi vagoni sono occupate.
            [one] I tuoi vagoni hanno { $boxes } caselle, di cui 1 libera.
           *[other] I tuoi vagoni hanno { $boxes } caselle, di cui { $free } libere.
        }
       *[other] Nei tuoi vagoni non c'è posto per altre merci.
    }
lionsgate-train-trail = Il vagone 1 porta le caselle da 1 a 5, il 2 quelle da 6 a 10, e così via. Dopo una mossa si dispongono dietro la locomotiva, cominciando dal primo: sul binario appena percorso, nella caverna prima, sul binario precedente, fino alla caverna di partenza. Quelli in più stanno con la locomotiva. Quale vagone sia dietro lo dicono le caselle, non la posizione.
    .title = La scia dei vagoni
lionsgate-train-change = Quando il numero dei vagoni cambia senza una mossa, quello nuovo compare accanto alla locomotiva, e il primo ad andarsene è l'ultimo del treno.
    .title = Aggiungere e togliere vagoni

## Scavare

lionsgate-mine-draw = In una miniera pesca tessere una alla volta e fermati quando vuoi, al massimo tante quanto la tua abilità di scavo complessiva. Il sacchetto contiene 8 rocce, 7 pale, 6 picconi, 5 dinamiti e 1 puzzola.
    .title = Pescare le tessere
    .refusal = { $why ->
        [no-mine] Non c'è una miniera a { $cave }.
        [no-miner] Nessuno dei mercenari impiegati sa scavare.
       *[other] Puoi pescare solo in una miniera, e non più tessere della tua abilità di scavo.
    }
lionsgate-mine-skunk = Se peschi la puzzola non scavi nulla: le tue tessere e tutte quelle sul tracciato del rischio tornano nel sacchetto e il turno finisce.
    .title = La puzzola
    .refusal = Hai pescato la puzzola: calmala, se puoi, o scappa.
lionsgate-mine-tools = Contano solo gli attrezzi ammessi dalla miniera. Per ciascun attrezzo una tessera dà 1 minerale, due ne danno 3, tre ne danno 5; i gruppi più grandi si dividono in coppie e terzetti: quattro danno 6, cinque 8, sei 10.
    .title = Contare gli attrezzi
lionsgate-mine-multiplier = Il minerale si moltiplica per il valore del tracciato del rischio com'è prima di aggiungervi le tessere di questo turno.
    .title = Il moltiplicatore
lionsgate-mine-risk-track = Posato il minerale, le tue tessere riempiono il tracciato del rischio dallo spazio vuoto più basso. Una tessera che finisce su Azzera rimanda nel sacchetto tutte le tessere, quelle sul tracciato e quelle ancora in mano. Vale il moltiplicatore dello spazio occupato più alto, 1 se il tracciato è vuoto. A sacchetto vuoto non si pesca più.
    .title = Il tracciato del rischio
    .refusal = { $why ->
        [empty-bag] Il sacchetto è vuoto: { $tiles } tessere sono sul tracciato del rischio. Tornano con la puzzola o con Azzera.
       *[other] Il sacchetto è vuoto: non si possono pescare altre tessere.
    }
lionsgate-mine-ore-stays = Il minerale scavato resta nella miniera finché qualcuno, chiunque sia, lo carica.
    .title = Il minerale aspetta nella miniera

## Combattere

lionsgate-fight-when = Puoi combattere solo i banditi che erano sulla tua plancia all'inizio del turno, e solo quelli rubano in questo turno.
    .title = Quali banditi contano
    .refusal = { $why ->
        [no-bandits] Sulla tua plancia non ci sono banditi.
        [just-met] Quei banditi li hai incontrati in questo turno: potrai combatterli dal prossimo, e prima non rubano nulla.
        [elsewhere] { $bandit } non è sulla tua plancia.
       *[other] Puoi combattere solo i banditi che erano sulla tua plancia all'inizio di questo turno.
    }
lionsgate-fight-roll = Tira un dado per ogni punto di combattimento complessivo. Puoi scartare i banditi che vuoi, purché la somma della loro tenacia sia inferiore al tiro.
    .title = Tirare per combattere
    .refusal = { $why ->
        [no-fighter] Nessuno dei mercenari impiegati sa combattere.
        [too-tough] { $bandit } ha tenacia { $toughness } e del tiro ti resta { $left }: ne serve più della tenacia.
       *[other] La tenacia dei banditi che scarti deve restare sotto il tiro, e serve qualche punto di combattimento.
    }
lionsgate-fight-bounty = Ogni bandito sconfitto ti paga la sua taglia e ti permette di togliere 1 gettone bandito da una galleria qualsiasi.
    .title = La taglia
    .refusal = { $why ->
        [no-token] Nella galleria { $tunnel } non c'è alcun gettone bandito.
       *[other] In quella galleria non c'è alcun gettone bandito da togliere.
    }
lionsgate-fight-steal = Alla fine del turno, che tu abbia combattuto o no, i banditi rimasti rubano tante merci quante indicano le carte, dal fondo destro della plancia. Le merci tornano nella riserva e i banditi restano.
    .title = Il furto
lionsgate-fight-derail = Se i banditi vogliono più merci di quante ne hai, le prendono tutte e se ne vanno, e la tua locomotiva deraglia.
    .title = Troppo furto fa deragliare

## Caricare e scaricare

lionsgate-load-amount = Carica fino a 5 merci per ogni mercenario impiegato dalla caverna alla plancia, riempiendo le caselle da sinistra. Senza potenziamenti c'è posto per 15.
    .title = Quanto si carica
    .refusal = { $why ->
        [nothing-here] Non c'è nulla da caricare a { $cave }.
        [nothing-loaded] Non hai ancora caricato nulla.
        [too-few-here] { $lying ->
            [0] Qui questa merce ({ $good }) non c'è.
           *[other] Qui si può caricare solo questo: { $lying } { $good }.
        }
        [too-few-hands] I mercenari impiegati possono caricarne ancora { $left }.
       *[other] Non puoi caricarne tante: 5 merci per mercenario, tra quelle che sono qui, nelle caselle libere.
    }
lionsgate-load-no-markets = Le merci nei mercati non si possono caricare. Quelle lasciate sciolte in una città sì.
    .title = Dai mercati non si carica
    .refusal = { $why ->
        [nothing-loose] Tutto ciò che c'è a { $cave } è nei mercati, e da lì non si carica.
        [on-market] A { $cave } questa merce ({ $good }) è solo nel mercato, e da lì non si carica.
       *[other] Le merci nei mercati non si possono caricare.
    }
lionsgate-load-order = Le merci stanno sulla plancia nell'ordine in cui le hai caricate e nessuno può riordinarle. Puoi scaricare quella che vuoi; le altre mantengono l'ordine. I banditi prendono sempre quelle più a destra, leghe e oro compresi.
    .title = Le merci restano in ordine
lionsgate-unload-amount = Scarica nella caverna fino a 5 merci per ogni mercenario impiegato. Le altre scorrono a sinistra.
    .title = Quanto si scarica
    .refusal = { $why ->
        [nothing-aboard] A bordo non hai nulla.
        [nothing-unloaded] Non hai ancora scaricato nulla.
        [too-few-aboard] { $held ->
            [one] Lì c'è 1 sola merce ({ $good }).
           *[other] Lì una accanto all'altra ci sono solo { $held } merci ({ $good }).
        }
        [too-few-hands] I mercenari impiegati possono scaricarne ancora { $left }.
       *[other] Non puoi scaricarlo: 5 merci per mercenario, tra quelle sulla tua plancia.
    }
lionsgate-unload-town = In una città puoi mettere una merce sulla casella libera più a sinistra del mercato del suo colore e guadagnare il numero coperto. L'oro può sostituire qualsiasi merce.
    .title = Vendere in città
    .refusal = { $why ->
        [elsewhere] Quel mercato è a { $cave }, e la tua locomotiva non è lì.
        [other-good] Quel mercato di { $cave } vuole { $wanted }, e tu venderesti { $good }.
        [full] { $squares ->
            [0] Il mercato di { $wanted } di { $cave } è pieno. In una città viva se ne libera una casella a ogni riordino.
            [one] Il mercato di { $wanted } di { $cave } ha 1 casella libera. In una città viva se ne libera un'altra a ogni riordino.
           *[other] Il mercato di { $wanted } di { $cave } ha { $squares } caselle libere. In una città viva se ne libera un'altra a ogni riordino.
        }
       *[other] Questa città non ha caselle di mercato libere per quella merce.
    }
lionsgate-unload-ghost-town = I mercati di una città fantasma si possono riempire, ma non pagano nulla.
    .title = Le città fantasma non pagano
lionsgate-unload-shares = In una città viva puoi scaricare e scartare l'oro indicato su un cerchio quote vuoto per mettervi i tuoi gettoni quota: 1 in una città piccola, 2 in una grande (1 se è l'ultimo). In un turno puoi occupare più cerchi. Una città che si risveglia ha tutti i cerchi liberi.
    .title = Comprare quote
    .refusal = { $why ->
        [elsewhere] Quel cerchio quote è a { $cave }.
        [ghost-town] { $cave } è una città fantasma e non vende quote finché non si risveglia.
        [taken] Quel cerchio è di { $player }.
        [no-token] Hai già messo tutti i tuoi gettoni quota.
        [gold] Quella quota costa { $price } oro e a bordo ne hai { $gold }.
       *[other] Servono un cerchio quote vuoto in una città viva, il suo prezzo in oro e un gettone quota.
    }
lionsgate-unload-factory = Il minerale lasciato nella fabbrica giusta diventa lega alla fine del round: carbone e ferro danno acciaio, rame e zinco danno ottone.
    .title = Le fabbriche
lionsgate-unload-workshop = In un'officina scarta 2 leghe del suo tipo (acciaio per gli ingranaggi, ottone per i tubi) per pescare una carta potenziamento, e 1 lega in più per ogni altra carta. Tienine al massimo una per turno, su uno spazio vuoto della plancia; le altre tornano in cima nell'ordine che vuoi. Se non ci sono carte da pescare, non si spendono leghe.
    .title = Le officine
    .refusal = { $why ->
        [elsewhere] Non c'è un'officina a { $cave }.
        [visited] Una visita per turno: potrai tornare nel prossimo.
        [no-card] Non ci sono più carte da pescare, quindi le leghe restano a bordo.
        [alloy] L'officina vuole 2 { $good } per la prima carta e a bordo ne hai { $held }.
        [not-drawn] Quella carta non è stata pescata.
        [no-space] Tutti i { $spaces } spazi per potenziamenti della plancia sono occupati. Getta un potenziamento per far posto.
       *[other] L'officina vuole 2 leghe del suo tipo per la prima carta e 1 per ogni altra, una volta per turno, e serve uno spazio vuoto per tenere una carta.
    }
lionsgate-unload-guild = Alla Gilda scarta 5 oro per pescare un mercenario, e 1 oro in più per ognuno degli altri. Tienine al massimo uno, accanto ai tuoi o, se la squadra è completa, al posto di uno di loro. Gli altri tornano in cima al mazzo.
    .title = Assumere alla Gilda
    .refusal = { $why ->
        [elsewhere] Sei a { $cave }, non alla Gilda.
        [visited] Una sola assunzione per turno: potrai tornare nel prossimo.
        [no-card] Non ci sono più mercenari da pescare.
        [gold] La Gilda vuole 5 oro per il primo mercenario e a bordo ne hai { $gold }.
        [not-drawn] Quel mercenario non è stato pescato.
        [other-team] { $mercenary } non è nella tua squadra.
       *[other] La Gilda vuole 5 oro per il primo mercenario e 1 per ogni altro, una volta per turno.
    }
lionsgate-unload-anywhere = Puoi scaricare merci in qualsiasi caverna. Dove non servono restano lì, e chiunque può caricarle.
    .title = Scaricare ovunque
lionsgate-unload-new-mercenary = Un mercenario assunto durante il round conta come già impiegato se lo era quello che ha sostituito; altrimenti si può ancora impiegare in questo round.
    .title = Un nuovo mercenario
lionsgate-unload-gold = L'oro sostituisce un'altra merce solo nelle caselle dei mercati, anche nelle città fantasma. Resta lì e viene consumato come quella merce. Fabbriche e officine accettano solo le merci che nominano.
    .title = L'oro come sostituto
    .refusal = { $why ->
        [alloy] L'officina vuole { $good }. L'oro sostituisce altre merci solo nelle caselle dei mercati.
       *[other] L'oro sostituisce altre merci solo nelle caselle dei mercati.
    }
lionsgate-unload-spend = Ciò che spendi in un'officina, alla Gilda o per un cerchio quote viene dalla plancia in questa sola azione e conta nel suo limite. Le merci che erano già lì non contano. Le carte pescate così si mostrano a tutti, e quelle rimesse in cima restano note.
    .title = Spendere merci
    .refusal = { $why ->
        [too-few-hands] Servono { $price } merci dalla plancia, e i mercenari impiegati possono scaricarne ancora { $left }.
        [none-left] A bordo non hai più { $good } da spendere.
        [other-good] Stai pagando con questa merce: { $good }.
        [owed] Devi ancora { $amount } { $good }, che si rovescerebbe con quel vagone.
       *[other] Puoi spendere solo merci scaricate dalla tua plancia entro il limite di questa azione.
    }

## Potenziamenti e deragliamenti

lionsgate-upgrade-cog = Un ingranaggio funziona finché è sulla plancia e non oltre: se lo getti nel mezzo di un'azione, ciò che aggiungeva manca già dalla decisione seguente. Un bonus di abilità si aggiunge una sola volta al totale dell'azione, non una per mercenario; almeno un mercenario va comunque impiegato.
    .title = Gli ingranaggi
lionsgate-upgrade-pipe = Un tubo funziona una volta e poi si scarta. Giocalo nel tuo turno prima o dopo l'azione. Un tubo protettivo si gioca quando serve, nel turno di chiunque. I banditi che un tubo mette su una plancia agiscono dal turno successivo di quel giocatore.
    .title = I tubi
    .refusal = { $why ->
        [elsewhere] { $upgrade } non è sulla tua plancia.
        [protects] { $upgrade } serve a proteggerti: ti sarà proposto al momento giusto.
        [no-target] { $upgrade } ora non ha nessuno da colpire.
        [other-moment] { $upgrade } non aiuta contro questo.
        [too-far] La locomotiva di { $player } è a { $cave }: deve essere nella tua caverna o a una galleria di distanza.
       *[other] Quel tubo ora non ha un bersaglio, o non è il suo momento.
    }
lionsgate-upgrade-remove = Nel tuo turno puoi gettare i tuoi potenziamenti in qualsiasi momento: a ogni decisione del turno, anche per far posto a uno appena pescato. Se non fai posto, tutte le carte pescate tornano nel mazzo. Se perdi un potenziamento che dava un vagone, le merci oltre il nuovo limite si rovesciano come se l'ultimo vagone fosse deragliato.
    .title = Gettare un potenziamento
    .refusal = { $why ->
        [elsewhere] { $upgrade } non è sulla tua plancia.
       *[other] Puoi gettare solo un potenziamento della tua plancia, nel tuo turno.
    }
lionsgate-derail-engine = Una locomotiva deragliata resta coricata fino al riordino. Il turno del suo giocatore finisce; il giocatore scarta un potenziamento a scelta, prende l'ultima tessera di turno libera e rovescia tutte le merci nella caverna.
    .title = Locomotiva deragliata
    .refusal = { $why ->
        [elsewhere] { $upgrade } non è sulla tua plancia. Scegli uno dei tuoi da perdere.
       *[other] Scegli uno dei tuoi potenziamenti da perdere.
    }
lionsgate-derail-no-turns = Chi è deragliato non ha altri turni in questo round, e i mercenari rimasti contano come impiegati.
    .title = Deragliato: niente altri turni
lionsgate-derail-boxcar = Un vagone deragliato e tutti quelli dietro lasciano la mappa. Le merci delle loro caselle si rovesciano dove stava ciascuno: nella sua caverna, o in quella alle spalle della sua galleria.
    .title = Vagone deragliato
lionsgate-derail-bandits = Ogni volta che una locomotiva deraglia, tutti i banditi sulla sua plancia si scartano, anche quelli appena pescati, senza taglia e senza togliere gettoni. Se i banditi vogliono esattamente ciò che hai, non deragli. Una locomotiva deragliata non può deragliare di nuovo.
    .title = Il deragliamento disperde i banditi
    .refusal = { $why ->
        [derailed] La locomotiva di { $player } è già deragliata; si rialza al riordino.
       *[other] Quella locomotiva è già deragliata.
    }

## Riordino

lionsgate-cleanup-order = Il riordino segue quest'ordine: mercenari e tessere tornano pronti, le città consumano, le città fantasma piene si risvegliano, le fabbriche convertono, le quote pagano, le locomotive deragliate si raddrizzano.
    .title = Riordino
lionsgate-cleanup-consume = Ogni città viva perde la merce più a destra di ciascuno dei suoi mercati, che torna nella riserva. Le città fantasma non consumano nulla.
    .title = Le città consumano
lionsgate-cleanup-ghost-town = Una città che non può consumare proprio nulla diventa una città fantasma. I gettoni quota che vi stanno tornano ai proprietari, che perdono 10 denari per ognuno, senza mai scendere sotto 0.
    .title = Città fantasma
lionsgate-cleanup-awaken = Una città fantasma con tutti i mercati pieni torna a vivere.
    .title = Il risveglio
lionsgate-cleanup-convert = In ogni fabbrica ciascuna combinazione completa dei suoi due minerali diventa 1 lega, che resta lì.
    .title = Le fabbriche convertono
lionsgate-cleanup-shares = Guadagni il numero scoperto più a destra della tua fila delle quote: più gettoni hai piazzato, più è alto.
    .title = Le quote pagano

## Vincere

lionsgate-end-enter = Entrare a Lionsgate City costa 100 denari, da pagare all'arrivo. Chi ne ha meno non può andarci.
    .title = Il prezzo della città
    .refusal = { $why ->
        [money] Lionsgate City costa 100 denari. Ne hai { $money }: ne mancano { $missing }.
       *[other] Per entrare a Lionsgate City ti servono 100 denari.
    }
lionsgate-end-arrival = All'arrivo paghi prima i 100 denari. Poi i tuoi vagoni lasciano la mappa e ogni merce che porti vale 1 denaro. Dopo questo turno non ne hai altri: i mercenari rimasti contano come impiegati e prendi la tessera libera più bassa. Le tue quote pagano ancora e le città fantasma ti costano ancora.
    .title = L'arrivo
lionsgate-end-last-round = Dopo il primo arrivo si finisce il round e se ne gioca un altro, anche oltre il limite. Quando tutti sono in città, la partita finisce con il riordino di quel round; giocando da soli, quello del tuo arrivo.
    .title = L'ultimo round
    .refusal = La partita è finita e non ti resta nulla da decidere.
lionsgate-end-winner = Dopo l'ultimo pagamento delle quote vince chi è a Lionsgate City con più denaro e non vi è deragliato. A parità vince chi ha piazzato più quote; se anche queste sono pari, la vittoria è condivisa.
    .title = Chi vince
lionsgate-end-money-track = Il denaro non ha limite: il tracciato ricomincia con le carte +50.
    .title = Denaro senza limite

## Uno e due giocatori

lionsgate-two-draft = In due giocatori i mercenari scoperti sono solo 3, e si continua finché entrambi ne hanno 6.
    .title = Due giocatori: la scelta
lionsgate-two-train = In due giocatori ognuno ha due plance: 6 vagoni per 30 merci e mai di più, quali che siano i potenziamenti, con gli spazi per i potenziamenti di entrambe, ma un solo tracciato del denaro, una fila delle quote e 6 gettoni quota. La squadra può crescere fino a 8; un mercenario si sostituisce solo quando sono 8.
    .title = Due giocatori: treni più lunghi
lionsgate-solo-deal = Giocando da soli non si sceglie: si ricevono 8 mercenari.
    .title = Un giocatore: la squadra
lionsgate-solo-lose = Giocando da soli hai una plancia e una squadra di al massimo 8. Perdi non appena, subito dopo il consumo e prima di ogni risveglio, anche nell'ultimo riordino, più della metà delle città sono città fantasma. Vinci se alla fine sei in città senza esservi deragliato; il denaro è il tuo punteggio.
    .title = Un giocatore: vincere e perdere
lionsgate-end-round-limit = Regola della casa: il tavolo può fissare un limite di round, 40 se non si sceglie altro, oppure toglierlo. Se per allora nessuno è in città, la partita finisce e nessuno vince.
    .title = Limite di round (regola della casa)
lionsgate-end-city-bandits = Le merci contate all'arrivo restano sulla plancia fino alla fine di quel turno. I banditi a bordo dall'inizio del turno ne rubano, ma il denaro ti resta; se ne vogliono di più, la locomotiva deraglia. Ciò che rimane va nella riserva. I banditi incontrati entrando non agiscono mai. Una locomotiva deragliata in città non può più vincere, nemmeno se raddrizzata; se lì non c'è nessun altro, non vince nessuno.
    .title = Banditi in città
lionsgate-hidden = Nessuno conosce l'ordine dei mazzi né del sacchetto. Tutto il resto è visibile a tutti.
    .title = Che cosa è nascosto
lionsgate-supply-goods = Le merci sono limitate ai pezzi: 50 per ogni minerale e per l'oro, 30 per ogni lega. Ciò che manca nella riserva non si scava e non si converte, e il minerale senza compagno resta nella fabbrica. Le merci consumate, rubate o spese tornano subito. In un pacchetto i mercati contengono al massimo metà dei pezzi di ogni merce.
    .title = Merci limitate
lionsgate-supply-cards = Ogni mazzo ha una pila degli scarti scoperta, che si rimescola in un nuovo mazzo quando il mazzo è vuoto. Le carte che non si possono pescare e i gettoni bandito che non si possono piazzare si saltano.
    .title = Mazzi e gettoni esauriti
