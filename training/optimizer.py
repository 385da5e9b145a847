"""AdamW, with Muon (orthogonalized momentum) for the hidden matrices."""

from collections import defaultdict

import torch

BETA_1, BETA_2 = 0.9, 0.98
MUON_MOMENTUM = 0.95
WEIGHT_DECAY = 0.02


def orthogonalize(matrices):
    """Five Newton-Schulz steps towards the nearest orthogonal matrices."""
    x = matrices.to(torch.bfloat16 if matrices.is_cuda else torch.float32)
    is_tall = x.shape[1] > x.shape[2]
    if is_tall:
        x = x.transpose(1, 2)
    x = x / (x.norm(dim=(1, 2), keepdim=True) + 1e-7)
    for _ in range(5):
        a = x @ x.transpose(1, 2)
        b = -4.775 * a + 2.0315 * (a @ a)
        x = 3.4445 * x + b @ x
    return (x.transpose(1, 2) if is_tall else x).float()


class Optimizer:
    """The first dimension of each parameter stands for the models; gradients are clipped for each model."""

    def __init__(self, named_parameters, use_muon):
        names, self.parameters = list(named_parameters), list(named_parameters.values())
        device = self.parameters[0].device
        self.models = self.parameters[0].shape[0]
        # Tensors, because recorded graphs can't read Python numbers that change.
        self.learning_rate = torch.zeros((), device=device)
        self.steps = torch.zeros((), device=device)
        is_matrix = [parameter.shape[1] > 1 for parameter in self.parameters]
        self.decayed = {index for index, value in enumerate(is_matrix) if value}
        muon = [index for index in self.decayed if use_muon and names[index] != 'Wemb']
        self.adam = [index for index in range(len(names)) if index not in muon]
        # Matrices of the same shape are orthogonalized together.
        self.muon_groups = defaultdict(list)
        for index in sorted(muon):
            self.muon_groups[tuple(self.parameters[index].shape)].append(index)
        self.averages = [torch.zeros_like(self.parameters[index]) for index in self.adam]
        self.squares = [torch.zeros_like(self.parameters[index]) for index in self.adam]
        self.momentum = {index: torch.zeros_like(self.parameters[index]) for index in muon}

    @torch.no_grad()
    def step(self, gradients):
        self.steps += 1
        gradients = self._clip(gradients)
        updates = self._adam_updates(gradients) | self._muon_updates(gradients)
        for index, update in updates.items():
            parameter = self.parameters[index]
            if index in self.decayed:
                parameter.mul_(1 - WEIGHT_DECAY * self.learning_rate)
            parameter.sub_(update * self.learning_rate)

    def _clip(self, gradients):
        squares = torch.stack([gradient.flatten(1).norm(dim=1).pow(2) for gradient in gradients])
        scale = (1 / (squares.sum(0).sqrt() + 1e-6)).clamp(max=1)[:, None, None]
        return [gradient * scale for gradient in gradients]

    def _adam_updates(self, gradients):
        gradients = [gradients[index] for index in self.adam]
        torch._foreach_mul_(self.averages, BETA_1)
        torch._foreach_add_(self.averages, gradients, alpha=1 - BETA_1)
        torch._foreach_mul_(self.squares, BETA_2)
        torch._foreach_addcmul_(self.squares, gradients, gradients, 1 - BETA_2)
        denominators = torch._foreach_sqrt(self.squares)
        torch._foreach_add_(denominators, 1e-8)
        correction = (1 - BETA_2**self.steps).sqrt() / (1 - BETA_1**self.steps)
        ratios = torch._foreach_div(self.averages, denominators)
        return {index: ratio * correction for index, ratio in zip(self.adam, ratios)}

    def _muon_updates(self, gradients):
        updates = {}
        for shape, indexes in self.muon_groups.items():
            for index in indexes:
                self.momentum[index].mul_(MUON_MOMENTUM).add_(gradients[index])
            ahead = [gradients[index] + MUON_MOMENTUM * self.momentum[index] for index in indexes]
            # With this factor, Muon takes steps as large as AdamW's and can share its learning rate.
            orthogonal = orthogonalize(torch.cat(ahead)) * (0.2 * max(shape[1:]) ** 0.5)
            updates.update(zip(indexes, orthogonal.split(self.models)))
        return updates
