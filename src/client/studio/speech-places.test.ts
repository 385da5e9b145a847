import { beforeEach, describe, expect, test } from 'vitest';
import { localStore } from '../platform/storage.ts';
import { createDraftKeeper } from './draft.ts';
import { createTranscript } from './transcript.ts';

function open(cap = 1_000) {
  const transcript = createTranscript(createDraftKeeper(localStore), () => 0);
  const hear = (words: string, segment?: string, pauseMs?: number) => {
    let cut: string | undefined;
    transcript.hear(
      { key: Symbol('phrase'), words, language: 'en-US', segment, pauseMs },
      { cap, punctuation: true },
      (what) => {
        cut = what;
      },
    );
    return cut;
  };
  const type = (removed: string, inserted: string) =>
    transcript.edit(
      { at: transcript.getText().indexOf(removed), removed, inserted, source: 'typed' },
      'elsewhere',
    );
  return { transcript, hear, type, text: transcript.getText };
}

describe('speech that is transcribed later', () => {
  beforeEach(() => window.localStorage.clear());

  test('is written in the order it was spoken, whatever was written since', () => {
    const { transcript, hear, text } = open();
    hear('we set sail');
    transcript.keepPlace('a');
    transcript.keepPlace('b');
    hear('nobody slept', undefined, 2_500);
    hear('the storm came', 'b', 2_500);
    expect(text()).toBe('We set sail. The storm came. Nobody slept');
    hear('at dawn', 'a', 0);
    expect(text()).toBe('We set sail at dawn. The storm came. Nobody slept');
  });

  test('stays in order when the first segment is written first', () => {
    const { transcript, hear, text } = open();
    for (const id of ['a', 'b', 'c']) transcript.keepPlace(id);
    hear('one', 'a');
    hear('two', 'b');
    hear('three', 'c');
    expect(text()).toBe('One two three');
  });

  test('moves along with edits before it and comes before text typed after it', () => {
    const { transcript, hear, type, text } = open();
    hear('we set sail');
    transcript.keepPlace('a');
    transcript.edit({ at: 11, removed: '', inserted: ' and slept', source: 'typed' }, 'elsewhere');
    type('We', 'And then we all');
    hear('at dawn', 'a', 0);
    expect(text()).toBe('And then we all set sail at dawn and slept');
  });

  test('is followed by a space if there is text after it', () => {
    const { transcript, hear, text } = open();
    transcript.keepPlace('a');
    transcript.edit({ at: 0, removed: '', inserted: 'typed', source: 'typed' }, 'elsewhere');
    hear('spoken', 'a');
    expect(text()).toBe('Spoken typed');
  });

  test('keeps its place across a reload and is written only once', () => {
    const before = open();
    before.hear('we set sail');
    before.transcript.keepPlace('a');
    before.hear('nobody slept', undefined, 2_500);
    const after = open();
    after.hear('at dawn', 'a', 0);
    expect(after.text()).toBe('We set sail at dawn. Nobody slept');
    expect(after.transcript.isWritten('a')).toBe(true);
    const again = open();
    expect(again.transcript.isWritten('a')).toBe(true);
    again.hear('at dawn', 'a', 0);
    expect(again.text()).toBe('We set sail at dawn. Nobody slept');
  });

  test('goes to the end when its place is unknown', () => {
    const { hear, text } = open();
    hear('we set sail');
    hear('at dawn', 'a', 0);
    expect(text()).toBe('We set sail at dawn');
  });

  test('keeps waiting when there is no room', () => {
    const { transcript, hear, text } = open(11);
    hear('we set sail');
    transcript.keepPlace('a');
    expect(hear('at dawn', 'a', 0)).toBe('all');
    expect(transcript.isWritten('a')).toBe(false);
    expect(text()).toBe('We set sail');
  });
});
