### Remnants of Aylkor: quello che la pagina dice oltre a play.ftl, di cui usa domande, scelte ed eventi così come sono.

aylkor-name = Remnants of Aylkor
    .tagline = Eroi e creature su un campo ghiacciato
    .intro = Raccogli ingranaggi e infusi, schiera unità e resta l'ultimo con l'eroe in piedi.

## Opzioni

option-first_event = Primo evento
option-first_event-2 = al round 2
option-first_event-4 = al round 4
option-first_event-5 = al round 5
option-round_limit = Round
option-round_limit-0 = senza limite
option-round_limit-30 = al massimo 30
option-round_limit-40 = al massimo 40
option-round_limit-60 = al massimo 60
option-round_limit-80 = al massimo 80
option-heroes = Eroi
option-heroes-dealt = a sorte
option-heroes-chosen = scelti
option-gift = Compenso per il secondo
option-gift-none = nessuno
option-gift-second = 1 carta e 1 ingranaggio

## Le cose sul tavolo

word-cogs = Ingranaggi
word-brew = Infusi
word-health = Salute
word-attack = Attacco
word-move = Movimento
word-range = Gittata
word-hand = Mano
word-units = Unità in campo
word-defeated = Unità sconfitte
word-draw = Mazzo
word-discard = Scarti
market = Evento e ordine di turno
word-setup = Preparazione
word-round = Round { $round }
word-round-of = Round { $round } di { $limit }
word-event = Evento
word-event-deck = Eventi rimasti
word-until = fino all'inizio del round { $round }
word-first = Il primo evento arriva al round { $round }.
word-order = Ordine di turno
word-types = Quale tipo batte quale
word-types-note = +1 all'attacco, −1 nel verso opposto
word-pip-move = può muoversi
word-pip-act = può agire
word-pip-fresh = appena schierata
word-lies-cog = Qui c'è un ingranaggio.
word-lies-brew = Qui c'è un infuso.
word-known = In mano, come tutti sanno: { $cards }
word-can-be-attacked = attaccabile
word-fight = { $left ->
    [0] danni: { $damage }; cade { $target }
   *[other] { $back ->
        [0] danni: { $damage }; nessuna risposta
       *[other] { $kept ->
            [0] danni: { $damage }; risposta: { $back }, cade { $card }
           *[other] danni: { $damage }; risposta: { $back }
        }
    }
}
word-left-moves = { $count ->
    [one] 1 movimento
   *[other] { $count } movimenti
}
word-left-attacks = { $count ->
    [one] 1 attacco
   *[other] { $count } attacchi
}
word-left-uses = { $count ->
    [one] 1 abilità
   *[other] { $count } abilità
}
word-left-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
word-added = { $sign ->
    [minus] { $attack } − { $amount } (tipo o abilità)
   *[plus] { $attack } + { $amount } (tipo più forte)
}
word-turn = Comincia il turno
word-cause = A causa di questo
word-out-units = Le sue unità restano in campo come passive.
word-in-deck = Rimaste nel mazzo
word-which-attacker = Quale delle tue unità attacca?
word-click-enemy = Clicca un nemico per attaccarlo, o scegli un'azione in alto
kind-unit = Unità
kind-tech = Tecnologia
kind-hero = Eroe
zone-centre = Centro
zone-corner = Angolo
zone-outer = Campo esterno
condition-0 = Può ancora muoversi e agire.
condition-1 = Si è mossa; può ancora agire.
condition-2 = In questo turno non può fare altro.
condition-3 = Schierata in questo turno: aspetta.

