"""How far the transcendental functions are from the exact values; writes docs/accuracy.md.

    python benchmarks/accuracy.py [--quick] [--every N] [FUNCTION ...]

float32 functions of one operand are compared at all 2^32 values, or each N-th, the others at
samples and at special values, NumPy's functions at the same ones. With names, the other rows of
the document stay as they are; --quick takes few values and writes nothing. Needs GCC, for
__float128.
"""

import argparse
import ctypes
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
# This checkout's tinyir is measured, whichever is installed: its imports follow the path.
sys.path.insert(0, str(ROOT))

from tinyir.backend.cache import LIBRARY  # noqa: E402
from tinyir.driver import Options, cached_library  # noqa: E402
from tinyir.ir.graph import GraphBuilder, Result  # noqa: E402
from tinyir.ir.optable import BY_NAME, TRANSCENDENTAL  # noqa: E402
from tinyir.ir.primitive import Primitive  # noqa: E402
from tinyir.ir.types import F32, F64, DType, TensorType  # noqa: E402
from tinyir.source import Source  # noqa: E402

DOCUMENT = ROOT / "docs" / "accuracy.md"
BLOCK = 1 << 16
"""Elements of one call."""

ROWS = [row for row in (*TRANSCENDENTAL, BY_NAME["power"]) if row.name != "sqrt"]

Arrays = Sequence[np.ndarray]


@dataclass
class Worst:
    """The largest error found, in ulps, and where."""

    ulps: float = -1.0
    operands: tuple[Any, ...] = ()

    def see(self, ulps: float, operands: Sequence[Any]) -> None:
        if ulps > self.ulps:
            self.ulps, self.operands = float(ulps), tuple(operands)


def native(folder: Path) -> ctypes.CDLL:
    """The library of accuracy.c. The second half is not linked with -ffast-math, which would
    switch denormals off in the whole process.
    """
    source = Path(__file__).with_suffix(".c")
    compile_ = ["gcc", "-O3", "-march=native", "-fPIC", "-c", source, "-o"]
    subprocess.run([*compile_, "exact.o", "-DFLOAT64", "-ffast-math"], cwd=folder, check=True)
    subprocess.run([*compile_, "ulps.o", "-fno-trapping-math"], cwd=folder, check=True)
    linked = ["gcc", "-shared", "exact.o", "ulps.o", "-o", "accuracy.so"]
    subprocess.run([*linked, "-lmvec", "-lquadmath", "-lm"], cwd=folder, check=True)
    library = ctypes.CDLL(str(folder / "accuracy.so"))
    library.worst.restype = ctypes.c_long
    return library


def kernels(dtype: DType) -> dict[str, Any]:
    """The compiled functions of `dtype` on BLOCK elements, from one library."""
    graphs = []
    for row in ROWS:
        builder = GraphBuilder()
        operands = [builder.input(name, TensorType(dtype, (BLOCK,))) for name in "xy"[: row.arity]]
        results = [Result("out", builder.apply(row, operands))]
        graphs.append(builder.finish(f"kernel_{row.name}", operands, results, {}))
    library = cached_library(Source.of_graphs(graphs, f"accuracy_{dtype}"), Options()) / LIBRARY
    loaded = ctypes.CDLL(str(library))
    return {row.name: loaded[f"kernel_{row.name}"] for row in ROWS}


def pointer(array: np.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def every_float32(
    row: Primitive, kernel: Any, library: ctypes.CDLL, step: int
) -> tuple[Worst, Worst]:
    """The errors of tinyir and NumPy at each `step`-th float32."""
    x, got = np.empty(BLOCK, np.float32), np.empty(BLOCK, np.float32)
    exact, ulps = np.empty(BLOCK), np.empty(BLOCK, np.float32)
    count = ctypes.c_long(BLOCK)
    ours, theirs = Worst(), Worst()
    bits = np.arange(BLOCK, dtype=np.uint32) * np.uint32(step)

    def see(worst: Worst) -> None:
        library.ulps_float32(pointer(got), pointer(exact), pointer(ulps), count)
        at = library.worst(pointer(ulps), count)
        worst.see(ulps[at], (x[at],))

    for start in range(0, 1 << 32, BLOCK * step):
        np.add(bits, np.uint32(start), out=x.view(np.uint32))
        library["exact_" + row.name](pointer(x), pointer(exact), count)
        kernel(pointer(x), pointer(got))
        see(ours)
        if isinstance(row.numpy, np.ufunc):
            row.numpy(x, out=got)
            see(theirs)
    return ours, theirs


def special_values(dtype: DType) -> np.ndarray:
    """Zeros, infinities, NaN, denormals, the largest numbers, and some plain ones."""
    limits = np.finfo(dtype.numpy)
    largest_denormal = limits.smallest_normal - limits.smallest_subnormal
    positive = [0, 0.5, 1, 1 + limits.eps, 1.5, 2, 3, 10, 27, 100, 1000, limits.eps, limits.max]
    positive += [limits.smallest_subnormal, largest_denormal, limits.smallest_normal, np.inf]
    values = np.array(positive, dtype.numpy)
    return np.concatenate([values, -values, np.array([np.nan], dtype.numpy)])


def samples(row: Primitive, dtype: DType, count: int) -> list[np.ndarray]:
    """Special values in all combinations, then `count` numbers of each of several kinds."""
    random = np.random.default_rng(len(row.name))

    def kinds() -> np.ndarray:
        sign = random.choice([-1.0, 1.0], count)
        drawn = [
            random.integers(0, 256, count * dtype.bytes, np.uint8).view(dtype.numpy),
            random.uniform(*row.domain, count),
            random.uniform(-1, 1, count),
            sign * 10.0 ** random.uniform(-12, 3, count),
            sign + random.normal(size=count) * 10.0 ** random.uniform(-12, -1, count),
            random.integers(-1000, 1000, count) * (np.pi / 4),
            random.integers(-20, 20, count),
        ]
        numbers = np.concatenate([each.astype(dtype.numpy) for each in drawn])
        numbers[np.isnan(numbers)] = np.nan  # among random bits are signaling ones
        return numbers

    special = np.array(list(product(special_values(dtype), repeat=row.arity))).T
    found = [np.concatenate([each, kinds()]) for each in special]
    if row.arity == 2:
        # The kinds of both operands mixed, beside like with like.
        mixed = [found[0], random.permutation(found[1])]
        found = [np.concatenate(pair) for pair in zip(found, mixed, strict=True)]
    size = -len(found[0]) % BLOCK
    return [np.concatenate([each, np.ones(size, dtype.numpy)]) for each in found]


def sampled(
    row: Primitive, dtype: DType, kernel: Any, library: ctypes.CDLL, count: int
) -> tuple[Worst, Worst]:
    """The errors of tinyir and NumPy at samples."""
    operands = samples(row, dtype, count)
    got = np.empty_like(operands[0])
    for start in range(0, len(got), BLOCK):
        kernel(*(pointer(each[start:]) for each in operands), pointer(got[start:]))
    limits = np.finfo(dtype.numpy)
    kind = (ctypes.c_int(limits.nmant + 1), ctypes.c_int(limits.maxexp - 1))
    wide = [np.ascontiguousarray(each, np.float64) for each in operands]

    def worst(values: np.ndarray) -> Worst:
        doubles, ulps = values.astype(np.float64), np.empty(len(values))
        at = (pointer(wide[0]), pointer(wide[-1]), pointer(doubles), pointer(ulps))
        library.ulps(row.name.encode(), *at, ctypes.c_long(len(values)), *kind)
        where = int(np.argmax(ulps))
        return Worst(float(ulps[where]), tuple(each[where] for each in operands))

    theirs = row.numpy(*operands) if isinstance(row.numpy, np.ufunc) else None
    return worst(got), Worst() if theirs is None else worst(theirs)


def measure(row: Primitive, tools: Any, step: int, count: int) -> str:
    """The row of the table for one function."""
    library, by_dtype = tools
    values = "samples" if row.arity == 2 else "all" if step == 1 else f"1 in {step}"
    cells = [f"`{row.name}`", values]
    for dtype, functions in by_dtype.items():
        kernel = functions[row.name]
        with np.errstate(all="ignore"):
            if dtype is F32 and row.arity == 1:
                found = every_float32(row, kernel, library, step)
            else:
                found = sampled(row, dtype, kernel, library, count)
        ours, theirs = found
        cells += [_ulps(ours), _place(ours), _ulps(theirs)]
    print("|", " | ".join(cells), "|", flush=True)
    return f"| {' | '.join(cells)} |"


def _ulps(worst: Worst) -> str:
    return f"{worst.ulps:.3f}" if worst.ulps >= 0 else ""


def _place(worst: Worst) -> str:
    return ", ".join(f"{each:.9g}" for each in worst.operands)


HEAD = """\
# Accuracy of the transcendental functions

Written by `python benchmarks/accuracy.py`; the formulas are in `templates/scalar/`.

Errors are in ulps (units in the last place) at the exact value; 0.5 is what rounding alone costs.
float32 functions of one operand were compared with float64 results, at all 2^32 values or as many
as the first column tells, the others with `__float128` results at some two million samples: random
bit patterns, the plain range, near 1, multiples of pi/4, integers, and special values in all
combinations. A NaN in the wrong place, a wrong sign of zero or a wrong infinity would count as an
infinite error. The columns of NumPy are NumPy {numpy} on the same machine at the same values.

| | values | float32 | at | NumPy | float64 | at | NumPy |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""

SPECIAL = """
## Special values

In float64; float32 gives the same. {differences}

| | -inf | -1 | -0.0 | 0.0 | 1 | inf | NaN |
| --- | --- | --- | --- | --- | --- | --- | --- |
"""


def special_rows(functions: dict[str, Any]) -> str:
    """The table of results at special values, and where NumPy's differ."""
    x = np.ones(BLOCK)
    x[:7] = [-np.inf, -1, -0.0, 0.0, 1, np.inf, np.nan]
    lines, differences = [], []
    for row in ROWS:
        if row.arity != 1:
            continue
        got = np.empty(BLOCK)
        functions[row.name](pointer(x), pointer(got))
        lines.append(f"| `{row.name}` | {' | '.join(f'{each:.6g}' for each in got[:7])} |\n")
        with np.errstate(all="ignore"):
            numpy = np.asarray(_callable(row)(x[:7]))
        close = np.isclose(got[:7], numpy, rtol=1e-15, atol=0, equal_nan=True)
        if not np.all(close & ((np.signbit(got[:7]) == np.signbit(numpy)) | np.isnan(numpy))):
            differences.append(f"`{row.name}`")
    said = f"NumPy differs in {', '.join(differences)}." if differences else "So does NumPy."
    return SPECIAL.format(differences=said) + "".join(lines)


def _callable(row: Primitive) -> Callable[..., Any]:
    assert row.numpy is not None
    return row.numpy


def kept_rows() -> dict[str, str]:
    """The rows of the document as it is, by function."""
    text = DOCUMENT.read_text() if DOCUMENT.exists() else ""
    table = text.partition("## ")[0]
    found = re.findall(r"^(\| `(\w+)` \|.*)$", table, re.MULTILINE)
    return {name: line for line, name in found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("functions", nargs="*", metavar="FUNCTION")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--every", type=int, default=1, metavar="N")
    options = parser.parse_args()
    step, count = (256, 10_000) if options.quick else (options.every, 250_000)
    rows = [row for row in ROWS if not options.functions or row.name in options.functions]
    with tempfile.TemporaryDirectory() as folder:
        tools = native(Path(folder)), {dtype: kernels(dtype) for dtype in (F32, F64)}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            lines = list(pool.map(lambda row: measure(row, tools, step, count), rows))
    if options.quick:
        return
    known = kept_rows() | {row.name: line for row, line in zip(rows, lines, strict=True)}
    table = "".join(f"{known[row.name]}\n" for row in ROWS if row.name in known)
    text = HEAD.format(numpy=np.__version__) + table + special_rows(tools[1][F64])
    DOCUMENT.write_text(text)


if __name__ == "__main__":
    main()
