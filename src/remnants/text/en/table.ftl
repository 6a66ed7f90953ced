### What is said at every table, whatever the game.

table-not-asked = Something else is asked now: { $prompt }
table-seat = Player { $number }
