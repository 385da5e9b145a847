import { beforeEach, describe, expect, test } from 'vitest';
import type { Phrase } from '../platform/recognition/recognition.ts';
import { localStore } from '../platform/storage.ts';
import { createDraftKeeper } from './draft.ts';
import { createTranscript } from './transcript.ts';

function open() {
  const transcript = createTranscript(createDraftKeeper(localStore), () => 0);
  const hear = (words: string, from: number, to: number, more: Partial<Phrase> = {}) =>
    transcript.hear(
      { key: Symbol('phrase'), words, language: 'en-US', time: { from, to, recording: 'one' }, ...more },
      { cap: 1_000, punctuation: true },
      () => {},
    );
  const type = (removed: string, inserted: string) =>
    transcript.edit(
      { at: transcript.getText().indexOf(removed), removed, inserted, source: 'typed' },
      'elsewhere',
    );
  /** Each timed part of the text with its times. */
  const timed = () =>
    transcript
      .getTimings()
      .map(({ start, end, from, to }) => [transcript.getText().slice(start, end).trim(), from, to]);
  return { transcript, hear, type, timed };
}

describe('the times of phrases', () => {
  beforeEach(() => window.localStorage.clear());

  test('are stored for each phrase and survive a reload', () => {
    const { hear } = open();
    hear('we set sail', 300, 1_400);
    hear('nobody slept', 3_900, 5_100, { pauseMs: 2_500 });
    expect(open().timed()).toEqual([
      ['We set sail', 300, 1_400],
      ['. Nobody slept', 3_900, 5_100],
    ]);
  });

  test('are known for each word if the recogniser says so, also after a reload', () => {
    const { transcript, hear } = open();
    hear('we set sail', 300, 1_400);
    transcript.keepPlace('s', { from: 3_900, to: 5_100, recording: 'one' });
    const heard = [
      { text: 'nobody', from: 0, to: 500 },
      { text: 'slept', from: 700, to: 1_200 },
    ];
    hear('nobody slept', 0, 0, { pauseMs: 2_500, time: undefined, segment: 's', heard });
    const last = open().transcript.getSegments().at(-1);
    expect(last?.words?.map(({ start, end, from, to }) => [last.text.slice(start, end), from, to])).toEqual([
      ['Nobody', 3_900, 4_400],
      ['slept', 4_600, 5_100],
    ]);
  });

  test('stay with a phrase that is revised', () => {
    const { hear, timed } = open();
    const key = Symbol('phrase');
    hear('we set sail', 0, 1_000);
    hear('I scream', 1_000, 2_000, { key });
    hear('ice cream', 1_000, 2_000, { key, revises: 'I scream', time: undefined });
    expect(timed()).toEqual([
      ['We set sail', 0, 1_000],
      ['ice cream', 1_000, 2_000],
    ]);
  });

  test('stay with changed words, disappear with deleted ones, and come back with undo', () => {
    const { transcript, hear, type, timed } = open();
    hear('we set sail', 0, 1_000);
    hear('nobody slept', 2_000, 3_000, { pauseMs: 2_500 });
    type('sail', 'off at dawn');
    expect(timed()[0]).toEqual(['We set off at dawn', 0, 1_000]);
    type('. Nobody slept', '');
    expect(timed()).toHaveLength(1);
    transcript.undo();
    expect(timed()).toHaveLength(2);
    transcript.redo();
    expect(timed()).toHaveLength(1);
  });

  test('don’t cover typed words', () => {
    const { transcript, hear, timed } = open();
    hear('we set sail', 0, 1_000);
    transcript.edit({ at: 11, removed: '', inserted: ' and so on', source: 'typed' }, 'elsewhere');
    expect(timed()).toEqual([['We set sail', 0, 1_000]]);
  });

  test('continue in a second recording where the first one ended', () => {
    const { hear, timed } = open();
    hear('we set sail', 0, 1_400);
    hear('later', 200, 700, { time: { from: 200, to: 700, recording: 'two' } });
    expect(timed()[1]).toEqual(['later', 1_600, 2_100]);
  });

  test('are those of the reserved place if the speech is transcribed later', () => {
    const { transcript, hear, timed } = open();
    transcript.keepPlace('a', { from: 0, to: 900, recording: 'one' });
    transcript.keepPlace('b', { from: 1_500, to: 2_000, recording: 'one' });
    hear('second', 0, 0, { segment: 'b', time: undefined });
    hear('first', 0, 0, { segment: 'a', time: undefined });
    expect(timed()).toEqual([
      ['First', 0, 900],
      ['Second', 1_500, 2_000],
    ]);
  });

  test('are replaced together with the text', () => {
    const { transcript, timed } = open();
    transcript.replaceAll('We set sail.', [{ start: 0, end: 12, from: 5, to: 10 }]);
    expect(timed()).toEqual([['We set sail.', 5, 10]]);
    transcript.replaceAll('Nous partons.');
    expect(timed()).toEqual([]);
  });

  test('come back when a cleared text is restored', () => {
    const { transcript, hear, timed } = open();
    hear('we set sail', 0, 1_400);
    transcript.replaceAll('');
    transcript.restore('We set sail');
    expect(timed()).toEqual([['We set sail', 0, 1_400]]);
  });
});
