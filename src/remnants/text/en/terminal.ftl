### What the terminal says, whatever the game.

terminal-welcome = { $game }: you are { $player }. Type help to see what you can type.
terminal-prompt = { $player }: { $prompt }
terminal-refused = { $count ->
    [one] 1 more is not allowed now; why tells the reason:
   *[other] { $count } more are not allowed now; why tells the reason:
}
terminal-refused-hidden = { $count } more are not allowed now; type why to list them.
terminal-unclear = I do not understand “{ $words }”. Type the number of a choice, some words of it, or help.
terminal-several = “{ $words }” fits several choices: { $choices }.
terminal-why-allowed = That is allowed: { $choice }
terminal-why-nothing = Everything that could be tried here is allowed.
terminal-why = Not allowed: { $choice }. { $refusal }
terminal-rule = { $title } ({ $rule })
terminal-no-text = There is nothing printed on that.
terminal-undone = Taken back.
terminal-saved = Saved as { $file }. Go on later with: remnants play { $game } --record { $file }
terminal-not-saved = It could not be saved as { $file }: { $reason }
terminal-save-where = Type save and the name of a file.
terminal-rules-what = Type rules and the words to look for.
terminal-rules-none = No rule holds the words “{ $words }”.
terminal-goodbye = { $saved ->
    [yes] Goodbye.
   *[no] Goodbye. The game was not saved.
}
terminal-over = The game is over.
terminal-winner = { $count ->
    [0] Nobody won.
    [one] { $players } won.
   *[other] { $players } shared the victory.
}
terminal-score = { $player }: { $score }
terminal-help = What you can type:
    .choice = the number of a choice, or words that fit only one of them
    .why = why a choice is not allowed; without a choice: everything that is not allowed now
    .what = what is printed on the card or tile of a choice
    .undo = take back your last choice, as long as nothing hidden was seen and no die fell
    .look = show everything again; also board, mats, offers or hand alone
    .log = show again what happened last
    .rules = search the rules
    .save = write the game to a file
    .quit = stop playing
terminal-words-choice = a choice
terminal-words-words = words
terminal-words-file = file
terminal-lesson-later = Possible, and good another time. For now do what the lesson says.
terminal-lesson-left = The lesson goes on here with: { $command }
terminal-puzzle-solved = Solved.
terminal-puzzle-spoiled = That can no longer be done for sure from here: once more from the beginning.
