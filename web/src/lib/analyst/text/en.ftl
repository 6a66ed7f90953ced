## What is said about chances, luck, mistakes and by the coach; loaded when somebody asks

working = The game is being analysed: every decision is tried again. This takes a minute or two.
progress = { $percent } %
chart = Everybody's chance to win over the game, in percent. The same as a table follows.
as-known = As everybody knew it
as-open = With open cards
which-cards = Whose knowledge counts
whose = For
estimated = Estimated by what the bots think with. A trained network judges better{ $missing ->
    [extra] ; whoever runs the server can install it: pip install 'remnants[analyst]'.
   *[other] , but this game has none.
}
rigged = Some dice or cards of this game were set by hand.
sum = Where the chances went
start = At the start
luck = Own luck
decisions = Own decisions
others = The others
end = At the end
uncertain = { $worth } ± { $error }
sum-note = In points: one is one chance in a hundred. The best choice costs nothing, so decisions are what was given away. What the others did is the rest, with whatever the judgement had wrong.
sources = Luck by source
source = Source
times = Times
points = Points
mistakes = Dearest decisions
no-mistakes = No decision was found that clearly cost something.
cost = { $points } points
cost-note = ± { $error }; with open cards { $opened }
round = Round { $round }
made = Chosen
best = Better
why = What follows, on the average
printed = Printed on it
look = Look at it
again = Try again from here
round-head = Round
chances = Chances
chances-show = Show everybody's chances
chances-note = From what you know now.
coach-note = The coach speaks only when you ask, a little more each time. Nobody else is at this table.
coach-not-yours = Ask when it is your turn.
coach-thinking = The coach is thinking …
coach-1 = Where should I look?
coach-2 = What is worth a look?
coach-3 = What is best, and why?
coach-few = One of these is best:
coach-best = Best: { $choice }
