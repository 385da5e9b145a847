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

describe('planTranslation', () => {
  const table: [string, Partial<Situation>, object][] = [
    ['translates immediately when there is text and Translate is on', {}, now],
    ['does nothing when Translate is off', { on: false }, never],
    ['does nothing while recording', { recording: true }, never],
    ['does nothing with empty text', { text: '' }, never],
    ['does nothing with blank text', { text: ' \n ' }, never],
    ['does nothing when both languages are the same', { target: 'en-US' }, never],
    ['translates text exactly at the cap', { text: 'x'.repeat(5_000) }, now],
    ['does nothing with text over the cap', { text: 'x'.repeat(5_001) }, never],
    ['does not repeat a running translation', { running: pair }, never],
    ['does not repeat a finished translation', { settled: pair }, never],
    ['translates again when the text has changed', { settled: { ...pair, text: 'Before' } }, now],
    ['translates again when the language has changed', { settled: { ...pair, target: 'fr-FR' } }, now],
    ['waits 1.5 s after a premium user types', typed, { act: 'translate', afterMs: 1_500 }],
    [
      'waits 1.5 s even if a premium user leaves the field',
      { ...typed, editing: false },
      { act: 'translate', afterMs: 1_500 },
    ],
    ['waits 3 s after a free user types', { ...free, ...typed }, { act: 'translate', afterMs: 3_000 }],
    ['translates immediately when a free user leaves the field', { ...free, ...typed, editing: false }, now],
    ['does nothing when a free user types one word', { ...free, ...typed, text: 'Hello' }, never],
    ['does nothing when a free user dictates one word', { ...free, text: 'Testing.' }, never],
    [
      'does nothing for one word in a script without spaces',
      { ...free, text: '测试。', source: 'zh-CN' },
      never,
    ],
    ['translates two words in a script without spaces', { ...free, text: '测试一下', source: 'zh-CN' }, now],
    ['translates two dictated words immediately', { ...free, text: 'Testing this' }, now],
    ['translates one word when the toggle is switched on', { ...free, text: 'Hello', pressed: true }, now],
    ['translates one dictated word for a premium user', { text: 'Hello' }, now],
    ['translates one typed word when asked to', { ...free, ...typed, text: 'Hello', pressed: true }, now],
    [
      'counts words by the rules of the language',
      { ...free, ...typed, text: '今天天气很好', source: 'zh-CN' },
      { act: 'translate', afterMs: 3_000 },
    ],
    ['waits until the allowance is known', { remaining: undefined }, never],
    [
      'reports the limit when a free user has none left',
      { ...free, remaining: 0 },
      { act: 'refuse', afterMs: 0 },
    ],
    [
      'reports the limit to a typing free user after the pause',
      { ...free, ...typed, remaining: 0 },
      { act: 'refuse', afterMs: 3_000 },
    ],
    [
      'reports the limit when the text is longer than the premium allowance',
      { remaining: 18 },
      { act: 'refuse', afterMs: 0 },
    ],
    ['translates when the premium allowance is just enough', { remaining: 19 }, now],
    ['ignores the allowance on the device', { ...free, remaining: 0, onDevice: true }, now],
    ['does not wait for the allowance on the device', { remaining: undefined, onDevice: true }, now],
    ['waits until it knows whether the browser can translate', { onDevice: undefined }, never],
  ];

  const tags = [
    'R-4.30',
    'R-4.31',
    'R-4.32',
    'R-4.33',
    'R-4.34',
    'R-4.35',
    'R-5.14',
    'R-5.15',
    'R-5.16',
    'R-6.4',
  ];
  test.each(table)('%s', { tags }, (_, change, plan) => {
    expect(planTranslation({ ...base, ...change })).toEqual(plan);
  });
});
