### Le parole del tavolo.

brand = Remnants
tagline = Tre grandi giochi da tavolo a un solo tavolo: con gli amici o contro i bot.
play-now = Gioca subito
play-now-note = contro i bot, senza attese
custom-table = Prepara un tavolo
players-range = { $from }–{ $to } giocatori
your-tables = I tuoi tavoli
your-turn = tocca a te
table-waiting = in attesa
table-gathering = in attesa di giocatori
table-over = finita
table-broken = interrotta
name-label = Il tuo nome
name-hint = Nome
guest = Ospite
create-title = Un nuovo tavolo
seat-label = Posto { $seat }
seat-me = io
seat-me-too = ancora io (stesso dispositivo)
seat-open = un amico, con il link
seat-bot = bot: { $level }
level-random = casuale
level-easy = facile
level-normal = normale
level-hard = difficile
level-expert = esperto
level-search = forte
add-seat = Aggiungi un posto
remove-seat = Togli un posto
options-title = Opzioni
pack = Carte e mappa
pack-usual = quelle consuete ({ $pack })
pack-own = altre del gioco: { $pack }
pack-house = di questo server: { $pack }
pack-note = Quali carte, mappa e tracciati sono in gioco; le regole restano le stesse. I bot conoscono meglio quelle consuete.
create-go = Apri il tavolo
create-start = Comincia subito
gathering-title = Aspettiamo tutti
gathering-note = Manda il link o mostra il codice a un telefono.
invite-link = Link d'invito
watch-link = Link per gli spettatori
copy = Copia
copied = Copiato
start-game = Comincia la partita
start-needs = Prima di cominciare ogni posto deve essere occupato.
seat-free = libero
seat-host = ospita
seat-you = tu
seat-away = assente
join-title = Hai un invito: { $game }
join-go = Prendi posto
watch-go = Guarda
join-bad = Questo link non porta più da nessuna parte. Chiedine uno nuovo.
back-home = Alla pagina iniziale
closed-401 = Questo tavolo non è aperto a te. Chiedi un link a chi vi siede.
closed-403 = Questo tavolo non è aperto a te. Chiedi un link a chi vi siede.
closed-404 = Questo tavolo non esiste.
closed-426 = Il server dice qualcosa che questa pagina non conosce. Ricarica la pagina.
loading = Si apparecchia il tavolo…
prompt-yours = Tocca a te: { $step }
prompt-other = Decide { $player }
prompt-over = La partita è finita
prompt-gathering = In attesa dei giocatori
prompt-thinking = { $player } sta pensando…
prompt-sent = Sto inviando…
undo = Annulla
undo-count = { $count ->
    [0] Qui non c'è nulla da annullare
    [one] Annulla 1 passo
   *[other] Annulla { $count } passi
}
locked = Non si può annullare
locked-note = Questa scelta non si può annullare.
confirm-now = Ora
cancel = Lascia stare
amount = Quantità
choices-all = Tutte le scelte
choices-count = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
help = Aiuto
rule = La regola
why-not = Non si può
reason-close = Chiudi il motivo
board = Tabellone
mat = Plancia
hand = Mano
market = Mercato
players = Giocatori
log = Diario
chat = Chat
notes = Appunti
info = Info
info-empty = Indica una carta, un pezzo o uno spazio per leggerne. Premi i per tenerlo fermo.
settings = Impostazioni
theme = Colori
theme-auto = come il dispositivo
theme-dark = scuri
theme-light = chiari
text-size = Grandezza del testo
language = Lingua
speed = Velocità del racconto
speed-slow = lenta
speed-normal = normale
speed-quick = rapida
speed-once = tutto subito
confirm-setting = Conferma
confirm-never = mai
confirm-irreversible = ciò che non si annulla
confirm-always = sempre
sound = Suoni
close = Chiudi
link-connecting = connessione
link-synced = sincronizzato
link-waiting = in attesa del server
link-reconnecting = riconnessione
link-closed = disconnesso
chat-hint = Di' qualcosa al tavolo
send = Invia
notes-hint = Li vedi solo tu. Restano con il tavolo.
log-earlier = Prima
log-empty = Non è ancora successo nulla.
recap = Dalla tua ultima decisione
timeline = Cronologia
timeline-at = Posizione { $position } di { $last }
timeline-first = All'inizio
timeline-previous = Un passo indietro
timeline-next = Un passo avanti
timeline-now = Torna ad adesso
replaying = Stai guardando il passato.
zoom-reset = Ripristina lo zoom
pass-title = Passa il dispositivo a { $player }
pass-note = Adesso non deve guardare nessun altro.
pass-go = Sono { $player }
over-title = { $count ->
    [one] Vince { $names }
   *[other] { $names } condividono la vittoria
}
over-none = Non vince nessuno
score = Punteggio
rematch = Gioca ancora
rematch-open = Vai al nuovo tavolo
verify = Controlla i dadi
verify-fair = Tutti i { $rolls } tiri e mescolamenti sono quelli promessi dal seme.
verify-unfair = I tiri non corrispondono al seme.
verify-commitment = Impronta del seme, pubblicata prima della partita: { $commitment }
export = Salva la partita
seat-title = Il tuo posto
level = Livello
leave = Lascia il posto a un bot
leave-note = Devi andare, o vuoi guardare per un po'? Un bot gioca al tuo posto, che puoi riprendere quando vuoi.
return = Riprendi il posto
stand-in = Un bot ({ $level }) gioca per te.
stand-in-make = Fai giocare un bot
spectator = Stai guardando.
own-hand = La tua mano
hand-empty = Nessuna carta in mano
empty = vuoto
keys-title = Tasti
keys-buttons = le scelte nella barra
keys-arrows = tra spazi e carte
keys-enter = scegli; di nuovo per confermare subito
keys-undo = annulla
keys-info = che cos'è?
keys-rotate = ruota una tessera
keys-list = elenco di tutte le scelte
keys-time = avanti e indietro nel tempo
keys-zoom = adatta il tabellone
bot = bot
offline = non in linea
sandbox = Tavolo di prova
sandbox-make = Prova su un tavolo a parte
sandbox-make-here = Prova da qui su un tavolo a parte
sandbox-note = Una copia privata del tavolo, con tutti i posti tuoi: prova un piano, annullalo, provane un altro. Finché la partita è in corso, ciò che ti è nascosto lì viene ridistribuito a caso.
sandbox-back = Torna al tavolo
help-table = Al tavolo
help-leave = lascia il tuo posto a un bot del livello che scegli; «Riprendi il posto» resta nella barra finché non lo fai.
help-sandbox = apre una copia privata di questa posizione, o di quella passata che stai guardando, per fare prove.
help-coach = nel pannello della partita dice, se richiesto, dove guardare, che cosa merita attenzione e che cosa è meglio; solo contro i bot e ai tavoli di prova.
help-touch = Tieni il dito su una carta, un pezzo o uno spazio per leggerne. Due dita ingrandiscono il tabellone, una lo sposta.
dim-note = Le scelte attenuate dicono il perché quando le selezioni.
over-show = Mostra il risultato
over-hide = Guarda il tabellone
over-watch = Rivedi la partita
verify-seed = Seme: { $seed }
chronicle = Come va la partita
chronicle-result = Risultato
chronicle-time = Nel tempo
chronicle-sources = Per origine
chronicle-luck = Fortuna
chronicle-analysis = Analisi
chronicle-coach = Consigliere
chronicle-measures = Che cosa si misura
chronicle-chart = { $measure } di ogni giocatore lungo la partita. Segue la stessa cosa in tabella.
chronicle-as-table = In tabella
chronicle-round = Round { $round }
chronicle-round-head = Round
chronicle-source = Origine
chronicle-sum = In tutto
player = Giocatore
luck-throws = Tiri
luck-total = Totale
luck-expected = Atteso
luck-outcomes = Esiti
luck-fortune = Sorte
luck-good = fortuna
luck-bad = sfortuna
luck-usual = nella norma
luck-worse = Meglio del { $percent }% di tutte le sorti possibili
luck-outcome = { $outcome }: { $count } (attesi { $expected })
luck-nobody = per tutti
luck-none = Il caso non ha ancora parlato.
luck-note-bars = Le barre grigie sono gli esiti usciti, le linee che le attraversano quelli attesi.
luck-note = La percentuale dice quante di tutte le sorti possibili sarebbero state peggiori.
notices = Quando tocca a te
notices-note = Mentre sei lontano dal tavolo puoi essere avvisato che tocca a te, e quando la partita finisce.
notices-push = Avvisami in questo browser
notices-unsupported = Questo browser non può mostrare avvisi a pagina chiusa; l'indirizzo qui sotto sì.
notices-denied = Gli avvisi sono vietati per questa pagina: consentili nelle impostazioni del browser.
notices-webhook = Indirizzo web da chiamare (per esempio di una chat)
notices-keep = Salva
notices-webhook-kept = L'indirizzo è salvato.
notices-webhook-gone = Non viene più chiamato nessun indirizzo.
notices-try = Manda un avviso di prova
notices-tried = { $delivered ->
    [0] Nessun avviso consegnato.
    [one] 1 avviso consegnato.
   *[other] { $delivered } avvisi consegnati.
}
help-notices = nelle impostazioni ti avvisa nel browser, o in una chat tramite un indirizzo web, che è il tuo turno.

## Il racconto

story-continue = Continua
story-pause = Ferma
story-go-on = Riprendi
story-step = Avanti
story-skip = Al presente
story-stop = Fermati qui
story-left = { $count ->
    [one] ancora 1
   *[other] ancora { $count }
}
keys-story = ferma il racconto, scena seguente, al presente

learn = Impara
learn-note = una prima partita guidata di pochi minuti
lesson = Lezione
lesson-step = Passo { $number } di { $of }
lesson-success = Ben fatto!
lesson-later = Si può, e sarà utile un'altra volta. Per ora segui quello che si dice qui.

puzzles = Rompicapi
puzzles-of = Rompicapi: { $game }
puzzles-note = Una posizione e un obiettivo che si può raggiungere di sicuro: qualunque cosa scelgano gli altri e comunque cadano i dadi. Il motore giudica ogni scelta.
puzzle = Rompicapo
puzzle-solve = Risolvi
puzzle-opening = Sto calcolando…
puzzle-done = risolto
puzzle-solved = Risolto!
puzzle-spoiled = Da qui non è più certo di riuscirci. Annulla la scelta, se puoi, o ricomincia.
puzzle-hint = Suggerimento
puzzle-again = Da capo
puzzle-next = Prossimo rompicapo
puzzle-all = Tutti i rompicapi
grade-1 = facile
grade-2 = medio
grade-3 = difficile

rule-try = Prova
rule-back = Torna al regolamento
overview = In una pagina
overview-of = In una pagina: { $game }
overview-whole = Il regolamento completo
glossary = Parole e icone
rulebook = Regole
rulebook-of = Regole: { $game }
rulebook-back = Indietro
rulebook-find = Cerca nelle regole
rulebook-print = Stampa
rulebook-chapters = Capitoli
rulebook-read = Leggi la regola
rulebook-count = { $count ->
    [0] Nessuna regola contiene tutte queste parole
    [one] 1 regola
   *[other] { $count } regole
}
since-title = Dal tuo ultimo turno
since-again = Rivedi
replay-play = Rigioca la partita da qui
replay-stop = Ferma
credits = Immagini: game-icons.net, di Lorc, Delapouite e altri,
credits-licence = licenza CC BY 3.0
sandboxes = I tuoi tavoli di prova
yes = sì
no = no
face-down = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}

## Amici

seat-to-bot = Fai sedere un bot
seat-to-friend = Apri a un amico
level-of-bots = Livello dei bot
friends-title = Chi è al tavolo
stand-in-wait = Un bot tra { $seconds } s
own-link-title = Su un altro dispositivo
own-link-note = Apri il link del tuo posto sul telefono o su un altro computer e continua a giocare lì. Tienilo per te: chi ce l'ha, ha il tuo posto.
own-link-make = Crea un link al mio posto
own-link = Link al tuo posto
own-link-once = Si vede solo adesso. Vale quante volte vuoi, finché non ne crei uno nuovo.
own-link-here = Continuare su questo dispositivo?
own-link-here-note = Questo link porta al tuo posto, che si sposta qui; l'altro dispositivo può riaverlo con lo stesso link.
own-link-go = Continua qui
own-link-bad = Questo link non porta più a nessun posto. Creane uno nuovo sul dispositivo su cui giochi ancora.
closed-moved = Il tuo posto ora è su un altro dispositivo. Apri qui il link del tuo posto per riprenderlo.
join-full = A questo tavolo tutti i posti sono presi. Puoi guardare.
create-with = Chi gioca con te
create-with-friends = Amici, con il link
create-with-device = Tutti su un dispositivo
create-with-bots = Solo bot
share = Chiunque abbia il link può guardare questa partita
share-link = Link a questa partita
share-missing = Deve ancora dire di sì: { $names }.
problem-offline = Il server non risponde. Non è cambiato nulla; riprova tra un momento.
problem-malformed = Il server non ha capito la richiesta. Ricarica la pagina.
problem-bad-input = Così non è possibile: qualcosa nella richiesta non va.
problem-stranger = Per farlo bisogna essere a questo tavolo. Chiedi un link.
problem-not-yours = Questo posto non è tuo.
problem-foreign-page = La richiesta viene da un'altra pagina e non è stata accolta.
problem-unknown = Qui non c'è niente. Forse il link è vecchio.
problem-stale = Nel frattempo il tavolo è andato avanti. Guarda e riprova.
problem-wrong-phase = In questo momento non si può fare.
problem-too-large = È troppo grande.
problem-too-many = Troppe richieste in una volta: aspetta un momento.
problem-failed = Il server ha avuto un problema. Non è cambiato nulla.
problem-busy = Il server è molto occupato: riprova tra un momento.
problem-strange = Il server dice qualcosa che questa pagina non conosce. Ricarica la pagina.
keys-target = alla prima cosa che si può scegliere, e avanti
log-moment = Guarda questo momento
pile-copies = { $name }, { $count } volte

## Imparare

tips = Consigli nelle mie prime partite
tip = Consiglio:
tips-off = Niente più consigli
tip-seen = Capito
unfinished = Lasciate a metà
learn-on = Continua a imparare
alone = Lionsgate in solitario
    .goal = Otto mercenari, un treno: paga 100 per entrare a Lionsgate City prima che più di metà delle città muoia di fame. Quello che ti resta è il tuo punteggio.
    .weight = 1 giocatore · circa un'ora · nessun rivale, nessuna attesa
alone-play = Gioca in solitario

devices-title = Tornare
passphrase-note = Con una frase segreta torni a tutti i tuoi tavoli da qualsiasi dispositivo: bastano uno dei tavoli, il tuo nome lì e la frase.
passphrase-set = Hai una frase segreta.
passphrase = Frase segreta
passphrase-hint = Quattro parole vanno bene
passphrase-keep = Imposta
passphrase-change = Cambia
passphrase-remove = Togli
passphrase-kept = La tua frase segreta è impostata.
devices-note = Sei riconosciuto su questi dispositivi:
device-here = questo
device-unnamed = Un browser
device-seen = visto { $when }
device-end = Disconnetti
device-end-sure = Disconnettere davvero?
device-end-here = Senza una frase segreta, da qui non potrai più tornare ai tuoi posti.
return-title = Torna ai tuoi tavoli
return-note = Se hai impostato una frase segreta, puoi riprendere i tuoi posti su questo dispositivo.
return-table = Uno dei tuoi tavoli
return-table-hint = Il suo indirizzo o il suo nome
return-name = Il tuo nome lì
return-go = Torna
return-link = Hai una frase segreta? Torna al tuo posto.

link-renew = Rinnova
link-renew-note = Crea un nuovo link; il vecchio non porta più da nessuna parte
spectators-title = Guardano
spectator-remove = Allontana
seat-free-it = Libera il posto
seat-silenced = senza parola
mute = Non leggere
unmute = Leggi di nuovo
silence = Togli la parola
unsilence = Ridai la parola
report = Segnala
report-why = Che cosa non va? Si invia anche la chat.
report-send = Invia
reported = Segnalato a chi gestisce questo server.

clock-title = Orologio
clock-none = Nessuno
clock-live = Dal vivo
clock-mail = Per corrispondenza
clock-kind-note = Dal vivo ogni posto ha una riserva di tempo, da cui non si tolgono i primi secondi di ogni turno. Per corrispondenza ci sono giorni per ogni turno.
clock-bank = Riserva di ogni posto
clock-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
clock-per-turn = Liberi a ogni turno
clock-seconds = { $count ->
    [0] niente
    [one] un secondo
   *[other] { $count } secondi
}
clock-days-per-turn = Per ogni turno
clock-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
clock-at-end = Quando il tempo finisce
clock-at-end-wait = Si vede soltanto
clock-at-end-bot = Gioca un bot finché la persona non torna
clock-at-end-over = La partita è finita, senza risultato
clock-left = { $player }: restano { $time }
clock-over = tempo finito
clock-soon-60 = Resta un minuto.
clock-soon-10 = Restano dieci secondi.
ended-clock = Il tempo di { $player } è finito
ended-clock-note = La partita è finita senza risultato.

verify-numbers = Il seme è il numero su cui il server si era impegnato, con quelli aggiunti dopo da { $names }: nessuno poteva sceglierlo.
verify-own = Il tuo c'è.
verify-own-missing = Il tuo non c'è.
