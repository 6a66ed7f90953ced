### The table's own words.

brand = Remnants
tagline = Three heavy board games at one table: with friends, or against bots.
play-now = Play now
play-now-note = against bots, at once
custom-table = Set up a table
players-range = { $from }–{ $to } players
your-tables = Your tables
your-turn = your turn
table-waiting = waiting
table-gathering = gathering
table-over = over
table-broken = stopped
name-label = Your name
name-hint = Name
guest = Guest
create-title = A new table
seat-label = Seat { $seat }
seat-me = me
seat-me-too = also me (one device)
seat-open = a friend, by link
seat-bot = bot: { $level }
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
level-search = strong
add-seat = Add a seat
remove-seat = Remove a seat
options-title = Options
pack = Cards and map
pack-usual = as usual ({ $pack })
pack-own = another of the game's own: { $pack }
pack-house = of this server: { $pack }
pack-note = Which cards, map and tracks are on the table; the rules stay the same. Bots know the usual ones best.
create-go = Open the table
create-start = Start at once
gathering-title = Waiting for everybody
gathering-note = Send the link, or show the code to a phone.
invite-link = Invite link
watch-link = Link for spectators
copy = Copy
copied = Copied
start-game = Start the game
start-needs = Every seat must be taken before the game starts.
seat-free = free
seat-host = host
seat-you = you
seat-away = away
join-title = You are invited to { $game }
join-go = Take a seat
watch-go = Watch
join-bad = This link leads nowhere any more. Ask for a new one.
back-home = To the start page
closed-401 = This table is not open to you. Ask somebody at it for a link.
closed-403 = This table is not open to you. Ask somebody at it for a link.
closed-404 = There is no such table.
closed-426 = The server says something that this page does not know. Load the page again.
loading = Setting the table…
prompt-yours = Your decision: { $step }
prompt-other = { $player } decides
prompt-over = The game is over
prompt-gathering = Waiting for players
prompt-thinking = { $player } is thinking…
prompt-sent = Sending…
undo = Undo
undo-count = { $count ->
    [0] Nothing to take back here
    [one] Take back 1 step
   *[other] Take back { $count } steps
}
locked = Cannot be undone
locked-note = This cannot be undone.
confirm-now = Now
cancel = Cancel
amount = Amount
choices-all = All choices
choices-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
help = Help
rule = The rule
why-not = Not possible
reason-close = Close the reason
board = Board
mat = Mat
hand = Hand
market = Market
players = Players
log = Log
chat = Chat
notes = Notes
info = Info
info-empty = Point at a card, a piece or a space to read about it. Press i to keep it.
settings = Settings
theme = Colours
theme-auto = as the device
theme-dark = dark
theme-light = light
text-size = Text size
language = Language
speed = Speed of the story
speed-slow = slow
speed-normal = normal
speed-quick = quick
speed-once = at once
confirm-setting = Confirm
confirm-never = never
confirm-irreversible = what cannot be undone
confirm-always = always
sound = Sounds
close = Close
link-connecting = connecting
link-synced = synced
link-waiting = waiting for the server
link-reconnecting = reconnecting
link-closed = disconnected
chat-hint = Say something to the table
send = Send
notes-hint = Only you see this. It is kept with the table.
log-earlier = Earlier
log-empty = Nothing has happened yet.
recap = Since your last decision
timeline = Timeline
timeline-at = Position { $position } of { $last }
timeline-first = To the start
timeline-previous = One step back
timeline-next = One step on
timeline-now = Back to now
replaying = You are looking at the past.
zoom-reset = Reset zoom
pass-title = Pass the device to { $player }
pass-note = Nobody else should look now.
pass-go = I am { $player }
over-title = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
over-none = Nobody wins
score = Score
rematch = Play again
rematch-open = Go to the new table
verify = Check the dice
verify-fair = All { $rolls } rolls and shuffles are what the seed promised.
verify-unfair = The rolls do not match the seed.
verify-commitment = Seed committed before the game: { $commitment }
export = Save the record
seat-title = Your seat
level = Level
leave = Leave the seat to a bot
leave-note = You have to go, or want to watch for a while? A bot plays on for you, and you can take the seat back at any time.
return = Take the seat back
stand-in = A bot ({ $level }) plays for you.
stand-in-make = Let a bot play
spectator = You are watching.
own-hand = Your hand
hand-empty = No cards in hand
empty = empty
keys-title = Keys
keys-buttons = the choices in the bar
keys-arrows = between spaces and cards
keys-enter = choose; again to confirm at once
keys-undo = undo
keys-info = what is this?
keys-rotate = turn a tile
keys-list = list of all choices
keys-time = back and forth in time
keys-zoom = fit the board
bot = bot
offline = offline
sandbox = Sandbox
sandbox-make = Try it in a sandbox
sandbox-make-here = Try it in a sandbox from here
sandbox-note = A private copy of the table, with every seat yours: try a plan, undo it, try another. While the game runs, what is hidden from you is dealt anew there.
sandbox-back = Back to the table
help-table = At the table
help-leave = leaves your seat to a bot of the level you choose; “Take the seat back” stands in the bar until you do.
help-sandbox = opens a private copy of this position, or of the past one you are looking at, to try things out.
help-coach = in “How the game goes” says when asked where to look, what is worth a look, and what is best; only against bots and in sandboxes.
help-touch = Hold a finger on a card, a piece or a space to read about it. Two fingers zoom the board, one finger moves it.
dim-note = Dimmed choices say why when you focus them.
over-show = Show the result
over-hide = Look at the board
over-watch = Watch the game
verify-seed = Seed: { $seed }
chronicle = How the game goes
chronicle-result = Result
chronicle-time = Over time
chronicle-sources = By source
chronicle-luck = Luck
chronicle-analysis = Analysis
chronicle-coach = Coach
chronicle-measures = What is measured
chronicle-chart = { $measure } of every player over the game. The same as a table follows.
chronicle-as-table = As a table
chronicle-round = Round { $round }
chronicle-round-head = Round
chronicle-source = Source
chronicle-sum = In all
player = Player
luck-throws = Throws
luck-total = Total
luck-expected = Expected
luck-outcomes = Outcomes
luck-fortune = Fortune
luck-good = lucky
luck-bad = unlucky
luck-usual = as usual
luck-worse = Better than { $percent }% of all possible fortunes
luck-outcome = { $outcome }: { $count } (expected { $expected })
luck-nobody = for everybody
luck-none = Chance has not spoken yet.
luck-note-bars = Grey bars are what fell, the lines across them what was to be expected.
luck-note = The percentage says how many of all possible fortunes would have been worse.
notices = When it is your turn
notices-note = While you are away from the table, you can be told that it is your turn, and when the game is over.
notices-push = Tell me in this browser
notices-unsupported = This browser cannot show notices while the page is closed; the webhook below can.
notices-denied = Notices are forbidden for this page: allow them in the browser's settings.
notices-webhook = Web address to call (of a chat service, for example)
notices-keep = Save
notices-webhook-kept = The address is saved.
notices-webhook-gone = No address is called any more.
notices-try = Send a trial notice
notices-tried = { $delivered ->
    [0] No notice could be delivered.
    [one] 1 notice delivered.
   *[other] { $delivered } notices delivered.
}
help-notices = in the settings tells you in the browser, or in a chat through a web address, that it is your turn.

## The story

story-continue = Continue
story-pause = Hold
story-go-on = Go on
story-step = Next
story-skip = To now
story-stop = Stop here
story-left = { $count ->
    [one] 1 more
   *[other] { $count } more
}
keys-story = hold the story, next scene, to now

learn = Learn
learn-note = a guided first game of a few minutes
lesson = Lesson
lesson-step = Step { $number } of { $of }
lesson-success = Well done!
lesson-later = Possible, and good another time. For now do what is said here.

puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-note = A position and a goal that can be reached for sure: whatever the others choose and however the dice fall. The engine judges every choice.
puzzle = Puzzle
puzzle-solve = Solve it
puzzle-opening = Thinking it through…
puzzle-done = solved
puzzle-solved = Solved!
puzzle-spoiled = From here it can no longer be done for sure. Take the choice back if you can, or begin again.
puzzle-hint = Hint
puzzle-again = From the beginning
puzzle-next = Next puzzle
puzzle-all = All puzzles
grade-1 = easy
grade-2 = medium
grade-3 = hard

rule-try = Try it
rule-back = Back to the rulebook
overview = On one page
overview-of = On one page: { $game }
overview-whole = The whole rulebook
glossary = Words and icons
rulebook = Rules
rulebook-of = Rules: { $game }
rulebook-back = Back
rulebook-find = Search the rules
rulebook-print = Print
rulebook-chapters = Chapters
rulebook-read = Read the rule
rulebook-count = { $count ->
    [0] No rule has all these words
    [one] 1 rule
   *[other] { $count } rules
}
since-title = Since your last turn
since-again = Show again
replay-play = Play the game again from here
replay-stop = Stop
credits = Pictures: game-icons.net, by Lorc, Delapouite and others,
credits-licence = licence CC BY 3.0
sandboxes = Your sandboxes
yes = yes
no = no
face-down = { $count } face down

## Friends

seat-to-bot = Seat a bot
seat-to-friend = Open to a friend
level-of-bots = Level of bots
friends-title = Everybody at the table
stand-in-wait = A bot in { $seconds } s
own-link-title = On another device
own-link-note = Open the link of your seat on your phone or another computer and play on there. Keep it to yourself: whoever has it has your seat.
own-link-make = Make a link to my seat
own-link = Link to your own seat
own-link-once = It is shown only now. It works as often as you like, until you make a new one.
own-link-here = Play on this device?
own-link-here-note = This link leads to your own seat. It moves here; the other device can have it back by the same link.
own-link-go = Play on here
own-link-bad = This link leads to no seat any more. Make a new one on the device where you still play.
closed-moved = Your seat is now played on another device. Open the link of your seat here to bring it back.
join-full = Every seat at this table is taken. You can watch.
create-with = Who plays with you
create-with-friends = Friends by link
create-with-device = All on one device
create-with-bots = Only bots
share = Anybody with the link may look at this game
share-link = Link to this game
share-missing = Still to agree: { $names }.
problem-offline = The server cannot be reached. Nothing was changed; try again in a moment.
problem-malformed = The server did not understand the request. Load the page again.
problem-bad-input = This cannot be done: something in the request is not right.
problem-stranger = Only those at this table can do this. Ask for a link.
problem-not-yours = This seat is not yours.
problem-foreign-page = The request comes from another page and was not served.
problem-unknown = There is nothing here. Perhaps the link is old.
problem-stale = The table has moved on. Look at it and try again.
problem-wrong-phase = This cannot be done at the moment.
problem-too-large = It is too large.
problem-too-many = Too many requests at once: wait a moment.
problem-failed = The server had a problem. Nothing was changed.
problem-busy = The server is very busy: try again in a moment.
problem-strange = The server says something that this page does not know. Load the page again.
keys-target = to the first thing that can be chosen, and on to the next
log-moment = Look at this moment
pile-copies = { $name }, { $count } times

## Learning

tips = Tips in my first games
tip = Tip:
tips-off = No more tips
tip-seen = Got it
unfinished = Left unfinished
learn-on = Go on learning
alone = Lionsgate alone
    .goal = Eight mercenaries, one train: pay 100 to enter Lionsgate City before more than half of the towns starve. What is left is your score.
    .weight = 1 player · about an hour · no rivals, no waiting
alone-play = Play alone

devices-title = Coming back
passphrase-note = With a passphrase you can come back to all your tables on any device: it asks for one of your tables, your name there and the passphrase.
passphrase-set = A passphrase is set.
passphrase = Passphrase
passphrase-hint = Four words are good
passphrase-keep = Set it
passphrase-change = Change it
passphrase-remove = Remove it
passphrase-kept = Your passphrase is set.
devices-note = You are known on these devices:
device-here = this one
device-unnamed = A browser
device-seen = last seen { $when }
device-end = Sign out
device-end-sure = Sign out for good?
device-end-here = Without a passphrase you cannot come back to your seats from here.
return-title = Back to your tables
return-note = If you set a passphrase, this device can take your seats up again.
return-table = One of your tables
return-table-hint = Its address or name
return-name = Your name there
return-go = Come back
return-link = Have you a passphrase? Come back to your seat.

link-renew = Renew
link-renew-note = Makes a new link; the old one leads nowhere any more
spectators-title = Watching
spectator-remove = Remove
seat-free-it = Free the seat
seat-silenced = silenced
mute = Mute
unmute = Unmute
silence = Silence for all
unsilence = Let speak again
report = Report
report-why = What is wrong? The chat is sent along.
report-send = Send
reported = Reported to whoever runs this server.

clock-title = Clock
clock-none = None
clock-live = Live
clock-mail = By mail
clock-kind-note = A live clock gives each seat a bank of time, of which the first seconds of each turn are not taken. By mail there are days for each turn.
clock-bank = Bank of each seat
clock-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
clock-per-turn = Free at each turn
clock-seconds = { $count ->
    [0] nothing
    [one] one second
   *[other] { $count } seconds
}
clock-days-per-turn = For each turn
clock-days = { $count ->
    [one] one day
   *[other] { $count } days
}
clock-at-end = When time is over
clock-at-end-wait = It is only shown
clock-at-end-bot = A bot plays on until the person is back
clock-at-end-over = The game is over, without a result
clock-left = { $player }: { $time } left
clock-over = time is over
clock-soon-60 = One minute left.
clock-soon-10 = Ten seconds left.
ended-clock = The clock of { $player } has run out
ended-clock-note = The game is over without a result.

verify-numbers = The seed is the number that the server had committed to, with those added by { $names } afterwards: nobody could choose it.
verify-own = Yours is in it.
verify-own-missing = Yours is not in it.
