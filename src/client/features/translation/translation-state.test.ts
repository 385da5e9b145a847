import { describe, expect, test } from 'vitest';
import {
  idleTranslation,
  isOutdated,
  type Result,
  reduceTranslation,
  shownText,
  type TranslationEvent,
  type TranslationState,
} from './translation-state.ts';

const pair = { text: 'Hello.', source: 'en-US', target: 'es-ES' } as const;
const later = { ...pair, text: 'Hello again.' };
const result: Result = { pair, text: 'Hola.', onDevice: false };
const laterResult: Result = { pair: later, text: 'Hola otra vez.', onDevice: false };

const run = (...events: TranslationEvent[]): TranslationState =>
  events.reduce(reduceTranslation, idleTranslation);
const started = { type: 'started', id: 1, pair } as const;

describe('what becomes of a translation', () => {
  test('on success the view is Translated', { tags: ['R-4.36'] }, () => {
    const state = run(started, { type: 'answered', id: 1, result });
    expect(state).toMatchObject({ view: 'translated', running: null, result, settled: pair });
  });

  test('the first words are shown before the rest is there', () => {
    const state = run(started, { type: 'words', id: 1, words: 'Ho' });
    expect(state.view).toBe('translated');
    expect(shownText(state)).toBe('Ho');
    expect(isOutdated(state, pair)).toBe(false);
  });

  test('switched off, the view is Original and the translation is gone', { tags: ['R-4.37'] }, () => {
    const state = run(started, { type: 'answered', id: 1, result }, { type: 'emptied' });
    expect(state).toEqual(idleTranslation);
  });

  test('an answer after switching off is dropped', { tags: ['R-4.38'] }, () => {
    const state = run(started, { type: 'emptied' }, { type: 'answered', id: 1, result });
    expect(state).toEqual(idleTranslation);
  });

  test('answers that arrive out of order: the last text wins', { tags: ['R-4.35'] }, () => {
    const state = run(
      started,
      { type: 'started', id: 2, pair: later },
      { type: 'answered', id: 2, result: laterResult },
      { type: 'words', id: 1, words: 'Ho' },
      { type: 'answered', id: 1, result },
    );
    expect(shownText(state)).toBe('Hola otra vez.');
    expect(state.settled).toEqual(later);
  });

  test('a failure leaves the view on Original and is not tried again by itself', { tags: ['R-4.39'] }, () => {
    const state = run(started, { type: 'failed', id: 1, problem: { kind: 'failed' } });
    expect(state).toMatchObject({
      view: 'original',
      settled: pair,
      problem: { kind: 'failed' },
      result: null,
    });
  });

  test('a failure after the first words takes the view back', { tags: ['R-4.39'] }, () => {
    const failed = { type: 'failed', id: 1, problem: { kind: 'failed' } } as const;
    const state = run(started, { type: 'words', id: 1, words: 'Ho' }, failed);
    expect(state.view).toBe('original');
    expect(shownText(state)).toBe('');
  });

  test('a refusal keeps what the panel says', { tags: ['R-8.6'] }, () => {
    const problem = { kind: 'limit', renewsAt: undefined } as const;
    expect(run({ type: 'refused', pair, problem })).toMatchObject({
      settled: pair,
      problem,
      view: 'original',
    });
  });

  test('a limit told by the server opens the view in which its panel stands', { tags: ['R-8.6'] }, () => {
    const problem = { kind: 'limit', renewsAt: undefined } as const;
    expect(run(started, { type: 'failed', id: 1, problem })).toMatchObject({ problem, view: 'translated' });
  });

  test('a request for a text that has changed is dropped, and the new text may be asked for', () => {
    const state = run(started, { type: 'superseded' }, { type: 'answered', id: 1, result });
    expect(state).toEqual(idleTranslation);
  });

  test('cancelled, it is not asked for again until somebody presses', () => {
    const state = run(started, { type: 'abandoned' });
    expect(state).toMatchObject({ running: null, settled: pair, problem: { kind: 'cancelled' } });
    expect(reduceTranslation(state, { type: 'pressed', pair })).toMatchObject({
      settled: null,
      pressed: pair,
    });
  });

  test('a translation of an earlier text says so', () => {
    const state = run(started, { type: 'answered', id: 1, result });
    expect([isOutdated(state, pair), isOutdated(state, later)]).toEqual([false, true]);
    expect(isOutdated(idleTranslation, pair)).toBe(false);
  });

  test('an emptied transcript takes its translation along', { tags: ['R-5.41'] }, () => {
    expect(run(started, { type: 'answered', id: 1, result }, { type: 'emptied' })).toEqual(idleTranslation);
  });

  test('swapped, the old text is the translation of the new one and nothing is asked for', () => {
    const back: Result = {
      pair: { text: 'Hola.', source: 'es-ES', target: 'en-US' },
      text: 'Hello.',
      onDevice: false,
    };
    const state = run(started, { type: 'answered', id: 1, result }, { type: 'swapped', result: back });
    expect(state).toMatchObject({ view: 'original', result: back, settled: back.pair });
  });

  test('the download of a language is shown until the first words', () => {
    const state = run(started, { type: 'downloading', id: 1, share: 0.4 });
    expect(state.running?.download).toBe(0.4);
    expect(reduceTranslation(state, { type: 'words', id: 1, words: 'H' }).running?.download).toBeNull();
  });
});
