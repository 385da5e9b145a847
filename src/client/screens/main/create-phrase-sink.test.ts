import { expect, test, vi } from 'vitest';
import type { SpokenCommand } from '../../features/dictation/dictated-phrase.ts';
import type { ConvertedPhrase } from '../../features/recorder/pinyin-converter.ts';
import { createPhraseSink } from './create-phrase-sink.ts';

test('writes the words of a command in pinyin when it is undone', async () => {
  const written: ConvertedPhrase[] = [];
  const commands: SpokenCommand[] = [];
  const next = { phrase: (phrase: ConvertedPhrase) => void written.push(phrase), interim: () => {} };
  const sink = createPhraseSink(next, { perform: (command) => void commands.push(command) });
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

test('uses words and commands that were linked after it was created', () => {
  const written: string[] = [];
  const link: Parameters<typeof createPhraseSink>[1] = {};
  const next = { phrase: ({ words }: ConvertedPhrase) => void written.push(words), interim: () => {} };
  const sink = createPhraseSink(next, link);
  const say = (words: string) => sink.phrase({ key: Symbol(words), words, pauseMs: 900, language: 'en-US' });
  say('new line');
  link.entries = [{ written: 'Kubernetes', heard: ['cooper nettis'], translations: {} }];
  say('use cooper nettis');
  expect(written).toEqual(['new line', 'use Kubernetes']);
});
