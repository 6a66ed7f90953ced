### The report of a game and the coach, whatever the game.

analysis-title = { $game }: how the game went
analysis-about = { $players ->
    [one] One player
   *[other] { $players } players
}, { $decisions } decisions.
analysis-judged-network = The chances are those of the network that was trained for this game.
analysis-judged-evaluation = The chances are estimated by the evaluation that the bots think with, which is rougher than a trained network.
analysis-install = A network judges better: pip install 'remnants[analyst]' brings what it needs.
analysis-unfinished = The game is not over: the last position counts as the end.
analysis-rigged = The record says that answers of chance were set by hand. They are counted as if they had fallen.
analysis-broken-off = The record can be followed only so far: { $why }
analysis-chances = Everybody's chances in %, each from what they knew themselves
analysis-chances-open = The same with open cards
analysis-round = Round
analysis-answer = Answer
analysis-known = From what was known then
analysis-open = With open cards
analysis-start = Chance at the start
analysis-luck = Own luck
analysis-decisions = Own decisions
analysis-others = What the others did
analysis-end = Chance at the end
analysis-sum = Start, luck, decisions and what the others did add up to the end. A point is one chance in a hundred. The best choice costs nothing, so decisions are what was given away; what the others did is the rest, with whatever the judgement had wrong.
analysis-uncertain = { $worth } (± { $error })
analysis-by-source = Luck by source
analysis-source = Source
analysis-worth = Points
analysis-times = Times
analysis-of-whom = { $player }: { $source }
chance-unseen = What lay hidden and came to light
analysis-mistakes = The decisions that cost most
analysis-no-mistakes = No decision was found that clearly cost something.
analysis-mistake = { $place }. Answer { $answer }{ $round ->
    [0] { "" }
   *[other] , round { $round }
}: { $cost } points (± { $error }), with open cards { $opened }
analysis-asked = Asked: { $text }
analysis-made = Chosen: { $text }
analysis-best = Better: { $text }
analysis-why = What follows, on the average: { $text }
analysis-printed = Printed on it: { $text }
analysis-rule = Rule: { $title } ({ $rule })
analysis-follows = { $own ->
    [yes] { $measure } { $more ->
        [yes] +{ $amount }
       *[no] −{ $amount }
    }
   *[no] { $player }: { $measure } { $more ->
        [yes] +{ $amount }
       *[no] −{ $amount }
    }
}
analysis-written = The report is in { $file }.
analysis-chart = Everybody's chances from { $from } to { $to } answers
analysis-how = Every choice was tried on guesses of the position with the same luck, played on to the end of the turn, and judged. What chance gave is what came less what was to be expected; ± is the standard error where that had to be sampled.
coach-rule = { $title }: { $text }
coach-hardly = It hardly matters here what you choose: everything likely is about as good.
coach-stake = Between the best and the worst of what one might do lie { $points } points of your chances.
coach-about = What it decides about: { $measures }.
coach-ahead = It is { $points } points (± { $error }) better than the next best choice.
coach-as-good = It is no better than the next best choice, as far as can be told ({ $points } points, ± { $error }).
coach-follows = Against the worst of what was compared, on the average: { $text }
