## Before the first night
ferry-setup-deal = Shuffle the 24 crates, four each of the values 1 to 6, and give everybody one for each night: five, or three in a short game. The others stay on the quay, and nobody looks at them.
    .title = The crates

## Every night
ferry-night-order = One after the other puts a crate aboard, clockwise; each night begins with the next player.
    .title = Who begins
    .refusal = It is not your turn.
ferry-night-load = Put one of your crates aboard, face down. Only you know what is in it.
    .title = Loading
    .refusal = Now a crate has to go aboard.
ferry-night-own = You can only load a crate that you have.
    .title = Your own crates
    .refusal = You have no crate worth { $crate }.

## The watch
ferry-watch-die = When all crates are aboard the watch rolls a die.
    .title = The die of the watch
ferry-watch-bribe = Then everybody in turn may bribe the watch: the die is rolled again, and only the last roll counts.
    .title = Bribes
    .refusal = Now you can only bribe the watch or wait.
ferry-watch-once = You can bribe the watch once in the whole game.
    .title = One bribe each
    .refusal = You have spent your bribe.

## On the other side
ferry-landing-found = The watch opens every crate that is worth more than the die shows. It is lost.
    .title = What is found
ferry-landing-double = The other crates are sold for their worth, and for twice as much if nobody else brought one of the same worth that night.
    .title = What is sold

## The end
ferry-end-most = After the last night whoever has most points wins; several with as many share the victory.
    .title = The winner
    .refusal = The game is over.
