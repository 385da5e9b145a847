"""Marian's transformer with an SSRU decoder, for several models at once.

Every parameter has a first dimension for the models, and each multiplication is a batched one: small models alone can't
keep an accelerator busy. Names and order of operations are Marian's, so that Bergamot computes the same.
"""

from collections import defaultdict
from dataclasses import dataclass

import numpy as np
import torch
import torch.nn.functional as F

from scan import scan
from token_lists import TokenLists

# Tokens in a sentence, including the end of the sentence.
MAX_LENGTH = 96
END = 0
# Set for compiled functions: PyTorch treats numbers in global variables as constants, which makes faster kernels.
static_width = None


@dataclass(frozen=True)
class Dimensions:
    pieces: int
    width: int = 256
    feed_forward: int = 896
    heads: int = 8
    encoder_layers: int = 5
    decoder_layers: int = 2


def attend(query, key, value, mask):
    if hasattr(F, 'scaled_dot_product_attention'):
        return F.scaled_dot_product_attention(query, key, value, attn_mask=mask)
    scores = (query @ key.transpose(-1, -2)) * query.shape[-1] ** -0.5
    return scores.masked_fill(~mask, -1e9).softmax(-1) @ value


def add_and_normalize(x, bias, residual, scale, shift, dropout):
    x = x + bias
    if dropout:
        x = F.dropout(x, dropout)
    width = x.shape[-1] if static_width is None else static_width
    return F.layer_norm((x + residual).float(), (width,), None, None, 1e-6) * scale + shift


def add_bias_and_relu(x, bias):
    return torch.relu(x + bias)


def smoothed_cross_entropy(logits, bias, targets, mask):
    """One loss for each model, with label smoothing."""
    logits = (logits + bias).float()
    log_probabilities = logits - torch.logsumexp(logits, -1, keepdim=True)
    likelihood = log_probabilities.gather(-1, targets[..., None])[..., 0]
    loss = -0.9 * likelihood - 0.1 * log_probabilities.mean(-1)
    weight = mask.float()
    return (loss * weight).sum(1) / weight.sum(1)


def compile_functions(width):
    """Fuses the element-wise operations, which are limited by memory traffic."""
    global static_width, add_and_normalize, add_bias_and_relu, smoothed_cross_entropy
    static_width = width
    add_and_normalize, add_bias_and_relu, smoothed_cross_entropy = (
        torch.compile(function, dynamic=True)
        for function in (add_and_normalize, add_bias_and_relu, smoothed_cross_entropy)
    )


def position_signals(count, width):
    steps = width // 2
    frequencies = np.exp(np.arange(steps) * -np.log(10000.0) / (steps - 1))
    angles = np.arange(count)[:, None] * frequencies[None]
    return torch.tensor(np.concatenate([np.sin(angles), np.cos(angles)], 1), dtype=torch.float32)


class Network:
    def __init__(self, models, dimensions, dropout, device):
        self.models, self.dimensions, self.dropout, self.device = models, dimensions, dropout, device
        # 'float', 'calibrate' (records how large activations get) or 'int8' (rounds as Bergamot does).
        self.mode = 'float'
        self.multipliers = {}
        self.largest_activations = defaultdict(list)
        self.cached_weights = None
        self.positions = position_signals(512, dimensions.width).to(device)
        self.no_bias = torch.zeros(models, 1, dimensions.width, device=device)
        # All models' embeddings are looked up in one matrix.
        self.first_piece = (torch.arange(models, device=device) * dimensions.pieces)[:, None, None]
        self.parameters = {}
        self._create_parameters()

    def _create_parameters(self):
        width, feed_forward = self.dimensions.width, self.dimensions.feed_forward

        def matrix(name, rows, columns):
            uniform = torch.rand(self.models, rows, columns, device=self.device) * 2 - 1
            self.parameters[name] = uniform * (6 / (rows + columns)) ** 0.5

        def zeros(name, size):
            self.parameters[name] = torch.zeros(self.models, 1, size, device=self.device)

        def normalization(name):
            self.parameters[f'{name}_ln_scale'] = torch.ones(self.models, 1, width, device=self.device)
            zeros(f'{name}_ln_bias', width)

        def attention(name):
            for part in 'qkvo':
                matrix(f'{name}_W{part}', width, width)
                zeros(f'{name}_b{part}', width)
            normalization(f'{name}_Wo')

        def feed_forward_layer(name):
            matrix(f'{name}_W1', width, feed_forward)
            zeros(f'{name}_b1', feed_forward)
            matrix(f'{name}_W2', feed_forward, width)
            zeros(f'{name}_b2', width)
            normalization(f'{name}_ffn')

        matrix('Wemb', self.dimensions.pieces, width)
        for layer in range(1, self.dimensions.encoder_layers + 1):
            attention(f'encoder_l{layer}_self')
            feed_forward_layer(f'encoder_l{layer}_ffn')
        for layer in range(1, self.dimensions.decoder_layers + 1):
            matrix(f'decoder_l{layer}_rnn_W', width, width)
            matrix(f'decoder_l{layer}_rnn_Wf', width, width)
            zeros(f'decoder_l{layer}_rnn_bf', width)
            normalization(f'decoder_l{layer}_rnn_ffn')
            attention(f'decoder_l{layer}_context')
            feed_forward_layer(f'decoder_l{layer}_ffn')
        zeros('decoder_ff_logit_out_b', self.dimensions.pieces)
        for parameter in self.parameters.values():
            parameter.requires_grad_(True)

    def mixed_precision(self, enabled=True):
        enabled = enabled and self.device == 'cuda'
        return torch.autocast(self.device, torch.bfloat16, enabled=enabled)

    def loss(self, source, source_mask, target, target_mask):
        previous = F.pad(target, (1, 0))[:, :, :-1]
        with self.mixed_precision():
            logits = self.decode(*self.encode(source, source_mask), previous)
        return smoothed_cross_entropy(
            logits,
            self.parameters['decoder_ff_logit_out_b'],
            target.reshape(self.models, -1),
            target_mask.reshape(self.models, -1),
        )

    def encode(self, tokens, mask):
        sentences, length = tokens.shape[1:]
        mask = mask.reshape(self.models * sentences, 1, 1, length)
        x = self._drop(self._embed(tokens) + self.positions[:length])
        for layer in range(1, self.dimensions.encoder_layers + 1):
            name = f'encoder_l{layer}_self'
            key, value = self._keys_and_values(name, x, sentences)
            x = self._attention(name, x, key, value, mask, sentences)
            x = self._feed_forward(f'encoder_l{layer}_ffn', x)
        return x, mask

    def decode(self, context, mask, previous):
        """The logits for all positions of known sentences, without the bias."""
        sentences, length = previous.shape[1:]
        embedded = self._embed(previous)
        # Marian begins with zeros instead of a piece.
        embedded = torch.cat([torch.zeros_like(embedded[:, :, :1]), embedded[:, :, 1:]], 2)
        x = self._drop(embedded + self.positions[:length])
        shape = (self.models, sentences, length, self.dimensions.width)
        for layer in range(1, self.dimensions.decoder_layers + 1):
            forget, value = self._gates(layer, x)
            state = scan(forget.view(shape), value.view(shape)).view(x.shape)
            keys_and_values = self._keys_and_values(f'decoder_l{layer}_context', context, sentences)
            x = self._decoder_layer(layer, x, state, keys_and_values, mask, sentences)
        return self._logits(x)

    @torch.no_grad()
    def translate(self, sources, batch_size=4096):
        """Greedy search for the TokenLists of each model."""
        dropout, self.dropout = self.dropout, 0
        precision = torch.bfloat16 if self.device == 'cuda' and self.mode == 'float' else torch.float32
        self.cached_weights = {
            name: self._weight(name).to(precision)
            for name, parameter in self.parameters.items()
            if parameter.shape[1] > 1
        }
        orders = [np.argsort(source.lengths, kind='stable') for source in sources]
        results = [[] for _ in sources]
        with self.mixed_precision(self.mode == 'float'):
            for start in range(0, max(map(len, sources)), batch_size):
                parts = [
                    source.select(order[start : start + batch_size]) for source, order in zip(sources, orders)
                ]
                pieces = self._translate_batch(parts)
                for result, part, rows in zip(results, parts, pieces):
                    result.append(TokenLists.from_padded(rows[: len(part)]))
        self.cached_weights, self.dropout = None, dropout
        # Sorting the order gives the way back to the original one.
        return [
            TokenLists.concatenate(result).select(np.argsort(order)) for result, order in zip(results, orders)
        ]

    def _translate_batch(self, parts):
        sentences = max(map(len, parts))
        length = min(MAX_LENGTH, max(int(part.lengths.max(initial=0)) + 1 for part in parts))
        tokens = np.zeros((self.models, sentences, length), np.int64)
        lengths = np.zeros((self.models, sentences), np.int64)
        for model, part in enumerate(parts):
            tokens[model, : len(part), : length - 1], lengths[model, : len(part)] = part.pad(length - 1)
        # The end of the sentence is part of it.
        mask = np.arange(length) <= lengths[..., None]
        context, mask = self.encode(
            torch.from_numpy(tokens).to(self.device), torch.from_numpy(mask).to(self.device)
        )

        layers = range(1, self.dimensions.decoder_layers + 1)
        keys_and_values = {
            layer: self._keys_and_values(f'decoder_l{layer}_context', context, sentences) for layer in layers
        }
        shape = (self.models, sentences, self.dimensions.width)
        states = {layer: torch.zeros(shape, device=self.device) for layer in layers}
        is_complete = torch.zeros(shape[:2], dtype=torch.bool, device=self.device)
        pieces = []
        for position in range(min(MAX_LENGTH, 2 * length + 10)):
            x = self.positions[position].expand(shape)
            if pieces:
                x = x + self._embed(pieces[-1][..., None])[:, :, 0]
            for layer in layers:
                forget, value = self._gates(layer, x)
                states[layer] = forget * states[layer] + (1 - forget) * value
                x = self._decoder_layer(layer, x, states[layer], keys_and_values[layer], mask, sentences)
            best = (self._logits(x) + self.parameters['decoder_ff_logit_out_b']).argmax(-1)
            best = torch.where(is_complete, torch.full_like(best, END), best)
            is_complete = is_complete | (best == END)
            pieces.append(best)
            # Asking the accelerator makes it wait, so this isn't done at every position.
            if position % 8 == 7 and bool(is_complete.all()):
                break
        return torch.stack(pieces, 2).cpu().numpy()

    def _drop(self, x):
        x = F.dropout(x, self.dropout) if self.dropout else x
        return x.reshape(self.models, -1, self.dimensions.width)

    def _embed(self, tokens):
        width = self.dimensions.width
        matrix = self._weight('Wemb').reshape(-1, width)
        return F.embedding(tokens + self.first_piece, matrix).float() * width**0.5

    def _gates(self, layer, x):
        name = f'decoder_l{layer}_rnn'
        forget = torch.sigmoid((self._multiply(x, f'{name}_Wf') + self.parameters[f'{name}_bf']).float())
        return forget, self._multiply(x, f'{name}_W').float()

    def _decoder_layer(self, layer, x, state, keys_and_values, mask, sentences):
        x = self._normalize(torch.relu(state), self.no_bias, x, f'decoder_l{layer}_rnn_ffn')
        x = self._attention(f'decoder_l{layer}_context', x, *keys_and_values, mask, sentences)
        return self._feed_forward(f'decoder_l{layer}_ffn', x)

    def _logits(self, x):
        return torch.bmm(self._activation(x, 'Wemb'), self._weight('Wemb').transpose(1, 2))

    def _attention(self, name, x, key, value, mask, sentences):
        query = self._project(name, x, 'q', sentences).to(key.dtype)
        attended = attend(query, key, value, mask).transpose(1, 2)
        attended = attended.reshape(self.models, -1, self.dimensions.width)
        output = self._multiply(attended, f'{name}_Wo')
        return self._normalize(output, self.parameters[f'{name}_bo'], x, f'{name}_Wo')

    def _keys_and_values(self, name, x, sentences):
        return self._project(name, x, 'k', sentences), self._project(name, x, 'v', sentences)

    def _project(self, name, x, part, sentences):
        y = self._multiply(x, f'{name}_W{part}')
        y = y + self.parameters[f'{name}_b{part}'].to(y.dtype)
        heads = self.dimensions.heads
        head_width = self.dimensions.width // heads
        return y.view(self.models * sentences, -1, heads, head_width).transpose(1, 2)

    def _feed_forward(self, name, x):
        hidden = add_bias_and_relu(self._multiply(x, f'{name}_W1'), self.parameters[f'{name}_b1'])
        output = self._multiply(hidden, f'{name}_W2')
        return self._normalize(output, self.parameters[f'{name}_b2'], x, f'{name}_ffn')

    def _normalize(self, x, bias, residual, name):
        scale, shift = self.parameters[f'{name}_ln_scale'], self.parameters[f'{name}_ln_bias']
        return add_and_normalize(x, bias, residual, scale, shift, self.dropout)

    def _multiply(self, x, name):
        return torch.bmm(self._activation(x, name), self._weight(name))

    def _weight(self, name):
        if self.cached_weights is not None:
            return self.cached_weights[name]
        weight = self.parameters[name]
        if self.mode != 'int8':
            return weight
        return round_to_int8(weight, 127 / weight.detach().abs().amax((1, 2), keepdim=True))

    def _activation(self, x, name):
        if self.mode == 'calibrate':
            self.largest_activations[name].append(x.detach().abs().amax((1, 2)).float())
        return round_to_int8(x, self.multipliers[name]) if self.mode == 'int8' else x

    def set_multipliers(self):
        """Chooses the scales of activations in int8 from what was recorded in the mode 'calibrate'."""
        for name, recorded in self.largest_activations.items():
            largest = torch.stack(recorded)
            self.multipliers[name] = (127 / (largest.mean(0) + 1.1 * largest.std(0)))[:, None, None]
        self.largest_activations.clear()


def round_to_int8(x, multiplier):
    """Rounds, but passes gradients on as if it hadn't."""
    return x + (torch.clamp((x * multiplier).round(), -127, 127) / multiplier - x).detach()
