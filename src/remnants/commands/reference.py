"""The rule reference in docs/rules, written from the texts of the games: `python -m remnants.commands.reference`."""

from pathlib import Path

from remnants import kits
from remnants.text import LANGUAGES, Texts

FOLDER = Path("docs") / "rules"
INTRODUCTION = {
    "en": "Generated from the texts of the game by `python -m remnants.commands.reference`; the ids are cited by "
    "refusals, by the code and by the tests.",
    "it": "Generato dai testi del gioco con `python -m remnants.commands.reference`; gli identificativi sono citati "
    "dai rifiuti, dal codice e dai test.",
}


def reference(folder: Path = FOLDER) -> None:
    """Write the rule reference of every game in every language.

    Parameters
    ----------
    folder
        Where the files go.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, encoding="utf-8")
        print(folder / name)


def pages() -> dict[str, str]:
    """The reference: the text of every file by its name."""
    return {f"{game}.{language}.md": page_of(game, language) for game in kits.names() for language in LANGUAGES}


def page_of(game: str, language: str) -> str:
    """The rules of a game as one page, a heading for each chapter."""
    texts = Texts(game, language)
    lines = [f"# {texts.title}", "", INTRODUCTION[language]]
    for heading, rules in texts.chapters():
        lines += ["", f"## {heading}"] if heading else []
        for rule in rules:
            lines += ["", f"### {rule.title}", "", f"`{rule.rule}`", "", rule.text]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    reference()
