"""The frames of a game as Python source: a function for each step whose frames carry numbers, which names them."""

from remnants.kernel.declarations import Declarations, Numbers


def frames_source(declared: Declarations) -> str:
    """The module `frames.py` of a game."""
    lines = [
        '"""Frames by name, made from their declarations by `python -m remnants.declaring`. Do not edit."""',
        "",
        "from remnants.kernel.agenda import Frame",
    ]
    for numbers in declared.frames.values():
        lines += ["", "", *function_of(numbers)]
    return "\n".join(lines) + "\n"


def function_of(numbers: Numbers) -> list[str]:
    name = numbers.step.replace(".", "_").replace("-", "_")
    given = [f"{part}: list[int]" if form.many else f"{part}: int" for part, form in numbers.parts.items()]
    data = [f"*{part}" if form.many else part for part, form in numbers.parts.items()]
    whole = f"({data[0]},)" if len(data) == 1 else f"({', '.join(data)})"
    return [
        f"def {name}(seat: int, {', '.join(given)}) -> Frame:",
        f'    return Frame("{numbers.step}", seat, {whole})',
    ]
