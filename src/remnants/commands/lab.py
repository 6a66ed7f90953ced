"""`remnants lab`: the laboratory's own commands. They are imported when they are called."""

from cyclopts import App

lab = App(name="lab", help="Arena, ratings and balance reports.", help_format="plaintext")
lab.command("remnants.lab.arena:arena", name="arena", help="Let bots play each other and rate them.")
lab.command("remnants.lab.balance:balance", name="balance", help="See how balanced a game or a pack is.")
lab.command("remnants.lab.strength.ladder:ladder", name="ladder", help="See how strong each bot of a game is.")
lab.command("remnants.lab.tuning.tune:tune", name="tune", help="Find better weights for a game's evaluation.")
lab.command(
    "remnants.lab.tuning.evolve:evolve", name="evolve", help="Let weights evolve in games against their neighbours."
)
lab.command("remnants.lab.train:train", name="train", help="Train the network that judges a game's positions.")
