### City of Remnants: le parole con cui si compongono i testi di carte, insediamenti e righe dell'allerta.
###
### Che cosa può usare ogni messaggio:
###   $kind    "card", "permanent", "development" o "alert": dove è stampata l'abilità
###   $when    "play", "battle", "won", "lost", "standing", "produce" o "alert"
###   $amount  il numero, sempre positivo; $sign vale "minus" dove una riga dell'allerta toglie invece di dare
###   $figures, $spaces, $on, $pile, $per   gli altri campi dell'effetto
### Ogni effetto è una frase intera; le frasi di un'abilità si uniscono con uno spazio.

## Un'abilità per intero ($head, $cost, $condition ed $effects sono messaggi di questo file)

ability = { $head }. { $effects }
ability-with-cost = { $head }. { $cost }: { $effects }
ability-with-condition = { $head }, { $condition }. { $effects }
ability-with-condition-and-cost = { $head }, { $condition }. { $cost }: { $effects }

## Quando funziona

when-play = Gioca
when-battle = Battaglia
when-won = Battaglia, se vinci
when-lost = Battaglia, se perdi
when-standing = { $kind ->
    [development] Finché lo controlli
   *[permanent] Permanente
}
when-produce = Produci
when-alert = Allerta

## Che cosa costa

cost-arcs = Paga { $amount } ARC
cost-renown = { $amount ->
    [one] Scarta 1 punto fama
   *[other] Scarta { $amount } punti fama
}
cost-cards = { $amount ->
    [one] Scarta 1 carta dalla mano
   *[other] Scarta { $amount } carte dalla mano
}

## A quale condizione

condition-attacking = se attacchi
condition-defending = se difendi
condition-against-gang = contro un'altra gang
condition-against-ycu = contro le YCU
condition-outnumbering = se nello spazio e in quelli adiacenti hai più miniature della gang nemica
condition-outnumbered = se nello spazio e in quelli adiacenti la gang nemica ha più miniature di te
condition-leader-laid = se il tuo leader è tra le carte che hai posato
condition-on-development = se sullo spazio c'è un insediamento

## Effetti

effect-arcs = { $sign ->
    [minus] Perdi { $amount } ARC.
   *[plus] Guadagna { $amount } ARC.
}
effect-renown = { $sign ->
    [minus] { $amount ->
        [one] Perdi 1 punto fama.
       *[other] Perdi { $amount } punti fama.
    }
   *[plus] { $amount ->
        [one] Guadagna 1 punto fama.
       *[other] Guadagna { $amount } punti fama.
    }
}
effect-draw = { $amount ->
    [one] Pesca 1 carta.
   *[other] Pesca { $amount } carte.
}
effect-figures = { $amount ->
    [one] Metti 1 tua miniatura inutilizzata nella riserva della gang.
   *[other] Metti { $amount } tue miniature inutilizzate nella riserva della gang.
}
effect-march = { $figures ->
    [one] { $spaces ->
        [one] Puoi muovere 1 tua miniatura di 1 spazio.
       *[other] Muovi 1 tua miniatura fino a { $spaces } spazi.
    }
   *[other] { $spaces ->
        [one] Muovi fino a { $figures } tue miniature di 1 spazio ciascuna.
       *[other] Muovi fino a { $figures } tue miniature, ciascuna fino a { $spaces } spazi.
    }
}
effect-discount = { $on ->
    [market] Scegli una carta mercato nero: in questo turno ti costa { $amount } ARC in meno.
    [development] Scegli un insediamento: in questo turno ti costa { $amount } ARC in meno.
   *[any] Scegli una carta mercato nero o un insediamento: in questo turno ti costa { $amount } ARC in meno.
}
effect-fetch = { $pile ->
    [draw] Cerca una carta qualsiasi nel tuo mazzo di pesca, prendila in mano e mescola il mazzo.
    [discard] Prendi in mano una carta qualsiasi dalla tua pila degli scarti.
   *[either] Prendi in mano una carta qualsiasi dal tuo mazzo di pesca o dalla tua pila degli scarti; se hai cercato nel mazzo, mescolalo.
}
effect-enlist = Prendi in mano un membro della gang scoperto, senza asta.
effect-product = { $when ->
    [produce] { $amount ->
        [one] Metti 1 prodotto su questo insediamento.
       *[other] Metti { $amount } prodotti su questo insediamento.
    }
   *[play] { $amount ->
        [one] Metti 1 prodotto su un insediamento che controlli e che vende prodotti.
       *[other] Metti { $amount } prodotti su un insediamento che controlli e che vende prodotti.
    }
}
effect-sale = { $amount ->
    [one] Puoi vendere subito 1 prodotto.
   *[other] Vendi subito fino a { $amount } prodotti.
}
effect-purge = Rimetti nel sacchetto un segnalino YCU a tua scelta.
effect-cycle = { $amount ->
    [one] Puoi scartare 1 carta per pescarne 1.
   *[other] Scarta fino a { $amount } carte, poi pescane altrettante.
}
effect-rob = { $when ->
    [won] Prendi { $amount } ARC al giocatore sconfitto, o tutti quelli che ha.
   *[play] Prendi { $amount } ARC a un altro giocatore, o tutti quelli che ha.
}
effect-gamble = Tira il dado a sei facce e guadagna { $amount } ARC per ogni punto ottenuto.
effect-trash = Puoi rimuovere dal gioco 1 carta della tua mano.
effect-ycu = { $amount ->
    [one] Si scopre una carta coordinate e si mette un segnalino YCU sulla sua prima coordinata.
   *[other] Si scopre una carta coordinate e si mettono segnalini YCU sulle sue prime { $amount } coordinate.
}

## In battaglia

effect-attack = { $kind ->
    [development] +{ $amount } al tuo totale nelle battaglie sui suoi spazi.
    [permanent] +{ $amount } al tuo totale nelle tue battaglie.
   *[card] +{ $amount } al tuo totale.
}
effect-attack-per = { $kind ->
    [development] +{ $amount } al tuo totale nelle battaglie sui suoi spazi per ogni { $per ->
        [figure] tua miniatura nello spazio conteso.
        [neighbour] tua miniatura negli spazi adiacenti a quello conteso.
        [laid-unit] carta unità che hai posato.
        [hand-card] carta che hai in mano.
       *[permanent] carta permanente che possiedi.
    }
    [permanent] +{ $amount } al tuo totale nelle tue battaglie per ogni { $per ->
        [figure] tua miniatura nello spazio conteso.
        [neighbour] tua miniatura negli spazi adiacenti a quello conteso.
        [laid-unit] carta unità che hai posato.
        [hand-card] carta che hai in mano.
       *[permanent] carta permanente che possiedi.
    }
   *[card] +{ $amount } al tuo totale per ogni { $per ->
        [figure] tua miniatura nello spazio conteso.
        [neighbour] tua miniatura negli spazi adiacenti a quello conteso.
        [laid-unit] carta unità che hai posato.
        [hand-card] carta che hai in mano.
       *[permanent] carta permanente che possiedi.
    }
}
effect-dice = { $kind ->
    [development] { $amount ->
        [one] Tira 1 dado battaglia in più nelle battaglie sui suoi spazi.
       *[other] Tira { $amount } dadi battaglia in più nelle battaglie sui suoi spazi.
    }
    [permanent] { $amount ->
        [one] Tira 1 dado battaglia in più nelle tue battaglie.
       *[other] Tira { $amount } dadi battaglia in più nelle tue battaglie.
    }
   *[card] { $amount ->
        [one] Tira 1 dado battaglia in più.
       *[other] Tira { $amount } dadi battaglia in più.
    }
}
effect-weaken = { $kind ->
    [development] −{ $amount } al totale del nemico nelle battaglie sui suoi spazi.
    [permanent] −{ $amount } al totale del nemico nelle tue battaglie.
   *[card] −{ $amount } al totale del nemico.
}
effect-reinforce = { $amount ->
    [one] Rivela la prima carta del tuo mazzo di pesca: aggiunge il suo valore di attacco e nient'altro.
   *[other] Rivela le prime { $amount } carte del tuo mazzo di pesca: aggiungono i loro valori di attacco e nient'altro.
}
effect-return = Riprendi in mano questa carta.
effect-rescue = La miniatura che perdi va nella riserva della gang.

## Sempre

effect-income = Guadagna { $amount } ARC in più in ogni Ripristino.
effect-cheaper = { $on ->
    [market] Le carte mercato nero ti costano { $amount } ARC in meno.
    [development] Gli insediamenti ti costano { $amount } ARC in meno.
   *[any] Carte mercato nero e insediamenti ti costano { $amount } ARC in meno.
}
effect-cheaper-bribe = Corrompere una YCU ti costa { $amount } ARC in meno.
effect-reach = { $amount ->
    [one] Nell'azione Muovere ogni tua miniatura può spingersi 1 spazio più lontano.
   *[other] Nell'azione Muovere ogni tua miniatura può spingersi { $amount } spazi più lontano.
}
effect-marchers = { $amount ->
    [one] Nell'azione Muovere puoi muovere 1 miniatura in più.
   *[other] Nell'azione Muovere puoi muovere { $amount } miniature in più.
}
effect-sale-bonus = Ogni prodotto che vendi frutta { $amount } ARC in più.
effect-award = { $amount ->
    [one] Guadagna 1 punto fama in ogni fase Premi fama.
   *[other] Guadagna { $amount } punti fama in ogni fase Premi fama.
}

## La tessera giocatore: i modi di guadagnare influenza, e a che punto si è

influence-gang = Avere { $amount } carte unità, leader e membri della gang, nel proprio mazzo; si guarda quando una vi entra.
influence-sold = Vendere { $amount } prodotti in una sola azione Vendere; si conta a ogni vendita.
influence-money = Possedere { $amount } ARC nello stesso momento; si guarda ogni volta che se ne guadagnano.
influence-progress = { $state ->
    [done] fatto
   *[open] { $reached } di { $amount }
}
influence-line = { $state ->
    [done] ✓ { $name }: { $text }
   *[open] ○ { $name }: { $text } Finora { $reached }.
}
