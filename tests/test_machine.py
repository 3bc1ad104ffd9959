"""What is known of CPUs, and what schedules make of it."""

import ctypes
import platform
import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from command_line import Run

from tests.calls import trace
from tests.test_attention import attention
from tinyir import check, f32, jit
from tinyir.backend import cpu
from tinyir.backend.cpu import X86_LEVELS, level, x86_level
from tinyir.backend.toolchain import find_toolchain, known_targets
from tinyir.compiled import Compiled
from tinyir.driver import Options
from tinyir.emit.chainschedule import chain_schedules
from tinyir.emit.machine import MACHINES, machine
from tinyir.emit.products import tile_of
from tinyir.emit.schedule import loops, schedule

pytest_plugins = ["command_line"]

on_x86 = pytest.mark.skipif(platform.machine() != "x86_64", reason="names processors of x86-64")

PRODUCT = """
from tinyir import f32, kernel

@kernel
def product(x: f32[96, 200], y: f32[200, 320]):
    return x @ y
"""


@pytest.mark.parametrize("name", MACHINES)
def test_tiles_fill_the_registers(name: str) -> None:
    known = MACHINES[name]
    tile = tile_of(known)
    vectors, rest = divmod(tile.line, known.vector_bytes)
    assert (vectors >= 2, rest) == (True, 0)
    # A row of the panel and one element of the other operand need registers, too.
    assert known.registers // 2 < tile.rows * vectors <= known.registers - vectors - 1


@pytest.mark.parametrize("name", MACHINES)
def test_tiles_of_chains_fit_the_registers(name: str) -> None:
    known = MACHINES[name]
    types = [f32["rows", 64], f32["keys", 64], f32["keys", 64]]
    _, (blocks, few) = chain_schedules(trace(attention, types), known)
    vectors = 64 // known.vector_bytes
    for part in (blocks.scores, blocks.sums):
        size = int(part.tile_sizes[1:].partition(",")[0])
        assert 6 <= size * vectors <= known.registers - vectors - 1
    assert few.lanes == known.vector_bytes // 4


@pytest.mark.parametrize("name", MACHINES)
def test_tails_are_masked_where_vectors_can_be(name: str) -> None:
    """Elsewhere a masked store is a branch for each element."""
    known = MACHINES[name]
    x = np.ones((8, 3 * known.lanes - 1), np.float32)
    signature = jit(lambda x: x + 1).trace({"x": x}, {}).graph.signature
    (found,) = loops([signature], known, {})
    assert found.masked == (name in ("x86-64-v3", "x86-64-v4"))
    (found,) = loops([signature], replace(known, vector_bytes=4 * known.vector_bytes), {})
    assert (found.masked, found.interleave) == (False, 1)


@pytest.mark.parametrize("name", MACHINES)
def test_tiles_of_short_rows_lie_in_one_piece(name: str) -> None:
    """Of size 1 along outer dimensions, whole along inner ones: else they cannot become one row."""
    for shape in product((2, 3, 50, 97), (20, 97, 1009, 10007), (3, 7)):
        trace = jit(lambda x: np.tanh(x) * x).trace({"x": f32[shape]}, {})
        (kernel,) = schedule([trace.graph], MACHINES[name]).kernels
        for nest in kernel.nests:
            tiles = map(int, re.findall(r"\d+", nest.blocks or nest.rows))
            sizes = [min(tile or size, size) for tile, size in zip(tiles, shape, strict=True)]
            first = next(at for at, size in enumerate(sizes) if size > 1)
            assert nest.is_flat
            assert sizes[first + 1 :] == list(shape[first + 1 :]), shape
            assert sizes != list(shape)


def test_caches_are_the_machines_where_they_are_known() -> None:
    usual = MACHINES["x86-64-v3"]
    assert machine("x86-64-v3", None) == usual
    found = machine("x86-64-v3", (1, 2, 3))
    assert (found.first_cache, found.second_cache, found.last_cache) == (1, 2, 3)
    assert found.vector_bytes == usual.vector_bytes


def test_levels_need_all_features_up_to_them() -> None:
    names = list(X86_LEVELS)
    for index, name in enumerate(names):
        features = set().union(*(X86_LEVELS[each] for each in names[: index + 1]))
        assert x86_level(features | {"fpu"}) == name
        for missing in features:
            assert names.index(name) > (
                ["x86-64", *names].index(x86_level(features - {missing})) - 1
            )
    assert x86_level(["fpu"]) == "x86-64"


@on_x86
@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("k8", "x86-64"),
        ("nehalem", "x86-64-v2"),
        ("sandybridge", "x86-64-v2"),
        ("haswell", "x86-64-v3"),
        ("znver3", "x86-64-v3"),
        ("skylake-avx512", "x86-64-v4"),
        ("x86-64-v4", "x86-64-v4"),
        ("aarch64", "aarch64"),
        ("no-such-cpu", "x86-64"),
    ],
)
def test_clang_tells_the_level_of_a_cpu(name: str, expected: str) -> None:
    assert level(name) == expected


@on_x86
def test_linux_tells_the_level_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    flags = "fpu pni ssse3 sse4_1 sse4_2 popcnt avx f16c fma avx2 bmi1 bmi2"
    monkeypatch.setattr(cpu, "cpu_identity", lambda: f"vendor_id\t: X\nflags\t\t: {flags}")
    assert level("native") == "x86-64-v3"


@on_x86
@pytest.mark.parametrize(
    ("name", "registers"),
    [("x86-64-v2", "x"), ("x86-64-v3", "y"), ("x86-64-v4", "z")],
)
def test_products_use_the_registers_of_the_target(
    name: str, registers: str, tmp_path: Path, run: Run
) -> None:
    """Each tile adds up in a register of its own, and none is put aside on the stack."""
    file = tmp_path / "product.py"
    file.write_text(PRODUCT)
    text = run(file, "--target-cpu", name, "--emit", "asm").out.decode()
    added = re.findall(rf"v?(?:fmadd\d+|add)ps\s.*%({registers}mm\d+)(?: |$)", text, re.MULTILINE)
    known = MACHINES[name]
    tile = tile_of(known)
    assert len(set(added)) >= tile.rows * tile.line // known.vector_bytes
    assert not re.search(r"mov[au]ps\s+%[xyz]mm\d+, -?\d*\(%rsp\)", text)


@on_x86
@pytest.mark.parametrize("name", ["x86-64", "x86-64-v2"])
def test_older_cpus_compute_the_same(name: str) -> None:
    def product(x, y):
        return x @ y + 1

    if level("native") == "x86-64" != name:
        pytest.skip("this machine is older")
    x, y = (np.arange(each, dtype=np.float32) % 7 - 3 for each in (96 * 200, 200 * 320))
    x, y = x.reshape(96, 200), y.reshape(200, 320)
    traced = jit(product).trace({"x": f32[96, 200], "y": f32[200, 320]}, {})
    np.testing.assert_array_equal(Compiled(traced, Options(target_cpu=name))(x, y), x @ y + 1)


@pytest.mark.parametrize("stage", ["asm", "object"])
def test_another_architecture_needs_a_clang_for_it(stage: str, tmp_path: Path, run: Run) -> None:
    file = tmp_path / "product.py"
    file.write_text(PRODUCT)
    done = run(file, "--target-cpu", "aarch64", "--emit", stage, "-o", tmp_path / "out")
    clang = find_toolchain().clang
    if "aarch64" in known_targets(clang):
        assert (done.status, (tmp_path / "out").exists()) == (0, True)
    else:
        assert done.status == 2
        assert f"{clang.name} {clang.version} makes no code for aarch64" in done.err
        assert "text up to stage 'llvm' needs none" in done.err


def test_text_for_another_architecture_needs_no_clang(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "product.py"
    file.write_text(PRODUCT)
    done = run(file, "--target-cpu", "aarch64", "--emit", "llvm")
    assert (done.status, "fmuladd.v16f32" in done.out.decode()) == (0, True)


@on_x86
def test_a_library_for_another_architecture_is_refused(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "product.py"
    file.write_text(PRODUCT)
    done = run(file, "--target-cpu", "aarch64", "-o", tmp_path / "out.so")
    assert done.status == 2
    assert "A library for aarch64 is linked on such a machine." in done.err


@on_x86
@pytest.mark.parametrize("name", ["x86-64", *X86_LEVELS, "skylake-avx512", "aarch64"])
@pytest.mark.parametrize("own", ["x86-64", *X86_LEVELS])
def test_what_this_machine_cannot_run_is_not_checked(
    name: str, own: str, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = ["x86-64", *X86_LEVELS]
    known = known[: known.index(own) + 1]
    features = [each for each_level in known[1:] for each in X86_LEVELS[each_level]]
    monkeypatch.setattr(cpu, "_native_features", lambda: features)
    monkeypatch.setattr(check, "cached_library", lambda *_: pytest.fail("it is compiled"))
    file = tmp_path / "product.py"
    file.write_text(PRODUCT)
    if ("x86-64-v4" if name == "skylake-avx512" else name) in known:
        with pytest.raises(pytest.fail.Exception, match="it is compiled"):
            run(file, "--target-cpu", name, "--check")
        return
    done = run(file, "--target-cpu", name, "--check")
    assert (done.status, done.out) == (2, b"")
    assert done.err == (
        f"error: --check runs the kernels, and this machine runs no code for '{name}'.\n"
        "  hint: --target-cpu native checks them as this machine runs them\n"
    )


@on_x86
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc's loader reads the note")
@pytest.mark.parametrize(
    ("name", "bit"), [("x86-64", None), ("x86-64-v2", 2), ("x86-64-v3", 4), ("haswell", 4)]
)
def test_libraries_refuse_to_load_where_the_cpu_lacks_features(
    name: str, bit: int | None, tmp_path: Path, run: Run
) -> None:
    """A level above all that there are stands for one above this machine's."""
    file = tmp_path / "product.py"
    file.write_text(PRODUCT)
    text = run(file, "--target-cpu", name, "--emit", "asm").out.decode()
    note = f".long 0xc0008002, 4, {bit}, 0"
    assert (note in text) == (bit is not None)
    if bit is not None:
        (tmp_path / "above.s").write_text(text.replace(note, ".long 0xc0008002, 4, 0x8000, 0"))
        assert run(tmp_path / "above.s", "-o", tmp_path / "above.so").status == 0
        with pytest.raises(OSError, match=r"above\.so: CPU ISA level is lower than required"):
            ctypes.CDLL(str(tmp_path / "above.so"))


@on_x86
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="glibc's loader reads the note")
def test_a_library_of_the_highest_level_loads_only_where_it_can_run(
    tmp_path: Path, run: Run
) -> None:
    file = tmp_path / "product.py"
    file.write_text(PRODUCT)
    assert run(file, "--target-cpu", "x86-64-v4", "-o", tmp_path / "product.so").status == 0
    if level("native") == "x86-64-v4":
        ctypes.CDLL(str(tmp_path / "product.so"))
    else:
        with pytest.raises(OSError, match="CPU ISA level is lower than required"):
            ctypes.CDLL(str(tmp_path / "product.so"))
