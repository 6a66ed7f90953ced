### Remnants of Aylkor al tavolo: che cosa si chiede, che cosa si può scegliere, che cosa è successo.
###
### I nomi ($player, $card, $space, $event, ...) sono testi, le quantità numeri.
### step-<step>: la domanda; .other è per chi aspetta.
### choice-<verb>: l'etichetta di una scelta; un attributo è l'etichetta nel passo di quel nome.
### event-<kind>: che cosa è successo; .own è per chi ne ha visto la parte segreta, .again e .drawn continuano la frase
### di prima, .each è uno dei .several.
### play-...: parole del terminale.  Le parole della sola pagina sono in table.ftl.

play-title = Remnants of Aylkor
    .tagline = Il tuo eroe chiama unità su un campo di esagoni e dà la caccia a quello nemico. Turni rapidi, scontri duri ed eventi che scombinano ogni piano.
    .weight = 45–60 min · media

## Parole

play-word-nobody = passiva
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

step-choose-hero = Scegli il tuo eroe
    .other = { $player } sceglie un eroe
step-choose-corner = Scegli l'angolo da cui parte il tuo eroe
    .other = { $player } sceglie un angolo
step-act = Tocca a te: muovi, fai attaccare o usa le tue unità, gioca carte, poi termina il turno
    .can = Tocca a te. Puoi ancora: { $left }
    .done = Non resta altro da fare: termina il turno
    .other = È il turno di { $player }
step-move-to = Dove si muove { $card }?
    .other = { $player } muove un'unità
step-place-unit = Dove metti { $card }?
    .other = { $player } mette in campo un'unità
step-effect-target = { $card }: quale unità tocca?
    .other = { $player } sceglie un bersaglio
step-effect-space = { $card }: dove va l'unità?
    .other = { $player } sposta un'unità
step-effect-player = { $card }: a chi prendi?
    .other = { $player } prende risorse

## Che cosa si può scegliere

choice-hero = { $card }
choice-corner = { $space }
choice-move = Muovi { $card } da { $space }
choice-attack = { $card } da { $space } attacca { $target } in { $end }
choice-use = { $card } in { $space }: usa l'abilità
choice-build = Gioca { $card } per { $price }
choice-tech = Gioca { $card } per { $price }
choice-end = Termina il turno
choice-to = { $lying ->
    [cog] { $space }, dove c'è un ingranaggio
    [brew] { $space }, dove c'è un infuso
   *[nothing] { $space }
}
choice-at = { $lying ->
    [cog] { $space }, dove c'è un ingranaggio
    [brew] { $space }, dove c'è un infuso
   *[nothing] { $space }
}
choice-target = { $card } in { $space } ({ $owner }, salute { $health })
choice-from = { $player }, che ha { $what }

## Che cosa è successo

event-order-die = { $player } tira { $die } per l'ordine di turno.
event-hero = { $player } sceglie { $card }.
event-corner = { $card } comincia in { $space }.
event-round = Comincia il round { $round }.
event-turn = Comincia il turno di { $player }.
event-income = { $player } ha una rendita di { $what }.
event-drew = { $amount ->
    [one] { $player } pesca 1 carta.
   *[other] { $player } pesca { $amount } carte.
}
    .own = { $player } pesca { $cards }.
    .again = { $amount ->
        [one] Pesca 1 carta.
       *[other] Pesca { $amount } carte.
    }
    .drawn = Pesca { $cards }.
event-event = Evento: { $event }. { $text }
event-rolled = { $resource ->
    [brew] Compare un infuso in { $space }.
   *[cog] Compare un ingranaggio in { $space }.
}
    .each = { $resource ->
        [brew] un infuso in { $space }
       *[cog] un ingranaggio in { $space }
    }
    .several = Sul campo compaiono { $each }.
event-rolled-again = I dadi indicano { $space }, che è occupato o nella zona sbagliata: si tira di nuovo.
event-built = { $player } gioca { $card } in { $space }.
event-played = { $player } gioca { $card }.
event-used = { $card } in { $space } usa la sua abilità.
event-moved = { $card } va da { $start } a { $end }.
event-gathered = { $player } raccoglie { $what } in { $space }.
event-attacked = { $card } da { $start } attacca { $target } ({ $owner }) in { $end } e infligge { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}.
event-struck-back = { $card } in { $start } risponde e infligge { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}.
    .again = Risposta: { $damage ->
        [one] 1 danno
       *[other] { $damage } danni
    }.
event-hurt = { $card } ({ $owner }) in { $space } subisce { $damage ->
    [one] 1 danno
   *[other] { $damage } danni
}.
    .again = Salute rimasta a { $card }: { $health }.
    .fatal = { "" }
    .each = { $damage } a { $card } ({ $owner }) in { $space }
    .several = Danni: { $each }.
event-healed = { $card } in { $space } recupera { $amount } di salute.
    .each = { $amount } a { $card } in { $space }
    .several = Salute resa: { $each }.
event-strengthened = { $card } in { $space } ha { $signed } all'attacco fino alla fine del turno.
    .each = { $signed } a { $card } in { $space }
    .several = Attacco fino alla fine del turno: { $each }.
event-readied = { $card } in { $space } può agire di nuovo.
event-fell = { $card } ({ $owner }) in { $space } cade.
    .again = Cade { $card }.
event-rewarded = { $player } ne ricava { $what }.
event-captured = { $player } cattura { $card }: ora la carta è in mano.
event-gained = { $player } ottiene { $what }.
event-stole = { $player } prende { $what } a { $other }.
event-out = { $player } è fuori dal gioco.
event-over = La partita è finita.

## Il tavolo nel terminale

play-situation-setup = Preparazione
play-situation-round = Round { $round }
play-situation-round-of = Round { $round } di { $limit }
play-situation = { $when }   Evento: { $event }
play-situation-until = { $when }   Evento: { $event } fino all'inizio del round { $until }. { $text }
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

over-reason = { $way ->
    [last] L'ultimo eroe rimasto in piedi.
    [all] Gli ultimi eroi sono caduti insieme.
   *[limit] I round sono finiti: primo è l'eroe più in salute, poi chi ha sconfitto più unità.
}
