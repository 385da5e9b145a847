"""Trains a small Marian model for each direction, all at the same time on one accelerator.

A. Training with real and made-up pairs.
B. Training with sentences that the models of the other direction have translated back, too.
C. Training with weights and activations rounded to int8, as Bergamot computes.
"""

import argparse
import math
import multiprocessing
import random
import sys
import time
from collections import defaultdict
from pathlib import Path

import numpy as np
import torch

from batches import BatchQueue, Batches
from bleu import bleu
from examples import load_vocabulary, make_examples, read_untranslated
from made_up_sentences import LANGUAGES
from marian_file import write_model
from network import Dimensions, Network, compile_functions
from optimizer import Optimizer
from scan import check_scan
from text_files import read_rows
from token_lists import TokenLists

INT8_RATE = 1e-4
CALIBRATION_BATCHES = 60
SAMPLES = {
    'en': 'Good morning. The meeting was moved to Thursday at three; could you tell Anna?',
    'es': 'Buenos días. La reunión se ha cambiado al jueves a las tres; ¿podrías decírselo a Anna?',
    'fr': 'Bonjour. La réunion a été déplacée à jeudi à trois heures ; pourriez-vous le dire à Anna ?',
    'de': 'Guten Morgen. Die Besprechung wurde auf Donnerstag um drei Uhr verschoben; könnten Sie es Anna sagen?',
    'pt': 'Bom dia. A reunião foi transferida para quinta-feira às três; poderia avisar a Anna?',
    'it': 'Buongiorno. La riunione è stata spostata a giovedì alle tre; potresti dirlo ad Anna?',
}


def main():
    start_time = time.time()
    options = parse_options()
    Path(options.output).mkdir(parents=True, exist_ok=True)
    # The workers are forked before the accelerator is used, which can't be done afterwards.
    examples, untranslated = prepare_examples(options)
    random.seed(7)
    np.random.seed(7)
    torch.manual_seed(7)
    torch.backends.cuda.matmul.allow_tf32 = True
    trainer = Trainer(options, examples, start_time)

    end_a, end_b, end_c = (share * options.seconds for share in options.phases)
    finished = trainer.load(options.resume) if options.resume else None
    optimizer = trainer.create_optimizer(options.muon)
    if finished is None:
        trainer.train('A', optimizer, end_a, lambda done: options.peak_rate * (1 - 0.7 * done), average=0.99)
        trainer.swap_average()
        trainer.score('A, average')
        trainer.save('A')
        trainer.swap_average()
    if finished in (None, 'A'):
        if options.back_translate:
            trainer.swap_average()
            trainer.translate_back(untranslated)
            trainer.swap_average()
        rate = options.peak_rate * 0.5
        trainer.train('B', optimizer, end_b, lambda done: rate * max(0.02, 1 - done), average=0.995)
        trainer.swap_average()
        trainer.score('B, average')
        trainer.save('B')
    trainer.start_int8()
    optimizer = trainer.create_optimizer(muon=False)
    trainer.train('C', optimizer, end_c, lambda done: INT8_RATE * max(0.05, 1 - done), average=0.995)
    trainer.swap_average()
    trainer.write_models()
    trainer.score('C, int8')


def parse_options():
    parser = argparse.ArgumentParser(
        description='Trains the translation models. See README.md.',
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    add = parser.add_argument
    add('--data', default='data', help='the folder that prepare.py has written')
    add('--output', default='data/result', help='the folder for models and checkpoints')
    add('--languages', nargs='+', default=LANGUAGES[1:], choices=LANGUAGES[1:])
    add('--directions', nargs='+', metavar='EN-ES', help='instead of both directions of each language')
    add('--seconds', type=float, default=1530, help='the time for everything')
    add('--phases', type=float, nargs=3, default=[0.34, 0.905, 0.975], help='when each phase ends, as a share')
    add('--resume', metavar='FILE', help='a checkpoint: continues with the phase after it')
    add('--back-translate', type=int, default=420000, help='sentences to translate back per direction; 0: none')
    add('--max-pairs', type=int, help='use only the first pairs of each language')
    add('--tokens', type=int, default=10000, help='tokens per model and step')
    add('--peak-rate', type=float, default=4e-3, help='the highest learning rate')
    add('--warm-up', type=int, default=1000, help='steps until the highest learning rate')
    add('--dropout', type=float, default=0.1)
    add('--width', type=int, default=256, help='a power of two')
    add('--feed-forward', type=int, default=896)
    add('--heads', type=int, default=8)
    add('--encoder-layers', type=int, default=5)
    add('--decoder-layers', type=int, default=2)
    add('--no-muon', dest='muon', action='store_false', help='use AdamW for all parameters')
    add('--eager', action='store_true', help='neither compile functions nor record graphs (slow)')
    options = parser.parse_args()
    if options.directions:
        options.directions = [tuple(direction.split('-')) for direction in options.directions]
        used = {language_of(direction) for direction in options.directions}
        options.languages = [language for language in LANGUAGES if language in used]
    else:
        options.directions = [
            direction for language in options.languages for direction in (('en', language), (language, 'en'))
        ]
    return options


def language_of(direction):
    """The language that isn't English."""
    source, target = direction
    return target if source == 'en' else source


def prepare_examples(options):
    """Examples and untranslated sentences by language."""
    languages = options.languages
    with multiprocessing.get_context('fork').Pool(2 * len(languages)) as workers:
        example_jobs = workers.starmap_async(
            make_examples, [(options.data, language, options.max_pairs) for language in languages], 1
        )
        untranslated_jobs = workers.starmap_async(
            read_untranslated, [(options.data, language, options.back_translate) for language in languages], 1
        )
        examples = dict(zip(languages, example_jobs.get()))
        untranslated = dict(zip(languages, untranslated_jobs.get()))
    counts = {language: len(each.from_english[0]) for language, each in examples.items()}
    print('examples:', counts, flush=True)
    return examples, untranslated


class Trainer:
    def __init__(self, options, examples, start_time):
        self.options, self.start_time = options, start_time
        self.device = 'cuda' if torch.cuda.is_available() else 'cpu'
        self.is_fast = self.device == 'cuda' and not options.eager
        self.directions = options.directions
        self.vocabularies = {language: load_vocabulary(options.data, language) for language in options.languages}
        self.held_out = read_held_out(options.data)
        pieces, mark = self._check_vocabularies()

        self.batches = Batches(len(self.directions), options.tokens, mark, self.device)
        for model, direction in enumerate(self.directions):
            of_language = examples[language_of(direction)]
            from_english = direction[0] == 'en'
            self.batches.add(model, *(of_language.from_english if from_english else of_language.into_english))
        self.batches.arrange()

        self.dimensions = Dimensions(
            pieces,
            options.width,
            options.feed_forward,
            options.heads,
            options.encoder_layers,
            options.decoder_layers,
        )
        if self.device == 'cuda':
            check_scan(options.width, self.device)
        if self.is_fast:
            compile_functions(options.width)
        self.network = Network(len(self.directions), self.dimensions, options.dropout, self.device)
        self.parameters = list(self.network.parameters.values())
        self.average = [parameter.detach().clone() for parameter in self.parameters]
        self.step = 0
        size = sum(parameter.numel() for parameter in self.parameters) / len(self.directions)
        self.log(f'{len(self.directions)} models with {size / 1e6:.2f} million parameters each')

    def _check_vocabularies(self):
        found = {
            (vocabulary.get_piece_size(), vocabulary.piece_to_id('<bt>')) for vocabulary in self.vocabularies.values()
        }
        if len(found) != 1:
            sys.exit('The vocabularies must have the same size. Make them with prepare.py.')
        return found.pop()

    def log(self, *text):
        print(*text, f'({self.elapsed():.0f} s)', flush=True)

    def elapsed(self):
        return time.time() - self.start_time

    def create_optimizer(self, muon):
        return Optimizer(self.network.parameters, muon)

    def train(self, phase, optimizer, end, rate_of, average):
        """Trains until `end`, in seconds. `rate_of` gets the finished share of this phase."""
        train_batch = self._record_graphs(optimizer) if self.is_fast else self._train_eagerly(optimizer)
        start, first_step, losses = self.elapsed(), self.step, None
        with BatchQueue(self.batches) as prepared:
            while self.elapsed() < end:
                rows, length = prepared.get()
                done = (self.elapsed() - start) / max(1, end - start)
                warm_up = min(1, (self.step + 1) / self.options.warm_up)
                optimizer.learning_rate.fill_(rate_of(done) * warm_up)
                losses = train_batch(rows, length)
                self.step += 1
                # The accelerator's queue must not run far ahead of the clock.
                if self.step % 20 == 0 and self.device == 'cuda':
                    torch.cuda.synchronize()
                if self.step % 8 == 0:
                    # At first, the average forgets quickly.
                    self._update_average(1 - average if self.step - first_step > 400 else 0.5)
                if self.step in (20, 100) or self.step % 500 == 0:
                    self._report(phase, losses, (self.step - first_step) / (self.elapsed() - start))
        if losses is None:
            self.log(f'There was no time for phase {phase}. Give it more with --seconds or --phases.')
            return
        self._report(phase, losses, (self.step - first_step) / (self.elapsed() - start))

    def _report(self, phase, losses, steps_per_second):
        values = losses.tolist()
        if not all(map(math.isfinite, values)):
            sys.exit(f'The loss is {values} at step {self.step}.')
        text = ' '.join(f'{value:.2f}' for value in values)
        self.log(f'{phase}: step {self.step}, loss {text}, {steps_per_second:.1f} steps a second')

    def _train_eagerly(self, optimizer):
        def train_batch(rows, length):
            losses = self.network.loss(*self.batches.unpack(rows.to(self.device), length))
            optimizer.step(torch.autograd.grad(losses.sum(), self.parameters))
            return losses.detach()

        return train_batch

    def _record_graphs(self, optimizer):
        """Records the work for each length once, to replay it without Python."""
        train_batch = self._train_eagerly(optimizer)
        graphs, pool = {}, None
        optimizer.learning_rate.fill_(0)
        # The longest first, because it needs the most memory, which the others share.
        for length in reversed(self.batches.lengths):
            rows = self.batches.draw_batch(length).to(self.device)
            side_stream = torch.cuda.Stream()
            side_stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(side_stream):
                for _ in range(2):
                    train_batch(rows, length)
            torch.cuda.current_stream().wait_stream(side_stream)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, pool=pool):
                losses = train_batch(rows, length)
            pool = pool or graph.pool()
            graphs[length] = graph, rows, losses
        self.log('graphs recorded')

        def replay(rows, length):
            graph, recorded_rows, losses = graphs[length]
            recorded_rows.copy_(rows, non_blocking=True)
            graph.replay()
            return losses

        return replay

    @torch.no_grad()
    def _update_average(self, weight):
        if hasattr(torch, '_foreach_lerp_'):
            torch._foreach_lerp_(self.average, self.parameters, weight)
        else:
            for average, parameter in zip(self.average, self.parameters):
                average.lerp_(parameter, weight)

    @torch.no_grad()
    def swap_average(self):
        """Exchanges the weights and their average."""
        for parameter, average in zip(self.parameters, self.average):
            weights = parameter.clone()
            parameter.copy_(average)
            average.copy_(weights)

    @torch.no_grad()
    def reset_average(self):
        for parameter, average in zip(self.parameters, self.average):
            average.copy_(parameter)

    def save(self, phase):
        """Saves the current weights with half precision."""
        path = Path(self.options.output) / f'phase-{phase.lower()}.pt'
        weights = {name: each.detach().half().cpu() for name, each in self.network.parameters.items()}
        directions = ['-'.join(direction) for direction in self.directions]
        torch.save(dict(phase=phase, step=self.step, directions=directions, weights=weights), path)
        self.log(f'saved {path}')

    @torch.no_grad()
    def load(self, path):
        """Loads a checkpoint, also one with more directions, and returns the phase that it finished."""
        checkpoint = torch.load(path, map_location='cpu')
        indexes = [checkpoint['directions'].index('-'.join(direction)) for direction in self.directions]
        for name, parameter in self.network.parameters.items():
            parameter.copy_(checkpoint['weights'][name][indexes].float())
        self.reset_average()
        self.step = checkpoint['step']
        self.log(f'continuing after phase {checkpoint["phase"]}, step {self.step}')
        return checkpoint['phase']

    def translate_back(self, untranslated):
        """Adds the translations of untranslated sentences as sources for the opposite directions."""
        originals = [
            untranslated[language_of(direction)][0 if direction[0] == 'en' else 1] for direction in self.directions
        ]
        if not any(map(len, originals)):
            return
        translations = self.network.translate(originals)
        for model, (source, target) in enumerate(self.directions):
            if (target, source) not in self.directions:
                continue
            opposite = self.directions.index((target, source))
            original, translation = originals[opposite], translations[opposite]
            ratio = (translation.lengths + 4) / (original.lengths + 4)
            is_usable = (translation.lengths > 0) & (original.lengths < 80) & (ratio > 0.4) & (ratio < 2.5)
            # A model that is stuck repeats itself.
            is_usable &= translation.count_distinct() * 4 > translation.lengths
            self.batches.add(
                model, translation.select(is_usable), original.select(is_usable), is_back_translated=True
            )
            self.log(f'{target}-{source}: {is_usable.sum()} of {len(original)} sentences translated back')
        self.batches.arrange()

    def start_int8(self):
        self.reset_average()
        network = self.network
        network.mode, network.dropout = 'calibrate', 0
        with torch.no_grad(), BatchQueue(self.batches) as prepared:
            for _ in range(CALIBRATION_BATCHES):
                rows, length = prepared.get()
                network.loss(*self.batches.unpack(rows.to(self.device), length))
        network.set_multipliers()
        network.mode, network.dropout = 'int8', self.options.dropout * 0.5

    def write_models(self):
        for model, (source, target) in enumerate(self.directions):
            write_model(
                Path(self.options.output) / f'{source}-{target}.bin',
                {name: each[model].detach().cpu().numpy() for name, each in self.network.parameters.items()},
                {name: float(each[model]) for name, each in self.network.multipliers.items()},
                self.dimensions,
            )
        self.log('models written')

    def score(self, title):
        """Prints BLEU for each direction, and the translation of a sample."""
        sources = []
        for direction in self.directions:
            texts = [text for text, _ in self.held_out[direction]] + [SAMPLES[direction[0]]]
            sources.append(TokenLists.from_lists(self.vocabularies[language_of(direction)].encode(texts)))
        scores = []
        for direction, translated in zip(self.directions, self.network.translate(sources, 512)):
            vocabulary = self.vocabularies[language_of(direction)]
            texts = vocabulary.decode([translated[index] for index in range(len(translated))])
            score = bleu(texts[:-1], [reference for _, reference in self.held_out[direction]])
            scores.append(f'{"-".join(direction)} {score:.1f}')
            print(f'  {"-".join(direction)}: {texts[-1][:120]}')
        self.log(f'{title}: BLEU', ', '.join(scores))


def read_held_out(folder):
    """Pairs of text and translation by direction."""
    pairs = defaultdict(list)
    for source, target, text, translation in read_rows(Path(folder) / 'held-out.tsv'):
        pairs[source, target].append((text, translation))
        pairs[target, source].append((translation, text))
    return pairs


if __name__ == '__main__':
    main()
