"""Many lists of tokens in two arrays, because millions of Python lists are slow."""

import numpy as np


class TokenLists:
    def __init__(self, tokens, lengths):
        self.tokens = tokens.astype(np.int32)
        self.lengths = lengths.astype(np.int64)
        self.starts = np.cumsum(self.lengths) - self.lengths

    @staticmethod
    def from_lists(lists):
        lengths = np.array([len(each) for each in lists], np.int64)
        tokens = np.fromiter((token for each in lists for token in each), np.int32, lengths.sum())
        return TokenLists(tokens, lengths)

    def __len__(self):
        return len(self.lengths)

    def __getitem__(self, index):
        start = self.starts[index]
        return self.tokens[start : start + self.lengths[index]].tolist()

    def select(self, indexes):
        """The lists at these indexes, or where a boolean array is true."""
        lengths, starts = self.lengths[indexes], self.starts[indexes]
        ends = np.cumsum(lengths)
        positions = np.arange(lengths.sum()) + np.repeat(starts - (ends - lengths), lengths)
        return TokenLists(self.tokens[positions], lengths)

    def pad(self, width):
        """A matrix with a row for each list, filled with zeros, and the lengths. Longer lists are cut."""
        lengths = np.minimum(self.lengths, width)
        columns = np.arange(width)
        used = columns < lengths[:, None]
        matrix = np.zeros(used.shape, np.int64)
        matrix[used] = self.tokens[(self.starts[:, None] + columns)[used]]
        return matrix, lengths

    @staticmethod
    def from_padded(matrix):
        """The rows of a matrix, each up to its first zero."""
        used = np.cumsum(matrix == 0, axis=1) == 0
        return TokenLists(matrix[used], used.sum(axis=1))

    @staticmethod
    def concatenate(parts):
        return TokenLists(
            np.concatenate([part.tokens for part in parts]), np.concatenate([part.lengths for part in parts])
        )

    def count_distinct(self):
        """How many different tokens each list has."""
        rows = np.repeat(np.arange(len(self), dtype=np.int64), self.lengths)
        size = int(self.tokens.max(initial=0)) + 1
        return np.bincount(np.unique(rows * size + self.tokens) // size, minlength=len(self))
