### Ciò che viene detto a chi non è al tavolo.

notice-your-turn = { $player }, tocca a te in { $game }.
    .title = Tocca a te
notice-game-over = { $count ->
    [0] La tua partita a { $game } è finita. Non ha vinto nessuno.
    [one] La tua partita a { $game } è finita. Ha vinto { $winners }.
   *[other] La tua partita a { $game } è finita. Hanno vinto { $winners }.
}
    .title = Partita finita
notice-test = { $player }, l'avviso arriverà qui quando toccherà a te in { $game }.
    .title = Una prova
