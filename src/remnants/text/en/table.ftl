### What is said at every table, whatever the game.

undo-nothing = You may take back your own choices as long as no die has fallen, nobody has seen a hidden card and nobody else has decided.
    .title = Taking back
    .refusal = There is nothing to take back: a die has fallen, something hidden was shown, or somebody else has decided.
table-not-asked = Something else is asked now: { $prompt }
table-seat = Player { $number }
