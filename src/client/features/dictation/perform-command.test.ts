import { expect, test, vi } from 'vitest';
import type { CommandName } from '../../../shared/commands/commands.ts';
import { createStore, type LocalKey } from '../../platform/storage.ts';
import { createDraftKeeper } from '../../studio/draft.ts';
import { createTranscript } from '../../studio/transcript.ts';
import { commandEdit } from './command-edit.ts';
import { performCommand } from './perform-command.ts';

function setUp() {
  localStorage.clear();
  const store = createStore<LocalKey>(() => localStorage);
  const transcript = createTranscript(createDraftKeeper(store), () => 0);
  const words = { transcript, cap: 50 };
  const write = (phrase: Parameters<typeof transcript.hear>[0]) =>
    transcript.hear(phrase, { cap: 50, punctuation: true }, () => {});
  const say = (said: string, pauseMs = 0) =>
    write({ key: Symbol(said), words: said, pauseMs, language: 'en-US' });
  const [stopRecording, save] = [vi.fn(), vi.fn()];
  const command = (name: CommandName, said: string) => {
    const phrase = { key: Symbol(said), words: said, pauseMs: 800, language: 'en-US' as const };
    const edit = (text: string, last?: { start: number; end: number }) =>
      commandEdit(name, text, 'en-US', last);
    return performCommand({ name, phrase, edit, write }, { words, stopRecording, save });
  };
  return { say, command, text: () => transcript.getText(), stopRecording, save };
}

test('writes a paragraph break, or the spoken words if it is undone', () => {
  const { say, command, text } = setUp();
  say('hello');
  const undo = command('new-paragraph', 'new paragraph');
  expect(text()).toBe('Hello\n\n');
  undo();
  expect(text()).toBe('Hello new paragraph');
});

test('undoes a punctuation mark after more words were spoken', () => {
  const { say, command, text } = setUp();
  say('hello');
  const undo = command('full-stop', 'period');
  say('bye');
  expect(text()).toBe('Hello. Bye');
  undo();
  expect(text()).toBe('Hello period Bye');
});

test('writes no space after an opening quote', () => {
  const { say, command, text } = setUp();
  say('he said');
  command('open-quote', 'open quote');
  say('yes');
  command('close-quote', 'close quote');
  say('again');
  expect(text()).toBe('He said “yes” again');
});

test('deletes the last phrase and restores it', () => {
  const { say, command, text } = setUp();
  say('one two');
  say('three four');
  const undo = command('delete-that', 'delete that');
  expect(text()).toBe('One two');
  undo();
  expect(text()).toBe('One two three four');
});

test('restores a deleted phrase in its place after more words were spoken', () => {
  const { say, command, text } = setUp();
  say('one two');
  say('three four');
  const undo = command('delete-that', 'delete that');
  say('five');
  undo();
  expect(text()).toBe('One two three four five');
});

test('undoes the last change and can redo it', () => {
  const { say, command, text } = setUp();
  say('one');
  say('two');
  const undo = command('undo', 'undo');
  expect(text()).toBe('One');
  undo();
  expect(text()).toBe('One two');
});

test('stops recording and saves, and writes the words if the command is undone', () => {
  const { say, command, text, stopRecording, save } = setUp();
  say('we should');
  const undo = command('stop-recording', 'stop recording');
  command('save-that', 'save that');
  expect([stopRecording.mock.calls.length, save.mock.calls.length, text()]).toEqual([1, 1, 'We should']);
  undo();
  expect(text()).toBe('We should stop recording');
});

test('never exceeds the length limit', () => {
  const { say, command, text } = setUp();
  say('x'.repeat(50));
  command('new-paragraph', 'new paragraph');
  expect(text()).toHaveLength(50);
});
