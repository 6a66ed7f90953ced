### Remnants of Aylkor al tavolo: che cosa si chiede, che cosa si può scegliere, che cosa è successo.
###
### I nomi ($player, $card, $space, $event, ...) sono testi, le quantità numeri.
### play-step-<step>: la domanda.  play-choice-<verb>: l'etichetta di una scelta.
### play-event-<kind>: che cosa è successo; .own è per chi ne ha visto la parte segreta.

play-title = Remnants of Aylkor

## Parole

play-word-nobody = nessuno
play-word-nothing = nulla
play-word-free = nulla
play-word-centre = centro { $number }
play-word-cog = un ingranaggio
play-word-brew = un infuso
play-word-card = una carta
play-you = tu
play-out = fuori
play-calm = ancora nessun evento

## Che cosa si chiede

play-step-choose-hero = { $player }, quale eroe guidi?
play-step-choose-corner = { $player }, in quale angolo comincia il tuo eroe?
play-step-act = { $player }, tocca a te: agisci con le tue unità, gioca carte o termina il turno.
play-step-move-to = { $player }, dove si muove { $card }?
play-step-place-unit = { $player }, dove metti { $card }?
play-step-effect-target = { $player }, quale unità è toccata da { $card }?
play-step-effect-space = { $player }, dove la manda { $card }?
play-step-effect-player = { $player }, a chi prendi con { $card }?

## Che cosa si può scegliere

play-choice-hero = { $card }
play-choice-corner = { $space }
play-choice-move = Muovi { $card } da { $space }
play-choice-attack = { $card } da { $space } attacca { $target } in { $end }
play-choice-use = { $card } in { $space }: usa l'abilità
play-choice-build = Gioca { $card } per { $price }
play-choice-tech = Gioca { $card } per { $price }
play-choice-end = Termina il turno
play-choice-to = { $lying ->
    [cog] { $space }, dove c'è un ingranaggio
    [brew] { $space }, dove c'è un infuso
   *[nothing] { $space }
}
play-choice-at = { $lying ->
    [cog] { $space }, dove c'è un ingranaggio
    [brew] { $space }, dove c'è un infuso
   *[nothing] { $space }
}
play-choice-target = { $card } in { $space } ({ $owner }, salute { $health })
play-choice-from = { $player }, che ha { $what }

## Che cosa è successo

play-event-order-die = { $player } ha tirato { $die } per l'ordine di turno.
play-event-hero = { $player } ha scelto { $card }.
play-event-corner = { $card } ha cominciato in { $space }.
play-event-round = È cominciato il round { $round }.
play-event-turn = È cominciato il turno di { $player }.
play-event-income = { $player } ha ricevuto una rendita di { $what }.
play-event-drew = { $amount ->
    [one] { $player } ha pescato 1 carta.
   *[other] { $player } ha pescato { $amount } carte.
}
    .own = Hai pescato { $cards }.
play-event-event = Evento: { $event }, fino al round { $until }. { $text }
play-event-rolled = { $resource ->
    [brew] È comparso un infuso in { $space }.
   *[cog] È comparso un ingranaggio in { $space }.
}
play-event-rolled-again = I dadi hanno indicato { $space }, che è occupato o nella zona sbagliata: si è tirato di nuovo.
play-event-built = { $player } ha giocato { $card } in { $space }.
play-event-played = { $player } ha giocato { $card }.
play-event-used = { $card } in { $space } ha usato la sua abilità.
play-event-moved = { $card } è passato da { $start } a { $end }.
play-event-gathered = { $player } ha raccolto { $what } in { $space }.
play-event-attacked = { $card } da { $start } ha attaccato { $target } in { $end } per { $damage }.
play-event-struck-back = { $card } in { $start } ha risposto per { $damage }.
play-event-hurt = { $card } ({ $owner }) in { $space } ha subito { $damage } di danno.
play-event-healed = { $card } in { $space } ha recuperato { $amount } di salute.
play-event-strengthened = { $card } in { $space } ha { $signed } all'attacco fino alla fine del turno.
play-event-readied = { $card } in { $space } può agire di nuovo.
play-event-fell = { $card } ({ $owner }) in { $space } ha ceduto.
play-event-captured = { $player } ha catturato { $card }.
play-event-gained = { $player } ha ottenuto { $what }.
play-event-stole = { $player } ha preso { $what } a { $other }.
play-event-out = { $player } è fuori dal gioco.
play-event-over = La partita è finita.

## Il tavolo nel terminale

play-situation = Round { $round }   Evento: { $event }
play-situation-until = Round { $round }   Evento: { $event } fino al round { $until }. { $text }
play-key = Lettera e sigla: di chi è l'unità e quale; sotto la salute, ! ha finito, * appena giocata. c ingranaggio, b infuso; le cifre numerano il centro. Unità passive: lettera p.
play-mat-resources = ingranaggi { $cogs }   infusi { $brew }   eroe { $health }/{ $full }
play-mat-cards = mano { $hand }   mazzo { $deck }   scarti { $discards }
play-mat-defeated = unità sconfitte { $defeated }
play-heading-units = Unità sul tabellone
play-heading-card = Carta
play-heading-cost = Costo
play-heading-stats = Attacco/salute/movimento
play-heading-text = Testo
play-hand-empty = La tua mano è vuota.
