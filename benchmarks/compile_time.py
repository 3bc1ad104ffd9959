"""How long tinyir takes to import, to compile, to load from its cache, and to call a kernel.

    python benchmarks/compile_time.py [RUNS]

Every measurement but the calls needs a process of its own; the table shows the smallest of RUNS
(default 7), because other jobs only ever add time.
"""

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
import timeit
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

AIMS = {"compile": 600.0, "load": 10.0, "call": 0.0006, "ctypes": 0.0016}
"""Milliseconds."""


def worker_import() -> dict[str, float]:
    start = time.perf_counter()
    import numpy  # noqa: F401  (its own time is not tinyir's)

    between = time.perf_counter()
    import tinyir  # noqa: F401  (that is what is timed)

    return {"numpy": _ms(between - start), "tinyir": _ms(time.perf_counter() - between)}


def worker_first_call() -> dict[str, float]:
    """The first call in this process: it compiles, or loads what the cache has."""
    softmax, x = _softmax()
    start = time.perf_counter()
    softmax(x)
    return {"call": _ms(time.perf_counter() - start)}


def worker_stages() -> dict[str, float]:
    """One compilation, stage by stage."""
    from tinyir.driver import Options, compiled
    from tinyir.source import Source
    from tinyir.stages import Stage

    softmax, x = _softmax()
    start = time.perf_counter()
    graph = softmax.trace({"x": x}, {}).graph
    traced = time.perf_counter() - start
    with compiled(Source.of_graphs([graph], "softmax"), Options(), Stage.LIBRARY) as done:
        seconds = {stage.label: _ms(each) for stage, each in done.seconds.items()}
    return {"trace": _ms(traced)} | seconds


def worker_calls() -> dict[str, float]:
    """Whole calls `f(x)` of small float32 kernels, checks and the new result included."""
    import numpy as np

    from tinyir import jit
    from tinyir.backend.calls import Calls

    @jit
    def add(a, b):
        return a + b

    a = np.linspace(0, 1, 16, dtype=np.float32)
    softmax, x = _softmax()
    result = {}
    for name, function, arrays in (
        ("add (16,)", add, (a, a)),
        ("softmax (8, 64)", softmax, (x,)),
    ):
        compiled = function.compile(*arrays)
        by_ctypes = Calls().before(compiled.call, compiled._native, releases_gil=False)
        calls = {
            f"call {name}": (function, *arrays),
            f"  of what compile() returns, {name}": (compiled, *arrays),
            f"  where only ctypes can call, {name}": (by_ctypes, *arrays),
            f"  ctypes with pointers made before, {name}": _c_function(compiled, arrays),
            f"  NumPy's, {name}": (function.function, *arrays),
        }
        result |= dict(zip(calls, _per_call(calls.values()), strict=True))
    return result


def _c_function(compiled, arrays):
    """The function in the library, and its arguments ready for ctypes."""
    import ctypes

    out = compiled(*arrays)
    # Made from the arrays, and so keeping them alive.
    pointers = [each.ctypes.data_as(ctypes.c_void_p) for each in (*arrays, out)]
    return ctypes.CDLL(str(compiled.library_path))[compiled._native.signature.name], *pointers


def _softmax():
    import numpy as np

    from tinyir import jit, library

    @jit
    def softmax(x):
        return library.softmax(x)

    return softmax, np.linspace(-4, 4, 8 * 64, dtype=np.float32).reshape(8, 64)


def _per_call(calls: Iterable[tuple[Callable[..., object], *tuple[object, ...]]]) -> list[float]:
    """The smallest time of each of several calls, which take turns."""
    count = 1000
    timers = []
    for function, *args in calls:
        names = {f"x{index}": arg for index, arg in enumerate(args)}
        timers.append(timeit.Timer(f"f({', '.join(names)})", globals={"f": function, **names}))
    turns = [[timer.timeit(count) for timer in timers] for _ in range(100)]
    return [_ms(min(each) / count) for each in zip(*turns, strict=True)]


def _ms(seconds: float) -> float:
    return seconds * 1e3


def measure(worker: Callable[[], dict[str, float]], cache: Path) -> dict[str, float]:
    """What `worker` reports from a new process that has its cache in `cache`."""
    environment = os.environ | {"TINYIR_CACHE": str(cache)}
    # Without bytecode files every import would be timed with its compilation.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, __file__, "--worker", worker.__name__],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(done.stderr)
    return json.loads(done.stdout)


def smallest(runs: int, run: Callable[[], dict[str, float]]) -> dict[str, float]:
    results = [run() for _ in range(runs)]
    return {name: min(result[name] for result in results) for name in results[0]}


def main() -> None:
    if sys.argv[1:2] == ["--worker"]:
        print(json.dumps(globals()[sys.argv[2]]()))
        return
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    with tempfile.TemporaryDirectory() as folder:
        warm = Path(folder) / "warm"
        measure(worker_calls, warm)

        def cold() -> dict[str, float]:
            """Nothing of this kernel is in the cache, but the tools' versions are."""
            for entry in warm.iterdir():
                if entry.is_dir():
                    entry.rename(Path(tempfile.mkdtemp(dir=folder)) / "entry")
            return measure(worker_first_call, warm)

        def empty() -> dict[str, float]:
            return measure(worker_first_call, Path(tempfile.mkdtemp(dir=folder)))

        compiled = smallest(runs, cold)
        loaded = smallest(runs, lambda: measure(worker_first_call, warm))
        first = smallest(runs, empty)
        stages = smallest(runs, lambda: measure(worker_stages, warm))
        imports = smallest(runs, lambda: measure(worker_import, warm))
        calls = smallest(runs, lambda: measure(worker_calls, warm))
    print(_machine())
    print(f"smallest of {runs} runs")
    _line("import tinyir (NumPy is imported)", imports["tinyir"])
    _line("  import numpy, for comparison", imports["numpy"])
    _line("first call, compiles softmax (8, 64)", compiled["call"], AIMS["compile"])
    _line("  with the cache folder empty", first["call"])
    for stage, each in stages.items():
        _line(f"  stage {stage}", each)
    _line("first call, library is in the cache", loaded["call"], AIMS["load"])
    for name, each in calls.items():
        by_ctypes = name == "  where only ctypes can call, add (16,)"
        aim = "ctypes" if by_ctypes else "call" if name.startswith("call") else ""
        _line(name, each, AIMS.get(aim))


def _line(name: str, milliseconds: float, aim: float | None = None) -> None:
    unit, scale = ("ms", 1) if milliseconds >= 0.1 else ("us", 1e3)
    wanted = f"   aim {aim * scale:g}" if aim else ""
    print(f"{name:<52}{milliseconds * scale:9.2f} {unit}{wanted}")


def _machine() -> str:
    import numpy

    from tinyir import __version__
    from tinyir.backend.cpu import cpu_identity
    from tinyir.backend.toolchain import find_toolchain

    models = [line for line in cpu_identity().splitlines() if line.startswith("model name")]
    model = models[0].partition(":")[2].strip() if models else platform.machine()
    return (
        f"{model}, {os.cpu_count()} CPUs; Python {platform.python_version()}, "
        f"NumPy {numpy.__version__}, tinyir {__version__}\n{find_toolchain().versions}"
    )


if __name__ == "__main__":
    main()
