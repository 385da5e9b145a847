import { describe, expect, it } from 'vitest';
import type { LanguageCode } from './languages.ts';
import {
  chooseReading,
  codeAlphabet,
  liveStatus,
  minutesToWarn,
  parseLiveCode,
  placesTaken,
  speakerAwayMs,
} from './live-rules.ts';

describe('codes', () => {
  it('have at least sixty bits', () => {
    expect(12 * Math.log2(codeAlphabet.length)).toBeGreaterThanOrEqual(60);
    expect(new Set(codeAlphabet).size).toBe(codeAlphabet.length);
  });

  it.each([
    ['0abc-defg-hjkm', '0abc-defg-hjkm'],
    ['0ABCDEFGHJKM', '0abc-defg-hjkm'],
    ['oabc defg-hjkm', '0abc-defg-hjkm'],
    ['ilil-0000-0000', '1111-0000-0000'],
    ['0abc-defg-hjk', undefined],
    ['0abc-defg-hjku', undefined],
    ['🐦🐦🐦🐦', undefined],
    ['', undefined],
  ])('reads %s as people type it', (given, code) => {
    expect(parseLiveCode(given)).toBe(code);
  });
});

describe('the language of a viewer', () => {
  const five = new Set<LanguageCode>(['es-ES', 'de-DE', 'fr-FR', 'it-IT', 'ja-JP']);

  it.each([
    [undefined, new Set<LanguageCode>(), 5, { target: undefined }],
    ['en-US', new Set<LanguageCode>(), 5, { target: undefined }],
    ['es-ES', new Set<LanguageCode>(), 5, { target: 'es-ES' }],
    ['es-ES', new Set<LanguageCode>(), 0, { target: undefined, reason: 'plan' }],
    ['es-ES', five, 5, { target: 'es-ES' }],
    ['ko-KR', five, 5, { target: undefined, reason: 'languages-full' }],
  ] as const)('is %s with others in use and a limit', (wanted, inUse, limit, reading) => {
    expect(chooseReading({ wanted, spoken: 'en-US', inUse, limit })).toEqual(reading);
  });
});

it('tells a pause from a lost connection', () => {
  expect(liveStatus({ paused: false, seenAt: 0 }, speakerAwayMs)).toBe('live');
  expect(liveStatus({ paused: false, seenAt: 0 }, speakerAwayMs + 1)).toBe('away');
  expect(liveStatus({ paused: true, seenAt: 0 }, speakerAwayMs + 1)).toBe('paused');
});

describe('the places that count', () => {
  const taken = (network: string, viewers: string[], others = 0) =>
    placesTaken({ network, viewers, others, limit: 10 });

  it('are all that are taken, unless most are taken by one network', () => {
    expect(taken('a', ['a', 'a', 'b', 'c'], 2)).toBe(6);
    expect(taken('d', Array(5).fill('a'))).toBe(5);
  });

  it('are at most half of the room for another network, but all for the same one', () => {
    const full = Array<string>(10).fill('a');
    expect(taken('a', full)).toBe(10);
    expect(taken('b', full)).toBe(5);
    expect(taken('c', [...full, ...Array<string>(5).fill('b')])).toBe(10);
  });
});

it.each([
  [null, undefined],
  [1_800, undefined],
  [301, undefined],
  [300, 5],
  [61, 5],
  [60, 1],
  [0, 1],
])('with %s seconds left, warns of %s minutes', (secondsLeft, minutes) => {
  expect(minutesToWarn(secondsLeft)).toBe(minutes);
});
