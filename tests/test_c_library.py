"""The library and its header, as a C program sees them."""

import ctypes
import re
import subprocess

import numpy as np
import pytest

from tinyir.backend.toolchain import find_toolchain
from tinyir.driver import header_text
from tinyir.frontend.loader import load_kernels
from tinyir.ir.parse import parse_graphs
from tinyir.jit import Kernel
from tinyir.source import Source

WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Werror")
C99 = ("-xc", "-std=c99", *WARNINGS)
CXX11 = ("-xc++", "-std=c++11", *WARNINGS)

(OTHER,) = parse_graphs(
    "kernel other_kernel(x: f32[2]) -> (out: f32[2]) {\nreturn %x\n}\n", "other"
)


@pytest.fixture(scope="module")
def library(tmp_path_factory, pytestconfig, tinyir_compile):
    """`transformer.so` with `transformer.h` beside it, made by the command."""
    folder = tmp_path_factory.mktemp("library")
    tinyir_compile(pytestconfig.rootpath / "examples" / "transformer.py", cwd=folder)
    return folder / "transformer.so"


@pytest.fixture(scope="module")
def functions(pytestconfig):
    """The plain functions of the example, by name."""
    kernels = load_kernels(pytestconfig.rootpath / "examples" / "transformer.py", Kernel)
    return {kernel.name: kernel.function for kernel in kernels}


@pytest.fixture(scope="module")
def arrays():
    random = np.random.default_rng(0)
    return [random.normal(size=shape).astype(np.float32) for shape in ((8, 64), 64, 64)]


def run(*command, **options):
    done = subprocess.run(command, capture_output=True, check=False, **options)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


def test_a_c_program_gets_numpys_numbers(
    library, functions, arrays, tmp_path, pytestconfig, system_tool
):
    program = tmp_path / "transformer"
    source = pytestconfig.rootpath / "tests" / "c" / "transformer.c"
    include = f"-I{library.parent}"
    run(system_tool("cc"), *C99, source, include, "-xnone", library, "-o", program)
    printed = run(program, input=b"".join(each.tobytes() for each in arrays))

    x, weight, bias = arrays
    calls = [("gelu", (x,)), ("gelu_f32", (x,)), ("softmax", (x,))]
    for name, arguments in [*calls, ("layer_norm", (x, weight, bias))]:
        expected = functions[name](*arguments)
        got = np.frombuffer(printed, expected.dtype, expected.size).reshape(expected.shape)
        printed = printed[expected.nbytes :]
        np.testing.assert_allclose(got, expected, rtol=2e-6, atol=2e-6, err_msg=name)
    assert printed == b""


def test_a_c_program_gives_sizes(tmp_path, pytestconfig, tinyir_compile, system_tool):
    example = pytestconfig.rootpath / "examples" / "any_length.py"
    source = pytestconfig.rootpath / "tests" / "c" / "any_length.c"
    program = tmp_path / "any_length"
    tinyir_compile(example, cwd=tmp_path)
    library = tmp_path / "any_length.so"
    run(system_tool("cc"), *C99, source, f"-I{tmp_path}", "-xnone", library, "-o", program)
    random = np.random.default_rng(0)
    table = random.normal(size=(10, 64)).astype(np.float32)
    words = random.integers(-10, 10, 64)
    printed = run(program, input=table.tobytes() + words.tobytes())

    embed, extend, attend = (each.function for each in load_kernels(example, Kernel))
    for count in (0, 1, 2, 7, 64):
        x = embed(table, words[:count])
        cache = extend(table, x)
        for expected in (x, cache, attend(x, cache, cache)):
            got = np.frombuffer(printed, np.float32, expected.size).reshape(expected.shape)
            printed = printed[expected.nbytes :]
            np.testing.assert_allclose(got, expected, rtol=2e-5, atol=2e-5)
    assert printed == b""


@pytest.mark.parametrize("language", [C99, CXX11], ids=["C", "C++"])
def test_headers_compile(kernel_file, language, tmp_path):
    """Included twice, beside the header of another library, and whatever a parameter is called."""
    source = Source.of_graphs(kernel_file.graphs(), "own")
    (tmp_path / "own.h").write_text(header_text(source, "own"), encoding="utf-8")
    (tmp_path / "other.h").write_text(header_text(Source.of_graphs([OTHER], "other"), "other"))
    program = tmp_path / "main"
    includes = [f'#include "{name}"' for name in ("own.h", "other.h", "own.h")]
    program.write_text("\n".join([*includes, "int main(void) { return TINYIR_OK; }", ""]))
    run(find_toolchain().clang.path, *language, "-fsyntax-only", program)


def test_nothing_but_the_kernels_is_exported(library, functions, system_tool):
    shown = run(system_tool("nm"), "-D", "--defined-only", library).decode()
    assert {line.split()[-1] for line in shown.splitlines()} == set(functions)


def needed(library, readelf):
    shown = run(readelf, "-d", library).decode()
    return set(re.findall(r"\(NEEDED\).*\[(.*)\]", shown))


def test_a_library_needs_no_more_than_libc_and_libm(library, system_tool):
    assert needed(library, system_tool("readelf")) <= {"libc.so.6", "libm.so.6"}


def test_a_library_without_transcendentals_needs_libc_alone(
    tmp_path, pytestconfig, tinyir_compile, system_tool
):
    file = pytestconfig.rootpath / "examples" / "transformer.py"
    tinyir_compile(file, "--kernel", "layer_norm", "-o", "norm.so", cwd=tmp_path)
    assert needed(tmp_path / "norm.so", system_tool("readelf")) <= {"libc.so.6"}


def test_ctypes_calls_the_same_symbol(library, functions, arrays):
    x = arrays[0]
    out = np.full_like(x, np.nan)
    softmax = ctypes.CDLL(str(library)).softmax
    pointers = [each.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for each in (x, out)]
    assert softmax(*pointers) == 0
    np.testing.assert_allclose(out, functions["softmax"](x), rtol=2e-6)
