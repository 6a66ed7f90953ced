### What holds at every table, whatever the game: the last chapter of every rulebook.

## At the table

table-undo = You may take back your own choices one after the other, as long as no die has fallen since, nothing was drawn, shuffled or shown that had been hidden, and nobody else has decided. The table shows a lock on a choice that cannot be taken back.
    .title = Taking back
    .refusal = { $why ->
        [seen] There is nothing to take back: something hidden has been shown since.
        [chance] There is nothing to take back: a die has fallen since, or something was drawn or shuffled.
        [others] There is nothing to take back: somebody else has decided since.
        [past] Choices are taken back at the newest position, once what happened has been shown.
       *[other] There is nothing of yours to take back here.
    }
table-answers = A choice counts for the position at which it was made. If the table has moved on meanwhile, in another window for example, nothing is done: look at the new position and choose again. What the table has confirmed is kept, whatever happens to the server.
    .title = A choice counts where it was made
table-seats = Only whoever holds a seat decides for it and sees its hand. Whoever has to go may leave it to a bot and come back; for somebody who is away the host may let one play. Spectators see what lies open to everybody. A link leads to one table only, and nowhere once it has been renewed. The host may silence somebody in the chat. Chances and coach are for sandboxes and for games against bots alone.
    .title = Seats, links and spectators
table-stages = While a table gathers, seats are taken and given to bots. While the game is played, choices are made and taken back. Once it is over there are the result, the record, the analysis and another game.
    .title = Gathering, playing, over
table-server = When the server cannot be reached, is too busy or is asked for too much at once, nothing is changed: wait a moment and try again. The same holds for a request that it does not understand; then it helps to load the page again.
    .title = When the server says no
