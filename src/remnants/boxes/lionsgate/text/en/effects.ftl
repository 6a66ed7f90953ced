### What mercenaries, cogs and pipes do. Their texts are made of these sentences, so they say what the card does.

effect-engineering = +{ $amount } engineering when moving.
effect-mining = +{ $amount } mining.
effect-fighting = +{ $amount } fighting.
effect-boxcar = A fourth boxcar: room for 5 more goods (with two players none).
effect-load = { $amount ->
    [one] 1 more good when loading or unloading.
   *[other] { $amount } more goods when loading or unloading.
}
effect-pass = Other players' boxcars do not block your way.
effect-tool-shovel = Shovels count in every mine.
effect-tool-pickaxe = Pickaxes count in every mine.
effect-tool-dynamite = Dynamite counts in every mine.
effect-ore = { $amount } more ore whenever you mine any.
effect-calm = Once an action, a skunk you draw may go back into the bag, and you go on.
effect-trade = { $amount } more money for an unloading that sells anything in a living town.
effect-bounty = { $amount } more money for each bandit you beat.
effect-reroll = Once a fight you may roll all dice again.
effect-scout = Once a turn you may take a bandit token off the map.
effect-armour = { $amount ->
    [one] Bandits steal 1 good fewer in all.
   *[other] Bandits steal { $amount } goods fewer in all.
}
effect-quiet = { $amount ->
    [one] You leave 1 bandit token fewer in each tunnel.
   *[other] You leave { $amount } bandit tokens fewer in each tunnel.
}
effect-derail-boxcar = Another player's boxcar, and all behind it, derail.
effect-derail-engine = Another player's engine in your cave or one tunnel away derails.
effect-ambush = { $amount ->
    [one] Another player draws 1 bandit.
   *[other] Another player draws { $amount } bandits.
}
effect-hand-over = All bandits on your mat go to another player.
effect-ward-strike = Play it when another player's pipe strikes you: that pipe does nothing.
effect-ward-theft = Play it when bandits are about to steal from you: this turn they take nothing.
effect-spill = { $amount ->
    [one] The last good of another player falls off the train, into the cave of its engine.
   *[other] The last { $amount } goods of another player fall off the train, into the cave of its engine.
}
effect-drive-off = All bandits on your mat are driven off, without bounty.
