### What somebody is told who is not at the table.

notice-your-turn = { $player }, it is your turn in { $game }.
    .title = Your turn
notice-game-over = { $count ->
    [0] Your game of { $game } is over. Nobody has won.
    [one] Your game of { $game } is over. { $winners } has won.
   *[other] Your game of { $game } is over. { $winners } have won.
}
    .title = Game over
notice-test = { $player }, you will be told here when it is your turn in { $game }.
    .title = A try
