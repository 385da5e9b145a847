"""Batches of examples of similar length, with the same number of sentences for each model."""

import queue
import sys
import threading

import numpy as np
import torch

from network import MAX_LENGTH

# The columns of a row that describes an example.
SOURCE_START, SOURCE_LENGTH, TARGET_START, TARGET_LENGTH, IS_BACK_TRANSLATED = range(5)


class Batches:
    def __init__(self, models, tokens_per_model, back_translation_mark, device):
        self.models, self.tokens_per_model, self.device = models, tokens_per_model, device
        self.back_translation_mark = back_translation_mark
        self.token_parts, self.token_count = [], 0
        self.row_parts = [[] for _ in range(models)]

    def add(self, model, sources, targets, is_back_translated=False):
        """Call arrange() after adding."""
        rows = np.zeros((len(sources), 5), np.int64)
        rows[:, SOURCE_START] = self._store(sources)
        rows[:, SOURCE_LENGTH] = sources.lengths
        rows[:, TARGET_START] = self._store(targets)
        rows[:, TARGET_LENGTH] = targets.lengths
        rows[:, IS_BACK_TRANSLATED] = is_back_translated
        self.row_parts[model].append(rows)

    def _store(self, lists):
        starts = self.token_count + lists.starts
        self.token_parts.append(lists.tokens)
        self.token_count += len(lists.tokens)
        return starts

    def arrange(self):
        """Sorts the examples by length and moves the tokens to the accelerator."""
        end = np.zeros(256, np.int32)
        self.tokens = torch.from_numpy(np.concatenate([*self.token_parts, end])).to(self.device)
        self.rows_by_length = []
        for parts in self.row_parts:
            rows = np.concatenate(parts)
            rows = rows[
                (needed_length(rows) <= MAX_LENGTH) & (rows[:, SOURCE_LENGTH] > 0) & (rows[:, TARGET_LENGTH] > 0)
            ]
            rows = repeat_real(rows)
            rounded = -(-needed_length(rows) // 8) * 8
            self.rows_by_length.append({int(length): rows[rounded == length] for length in np.unique(rounded)})
        self.lengths = [
            length
            for length in sorted({length for rows in self.rows_by_length for length in rows})
            if all(len(rows.get(length, [])) >= 8 for rows in self.rows_by_length)
        ]
        if not self.lengths:
            sys.exit('There are too few sentences.')
        weights = [sum(len(rows[length]) * length for rows in self.rows_by_length) for length in self.lengths]
        self.weights = np.array(weights) / sum(weights)
        self.unseen = {}

    def draw_batch(self, length):
        """The rows of all models."""
        count = max(8, self.tokens_per_model // length)
        return torch.from_numpy(np.stack([self._draw(model, length, count) for model in range(self.models)]))

    def draw_length(self):
        return int(np.random.choice(self.lengths, p=self.weights))

    def _draw(self, model, length, count):
        """Takes examples in random order, each once before any is repeated."""
        rows = self.rows_by_length[model][length]
        drawn = []
        while count > 0:
            unseen = self.unseen.get((model, length))
            if unseen is None or len(unseen) == 0:
                unseen = np.random.permutation(len(rows))
            taken, self.unseen[model, length] = unseen[:count], unseen[count:]
            drawn.append(rows[taken])
            count -= len(taken)
        return np.concatenate(drawn)

    def unpack(self, rows, length):
        """Source, source mask, target and target mask. Sentences end with a zero, which belongs to them."""
        position = torch.arange(length, device=self.device)
        source_start, source_length, target_start, target_length, is_marked = rows[..., None].unbind(-2)
        source = self.tokens[(source_start + position - is_marked).clamp(min=0)].long()
        source = torch.where(
            (is_marked > 0) & (position == 0), torch.full_like(source, self.back_translation_mark), source
        )
        source_length = source_length + is_marked
        target = self.tokens[target_start + position].long()
        return (
            source * (position < source_length),
            position <= source_length,
            target * (position < target_length),
            position <= target_length,
        )


def needed_length(rows):
    source_length = rows[:, SOURCE_LENGTH] + rows[:, IS_BACK_TRANSLATED]
    return np.maximum(source_length, rows[:, TARGET_LENGTH]) + 1


def repeat_real(rows):
    """Repeats real sources, so that they are seen at least as often as those that were translated back."""
    is_real = rows[:, IS_BACK_TRANSLATED] == 0
    times = int(np.clip(round(1.2 * (~is_real).sum() / max(1, is_real.sum())), 1, 3))
    return np.concatenate([rows] + [rows[is_real]] * (times - 1))


class BatchQueue:
    """Draws batches in a thread. Use it with `with`."""

    def __init__(self, batches):
        self.batches = batches
        self.queue = queue.Queue(40)
        self.is_stopped = threading.Event()
        self.thread = threading.Thread(target=self._fill, daemon=True)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.is_stopped.set()
        while self.thread.is_alive():
            try:
                self.queue.get(timeout=0.1)
            except queue.Empty:
                pass

    def get(self):
        """The rows of a batch and its length."""
        return self.queue.get()

    def _fill(self):
        while not self.is_stopped.is_set():
            length = self.batches.draw_length()
            rows = self.batches.draw_batch(length)
            self.queue.put((rows.pin_memory() if self.batches.device == 'cuda' else rows, length))
