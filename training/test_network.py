"""Run with: python -m unittest"""

import tempfile
import unittest
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from marian_file import write_model
from network import Dimensions, Network
from optimizer import orthogonalize
from scan import scan_in_log_steps
from token_lists import TokenLists

DIMENSIONS = Dimensions(pieces=40, width=16, feed_forward=24, heads=2, encoder_layers=2, decoder_layers=2)


class NetworkTest(unittest.TestCase):
    def setUp(self):
        torch.manual_seed(3)
        self.network = Network(2, DIMENSIONS, dropout=0, device='cpu')
        self.sources = [
            TokenLists.from_lists([[5, 6, 7, 8], [9], [10, 11]]),
            TokenLists.from_lists([[12, 13], [14, 15, 16]]),
        ]

    def test_greedy_search_chooses_what_training_predicts(self):
        results = self.network.translate(self.sources, batch_size=2)
        for model, (sources, translated) in enumerate(zip(self.sources, results)):
            self.assertEqual(len(translated), len(sources))
            for index in range(len(sources)):
                if translated[index]:
                    self.assertEqual(self.predict(model, sources[index], translated[index]), translated[index])

    def predict(self, model, source, target):
        """The best piece at each position, if the ones before it are known."""
        tokens = torch.zeros(2, 1, len(source) + 1, dtype=torch.long)
        tokens[model, 0, :-1] = torch.tensor(source)
        known = torch.zeros(2, 1, len(target), dtype=torch.long)
        known[model, 0] = torch.tensor(target)
        with torch.no_grad():
            context, mask = self.network.encode(tokens, torch.ones_like(tokens, dtype=torch.bool))
            logits = self.network.decode(context, mask, F.pad(known, (1, 0))[:, :, :-1])
        return (logits + self.network.parameters['decoder_ff_logit_out_b']).argmax(-1)[model].tolist()

    def test_models_do_not_influence_each_other(self):
        alone = self.network.translate([self.sources[0], TokenLists.from_lists([])])[0]
        together = self.network.translate(self.sources)[0]
        self.assertEqual(alone.tokens.tolist(), together.tokens.tolist())

    def test_writes_a_file_in_blocks_of_256_bytes(self):
        parameters = {name: each[0].detach().numpy() for name, each in self.network.parameters.items()}
        multipliers = {name: 20.0 for name in parameters if '_W' in name and '_ln_' not in name}
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / 'model.bin'
            write_model(path, parameters, {**multipliers, 'Wemb': 20.0}, DIMENSIONS)
            data = path.read_bytes()
        version, items = np.frombuffer(data[:16], '<u8')
        self.assertEqual(version, 1)
        self.assertEqual(items, len(parameters) + len(multipliers) + 3)
        yaml = data[data.index(b'bert-train') :]
        self.assertIn(b'dim-emb: 16\n', yaml)
        self.assertEqual((len(data) - len(yaml)) % 256, 0)


class MathTest(unittest.TestCase):
    def test_scan_equals_a_loop(self):
        forget, value = torch.rand(1, 2, 13, 4), torch.randn(1, 2, 13, 4)
        state, expected = torch.zeros(1, 2, 4), []
        for position in range(13):
            state = forget[:, :, position] * state + (1 - forget[:, :, position]) * value[:, :, position]
            expected.append(state)
        self.assertTrue(torch.allclose(scan_in_log_steps(forget, value), torch.stack(expected, 2), atol=1e-5))

    def test_orthogonalizes_tall_and_wide_matrices(self):
        for shape in ((2, 8, 32), (2, 32, 8)):
            singular_values = torch.linalg.svdvals(orthogonalize(torch.randn(shape)))
            self.assertTrue(bool(((singular_values > 0.4) & (singular_values < 1.4)).all()))


if __name__ == '__main__':
    unittest.main()
