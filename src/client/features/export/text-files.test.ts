import { expect, test } from 'vitest';
import { chooseContent } from './export-source.ts';
import { formatMarkdown, formatPairs, formatPlainText } from './text-files.ts';

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

test('keeps the known pairs beside each other in files with both languages', () => {
  const pairs = [
    { range: { start: 0, end: 9 }, target: { start: 0, end: 10 } },
    { range: { start: 10, end: 24 }, target: { start: 11, end: 26 } },
  ];
  const both = chooseContent({ original, translation, pairs, date }, 'both');
  expect(formatPlainText(both)).toBe('Ann left.\nAnn salió.\n\nShe was tired.\nEstaba cansada.\n');
  expect(formatMarkdown(both)).toContain('Ann left.\n\n> Ann salió.\n\nShe was tired.\n\n> Estaba cansada.');
  const one = chooseContent({ original, translation, pairs, date }, 'translation');
  expect(formatPlainText(one)).toBe('Ann salió. Estaba cansada.\n');
});
