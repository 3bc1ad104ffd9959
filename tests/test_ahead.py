"""Nests of rows that fetch the next row: the same bits, whatever the rows and their number."""

import re
from contextlib import contextmanager
from functools import partial

import numpy as np
import pytest

from tests.calls import trace
from tinyir import bool_, cli, f16, f32, f64, i32, library
from tinyir.backend.runtime import NativeKernel
from tinyir.driver import Options, compiled, stage_text
from tinyir.emit import ahead
from tinyir.source import Source
from tinyir.stages import Stage

softmax = partial(library.softmax, axis=-1)


def log_softmax(x):
    shifted = x - x.max(axis=-1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(axis=-1, keepdims=True))


def log_sum_exp(x):
    largest = x.max(axis=-1, keepdims=True)
    numerator = np.exp(x - largest)
    return np.log(numerator.sum(axis=-1)) + (numerator * numerator).max(axis=-1)


def gated(x, scale):
    """The last operation is the one that computes for long."""
    y = x / np.sqrt(np.mean(x * x, axis=-1, keepdims=True) + 1) * scale
    return y / (1 + np.exp(-y))


def of_sum(*arrays):
    return softmax(sum(arrays[1:], start=arrays[0]))


def masked(x, mask):
    return softmax(np.where(mask, x, -np.inf))


def two(x, y):
    return softmax(x), log_softmax(y)


def written(x, y):
    y[...] = softmax(x)


def overwritten(x):
    x[...] = softmax(x)


def light(x):
    centred = x - x.mean(axis=-1, keepdims=True)
    return centred / np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + 1)


def of_columns(x):
    numerator = np.exp(x - x.max(axis=0))
    return numerator / numerator.sum(axis=0)


def shared(*arrays):
    h = sum(arrays[1:], start=arrays[0] + 1)
    return h, softmax(h), np.exp(h) / np.exp(h).sum(axis=-1, keepdims=True)


def strided(x):
    """Every other row is none of the argument's."""
    return softmax(x[::2])


CASES = {
    "two_pieces": (softmax, [f32[5, 128]], 1),
    "one_element_left": (softmax, [f32[5, 129]], 1),
    "a_piece_less_one_left": (softmax, [f32[4, 191]], 1),
    "some_left": (softmax, [f32[7, 1000]], 1),
    "planes": (softmax, [f32[3, 5, 130]], 1),
    "sizes_of_one": (softmax, [f32[2, 1, 3, 200]], 1),
    "many_short_rows": (softmax, [f32[300, 140]], 1),
    "double": (softmax, [f64[9, 100]], 1),
    "long_double": (softmax, [f64[3, 2100]], 1),
    "prime_double": (softmax, [f64[3, 2503]], 1),
    "half": (softmax, [f16[3, 300]], 1),
    "widened": (lambda x: softmax(x * np.float64(0.5)), [i32[3, 200]], 1),
    "log_softmax": (log_softmax, [f32[6, 150]], 1),
    "one_result_for_a_row": (log_sum_exp, [f32[6, 150]], 1),
    "last": (gated, [f32[6, 130], f32[130]], 1),
    "last_double": (gated, [f64[5, 2, 100], f64[100]], 1),
    "two_arguments": (of_sum, [f32[4, 5, 130], f32[4, 5, 130]], 1),
    "arguments_of_two_types": (of_sum, [f64[6, 130], f32[6, 130], f64[6, 130], f32[6, 130]], 1),
    "broadcast": (of_sum, [f32[6, 130], f32[130], f32[6, 1]], 1),
    "two_nests": (two, [f32[5, 128], f64[3, 4, 129]], 2),
    "named_rows": (softmax, [f32["n", 130]], 1),
    "named_planes": (softmax, [f64["n", 3, 64]], 0),
    "named_planes_in_pieces": (softmax, [f32["n", 12, 256]], 0),
    "named_pieces_with_a_rest": (softmax, [f64["n", 3, 130]], 0),
    "named_rows_of_one_plane": (softmax, [f32[1, "n", 256]], 0),
    "shared": (shared, [f32[6, 130]], 0),
    "named_shared": (shared, [f32["n", 130]], 0),
    "shared_broadcast": (shared, [f32[6, 130], f32[130]], 0),
    "shared_with_another": (shared, [f32[6, 130], f32[6, 130]], 0),
    "named_rows_of_two": (of_sum, [f32["n", 128], f32["n", 128]], 1),
    "named_last": (gated, [f32["n", 200], f32[200]], 1),
    "masked": (masked, [f32[6, 130], bool_[6, 130]], 1),
    "written": (written, [f32[6, 130], f32[6, 130]], 1),
    "overwritten": (overwritten, [f32["n", 130]], 1),
    "short": (softmax, [f32[6, 127]], 0),
    "one_row": (softmax, [f32[1, 1000]], 0),
    "light": (light, [f32[6, 130]], 0),
    "columns": (of_columns, [f32[130, 130]], 0),
    "named_columns": (softmax, [f32[6, "n"]], 0),
    "named_inner_rows": (softmax, [f32[6, "n", 130]], 0),
    "every_other": (strided, [f32[6, 130]], 0),
}


FETCHING = [case for case, (_, _, count) in CASES.items() if count]
"""Those whose nests fetch rows, if arrays are large."""


def graphs(name, cases):
    return {case: trace(CASES[case][0], CASES[case][1], f"{name}_{case}") for case in cases}


@contextmanager
def large_from(least):
    """Compiles as if arrays of `least` bytes were large."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ahead, "LARGE", least)
        yield


@pytest.fixture(scope="module")
def calls():
    """What each nest calls."""
    with large_from(0):
        made = graphs("called", CASES)
        source = Source.of_graphs(list(made.values()), "called")
        text = stage_text(source, Options(), Stage.OPTIMIZED)
    return {
        case: set(re.findall(rf"call @({graph.name}[.].*prefetch)[(]", text))
        for case, graph in made.items()
    }


@pytest.mark.parametrize("case", CASES)
def test_nests_call_what_fetches_rows(case, calls):
    assert len(calls[case]) == CASES[case][2]


@pytest.fixture(scope="module")
def kernels(natives):
    """Kernels that fetch rows, and such that do not."""
    found = []
    for name, least in (("fetching", 0), ("plain", 1 << 60)):
        with large_from(least):
            made = graphs(name, FETCHING)
            native = natives(list(made.values()), name)
        found.append({case: native[graph.name] for case, graph in made.items()})
    return found


def arrays(types, size):
    random = np.random.default_rng(size)
    known = [each.at({"n": size}) for each in types]
    return [(random.standard_normal(each.shape) * 9).astype(each.dtype.numpy) for each in known]


def bits(kernel, types, size):
    """The bytes of all results, and of what is left in the arguments."""
    given = arrays(types, size)
    results = kernel.call(*given)
    made = results if isinstance(results, tuple) else (results,)
    return [None if each is None else each.tobytes() for each in (*made, *given)]


@pytest.mark.parametrize("case", FETCHING)
def test_the_bits_are_those_without(case, kernels):
    types = CASES[case][1]
    fetching, plain = (each[case] for each in kernels)
    is_known = all(each.is_static for each in types)
    for size in (3,) if is_known else (0, 1, 2, 7, 130):
        assert bits(fetching, types, size) == bits(plain, types, size)


def test_only_large_arrays_and_not_among_very_many_operations():
    def beside_a_chain(length, x, y):
        for _ in range(length):
            y = np.abs(y) + 1
        return softmax(x), y

    def count(length, *shape):
        return len(ahead.ahead(trace(partial(beside_a_chain, length), [f32[shape], f32[3]])))

    assert count(1, 6144, 512) == count(1, 256, 512) == count(1, "n", 512) == 1
    assert count(1, 255, 512) == 0
    assert (count(80, 256, 512), count(110, 256, 512)) == (1, 0)


@pytest.fixture(scope="module")
def stages(tmp_path_factory):
    """A folder with every stage of some kernels, and the signatures of these."""
    folder = tmp_path_factory.mktemp("stages")
    with large_from(0):
        made = graphs("fed", ["some_left", "last", "named_planes"])
        source = Source.of_graphs(list(made.values()), "fed")
        with compiled(source, Options(), Stage.LIBRARY) as done:
            for stage in Stage:
                (folder / f"fed{stage.suffix}").write_bytes(done.file(stage).read_bytes())
    return folder, {case: graph.signature for case, graph in made.items()}


@pytest.mark.parametrize("stage", ["mlir", "optimized", "bufferized", "lowered", "llvm", "asm"])
def test_text_can_be_fed_back(stage, stages, tmp_path):
    folder, signatures = stages
    given = ["--schedule", f"{folder}/fed{Stage.SCHEDULE.suffix}"] if stage == "mlir" else []
    fed = folder / f"fed{Stage[stage.upper()].suffix}"
    assert cli.main([str(fed), *given, "-o", str(tmp_path / "fed.so")]) == 0
    for case, signature in signatures.items():
        made, again = (
            bits(NativeKernel(library, signature), CASES[case][1], 5)
            for library in (folder / f"fed{Stage.LIBRARY.suffix}", tmp_path / "fed.so")
        )
        assert made == again


def test_without_a_schedule_nothing_is_fetched(stages, tmp_path):
    folder, signatures = stages
    text = folder / f"fed{Stage.MLIR.suffix}"
    given = [str(text), "--schedule", "none"]
    assert cli.main([*given, "--emit", "optimized", "-o", str(tmp_path / "plain.mlir")]) == 0
    assert not re.search(r"call @.*prefetch", (tmp_path / "plain.mlir").read_text())
    assert cli.main([*given, "-o", str(tmp_path / "plain.so")]) == 0
    for case, signature in signatures.items():
        inputs = arrays(CASES[case][1], 5)
        plain = NativeKernel(tmp_path / "plain.so", signature).call(*inputs)
        np.testing.assert_allclose(plain, CASES[case][0](*inputs), rtol=1e-4)


def test_text_for_another_architecture(stages, tmp_path):
    folder = stages[0]
    given = [str(folder / f"fed{Stage.MLIR.suffix}"), "--target-cpu", "aarch64", "--emit", "llvm"]
    schedule = ["--schedule", str(folder / f"fed{Stage.SCHEDULE.suffix}")]
    assert cli.main([*given, *schedule, "-o", str(tmp_path / "fed.ll")]) == 0
    assert "call void @llvm.prefetch" in (tmp_path / "fed.ll").read_text()
