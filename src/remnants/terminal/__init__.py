"""Playing in the terminal: the part that all games share.

A game plugs in with what its kit (`remnants.kits.Kit`) names, and with its texts; nothing here needs to change.

`Kit.naming` gives a class that names the game's pieces for people (also used by logs and reports):

    class <Game>Naming(remnants.text.Naming):
        def facts_of(self, choice, view) -> dict[str, Any]    # ("play", 17) -> {"card": 17}
        def asked(self, step, view) -> dict[str, Any]         # facts that the prompt of a step uses, {} mostly
        def thing(self, kind, value, view) -> str | int       # of a declared kind: ("card", 17) -> "Grenade"
        def character(self, seat, view) -> str                # the gang or hero of a seat, for statistics, or ""
        def explained(self, choice, view) -> str              # rules text of the piece a choice is about, or ""

`Kit.drawings` gives a module that draws what a seat sees, from its view only. Each function takes a
`remnants.terminal.Scene` (`view`, `state` = view["state"], `seat`, `texts`, `pack`) and gives a rich renderable
that fits into 100 columns; it must not fail at any decision of a game, nor for a spectator (`seat` None).
`view["asked"]` holds the numbers of the question (the data of its frame) when the seat is the one that decides:

    def situation(scene)      # one line: round, phase, what everybody should know
    def board(scene)          # the board or map: spaces, figures (colour and letter), tiles
    def mats(scene)           # every player: money, score, what lies in front of them
    def offers(scene)         # common rows: markets, recruits, events; what can be bought or built
    def hand(scene)           # the seat's own hand with the text of each card

To be left out at will (`remnants.terminal.beside.Beside` puts two pictures side by side where there is room):

    INSIDE_THE_BOARD = ()     # parts that `board` shows as well, such as ("mats",)
    def style(scene, seat)    # the colour of a player, a rich style (left out: one for each seat)

`text/<language>/play.ftl` in the kit's folder says what is asked, chosen and told, in the terminal and on the page
alike (the page has further words of its own in table.ftl):

    play-title                       # the name of the game
    step-<step>                      # the prompt; dots of the step's name become dashes; .other is for those who wait
    choice-<verb>                    # the label of a choice; .<step> is its label in that step
    event-<kind>                     # what happened; spaces of the kind become dashes; .own is the sentence for whoever
                                     # was shown the secret part: said if it lacks no fact
    over-reason                      # how it was won, from `ending` of what is worked out with a view, if it is there
    play-...                         # any words that the game's terminal package says

All placeholders are facts, each called what `thing` says for its declared kind: names are texts, amounts stay numbers.
"""

from remnants.terminal.scene import Scene

__all__ = ["Scene"]
