"""examples/gpt2.py on generated checkpoints in the files of real ones."""

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from itertools import chain
from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load_file, save_file
from tokenizers import Tokenizer, models

from tinyir import compiled, driver
from tinyir.driver import Options
from tinyir.source import Source
from tinyir.stages import Stage

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))

import gpt2  # noqa: E402
from checkpoint import files, random_gpt2  # noqa: E402

PROMPT = "The library is"


@pytest.fixture(scope="module")
def tiny(tmp_path_factory):
    """A checkpoint with a context of 16."""
    folder = tmp_path_factory.mktemp("tiny")
    random_gpt2.make(folder, context=16)
    return folder


@pytest.fixture(scope="module")
def wide(tmp_path_factory):
    """A checkpoint of two blocks as wide as those of GPT-2 small."""
    folder = tmp_path_factory.mktemp("wide")
    random_gpt2.make(folder, width=768, heads=12)
    return folder


@pytest.mark.parametrize("numerics", [[], ["--faithful"]], ids=["float32", "faithful"])
@pytest.mark.parametrize(("checkpoint", "tokens"), [("tiny", 12), ("wide", 2)])
def test_every_step_is_that_of_numpy(checkpoint, tokens, numerics, request, capsys):
    folder = request.getfixturevalue(checkpoint)
    gpt2.main([PROMPT, "--model", str(folder), "--tokens", str(tokens), "--verify", *numerics])
    shown = capsys.readouterr()
    again = " attend feed" if numerics else ""
    assert shown.err.splitlines() == [
        f"compiling embed attend feed{again} predict",
        f"NumPy gives the same {tokens} tokens.",
    ]
    assert shown.out.startswith(PROMPT)


def test_tokens_come_as_text(tiny, capsys):
    """Those of a character that several tokens make wait for its end."""
    model = gpt2.Model(tiny)
    model.compile(lambda name: None)
    ids = model.encode(PROMPT, 12)
    gpt2.write(model, ids, 12)
    assert capsys.readouterr().out == f"{model.tokenizer.decode(list(model.generate(ids, 12)))}\n"


@pytest.mark.parametrize("faithful", [False, True], ids=["float32", "faithful"])
@pytest.mark.parametrize(
    ("where", "message"),
    [
        (lambda weights: weights["wpe"]["weight"], "the embedding differs"),
        (lambda weights: weights["h"][0]["attn"]["c_proj"]["bias"], "attention of block 0 differs"),
        (lambda weights: weights["h"][1]["mlp"]["c_fc"]["weight"], "the end of block 1 differs"),
        (lambda weights: weights["ln_f"]["weight"], "the logits differs"),
    ],
    ids=["embedding", "attention", "mlp", "logits"],
)
def test_verify_finds_what_differs(where, message, faithful, tiny):
    model = gpt2.Model(tiny, faithful=faithful)
    model.compile(lambda name: None)
    where(model.weights)[...] += 0.01
    reference = gpt2._load_reference(tiny, faithful)
    with pytest.raises(files.CheckpointError, match=message):
        gpt2.verify(model, reference, model.encode(PROMPT, 5), 5)


def test_float64_is_compared_closely(tiny):
    """A difference that float32 would allow is found where all is float64."""
    model = gpt2.Model(tiny, faithful=True)
    model.compile(lambda name: None)
    model.weights["h"][1]["ln_1"]["bias"] += 1e-6
    with pytest.raises(
        files.CheckpointError, match=r"attention of block 1 differs by up to \S+e-0"
    ):
        gpt2.verify(model, gpt2._load_reference(tiny, True), model.encode(PROMPT, 5), 5)


def test_kernels_see_new_tokens_and_the_cache(tiny):
    """After the prompt, one token; nothing is traced, compiled or allocated for others."""
    model = gpt2.Model(tiny)
    model.compile(lambda name: None)
    past = model.start()
    caches = [cache.ctypes.data for cache in past.caches]
    rows = [[step.shape[0] for step in model.steps(ids, past)] for ids in ([3, 1, 4], [1], [5])]
    assert rows == [[3] * 5 + [200], [1] * 5 + [200], [1] * 5 + [200]]
    assert (past.length, [cache.ctypes.data for cache in past.caches]) == (5, caches)


def test_nothing_is_compiled_while_tokens_come(tiny, monkeypatch):
    model = gpt2.Model(tiny)
    model.compile(lambda name: None)
    monkeypatch.delattr(compiled, "cached_library")
    assert len(list(model.generate(model.encode(PROMPT, 8), 8))) == 8


def test_layers_share_their_kernels(tiny, tmp_path):
    """However many there are: what is compiled for two layers is all that five need."""
    random_gpt2.make(tmp_path, context=16, layers=5)
    few, many = (gpt2.Model(folder) for folder in (tiny, tmp_path))
    told = [[], []]
    for model, names in zip((few, many), told, strict=True):
        model.compile(names.append)
    assert told[0] == told[1] == ["embed", "attend", "feed", "predict"]
    libraries = [
        {kernel.library_path for block in model.blocks for kernel in block} for model in (few, many)
    ]
    assert libraries[0] == libraries[1]
    assert [len(few.blocks), len(many.blocks), len(libraries[0])] == [2, 5, 2]


def texts_of(model):
    """The text of each stage, of all kernels that the steps of a model call."""
    model.compile(lambda name: None)
    called = [model.embed, *chain.from_iterable(model.blocks), model.last, model.predict]
    graphs = dict.fromkeys(kernel._traced.graph for kernel in called)
    named = [replace(graph, name=f"{graph.name}_{at}") for at, graph in enumerate(graphs)]
    with driver.compiled(Source.of_graphs(named, "gpt2"), Options(), Stage.ASM) as done:
        return {stage: done.file(stage).read_text() for stage in Stage if stage.is_text}


def test_the_text_of_every_stage_is_the_same_for_any_number_of_layers(tmp_path):
    found = []
    for layers in (1, 5):
        random_gpt2.make(tmp_path / str(layers), context=16, layers=layers)
        found.append(texts_of(gpt2.Model(tmp_path / str(layers))))
    assert found[0] == found[1]
    kernels = ["embed_0", "attend_1", "feed_2", "attend_3", "predict_4"]
    for stage, text in found[0].items():
        assert [name for name in kernels if name not in text] == [], stage


@pytest.fixture(scope="module")
def program(tmp_path_factory, pytestconfig, tinyir_compile, system_tool):
    """examples/gpt2.c, with the library that the command makes of examples/gpt2.py."""
    folder = tmp_path_factory.mktemp("program")
    tinyir_compile(EXAMPLES / "gpt2.py", cwd=folder)
    warnings = ["-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    command = [system_tool("cc"), *warnings, "-I.", EXAMPLES / "gpt2.c", "./gpt2.so", "-o", "gpt2"]
    subprocess.run(command, cwd=folder, check=True)

    def run(*arguments):
        command = ["./gpt2", *map(str, arguments)]
        return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)

    return run


@pytest.mark.parametrize("prefix", ["", "transformer."])
def test_a_c_program_decodes(program, prefix, tiny, tmp_path):
    path = tmp_path / "model.safetensors"
    tensors = load_file(tiny / "model.safetensors")
    save_file({f"{prefix}{name}": each for name, each in tensors.items()}, path)
    model = gpt2.Model(tiny)
    model.compile(lambda name: None)
    done = program(path, 12, 3, 1, 4, 1)
    assert (done.returncode, done.stderr) == (0, "")
    assert [int(word) for word in done.stdout.split()] == list(model.generate([3, 1, 4, 1], 12))


@pytest.mark.parametrize(
    ("change", "arguments", "message"),
    [
        (None, ["5"], "usage: gpt2 model.safetensors TOKENS ID..."),
        (None, ["16", "1"], "there are more tokens than the context has"),
        (None, ["9223372036854775807", "1"], "there are more tokens than the context has"),
        (None, ["-10", *["1"] * 20], "TOKENS is how many to generate, 1 or more, and not -10"),
        (None, ["0", "1"], "TOKENS is how many to generate, 1 or more, and not 0"),
        (None, ["5x", "1"], "this is not a number: 5x"),
        (None, ["5", "library"], "this is not a number: library"),
        (None, ["5", "3", "200"], "this id is outside the vocabulary: 200"),
        (None, ["5", "3", "-1"], "this id is outside the vocabulary: -1"),
        (lambda path: path.unlink(), ["5", "1"], "there is no file of weights "),
        (lambda path: path.write_bytes(b"\xff" * 99), ["5", "1"], "this is not a file of safet"),
        (
            lambda path: path.write_bytes(path.read_bytes()[:-4]),
            ["5", "1"],
            "the file has no float32 tensor of the right size called ",
        ),
        (
            lambda path: stored(wte__weight=np.ones((3, 47), np.float32))(path.parent),
            ["5", "1"],
            "the file has no float32 tensor of the right size called wte.weight",
        ),
    ],
    ids=[
        *("usage", "context", "range", "negative", "zero", "number", "word", "id", "below"),
        *("no file", "bytes", "cut off", "width"),
    ],
)
def test_the_c_program_says_what_it_cannot_use(program, change, arguments, message, tmp_path):
    random_gpt2.make(tmp_path, context=16)
    path = tmp_path / "model.safetensors"
    if change:
        change(path)
    done = program(path, *arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"error: {message}")
    assert len(done.stderr.splitlines()) == 1


def configured(**changes):
    def change(folder):
        path = folder / "config.json"
        path.write_text(json.dumps(json.loads(path.read_text()) | changes))

    return change


def stored(**changes):
    """Tensors by name, '_' for '.', as others in their place; None for none."""

    def change(folder):
        path = folder / "model.safetensors"
        tensors = load_file(path)
        for name, value in changes.items():
            del tensors[name.replace("__", ".")]
            if value is not None:
                tensors[name.replace("__", ".")] = value
        save_file(tensors, path)

    return change


def written(name, text):
    return lambda folder: (folder / name).write_text(text)


def removed(name):
    return lambda folder: (folder / name).unlink()


def tokens_outside(folder):
    Tokenizer(models.WordLevel({"library": 200}, unk_token="library")).save(
        str(folder / "tokenizer.json")
    )


@pytest.mark.parametrize(
    ("change", "prompt", "message"),
    [
        (removed("config.json"), PROMPT, "there is no file "),
        (removed("model.safetensors"), PROMPT, "there is no file "),
        (removed("tokenizer.json"), PROMPT, "there is no file "),
        (written("config.json", "{"), PROMPT, "config.json is not JSON: "),
        (
            written("model.safetensors", "{"),
            PROMPT,
            "model.safetensors is not a file of safetensors",
        ),
        (written("tokenizer.json", "{}"), PROMPT, "tokenizer.json is not a tokenizer: "),
        (
            configured(activation_function="relu"),
            PROMPT,
            "config.json has activation_function = 'relu', and only 'gelu_new' is implemented",
        ),
        (
            configured(layer_norm_epsilon=1e-6),
            PROMPT,
            "config.json has layer_norm_epsilon = 1e-06, and only 1e-05 is implemented",
        ),
        (written("config.json", "[1]"), PROMPT, "config.json holds no object"),
        (
            configured(model_type="bert"),
            PROMPT,
            "config.json has model_type = 'bert', and only 'gpt2' is implemented",
        ),
        (configured(n_head=5), PROMPT, "n_embd = 48 is no multiple of n_head = 5"),
        (configured(n_embd=72), PROMPT, "n_embd = 72 is no multiple of 16, as weights are packed"),
        (
            configured(n_layer="2"),
            PROMPT,
            "config.json needs a positive integer n_layer, got '2'",
        ),
        (configured(n_layer=3), PROMPT, "model.safetensors has no tensor 'h.2.ln_1.weight'"),
        (
            configured(n_positions=17),
            PROMPT,
            "'wpe.weight' in model.safetensors must be f32[17, 48], got f32[16, 48]",
        ),
        (
            stored(ln_f__bias=np.zeros(48)),
            PROMPT,
            "'ln_f.bias' in model.safetensors must be f32[48], got f64[48]",
        ),
        (stored(ln_f__bias=None), PROMPT, "model.safetensors has no tensor 'ln_f.bias'"),
        (tokens_outside, PROMPT, "token 200 is outside the vocabulary of 200"),
        (lambda folder: None, "", "the prompt has no tokens"),
        (
            lambda folder: None,
            " ".join(["library"] * 12),
            re.compile(r"\d+ tokens of prompt and 5 more are longer than the context, 16"),
        ),
    ],
)
def test_what_cannot_be_used_is_one_line(change, prompt, message, tmp_path):
    random_gpt2.make(tmp_path, context=16)
    change(tmp_path)
    pattern = message if isinstance(message, re.Pattern) else re.escape(message)
    with pytest.raises(SystemExit, match=pattern) as caught:
        files.run(lambda: gpt2.main([prompt, "--model", str(tmp_path), "--tokens", "5"]))
    assert str(caught.value).startswith("error: ")
    assert len(str(caught.value).splitlines()) == 1


@pytest.mark.parametrize("tokens", ["-3", "0", "many", "1.5", ""])
def test_a_number_of_tokens_is_positive(tokens, tiny, capsys):
    with pytest.raises(SystemExit, match="2"):
        gpt2.main([PROMPT, "--model", str(tiny), "--tokens", tokens])
    shown = capsys.readouterr()
    *_, error = shown.err.splitlines()
    assert error.endswith(f": argument --tokens: expected a number from 1 on, got '{tokens}'")
    assert "compiling" not in shown.err
    assert shown.out == ""


@pytest.mark.parametrize("name", ["safetensors", "tokenizers"])
def test_a_missing_package_is_named(name, tiny, monkeypatch):
    monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(files.CheckpointError, match=f"the package {name} is missing: pip install"):
        gpt2.Model(tiny)


def test_names_may_have_the_models_prefix(tiny, tmp_path):
    random_gpt2.make(tmp_path, context=16)
    tensors = load_file(tmp_path / "model.safetensors")
    named = {f"transformer.{name}": each for name, each in tensors.items()}
    save_file(named, tmp_path / "model.safetensors")
    got, expected = gpt2.Model(tmp_path).weights, gpt2.Model(tiny).weights
    np.testing.assert_equal(got, expected)


@pytest.mark.skipif("GPT2_MODEL" not in os.environ, reason="GPT2_MODEL names no folder of GPT-2")
@pytest.mark.parametrize("faithful", [False, True], ids=["float32", "faithful"])
def test_the_real_weights_continue_as_expected(faithful):
    model = gpt2.Model(Path(os.environ["GPT2_MODEL"]), faithful=faithful)
    model.compile(lambda name: None)
    ids = model.encode("Alan Turing theorized that computers would one day become", 10)
    expected = [262, 749, 3665, 8217, 319, 262, 5440, 13, 198, 198]
    assert list(model.generate(ids, 10)) == expected
