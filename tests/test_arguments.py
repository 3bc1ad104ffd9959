"""What kernels take and give: trees, layouts of arrays, results in given arrays, constants."""

import cProfile
import enum
import re
from dataclasses import dataclass
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np
import pytest

import tinyir as ti
from tinyir import cli
from tinyir.driver import Options, compiled, stage_text
from tinyir.emit.cheader import header
from tinyir.emit.lowering import lower
from tinyir.emit.machine import MACHINES
from tinyir.emit.render import render_module, render_schedule
from tinyir.emit.schedule import schedule
from tinyir.frontend.kernel import KernelFunction
from tinyir.frontend.trees import flatten
from tinyir.ir.parse import parse_graphs
from tinyir.ir.text import print_graph
from tinyir.ir.verify import verify
from tinyir.source import Source
from tinyir.stages import Stage

pytestmark = pytest.mark.usefixtures("way")

X = np.arange(6, dtype=np.float32).reshape(2, 3)
Y = np.array([[0.5, -1.0, 2.0], [3.0, -0.0, 1.0]], np.float32)


@ti.jit
def combine(x, y):
    return x * 2 + y


# Trees.


class Pair(NamedTuple):
    first: Any
    second: Any


@dataclass
class Layer:
    weight: Any
    bias: Any


class Seven(enum.IntEnum):
    SEVEN = 7


TREES = {
    "tuple": (X, Y),
    "list": [X, Y, X],
    "named_tuple": Pair(X, Y),
    "dict": {"x": X, "y": Y},
    "dataclass": Layer(X, Y),
    "nested": {"layers": [Layer(X, (Y,)), Layer(Y, (X,))], "last": Pair(X, {"scale": Y})},
    "tuple_of_one": (X,),
    "state_dict": {"h.0.attn.weight": X, "h.0.attn.bias": Y, "h_0_attn.bias": X, "h": {0: Y}},
    "odd_keys": {"": X, " ": Y, ".": X, "_": Y, "3.w": X, "a b": Y, "\u03b2": X, -1: Y, "if": X},
}


@ti.jit
def scaled_state(d):
    return {key: 2 * value for key, value in d.items()}


@ti.jit
def doubled(tree):
    leaves, structure = flatten(tree, "tree")
    return ti.frontend.trees.unflatten(structure, iter([2 * leaf for _, leaf in leaves]))


@pytest.mark.parametrize("name", TREES)
def test_trees_go_in_and_come_out(name):
    tree = TREES[name]
    returned = doubled(tree)
    leaves, structure = flatten(returned, "")
    expected, wanted = flatten(tree, "")
    assert structure == wanted
    for (_, got), (_, given) in zip(leaves, expected, strict=True):
        np.testing.assert_array_equal(got, 2 * given, strict=True)


def test_names_of_nested_arrays():
    made = doubled.compile(TREES["nested"])
    assert [each.name for each in made.inputs] == [
        "tree_layers_0_weight",
        "tree_layers_0_bias_0",
        "tree_layers_1_weight",
        "tree_layers_1_bias_0",
        "tree_last_first",
        "tree_last_second_scale",
    ]


@pytest.mark.parametrize(
    ("keys", "arguments", "results"),
    [
        (("ln1.g", "h.0.c_attn.w"), ("d_ln1_g", "d_h_0_c_attn_w"), ("ln1_g", "h_0_c_attn_w")),
        (("a.b", "a_b", "a/b"), ("d_a_b", "d_a_b_2", "d_a_b_3"), ("a_b", "a_b_1", "a_b_2")),
        (("a.b.1", "a.b"), ("d_a_b_1_1", "d_a_b"), ("a_b_1", "a_b")),
        (("a_b", "a_b.1", "a.b"), ("d_a_b", "d_a_b_1_1", "d_a_b_2"), ("a_b", "a_b_1", "a_b_2")),
        ((0, "0", -1), ("d_0", "d_0_1", "d__1"), ("out0", "out0_1", "_1")),
        (
            ("", ".", "_", "3.w"),
            ("d_", "d__", "d___1", "d_3_w"),
            ("out", "out_", "out__1", "out3_w"),
        ),
    ],
    ids=lambda names: str(names[0]),
)
def test_names_in_c_are_made_of_keys(keys, arguments, results):
    """A number keeps names apart; an argument that is an array has its own name in any case."""
    copied = ti.jit(lambda d, d_a_b_1: {key: value + d_a_b_1 for key, value in d.items()})
    types = dict.fromkeys(keys, ti.f32[2, 3])
    traced = copied.trace({"d": types, "d_a_b_1": ti.f32[2, 3]}, {})
    assert [each.name for each in traced.graph.signature.inputs] == [*arguments, "d_a_b_1"]
    assert [each.name for each in traced.graph.signature.outputs] == [*results]
    prototype = header("d", [traced.graph.signature]).prototypes[0]
    names = [each.declaration.split("*")[1] for each in prototype.parameters]
    assert names == [*arguments, "d_a_b_1", *results]


def test_letters_beyond_ascii_are_underscores_in_c():
    """Other text has them as they are."""
    types = {"größe.w": ti.f32[2], "x²": ti.f32[2], "β": ti.f32[2]}
    made = ti.jit(lambda d: d["größe.w"] + d["x²"] + d["β"]).compile(types)
    assert [each.name for each in made.inputs] == ["d_größe_w", "d_x²", "d_β"]
    assert re.findall(r"\*(d_\w+)", made.header) == ["d_gr__e_w", "d_x_", "d__"]
    assert parse_graphs(made.text("graph"), "text", {})[0].signature == made._traced.graph.signature


STATE = {"ln1.g": X, 7: Y}


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"ln1.g": X.T}, """expects 'd["ln1.g"]: f32[2, 3]', got the shape (3, 2)"""),
        ({7: 2}, "expects 'd[7]: f32[2, 3]', got 'int'"),
        ({7: X.astype(int)}, "expects 'd[7]: f32[2, 3]', got the dtype 'int64'"),
        (
            {"ln1_g": X},
            """'scaled_state' was compiled for 'd: {"ln1.g": array, 7: array}', got '{"ln1.g": """,
        ),
        ({(): X}, "The key () of the dict 'd' is neither a str nor an int"),
    ],
)
def test_messages_show_keys_as_they_are(changed, message):
    with pytest.raises((TypeError, ValueError), match=re.escape(message)) as raised:
        scaled_state.compile(STATE)(STATE | changed)
    assert raised.value.location.file == "test_arguments.py"


@pytest.mark.parametrize("key", [7.0, np.int64(7), Seven.SEVEN], ids=repr)
def test_keys_that_only_equal_an_int_are_none(key):
    with pytest.raises(TypeError, match="of the dict 'd' is neither a str nor an int"):
        scaled_state.compile(STATE)({"ln1.g": X, key: Y})


def test_outputs_are_shown_by_their_keys():
    out = {"ln1.g": np.empty_like(X), 7: np.empty((3, 2), np.float32)}
    message = "'scaled_state' writes 'out[7]: f32[2, 3]', got an array of shape (3, 2) for it"
    with pytest.raises(ValueError, match=re.escape(message)):
        scaled_state(STATE, out=out)


def test_another_nesting_is_another_specialisation():
    made = doubled.compile((X, Y))
    with pytest.raises(TypeError, match=r"'tree: \(array, array\)', got '\[array, array\]'"):
        made([X, Y])
    np.testing.assert_array_equal(doubled([X, Y])[1], 2 * Y)


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        (2.0, "must be an array, got 'float'"),
        (True, "must be an array, got 'bool'"),
        (X.view(np.matrix), "must be an array, got 'matrix'"),
        (np.ma.masked_array([1.0], [True]), "must be an array, got 'MaskedArray'"),
        (np.array(["a"]), "The dtype '<U1' is not supported"),
        (np.array([1j]), "The dtype 'complex128' is not supported"),
        (np.array([None]), "The dtype 'object' is not supported"),
        ({1.5: X}, "The key 1.5 of the dict 'tree' is neither a str nor an int"),
        ({"ln.1": [{True: X}]}, """The key True of the dict 'tree["ln.1"][0]' is neither a str"""),
        ({"ln.1": [2.0]}, """The argument 'tree["ln.1"][0]' of 'doubled' must be an array"""),
        ({7: Layer(X, "b")}, "The argument 'tree[7].bias' of 'doubled' must be an array"),
        ({"it's": Pair(X, 1)}, """'tree["it's"].second' of 'doubled' must be an array"""),
    ],
)
def test_what_is_no_array_is_refused(argument, message):
    with pytest.raises(TypeError, match=re.escape(message)):
        doubled(argument)


def test_scalars_by_position_have_a_hint():
    with pytest.raises(TypeError, match="make it static: a keyword-only parameter"):
        combine(X, 2.0)


# Static arguments.


@ti.jit
def scaled(x, *, factor=1, mode="sum"):
    return np.sum(x * factor) if mode == "sum" else x * factor


@pytest.mark.parametrize("factor", [2, 2.0, np.float64(2), np.int8(2), True, -0.0, float("nan")])
def test_static_arguments_specialise(factor):
    computed = scaled(X, factor=factor, mode="product")
    np.testing.assert_array_equal(computed, X * factor, strict=True)
    np.testing.assert_array_equal(np.signbit(computed), np.signbit(X * factor))


def test_static_arguments_can_be_left_out():
    assert scaled(X) == 15.0


def test_static_arguments_are_hashable():
    with pytest.raises(TypeError, match="The static argument 'factor' of 'scaled' must be hash"):
        scaled(X, factor=[1, 2])


# Layouts: C reads contiguous, aligned arrays of the machine's byte order; others are copied.


class Own(np.ndarray):
    """A subclass that computes as arrays do."""


def misaligned(array):
    held = np.empty(array.nbytes + 1, np.uint8)
    held[1:] = array.reshape(-1).view(np.uint8)
    return held[1:].view(array.dtype).reshape(array.shape)


def read_only(array):
    array = array.copy()
    array.setflags(write=False)
    return array


LAYOUTS = {
    "fortran": np.asfortranarray,
    "transposed": lambda array: array.T.copy().T,
    "reversed": lambda array: array[::-1, ::-1],
    "stepped": lambda array: np.repeat(array, 2, axis=1)[:, ::2],
    "repeated": lambda array: np.broadcast_to(array[:1], array.shape),
    "misaligned": misaligned,
    "read_only": read_only,
    "byte_swapped": lambda array: array.astype(array.dtype.newbyteorder()),
    "subclass": lambda array: array.view(Own),
}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts(layout):
    given = LAYOUTS[layout](X)
    before = given.copy()
    computed = combine(given, Y)
    assert type(computed) is np.ndarray
    np.testing.assert_array_equal(computed, np.asarray(given * 2 + Y, np.float32), strict=True)
    np.testing.assert_array_equal(given, before)
    into = np.empty_like(X)
    combine(given, Y, out=into)
    np.testing.assert_array_equal(into, computed)


@pytest.mark.parametrize(
    "shape", [(), (0,), (2, 0, 3), (1,), (1, 1, 1)], ids=lambda shape: "x".join(map(str, shape))
)
def test_small_shapes(shape):
    x = np.full(shape, 1.5, np.float32)
    computed = combine(x, x)
    assert type(computed) is (np.ndarray if shape else np.float32)
    np.testing.assert_array_equal(computed, x * 2 + x, strict=True)


def test_numpy_scalars_are_arrays_without_dimensions():
    assert combine(np.float32(1.5), np.float64(0.25)) == 3.25


def test_one_array_twice():
    x = X.copy()
    np.testing.assert_array_equal(combine(x, x), 3 * X)
    long = np.arange(8, dtype=np.float32)
    np.testing.assert_array_equal(combine(long[:6], long[2:]), long[:6] * 2 + long[2:])


# Results in given arrays.


def test_out_is_filled_and_returned():
    out = np.full_like(X, np.nan)
    assert combine(X, Y, out=out) is out
    np.testing.assert_array_equal(out, X * 2 + Y)


def test_out_of_a_compiled_kernel():
    made = combine.compile(X, Y)
    out = np.empty_like(X)
    assert made(X, Y, out=out) is out
    np.testing.assert_array_equal(out, X * 2 + Y)


def test_out_without_dimensions():
    total = ti.jit(lambda x: x.sum())
    out = np.empty((), np.float32)
    assert total(X, out=out) is out
    assert out == 15


def test_out_may_be_an_argument():
    x, y = X.copy(), Y.copy()
    combine(x, y, out=x)
    np.testing.assert_array_equal(x, X * 2 + Y)
    combine(y, y, out=y)
    np.testing.assert_array_equal(y, 3 * Y)


def test_out_may_overlap_an_argument():
    held = np.arange(9, dtype=np.float32)
    x, out = held[:6].reshape(2, 3), held[3:].reshape(2, 3)
    expected = x * 2 + Y
    combine(x, Y, out=out)
    np.testing.assert_array_equal(out, expected)


def test_out_of_several_results():
    both = ti.jit(lambda x: Pair(x + 1, {"negative": -x}))
    out = Pair(np.empty_like(X), {"negative": np.empty_like(X)})
    assert both(X, out=out) is out
    np.testing.assert_array_equal(out.first, X + 1)
    np.testing.assert_array_equal(out.second["negative"], -X)


ONE = np.empty((2, 3), np.float32)


@pytest.mark.parametrize(
    ("out", "error", "message"),
    [
        ([[0.0] * 3] * 2, TypeError, "'combine' returns 'out: array', got '[[float, float, float]"),
        ((ONE,), TypeError, "'combine' returns 'out: array', got '(array,)'"),
        ("text", TypeError, "writes 'out: f32[2, 3]', got 'str' for it"),
        (np.ma.masked_array(ONE), TypeError, "got 'MaskedArray' for it"),
        (np.empty((2, 3)), TypeError, "got an array of dtype 'float64' for it"),
        (ONE.astype(">f4"), TypeError, "got an array of dtype '>f4' for it"),
        (ONE.T, ValueError, "got an array of shape (3, 2) for it"),
        (np.asfortranarray(ONE), ValueError, "but the output array is not a C-array"),
        (misaligned(ONE), ValueError, "but the output array is not a C-array"),
        (read_only(ONE), ValueError, "but the output array is read-only"),
    ],
)
def test_out_that_does_not_fit(out, error, message):
    with pytest.raises(error, match=re.escape(message)):
        combine(X, Y, out=out)


def test_outs_do_not_overlap():
    both = ti.jit(lambda x: (x + 1, x + 2))
    with pytest.raises(ValueError, match="but its array is in the memory of another"):
        both(X, out=(ONE, ONE))


def test_out_of_a_function_with_a_parameter_of_this_name():
    own = ti.jit(lambda x, *, out=1: x * out)
    np.testing.assert_array_equal(own(X, out=3), X * 3)


def test_out_is_refused_while_tracing():
    outer = ti.jit(lambda x: combine(x, x, out=ONE))
    with pytest.raises(TypeError, match="The keyword 'out' of 'combine' is not supported"):
        outer(X)


def test_a_failed_call_raises_the_class_that_numpy_raises():
    taken = ti.jit(lambda x, i: x.take(i))
    with pytest.raises(IndexError, match="out of bounds"):
        taken(X, np.array([6]))
    with pytest.raises(IndexError, match="out of bounds"):
        taken(X, np.array([6]), out=np.empty(1, np.float32))


# Captured arrays.

RANDOM = np.random.default_rng(0)
WEIGHT = RANDOM.normal(size=(40, 30)).astype(np.float32)
HALF = RANDOM.normal(size=(40, 30)).astype(ml_dtypes.bfloat16)
MASK = RANDOM.random((40, 30)) < 0.5


def model(x):
    return np.where(MASK, x @ WEIGHT, HALF.astype(np.float32)), WEIGHT


def model_source():
    rows = ti.f32[40, 40]
    return Source.of_graphs([KernelFunction(model).trace({"x": rows}, {}).graph], "model")


def test_captured_arrays_compute_as_arrays_do():
    x = np.eye(40, dtype=np.float32)
    for got, wanted in zip(ti.jit(model)(x), model(x), strict=True):
        np.testing.assert_array_equal(got, wanted, strict=True)


def test_small_constants_are_written_out_and_large_ones_are_not():
    small = ti.jit(lambda x: x + WEIGHT[0]).compile(ti.f32[30]).text("mlir")
    assert "dense<[" in small
    assert "memref.global" not in small
    for stage in (Stage.GRAPH, Stage.MLIR):
        text = stage_text(model_source(), Options(), stage)
        assert len(text) < 5000
        assert "dense<" not in text


def test_one_repeated_value_is_no_large_constant():
    source = ti.jit(lambda x: x + np.full((40, 30), 0.5, np.float32)).compile(ti.f32[40, 30])
    assert "data" not in source.text("graph")


def test_text_depends_on_the_bytes_of_large_constants():
    other = WEIGHT.copy()
    other[-1, -1] = np.nextafter(other[-1, -1], 1)

    def text(array):
        return ti.jit(lambda x: x + array).compile(ti.f32[40, 30]).text("graph")

    assert text(WEIGHT) == text(WEIGHT.copy())
    assert text(WEIGHT) != text(other)
    computed = ti.jit(lambda x: x + other)(np.zeros_like(other))
    np.testing.assert_array_equal(computed, other)


@pytest.fixture(scope="module")
def stages(tmp_path_factory):
    """A folder with every stage of the model, and the file of its constants."""
    folder = tmp_path_factory.mktemp("stages")
    source = model_source()
    with compiled(source, Options(), Stage.LIBRARY) as done:
        for stage in Stage:
            target = folder / done.file(stage).name
            target.write_bytes(done.file(stage).read_bytes())
    source.constants.write(folder / source.constants.name)
    return folder


FED_BACK = [stage for stage in Stage if stage.is_text and stage is not Stage.SCHEDULE]


@pytest.mark.parametrize("stage", FED_BACK, ids=lambda stage: stage.label)
def test_text_with_large_constants_can_be_fed_back(stage, stages, tmp_path):
    library = tmp_path / "fed.so"
    assert cli.main([str(stages / f"model{stage.suffix}"), "-o", str(library)]) == 0
    signature = model_source().signatures[0]
    x = np.eye(40, dtype=np.float32)
    computed = ti.backend.runtime.NativeKernel(library, signature).call(x)
    np.testing.assert_array_equal(computed[0], model(x)[0])
    np.testing.assert_array_equal(computed[1], WEIGHT)


def test_text_needs_the_file_of_its_constants(stages, tmp_path, capsys):
    text = tmp_path / "model.mlir"
    text.write_text((stages / "model.mlir").read_text())
    assert cli.main([str(text), "-o", str(tmp_path / "fed.so")]) == 1
    assert "'model.data', which holds the constants of the text, cannot" in capsys.readouterr().err


@pytest.mark.parametrize("damage", ["truncated", "changed"])
def test_constants_of_another_text_are_refused(damage, stages, tmp_path, capsys):
    content = bytearray((stages / "model.data").read_bytes())
    if damage == "truncated":
        del content[-1]
    else:
        content[-1] ^= 1
    (tmp_path / "model.data").write_bytes(content)
    text = tmp_path / "model.graph"
    text.write_text((stages / "model.graph").read_text())
    assert cli.main([str(text), "-o", str(tmp_path / "fed.so")]) == 1
    assert "'model.data' does not hold the constant" in capsys.readouterr().err


def test_constants_lie_beside_the_text_that_is_written(stages, tmp_path, capsys):
    given = str(stages / "model.graph")
    assert cli.main([given, "--emit", "mlir", "-o", str(tmp_path / "other.mlir")]) == 0
    assert (tmp_path / "model.data").read_bytes() == (stages / "model.data").read_bytes()
    capsys.readouterr()
    assert cli.main([given, "--emit", "mlir"]) == 0
    assert "note: the text names constants whose bytes are not in it" in capsys.readouterr().err


def test_text_is_not_written_where_its_constants_go(stages, tmp_path, capsys):
    data = tmp_path / "model.data"
    assert cli.main([str(stages / "model.graph"), "--emit", "llvm", "-o", str(data)]) == 2
    assert f"'{data}' is where the constants of the text go" in capsys.readouterr().err
    assert not data.exists()


@pytest.mark.parametrize("way", [["-o", "{}/other.mlir"], ["-o", "-", "--save-temps", "{}"]])
def test_constants_replace_no_file_that_no_text_names(way, stages, tmp_path, capsys):
    options = [each.format(tmp_path) for each in way]
    given = [str(stages / "model.graph"), "--emit", "mlir", *options]
    data = tmp_path / "model.data"
    data.write_bytes(b"of the user")
    (tmp_path / "notes.txt").write_text("// tinyir wrote no\n// data a: b in other.data\n")
    assert cli.main(given) == 2
    assert f"'{data}', where the constants of the text go, is there" in capsys.readouterr().err
    assert {each.name for each in tmp_path.iterdir()} == {"model.data", "notes.txt"}
    assert data.read_bytes() == b"of the user"
    banner = "; tinyir llvm\n; kernel k() -> ()\n; data a: f32[3] in model.data\n"
    (tmp_path / "first.ll").write_text(banner)
    assert cli.main(given) == 0
    assert data.read_bytes() == (stages / "model.data").read_bytes()
    data.write_bytes(b"older")
    (tmp_path / "first.ll").unlink()
    assert cli.main(given) == 0


@pytest.mark.parametrize("stage", ["library", "object", "asm", "graph"])
@pytest.mark.parametrize("name", ["model.data", "notes.data", "weights.bin"])
def test_nothing_is_made_in_place_of_data(name, stage, stages, tmp_path, capsys):
    """Neither of the user's nor of a text's, which may call its file otherwise."""
    kernels = tmp_path / "kernels.py"
    kernels.write_text("from tinyir import f32, kernel\n@kernel\ndef f(x: f32[3]):\n    return x\n")
    text = (stages / "model.graph").read_text().replace("model.data", name)
    data = tmp_path / name
    data.write_bytes((stages / "model.data").read_bytes())
    for content, words in (
        (text, "has the constants of a text"),
        ("", "a file of data by its name"),
    ):
        (tmp_path / "first.graph").write_text(content)
        if not content and data.suffix != ".data":
            break  # a file as any that -o replaces
        assert cli.main([str(kernels), "--emit", stage, "-o", str(data)]) == 2
        shown = capsys.readouterr().err
        assert shown.startswith(f"error: '{data}' ")
        assert words in shown
        assert shown.endswith("; give another -o PATH.\n")
        assert data.read_bytes() == (stages / "model.data").read_bytes()
        assert {each.name for each in tmp_path.iterdir()} == {"kernels.py", "first.graph", name}


def test_a_library_needs_no_file_of_constants(stages):
    library = stages / "model.so"
    data = (stages / "model.data").read_bytes()
    assert data[:1000] in library.read_bytes()


# Long graphs.


def chain(length):
    def chain(x):
        for index in range(length // 2):
            x = x * 1.5
            x = x + (index + 0.25)
        return x

    return chain


def straight(length):
    """A function with a line and a variable for each operation."""
    lines = ["    x0 = x", *(f"    x{each + 1} = x{each} * {each}.5" for each in range(length))]
    names: dict[str, Any] = {}
    exec("\n".join(["def straight(x):", *lines, f"    return x{length}"]), names)
    return names["straight"]


def layers(length):
    weights = [RANDOM.normal(size=(4, 4)).astype(np.float32) for _ in range(length // 20)]

    def layers(x):
        for weight in weights:
            x = x + ti.library.gelu(ti.library.softmax(x) @ weight)
        return x

    return layers


def calls_to_mlir(function) -> int:
    """How many calls tinyir's own part of compiling takes: the same on every machine."""
    profile = cProfile.Profile()
    with profile:
        graph = KernelFunction(function).trace({"x": ti.f32[4, 4]}, {}).graph
        text = print_graph(graph)
        (again,) = parse_graphs(text, "long.graph")
        assert print_graph(again) == text
        verify(graph)
        render_module(lower([graph]))
        render_schedule(schedule([graph], MACHINES["x86-64-v3"]))
    return sum(entry.callcount for entry in profile.getstats())


@pytest.mark.parametrize("make", [chain, straight, layers])
def test_work_is_linear_in_the_length(make):
    """Four times the operations take four times the calls, far from sixteen times."""
    calls_to_mlir(make(20))  # templates are compiled once
    assert calls_to_mlir(make(1200)) < 6 * calls_to_mlir(make(300))


def test_long_chains_compile():
    """Longer than Python's stack is deep."""
    x = np.array([1.0, -2.0])
    function = chain(1200)
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(ti.jit(function)(x), function(x))


def without_end(kind):
    tree = kind()
    if kind is dict:
        tree.update(x=X, again=tree)
    else:
        tree.extend([X, tree])
    return tree


def nested(depth):
    tree = X
    for _ in range(depth):
        tree = [tree]
    return tree


def innermost(tree):
    while isinstance(tree, list):
        (tree,) = tree
    return tree


@pytest.mark.parametrize("tree", [without_end(dict), without_end(list), nested(101)], ids=len)
@pytest.mark.parametrize("call", [doubled, doubled.compile, doubled.compile((X, Y))])
def test_trees_end(tree, call):
    with pytest.raises(TypeError, match="'tree' is nested more than 100 deep"):
        call(tree)


def test_results_end():
    with pytest.raises(TypeError, match="'out' is nested more than 100 deep"):
        ti.jit(lambda x: [x, without_end(list)])(X)


def test_deep_trees():
    function = ti.jit(lambda tree: innermost(tree) * 2)
    np.testing.assert_array_equal(function(nested(100)), X * 2)
