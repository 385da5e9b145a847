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

describe('translation state', () => {
  test('shows Translated on success', { tags: ['R-4.36'] }, () => {
    const state = run(started, { type: 'answered', id: 1, result });
    expect(state).toMatchObject({ view: 'translated', running: null, result, settled: pair });
  });

  test('shows the first words before the rest arrives', () => {
    const state = run(started, { type: 'words', id: 1, words: 'Ho' });
    expect(state.view).toBe('translated');
    expect(shownText(state)).toBe('Ho');
    expect(isOutdated(state, pair)).toBe(false);
  });

  test('shows Original and drops the translation when turned off', { tags: ['R-4.37'] }, () => {
    const state = run(started, { type: 'answered', id: 1, result }, { type: 'emptied' });
    expect(state).toEqual(idleTranslation);
  });

  test('drops an answer that arrives after turning off', { tags: ['R-4.38'] }, () => {
    const state = run(started, { type: 'emptied' }, { type: 'answered', id: 1, result });
    expect(state).toEqual(idleTranslation);
  });

  test('keeps the answer for the last text when answers arrive out of order', { tags: ['R-4.35'] }, () => {
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

  test('stays on Original after a failure and does not retry', { tags: ['R-4.39'] }, () => {
    const state = run(started, { type: 'failed', id: 1, problem: { kind: 'failed' } });
    expect(state).toMatchObject({
      view: 'original',
      settled: pair,
      problem: { kind: 'failed' },
      result: null,
    });
  });

  test('returns to Original after a failure halfway', { tags: ['R-4.39'] }, () => {
    const failed = { type: 'failed', id: 1, problem: { kind: 'failed' } } as const;
    const state = run(started, { type: 'words', id: 1, words: 'Ho' }, failed);
    expect(state.view).toBe('original');
    expect(shownText(state)).toBe('');
  });

  test('keeps the refusal for the panel', { tags: ['R-8.6'] }, () => {
    const problem = { kind: 'limit', renewsAt: undefined } as const;
    expect(run({ type: 'refused', pair, problem })).toMatchObject({
      settled: pair,
      problem,
      view: 'original',
    });
  });

  test('opens the Translated view to show a limit', { tags: ['R-8.6'] }, () => {
    const problem = { kind: 'limit', renewsAt: undefined } as const;
    expect(run(started, { type: 'failed', id: 1, problem })).toMatchObject({ problem, view: 'translated' });
  });

  test('drops a request for a changed text and allows a new one', () => {
    const state = run(started, { type: 'superseded' }, { type: 'answered', id: 1, result });
    expect(state).toEqual(idleTranslation);
  });

  test('does not translate a cancelled text again until asked to', () => {
    const state = run(started, { type: 'abandoned' });
    expect(state).toMatchObject({ running: null, settled: pair, problem: { kind: 'cancelled' } });
    expect(reduceTranslation(state, { type: 'pressed', pair })).toMatchObject({
      settled: null,
      pressed: pair,
    });
  });

  test('marks a translation of an earlier text as out of date', () => {
    const state = run(started, { type: 'answered', id: 1, result });
    expect([isOutdated(state, pair), isOutdated(state, later)]).toEqual([false, true]);
    expect(isOutdated(idleTranslation, pair)).toBe(false);
  });

  test('drops the translation when the transcript is cleared', { tags: ['R-5.41'] }, () => {
    expect(run(started, { type: 'answered', id: 1, result }, { type: 'emptied' })).toEqual(idleTranslation);
  });

  test('uses the old text as the translation after a swap, without a request', () => {
    const back: Result = {
      pair: { text: 'Hola.', source: 'es-ES', target: 'en-US' },
      text: 'Hello.',
      onDevice: false,
    };
    const state = run(started, { type: 'answered', id: 1, result }, { type: 'swapped', result: back });
    expect(state).toMatchObject({ view: 'original', result: back, settled: back.pair });
  });

  test('shows a language download until the first words', () => {
    const state = run(started, { type: 'downloading', id: 1, share: 0.4 });
    expect(state.running?.download).toBe(0.4);
    expect(reduceTranslation(state, { type: 'words', id: 1, words: 'H' }).running?.download).toBeNull();
  });
});
