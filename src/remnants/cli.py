"""The command line. Each command is a module of its own in `remnants.commands`, imported when it is called."""

import os
import sys

from cyclopts import App, CycloptsError

from remnants import __version__, plugins
from remnants.extras import how_to_get
from remnants.kernel.refusal import BadInput, Refused

BAD_INPUT = 2
INTERRUPTED = 130

app = App(
    name="remnants",
    help="City of Remnants, Remnants of Aylkor and Return to Lionsgate City. Every command takes --plugin FILE: Python "
    "code of a pack's author with effect words of its own; name only what you trust.",
    version=__version__,
    help_format="plaintext",
    result_action="return_int_as_exit_code_else_zero",
)
app.command("remnants.commands.play:play", name="play", help="Play a game against bots.")
app.command("remnants.commands.learn:learn", name="learn", help="Learn a game by playing it.")
app.command("remnants.commands.puzzle:puzzle", name="puzzle", help="Solve a puzzle.")
app.command("remnants.commands.reports:reports", name="reports", help="Show what people at a server reported.")
app.command("remnants.commands.serve:serve", name="serve", help="Serve tables for people and bots in the browser.")
app.command("remnants.commands.simulate:simulate", name="simulate", help="Let bots play many games and count.")
app.command("remnants.commands.rules:rules", name="rules", help="Read and search the rules.")
app.command("remnants.commands.record:app", name="record", help="Show, verify or replay a record.")
app.command("remnants.commands.analyse:analyse", name="analyse", help="Tell how a recorded game went, and why.")
app.command("remnants.commands.pack:app", name="pack", help="Begin or check a content pack.")
app.command("remnants.commands.bench:bench", name="bench", help="Measure how fast the rules run here.")
app.command("remnants.commands.lab:lab", name="lab", help="Arena, ratings and balance reports.")
app.command("remnants.commands.learn:app", name="tutorial", help="Check the lessons and the puzzles.")
app.command("remnants.commands.reference:reference", name="reference", help="Write the rule reference.", show=False)


def run(words: list[str]) -> int:
    """Runs a command and gives its exit code. Bad input is one line on the error output, never a traceback."""
    try:
        code: int = app(without_plugins(words), exit_on_error=False, print_error=False)
    except CycloptsError as error:
        return complain(in_one_line(str(error)) + " (remnants --help lists what there is)")
    except BadInput as error:
        return complain(str(error))
    except Refused as refused:
        return complain(f"the rules refuse it: {refused}")
    except ImportError as error:
        missing = error if isinstance(error, ModuleNotFoundError) else error.__cause__
        if not isinstance(missing, ModuleNotFoundError) or not missing.name or missing.name.startswith("remnants"):
            raise
        return complain(how_to_get(missing.name))
    except BrokenPipeError:
        raise
    except OSError as error:
        return complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def without_plugins(words: list[str]) -> list[str]:
    """The words without `--plugin FILE`, which may stand anywhere; the plug-ins are named."""
    left: list[str] = []
    named: list[str] = []
    given = iter(words)
    for word in given:
        if word == "--plugin":
            named.append(next(given, ""))
        elif word.startswith("--plugin="):
            named.append(word.removeprefix("--plugin="))
        else:
            left.append(word)
    if named:
        plugins.name(named)
    return left


def complain(sentence: str) -> int:
    print(f"remnants: {sentence}", file=sys.stderr)
    return BAD_INPUT


def in_one_line(text: str) -> str:
    return " ".join(text.split())


def main() -> None:
    """The entry point of the `remnants` command."""
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    sys.exit(code)


if __name__ == "__main__":
    main()
