import { describe, expect, test } from 'vitest';
import { planTranslation, type Situation } from './translation-plan.ts';

const base: Situation = {
  on: true,
  recording: false,
  text: 'The ship came home.',
  source: 'en-US',
  target: 'es-ES',
  tier: 'premium',
  remaining: 250_000,
  onDevice: false,
  cap: 5_000,
  change: 'other',
  editing: false,
  pressed: false,
  running: null,
  settled: null,
};
const pair = { text: base.text, source: base.source, target: base.target };
const free = { tier: 'free', remaining: 1, cap: 1_000 } as const;
const typed = { change: 'typed', editing: true } as const;

const now = { act: 'translate', afterMs: 0 };
const never = { act: 'nothing' };

describe('when a translation is made by itself', () => {
  const table: [string, Partial<Situation>, object][] = [
    ['R-4.30 text present and the toggle on: at once', {}, now],
    ['the toggle off: never', { on: false }, never],
    ['R-4.33 while recording: not yet', { recording: true }, never],
    ['R-5.14 an empty text: never', { text: '' }, never],
    ['R-5.14 only blanks: never', { text: ' \n ' }, never],
    ['the same language: never', { target: 'en-US' }, never],
    ['R-5.15 U6 exactly at the cap: yes', { text: 'x'.repeat(5_000) }, now],
    ['R-5.15 over the cap: never', { text: 'x'.repeat(5_001) }, never],
    ['R-4.34 what is being translated: not again', { running: pair }, never],
    ['R-4.34 what was answered: not again', { settled: pair }, never],
    ['R-4.31 another text than the answered one: yes', { settled: { ...pair, text: 'Before' } }, now],
    ['R-4.32 another language than the answered one: yes', { settled: { ...pair, target: 'fr-FR' } }, now],
    ['R-4.35 U17 premium typed: after 1.5 s', typed, { act: 'translate', afterMs: 1_500 }],
    [
      'premium typed and left the field: still 1.5 s',
      { ...typed, editing: false },
      { act: 'translate', afterMs: 1_500 },
    ],
    ['free typed: after 3 s', { ...free, ...typed }, { act: 'translate', afterMs: 3_000 }],
    ['free typed and left the field: at once', { ...free, ...typed, editing: false }, now],
    ['free typed one word: never', { ...free, ...typed, text: 'Hello' }, never],
    ['free said one word: at once', { ...free, text: 'Hello' }, now],
    ['free typed one word and pressed: at once', { ...free, ...typed, text: 'Hello', pressed: true }, now],
    [
      'words are counted as the language counts them',
      { ...free, ...typed, text: '今天天气很好', source: 'zh-CN' },
      { act: 'translate', afterMs: 3_000 },
    ],
    ['the allowance is not known yet: wait', { remaining: undefined }, never],
    ['R-5.16 free with none left: tell', { ...free, remaining: 0 }, { act: 'tell-limit', afterMs: 0 }],
    [
      'R-5.16 free with none left, typing: tell after the pause',
      { ...free, ...typed, remaining: 0 },
      { act: 'tell-limit', afterMs: 3_000 },
    ],
    [
      'R-6.4 premium with fewer characters than the text: tell',
      { remaining: 18 },
      { act: 'tell-limit', afterMs: 0 },
    ],
    ['R-6.4 premium with just enough characters: yes', { remaining: 19 }, now],
    ['on this device nothing is counted', { ...free, remaining: 0, onDevice: true }, now],
    ['on this device the allowance need not be known', { remaining: undefined, onDevice: true }, now],
    ['while the browser is being asked: wait', { onDevice: undefined }, never],
  ];

  test.each(table)('%s', (_, change, plan) => {
    expect(planTranslation({ ...base, ...change })).toEqual(plan);
  });
});
