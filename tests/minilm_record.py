"""Writes tests/minilm_torch.npy: embeddings of tests/minilm_sentences.py by PyTorch's BERT.

pip install torch==2.13.0 transformers==5.24.0
PYTHONPATH=examples python -m tests.minilm_record
"""

from pathlib import Path

import numpy as np
import torch
from minilm import installed
from transformers import AutoTokenizer, BertModel

from tests.minilm_sentences import SENTENCES


def main() -> None:
    tokenizer = AutoTokenizer.from_pretrained(installed())
    model = BertModel.from_pretrained(installed(), attn_implementation="eager").eval()
    found = []
    with torch.inference_mode():
        for sentence in SENTENCES:
            tokens = tokenizer(sentence, truncation=True, max_length=512, return_tensors="pt")
            mean = model(**tokens).last_hidden_state[0].mean(dim=0)
            found.append(torch.nn.functional.normalize(mean, dim=0).numpy())
    np.save(Path(__file__).with_name("minilm_torch.npy"), np.stack(found))


if __name__ == "__main__":
    main()
