### Remnants of Aylkor: tutte le regole del registro in parole semplici. Un messaggio per identificativo, trattini al posto dei punti.

## Preparazione

aylkor-setup-players = Si gioca in due, tre o quattro. Ognuno ha un mazzo e un eroe propri.
    .title = Giocatori

aylkor-setup-board = Il campo ha 10 righe di 10 esagoni. I 10 esagoni al centro formano la zona centrale e portano un solo numero, da 1 a 10; tutti gli altri si indicano con riga e colonna.
    .title = Il tabellone

aylkor-setup-heroes = Stabilito l'ordine di turno, gli eroi occupano gli angoli: l'ultimo nell'ordine sceglie per primo un angolo libero qualsiasi, il primo sceglie per ultimo. In due giocatori l'altro eroe va nell'angolo opposto. Solo dopo si tirano le risorse.
    .title = Gli eroi negli angoli
    .refusal = Devi scegliere un angolo in cui non ci sia già un eroe.
    .reason = Su { $space } c'è già l'eroe di { $player }: scegli un angolo libero.

aylkor-setup-resources = Tre infusi si tirano sulla zona centrale, con un dado a dieci facce che indica l'esagono. Sette ingranaggi si tirano sul resto del tabellone, con due dadi che indicano riga e colonna.
    .title = Prime risorse

aylkor-setup-order = Tutti tirano un dado: chi ottiene meno gioca prima. Ritirano solo i giocatori in parità.
    .title = Ordine di turno

aylkor-setup-hand = Ogni giocatore mescola il proprio mazzo, pesca 3 carte e prende 2 ingranaggi e 1 infuso.
    .title = Dotazione iniziale

aylkor-setup-gift = Regola della casa, solo se il tavolo la sceglie: in due giocatori chi gioca per secondo, a compenso, pesca 1 carta in più e prende 1 ingranaggio in più. Senza, tutti cominciano alla pari. Un pacchetto può prevedere compensi diversi per chi gioca dopo.
    .title = Il compenso per il secondo (regola della casa)

aylkor-setup-deck = Un mazzo contiene 30 carte unità e 16 carte tecnologia. L'eroe non ne fa parte: comincia sul tabellone.
    .title = Il mazzo

aylkor-setup-hero-deal = A ogni giocatore tocca a caso uno dei quattro eroi. Il tavolo può invece decidere di sceglierli, a cominciare dall'ultimo nell'ordine di turno. I quattro mazzi contengono le stesse carte.
    .title = Chi comanda
    .refusal = Devi scegliere un eroe che nessuno ha già preso.
    .reason = { $card } ce l'ha già { $player }: scegli un altro eroe.

## Risorse

aylkor-resources-reroll = Se il tiro indica un esagono con un'unità o una risorsa si tira di nuovo, e così pure se per un ingranaggio indica la zona centrale. Se una zona non ha esagoni liberi la risorsa resta in sospeso: si tira prima della rendita, all'inizio del primo turno in cui c'è posto.
    .title = Ritirare

aylkor-harvest-by-moving = Un'unità che termina il movimento su una risorsa la raccoglie subito e per quel turno ha finito. Passarci sopra non basta.
    .title = Raccogliere muovendosi

aylkor-harvest-by-spawning = Un'unità giocata sopra una risorsa la raccoglie.
    .title = Raccogliere giocando un'unità

aylkor-harvest-renewal = Per ogni risorsa raccolta se ne tira una nuova dello stesso tipo: gli infusi sulla zona centrale, gli ingranaggi sul resto del tabellone.
    .title = Rinnovo

## Il turno

aylkor-turn-start = All'inizio di ogni tuo turno, anche del primo, ricevi 1 ingranaggio e peschi 1 carta. Unità e tecnologie stanno nello stesso mazzo. Da un mazzo vuoto non si pesca nulla; gli scarti non si rimescolano mai.
    .title = Inizio del turno

aylkor-turn-free-order = Dopo la rendita puoi giocare unità, muovere, raccogliere, attaccare, usare abilità e giocare tecnologie, nell'ordine che vuoi e finché ti è possibile. Sei tu a decidere quando il turno finisce.
    .title = Azioni in ordine libero
    .refusal = Non è una delle cose che puoi fare adesso.
    .reason = Adesso decide { $player }.
    .reason-own = Su { $space } non hai unità.

aylkor-unit-act-once = Nel tuo turno ogni unità può muoversi e poi fare una sola cosa: raccogliere, attaccare o usare la propria abilità. Dopo non fa più nulla per quel turno e non può neanche muoversi.
    .title = Un'azione per unità
    .refusal = Questa unità lo ha già fatto in questo turno.
    .reason = { $so_far ->
        [moved] { $card } ha già mosso in questo turno. Può ancora attaccare, o usare un'abilità se ne ha una; muoverà di nuovo nel tuo prossimo turno.
       *[acted] { $card } ha già agito in questo turno: potrà farlo di nuovo nel tuo prossimo turno.
    }

aylkor-unit-fresh = Nel turno in cui viene giocata un'unità non può muoversi, attaccare né usare la sua abilità. Raccoglie però la risorsa su cui è messa, e solo dopo avviene il suo effetto di entrata in gioco. Gli eroi non hanno mai questo limite.
    .title = Unità appena giocate
    .refusal = Questa unità è stata giocata in questo turno e deve aspettare il tuo prossimo.
    .reason = { $card } è in campo solo da questo turno: potrà muovere e agire dal tuo prossimo, nel round { $round }.

aylkor-round = Un round è un turno di ogni giocatore ancora in gioco, contando dal primo giocatore.
    .title = I round

aylkor-round-elimination = Chi è eliminato viene saltato e gli altri mantengono il loro ordine. Se è eliminato il primo giocatore, i round cominciano dal successivo ancora in gioco. Un turno interrotto vale come giocato, quindi un round finisce comunque dopo l'ultimo di loro.
    .title = I round dopo un'eliminazione

## Unità

aylkor-unit-stats = Una carta unità mostra il tipo (organico, meccanico o elementale), il costo in ingranaggi e infusi, e i valori di attacco, salute e movimento.
    .title = Le carte unità

aylkor-unit-play = Paga gli ingranaggi e gli infusi dell'unità e mettila su un esagono libero accanto al tuo eroe.
    .title = Giocare un'unità
    .refusal = Ti servono la carta in mano, i suoi ingranaggi e infusi, e un esagono libero accanto al tuo eroe.
    .reason-cost = { $missing_cogs ->
        [0] { $missing_brew ->
            [one] Per { $card } ti manca 1 infuso.
           *[other] Per { $card } ti mancano { $missing_brew } infusi.
        }
        [one] { $missing_brew ->
            [0] Per { $card } ti manca 1 ingranaggio.
            [one] Per { $card } ti mancano 1 ingranaggio e 1 infuso.
           *[other] Per { $card } ti mancano 1 ingranaggio e { $missing_brew } infusi.
        }
       *[other] { $missing_brew ->
            [0] Per { $card } ti mancano { $missing_cogs } ingranaggi.
            [one] Per { $card } ti mancano { $missing_cogs } ingranaggi e 1 infuso.
           *[other] Per { $card } ti mancano { $missing_cogs } ingranaggi e { $missing_brew } infusi.
        }
    }
    .reason-ring = { $around ->
        [one] L'unico esagono attorno al tuo eroe è occupato: l'unità va accanto a una tua unità che tocca l'eroe, e { $space } non lo è.
       *[other] Tutti i { $around } esagoni attorno al tuo eroe sono occupati: l'unità va accanto a una tua unità che tocca l'eroe, e { $space } non lo è.
    }
    .reason-place = { $space } non è accanto al tuo eroe.
    .reason-hand = Non hai in mano { $card }.

aylkor-unit-play-surrounded = Solo quando tutti gli esagoni intorno al tuo eroe sono occupati puoi mettere un'unità accanto a una tua unità che tocca l'eroe.
    .title = Se l'eroe è circondato
    .refusal = Accanto al tuo eroe c'è ancora un esagono libero: l'unità deve andare lì.
    .reason = { $open ->
        [one] Accanto al tuo eroe c'è ancora 1 esagono libero: l'unità deve andare lì, non su { $space }.
       *[other] Accanto al tuo eroe ci sono ancora { $open } esagoni liberi: l'unità deve andare su uno di questi, non su { $space }.
    }

aylkor-unit-play-blocked = Un esagono con una risorsa è libero; oltre il bordo non c'è nulla. Se gli esagoni intorno al tuo eroe sono pieni, e lo sono anche quelli intorno alle tue unità che lo toccano, o non ne hai, non puoi giocare unità. La carta resta in mano e non paghi nulla.
    .title = Nessun posto per un'unità
    .refusal = Non c'è nessun esagono libero dove mettere un'unità.
    .reason = { $own ->
        [0] Tutti i { $around } esagoni attorno al tuo eroe sono occupati, e nessuno da una tua unità: non c'è dove metterne un'altra.
        [one] Tutti i { $around } esagoni attorno al tuo eroe sono occupati, e lo sono anche quelli attorno alla tua unità lì vicino.
       *[other] Tutti i { $around } esagoni attorno al tuo eroe sono occupati, e lo sono anche quelli attorno alle tue { $own } unità lì vicino.
    }

aylkor-unit-occupied = Un esagono contiene una sola unità. Nulla può essere messo sopra un'altra unità, finirci sopra o attraversarla.
    .title = Un'unità per esagono
    .refusal = Lì c'è già un'altra unità.
    .reason = Su { $space } c'è già { $card } ({ $owner }).

aylkor-move = Una volta per turno un'unità può muoversi fino al suo valore di movimento, un esagono adiacente alla volta e in qualsiasi direzione. Può usarne solo una parte o restare ferma.
    .title = Movimento
    .refusal = Questa unità non può arrivare lì con il suo movimento.
    .reason-far = { $steps ->
        [one] { $card } si muove di 1 esagono per turno e non arriva a { $space }.
       *[other] { $card } si muove di { $steps } esagoni per turno, aggirando le altre unità, e non arriva a { $space }.
    }
    .reason-stuck = { $card } su { $space } non ha dove andare: nessun esagono accanto è libero.

aylkor-unit-health = I danni riducono la salute. A 0 l'unità lascia il tabellone e va negli scarti del proprietario. Le cure non superano mai il valore stampato.
    .title = Salute

aylkor-unit-effects = Alcuni effetti avvengono da soli: quando l'unità entra in gioco, quando muore, o quando lo dice la carta. Altri li attiva il giocatore, e usarne uno consuma l'azione dell'unità per quel turno.
    .title = Effetti delle unità
    .refusal = Questa unità non ha abilità che adesso farebbero qualcosa.
    .reason = { $ability ->
        [none] { $card } non ha abilità di questo genere.
       *[idle] Adesso l'abilità di { $card } non cambierebbe nulla.
    }

aylkor-effect-order = Gli effetti scatenati insieme si risolvono uno alla volta: prima quelli del giocatore di turno, poi quelli degli altri in ordine di turno, ciascuno per riga e colonna. I nuovi si mettono in coda. Sono obbligatori, il bersaglio lo sceglie il proprietario, e senza bersaglio non succede nulla. Gli effetti di chi è eliminato si perdono.
    .title = Ordine degli effetti
    .refusal = L'effetto va eseguito, su uno dei bersagli che ammette.
    .reason-far = { $card } arriva a { $reach } esagoni; { $space } è a { $steps }.
    .reason-target = { $card } non può toccare ciò che sta su { $space }, o lì non cambierebbe nulla.
    .reason-empty = Su { $space } non ci sono unità.

aylkor-effect-where = Gli effetti di una carta o di un'abilità si risolvono uno dopo l'altro. Ognuno si conta da dove si trova in quel momento la sua unità, o per una tecnologia il tuo eroe: dopo uno spostamento, dal nuovo esagono.
    .title = Da dove contano gli effetti

aylkor-effect-over = Quando cade l'ultimo eroe nemico la partita finisce subito. Gli effetti ancora in attesa non avvengono e a nessuno si chiede più nulla.
    .title = Effetti dopo la fine

aylkor-effect-move = Un'unità spostata da una carta va su un esagono libero e conserva il proprio movimento; se era appena giocata o aveva già agito resta tale. Se finisce su una risorsa il suo proprietario la raccoglie e, se è il suo turno, l'unità ha finito. Gli eroi si spostano solo con carte che lo dicono, e un'unità passiva non può essere messa su una risorsa.
    .title = Spostare con una carta
    .refusal = La carta non può spostare lì quell'unità.
    .reason-reach = { $card } arriva a { $reach } esagoni; { $space } è a { $steps }.
    .reason-far = { $distance ->
        [one] { $card } sposta un'unità di 1 esagono; { $space } è a { $steps }.
       *[other] { $card } sposta un'unità di { $distance } esagoni; { $space } è a { $steps }.
    }
    .reason = { $card } non sposta un'unità simile su { $space } né da lì.
    .reason-empty = Su { $space } non ci sono unità.

aylkor-effect-steal = Una carta che sottrae risorse prende al massimo quello che c'è. Non puoi indicare chi è eliminato o chi non ha nulla di quel tipo.
    .title = Sottrarre risorse
    .refusal = Quel giocatore non ha nulla che tu possa prendere.
    .reason = { $whose ->
        [own] Non puoi prendere risorse a te stesso.
        [out] { $player } è fuori dal gioco e non ha più nulla.
       *[other] { $player } non ha nulla di ciò che la carta sottrae.
    }

aylkor-bonus-duration = Un bonus o una penalità di una tecnologia o di un'abilità attivata finisce con il turno, se la carta non dice altro. Quello stampato su un'unità dura finché essa resta in piedi, quello di un evento finché dura l'evento. Prima si somma tutto; un totale sotto lo 0 vale 0.
    .title = Durata dei bonus

aylkor-death-together = I danni di una stessa fonte colpiscono tutti i bersagli nello stesso momento e le unità a 0 escono insieme. Poi si contano gli eroi caduti e solo allora avvengono gli effetti scatenati; in una battaglia, dopo la risposta del difensore.
    .title = Cadere insieme

## Eroi

aylkor-hero-neutral = Un eroe non ha tipo: in battaglia il tipo non gli dà né gli toglie nulla.
    .title = Gli eroi sono neutrali

aylkor-hero-bonus = Un eroe ha +1 all'attacco contro ogni unità nemica, sia quando attacca sia quando risponde.
    .title = La forza dell'eroe

aylkor-hero-truce = Gli eroi non possono attaccarsi a vicenda prima del 4° round.
    .title = Tregua degli eroi
    .refusal = Gli eroi non possono attaccarsi prima del round 4.
    .reason = { $rounds ->
        [one] Gli eroi possono attaccarsi dal round { $round }, cioè dal prossimo.
       *[other] Gli eroi possono attaccarsi dal round { $round }, fra { $rounds } round.
    }

aylkor-hero-death = Quando il tuo eroe è sconfitto sei subito eliminato, qualunque altra cosa tu abbia sul tabellone. Mano, mazzo, scarti, ingranaggi e infusi escono dal gioco. Se era il tuo turno, finisce lì e comincia quello del giocatore successivo.
    .title = Un eroe cade

## Unità passive

aylkor-passive-stay = In tre o quattro giocatori, le altre unità di chi è eliminato restano dove sono. Non appartengono a nessuno, perdono il tipo e non attaccano mai da sole.
    .title = Unità passive

aylkor-passive-retaliate = Un'unità passiva che sopravvive a un attacco risponde.
    .title = Le unità passive rispondono

aylkor-passive-capture = Quando sconfiggi un'unità passiva la sua carta va nella tua mano e potrai giocarla più avanti.
    .title = Catturare unità passive

aylkor-passive-enemy = Per gli effetti delle carte le unità passive sono nemiche.
    .title = Le unità passive sono nemiche

aylkor-passive-effects = Un'unità passiva conserva ferite, attacco, salute e portata. Gli effetti della sua carta non funzionano più, nemmeno quelli di morte, e i bonus ricevuti finiscono. Chiunque può attaccarla e gli eroi hanno il loro +1 contro di lei.
    .title = Che cosa conservano le unità passive

aylkor-passive-captured-card = Chi sconfigge un'unità passiva con un attacco o con l'effetto di una carta ne prende la carta. Da allora è una carta sua, con il tipo stampato e salute piena, e va nei suoi scarti quando cade. Un'unità passiva sconfitta da un evento esce dal gioco.
    .title = Carte catturate

## Combattimento

aylkor-attack-adjacent = Nel tuo turno un'unità può attaccare un'unità nemica adiacente, o più lontana se la sua carta le dà portata.
    .title = Attaccare
    .refusal = Lì non c'è un'unità nemica alla portata di questa.
    .reason = { $reach ->
        [one] { $card } attacca solo ciò che ha accanto; { $space } è a { $steps } esagoni.
       *[other] { $card } arriva a { $reach } esagoni; { $space } è a { $steps }.
    }
    .reason-nobody = Su { $space } non ci sono nemici.

aylkor-attack-range = Senza portata un'unità arriva a 1 esagono; con la portata arriva a tanti passi quanti ne indica la carta, adiacenti compresi, e nulla in mezzo la ferma. Risponde alla stessa distanza. Rispondere non è un'azione: lo fanno anche le unità appena giocate e quelle che hanno già agito.
    .title = Portata

aylkor-attack-damage = L'attacco di chi attacca, con tutti i bonus e le penalità e mai sotto lo 0, si toglie dalla salute del difensore.
    .title = Danni in battaglia

aylkor-attack-defeat = Per sconfiggere un'unità bastano danni pari alla salute che le resta.
    .title = Sconfitta

aylkor-attack-strike-back = Un difensore ancora in piedi risponde subito, se chi attacca è alla sua portata. Il tipo conta al contrario. Avviene da sé.
    .title = Rispondere all'attacco

aylkor-attack-reward = Se l'unità che hai attaccato cade per quell'attacco ricevi 1 ingranaggio, anche se è un eroe o un'unità passiva e anche se poi la tua unità cade. Risposte, abilità, tecnologie, effetti ed eventi non fruttano nulla.
    .title = Ricompensa

aylkor-type-advantage = L'organico batte il meccanico, il meccanico batte l'elementale, l'elementale batte l'organico: il tipo più forte ha +1 all'attacco in quella battaglia.
    .title = Vantaggio di tipo

aylkor-type-disadvantage = Contro il tipo che batte il suo, un'unità ha -1 all'attacco in quella battaglia.
    .title = Svantaggio di tipo

aylkor-type-battles-only = I tipi contano solo nelle battaglie tra unità, mai per i danni degli effetti delle carte.
    .title = I tipi fuori dalle battaglie

## Tecnologie ed eventi

aylkor-tech-play = Puoi giocare carte tecnologia in qualsiasi momento del tuo turno. Alcune costano ingranaggi o infusi. Una volta giocata, la tecnologia va nei tuoi scarti.
    .title = Giocare una tecnologia
    .refusal = Ti servono la tecnologia in mano e il suo intero costo.
    .reason = { $missing_cogs ->
        [0] { $missing_brew ->
            [one] Per { $card } ti manca 1 infuso.
           *[other] Per { $card } ti mancano { $missing_brew } infusi.
        }
        [one] { $missing_brew ->
            [0] Per { $card } ti manca 1 ingranaggio.
            [one] Per { $card } ti mancano 1 ingranaggio e 1 infuso.
           *[other] Per { $card } ti mancano 1 ingranaggio e { $missing_brew } infusi.
        }
       *[other] { $missing_brew ->
            [0] Per { $card } ti mancano { $missing_cogs } ingranaggi.
            [one] Per { $card } ti mancano { $missing_cogs } ingranaggi e 1 infuso.
           *[other] Per { $card } ti mancano { $missing_cogs } ingranaggi e { $missing_brew } infusi.
        }
    }
    .reason-hand = Non hai in mano { $card }.

aylkor-tech-timing = Una tecnologia si gioca tra due azioni, mai nel mezzo di una battaglia o di un altro effetto. Prima se ne paga il costo. Una tecnologia senza bersagli ammessi, o che non cambierebbe nulla, non si può giocare.
    .title = Quando si gioca una tecnologia
    .refusal = Adesso questa tecnologia non cambierebbe nulla.
    .reason = Adesso { $card } non ha bersagli, o non cambierebbe nulla.

aylkor-event-first = Il primo evento si rivela all'inizio del 4° round, prima di ogni rendita. Il tavolo può scegliere il 2° o il 5°; la tregua degli eroi termina comunque all'inizio del round 4.
    .title = Il primo evento

aylkor-event-duration = Un evento resta in vigore per il numero di round stampato sulla carta, poi viene sostituito all'inizio di un round, prima della rendita. Quando i 16 eventi sono finiti si rimescolano.
    .title = Durata degli eventi
    .refusal = L'evento in vigore lo vieta.
    .reason = { $event } vieta gli attacchi fino all'inizio del round { $round }.

aylkor-event-damage = Gli eventi colpiscono tutte le unità allo stesso modo, compresi eroi, unità appena giocate e passive. I danni di un evento non portano mai un eroe sotto 1 di salute.
    .title = Danni degli eventi

## La fine

aylkor-end-last-hero = Vince l'ultimo giocatore con l'eroe in piedi. Se gli ultimi eroi cadono nello stesso momento, quei giocatori pareggiano.
    .title = L'ultimo eroe in piedi
    .refusal = La partita è finita e non ti resta nulla da decidere.

aylkor-end-round-limit = Regola della casa: dopo un numero concordato di round (60 se il tavolo non decide altrimenti, oppure nessun limite) la partita finisce. Chi è ancora in gioco si classifica per la quota rimasta della salute stampata del proprio eroe, poi per le unità nemiche sconfitte con i propri attacchi, poi per la salute totale delle proprie unità. A parità completa si pareggia.
    .title = Limite di round (regola della casa)

aylkor-end-places = Chi è eliminato sta sotto chi è ancora in gioco; più tardi si esce, più alto è il posto. Chi cade nello stesso momento condivide il posto.
    .title = Classifica

## Che cosa è nascosto, che cosa non ha limiti

aylkor-hidden = Le mani e l'ordine di tutti i mazzi sono nascosti. Ingranaggi, infusi, tabellone ed evento sono visibili a tutti.
    .title = Nascosto e visibile

aylkor-limits-none = Non c'è limite di carte in mano, e ingranaggi, infusi e segnalini salute non finiscono mai.
    .title = Nessun limite
