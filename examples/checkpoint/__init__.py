"""Reads checkpoints in the files of Hugging Face, and makes small random ones."""
