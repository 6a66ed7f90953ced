"""What can be typed at a decision: a choice, or a word such as why, undo, rules, save."""

import json
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from remnants.kernel.refusal import BadInput, Refused
from remnants.terminal.asking import Offered, Question, listed

if TYPE_CHECKING:
    from remnants.terminal.session import Session

MOST_RULES_SHOWN = 6
MOST_LABELS_SHOWN = 6


class Typed:
    """Does what is typed. `do` gives True when the question has been answered or has changed."""

    def __init__(self, session: "Session", question: Question) -> None:
        self.session = session
        self.question = question
        self.texts = session.texts

    def do(self, line: str) -> bool:
        words = line.split()
        if not words:
            return False
        rest = " ".join(words[1:])
        match words[0].casefold():
            case "help" | "?":
                self.help()
            case "why":
                self.why(rest)
            case "what":
                self.what(rest)
            case "undo" if not rest:
                return self.undo()
            case "look" | "board" | "mats" | "offers" | "hand" if not rest:
                self.session.drawing.show(words[0].casefold(), self.question.scene)
                self.question.show(self.session.console)
            case "log" if not rest:
                for told in self.session.log:
                    self.session.console.print(told)
            case "rules":
                self.rules(rest)
            case "save":
                self.save(rest)
            case "quit" | "exit" if not rest:
                saved = self.session.saved_at == len(self.session.match.answers)
                self.session.say(self.texts.say("terminal-goodbye", {"saved": "yes" if saved else "no"}))
                self.session.going_on = False
            case _:
                return self.choose(line)
        return False

    # ------------------------------------------------------------------ choosing

    def choose(self, words: str) -> bool:
        option = self.one_of(words, self.question.allowed)
        if option is not None:
            try:
                self.session.play(option.choice)
            except (Refused, BadInput) as refused:
                self.session.say(str(refused), "red")
                return False
            return True
        if not self.question.find(words, self.question.allowed):
            if self.question.find(words, self.question.refused):
                self.why(words)
            else:
                self.session.say(self.texts.say("terminal-unclear", {"words": words}), "yellow")
        return False

    def one_of(self, words: str, options: list[Offered]) -> Offered | None:
        """The only option that the words mean; several are named, so that one can be picked."""
        found = self.question.find(words, options)
        if len(found) == 1:
            return found[0]
        if found:
            labels = "; ".join([f"{option.number} {option.label}" for option in found[:MOST_LABELS_SHOWN]])
            self.session.say(self.texts.say("terminal-several", {"words": words, "choices": labels}), "yellow")
        return None

    def undo(self) -> bool:
        try:
            self.session.undo()
        except Refused as refused:
            self.session.say(self.texts.refusal(refused.refusal), "yellow")
            return False
        self.session.say(self.texts.say("terminal-undone"))
        return True

    # ------------------------------------------------------------------ asking back

    def why(self, words: str) -> None:
        """The rule that forbids a choice, or everything that is not allowed now."""
        if not words:
            if self.question.refused:
                self.session.console.print(listed(self.question.refused, self.session.console.width))
            else:
                self.session.say(self.texts.say("terminal-why-nothing"))
            return
        options = self.question.refused if self.question.find(words, self.question.refused) else self.question.allowed
        option = self.one_of(words, options)
        if option is None:
            if not self.question.find(words, options):
                self.session.say(self.texts.say("terminal-unclear", {"words": words}), "yellow")
            return
        refusal = self.question.refusal(option)
        if refusal is None:
            self.session.say(self.texts.say("terminal-why-allowed", {"choice": option.label}))
            return
        sentence = self.texts.refusal(refusal, self.question.scene.view)
        self.session.say(self.texts.say("terminal-why", {"choice": option.label, "refusal": sentence}), "yellow")
        self.show_rule(refusal.rule)

    def what(self, words: str) -> None:
        """What is printed on the piece that a choice is about."""
        everything = self.question.allowed + self.question.refused
        option = self.one_of(words, everything)
        if option is None:
            if not self.question.find(words, everything):
                self.session.say(self.texts.say("terminal-unclear", {"words": words}), "yellow")
            return
        text = self.texts.explained(option.choice, self.question.scene.view)
        self.session.say(text or self.texts.say("terminal-no-text"))

    def rules(self, words: str) -> None:
        if not words:
            self.session.say(self.texts.say("terminal-rules-what"), "yellow")
            return
        found = self.texts.search(words)
        for rule in found[:MOST_RULES_SHOWN]:
            self.show_rule(rule.rule)
        for rule in found[MOST_RULES_SHOWN:]:
            self.session.say(self.texts.say("terminal-rule", {"title": rule.title, "rule": rule.rule}), "dim")
        if not found:
            self.session.say(self.texts.say("terminal-rules-none", {"words": words}), "yellow")

    def show_rule(self, rule: str) -> None:
        text = self.texts.rule(rule)
        self.session.say(self.texts.say("terminal-rule", {"title": text.title, "rule": text.rule}), "bold")
        self.session.console.print(Padding(Text(text.text), (0, 0, 0, 2)))

    # ------------------------------------------------------------------ the session

    def save(self, name: str) -> None:
        """Writes the record: it can be gone on with, shown, replayed and verified."""
        if not name:
            self.session.say(self.texts.say("terminal-save-where"), "yellow")
            return
        facts = {"file": name, "game": self.session.match.game.name}
        try:
            Path(name).write_text(json.dumps(self.session.match.dump()), encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            self.session.say(self.texts.say("terminal-not-saved", {**facts, "reason": reason}), "yellow")
            return
        self.session.saved_at = len(self.session.match.answers)
        self.session.say(self.texts.say("terminal-saved", facts))

    def help(self) -> None:
        say = self.texts.catalogue.say
        choice, words, file = [say(f"terminal-words-{name}") for name in ("choice", "words", "file")]
        table = Table(title=say("terminal-help"), title_justify="left", show_header=False, box=None)
        typed = {
            "choice": f"1, 2, 3… | {words}",
            "why": f"why [{choice}]",
            "what": f"what {choice}",
            "undo": "undo",
            "look": "look | board | mats | offers | hand",
            "log": "log",
            "rules": f"rules {words}",
            "save": f"save {file}",
            "quit": "quit",
        }
        for name, form in typed.items():
            table.add_row(Text(form, style="bold"), say("terminal-help", name))
        self.session.console.print(table)
