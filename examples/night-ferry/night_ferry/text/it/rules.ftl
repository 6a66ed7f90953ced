## Prima della prima notte
ferry-setup-deal = Si mescolano le 24 casse, quattro per ogni valore da 1 a 6, e se ne dà a ciascuno una per notte: cinque, oppure tre nella partita breve. Le altre restano sul molo e nessuno le guarda.
    .title = Le casse

## Ogni notte
ferry-night-order = A turno, in senso orario, ciascuno imbarca una cassa; ogni notte comincia il giocatore seguente.
    .title = Chi comincia
    .refusal = Non è il tuo turno.
ferry-night-load = Imbarca una delle tue casse, coperta. Solo tu sai che cosa contiene.
    .title = L’imbarco
    .refusal = Adesso bisogna imbarcare una cassa.
ferry-night-own = Puoi imbarcare solo una cassa che possiedi.
    .title = Le proprie casse
    .refusal = Non hai casse di valore { $crate }.

## La ronda
ferry-watch-die = Quando tutte le casse sono a bordo, la ronda tira un dado.
    .title = Il dado della ronda
ferry-watch-bribe = Poi ciascuno, a turno, può corrompere la ronda: il dado si ritira e conta solo l’ultimo tiro.
    .title = La bustarella
    .refusal = Adesso puoi solo corrompere la ronda o aspettare.
ferry-watch-once = La ronda si può corrompere una volta sola in tutta la partita.
    .title = Una bustarella a testa
    .refusal = Hai già speso la tua bustarella.

## Sull’altra riva
ferry-landing-found = La ronda apre ogni cassa che vale più del dado: è perduta.
    .title = Che cosa si trova
ferry-landing-double = Le altre casse si vendono per il loro valore, e per il doppio se quella notte nessun altro ne ha portata una dello stesso valore.
    .title = Che cosa si vende

## La fine
ferry-end-most = Dopo l’ultima notte vince chi ha più punti; chi è a pari merito condivide la vittoria.
    .title = Chi vince
    .refusal = La partita è finita.
