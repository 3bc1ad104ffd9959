"""Twenty sentences: pairs of one meaning, other lengths and scripts, nothing, and too much."""

PAIRS = [
    ("A man is eating a piece of bread.", "Someone has a slice of bread for lunch."),
    ("How do I reset my password?", "I forgot my login and need a new passphrase."),
    ("The stock market fell sharply on Monday.", "Share prices dropped at the start of the week."),
    ("She plays the violin in an orchestra.", "The musician performs with a symphony."),
    ("Plants turn sunlight into energy.", "Photosynthesis converts light to chemical energy."),
    ("The train to Berlin leaves at noon.", "There is a railway departure for Berlin at 12:00."),
]
"""Each is closer to its partner than to any sentence of another pair."""

SENTENCES = [
    *(sentence for pair in PAIRS for sentence in pair),
    "",
    "Grüße aus München, 東京 and Αθήνα!",
    "x" * 150,  # one word that is too long for the vocabulary
    " ".join(["A library is made of functions, and a function of arrays."] * 3),
    " ".join(f"Line {line}: {line * line} sheep, {line + 7} goats." for line in range(9)),
    " ".join(f"The {place}th room has {place % 5} doors." for place in range(12)),
    "One more makes the number of sentences odd.",
    "The same words again and again. " * 90,
]
