"""`remnants lab`: the laboratory's own commands. They are imported when they are called."""

from importlib.util import find_spec

from cyclopts import App

from remnants.kernel.refusal import BadInput

HOW_TO_INSTALL = "the laboratory is not installed here; pip install 'remnants[lab]' brings it"
NEEDED = ["polars", "openskill", "matplotlib", "optuna"]

lab = App(name="lab", help="Arena, ratings and balance reports.", help_format="plaintext")


def missing() -> list[str]:
    """The libraries of the laboratory that are not installed."""
    return [name for name in NEEDED if find_spec(name) is None]


if missing():

    @lab.default
    def not_installed(*words: str) -> None:
        """The laboratory is not installed here."""
        raise BadInput(HOW_TO_INSTALL)
else:
    lab.command("remnants.lab.arena:arena", name="arena", help="Let bots play each other and rate them.")
    lab.command("remnants.lab.balance:balance", name="balance", help="See how balanced a game or a pack is.")
    lab.command("remnants.lab.tune:tune", name="tune", help="Find better weights for a game's evaluation.")
