import { z } from 'zod';
import type { TierLimits } from '../../shared/limits.ts';
import { unlimited } from '../../shared/unlimited.ts';

/** The upper limits protect the machine: text is sent in one request, and all saved texts come in one response. */
const bounds = {
  text: { min: 1_000, max: 200_000, default: 20_000 },
  saved: { min: 1, max: 10_000, default: 1_000 },
  translation: { min: 0, max: unlimited, default: unlimited },
  speech: { min: 0, max: unlimited, default: unlimited },
  recognition: { min: 0, max: unlimited / 60, default: unlimited / 60 },
} as const;

type Name = keyof typeof bounds;

const isName = (name: string): name is Name => Object.hasOwn(bounds, name);

/** The value of PERSONAL_LIMITS. Limits that it doesn't name keep their defaults. */
export const personalLimits = z.string().transform((value, context): TierLimits => {
  const given: Partial<Record<Name, number>> = {};
  for (const part of value.split(',').filter((text) => text.trim() !== '')) {
    const [name = '', amount = ''] = part.split('=').map((text) => text.trim());
    if (!isName(name) || !/^\d+$/.test(amount)) {
      context.addIssue(
        'must look like text=20000,saved=1000,translation=500000,speech=500000,recognition=600',
      );
      continue;
    }
    const { min, max } = bounds[name];
    if (Number(amount) < min || Number(amount) > max)
      context.addIssue(`${name} must be from ${min} to ${max}`);
    given[name] = Number(amount);
  }
  const limitFor = (name: Name) => given[name] ?? bounds[name].default;
  return {
    transcriptCap: limitFor('text'),
    saveSlots: limitFor('saved'),
    translations: limitFor('translation'),
    speechCharacters: limitFor('speech'),
    recognitionSeconds: Math.floor(limitFor('recognition') * 60),
  };
});
