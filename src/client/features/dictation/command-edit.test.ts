import { expect, test } from 'vitest';
import type { CommandName } from '../../../shared/commands/commands.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import { commandEdit } from './command-edit.ts';

function after(text: string, name: CommandName, language: LanguageCode = 'en-US', phrase?: [number, number]) {
  const edit = commandEdit(name, text, language, phrase && { start: phrase[0], end: phrase[1] });
  return edit ? text.slice(0, edit.at) + edit.inserted + text.slice(edit.at + edit.removed.length) : text;
}

test.each([
  ['hello', 'full-stop', 'hello.'],
  ['hello ', 'comma', 'hello,'],
  ['hello,', 'question-mark', 'hello?'],
  ['hello.', 'full-stop', 'hello.'],
  ['hello', 'new-line', 'hello\n'],
  ['hello\n', 'new-line', 'hello\n\n'],
  ['hello', 'new-paragraph', 'hello\n\n'],
  ['hello\n', 'new-paragraph', 'hello\n\n'],
  ['he said', 'open-quote', 'he said “'],
  ['', 'open-quote', '“'],
  ['he said “yes', 'close-quote', 'he said “yes”'],
  ['hello', 'undo', 'hello'],
] as const)('after %j, the command %s changes the text to %j', (text, name, result) => {
  expect(after(text, name)).toBe(result);
});

test.each([
  ['zh-CN', '你好', 'full-stop', '你好。'],
  ['ja-JP', 'はい', 'open-quote', 'はい「'],
  ['fr-FR', 'tu viens', 'question-mark', 'tu viens\u202f?'],
  ['ar-SA', 'نعم', 'comma', 'نعم،'],
] as const)('in %s, after %j, the command %s changes the text to %j', (language, text, name, result) => {
  expect(after(text, name, language)).toBe(result);
});

test('deletes the last phrase, or the last sentence if there is none', () => {
  expect(after('One two. Three four', 'delete-that', 'en-US', [8, 19])).toBe('One two.');
  expect(after('One two. Three four', 'delete-that')).toBe('One two. ');
  expect(after('One two. Three typed', 'delete-that', 'en-US', [0, 8]), 'the phrase is not the last').toBe(
    'One two. ',
  );
  expect(after('', 'delete-that')).toBe('');
});
