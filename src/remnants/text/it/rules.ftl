### Quello che vale a ogni tavolo, qualunque sia il gioco: l'ultimo capitolo di ogni regolamento.

## Al tavolo

table-undo = Puoi annullare le tue scelte, una dopo l'altra, finché non è stato tirato un dado, non si è pescato, mescolato o visto niente di nascosto e nessun altro ha deciso. Le scelte che non si possono annullare sono segnate con un lucchetto.
    .title = Annullare
    .refusal = { $why ->
        [seen] Non c'è nulla da annullare: nel frattempo si è visto qualcosa di nascosto.
        [chance] Non c'è nulla da annullare: nel frattempo è stato tirato un dado, o si è pescato o mescolato qualcosa.
        [others] Non c'è nulla da annullare: nel frattempo ha deciso qualcun altro.
        [past] Si annulla dalla posizione più recente, quando è stato mostrato tutto quello che è successo.
       *[other] Qui non c'è niente di tuo da annullare.
    }
table-answers = Una scelta vale per la posizione in cui è stata fatta. Se intanto il tavolo è andato avanti, per esempio in un'altra finestra, non succede nulla: guarda la nuova posizione e scegli di nuovo. Quello che il tavolo ha confermato resta, qualunque cosa succeda al server.
    .title = Una scelta vale dov'è stata fatta
table-seats = Solo chi occupa un posto decide per quel posto e ne vede la mano. Chi deve andare può lasciarlo a un bot e poi tornare; per chi è assente chi ospita può far giocare un bot. Gli spettatori vedono quello che è scoperto per tutti. Un link porta a un solo tavolo, e da nessuna parte dopo che è stato rinnovato. Chi ospita può togliere la parola a qualcuno nella chat. Probabilità e consigliere sono per i tavoli di prova e per le partite contro soli bot.
    .title = Posti, link e spettatori
table-stages = Mentre un tavolo si riempie, si prendono i posti o si danno ai bot. Mentre si gioca, si fanno e si annullano scelte. Quando la partita è finita ci sono il risultato, la registrazione, l'analisi e un'altra partita.
    .title = Attesa, partita, fine
table-server = Quando il server non è raggiungibile, è troppo occupato o gli si chiede troppo in una volta, non cambia nulla: aspetta un momento e riprova. Lo stesso vale per una richiesta che non capisce; allora conviene ricaricare la pagina.
    .title = Quando il server dice di no
