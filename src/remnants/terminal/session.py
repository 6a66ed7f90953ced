"""A game in the terminal: one person and bots, line by line. It works with a keyboard as well as with a script."""

import secrets
import sys
from collections import deque

from rich.console import Console
from rich.text import Text

from remnants.bots import bot
from remnants.bots.seen import Seen
from remnants.kernel.events import Event
from remnants.kernel.match import RULE_OF_UNDO, Match
from remnants.kernel.record import is_choice
from remnants.kernel.refusal import Refusal, Refused
from remnants.kernel.steps import Choice
from remnants.terminal.asking import Question
from remnants.terminal.drawing import Drawing
from remnants.terminal.scene import Scene, scene_of
from remnants.terminal.typed import Typed
from remnants.text import Texts

WIDTH = 100
LINES_KEPT = 60
PROMPT = "> "


class Session:
    """One person at one seat, bots at the others."""

    def __init__(self, match: Match, seat: int, level: str, language: str) -> None:
        self.match = match
        self.seat = seat
        self.bot = bot(match.game.name, level)
        self.texts = Texts(match.game.name, language, match.pack)
        interactive = sys.stdout.isatty()
        self.console = Console(width=None if interactive else WIDTH, highlight=False, soft_wrap=False)
        self.drawing = Drawing(match.game.name, self.console)
        self.log: deque[Text] = deque(maxlen=LINES_KEPT)
        self.going_on = True
        self.saved_at = -1
        self.own_choices = 0
        """How many choices in a row were the person's own: only those are taken back."""
        self.seed = secrets.token_hex(8) if interactive else match.seed

    # ------------------------------------------------------------------ the course of the game

    def run(self) -> None:
        """Plays until the game is over, the person leaves or the input ends."""
        facts = {"game": self.texts.title, "player": self.seat}
        self.say(self.texts.say("terminal-welcome", facts, self.scene().view), "bold")
        if not any([is_choice(answer) for answer in self.match.answers]):
            self.tell(self.match.opening)
        newly = True
        while self.going_on and self.match.seat is not None:
            if self.match.seat == self.seat:
                self.decide(newly)
                newly = False
            else:
                self.let_bot_play(self.match.seat)
                newly = True
        if self.match.seat is None:
            self.tell_end()

    def let_bot_play(self, seat: int) -> None:
        choice = self.bot.choose(Seen(self.match, seat), f"{self.seed}/{len(self.match.answers)}")
        self.own_choices = 0
        self.tell(self.match.play(choice))

    def decide(self, newly: bool) -> None:
        """Shows the table as far as it changed, asks, and does what is typed until a choice was made."""
        scene = self.scene()
        self.drawing.show_changes(scene, newly)
        self.introduce()
        question = Question(self.match, scene)
        question.show(self.console)
        typed = Typed(self, question)
        while self.going_on and self.match.seat == self.seat:
            line = self.read()
            if line is None:
                self.going_on = False
            elif typed.do(line):
                return

    def introduce(self) -> None:
        """What is said between the table and the question; at a table where nothing is learned, nothing."""

    def play(self, choice: Choice) -> None:
        self.tell(self.match.play(choice))
        self.own_choices += 1

    def undo(self) -> None:
        """Takes the person's last choice back; raises Refused where that cannot be."""
        if self.own_choices == 0:
            raise Refused(Refusal(RULE_OF_UNDO))
        self.match.undo(1)
        self.own_choices -= 1

    # ------------------------------------------------------------------ talking

    def scene(self) -> Scene:
        return scene_of(self.match, self.seat, self.texts)

    def read(self) -> str | None:
        """The next line that is typed; None when there are no more. Lines from a script are repeated for the reader."""
        try:
            line = self.console.input(Text(PROMPT, style="bold"))
        except EOFError:
            self.console.print()
            return None
        if not sys.stdin.isatty():
            self.say(line)
        return line

    def say(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style=style))

    def tell(self, events: list[Event]) -> None:
        """What happened, as far as this seat learns of it."""
        scene = self.scene()
        for event in events:
            line = Text("· " + self.texts.event(event.shown_to(self.seat), scene.view), style="dim")
            self.drawing.paint_names(line, scene)
            self.log.append(line)
            self.console.print(line)

    def tell_end(self) -> None:
        scene = self.scene()
        self.drawing.show_all(scene)
        self.say(self.texts.say("terminal-over"), "bold")
        for seat, score in enumerate(self.match.scores()):
            self.say(self.texts.say("terminal-score", {"player": seat, "score": score}, scene.view))
        winners = self.match.winners()
        names = ", ".join([scene.player(seat) for seat in winners])
        self.say(self.texts.say("terminal-winner", {"count": len(winners), "players": names}), "bold")
        ending = scene.view["worked_out"].get("ending")
        if ending is not None:
            self.say(self.texts.say("over-reason", ending, scene.view))
