### Il resoconto di una partita e il consigliere, qualunque sia il gioco.

analysis-title = { $game }: com'è andata la partita
analysis-about = { $players ->
    [one] Un giocatore
   *[other] { $players } giocatori
}, { $decisions } decisioni.
analysis-judged-network = Le probabilità sono quelle della rete allenata per questo gioco.
analysis-judged-evaluation = Le probabilità sono stimate con la valutazione con cui pensano i bot, più grossolana di una rete allenata.
analysis-install = Una rete giudica meglio: pip install 'remnants[analyst]' porta quello che le serve.
analysis-unfinished = La partita non è finita: l'ultima posizione vale come fine.
analysis-rigged = La registrazione dice che alcune risposte del caso sono state decise a mano. Contano come se fossero cadute così.
analysis-broken-off = La registrazione si può seguire solo fino a un certo punto: { $why }
analysis-chances = Le probabilità di tutti in %, ciascuno secondo quello che sapeva
analysis-chances-open = Le stesse a carte scoperte
analysis-round = Round
analysis-answer = Risposta
analysis-known = Con quello che si sapeva allora
analysis-open = A carte scoperte
analysis-start = Probabilità all'inizio
analysis-luck = Fortuna propria
analysis-decisions = Decisioni proprie
analysis-others = Quello che hanno fatto gli altri
analysis-end = Probabilità alla fine
analysis-sum = Inizio, fortuna, decisioni e opera degli altri danno insieme la fine. Un punto è una probabilità su cento. La scelta migliore non costa nulla, quindi le decisioni sono quello che si è regalato; l'opera degli altri è il resto, compreso ciò che il giudizio ha sbagliato.
analysis-uncertain = { $worth } (± { $error })
analysis-by-source = Fortuna per provenienza
analysis-source = Provenienza
analysis-worth = Punti
analysis-times = Volte
analysis-of-whom = { $player }: { $source }
chance-unseen = Quello che era nascosto ed è venuto alla luce
analysis-mistakes = Le decisioni costate di più
analysis-no-mistakes = Nessuna decisione è chiaramente costata qualcosa.
analysis-mistake = { $place }. Risposta { $answer }{ $round ->
    [0] { "" }
   *[other] , round { $round }
}: { $cost } punti (± { $error }), a carte scoperte { $opened }
analysis-asked = Domanda: { $text }
analysis-made = Scelta: { $text }
analysis-best = Meglio: { $text }
analysis-why = Che cosa ne segue, in media: { $text }
analysis-printed = C'è scritto sopra: { $text }
analysis-rule = Regola: { $title } ({ $rule })
analysis-follows = { $own ->
    [yes] { $measure } { $more ->
        [yes] +{ $amount }
       *[no] −{ $amount }
    }
   *[no] { $player }: { $measure } { $more ->
        [yes] +{ $amount }
       *[no] −{ $amount }
    }
}
analysis-written = Il resoconto è in { $file }.
analysis-chart = Le probabilità di tutti dalla risposta { $from } alla { $to }
analysis-how = Ogni scelta è stata provata su posizioni ipotizzate con la stessa fortuna, giocata fino alla fine del turno e giudicata. Ciò che il caso ha dato è ciò che è venuto meno ciò che ci si poteva aspettare; ± è l'errore tipico dove si è dovuto campionare.
coach-rule = { $title }: { $text }
coach-hardly = Qui non importa molto che cosa scegli: tutto ciò che è probabile vale più o meno lo stesso.
coach-stake = Tra la migliore e la peggiore delle scelte probabili ci sono { $points } punti delle tue probabilità.
coach-about = Ne dipende: { $measures }.
coach-ahead = È migliore della seconda scelta di { $points } punti (± { $error }).
coach-as-good = Per quanto si può dire non è migliore della seconda scelta ({ $points } punti, ± { $error }).
coach-follows = Rispetto alla peggiore delle scelte confrontate, in media: { $text }
