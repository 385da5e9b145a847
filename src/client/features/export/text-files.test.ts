import { expect, test } from 'vitest';
import { formatPairs } from './text-files.ts';

const original = { text: 'Ann left. She was tired.', language: 'en-US' } as const;
const translation = { text: 'Ann salió. Estaba cansada.', language: 'es-ES' } as const;
const date = new Date(0);

test('puts each sentence above its translation', () => {
  expect(formatPairs({ original, translation, date })).toBe(
    'Ann left.\nAnn salió.\n\nShe was tired.\nEstaba cansada.',
  );
});

test('uses the known pairs, and leaves out translations that are still missing', () => {
  const pairs = [
    { range: { start: 0, end: 9 }, target: { start: 0, end: 26 } },
    { range: { start: 10, end: 24 }, target: null },
  ];
  expect(formatPairs({ original, translation, pairs, date })).toBe(
    'Ann left.\nAnn salió. Estaba cansada.\n\nShe was tired.',
  );
});
