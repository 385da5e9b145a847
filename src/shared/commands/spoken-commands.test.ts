import { describe, expect, it, test } from 'vitest';
import { type LanguageCode, languageCodes } from '../languages.ts';
import fc from '../test-seed.ts';
import { commandNames } from './commands.ts';
import { commandIn, commandOf, commandPauseMs, commandPhrases, writtenFor } from './spoken-commands.ts';
import { type CommandSamples, latinSamples } from './test-commands-latin.ts';
import { otherScriptSamples } from './test-commands-other-scripts.ts';

const samples: Record<LanguageCode, CommandSamples> = { ...latinSamples, ...otherScriptSamples };
const linesOf = (text: string, mark: RegExp) => text.split(mark).map((line) => line.trim());
const pauses = { beforeMs: commandPauseMs, afterMs: commandPauseMs };

describe.each(languageCodes)('%s', (language) => {
  const commands = linesOf(samples[language].commands, /[;\n]/).map((row) => row.split(' = '));
  const sentences = linesOf(samples[language].sentences, /\n/);

  it('is tested with at least ten commands and ten sentences', () => {
    expect(Math.min(commands.length, sentences.length)).toBeGreaterThanOrEqual(10);
  });

  it.each(commands)('recognises "%s" as a command', (said = '', name) => {
    expect(commandOf({ words: said, ...pauses }, language)).toBe(name);
    expect(commandOf({ words: said }, language), 'at the start and end of a recording').toBe(name);
  });

  it.each(sentences)('treats "%s" as text', (sentence) => {
    expect(commandOf({ words: sentence, ...pauses }, language)).toBeUndefined();
  });

  it('uses each phrase for only one command', () => {
    for (const name of commandNames)
      for (const said of commandPhrases(language)[name])
        expect([said, commandIn(said, language)]).toEqual([said, name]);
  });
});

const language = fc.constantFrom(...languageCodes);
const spoken = language.chain((code) =>
  fc.record({
    code: fc.constant(code),
    said: fc.constantFrom(...Object.values(commandPhrases(code)).flat()),
  }),
);
/** Words that don't occur in any command, one per script. */
const otherWord = fc.constantFrom('Zyx', 'перо', '鹿', 'しか', '사슴', 'غزال', 'हिरन', 'กวาง', '7');

test('never recognises a command without a pause on each side', () => {
  const short = fc.integer({ min: 0, max: commandPauseMs - 1 });
  const any = fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined });
  fc.assert(
    fc.property(spoken, short, any, ({ code, said }, brief, other) => {
      expect(commandOf({ words: said, beforeMs: brief, afterMs: other }, code)).toBeUndefined();
      expect(commandOf({ words: said, beforeMs: other, afterMs: brief }, code)).toBeUndefined();
    }),
  );
});

test('never recognises a command next to other words', () => {
  fc.assert(
    fc.property(
      spoken,
      otherWord,
      fc.boolean(),
      fc.constantFrom(' ', ', ', ''),
      ({ code, said }, word, first, gap) => {
        const words = first ? `${word}${gap}${said}` : `${said}${gap}${word}`;
        expect(commandIn(words, code)).toBeUndefined();
      },
    ),
  );
});

test('recognises only phrases from the list', () => {
  fc.assert(
    fc.property(language, fc.string({ unit: 'grapheme' }), (code, words) => {
      const letters = (text: string) =>
        text
          .normalize('NFKC')
          .toLowerCase()
          .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
      const listed = Object.values(commandPhrases(code)).flat().map(letters);
      if (commandIn(words, code) !== undefined) expect(listed).toContain(letters(words));
    }),
  );
});

test.each([
  ['en-US', 'full-stop', '.'],
  ['en-US', 'open-quote', '“'],
  ['de-DE', 'open-quote', '„'],
  ['de-DE', 'close-quote', '“'],
  ['fr-FR', 'question-mark', '\u202f?'],
  ['fr-FR', 'open-quote', '«\u00a0'],
  ['zh-CN', 'full-stop', '。'],
  ['zh-CN', 'colon', '：'],
  ['zh-CN-pinyin', 'question-mark', '?'],
  ['zh-TW', 'open-quote', '「'],
  ['ja-JP', 'comma', '、'],
  ['ja-JP', 'exclamation-mark', '！'],
  ['ar-SA', 'question-mark', '؟'],
  ['ar-SA', 'comma', '،'],
  ['hi-IN', 'full-stop', '।'],
  ['th-TH', 'full-stop', '.'],
  ['en-US', 'new-paragraph', '\n\n'],
  ['en-US', 'undo', undefined],
] as const)('in %s, the command %s writes %j', (code, name, mark) => {
  expect(writtenFor(name, code)).toBe(mark);
});
