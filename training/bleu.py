import math
import re
from collections import Counter


def bleu(translations, references):
    """A rough score for the log. evaluate.ts measures what Bergamot translates."""
    matches, totals = [0] * 4, [0] * 4
    length = reference_length = 0
    for translation, reference in zip(translations, references):
        words, reference_words = split(translation), split(reference)
        length += len(words)
        reference_length += len(reference_words)
        for size in range(1, 5):
            found, expected = count_ngrams(words, size), count_ngrams(reference_words, size)
            matches[size - 1] += sum((found & expected).values())
            totals[size - 1] += max(1, sum(found.values()))
    precision = math.exp(sum(math.log(max(match, 0.1) / total) for match, total in zip(matches, totals)) / 4)
    return 100 * precision * min(1, math.exp(1 - reference_length / max(length, 1)))


def split(text):
    return re.findall(r'\w+|[^\w\s]', text)


def count_ngrams(words, size):
    return Counter(tuple(words[at : at + size]) for at in range(len(words) - size + 1))
