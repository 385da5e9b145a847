import { beforeEach, expect, test } from 'vitest';
import { createSpokenLines, type Spoken } from './spoken-lines.ts';

let ids = 0;
beforeEach(() => {
  ids = 0;
});

function setUp(before = '') {
  const lines = createSpokenLines(() => {
    ids += 1;
    return `id${ids}`;
  });
  const update = (text: string, part: Partial<Spoken> = {}, shared = true) =>
    lines
      .update({ text, interim: '', isGrowing: true, locale: 'en-US', ...part }, shared)
      .map(({ id, text: words, final }) => `${id}${final ? '' : '~'} ${words}`);
  if (before !== '') update(before, { isGrowing: false }, false);
  return update;
}

test('settles sentences that have ended and shows the words of the last one', () => {
  const update = setUp();
  expect(update('', { interim: 'good' })).toEqual(['id1~ good']);
  expect(update('Good evening', { interim: 'all' })).toEqual(['id1~ Good evening all']);
  expect(update('Good evening all.')).toEqual(['id1 Good evening all.']);
  expect(update('Good evening all.', { interim: 'look' })).toEqual(['id2~ look']);
  expect(update('Good evening all. Look. And')).toEqual(['id2 Look.', 'id3~ And']);
  expect(update('Good evening all. Look. And', { isGrowing: false })).toEqual(['id3 And']);
});

test('sends corrections with the same id, and removals', () => {
  const update = setUp();
  update('One. Too. Three.');
  expect(update('One. Two. Three.')).toEqual(['id2 Two.']);
  expect(update('One. Three.')).toEqual(['id2 ']);
  expect(update('One. Three. Four.')).toEqual(['id4 Four.']);
});

test('keeps the order when a sentence is inserted', () => {
  const update = setUp();
  update('One. Three.');
  expect(update('One. Two. Three.')).toEqual(['id1 One. Two.']);
  expect(update('One. Two. Three. Four.')).toEqual(['id3 Four.']);
});

test('never shares what was written before or during a pause', () => {
  const update = setUp('Private. Also private.');
  expect(update('Private. Also private. Hello.')).toEqual(['id3 Hello.']);
  expect(update('Private. Also private. Hello. Secret.', {}, false)).toEqual([]);
  expect(update('Private. Also private. Hello. Secret. Back.')).toEqual(['id5 Back.']);
  expect(update('Private! Also private. Hello. Secret! Back.')).toEqual([]);
  expect(update('Private! Also private. Hello. Secret! Back.', { interim: 'psst' }, false)).toEqual([]);
});

test('never shares how a sentence goes on during a pause', () => {
  const update = setUp();
  expect(update('My password')).toEqual(['id1~ My password']);
  expect(update('My password', { interim: 'is' }, false)).toEqual([]);
  expect(update('My password is secret.', {}, false)).toEqual([]);
  expect(update('My password is secret. Hello', { isGrowing: false })).toEqual(['id2 Hello']);
  expect(update('My password is secret. Hello there.', {}, false)).toEqual([]);
  expect(update('My password is secret. Hello there. Bye.')).toEqual(['id3 Bye.']);
});

test('keeps what viewers have read when a new text starts', () => {
  const update = setUp();
  update('One. Two. Three.');
  expect(update('')).toEqual([]);
  expect(update('Four.')).toEqual(['id4 Four.']);
});

test('doesn’t send a sentence again just for its full stop', () => {
  const update = setUp();
  expect(update('Hello there', { isGrowing: false })).toEqual(['id1 Hello there']);
  expect(update('Hello there. More', { isGrowing: false })).toEqual(['id2 More']);
});
