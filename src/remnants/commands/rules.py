"""`remnants rules`: reading the rules, and finding those that no test carries."""

from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from remnants import kits
from remnants.commands.untested import untested_rules
from remnants.kernel.refusal import BadInput
from remnants.text import RuleText, Texts
from remnants.text.catalogue import check_language


def rules(
    game: str | None = None,
    *,
    search: Annotated[tuple[str, ...], Parameter(consume_multiple=True, negative="")] = (),
    lang: str = "en",
    untested: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Read and search the rules.

    Parameters
    ----------
    game
        city, aylkor or lionsgate; left out, all of them.
    search
        Show only rules in which all these words occur.
    lang
        en or it.
    untested
        List the rules that no test carries, by their ids. It needs a checkout of the source.
    """
    if game is not None and game not in kits.names():
        raise BadInput(f"there is no game {game!r}; there are {', '.join(kits.names())}")
    check_language(lang)
    names = [game] if game is not None else kits.names()
    if untested:
        for name in names:
            print("".join([f"{rule}\n" for rule in untested_rules(name)]), end="")
        return
    console = Console()
    words = " ".join(search).strip()
    found = 0
    for name in names:
        texts = Texts(name, lang)
        chapters = [("", texts.search(words))] if words else texts.chapters()
        if any([chosen for _, chosen in chapters]):
            console.rule(texts.title, align="left")
        for heading, chosen in chapters:
            if heading:
                console.print(Text(f"{heading}\n", style="bold underline"))
            for rule in chosen:
                print_rule(console, rule)
            found += len(chosen)
    if not found:
        raise BadInput(f"no rule holds the words {words!r}; fewer or other words may find one")


def print_rule(console: Console, rule: RuleText) -> None:
    console.print(Text.assemble((rule.title, "bold"), "  ", (rule.rule, "dim")))
    console.print(Padding(Text(rule.text), (0, 0, 1, 2)))
