"""The recurrence of the decoder: state[t] = forget[t] * state[t - 1] + (1 - forget[t]) * value[t].

Both arguments have the shape (models, sentences, positions, width). On an accelerator, `scan` is a Triton kernel, for
which the width must be a power of two.
"""

import torch
import torch.nn.functional as F


def scan_in_log_steps(forget, value):
    positions = forget.shape[2]
    decay, state, distance = forget, (1 - forget) * value, 1
    while distance < positions:
        shift = (0, 0, distance, 0)
        state = state + decay * F.pad(state, shift)[:, :, :positions]
        decay = decay * F.pad(decay, shift)[:, :, :positions]
        distance *= 2
    return state


scan = scan_in_log_steps

if torch.cuda.is_available():
    import triton
    import triton.language as tl

    @triton.jit
    def scan_forward(forget, value, state, positions, width: tl.constexpr):
        at = tl.program_id(0).to(tl.int64) * positions * width + tl.arange(0, width)
        current = tl.zeros((width,), tl.float32)
        for _ in range(positions):
            gate = tl.load(forget + at)
            current = gate * current + (1 - gate) * tl.load(value + at)
            tl.store(state + at, current)
            at += width

    @triton.jit
    def scan_backward(forget, value, state, gradient, forget_grad, value_grad, positions, width: tl.constexpr):
        at = (tl.program_id(0).to(tl.int64) + 1) * positions * width - width + tl.arange(0, width)
        current = tl.zeros((width,), tl.float32)
        for step in range(positions):
            gate = tl.load(forget + at)
            current = current + tl.load(gradient + at)
            has_previous = (tl.zeros((width,), tl.int32) + step) < positions - 1
            previous = tl.load(state + at - width, mask=has_previous, other=0.0)
            tl.store(value_grad + at, current * (1 - gate))
            tl.store(forget_grad + at, current * (previous - tl.load(value + at)))
            current = current * gate
            at -= width

    class Scan(torch.autograd.Function):
        @staticmethod
        def forward(ctx, forget, value):
            forget, value = forget.contiguous(), value.contiguous()
            state = torch.empty_like(forget)
            models, sentences, positions, width = forget.shape
            scan_forward[(models * sentences,)](forget, value, state, positions, width)
            ctx.save_for_backward(forget, value, state)
            return state

        @staticmethod
        def backward(ctx, gradient):
            forget, value, state = ctx.saved_tensors
            forget_grad, value_grad = torch.empty_like(forget), torch.empty_like(forget)
            models, sentences, positions, width = forget.shape
            scan_backward[(models * sentences,)](
                forget, value, state, gradient.contiguous(), forget_grad, value_grad, positions, width
            )
            return forget_grad, value_grad

    scan = Scan.apply


def check_scan(width, device):
    """Compares the gradients of the kernel with those of the plain version."""
    forget = torch.rand(2, 3, 17, width, device=device, requires_grad=True)
    value = torch.randn(2, 3, 17, width, device=device, requires_grad=True)
    weight = torch.randn(2, 3, 17, width, device=device)
    expected, actual = (
        torch.autograd.grad((function(forget, value) * weight).sum(), (forget, value))
        for function in (scan_in_log_steps, scan)
    )
    for one, other in zip(expected, actual):
        assert torch.allclose(one, other, atol=1e-4), 'The Triton kernel computes wrong gradients.'
