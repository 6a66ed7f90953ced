### Remnants of Aylkor: le parole di cui sono fatti i testi di unità, eroi, tecnologie ed eventi.
###
### Che cosa possono usare i messaggi:
###   $amount    il numero, sempre sopra 0; $sign è "minus" dove si toglie qualcosa
###   $whom      un bersaglio, da target-<target> (-tech per una carta che non sta in campo), con $where da
###              where-<near, within, anywhere>-<unit, tech>
###   $steps     quanto lontano; $count quanti ingranaggi, infusi o carte
###   $zone      "centre", "outer" o "everywhere"
### Ogni effetto è una frase intera; le frasi di un'abilità si uniscono con uno spazio.

ability = { $head }: { $effects }
tech = { $effects }

when-activated = Abilità
when-built = Quando entra in gioco
when-dies = Quando muore
when-gathers = Quando raccoglie
when-defeats = Quando cade un'unità che attacca
when-always = Sempre
range = Portata { $steps }.

## Chi ne è toccato

target-self = questa unità
target-own = una tua unità{ $where } (anche l'eroe)
target-own-unit = una tua unità{ $where } (non l'eroe)
target-own-hero = il tuo eroe{ $where }
target-enemy = un'unità nemica{ $where } (anche un eroe)
target-enemy-unit = un'unità nemica{ $where } (non un eroe)
target-each-own = ogni altra tua unità{ $where } (anche l'eroe)
target-each-own-tech = ogni tua unità{ $where } (anche l'eroe)
target-each-enemy = ogni unità nemica{ $where } (anche gli eroi)
target-each = ogni altra unità{ $where } (anche le tue e gli eroi)
target-each-tech = ogni unità{ $where } (anche le tue e gli eroi)
where-anywhere = { "" }
where-near-unit = { " " }accanto a questa
where-near-tech = { " " }accanto al tuo eroe
where-within-unit = { " " }entro { $steps } esagoni
where-within-tech = { " " }entro { $steps } esagoni dal tuo eroe

## Che cosa fa

effect-damage = { $amount ->
    [one] { $whom } subisce 1 danno.
   *[other] { $whom } subisce { $amount } danni.
}
effect-heal = { $whom } recupera { $amount } di salute.
effect-strengthen = { $sign ->
    [minus] -{ $amount } all'attacco per { $whom } fino alla fine del turno.
   *[plus] +{ $amount } all'attacco per { $whom } fino alla fine del turno.
}
effect-strengthen-always = { $sign ->
    [minus] -{ $amount } all'attacco per { $whom }.
   *[plus] +{ $amount } all'attacco per { $whom }.
}
effect-move = { $steps ->
    [0] Sposta { $whom } su un esagono libero qualsiasi.
    [one] Sposta { $whom } su un esagono libero adiacente.
   *[other] Sposta { $whom } su un esagono libero distante al massimo { $steps } passi.
}
effect-ready = { $whom } può muoversi e agire di nuovo in questo turno.
effect-gain = Ottieni { $what }.
effect-steal = { $amount ->
    [one] Prendi { $what } a un altro giocatore.
   *[other] Prendi { $what } a un altro giocatore, o quanto ne ha.
}
effect-draw = { $amount ->
    [one] Pesca 1 carta.
   *[other] Pesca { $amount } carte.
}
effect-shield = In battaglia, attaccata o colpita di rimando, questa unità subisce { $amount ->
    [one] 1 danno
   *[other] { $amount } danni
} in meno.
count-cogs = { $count ->
    [one] 1 ingranaggio
   *[other] { $count } ingranaggi
}
count-brew = { $count ->
    [one] 1 infuso
   *[other] { $count } infusi
}

## Eventi

event-damage = { $zone ->
    [centre] Ogni unità al centro (anche gli eroi) subisce { $amount ->
        [one] 1 danno
       *[other] { $amount } danni
    }; gli eroi conservano almeno 1 di salute.
    [outer] Ogni unità fuori dal centro (anche gli eroi) subisce { $amount ->
        [one] 1 danno
       *[other] { $amount } danni
    }; gli eroi conservano almeno 1 di salute.
   *[everywhere] Ogni unità (anche gli eroi) subisce { $amount ->
        [one] 1 danno
       *[other] { $amount } danni
    }; gli eroi conservano almeno 1 di salute.
}
event-heal = { $zone ->
    [centre] Ogni unità al centro (anche gli eroi) recupera { $amount } di salute.
    [outer] Ogni unità fuori dal centro (anche gli eroi) recupera { $amount } di salute.
   *[everywhere] Ogni unità (anche gli eroi) recupera { $amount } di salute.
}
event-gain = Ogni giocatore ottiene { $what }.
event-scatter = Tutte le risorse si tolgono dal tabellone e si tirano di nuovo.
event-once = Una volta sola, quando viene scoperto: { $effects }
event-every-round = All'inizio di ogni round: { $effects }
lasting-income-cogs = { $sign ->
    [minus] La rendita scende di { $amount ->
        [one] 1 ingranaggio
       *[other] { $amount } ingranaggi
    }.
   *[plus] La rendita sale di { $amount ->
        [one] 1 ingranaggio
       *[other] { $amount } ingranaggi
    }.
}
lasting-income-cards = { $sign ->
    [minus] All'inizio del turno peschi { $amount ->
        [one] 1 carta
       *[other] { $amount } carte
    } in meno.
   *[plus] All'inizio del turno peschi { $amount ->
        [one] 1 carta
       *[other] { $amount } carte
    } in più.
}
lasting-harvest-cogs = Un ingranaggio raccolto ne frutta { $amount } in più.
lasting-harvest-brew = Un infuso raccolto ne frutta { $amount } in più.
lasting-cost = { $sign ->
    [minus] Le unità costano { $amount ->
        [one] 1 ingranaggio
       *[other] { $amount } ingranaggi
    } in meno.
   *[plus] Le unità costano { $amount ->
        [one] 1 ingranaggio
       *[other] { $amount } ingranaggi
    } in più.
}
lasting-move = { $sign ->
    [minus] Il movimento di ogni unità (anche degli eroi) cala di { $amount }, ma resta almeno 1.
   *[plus] Il movimento di ogni unità (anche degli eroi) cresce di { $amount }.
}
lasting-attack = { $sign ->
    [minus] -{ $amount } all'attacco per le unità di tipo { $type }.
   *[plus] +{ $amount } all'attacco per le unità di tipo { $type }.
}
lasting-truce = Nessuna unità può attaccare, nemmeno un eroe.
once-rounds = { $count ->
    [one] Il prossimo evento arriva dopo 1 round.
   *[other] Il prossimo evento arriva dopo { $count } round.
}
lasting-rounds = { $count ->
    [one] Dura 1 round.
   *[other] Dura { $count } round.
}

## Tipi

type-neutral = neutrale
type-organic = organico
type-mechanical = meccanico
type-elemental = elementale
