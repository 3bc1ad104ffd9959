"""Every message about a wrong program, in whole: from the command line and through @jit.

A file of tests/bad/ has one mistake. The comment at its end says which class is raised, whether
NumPy raises it too for the same function, and the diagnostic. `--update-golden` rewrites it.
"""

import re
import sys
import warnings
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import tinyir as ti
from tinyir import errors, f32, jit
from tinyir.cli import main
from tinyir.frontend.loader import load_kernels
from tinyir.frontend.trees import Structure, flatten, unflatten
from tinyir.ir.types import TensorType
from tinyir.jit import Kernel, kernel

BAD = sorted((Path(__file__).parent / "bad").glob("*.py"))

WHEN = {
    "when loaded": "the file cannot be loaded",
    "when compiled": "its kernels cannot be traced, whatever they are called with",
    "as NumPy does": "the plain function raises this class, too",
    "which NumPy does not": "the plain function returns",
}

HEADING = re.compile(r"^# raises (\w+), (.+):\n#\n", re.MULTILINE)


def public_class(error: BaseException) -> type[BaseException]:
    """The class that users know `error` by: NumPy's, or Python's, or ProgramError."""
    public = ("builtins", "numpy.exceptions")
    known = next(each for each in type(error).__mro__ if each.__module__ in public)
    return errors.ProgramError if known is Exception else known


def calls(path: Path) -> Iterator[tuple[Kernel, list[object]]]:
    """The kernels of a file, in order, with zeros of the types that they are annotated with."""
    for each in load_kernels(path, Kernel):
        types = each.annotated_types({}).items()
        each.default_statics()
        yield each, [zeros(*flatten(type_, name)) for name, type_ in types]


def zeros(leaves: list[tuple[str, TensorType]], structure: Structure) -> object:
    """The tree of `structure` with arrays of zeros for its `leaves`, which are types."""
    return unflatten(structure, (np.zeros(type_.shape, type_.dtype.numpy) for _, type_ in leaves))


def call_all(path: Path, way: Callable[[Kernel], Callable[..., object]]) -> BaseException | None:
    """What is raised when the file's kernels are called one after the other."""
    try:
        for each, arrays in calls(path):
            way(each)(*arrays)
    except Exception as error:
        return error
    return None


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_bad_program(
    path: Path, capsys: pytest.CaptureFixture[str], pytestconfig: pytest.Config
) -> None:
    heading = HEADING.search(path.read_text())
    assert heading, f"{path.name} does not say what it raises"
    expected_class, when = heading.groups()
    block = path.read_text()[heading.end() :]

    status = main([str(path), "--emit", "schedule"])
    shown = capsys.readouterr()
    assert status == 1
    assert shown.out == ""
    got = "".join(f"# {line}\n" for line in shown.err.splitlines())
    if got != block and pytestconfig.getoption("update_golden"):
        path.write_text(path.read_text()[: heading.end()] + got)
        pytest.fail(f"{path.name} is updated; look at it, and run again")
    assert got == block

    raised = call_all(path, lambda each: each)
    assert public_class(raised).__name__ == expected_class
    if isinstance(raised, errors.TinyirError):
        assert f"{raised}\n" == shown.err, "@jit and the command line say the same"
    else:
        assert f"{type(raised).__name__}: {raised}" in shown.err
    assert when == what_numpy_does(path, raised)


def what_numpy_does(path: Path, raised: BaseException) -> str:
    """The key of WHEN that is true; NumPy's class must be one of those of `raised`."""
    try:
        load_kernels(path, Kernel)
    except errors.TinyirError:
        return "when loaded"
    try:
        list(calls(path))
    except errors.TinyirError:
        return "when compiled"
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        plain = call_all(path, lambda each: each.function)
    if plain is None:
        return "which NumPy does not"
    assert isinstance(raised, public_class(plain)), f"NumPy raises {plain!r}"
    return "as NumPy does"


MISUSES = {
    "shapes that do not fit": {"broadcast", "matmul_shapes", "reshape_to_other_size"},
    "a bad axis": {"axis_out_of_range", "axis_twice", "axis_not_an_int"},
    "a dtype that is not computed": {
        "dtype_complex",
        "dtype_datetime",
        "dtype_object",
        "dtype_string",
    },
    "a keyword that is not computed": {"keyword_out", "keyword_where", "keyword_of_ufunc"},
    "a shape that depends on values": {"size_of_values", "reshape_to_values", "index_by_mask"},
    "control flow on values": {"if_on_scalar", "while_on_scalar", "and_of_scalars"},
    "a function that is not computed": {"function_unsupported", "method_unsupported"},
    "an integer to a negative power": {"power_negative"},
    "a static value without hash": {"unhashable static", "array as static"},
}
"""What people do wrong, and where its message is pinned: files of tests/bad, keys of CALLS."""


def test_every_misuse_has_its_message() -> None:
    pinned = {path.stem for path in BAD} | CALLS.keys()
    assert {misuse: names - pinned for misuse, names in MISUSES.items() if names - pinned} == {}


SIZED = {
    "arange": lambda x, n: np.arange(n),
    "arange_stop": lambda x, n: np.arange(0, n),
    "array_split": np.array_split,
    "axis": lambda x, n: np.sum(x, axis=n),
    "axes": lambda x, n: np.sum(x, axis=(0, n)),
    "broadcast_to": lambda x, n: np.broadcast_to(x, (n, 2, 3)),
    "empty": lambda x, n: np.empty(n),
    "expand_dims": np.expand_dims,
    "eye": lambda x, n: np.eye(n),
    "flip": np.flip,
    "full": lambda x, n: np.full(n, 1.0),
    "full_traced": lambda x, n: np.full((n, 2), x[0, 0]),
    "full_like": lambda x, n: np.full_like(x, 1.0, shape=n),
    "linspace": lambda x, n: np.linspace(0, 1, n),
    "moveaxis": lambda x, n: np.moveaxis(x, n, 0),
    "ones": lambda x, n: np.ones((n, 3)),
    "pad": np.pad,
    "range": lambda x, n: range(n),
    "repeat": np.repeat,
    "reshape": np.reshape,
    "reshape_method": lambda x, n: x.reshape(n, 3),
    "roll": np.roll,
    "slice": lambda x, n: x[:n],
    "split": np.split,
    "split_array": lambda x, n: np.split(np.ones(6), n),
    "swapaxes_array": lambda x, n: np.expand_dims(np.ones(6), axis=n),
    "swapaxes": lambda x, n: x.swapaxes(0, n),
    "tile": np.tile,
    "tile_axes": lambda x, n: np.tile(x, (1, n)),
    "transpose": lambda x, n: x.transpose(n, 0),
    "zeros": lambda x, n: np.zeros(n),
    "zeros_shape": lambda x, n: np.zeros(shape=(2, n)),
}


@pytest.mark.parametrize("name", SIZED)
def test_sizes_and_axes_must_be_known(name: str) -> None:
    """Wherever a traced number stands for a size, a count or an axis, the words are the same."""

    @jit
    def call(x, n):
        return SIZED[name](x, n)

    message = "A traced value cannot be used as an index, a size or an axis: its elements"
    with pytest.raises(TypeError, match=message) as raised:
        call(X, np.asarray(2))
    error = raised.value
    assert isinstance(error, errors.ProgramError)
    assert "error:" not in error.message
    assert error.location.file == "test_diagnostics.py"


def test_every_way_to_fail_has_a_bad_program() -> None:
    """The files cover each time at which a program can turn out to be wrong."""
    found = {HEADING.search(path.read_text())[2] for path in BAD}
    assert found == set(WHEN)


@pytest.mark.parametrize(
    "name",
    [
        "while",
        "restrict",
        "nullptr",
        "printf",
        "tgamma",
        "y0",
        "main",
        "NULL",
        "size_t",
        "_Bool",
        "_init",
        "TINYIR_OK",
        "linux",
    ],
)
def test_kernel_names_that_c_has_taken(name: str, tmp_path: Path, capsys: object) -> None:
    """Kernels that Python cannot define by such a name, it can rename."""
    path = tmp_path / "named.py"
    path.write_text(
        "from tinyir import f32, kernel\n"
        "def f(x: f32[3]):\n    return x\n"
        f"f.__name__ = '{name}'\nf = kernel(f)\n"
    )
    assert main([str(path), "--list"]) == 1
    shown = capsys.readouterr().err
    assert re.search(rf"The kernel name '{name}' is .*, so the library could not export it", shown)


# Calls that do not fit: the place is the caller's line, and the rest is pinned here.


@jit
def add(x, y):
    return x + y


@jit
def scale(x, *, by=2.0):
    return x * by


@jit
def doubled(w):
    return w * 2


@jit
def unpacked(w):
    return ti.unpack(w) * 2


MATRIX = np.ones((5, 48), np.float32)


@jit
def of_tree(pair):
    return pair["a"] + pair["b"]


class Unhashable:
    __hash__ = None

    @jit
    def scaled(self, x):
        return x * 2


class Unreadable:
    def __array__(self, *args, **kwargs):
        raise BufferError("elsewhere")


X = np.ones((2, 3), np.float32)
STATIC_HINT = (
    "what is no array is static: a keyword-only parameter, as 'mode' in 'def f(x, *, mode)'"
)
SCALAR_HINT = (
    "np.asarray(y) makes an array, of the dtype that it should have; or make it static: a "
    "keyword-only parameter"
)
OWN_DTYPES = "the dtypes are bool, i8, i16, i32, i64, u8, u16, u32, u64, f16, bf16, f32, f64"
DTYPES = (
    "the dtypes are bool, int8, int16, int32, int64, uint8, uint16, uint32, uint64, "
    "float16, bfloat16, float32, float64"
)

CALLS = {
    "Python number": (
        lambda: add(X, 3),
        TypeError,
        "The argument 'y' of 'add' must be an array, got 'int'.",
        (),
        (SCALAR_HINT,),
    ),
    "list of numbers": (
        lambda: add(X, [1.0, 2.0, 3.0]),
        TypeError,
        "The argument 'y[0]' of 'add' must be an array, got 'float'.",
        (),
        (
            "np.asarray makes an array of it, or of the list that holds it, of the dtype that it "
            "should have; or make it static",
        ),
    ),
    "string": (
        lambda: add(X, "3"),
        TypeError,
        "The argument 'y' of 'add' must be an array, got 'str'.",
        (),
        (STATIC_HINT,),
    ),
    "string in a dict": (
        lambda: of_tree({"a": X, "b": "mean"}),
        TypeError,
        "The argument 'pair[\"b\"]' of 'of_tree' must be an array, got 'str'.",
        (),
        (STATIC_HINT,),
    ),
    "string to what is compiled": (
        lambda: add.compile(X, X)(X, "mean"),
        TypeError,
        "'add' expects 'y: f32[2, 3]', got 'str'.",
        (),
        (STATIC_HINT,),
    ),
    "name of a type": (
        lambda: add.compile(X, "f32[2,3]"),
        TypeError,
        "The argument 'y' of 'add' must be an array, got 'str'.",
        (),
        ("write the type without quotes: f32[2, 3]",),
    ),
    "bytes": (
        lambda: add(X, b"3"),
        TypeError,
        "The argument 'y' of 'add' must be an array, got 'bytes'.",
        (),
        (STATIC_HINT,),
    ),
    "function": (
        lambda: add(X, np.tanh),
        TypeError,
        "The argument 'y' of 'add' must be an array, got 'ufunc'.",
        (),
        (STATIC_HINT,),
    ),
    "range": (
        lambda: add(X, range(3)),
        TypeError,
        "The argument 'y' of 'add' must be an array, got 'range'.",
        (),
        ("np.asarray(y) makes an array",),
    ),
    "what has no numbers to show": (
        lambda: add(X, Unreadable()),
        TypeError,
        "The argument 'y' of 'add' must be an array, got 'Unreadable'.",
        (),
        (STATIC_HINT,),
    ),
    "matrix": (
        lambda: add(X, X.view(np.matrix)),
        TypeError,
        "The argument 'y' of 'add' must be an array, got 'matrix'.",
        (),
        ("np.asarray(y) makes an array",),
    ),
    "masked array": (
        lambda: add(X, np.ma.array(X, mask=X > 0)),
        TypeError,
        "The argument 'y' of 'add' must be an array, got 'MaskedArray'.",
        (),
        ("np.asarray(y) makes an array",),
    ),
    "complex array": (
        lambda: add(X, X.astype(np.complex64)),
        TypeError,
        "The dtype 'complex64' is not supported.",
        ("it is that of the argument 'y' of 'add'",),
        (DTYPES,),
    ),
    "object array": (
        lambda: add(X, X.astype(object)),
        TypeError,
        "The dtype 'object' is not supported.",
        ("it is that of the argument 'y' of 'add'",),
        ("what is neither a number nor an array has it, such as a dict or None",),
    ),
    "too few": (
        lambda: add(X),
        TypeError,
        "The call does not fit 'add': missing a required argument: 'y'.",
        ("it is add(x, y)",),
        (),
    ),
    "too many": (
        lambda: add(X, X, X),
        TypeError,
        "The call does not fit 'add': too many positional arguments.",
        ("it is add(x, y)",),
        (),
    ),
    "unknown keyword": (
        lambda: add(X, X, z=1),
        TypeError,
        "The call does not fit 'add': got an unexpected keyword argument 'z'.",
        ("it is add(x, y)",),
        (),
    ),
    "misspelt keyword": (
        lambda: add(X, z=X),
        TypeError,
        "The call does not fit 'add': got an unexpected keyword argument 'z'.",
        ("it is add(x, y)",),
        (),
    ),
    "keyword to what is compiled": (
        lambda: add.compile(X, X)(X, y=X),
        TypeError,
        "The call does not fit 'add': got an unexpected keyword argument 'y'.",
        ("it takes (x, y, out=None)",),
        ("what is compiled takes arrays by position",),
    ),
    "static to what is compiled": (
        lambda: add.compile(X, X)(X, X, by=3.0),
        TypeError,
        "The call does not fit 'add': got an unexpected keyword argument 'by'.",
        ("it takes (x, y, out=None)",),
        ("keyword-only arguments are static: they were given to compile()",),
    ),
    "static by position": (
        lambda: scale(X, 3.0),
        TypeError,
        "The call does not fit 'scale': too many positional arguments.",
        ("it is scale(x, *, by)",),
        (),
    ),
    "unhashable static": (
        lambda: scale(X, by=[2.0]),
        TypeError,
        "The static argument 'by' of 'scale' must be hashable, got 'list'.",
        (),
        ("keyword-only arguments are static; pass arrays by position",),
    ),
    "array as static": (
        lambda: scale(X, by=X),
        TypeError,
        "The static argument 'by' of 'scale' must be hashable, got 'ndarray'.",
        (),
        ("keyword-only arguments are static; pass arrays by position",),
    ),
    "negative dimension": (
        lambda: f32[-1, 3],
        ValueError,
        "A dimension cannot be negative, got -1.",
        (),
        ("one that is known at run time has a name: f32['tokens', 64]",),
    ),
    "dimension that is no number": (
        lambda: f32[8, 0.5],
        TypeError,
        "A dimension is an int or a name, got 0.5.",
        (),
        ("write f32[8, 64] or f32['tokens', 64]",),
    ),
    "dimension that is no name": (
        lambda: f32["any size"],
        ValueError,
        "A named dimension is an identifier, got 'any size'.",
        (),
        ("it has letters, digits and '_', and no digit first: f32['tokens', 64]",),
    ),
    "negative dimension of a type": (
        lambda: ti.TensorType(f32, (2, -1)),
        ValueError,
        "A dimension cannot be negative, got -1.",
        (),
        ("one that is known at run time has a name: f32['tokens', 64]",),
    ),
    "dimension of a type that is no number": (
        lambda: ti.TensorType(f32, (1.5, 2)),
        TypeError,
        "A dimension is an int or a name, got 1.5.",
        (),
        ("write f32[8, 64] or f32['tokens', 64]",),
    ),
    "shape that is a number": (
        lambda: ti.TensorType(f32, 2),
        TypeError,
        "A shape is a tuple of dimensions, got 2.",
        (),
        ("write f32[8, 64] or f32['tokens', 64]",),
    ),
    "shape that is a name": (
        lambda: ti.TensorType(f32, "tokens"),
        TypeError,
        "A shape is a tuple of dimensions, got 'tokens'.",
        (),
        ("write f32[8, 64] or f32['tokens', 64]",),
    ),
    "shape that is a list": (
        lambda: ti.TensorType(f32, [2, 3]),
        TypeError,
        "A shape is a tuple of dimensions, got [2, 3].",
        (),
        ("write f32[8, 64] or f32['tokens', 64]",),
    ),
    "dtype of NumPy's": (
        lambda: ti.TensorType(np.float32, (2, 3)),
        TypeError,
        "A type has one of tinyir's dtypes, got float32.",
        (),
        ("write f32[8, 64] or f32['tokens', 64]",),
    ),
    "name of a dtype": (
        lambda: ti.TensorType("i4", (2, 3)),
        TypeError,
        "A type has one of tinyir's dtypes, got 'i4'.",
        (),
        ("write i32[8, 64] or i32['tokens', 64]",),
    ),
    "dtype that is not computed": (
        lambda: ti.TensorType(np.complex64, (2, 3)),
        TypeError,
        "A type has one of tinyir's dtypes, got complex64.",
        (),
        (OWN_DTYPES,),
    ),
    "no dtype": (
        lambda: ti.TensorType(None, (2, 3)),
        TypeError,
        "A type has one of tinyir's dtypes, got None.",
        (),
        (OWN_DTYPES,),
    ),
    "name that is no dtype": (
        lambda: ti.TensorType("f32", (2, 3)),
        TypeError,
        "A type has one of tinyir's dtypes, got 'f32'.",
        (),
        (OWN_DTYPES,),
    ),
    "many dimensions of a type": (
        lambda: ti.TensorType(f32, (1,) * 65),
        ValueError,
        "maximum supported dimension for an ndarray is currently 64, found 65.",
        (),
        (),
    ),
    "large type of its own": (
        lambda: ti.TensorType(f32, (2**62,)),
        ValueError,
        "array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible "
        "size.",
        ("the type is f32[4611686018427387904]",),
        (),
    ),
    "many dimensions": (
        lambda: f32[(1,) * 65],
        ValueError,
        "maximum supported dimension for an ndarray is currently 64, found 65.",
        (),
        (),
    ),
    "large type": (
        lambda: f32[2**62],
        ValueError,
        "array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible "
        "size.",
        ("the type is f32[4611686018427387904]",),
        (),
    ),
    "fp of jit": (
        lambda: jit(fp="quick"),
        ValueError,
        "'fp' is 'strict' or 'fast', got 'quick'.",
        (),
        (),
    ),
    "fp of a kernel": (
        lambda: kernel(add.function, fp=None),
        ValueError,
        "'fp' is 'strict' or 'fast', got None.",
        (),
        (),
    ),
    "no function": (
        lambda: jit(np.tanh),
        TypeError,
        "A kernel is a Python function, got 'ufunc'.",
        (),
        ("wrap it: def kernel(x): return f(x)",),
    ),
    "no function but a method": (
        lambda: kernel(staticmethod(add.function)),
        TypeError,
        "A kernel is a Python function, got 'staticmethod'.",
        (),
        ("put it above the decorator of the kernel",),
    ),
    "method of what has no hash": (
        lambda: Unhashable().scaled,
        TypeError,
        "The object of the method 'scaled' must be hashable, got 'Unhashable'.",
        (),
        ("give its class __hash__ and __eq__, or compile a function of its arrays",),
    ),
    "no stage": (
        lambda: add.compile(X, X).text("ast"),
        TypeError,
        "'ast' is not a stage of text.",
        (),
        ("those are graph, mlir, schedule, optimized, bufferized, lowered, llvm, asm",),
    ),
    "matrix for a packed one": (
        lambda: unpacked.compile(ti.pack(MATRIX))(MATRIX),
        ValueError,
        "'unpacked' expects 'w: f32[3, 5, 16]', got the shape (5, 48).",
        (),
        ("ti.pack(w) makes it of the matrix",),
    ),
    "packed matrix for one": (
        lambda: doubled.compile(MATRIX)(ti.pack(MATRIX)),
        ValueError,
        "'doubled' expects 'w: f32[5, 48]', got the shape (3, 5, 16).",
        (),
        ("ti.unpack(w) is the matrix of which this is packed",),
    ),
    "matrix for a packed one of any rows": (
        lambda: unpacked.compile(ti.pack(f32["k", 48]))(MATRIX),
        ValueError,
        "'unpacked' expects 'w: f32[3, k, 16]', got the shape (5, 48).",
        (),
        ("ti.pack(w) makes it of the matrix",),
    ),
    "matrix for a packed one of another size": (
        lambda: unpacked.compile(ti.pack(MATRIX))(MATRIX[:, :32]),
        ValueError,
        "'unpacked' expects 'w: f32[3, 5, 16]', got the shape (5, 32).",
        (),
        (),
    ),
    "packed vector": (
        lambda: ti.pack(X[0]),
        ValueError,
        "Only a matrix can be packed, got 1 dimensions.",
        (),
        (),
    ),
    "packed type": (
        lambda: ti.pack(f32[4, 24]),
        ValueError,
        "The columns of a packed matrix are a multiple of 16, got 24.",
        (),
        ("pad the matrix with 8 columns of zeros",),
    ),
    "unpacked matrix": (
        lambda: ti.unpack(X),
        ValueError,
        "A packed matrix has three dimensions, got 2.",
        (),
        ("ti.pack(w) makes one of a matrix w",),
    ),
    "compile for a number": (
        lambda: add.compile(f32[3], 3),
        TypeError,
        "The argument 'y' of 'add' must be an array, got 'int'.",
        (),
        (SCALAR_HINT,),
    ),
}


@pytest.mark.parametrize("case", CALLS)
def test_call_that_does_not_fit(case: str) -> None:
    call, numpy_class, message, notes, hints = CALLS[case]
    with pytest.raises(numpy_class, match=re.escape(message)) as raised:
        call()
    error = raised.value
    assert isinstance(error, errors.ProgramError)
    assert (error.message, error.notes, error.hints) == (message, notes, hints)
    assert error.location.file == "test_diagnostics.py"
    assert error.location.line == call.__code__.co_firstlineno
    source, carets = error.location.excerpt().splitlines()
    assert source.strip().startswith("lambda: ")
    assert source[carets.index("^") : len(carets)] == source.partition("lambda: ")[2].rstrip(",")


def takes_any(x, /, y: f32[3], *args, by: float = 2.0, **kwargs):
    return x


def takes_named(x, /, y=None, *, by, of=1):
    return x


@pytest.mark.parametrize(
    ("function", "shown"),
    [
        (takes_any, "takes_any(x, /, y, *args, by, **kwargs)"),
        (takes_named, "takes_named(x, /, y, *, by, of)"),
    ],
)
def test_the_note_says_how_each_parameter_is_given(function, shown) -> None:
    with pytest.raises(TypeError, match="The call does not fit") as raised:
        jit(function)()
    assert raised.value.notes == (f"it is {shown}",)


def test_a_call_is_explained_though_another_was_compiled() -> None:
    """The fast way to a compiled kernel is tried first; it may not hide what is wrong."""
    assert scale(X).sum() == 12
    with pytest.raises(TypeError, match="too many positional arguments"):
        scale(X, X)
    with pytest.raises(TypeError, match=r"'x\[0\]' of 'scale' must be an array, got 'float'"):
        scale([1.0, 2.0])
    assert scale(X).sum() == 12


@pytest.mark.parametrize("thing", [np.tanh, print, 3, type("C", (), {"__call__": add.function})()])
def test_only_functions_become_kernels(thing: object) -> None:
    expected = f"A kernel is a Python function, got '{type(thing).__name__}'."
    with pytest.raises(TypeError, match=re.escape(expected)):
        jit(thing)


def test_attributes_of_traced_values_that_python_looks_for_are_just_missing() -> None:
    """hasattr() and NumPy's search for protocols see AttributeError, as for any object."""
    seen = []
    jit(lambda x: seen.append((hasattr(x, "__array_interface__"), hasattr(x, "nope"))) or x)(X)
    assert seen == [(False, False)]


@pytest.mark.parametrize(
    ("function", "hint"),
    [
        (lambda x: np.convolve(x[0], x[1]), "add up slices, each times its weight"),
        (lambda x: np.polyfit(x[0], x[1], 1), "write it with functions that are, or operators"),
    ],
)
def test_functions_that_are_not_supported_get_a_way_out(function, hint) -> None:
    with pytest.raises(TypeError, match="is not supported on traced values") as raised:
        jit(function)(X)
    assert raised.value.hints == (hint,)


def test_a_ufunc_that_is_not_supported_is_named_with_its_library(monkeypatch) -> None:
    """A ufunc has no module that it names: SciPy's are found in the extension that has them."""
    ufuncs = [np.frompyfunc(lambda x: x, 1, 1) for _ in range(2)]
    name = ufuncs[0].__name__
    for module, file, found in (
        ("caller", "caller.py", ufuncs[0]),
        ("special.functions._ufuncs", f"_ufuncs{EXTENSION_SUFFIXES[0]}", ufuncs[0]),
        ("special._others", f"_others{EXTENSION_SUFFIXES[0]}", np.exp),
    ):
        made = ModuleType(module)
        made.__file__ = file
        setattr(made, name, found)
        monkeypatch.setitem(sys.modules, module, made)
    monkeypatch.setitem(sys.modules, "blocked", None)  # how imports are blocked
    named = {
        ufuncs[0]: f"'special.functions.{name}'",
        ufuncs[1]: f"The ufunc '{name}'",
        np.nextafter: "NumPy's 'nextafter'",
    }
    for ufunc, words in named.items():
        with pytest.raises(TypeError, match="is not supported on traced values") as raised:
            jit(lambda x, ufunc=ufunc: ufunc(*[x] * ufunc.nin))(X)
        assert raised.value.message == f"{words} is not supported on traced values."


def test_a_recursive_kernel_is_an_error_of_the_program(tmp_path: Path, capsys: object) -> None:
    path = tmp_path / "recursive.py"
    path.write_text("from tinyir import f32, kernel\n@kernel\ndef f(x: f32[3]):\n    return f(x)\n")
    assert main([str(path), "--emit", "graph"]) == 1
    shown = capsys.readouterr().err
    assert shown.startswith("recursive.py:4:12: error: RecursionError: maximum recursion depth")
    assert shown.endswith("        return f(x)\n               ^^^^\n")


RAISED = {
    "exit": ("raise SystemExit(3)", "SystemExit: 3"),
    "of the interrupts": (
        "class Stop(KeyboardInterrupt): pass\nraise Stop('now')",
        "Stop: now",
    ),
    "no Exception": ("class Odd(BaseException): pass\nraise Odd", "Odd: no message"),
    "without words": (
        "class Mute(Exception):\n    def __str__(self): raise ValueError\nraise Mute",
        "Mute: its message cannot be shown: __str__ raises ValueError",
    ),
    "with a name of its own": (
        "class Named(Exception): name = 3\nraise Named('hm')",
        "Named: hm",
    ),
    "end of an iterator": ("next(iter(()))", "StopIteration: no message"),
}


@pytest.mark.parametrize("inside", [False, True], ids=["in the file", "in a kernel"])
@pytest.mark.parametrize("case", RAISED)
def test_whatever_a_program_raises_is_its_error(
    case: str, inside: bool, tmp_path: Path, capsys: object
) -> None:
    body, words = RAISED[case]
    lines = body.splitlines()
    if inside:
        head = ["from tinyir import f32, kernel", "@kernel", "def f(x: f32[3]):"]
        lines = [*head, *(f"    {line}" for line in lines)]
    path = tmp_path / "raising.py"
    path.write_text("\n".join(lines))
    assert main([str(path), "--emit", "graph"]) == 1
    shown = capsys.readouterr()
    assert shown.err.startswith(f"raising.py:{len(lines)}:{5 if inside else 1}: error: {words}\n")
    assert len(shown.err.splitlines()) == 3, "the line and its caret follow, and no traceback"


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"x = '\xff'\n", "SyntaxError: (unicode error) 'utf-8' codec can't decode"),
        (b"\0\n", "source code string cannot contain null bytes"),
    ],
    ids=["not UTF-8", "null bytes"],
)
def test_files_that_are_not_python(
    content: bytes, expected: str, tmp_path: Path, capsys: object
) -> None:
    path = tmp_path / "bytes.py"
    path.write_bytes(content)
    assert main([str(path)]) == 1
    shown = capsys.readouterr().err
    assert expected in shown
    assert "Traceback" not in shown


def test_a_fault_of_tinyir_asks_for_a_report(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: object
) -> None:
    """Exit code 4 and, this time, the traceback."""
    path = tmp_path / "fine.py"
    path.write_text("from tinyir import f32, kernel\n@kernel\ndef f(x: f32[3]):\n    return x\n")
    monkeypatch.setattr("tinyir.cli.compiled", lambda *_: 1 / 0)
    assert main([str(path), "--emit", "graph"]) == 4
    shown = capsys.readouterr().err
    assert "Traceback" in shown
    assert shown.endswith(
        "internal error: ZeroDivisionError: division by zero\n"
        "  hint: this is a fault of tinyir; please report it.\n"
    )


@pytest.mark.parametrize(
    "parameter",
    [
        "restrict",
        "_Bool",
        "NULL",
        "linux",
        "int64_t",
        "double",
        "register",
        "printf",
        "größe",
        "out",
    ],
)
def test_parameters_may_have_any_name(parameter: str) -> None:
    """C's keywords are no mistake in a parameter: only its type is part of the interface."""
    made = {}
    exec(f"def same({parameter}):\n    return {parameter} * 1", made)
    assert np.array_equal(kernel(made["same"])(X), X)
