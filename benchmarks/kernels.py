"""What kernels cost beside NumPy, and beside JAX, PyTorch and ONNX Runtime where those are there.

    python benchmarks/kernels.py [--threads N] [--rounds N] [NAME ...]

Every library computes the same expression, written against its own namespace; ONNX Runtime has the
fused operators of ONNX, and takes no part in float64. Each has a process of its own, bound to N
cores; the processes take turns, and the table shows the smallest median of a turn. A result that is
not near the one in float64 is not timed.
"""

import argparse
import importlib.util
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
LIBRARIES = {
    "numpy": "numpy",
    "tinyir": "numpy",
    "jax": "jax",
    "torch": "torch",
    "onnxruntime": "onnxruntime",
}
SECONDS = 0.3
"""How long a kernel is called in each turn."""


def gelu(xp: Any, x: Any) -> Any:
    return 0.5 * x * (1 + xp.tanh(0.7978845608028654 * (x + 0.044715 * x * x * x)))


def softmax(xp: Any, x: Any) -> Any:
    numerator = xp.exp(x - xp.amax(x, -1, keepdims=True))
    return numerator / xp.sum(numerator, -1, keepdims=True)


def log_softmax(xp: Any, x: Any) -> Any:
    shifted = x - xp.amax(x, -1, keepdims=True)
    return shifted - xp.log(xp.sum(xp.exp(shifted), -1, keepdims=True))


def layer_norm(xp: Any, x: Any, weight: Any, bias: Any) -> Any:
    centred = x - xp.mean(x, -1, keepdims=True)
    variance = xp.mean(centred * centred, -1, keepdims=True)
    return centred / xp.sqrt(variance + 1e-5) * weight + bias


def residual_layer_norm(xp: Any, x: Any, weight: Any, bias: Any) -> Any:
    return layer_norm(xp, x + (x * weight + bias), weight, bias)


def rms_norm(xp: Any, x: Any, weight: Any, _: Any) -> Any:
    return x / xp.sqrt(xp.mean(x * x, -1, keepdims=True) + 1e-6) * weight


def silu(xp: Any, x: Any) -> Any:
    return x / (1 + xp.exp(-x))


def column_variance(xp: Any, x: Any) -> Any:
    centred = x - xp.mean(x, 0, keepdims=True)
    return xp.mean(centred * centred, 0)


def chain(xp: Any, x: Any, weight: Any, bias: Any) -> Any:
    y = x * weight + bias
    for _ in range(5):
        y = xp.abs(y * x - bias) + 0.5
    return y


def total(xp: Any, x: Any) -> Any:
    return xp.sum(x)


def scaled(xp: Any, x: Any) -> Any:
    return 2 * x


def scaled_into(xp: Any, x: Any, out: Any = None) -> Any:
    """Into an array that is there; JAX has no such call, and makes a new one."""
    return xp.multiply(x, 2, out=out) if out is not None else scaled(xp, x)


def attention(xp: Any, q: Any, k: Any, v: Any) -> Any:
    return softmax(xp, q @ k.swapaxes(-1, -2) / q.shape[-1] ** 0.5) @ v


def causal_attention(xp: Any, q: Any, k: Any, v: Any) -> Any:
    place = xp.arange(q.shape[-2])
    scores = q @ k.swapaxes(-1, -2) / q.shape[-1] ** 0.5
    return softmax(xp, xp.where(place[:, None] >= place[None, :], scores, -1e10)) @ v


HEADS, LONG_HEADS = ((12, 512, 64),) * 3, ((12, 2048, 64),) * 3
ROWS = ((1024, 768), (768,), (768,))
WORKLOADS: dict[str, tuple[Callable[..., Any], tuple[tuple[int, ...], ...], str]] = {
    "gelu": (gelu, ((512, 3072),), "float32"),
    "gelu_f64": (gelu, ((512, 3072),), "float64"),
    "silu": (silu, ((512, 3072),), "float32"),
    "softmax": (softmax, ((12, 512, 512),), "float32"),
    "softmax_f64": (softmax, ((12, 512, 512),), "float64"),
    "softmax_31": (softmax, ((50000, 31),), "float32"),
    "softmax_4": (softmax, ((400000, 4),), "float32"),
    "log_softmax": (log_softmax, ((12, 512, 512),), "float32"),
    "layer_norm": (layer_norm, ROWS, "float32"),
    "layer_norm_f64": (layer_norm, ROWS, "float64"),
    "residual_layer_norm": (residual_layer_norm, ROWS, "float32"),
    "rms_norm": (rms_norm, ROWS, "float32"),
    "column_variance": (column_variance, ((1024, 768),), "float32"),
    "chain": (chain, ROWS, "float32"),
    "attention": (attention, HEADS, "float32"),
    "causal_attention": (causal_attention, HEADS, "float32"),
    "causal_attention_2048": (causal_attention, LONG_HEADS, "float32"),
    "sum": (total, ((10_000_000,),), "float32"),
    "scale": (scaled, ((32_000_000,),), "float32"),
    "scale_into": (scaled_into, ((32_000_000,),), "float32"),
}


INTO = ("scale_into",)
"""Those that write their result into an array of the caller's."""


def arrays(name: str) -> list[np.ndarray]:
    """The inputs of a workload."""
    _, shapes, dtype = WORKLOADS[name]
    random = np.random.default_rng(0)
    return [random.standard_normal(shape).astype(dtype) for shape in shapes]


def prepared(
    library: str, name: str
) -> tuple[Callable[[], Any] | None, Callable[[Any], np.ndarray]]:
    """A call without arguments that returns when the result is there, and its result in NumPy."""
    function = WORKLOADS[name][0]
    inputs = arrays(name)
    into = {"out": np.empty(inputs[0].shape, inputs[0].dtype)} if name in INTO else {}
    if library == "numpy":
        return lambda: function(np, *inputs, **into), np.asarray
    if library == "tinyir":
        import tinyir

        def traced(*values: Any) -> Any:
            return function(np, *values)

        # One name for each parameter, which a kernel must have.
        text = ", ".join(f"x{index}" for index in range(len(inputs)))
        kernel = tinyir.jit(eval(f"lambda {text}: f({text})", {"f": traced})).compile(*inputs)
        return lambda: kernel(*inputs, **into), np.asarray
    if library == "jax":
        import jax

        jax.config.update("jax_enable_x64", True)
        compiled = jax.jit(lambda *values: function(jax.numpy, *values))
        held = [jax.numpy.asarray(each) for each in inputs]
        return lambda: compiled(*held).block_until_ready(), np.asarray
    if library == "onnxruntime":
        import kernels_onnxruntime

        return kernels_onnxruntime.prepared(name, inputs), np.asarray
    import torch

    torch.set_num_threads(len(os.sched_getaffinity(0)))
    tensors = [torch.from_numpy(each) for each in inputs]
    torch_into = {key: torch.from_numpy(each) for key, each in into.items()}
    return lambda: function(torch, *tensors, **torch_into), lambda result: result.numpy()


def turn(library: str, names: list[str]) -> dict[str, float]:
    """The median milliseconds of each workload."""
    found = {}
    for name in names:
        call, to_numpy = prepared(library, name)
        if call is None:
            continue
        exact = WORKLOADS[name][0](np, *(each.astype(np.float64) for each in arrays(name)))
        error = np.abs(to_numpy(call()) - exact).max() / np.abs(exact).max()
        if error > 1e-4:
            raise SystemExit(f"{library} computes another {name}: {error}")
        times = []
        until = time.perf_counter() + SECONDS
        while time.perf_counter() < until or len(times) < 3:
            start = time.perf_counter()
            call()
            times.append(time.perf_counter() - start)
        found[name] = statistics.median(times) * 1000
    return found


def measured(library: str, names: list[str], threads: int) -> dict[str, float]:
    """`turn` in a process bound to the first cores."""
    counts = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
    cores = sorted(os.sched_getaffinity(0))[:threads]
    done = subprocess.run(
        [sys.executable, __file__, "--library", library, *names],
        env={**os.environ, **dict.fromkeys(counts, str(threads)), "PYTHONPATH": str(ROOT)},
        preexec_fn=lambda: os.sched_setaffinity(0, cores),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(done.stderr)
    result: dict[str, float] = json.loads(done.stdout)
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(WORKLOADS))
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--library", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    names = arguments.names or list(WORKLOADS)
    if arguments.library:
        print(json.dumps(turn(arguments.library, names)))
        return
    found = [each for each, module in LIBRARIES.items() if importlib.util.find_spec(module)]
    best: dict[str, dict[str, float]] = {each: {} for each in found}
    for _ in range(arguments.rounds):
        for library in found:
            for name, median in measured(library, names, arguments.threads).items():
                best[library][name] = min(median, best[library].get(name, median))
    print(f"| {arguments.threads} thread(s), ms | {' | '.join(found)} | best other / tinyir |")
    print("| --- |" + " ---: |" * (len(found) + 1))
    for name in names:
        times = {library: best[library][name] for library in found if name in best[library]}
        other = min(each for library, each in times.items() if library != "tinyir")
        shown = (f"{times[library]:.3g}" if library in times else "" for library in found)
        print(f"| {name} | {' | '.join(shown)} | {other / times['tinyir']:.2f} |")


if __name__ == "__main__":
    main()
