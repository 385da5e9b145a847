import { z } from 'zod';
import type { TierLimits } from '../shared/limits.ts';

/** Large enough that nobody reaches it, and still exact in every database. */
const unlimited = Number.MAX_SAFE_INTEGER;

/** The upper limits protect the machine: a text is sent in one request, and all saved texts come in one response. */
const bounds = {
  text: { least: 1_000, most: 200_000, usual: 20_000 },
  saved: { least: 1, most: 10_000, usual: 1_000 },
  translation: { least: 0, most: unlimited, usual: unlimited },
  speech: { least: 0, most: unlimited, usual: unlimited },
  recognition: { least: 0, most: unlimited / 60, usual: unlimited / 60 },
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
    const { least, most } = bounds[name];
    if (Number(amount) < least || Number(amount) > most)
      context.addIssue(`${name} must be from ${least} to ${most}`);
    given[name] = Number(amount);
  }
  const of = (name: Name) => given[name] ?? bounds[name].usual;
  return {
    transcriptCap: of('text'),
    saveSlots: of('saved'),
    translations: of('translation'),
    speechCharacters: of('speech'),
    recognitionSeconds: Math.floor(of('recognition') * 60),
  };
});
