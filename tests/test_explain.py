"""`--explain-types`: the type of each line, and why dtypes change on it."""

import pytest

from tinyir import cli

KERNELS = """\
import numpy as np

from tinyir import bool_, f32, f64, i8, i32, kernel


@kernel
def lines(x: f32[4], i: i32[4], s: i8[4], b: bool_[4], wide: f64[4]):
    weak = 0.5 * x
    strong = np.sqrt(2 / np.pi) * x
    other = wide - x
    between = i + x
    root = np.sqrt(i)
    half = i / 2
    total = s.sum()
    counted = b + 1
    asked = s.astype(np.float32)
    both = (x *
            2)
    mean = x.mean()
    kept = (-x).mean(-1, keepdims=True)
    spread = np.std(x)
    of_wide = wide.mean()
    return (
        weak, strong, other, between, root, half, total, counted, asked, both,
        mean, kept, spread, of_wide,
    )
"""

EXPECTED = {
    "weak": ("f32[4]", []),
    "strong": ("f64[4]", ["f32 -> f64: 'multiply' has a constant that is f64, or becomes it"]),
    "other": ("f64[4]", ["f32 -> f64: 'subtract' has an operand that is f64"]),
    "between": (
        "f64[4]",
        ["i32 -> f64: 'add' of i32 and f32 computes in f64", "f32 -> f64: 'add'"],
    ),
    "root": ("f64[4]", ["i32 -> f64: 'sqrt' of i32 computes in f64"]),
    "half": ("f64[4]", ["i32 -> f64: 'divide' has an operand that is f64"]),
    "total": ("i64[]", ["i8 -> i64: 'sum' of i8 computes in i64"]),
    "counted": ("i64[4]", ["bool -> i64: 'add' has an operand that is i64"]),
    "asked": ("f32[4]", ["i8 -> f32: the code asks for it"]),
    "both": ("f32[4]", []),
    "mean": ("f32[]", ["f64 -> f32: a mean is added up in f64, divided, and rounded once"]),
    "kept": ("f32[1]", ["f64 -> f32: a mean is added up in f64, divided, and rounded once"]),
    "spread": ("f32[]", ["f64 -> f32: a mean is added up in f64, divided, and rounded once"]),
    "of_wide": ("f64[]", []),
}


@pytest.fixture
def explained(tmp_path, capsys):
    """What is printed for each line of the kernel, by the variable that it assigns."""
    path = tmp_path / "lines.py"
    path.write_text(KERNELS)
    assert cli.main([str(path), "--explain-types"]) == 0
    signature, *printed = capsys.readouterr().out.splitlines()
    assert signature.startswith("lines(x: f32[4], i: i32[4]")
    found: dict[str, list[str]] = {}
    name = ""
    for line in printed:
        if line.startswith("      "):
            found[name].append(line.strip())
        else:
            place_and_type, code = line.strip().split("  ")
            name = code.split(" ")[0]
            found[name] = [place_and_type]
    return found


@pytest.mark.parametrize("name", EXPECTED)
def test_lines(name, explained):
    type_, casts = EXPECTED[name]
    shown, *found = explained[name]
    number = 1 + next(
        at for at, line in enumerate(KERNELS.splitlines()) if line.strip().startswith(f"{name} =")
    )
    assert shown == f"lines.py:{number}: {type_}"
    assert len(found) == len(casts)
    for line, expected in zip(found, casts, strict=True):
        assert line.startswith(expected)


def test_only_graphs_have_types_to_explain(tmp_path, capsys):
    path = tmp_path / "lines.py"
    path.write_text(KERNELS)
    mlir = tmp_path / "lines.mlir"
    assert cli.main([str(path), "--emit", "mlir", "-o", str(mlir)]) == 0
    assert cli.main([str(mlir), "--explain-types"]) == 2
    assert "--explain-types goes with a DSL file" in capsys.readouterr().err
