"""Writes a model in Marian's binary format, with int8 matrices, as Bergamot loads it."""

import struct
from pathlib import Path

import numpy as np

FLOAT32, INT8, INTGEMM8 = 0x404, 0x101, 0x4101
ALIGNMENT = 256
VERSION = 1


def write_model(path, parameters, multipliers, dimensions):
    """`parameters` are float arrays by name; `multipliers` are the scales of the activations before each matrix."""
    items = [parameter_item(name, parameters[name]) for name in sorted(parameters)]
    # Bergamot asks for the scale of the output layer under this name, too.
    multipliers = {**multipliers, 'none': multipliers['Wemb']}
    items += [multiplier_item(name, multipliers[name]) for name in sorted(multipliers)]
    template = (Path(__file__).parent / 'model.yml').read_text(encoding='utf8')
    configuration = template.format(**vars(dimensions)).encode() + b'\0'
    items.append(('special:model.yml', INT8, (len(configuration),), configuration))

    header = struct.pack('<QQ', VERSION, len(items))
    for name, kind, shape, data in items:
        header += struct.pack('<QQQQ', len(name) + 1, kind, len(shape), len(data))
    for name, _, _, _ in items:
        header += name.encode() + b'\0'
    for _, _, shape, _ in items:
        header += struct.pack(f'<{len(shape)}i', *shape)
    padding = ((len(header) + 8) // ALIGNMENT + 1) * ALIGNMENT - len(header) - 8
    header += struct.pack('<Q', padding) + b'\0' * padding
    Path(path).write_bytes(header + b''.join(data for _, _, _, data in items))


def parameter_item(name, weights):
    weights = weights.astype('<f4')
    if not is_matrix(name):
        return name, FLOAT32, weights.shape, pad(weights.tobytes())
    multiplier = np.float32(127 / np.abs(weights).max())
    rounded = np.clip(np.rint(weights * multiplier), -127, 127).astype(np.int8)
    # All matrices except the embeddings are stored transposed, under their original shape.
    stored = rounded if name == 'Wemb' else np.ascontiguousarray(rounded.T)
    return name, INTGEMM8, weights.shape, pad(stored.tobytes() + struct.pack('<f', multiplier))


def multiplier_item(name, multiplier):
    multiplier = np.float32(multiplier)
    if name == 'Wemb':
        data = struct.pack('<bf', 127, 127 / multiplier)
        return f'{name}_QuantMultA', INTGEMM8, (1, 1), pad(data)
    return f'{name}_QuantMultA', FLOAT32, (1, 1), pad(struct.pack('<f', multiplier))


def is_matrix(name):
    last = name.rsplit('_', 1)[-1]
    return name == 'Wemb' or (last.startswith('W') and len(last) <= 2)


def pad(data):
    return data + b'\0' * (-len(data) % ALIGNMENT)
