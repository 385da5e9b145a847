import { expect, test } from 'vitest';
import { speakerInitials } from './speaker-badge.tsx';
import { overlaps, turnRows } from './turn-rows.ts';

const segments = [
  { text: 'How did you learn? ', speaker: 'Ines' },
  { text: 'By listening. Mostly and', speaker: 'Tomas' },
  { text: ' quietly.', speaker: 'Ines' },
];
const text = segments.map((segment) => segment.text).join('');

test('a turn has its own sentences, cut where somebody else begins to speak', () => {
  const rows = turnRows({ text, segments, locale: 'en', translated: [] });
  expect(rows.map(({ sentences }) => sentences.map((sentence) => sentence.text))).toEqual([
    ['How did you learn?'],
    ['By listening.', 'Mostly and'],
    ['quietly.'],
  ]);
});

test('a translated sentence belongs to the turn that says most of it', () => {
  const translated = [
    { range: { start: 0, end: 18 }, text: '¿Cómo aprendió?' },
    { range: { start: 19, end: 32 }, text: 'Escuchando.' },
    { range: { start: 33, end: text.length }, text: 'Sobre todo y en silencio.' },
  ];
  const rows = turnRows({ text, segments, locale: 'en', translated });
  expect(rows.map((row) => row.translated.length)).toEqual([1, 2, 0]);
});

test('the sentence that is heard is found by its place', () => {
  expect(overlaps({ start: 5, end: 9 }, { start: 0, end: 6 })).toBe(true);
  expect(overlaps({ start: 5, end: 9 }, { start: 9, end: 12 })).toBe(false);
  expect(overlaps({ start: 5, end: 9 }, null)).toBe(false);
});

test.each([
  ['Speaker 3', '3'],
  ['Ines', 'I'],
  ['ada king lovelace', 'AL'],
  ['李小龙', '李'],
  ['👩‍🚀 Sally', '👩‍🚀S'],
])('shows %j as %s', (name, initials) => {
  expect(speakerInitials(name)).toBe(initials);
});
