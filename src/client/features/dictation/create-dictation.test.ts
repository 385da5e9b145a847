import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commandPhrases } from '../../../shared/commands/spoken-commands.ts';
import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import fc from '../../../shared/test-seed.ts';
import type { Phrase, PhraseSink } from '../../platform/recognition/recognition.ts';
import {
  createDictation,
  createPhraseSink,
  type DictationSource,
  type SpokenCommand,
} from './create-dictation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp({ commands = true, entries = [] as DictionaryEntry[] } = {}) {
  const written: Phrase[] = [];
  const performed: string[] = [];
  let shown = '';
  const next: PhraseSink = {
    phrase: (phrase) => void written.push(phrase),
    interim: (words) => {
      shown = words;
    },
    flush: async () => {},
  };
  const perform = ({ name }: SpokenCommand) => void performed.push(name);
  const dictation = createDictation(next, () => ({ entries, perform: commands ? perform : undefined }));
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

test('writes a pending command as words if commands are switched off', () => {
  const written: string[] = [];
  const source: DictationSource = { perform: () => {} };
  const dictation = createDictation(
    { phrase: ({ words }) => void written.push(words), interim: () => {}, flush: async () => {} },
    () => source,
  );
  dictation.phrase({ key: Symbol('new line'), words: 'new line', language: 'en-US', pauseMs: 900 });
  source.perform = undefined;
  vi.advanceTimersByTime(700);
  expect(written).toEqual(['new line']);
});

test('carries out a command if a long pause follows before the next words', () => {
  const { say, words, performed } = setUp();
  say('hello');
  say('comma', 900);
  say('world', 900);
  expect([words(), performed]).toEqual([['hello', 'world'], ['comma']]);
});

test.each([
  ['without a pause before it', 300, undefined],
  ['when words follow at once', 900, 100],
])('writes a command as words %s', (_, before, after) => {
  const { say, words, performed } = setUp();
  say('draw a');
  say('new line', before);
  if (after !== undefined) say('here', after);
  vi.advanceTimersByTime(5_000);
  expect(words().slice(0, 2)).toEqual(['draw a', 'new line']);
  expect(performed).toEqual([]);
});

test('writes a command as words if interim words arrive before the pause is over', () => {
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

test('writes the corrected words if the engine revises a command', () => {
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

test('applies the dictionary to interim words and revisions too', () => {
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

test('writes a command’s words in pinyin when the command is undone', async () => {
  vi.useRealTimers();
  const written: Phrase[] = [];
  const commands: SpokenCommand[] = [];
  const next = {
    phrase: (phrase: Phrase) => void written.push(phrase),
    interim: () => {},
    flush: async () => {},
  };
  const sink = createPhraseSink(next, () => ({ perform: (command) => void commands.push(command) }));
  const say = (words: string, pauseMs: number) =>
    sink.phrase({ key: Symbol(words), words, pauseMs, language: 'zh-CN-pinyin' });
  say('换行', 900);
  say('你好', 900);
  await vi.waitFor(() => expect(written.map(({ words }) => words)).toEqual(['nǐ hǎo']));
  const [command] = commands;
  expect(command?.name).toBe('new-line');
  if (command) command.write(command.phrase);
  expect(written.at(-1)).toMatchObject({
    words: 'huàn háng',
    pinyin: [{ characters: '换' }, { characters: '行' }],
  });
});

test('uses dictionary words and commands that are loaded later', () => {
  const written: string[] = [];
  const source: DictationSource = {};
  const next = {
    phrase: ({ words }: Phrase) => void written.push(words),
    interim: () => {},
    flush: async () => {},
  };
  const sink = createPhraseSink(next, () => source);
  const say = (words: string) => sink.phrase({ key: Symbol(words), words, pauseMs: 900, language: 'en-US' });
  say('new line');
  source.entries = [{ written: 'Kubernetes', heard: ['cooper nettis'], translations: {} }];
  say('use cooper nettis');
  expect(written).toEqual(['new line', 'use Kubernetes']);
});

test('decides at once about words that may be a command when another text is opened', async () => {
  const { dictation, say, words, performed } = setUp();
  say('hello');
  say('new line', 900);
  await dictation.flush();
  expect([words(), performed]).toEqual([['hello'], ['new-line']]);
  say('comma', 300);
  await dictation.flush();
  vi.advanceTimersByTime(700);
  expect([words(), performed]).toEqual([['hello', 'comma'], ['new-line']]);
});
