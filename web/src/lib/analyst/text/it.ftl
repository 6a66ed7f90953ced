## Ciò che si dice di probabilità, fortuna, errori e ciò che dice il consigliere; caricato quando qualcuno chiede

working = La partita viene analizzata: ogni decisione è riprovata. Ci vuole un minuto o due.
progress = { $percent } %
chart = La probabilità di vittoria di tutti durante la partita, in percento. Segue la stessa come tabella.
as-known = Come ciascuno sapeva
as-open = A carte scoperte
which-cards = Di chi conta il sapere
whose = Per
estimated = Stimato con ciò con cui pensano i bot. Una rete allenata giudica meglio{ $missing ->
    [extra] ; chi gestisce il server può installarla: pip install 'remnants[analyst]'.
   *[other] , ma questo gioco non ne ha.
}
rigged = Alcuni dadi o carte di questa partita sono stati decisi a mano.
sum = Dove sono andate le probabilità
start = All'inizio
luck = Fortuna propria
decisions = Decisioni proprie
others = Gli altri
end = Alla fine
uncertain = { $worth } ± { $error }
sum-note = In punti: uno è una probabilità su cento. La scelta migliore non costa nulla, quindi le decisioni sono ciò che si è regalato. L'opera degli altri è il resto, compreso ciò che il giudizio ha sbagliato.
sources = Fortuna per provenienza
source = Provenienza
times = Volte
points = Punti
mistakes = Decisioni più care
no-mistakes = Nessuna decisione è chiaramente costata qualcosa.
cost = { $points } punti
cost-note = ± { $error }; a carte scoperte { $opened }
round = Round { $round }
made = Scelto
best = Meglio
why = Che cosa ne segue, in media
printed = C'è scritto sopra
look = Guardala
again = Riprova da qui
round-head = Round
chances = Probabilità
chances-show = Mostra le probabilità di tutti
chances-note = Secondo quello che sai ora.
coach-note = Il consigliere parla solo se glielo chiedi, ogni volta un po' di più. A questo tavolo non c'è nessun altro.
coach-not-yours = Chiedi quando tocca a te.
coach-thinking = Il consigliere sta pensando …
coach-1 = Dove devo guardare?
coach-2 = Che cosa merita attenzione?
coach-3 = Che cosa è meglio, e perché?
coach-few = Una di queste è la migliore:
coach-best = La migliore: { $choice }
