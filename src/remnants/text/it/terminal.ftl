### Quello che dice il terminale, qualunque sia il gioco.

terminal-welcome = { $game }: tu sei { $player }. Scrivi help per sapere che cosa puoi scrivere.
terminal-prompt = { $player }: { $prompt }
terminal-refused = { $count ->
    [one] Un'altra cosa ora non è permessa; why dice perché:
   *[other] Altre { $count } cose ora non sono permesse; why dice perché:
}
terminal-refused-hidden = Altre { $count } cose ora non sono permesse; scrivi why per vederle.
terminal-unclear = Non capisco “{ $words }”. Scrivi il numero di una scelta, qualche sua parola oppure help.
terminal-several = “{ $words }” va bene per più scelte: { $choices }.
terminal-why-allowed = Questo è permesso: { $choice }
terminal-why-nothing = Tutto quello che si può tentare qui è permesso.
terminal-why = Non permesso: { $choice }. { $refusal }
terminal-rule = { $title } ({ $rule })
terminal-no-text = Lì non c'è stampato niente.
terminal-undone = Annullato.
terminal-saved = Salvato come { $file }. Per continuare: remnants play { $game } --record { $file }
terminal-not-saved = Non si può salvare come { $file }: { $reason }
terminal-save-where = Scrivi save e il nome di un file.
terminal-rules-what = Scrivi rules e le parole da cercare.
terminal-rules-none = Nessuna regola contiene le parole “{ $words }”.
terminal-goodbye = { $saved ->
    [yes] Ciao.
   *[no] Ciao. La partita non è stata salvata.
}
terminal-over = La partita è finita.
terminal-winner = { $count ->
    [0] Non ha vinto nessuno.
    [one] Ha vinto { $players }.
   *[other] Vittoria condivisa: { $players }.
}
terminal-score = { $player }: { $score }
terminal-help = Che cosa puoi scrivere:
    .choice = il numero di una scelta, o parole che vanno bene per una sola
    .why = perché una scelta non è permessa; senza scelta: tutto quello che ora non è permesso
    .what = che cosa è stampato sulla carta o sulla tessera di una scelta
    .undo = annulla la tua ultima scelta, finché non si è visto niente di nascosto e non è stato tirato un dado
    .look = mostra di nuovo tutto; anche solo board, mats, offers o hand
    .log = mostra di nuovo che cosa è successo per ultimo
    .rules = cerca nelle regole
    .save = scrive la partita in un file
    .quit = smette di giocare
terminal-words-choice = una scelta
terminal-words-words = parole
terminal-words-file = file
terminal-lesson-later = Si può, e sarà utile un'altra volta. Per ora segui la lezione.
terminal-lesson-left = La lezione riprende da qui con: { $command }
terminal-puzzle-solved = Risolto.
terminal-puzzle-spoiled = Da qui non è più certo: si ricomincia da capo.
