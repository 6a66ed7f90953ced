"""Small mistakes that somebody might make in the rules: what could be changed in a module, and the changed code."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType
from typing import Final, NamedTuple

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
OPPOSITE: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
BODIES: Final = ("body", "orelse", "finalbody")
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)


class Mutation(NamedTuple):
    """One change in one function. `site` counts the changes that are possible in the module, in reading order."""

    path: Path
    site: int
    line: int
    statement: int
    """The line where the statement that holds it begins."""
    function: str
    """The qualified name of the outermost function that holds it."""
    begins: int
    """The line where the code of that function begins."""
    change: str
    """What was there and what is there instead."""


Change = tuple[ast.AST, str, Callable[[], None]]
"""Where it is, what it does in words, and the deed."""


def mutations_in(path: Path) -> list[Mutation]:
    """Every change that can be made inside the functions of a module."""
    found: list[Mutation] = []
    for name, function in functions_in(ast.parse(path.read_text(encoding="utf-8"))):
        begins = min([function.lineno, *[decorator.lineno for decorator in function.decorator_list]])
        for node, words, _ in changes_in(function):
            line: int = getattr(node, "lineno", begins)
            found.append(Mutation(path, len(found), line, statement_of(function, line), name, begins, words))
    return found


def statement_of(function: ast.AST, line: int) -> int:
    """Where the innermost statement that reaches over a line begins."""
    around = [
        node.lineno
        for node in ast.walk(function)
        if isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or node.lineno)
    ]
    return max(around)


def mutated(mutation: Mutation) -> CodeType:
    """The code of the mutation's function with the change made."""
    tree = ast.parse(mutation.path.read_text(encoding="utf-8"))
    number = 0
    for _, function in functions_in(tree):
        for _, _, deed in changes_in(function):
            if number == mutation.site:
                deed()
                module = compile(ast.fix_missing_locations(tree), str(mutation.path), "exec")
                return code_of(module, mutation)
            number += 1
    raise ValueError(f"{mutation.path} has no change number {mutation.site}")


def code_of(module: CodeType, mutation: Mutation) -> CodeType:
    """The code of a function, found by its name and place in the compiled module."""
    inside = [constant for constant in module.co_consts if isinstance(constant, CodeType)]
    for code in inside:
        if code.co_qualname == mutation.function and code.co_firstlineno == mutation.begins:
            return code
    for code in inside:
        if mutation.function.startswith(f"{code.co_qualname}."):
            return code_of(code, mutation)
    raise ValueError(f"{mutation.path} has no function {mutation.function}")


def functions_in(node: ast.AST, within: str = "") -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """The functions of a module and the methods of its classes, with their qualified names."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, FUNCTIONS):
            yield f"{within}{child.name}", child
        elif isinstance(child, ast.ClassDef):
            yield from functions_in(child, f"{within}{child.name}.")


def changes_in(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[Change]:
    """All changes in a function. Annotations, defaults and docstrings are left alone: tests cannot see them."""
    found: list[Change] = []
    for number, statement in enumerate(function.body):
        if number == 0 and is_docstring(statement):
            continue
        found += removals(function.body, number)
        found += changes_below(statement)
    return found


def changes_below(node: ast.AST) -> list[Change]:
    """The changes at a node and everywhere inside it."""
    if isinstance(node, ast.Assert | ast.Raise):
        return []
    found = [*of_comparison(node), *of_truth(node), *of_number(node), *of_reckoning(node)]
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "args") and not isinstance(node, ast.Call):
            continue
        if name in BODIES and isinstance(value, list):
            for number in range(len(value)):
                found += removals(value, number)
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                found += changes_below(child)
    return found


def is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def removals(body: list[ast.stmt], number: int) -> list[Change]:
    """A statement that does something is left out."""
    statement = body[number]
    if not isinstance(statement, ast.Expr | ast.AugAssign | ast.Continue | ast.Break) or is_docstring(statement):
        return []

    def deed() -> None:
        body[number] = ast.copy_location(ast.Pass(), statement)

    return [(statement, f"{ast.unparse(statement)}  ->  nothing", deed)]


def replaced(node: ast.AST, alter: Callable[[], None], restore: Callable[[], None]) -> Change:
    """A change in words: the node is written down as it is and as it would be."""
    before = ast.unparse(node)
    alter()
    after = ast.unparse(node)
    restore()
    return node, f"{before}  ->  {after}", alter


def of_comparison(node: ast.AST) -> Iterator[Change]:
    if not isinstance(node, ast.Compare):
        return
    for place, operator in enumerate(node.ops):
        yield replaced(node, *setting(node.ops, place, COMPARED[type(operator)](), operator))


def setting(
    operators: list[ast.cmpop], place: int, other: ast.cmpop, own: ast.cmpop
) -> tuple[Callable[[], None], Callable[[], None]]:
    return lambda: operators.__setitem__(place, other), lambda: operators.__setitem__(place, own)


def of_truth(node: ast.AST) -> Iterator[Change]:
    """`and` for `or`, a condition turned round, a truth value for the other."""
    if isinstance(node, ast.BoolOp):
        own = node.op
        other: ast.boolop = ast.Or() if isinstance(own, ast.And) else ast.And()
        yield replaced(node, lambda: setattr(node, "op", other), lambda: setattr(node, "op", own))
    elif isinstance(node, ast.If | ast.While | ast.IfExp) and isinstance(
        node.test, ast.Name | ast.Attribute | ast.Call
    ):
        plain = node.test
        turned = ast.copy_location(ast.UnaryOp(ast.Not(), plain), plain)
        yield plain, f"{ast.unparse(plain)}  ->  {ast.unparse(turned)}", lambda: setattr(node, "test", turned)
    elif isinstance(node, ast.If | ast.While | ast.IfExp) and isinstance(node.test, ast.UnaryOp):
        turned_back = node.test.operand
        words = f"{ast.unparse(node.test)}  ->  {ast.unparse(turned_back)}"
        yield node.test, words, lambda: setattr(node, "test", turned_back)


def of_number(node: ast.AST) -> Iterator[Change]:
    if not isinstance(node, ast.Constant) or not isinstance(node.value, int):
        return
    own = node.value
    other = not own if isinstance(own, bool) else own + 1
    yield replaced(node, lambda: setattr(node, "value", other), lambda: setattr(node, "value", own))


def of_reckoning(node: ast.AST) -> Iterator[Change]:
    """Plus for minus and the like; the least for the most."""
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in RECKONED:
        own = node.op
        other = RECKONED[type(own)]()
        yield replaced(node, lambda: setattr(node, "op", other), lambda: setattr(node, "op", own))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in OPPOSITE:
        name = node.func
        first = name.id
        yield replaced(node, lambda: setattr(name, "id", OPPOSITE[first]), lambda: setattr(name, "id", first))
