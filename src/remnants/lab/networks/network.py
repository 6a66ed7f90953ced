"""The network that is trained: two hidden layers that give each seat a mark. Training is plain NumPy, its file ONNX.

It is small (tens of thousands of weights) and learns from some hundred thousand positions, which takes minutes on one
core, so a framework of several gigabytes would bring nothing.
"""

from pathlib import Path
from typing import Any, Final

import numpy

from remnants.judges.judge import MARKS, MOST_PLAYERS, ROWS

Numbers = numpy.ndarray[Any, numpy.dtype[numpy.float32]]
FARTHEST: Final = 6.0
"""A number further from its average than so many standard deviations is taken to be so far."""
FIRST_DECAY: Final = 0.9
SECOND_DECAY: Final = 0.999
TINY: Final = 1e-8


class Network:
    """Marks for rows: numbers brought to one scale, two hidden layers, and a scale for each number of players."""

    def __init__(self, parts: dict[str, Numbers]) -> None:
        self.parts = parts

    @staticmethod
    def fresh(rows: Numbers, hidden: tuple[int, int], random: numpy.random.Generator) -> "Network":
        """A network that has learned nothing, for rows like these."""
        spread = rows.std(axis=0)
        parts = {"average": rows.mean(axis=0), "spread": numpy.where(spread > 1e-4, spread, 1.0)}
        before = rows.shape[1]
        for number, units in enumerate((*hidden, 1)):
            scale = (2.0 / before) ** 0.5 * (0.1 if units == 1 else 1.0)
            parts[f"weights{number}"] = random.normal(0.0, scale, (before, units))
            parts[f"bias{number}"] = numpy.zeros(units)
            before = units
        parts["sharpness"] = numpy.ones(MOST_PLAYERS)
        return Network({name: part.astype(numpy.float32) for name, part in parts.items()})

    def brought_to_scale(self, rows: Numbers) -> Numbers:
        scaled: Numbers = (rows - self.parts["average"]) / self.parts["spread"]
        return numpy.clip(scaled, -FARTHEST, FARTHEST)

    def marks(self, rows: Numbers) -> Numbers:
        """A mark for each row."""
        column = self.layers(self.brought_to_scale(rows))[-1][:, 0]
        marks: Numbers = column * (rows[:, :MOST_PLAYERS] @ self.parts["sharpness"])
        return marks

    def layers(self, scaled: Numbers) -> list[Numbers]:
        """What each layer says to rows brought to scale."""
        first = numpy.maximum(scaled @ self.parts["weights0"] + self.parts["bias0"], 0.0)
        second = numpy.maximum(first @ self.parts["weights1"] + self.parts["bias1"], 0.0)
        return [first, second, second @ self.parts["weights2"] + self.parts["bias2"]]

    def slopes(self, scaled: Numbers, slope_of_marks: Numbers) -> dict[str, Numbers]:
        """How the error changes with each weight, from how it changes with each mark."""
        first, second, _ = self.layers(scaled)
        found: dict[str, Numbers] = {}
        slope = slope_of_marks[:, None]
        for number, below in ((2, second), (1, first), (0, scaled)):
            found[f"weights{number}"] = below.T @ slope
            found[f"bias{number}"] = slope.sum(axis=0)
            if number:
                slope = (slope @ self.parts[f"weights{number}"].T) * (below > 0)
        return found

    def copy(self) -> "Network":
        return Network({name: part.copy() for name, part in self.parts.items()})

    def onnx(self) -> bytes:
        """The same as an ONNX file."""
        from onnx import TensorProto, checker, helper, numpy_helper

        def node(kind: str, inputs: list[str], output: str) -> Any:
            return helper.make_node(kind, inputs, [output])

        steps = [node("Sub", [ROWS, "average"], "centred"), node("Div", ["centred", "spread"], "unbounded")]
        steps.append(node("Clip", ["unbounded", "lowest", "highest"], "layer0"))
        for number in range(3):
            inputs = [f"layer{number}", f"weights{number}", f"bias{number}"]
            steps.append(node("Gemm", inputs, f"sum{number}"))
            if number < 2:
                steps.append(node("Relu", [f"sum{number}"], f"layer{number + 1}"))
        steps.append(node("Slice", [ROWS, "begin", "end", "axis"], "players"))
        steps.append(node("MatMul", ["players", "sharpness_column"], "scale"))
        steps.append(node("Mul", ["sum2", "scale"], "column"))
        steps.append(node("Squeeze", ["column", "axis"], MARKS))
        constants = {name: part for name, part in self.parts.items() if name != "sharpness"}
        constants |= {
            "sharpness_column": self.parts["sharpness"][:, None],
            "lowest": numpy.array(-FARTHEST, dtype=numpy.float32),
            "highest": numpy.array(FARTHEST, dtype=numpy.float32),
        }
        whole = {"begin": [0], "end": [MOST_PLAYERS], "axis": [1]}
        tensors = [numpy_helper.from_array(part, name) for name, part in constants.items()]
        tensors += [
            numpy_helper.from_array(numpy.array(value, dtype=numpy.int64), name) for name, value in whole.items()
        ]
        size = len(self.parts["average"])
        rows = helper.make_tensor_value_info(ROWS, TensorProto.FLOAT, ["seats", size])
        marks = helper.make_tensor_value_info(MARKS, TensorProto.FLOAT, ["seats"])
        graph = helper.make_graph(steps, "chances", [rows], [marks], tensors)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
        checker.check_model(model)
        content: bytes = model.SerializeToString()
        return content

    @staticmethod
    def read(file: Path) -> "Network":
        """The network in an ONNX file that was written here."""
        import onnx
        from onnx import numpy_helper

        held = {tensor.name: numpy_helper.to_array(tensor) for tensor in onnx.load(file).graph.initializer}
        names = ["average", "spread", *[f"{part}{number}" for number in range(3) for part in ("weights", "bias")]]
        parts = {name: held[name].copy() for name in names}
        return Network(parts | {"sharpness": held["sharpness_column"][:, 0].copy()})


class Adam:
    """Changes weights by their slopes, each by about as much however steep it is (Kingma and Ba 2014)."""

    def __init__(self, network: Network, decay: float) -> None:
        self.network = network
        self.decay = decay
        """How much large weights are held back."""
        learned = [name for name in network.parts if name.startswith(("weights", "bias"))]
        self.first = {name: numpy.zeros_like(network.parts[name]) for name in learned}
        self.second = {name: numpy.zeros_like(network.parts[name]) for name in learned}
        self.steps = 0

    def step(self, slopes: dict[str, Numbers], pace: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            self.first[name] += (1 - FIRST_DECAY) * (slope - self.first[name])
            self.second[name] += (1 - SECOND_DECAY) * (slope * slope - self.second[name])
            direction = self.first[name] / (1 - FIRST_DECAY**self.steps)
            size = numpy.sqrt(self.second[name] / (1 - SECOND_DECAY**self.steps)) + TINY
            part = self.network.parts[name]
            if name.startswith("weights"):
                part *= 1 - pace * self.decay
            part -= pace * direction / size
