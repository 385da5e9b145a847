import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandPhrases } from '../../../shared/commands/spoken-commands.ts';
import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import fc from '../../../shared/test-seed.ts';
import { createDictation } from './create-dictation.ts';
import type { DictatedPhrase } from './dictated-phrase.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp({ commands = true, entries = [] as DictionaryEntry[] } = {}) {
  const written: DictatedPhrase[] = [];
  const performed: string[] = [];
  let shown = '';
  const dictation = createDictation({
    next: {
      phrase: (phrase) => void written.push(phrase),
      interim: (words) => {
        shown = words;
      },
    },
    entries: () => entries,
    commands: () => commands,
    onCommand: ({ name }) => void performed.push(name),
  });
  const say = (words: string, pauseMs?: number, key = Symbol(words)) => {
    dictation.phrase({ key, words, language: 'en-US', ...(pauseMs === undefined ? {} : { pauseMs }) });
    return key;
  };
  return {
    dictation,
    say,
    written,
    performed,
    words: () => written.map(({ words }) => words),
    shown: () => shown,
  };
}

test('carries out a command between two pauses', () => {
  const { say, words, performed, shown } = setUp();
  say('hello');
  say('new line', 900);
  expect([words(), performed, shown()]).toEqual([['hello'], [], 'new line']);
  vi.advanceTimersByTime(700);
  expect([words(), performed, shown()]).toEqual([['hello'], ['new-line'], '']);
});

test('carries out a command that is said after a long pause before the next words', () => {
  const { say, words, performed } = setUp();
  say('hello');
  say('comma', 900);
  say('world', 900);
  expect([words(), performed]).toEqual([['hello', 'world'], ['comma']]);
});

test.each([
  ['without a pause before it', 300, undefined],
  ['when words follow at once', 900, 100],
])('writes the words %s', (_, before, after) => {
  const { say, words, performed } = setUp();
  say('draw a');
  say('new line', before);
  if (after !== undefined) say('here', after);
  vi.advanceTimersByTime(5_000);
  expect(words().slice(0, 2)).toEqual(['draw a', 'new line']);
  expect(performed).toEqual([]);
});

test('writes the words when somebody keeps speaking before the pause is over', () => {
  const { dictation, say, words, performed, shown } = setUp();
  say('comma', 900);
  vi.advanceTimersByTime(600);
  dictation.interim('and more', 'en-US');
  expect([words(), performed, shown()]).toEqual([['comma'], [], 'and more']);
});

test('writes everything when commands are off', () => {
  const { say, words, performed } = setUp({ commands: false });
  say('new line', 900);
  vi.advanceTimersByTime(5_000);
  expect([words(), performed]).toEqual([['new line'], []]);
});

test('does not treat the pause after a spoken mark as the end of a sentence', () => {
  const { say, written } = setUp();
  say('full stop', 900);
  say('then we left', 1_500);
  say('for good', 1_200);
  expect(written.map(({ pauseMs }) => pauseMs)).toEqual([0, 1_200]);
});

test('writes a command that the engine corrects to other words', () => {
  const { dictation, say, words, performed } = setUp();
  const early = say('comma', 900);
  dictation.phrase({ key: early, words: 'commander', revises: 'comma', language: 'en-US' });
  expect([words(), performed]).toEqual([['commander'], []]);
  const late = say('comma', 900);
  vi.advanceTimersByTime(700);
  dictation.phrase({ key: late, words: 'Comma.', revises: 'comma', language: 'en-US' });
  expect(words(), 'the same command again').toEqual(['commander']);
  dictation.phrase({ key: late, words: 'commander', revises: 'comma', language: 'en-US' });
  expect(words()).toEqual(['commander', 'commander']);
});

test('writes the words of the dictionary, in interim words and revisions too', () => {
  const entries = [{ written: 'Kubernetes', heard: ['cooper nettis'], translations: {} }];
  const { dictation, say, written, shown } = setUp({ entries });
  dictation.interim('use cooper nettis', 'en-US');
  expect(shown()).toBe('use Kubernetes');
  const key = say('use cooper nettis', 900);
  dictation.phrase({ key, words: 'use cooper nettis now', revises: 'use cooper nettis', language: 'en-US' });
  expect(written.map(({ words, revises }) => [words, revises])).toEqual([
    ['use Kubernetes', undefined],
    ['use Kubernetes now', 'use Kubernetes'],
  ]);
});

test('never loses words that are not a command between pauses', () => {
  const said = fc.constantFrom(
    ...Object.values(commandPhrases('en-US')).flat(),
    'hello',
    'the new line',
    'ship',
  );
  const pause = fc.constantFrom(0, 200, 699, 700, 2_000);
  const speech = fc.array(fc.record({ words: said, pauseMs: pause }), { maxLength: 12 });
  fc.assert(
    fc.property(speech, (phrases) => {
      const { say, words, performed } = setUp();
      for (const { words: spoken, pauseMs } of phrases) say(spoken, pauseMs);
      vi.advanceTimersByTime(5_000);
      const isCommand = ({ words: spoken, pauseMs }: (typeof phrases)[number], index: number) =>
        !['hello', 'the new line', 'ship'].includes(spoken) &&
        pauseMs >= 700 &&
        (phrases[index + 1]?.pauseMs ?? 700) >= 700;
      expect(words()).toEqual(
        phrases.filter((each, index) => !isCommand(each, index)).map((each) => each.words),
      );
      expect(performed).toHaveLength(phrases.filter(isCommand).length);
    }),
  );
});
