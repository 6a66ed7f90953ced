### Che cosa fanno mercenari, ingranaggi e tubi. I loro testi sono fatti di queste frasi, quindi dicono ciò che la carta fa.

effect-engineering = +{ $amount } ingegneria quando muovi.
effect-mining = +{ $amount } scavo.
effect-fighting = +{ $amount } combattimento.
effect-boxcar = Un quarto vagone: posto per altre 5 merci (in due giocatori nessuna).
effect-load = { $amount ->
    [one] 1 merce in più quando carichi o scarichi.
   *[other] { $amount } merci in più quando carichi o scarichi.
}
effect-pass = I vagoni degli altri non ti bloccano.
effect-tool-shovel = Le pale contano in ogni miniera.
effect-tool-pickaxe = I picconi contano in ogni miniera.
effect-tool-dynamite = La dinamite conta in ogni miniera.
effect-ore = { $amount } di minerale in più ogni volta che ne scavi.
effect-calm = Una volta per azione una puzzola pescata può tornare nel sacchetto, e continui.
effect-trade = { $amount ->
    [one] 1 denaro
   *[other] { $amount } denari
} in più per uno scarico che vende qualcosa in una città viva.
effect-bounty = { $amount ->
    [one] 1 denaro
   *[other] { $amount } denari
} in più per ogni bandito sconfitto.
effect-reroll = Una volta per combattimento puoi ritirare tutti i dadi.
effect-scout = Una volta per turno puoi togliere un gettone bandito dalla mappa.
effect-armour = { $amount ->
    [one] I banditi rubano in tutto 1 merce in meno.
   *[other] I banditi rubano in tutto { $amount } merci in meno.
}
effect-quiet = { $amount ->
    [one] Lasci 1 gettone bandito in meno in ogni galleria.
   *[other] Lasci { $amount } gettoni bandito in meno in ogni galleria.
}
effect-derail-boxcar = Un vagone di un altro giocatore, e tutti quelli dietro, deragliano.
effect-derail-engine = La locomotiva di un altro giocatore nella tua caverna, o a una galleria di distanza, deraglia.
effect-ambush = { $amount ->
    [one] Un altro giocatore pesca 1 bandito.
   *[other] Un altro giocatore pesca { $amount } banditi.
}
effect-hand-over = Tutti i banditi sulla tua plancia passano a un altro giocatore.
effect-ward-strike = Giocalo quando il tubo di un altro ti colpisce: quel tubo non ha effetto.
effect-ward-theft = Giocalo quando i banditi stanno per derubarti: in questo turno non prendono nulla.
effect-spill = { $amount ->
    [one] L'ultima merce di un altro giocatore cade dal treno, nella caverna della sua locomotiva.
   *[other] Le ultime { $amount } merci di un altro giocatore cadono dal treno, nella caverna della sua locomotiva.
}
effect-drive-off = Tutti i banditi sulla tua plancia se ne vanno, senza taglia.
