### City of Remnants: le regole in italiano, un messaggio per ogni voce del registro.

## Preparazione

city-setup-players = City of Remnants si gioca in 2, 3 o 4. In 2 o in 4 si usa il lato 7x7 del tabellone, in 3 l'altro lato.
    .title = Da due a quattro giocatori
    .refusal = Per questo gioco dovete essere in 2, 3 o 4.
city-setup-levels = La città ha tre livelli: l'anello esterno di 24 spazi rossi è lo Slum, l'anello successivo di 16 spazi blu è Midtown e il blocco centrale 3x3 di 9 spazi verdi sono le Heights. Ogni spazio prende il nome dalla colonna, da A a G, e dalla riga, da 1 a 7.
    .title = Slum, Midtown e Heights
city-setup-three-player-board = In tre giocatori alcuni spazi della città sono chiusi: nessuno può entrarci o costruirci e nessuna YCU vi compare. Ci sono tre spazi d'entrata, che non stanno a metà dei lati: le tre gang partono tutte alla stessa distanza l'una dall'altra.
    .title = Il tabellone per tre
    .refusal = Non puoi usare { $space }: in tre giocatori è chiuso.
city-setup-leader = Ogni giocatore guida una gang diversa e prende dal leader il colore, la tessera giocatore, le 10 carte iniziali e le 16 miniature. I leader si assegnano a caso; se il tavolo preferisce, un tiro di d6 decide chi sceglie per primo e gli altri scelgono in senso orario a partire da lì. I mazzi iniziali delle gang che nessuno usa restano nella scatola.
    .title = Un leader per ogni giocatore
    .refusal = { $why ->
        [taken] Non puoi prendere { $gang }: la guida già { $player }.
       *[other] Non puoi prendere quel leader.
    }
city-setup-hand = Mescola le tue 10 carte iniziali per formare il mazzo di pesca e prendi in mano le prime 4.
    .title = La mano iniziale
city-setup-trackers = Il tuo tracciato turno parte da 0 e la tua influenza da 4. Metti 7 delle tue miniature nella riserva della gang; le altre 9 per ora restano inutilizzate.
    .title = Tracciati e miniature
city-setup-side = Ogni gang ha un proprio lato del tabellone, e lo spazio centrale di quel lato (in tre giocatori, uno dei tre spazi segnati) è il suo spazio d'entrata per tutta la partita. I lati si assegnano ai posti in senso orario, in due giocatori quelli opposti; il tavolo può invece lasciarli scegliere ai giocatori. A parte far entrare la sua gang, è uno spazio come gli altri: i nemici possono entrarci, e se nessuna gang lo ha preso non conta nulla.
    .title = Il tuo lato e l'entrata
    .refusal = { $why ->
        [taken] Non puoi entrare da { $space }: da lì entra già { $player }.
       *[other] Non puoi prendere quel lato.
    }
city-setup-recruits = Si mescolano le 31 carte membro della gang che non appartengono a nessun mazzo iniziale e se ne scoprono 4.
    .title = I membri da reclutare
city-setup-black-market = Si mescolano le 30 carte mercato nero e se ne scoprono 4.
    .title = Il mercato nero
city-setup-developments = Le carte insediamento sono 18, 6 per livello. Se ne estraggono a caso 3 per ogni livello: in questa partita si possono costruire tutte le tessere di quei 9 insediamenti e nessun'altra.
    .title = Nove insediamenti in gioco
    .refusal = Non puoi costruire { $development }: non è tra i nove di questa partita.
city-setup-money = Ogni giocatore comincia con 2.000 ARC. La riserva di fama contiene esattamente 200 punti.
    .title = Denaro e fama iniziali
city-setup-ycu = I 20 segnalini YCU vanno tutti nel sacchetto e le 20 carte coordinate si mescolano in un mazzo.
    .title = Sacchetto e carte coordinate
city-setup-first-player = Tutti tirano un d6 e chi ottiene il risultato più alto prende il segnalino primo giocatore. Se più giocatori sono in testa alla pari, ritirano soltanto loro.
    .title = Chi comincia

## Il round

city-round-phases = Un round ha quattro fasi, in quest'ordine: Ripristino, Turni dei giocatori, Pattugliamento Yugai, Premi fama. Il primo round della partita non ha il Ripristino.
    .title = Quattro fasi per round
    .refusal = Non puoi farlo in questa fase del round.
city-reset-discard = Scarta dalla mano quante carte vuoi, anche nessuna. Poi mescola la tua pila degli scarti e mettila sotto il mazzo di pesca, senza mischiare l'una con l'altro. Infine pesca finché hai in mano tante carte quanta è la tua influenza.
    .title = Scarta, mescola, pesca
    .refusal = Puoi scartare solo carte che hai in mano.
city-reset-full-hand = Se hai già in mano tante carte quanta è la tua influenza, o di più, non peschi e non perdi nulla. Se il mazzo di pesca finisce prima, ne peschi semplicemente di meno.
    .title = Mano piena, mazzo finito
city-reset-first-player = Nel Ripristino il segnalino primo giocatore passa al giocatore a sinistra.
    .title = Il segnalino passa a sinistra
city-reset-income = Nel Ripristino ogni giocatore riceve 2.000 ARC.
    .title = Entrate del round
city-reset-markets = Nel Ripristino si scartano le carte mercato nero e le carte membro della gang rimaste scoperte e se ne scoprono 4 nuove per tipo. Le due file non si riempiono in nessun altro momento.
    .title = Nuove carte in offerta
city-reset-deck-runs-out = Quando finisce il mazzo dei membri della gang, del mercato nero o delle coordinate, se ne mescolano gli scarti per formare di nuovo il mazzo. Se non ci sono nemmeno scarti, si scoprono meno carte.
    .title = Quando un mazzo finisce
city-reset-turn-track = Prima della fase Turni dei giocatori di ogni round, tutti i tracciati turno tornano a 0.
    .title = Tracciati turno a 0

## Turni dei giocatori

city-turns-order = A partire dal primo giocatore e in senso orario, i giocatori fanno un turno alla volta finché tutti i tracciati turno sono a 4. Chi ha già il tracciato a 4 viene saltato.
    .title = Un turno alla volta
    .refusal = Questa decisione ora non spetta a te: decide { $player }.
city-turns-one-action = Nel tuo turno fai esattamente 1 delle 6 azioni: Reclutare, Comprare, Produrre e costruire, Vendere, Rinnovare o Muovere. Alla fine del turno il tuo tracciato turno avanza di 1.
    .title = Un'azione per turno
    .refusal = { $why ->
        [after] Hai già fatto l'azione di questo turno: gioca carte o chiudi il turno.
        [before] Fai una delle sei azioni prima di chiudere il turno.
       *[other] In ogni tuo turno fai esattamente un'azione.
    }
city-turns-impossible-action = Non puoi scegliere un'azione che non avrebbe alcun effetto: Comprare se non puoi permetterti niente, Vendere se non hai prodotti da vendere, Reclutare se non resta da nessuna parte una carta membro della gang. Rinnovare e Muovere si possono scegliere sempre.
    .title = Niente azioni a vuoto
    .refusal = { $why ->
        [arcs] Lì non puoi permetterti niente: la cosa più economica costa { $price } ARC, tu ne hai { $arcs }, quindi ne mancano { $missing }.
        [control] Non controlli nessuno degli insediamenti su cui ci sono prodotti.
        [no-product] Su nessun insediamento c'è un prodotto da vendere.
        [nobody] Non resta alcun membro della gang da reclutare: né scoperto, né nel mazzo, né tra gli scarti.
        [sold-out] Non resta nulla da comprare: non ci sono carte scoperte e la riserva di fama è vuota.
        [built-up] Nessun insediamento rimasto trova posto sul tabellone, e non ne controlli alcuno che possa produrre.
        [unsold] Vendi almeno un prodotto prima di chiudere questa azione.
       *[other] Non puoi scegliere quell'azione: ora non avrebbe alcun effetto.
    }
city-cards-play = Durante il tuo turno puoi giocare dalla mano quante carte vuoi per le loro abilità, quando preferisci. Ogni carta si scarta dopo l'uso.
    .title = Giocare carte nel turno
    .refusal = { $why ->
        [arcs] Giocare { $card } costa { $price } ARC, e tu ne puoi spendere { $arcs }.
        [renown] Giocare { $card } costa { $price } di fama, e tu ne hai { $renown }.
        [cards] { $price ->
            [one] Giocare { $card } costa 1 altra carta, e tu non ne hai.
           *[other] Giocare { $card } costa altre { $price } carte, e tu ne hai { $held }.
        }
        [elsewhere] Non hai in mano { $card }: puoi giocare solo carte della tua mano.
        [target] L'effetto della carta non si può applicare a questo.
       *[other] Puoi giocare solo carte della tua mano e solo nel tuo turno.
    }
city-cards-when = Puoi giocare una carta in ogni momento del tuo turno in cui tocca a te decidere: prima o dopo l'azione, tra il movimento di una miniatura e quello della successiva, dopo l'ultimo movimento ma prima della prima battaglia, anche dove ti si chiede quale combattere per prima, tra produzione e costruzione, tra due acquisti, vendite o dichiarazioni, e quando l'asta torna a te. Non puoi farlo mentre decide qualcun altro, né da quando viene posata la prima carta di una battaglia finché non resta alcuno spazio conteso.
    .title = Quando si giocano le carte
    .refusal = { $why ->
        [turn] Ora non puoi giocare { $card }: aspetta il tuo turno.
        [battle] Ora non puoi giocare { $card }: aspetta che non ci siano più spazi contesi.
        [effect] Ora non puoi giocare { $card }: prima concludi ciò che hai cominciato.
       *[other] Non puoi giocare una carta in questo momento.
    }
city-cards-battle-word = Un'abilità con la parola Battaglia ha effetto solo quando la sua carta viene rivelata in battaglia. Un'abilità senza quella parola non ha mai effetto quando la carta viene rivelata in battaglia.
    .title = La parola Battaglia
    .refusal = Non puoi giocare qui { $card }: la sua abilità vale solo se la carta viene rivelata in battaglia.
city-cards-revealed-only = Una carta che un'altra carta rivela dal tuo mazzo di pesca in battaglia non è stata posata. Aggiunge il suo valore di attacco e nient'altro: nessuna delle sue abilità ha effetto, né in battaglia né per averla vinta o persa, non conta come carta che hai posato, e poi si scarta.
    .title = Rivelata ma non posata
city-cards-copies = Quante copie esistono di una carta membro della gang o mercato nero è stampato sulla carta, e tutti possono leggerlo.
    .title = Numero di copie
city-cards-permanent = Una carta mercato nero Permanente si mette davanti a te quando la compri e funziona per il resto della partita senza essere giocata. Non entra mai nella mano o nel mazzo, non si posa mai in battaglia e non si può perdere con una sconfitta. Ciò che dice sulle battaglie vale in ogni tua battaglia, anche se non viene mai rivelata.
    .title = Carte permanenti
    .refusal = { $card ->
        [none] Una carta permanente non la giochi e non la posi: funziona da sola.
       *[other] Non giochi e non posi { $card }: sta davanti a te per sempre e funziona da sé.
    }
city-cards-deck = Il tuo mazzo è l'insieme di mazzo di pesca, pila degli scarti e mano.
    .title = Che cos'è il tuo mazzo
    .refusal = Quella carta non fa parte del tuo mazzo.
city-cards-once-a-turn = La carta che giochi resta da parte finché il suo effetto non è concluso e solo allora va nella tua pila degli scarti: non può quindi riprendere sé stessa. La stessa identica carta si può giocare per la sua abilità solo una volta per turno, anche se ti è tornata in mano.
    .title = Ogni carta una volta
    .refusal = Hai già giocato { $card } in questo turno; potrai di nuovo nel prossimo.
city-cards-empty-draw = I tuoi scarti vanno sotto il mazzo di pesca solo nel Ripristino e con l'azione Rinnovare. In ogni altro momento, se il mazzo di pesca è vuoto non si pesca.
    .title = Mazzo di pesca vuoto
    .refusal = Non puoi pescare: il tuo mazzo di pesca è vuoto.
city-cards-cost-reducer = Quando giochi una carta che riduce un costo, indica l'unico acquisto a cui si applica: una carta mercato nero o un insediamento, secondo ciò che la carta permette, mai la fama né un'offerta. Più riduzioni sullo stesso acquisto si sommano e nessun prezzo scende sotto 0. Una riduzione non usata entro la fine del turno va persa.
    .title = Ridurre un prezzo
    .refusal = Non puoi usare questa riduzione per quell'acquisto.
city-cards-kinds = Le carte unità sono i leader e i membri della gang, e un leader conta come membro della gang per ogni effetto. Le carte abilità e le carte mercato nero non sono unità: non hanno valore di attacco (solo una loro abilità Battaglia può aumentare il tuo totale), non contano per la grandezza della gang e non si perdono mai con una sconfitta. La grandezza della tua gang è il numero di carte unità nel tuo mazzo, comprese quelle posate in battaglia o appena giocate.
    .title = Unità e altre carte
    .refusal = Qui devi scegliere una carta unità, e quella non lo è.

## Reclutare

city-recruit-declare = Indica un membro della gang scoperto: per ora te lo aggiudichi con un'offerta di 0.
    .title = Scegliere chi reclutare
    .refusal = Devi indicare un membro della gang scoperto.
city-recruit-bidders = In senso orario da chi siede a sinistra del dichiarante, tutti gli altri che hanno ancora almeno 1 turno in questo round possono superare l'offerta corrente di quanto vogliono oppure passare; chi passa è fuori. Il dichiarante partecipa quando l'asta torna a lui, e solo se qualcuno ha offerto.
    .title = Chi può fare offerte
    .refusal = { $bid ->
        [one] { $bidder } offre { $bid } ARC: devi offrire di più.
        [other] { $bidder } offre { $bid } ARC: devi offrire di più.
       *[none] Puoi offrire solo se sei ancora nell'asta e ti resta un turno, e solo più dell'offerta corrente.
    }
city-recruit-cash = Non puoi offrire più ARC di quanti ne possiedi. Si offre in segnalini ARC interi: il rialzo minimo è il segnalino più piccolo.
    .title = Offri ciò che hai
    .refusal = { $arcs ->
        [0] Non hai ARC da offrire.
        [other] Puoi offrire solo segnalini interi e non più dei { $arcs } ARC che hai.
       *[none] Non puoi fare quell'offerta: servono segnalini interi e non più degli ARC che possiedi.
    }
city-recruit-winner = L'ultimo rimasto nell'asta paga l'offerta alla banca, prende in mano la carta e mette 1 miniatura inutilizzata nella propria riserva della gang. Se tutte le 16 miniature sono già in uso, non ne aggiunge.
    .title = Vincere l'asta
city-recruit-free = Se nessuno fa offerte, il dichiarante recluta il membro della gang senza pagare.
    .title = Reclutamento gratuito
city-recruit-out-of-turn = Se vinci un'asta nel turno di un altro, il tuo tracciato turno avanza di 1.
    .title = Reclutare fuori turno
city-recruit-outbid = Se eri tu il dichiarante e un altro ha offerto di più, la tua azione non è finita: dichiara un altro membro della gang e continua finché non ne recluti uno. Ogni dichiarazione apre una nuova asta: chi aveva passato può offrire di nuovo, chi non ha più turni no. Ogni volta che perdi l'asta un rivale spende un turno, quindi prima o poi si finisce.
    .title = Asta persa, nuova dichiarazione
    .refusal = Hai perso l'asta: devi dichiarare un altro membro della gang.
city-recruit-no-face-up = Se non c'è alcun membro della gang scoperto, anche perché hai perso l'asta per l'ultimo, scopri la prima carta del mazzo e dichiara quella. Se mazzo e scarti sono entrambi vuoti, l'azione finisce.
    .title = Nessun membro scoperto
    .refusal = Non c'è alcun membro scoperto: devi scoprire la prima carta del mazzo e dichiarare quella.

## Comprare

city-buy-card = Puoi comprare 1 carta mercato nero scoperta pagandone il prezzo in ARC. Va nella tua mano oppure, se è Permanente, davanti a te.
    .title = Comprare una carta
    .refusal = { $why ->
        [bought] In questa azione hai già comprato una carta; la prossima in un'altra azione Comprare.
        [arcs] Quella carta ti costa { $price } ARC e tu ne hai { $arcs }: ne mancano { $missing }.
        [elsewhere] Non puoi comprare { $card }: non è tra le carte scoperte.
       *[other] In questa azione puoi comprare una sola carta scoperta, e solo se puoi pagarne il prezzo.
    }
city-buy-renown = Nella stessa azione puoi comprare fama a 3.000 ARC al punto, al massimo tanta quanta è la tua influenza e quanta ne contiene ancora la riserva.
    .title = Comprare fama
    .refusal = { $why ->
        [influence] In questa azione hai comprato { $influence } di fama, quanta è la tua influenza.
        [pile] La riserva di fama è vuota.
        [arcs] Ogni punto di fama costa { $price } ARC e tu ne hai { $arcs }: ne mancano { $missing }.
       *[other] Non puoi comprare tanta fama: il limite lo danno i tuoi ARC, la tua influenza e la riserva.
    }
city-buy-either = Puoi comprare una carta, fama o entrambe, nell'ordine che preferisci, ma devi comprare almeno qualcosa.
    .title = Carta, fama o entrambe
    .refusal = Devi comprare almeno qualcosa prima di chiudere questa azione.
city-buy-no-face-up = Finché non c'è alcuna carta mercato nero scoperta, non si possono comprare carte.
    .title = Nessuna carta in offerta
    .refusal = Non c'è alcuna carta mercato nero scoperta da comprare; ne arrivano di nuove nel prossimo Ripristino.

## Produrre e costruire

city-develop-produce = Per prima cosa puoi usare l'abilità Produci di ogni tessera che controlli, ciascuna una volta e nell'ordine che vuoi; due tessere dello stesso tipo contano entrambe. Il controllo si verifica nel momento in cui la tessera si usa. Una tessera costruita in questa azione non produce in questa azione.
    .title = Prima si produce
    .refusal = { $why ->
        [used] La tessera { $tile } è già stata usata in questa azione; potrai usarla nella prossima.
        [nothing] { $tile } non ha nulla da produrre.
        [arcs] Usare { $tile } costa { $price } ARC, e tu ne hai { $arcs }.
        [renown] Usare { $tile } costa { $price } di fama, e tu ne hai { $renown }.
        [cards] { $price ->
            [one] Usare { $tile } costa 1 carta, e tu non ne hai.
           *[other] Usare { $tile } costa { $price } carte, e tu ne hai { $held }.
        }
       *[other] Puoi usare solo tessere che controlli, ciascuna una volta e prima di costruire.
    }
city-develop-build = Dopo la produzione puoi costruire 1 insediamento: pagane il costo e metti una delle sue tessere dove vuoi sul tabellone, purché ci stia, ruotata a piacere.
    .title = Poi si costruisce
    .refusal = { $why ->
        [arcs] Quell'insediamento ti costa { $price } ARC e tu ne hai { $arcs }: ne mancano { $missing }.
        [edge] Messo così in { $space }, { $development } uscirebbe dal tabellone.
       *[other] Puoi costruire un solo insediamento, dove trova posto sul tabellone e se puoi pagarne il costo.
    }
city-develop-free-spaces = Nessuno degli spazi coperti dalla nuova tessera può già contenere un insediamento.
    .title = Mai su altri insediamenti
    .refusal = { $why ->
        [anywhere] { $development } non trova più posto: troppi spazi contengono già un insediamento.
        [built] In { $space } c'è già un insediamento.
       *[other] Non puoi costruire su uno spazio che contiene già un insediamento.
    }
city-develop-level = Ogni spazio coperto dalla tessera deve essere di un livello ammesso dalla sua restrizione di livello. Una tessera che ne ammette due può stare sull'uno, sull'altro o a cavallo di entrambi.
    .title = Il livello giusto
    .refusal = { $development } può stare solo { $levels ->
        [s] nello Slum, sugli spazi rossi
        [sm] nello Slum e a Midtown, sugli spazi rossi e blu
        [m] a Midtown, sugli spazi blu
        [mh] a Midtown e nelle Heights, sugli spazi blu e verdi
        [h] nelle Heights, sugli spazi verdi
       *[other] nei livelli ammessi dalla sua restrizione di livello
    }: non in { $space }.
city-develop-figures = Puoi costruire su spazi in cui ci sono miniature, tue o di chiunque altro. Restano dove sono e da quel momento stanno sulla tessera.
    .title = Costruire sotto le miniature
city-develop-supply = Un insediamento può trovarsi sul tabellone solo tante volte quante sono le sue tessere.
    .title = Tessere limitate
    .refusal = { $tiles ->
        [one] L'unica tessera di { $development } è già sul tabellone, e non si toglie mai.
       *[other] Le { $tiles } tessere di { $development } sono già tutte sul tabellone, e non se ne tolgono mai.
    }
city-control-development = Controlli un insediamento finché hai almeno 1 miniatura in ciascuno dei suoi spazi. Non importa chi l'ha costruito.
    .title = Controllare un insediamento
    .refusal = { $why ->
        [enemy] Non controlli { $tile }: { $enemy } tiene { $space }.
        [empty] Non controlli { $tile }: in { $space } non hai miniature.
       *[other] Non controlli quell'insediamento.
    }
city-control-space = Uno spazio è controllato dal giocatore che vi ha le proprie miniature.
    .title = Controllare uno spazio
    .refusal = Non controlli quello spazio.
city-control-contested = Finché uno spazio è conteso, lo spazio e l'insediamento che vi si trova restano sotto il controllo di chi li aveva prima dell'arrivo dei nemici, così un insediamento può aiutare chi si difende; le YCU non tolgono il controllo. Il controllo si verifica di nuovo quando lì non si combatte più. Uno spazio senza miniature non è di nessuno.
    .title = Il controllo negli scontri
    .refusal = Non ottieni il controllo finché lo spazio è conteso.
city-develop-products-stay = I prodotti stanno sulla tessera che li ha generati e appartengono a chi la controlla; finché non la controlla nessuno restano lì e nessuno può venderli. I segnalini venduti tornano nella scorta di 54 e, se la scorta non basta, si produce solo ciò che resta. Le tessere non si tolgono mai dal tabellone e gli ARC non finiscono mai.
    .title = I prodotti restano sulla tessera
    .refusal = Su { $tile } non c'è alcun prodotto; usa prima la sua abilità Produci.
city-develop-anywhere = Non serve una tua miniatura dove costruisci. La tessera si può ruotare ma non specchiare. Può coprire spazi d'entrata, che continuano a funzionare, e spazi con segnalini YCU, che da quel momento stanno sulla tessera; costruire non fa mai iniziare una battaglia.
    .title = Costruire ovunque
    .refusal = { $why ->
        [same] Ruotato così, { $development } copre gli stessi spazi che con meno rotazioni: scegli quelle.
       *[other] Puoi ruotare una tessera, ma non specchiarla.
    }

## Vendere e Rinnovare

city-sell-limit = Puoi vendere al massimo tanti prodotti quanta è la tua influenza, presi da insediamenti che controlli. Ognuno frutta gli ARC stampati sul suo insediamento.
    .title = Vendere prodotti
    .refusal = { $why ->
        [influence] In un'azione puoi vendere { $amount } prodotti, quanta è la tua influenza.
        [card] { $amount ->
            [one] Ciò che stai usando ti lascia vendere 1 prodotto, non di più.
           *[other] Ciò che stai usando ti lascia vendere { $amount } prodotti, non di più.
        }
       *[other] Puoi vendere solo prodotti di insediamenti che controlli, al massimo tanti quanta è la tua influenza.
    }
city-refresh = Fai con le carte ciò che si fa nel Ripristino, e nient'altro: scarta quante carte vuoi, mescola la pila degli scarti e mettila sotto il mazzo di pesca, poi pesca finché la mano è pari alla tua influenza.
    .title = Rinnovare la mano
    .refusal = Puoi scartare solo carte che hai in mano.

## Muovere

city-move-count = Puoi muovere tante miniature diverse quanta è la tua influenza, ciascuna al massimo di 3 spazi. Concludi il movimento di una prima di cominciare con la successiva. Ciò che cambia quante possono muovere o quanto lontano si guarda di nuovo quando una miniatura comincia il suo movimento.
    .title = Quante miniature, quanto lontano
    .refusal = { $distance ->
        [0] Una miniatura che muove deve lasciare { $space }.
        [one] Da lì a { $space } non si arriva a piedi.
        [other] { $space } dista { $distance } spazi, e questa miniatura può farne { $spaces }.
       *[none] { $figures ->
            [one] Qui ha già mosso una miniatura, e non possono farlo altre.
            [other] Qui hanno già mosso { $figures } miniature, e non possono farlo altre.
           *[none] { $why ->
                [nobody] In { $space } non hai miniature.
               *[other] Puoi muovere ogni miniatura una volta, fino a 3 spazi, e non più miniature della tua influenza.
            }
        }
    }
city-move-each-once = In un'azione Muovere ogni miniatura muove al massimo una volta, qualunque cosa facciano le carte nel frattempo: quella che ha mosso resta mossa, anche se poi una carta la fa marciare altrove. La marcia concessa da una carta non consuma le miniature dell'azione e non è il movimento di una miniatura nell'azione. Dove una tua miniatura mossa e una non mossa stanno insieme, si prende prima quella non mossa.
    .title = Ogni miniatura una volta
    .refusal = In { $space } tutte le tue miniature hanno già mosso, e in un'azione ognuna muove una volta sola.
city-move-march-stops = I movimenti concessi dalle carte rispettano tutte le regole del movimento. Una miniatura che in questo turno è entrata in uno spazio con nemici vi resta finché quella battaglia non è finita: nessuna carta può farla proseguire, uscire o attraversare.
    .title = I nemici fermano anche chi marcia
    .refusal = Le tue miniature in { $space } hanno incontrato nemici e vi restano finché quella battaglia non è finita.
city-move-diagonal = Le miniature passano da uno spazio a un altro che ha un lato in comune, mai in diagonale.
    .title = Niente passi in diagonale
    .refusal = { $spaces ->
        [one] Non puoi andare in { $space } in diagonale: ci vogliono { $distance } spazi, e questa miniatura può farne 1.
       *[other] Non puoi andare in { $space } in diagonale; con { $spaces } spazi ci arrivi solo per una via aperta.
    }
city-move-two-per-space = Una miniatura non può terminare il movimento dove ci sono già 2 tue miniature, ma può attraversare quello spazio.
    .title = Due miniature per spazio
    .refusal = { $why ->
        [shut] La miniatura in { $origin } non può andare da nessuna parte: in ogni spazio che può raggiungere hai già due miniature.
        [entry] Nel tuo spazio d'entrata { $space } hai già due miniature, e una che entrasse non potrebbe proseguire.
       *[other] In { $space } hai già due miniature: una terza non può terminarvi il movimento.
    }
city-move-from-pool = Una miniatura può passare dalla tua riserva della gang al tuo spazio d'entrata. Questo vale come 1 dei suoi 3 spazi e da lì può proseguire.
    .title = Entrare dalla riserva
    .refusal = { $pool ->
        [0] La tua riserva è vuota: recluta per mettervi miniature.
       *[other] { $distance ->
            [one] È troppo lontano per una miniatura della tua riserva: può fare { $spaces } spazi, compreso il tuo spazio d'entrata.
            [other] { $space } dista { $distance } spazi per una miniatura della tua riserva, compreso il tuo spazio d'entrata; può farne { $spaces }.
           *[none] Puoi far entrare solo una miniatura della tua riserva, e solo nel tuo spazio d'entrata.
        }
    }
city-move-stop-at-enemy = Una miniatura che entra in uno spazio con miniature nemiche o segnalini YCU si ferma lì. Questo vale anche per il tuo spazio d'entrata.
    .title = Fermarsi davanti ai nemici
    .refusal = La tua miniatura non può proseguire fino a { $space }: deve fermarsi dove incontra nemici ({ $enemies }).
city-move-one-enemy-space = In un turno le tue miniature possono entrare in 1 solo spazio che contiene nemici. In quello stesso spazio possono entrarne più d'una.
    .title = Un solo spazio nemico
    .refusal = { $why ->
        [shut] La miniatura in { $origin } è bloccata: in questo turno le tue miniature sono entrate in { $entered }, e non possono entrare in un altro spazio con nemici.
       *[other] Non puoi entrare in { $space }: in questo turno le tue miniature sono entrate in { $entered }, e non possono entrare in un altro spazio con nemici.
    }
city-move-battle-after = Le battaglie aspettano che tutti i movimenti dell'azione siano conclusi; poi se ne combatte una in ogni spazio conteso.
    .title = Prima muovere, poi combattere
    .refusal = Non puoi più muovere: le battaglie della tua azione sono già cominciate.
city-move-enemy-space-full = Poiché una miniatura deve fermarsi dove incontra nemici, non può entrare in uno spazio simile se vi sono già 2 tue miniature: ad attaccare uno spazio sono al massimo in 2. Lo spazio d'entrata non fa eccezione: finché lo occupano i nemici, dalla riserva si entra solo per combattere, e vale come l'unico spazio con nemici in cui puoi entrare in questo turno; se vi sono 2 tue miniature e nessun nemico, chi entra deve proseguire. I movimenti concessi dalle carte contano come movimenti di questo turno.
    .title = Al massimo due attaccanti
    .refusal = { $why ->
        [entry] I nemici tengono il tuo spazio d'entrata { $space } e lì hai già due miniature a combattere: una terza non può entrare.
        [entered] I nemici tengono il tuo spazio d'entrata { $space }, e in questo turno le tue miniature sono entrate in { $entered }: non possono entrare in un altro spazio con nemici.
       *[other] In { $space } hai già due miniature contro i nemici: non puoi farne entrare una terza.
    }

## Battaglia tra giocatori

city-battle-attacker = Quando due giocatori combattono, attacca quello di turno e l'altro difende.
    .title = Attaccante e difensore
city-battle-lay-cards = L'attaccante posa per primo le sue carte a faccia in giù, al massimo tante quanta è la sua influenza: dalla mano, dalla cima del mazzo di pesca senza guardarle, o da entrambe. Poi fa lo stesso il difensore, nei limiti della propria influenza.
    .title = Posare le carte
    .refusal = { $why ->
        [elsewhere] Non hai in mano { $card }: posa carte della tua mano o, alla cieca, del tuo mazzo di pesca.
       *[other] { $influence ->
            [one] In una battaglia puoi posare al massimo { $influence } carte, quanta è la tua influenza.
            [other] In una battaglia puoi posare al massimo { $influence } carte, quanta è la tua influenza.
           *[none] Non puoi posare in battaglia più carte della tua influenza.
        }
    }
city-battle-blind-cards = Nessuno vede una carta posata dal mazzo di pesca prima che sia rivelata, nemmeno il suo proprietario. Se il mazzo di pesca finisce, non si ricostituisce per la battaglia.
    .title = Carte posate alla cieca
    .refusal = { $why ->
        [empty] Il tuo mazzo di pesca è vuoto; gli scarti vi tornano solo nel Ripristino e con l'azione Rinnovare.
       *[other] Non puoi guardare una carta posata alla cieca.
    }
city-battle-reveal = L'attaccante rivela tutte le carte che ha posato e ne applica le abilità Battaglia nell'ordine che preferisce; poi fa lo stesso il difensore. Le condizioni si valutano in quel momento; un'abilità con un costo si può rifiutare e richiede il costo intero. Ciò che dipende dalla vittoria o dalla sconfitta avviene dopo le rimozioni dello sconfitto e prima di scartare le carte posate, cominciando dall'attaccante.
    .title = Rivelare le carte
    .refusal = { $why ->
        [condition] { $card } vale solo { $needs ->
            [attacking] se attacchi
            [defending] se difendi
            [against-gang] contro un'altra gang
            [against-ycu] contro le YCU
            [outnumbering] se nello spazio e in quelli adiacenti hai più miniature della gang nemica
            [outnumbered] se nello spazio e in quelli adiacenti la gang nemica ha più miniature di te
            [leader-laid] se il tuo leader è tra le carte che hai posato
           *[on-development] se sullo spazio c'è un insediamento
        }: non è il caso di questa battaglia.
        [free] { $card } non costa nulla, quindi la sua abilità Battaglia ha effetto: usala prima.
        [arcs] L'abilità di { $card } costa { $price } ARC, e tu ne puoi spendere { $arcs }.
        [renown] L'abilità di { $card } costa { $price } di fama, e tu ne hai { $renown }.
        [cards] { $price ->
            [one] L'abilità di { $card } costa 1 carta della tua mano, e tu non ne hai.
           *[other] L'abilità di { $card } costa { $price } carte della tua mano, e tu ne hai { $held }.
        }
       *[other] Non puoi usare quell'abilità Battaglia: manca la condizione o non puoi pagarne il costo intero.
    }
city-battle-dice = Ciascuno tira un dado battaglia per ogni propria miniatura nello spazio conteso e negli spazi adiacenti. Quelli in diagonale non contano.
    .title = I dadi battaglia
city-battle-total = Il tuo totale è la somma dei dadi e dei valori di attacco, nel tuo colore, delle carte unità che hai rivelato, con le modifiche dovute alle abilità. Una carta che non è un'unità aggiunge 0.
    .title = Calcolare il totale
city-battle-tie = Vince la battaglia chi ha il totale più alto. A parità di totale vince il difensore.
    .title = In parità vince il difensore
city-battle-loser-figure = Lo sconfitto toglie 1 propria miniatura dallo spazio conteso. Questa va tra le miniature inutilizzate, non nella riserva della gang.
    .title = La miniatura dello sconfitto
    .refusal = Devi togliere una tua miniatura dallo spazio conteso.
city-battle-loser-card = Lo sconfitto sceglie 1 delle carte unità che ha posato in questa battaglia, leader compreso, e la elimina dal gioco mostrandola a tutti.
    .title = La carta dello sconfitto
    .refusal = { $why ->
        [unit] { $card } non è una carta unità: elimina una carta unità che hai posato in questa battaglia.
       *[other] Devi eliminare una carta unità che hai posato in questa battaglia.
    }
city-battle-loser-no-card = Lo sconfitto che non ha posato carte unità elimina 1 carta membro della gang dalla pila degli scarti; se lì non ce ne sono, dalla mano oppure dal mazzo di pesca, in cui la cerca e che poi mescola. Se non ne ha da nessuna parte, non elimina nulla. Il leader conta come membro della gang; le carte abilità e le carte mercato nero no, e non si possono perdere così.
    .title = Sconfitta senza unità posate
    .refusal = { $why ->
        [unit] { $card } non è un membro della gang: elimina una carta che lo sia.
        [draw] Nel tuo mazzo di pesca non c'è alcun membro della gang: eliminane uno dalla mano.
       *[other] Devi eliminare un membro della gang dagli scarti o, se lì non ne hai, dalla mano o dal mazzo di pesca.
    }
city-battle-cards-after = Finita la battaglia, tutte le carte posate e non eliminate vanno nelle pile degli scarti dei rispettivi proprietari.
    .title = Le carte posate si scartano
city-battle-repeat = Finché lo spazio resta conteso, vi segue subito un'altra battaglia.
    .title = Si combatte fino in fondo
    .refusal = Non puoi proseguire finché quello spazio è ancora conteso.
city-battle-example = Il rosso ha 2 miniature nello spazio e 1 accanto, posa 4 carte che valgono 14 e con 3 dadi ottiene 4: totale 18. Il blu ha 1 miniatura nello spazio e 3 accanto, posa 4 carte che valgono 16, una delle quali aumentata di 2 scartando 1 punto fama, e con 4 dadi ottiene 5: totale 21. Vince il blu, e il rosso perde 1 miniatura e 1 carta unità posata. Al rosso resta 1 miniatura nello spazio, quindi segue una seconda battaglia.
    .title = Una battaglia passo per passo
city-battle-settle = Se una carta o un'abilità rende conteso uno spazio, vi si combatte appena quell'effetto è concluso o, se è in corso un'azione Muovere, alla fine di questa; attacca il giocatore di turno oppure, se non è coinvolto, chi è entrato. Due gang nello stesso spazio combattono prima tra loro, e quella che resta affronta poi le YCU presenti. Dopo ogni azione e ogni fase nessuno spazio contiene due gang, o una gang e delle YCU.
    .title = Nessuno spazio resta conteso
    .refusal = { $why ->
        [quiet] In { $space } nessun'altra gang sta con la tua: lì non c'è alcuna battaglia da scegliere.
       *[other] Non puoi proseguire prima che si sia combattuto in ogni spazio conteso.
    }

## Battaglia con le YCU

city-ycu-boost = Un segnalino YCU combatte sommando al proprio valore di attacco quello di ogni altra YCU nello stesso spazio.
    .title = Le YCU si sostengono
city-ycu-one-at-a-time = Le YCU si affrontano un segnalino alla volta, nell'ordine che scegli tu. Ogni segnalino che se ne va abbassa la somma per quelli che restano.
    .title = Un segnalino alla volta
    .refusal = { $why ->
        [bag] La { $token } è nel sacchetto: scegli un segnalino YCU che si trova in uno spazio con tue miniature.
        [elsewhere] La { $token } è in { $space }, dove ora non la affronti: scegline una che si trova in uno spazio con tue miniature.
       *[other] Devi scegliere un segnalino YCU che si trova in uno spazio con tue miniature.
    }
city-ycu-battle = Posa carte fino alla tua influenza, dalla mano o alla cieca dal mazzo di pesca, rivelale, usa le loro abilità Battaglia e tira i dadi come in ogni altra battaglia. Se il tuo totale è uguale o superiore al valore della YCU, il segnalino è sconfitto e torna nel sacchetto.
    .title = Combattere una YCU
    .refusal = Non puoi posare contro una YCU più carte della tua influenza.
city-ycu-alert = Ogni volta che sconfiggi una YCU, mai dopo averla corrotta, il segnalino torna nel sacchetto; poi tira un d6 e applica a te la riga corrispondente della carta allerta. Una perdita non toglie mai più di quanto possiedi. Una riga che aggiunge YCU fa scoprire 1 carta coordinate e mette i segnalini sulle prime coordinate elencate per il vostro numero di giocatori, tutti prima di affrontarne uno qualsiasi.
    .title = La carta allerta
city-ycu-alert-card = La carta allerta è scoperta: tutti possono leggerne le sei righe in qualsiasi momento, anche prima di decidere se combattere o corrompere.
    .title = La carta allerta si può leggere
city-ycu-attacker = Contro le YCU attacchi nelle battaglie del tuo turno e difendi in tutte le altre, nel pattugliamento o quando le porta un'allerta nel turno di un altro; le carte che chiedono di attaccare o difendere seguono questa regola. Il totale da raggiungere non cambia.
    .title = Attaccare e difendere contro le YCU
city-ycu-loss = Se il tuo totale è inferiore al valore della YCU, perdi 1 miniatura di quello spazio e 1 carta, proprio come in una battaglia persa contro un giocatore. Se nello spazio ci sono ancora tue miniature e YCU, devi di nuovo combattere o corrompere.
    .title = Perdere contro una YCU
    .refusal = Hai perso contro una YCU: devi rinunciare a una miniatura di quello spazio e a una carta unità.
city-ycu-bribe = Invece di combattere un segnalino YCU, nel pattugliamento o dopo un movimento, puoi pagare in ARC il suo valore di corruzione. Il segnalino torna nel sacchetto.
    .title = Corrompere una YCU
    .refusal = { $price ->
        [one] Per corrompere quel segnalino YCU servono { $price } ARC e tu ne hai { $arcs }: ne mancano { $missing }.
        [other] Per corrompere quel segnalino YCU servono { $price } ARC e tu ne hai { $arcs }: ne mancano { $missing }.
       *[none] Non puoi corrompere quella YCU: devi pagarne l'intero valore di corruzione, e invece di combatterla.
    }
city-ycu-alert-order = Se un'allerta provoca nuove battaglie, il giocatore che sta combattendo finisce prima tutte le proprie battaglie con le YCU, vecchie e nuove. Poi tocca a ogni altro giocatore che ne ha, dal primo giocatore in senso orario e di chiunque sia il turno, e così via finché nessuno spazio è conteso. Il turno interrotto poi riprende, e il tracciato turno degli altri non si muove.
    .title = Battaglie dopo un'allerta
    .refusal = Devi aspettare: prima vengono le battaglie di un altro giocatore con le YCU.

## Pattugliamento

city-patrol-recall = Il pattugliamento comincia rimettendo nel sacchetto tutti i segnalini YCU presenti sul tabellone.
    .title = Le YCU rientrano
city-patrol-place = Si scoprono 2 carte coordinate; per ogni coordinata elencata per il vostro numero di giocatori si pesca a caso un segnalino YCU e lo si mette lì. Le due carte possono colpire lo stesso spazio. Se il sacchetto è vuoto, non se ne mettono altri.
    .title = Arriva la pattuglia
city-patrol-order = Dal primo giocatore in senso orario, ciascuno combatte tutte le proprie battaglie con le YCU, nell'ordine che preferisce, prima che tocchi al successivo.
    .title = Ordine delle battaglie
    .refusal = Devi risolvere tutte le tue battaglie con le YCU, e solo quando tocca a te.
city-patrol-stay = I segnalini YCU non sconfitti né corrotti restano sul tabellone finché non lo sono, o fino al pattugliamento successivo.
    .title = Le YCU che restano

## Fama, influenza e fine

city-renown-award = Nella fase Premi fama ottieni il premio di ogni spazio che controlli e che ne mostra uno, e la fama di ogni insediamento che controlli. Le due cose si contano separatamente: un premio coperto da una tessera va comunque a chi controlla quello spazio, anche se nessuno controlla l'insediamento, e chi controlla entrambi li ottiene entrambi.
    .title = Assegnare la fama
city-renown-short-pile = Se la riserva non basta a pagare a tutti l'intero premio, tutti lo ottengono comunque per intero e la partita finisce con questo round. Una riserva ridotta esattamente a 0 non basta da sola a chiudere la partita.
    .title = Quando la riserva non basta
city-renown-concealed = La fama che possiedi può restare celata: un tavolo può scegliere di nascondere i totali degli altri giocatori. Ogni guadagno è pubblico nel momento in cui avviene.
    .title = Fama celata
    .refusal = A questo tavolo non puoi vedere la fama degli altri giocatori.
city-renown-outside-award = La fama ottenuta fuori dalla fase Premi fama, comprata oppure data da una carta o da un'allerta, viene dalla riserva finché ce n'è e non fa mai finire la partita. La fama scartata o persa torna nella riserva. Così, fino all'ultima assegnazione, riserva e giocatori hanno in tutto 200 punti.
    .title = Fama in altri momenti
    .refusal = Non c'è abbastanza fama perché tu possa farlo.
city-influence-once = Appena soddisfi una condizione della tua tessera giocatore, la tua influenza sale di 1. Ogni condizione vale una sola volta a partita e l'influenza non si perde mai.
    .title = Guadagnare influenza
    .refusal = Hai già guadagnato influenza con quella condizione.
city-influence-described = La tessera giocatore dice a parole che cosa chiede ciascuno dei tre modi di guadagnare influenza: che cosa devi avere, vendere o possedere, quanto, e quando si guarda. Mostra anche a che punto sei e quali hai già raggiunto, e tutti vedono quelli di tutti.
    .title = Tre modi, spiegati
city-influence-uses = L'influenza è la grandezza della tua mano e il limite, in una sola azione, per le miniature mosse, i prodotti venduti e la fama comprata; in battaglia limita le carte che posi. Un aumento vale subito, anche per il resto dell'azione in corso e nel turno di altri. Non aggiunge nulla alle carte già posate in battaglia né a una pescata già fatta; nel Ripristino le entrate arrivano dopo la pescata.
    .title = A cosa serve l'influenza
    .refusal = La tua influenza non te ne permette così tanti.
city-end-score = Il tuo punteggio finale è la tua fama più 1 per ogni carta mercato nero che possiedi, nella mano, nel mazzo di pesca, negli scarti o permanente davanti a te.
    .title = Punteggio finale
    .refusal = La partita è finita e non ti resta nulla da decidere.
city-end-tie = Se più giocatori sono in testa alla pari, vince tra loro chi ha più ARC. Se sono pari anche in questo, condividono la vittoria.
    .title = Parità alla fine
city-end-stall = Se per 5 round di fila la riserva di fama non è scesa a un nuovo minimo, la partita finisce dopo quella fase Premi fama e si conta il punteggio come al solito. Così nessuna partita dura all'infinito.
    .title = Cinque round senza progressi
city-hidden = Sono nascosti le mani, l'ordine dei mazzi di pesca, degli altri mazzi e del sacchetto, e le carte posate a faccia in giù, quelle alla cieca anche al loro proprietario. Sono pubblici gli ARC, le file scoperte, le pile degli scarti, le carte permanenti, il numero di carte in ogni mano e pila, e quante carte sono posate in battaglia e se dalla mano o dal mazzo. Le scelte del Ripristino si fanno in contemporanea. Le carte scartate nel Ripristino o nel Rinnovo non si mostrano.
    .title = Cosa è nascosto o pubblico
    .refusal = Non puoi vederlo: per te è nascosto.
city-figures-gain-unit = Ogni volta che una carta unità entra nel tuo mazzo, per reclutamento o per qualsiasi altro effetto, 1 tua miniatura inutilizzata va nella tua riserva della gang, o nessuna se tutte le 16 sono in uso. La carta va nella mano, salvo che l'effetto dica altro. Carte e miniature non sono abbinate: perdere l'una ti costa l'altra solo dove lo dice una regola.
    .title = Nuova unità, nuova miniatura
    .refusal = Devi prendere un membro della gang scoperto, e non quello che è all'asta.
