import { describe, expect, test } from 'vitest';
import { isOutdated, shownText } from './translation-output.ts';
import { reduceTranslation, type Transition } from './translation-reducer.ts';
import type { TranslationResult } from './translation-request.ts';
import { initialTranslation, type TranslationEvent, type TranslationInput } from './translation-state.ts';

const request = { text: 'Hello.', source: 'en-US', target: 'es-ES' } as const;
const later = { ...request, text: 'Hello again.' };
const result: TranslationResult = { request, text: 'Hola.', onDevice: false };
const laterResult: TranslationResult = { request: later, text: 'Hola otra vez.', onDevice: false };
const input: TranslationInput = {
  ...request,
  on: true,
  recording: false,
  change: 'other',
  editing: false,
  cap: 1_000,
  userId: 'u',
  tier: 'premium',
  allowance: { allowed: true, remaining: 100, limit: 100, tier: 'premium' },
  renewsAt: undefined,
};

const open: TranslationEvent = { type: 'changed', input };
const changed = (change: Partial<TranslationInput>): TranslationEvent => ({
  type: 'changed',
  input: { ...input, ...change },
});
const started: TranslationEvent[] = [open, { type: 'due' }];
const words: TranslationEvent = { type: 'words', id: 1, words: 'Ho' };
const completed: TranslationEvent = { type: 'translated', id: 1, result };
const limit: TranslationEvent = { type: 'failed', id: 1, failure: { kind: 'limit', renewsAt: undefined } };
const failed: TranslationEvent = { type: 'failed', id: 1, failure: { kind: 'failed' } };

/** The state after all of the events, and the effects of the last one. */
const run = (...events: TranslationEvent[]): Transition =>
  events.reduce<Transition>(({ state }, event) => reduceTranslation(state, event), {
    state: initialTranslation(false),
    effects: [],
  });
const outputAfter = (...events: TranslationEvent[]) => run(...events).state.output;

test('names no number of characters that the text doesn’t exceed, if the server refuses it', () => {
  expect(run(...started, limit).effects).toContainEqual({
    type: 'message',
    message: { kind: 'period-used', remaining: 0, renewsAt: undefined },
  });
});

describe('reduceTranslation', () => {
  test('starts a timer for a new text and translates when it is due', () => {
    expect(run(open).effects).toEqual([{ type: 'timer', ms: 0 }]);
    expect(run(...started).effects).toContainEqual(
      expect.objectContaining({ type: 'translate', id: 1, request, onDevice: false }),
    );
  });

  test('restarts the timer for each new text and for nothing else', () => {
    const typed = changed({ change: 'typed', editing: true, text: 'Hello there.' });
    const more = changed({ change: 'typed', editing: true, text: 'Hello there you.' });
    expect(run(...started, completed, typed).effects).toEqual([{ type: 'timer', ms: 1_500 }]);
    expect(run(...started, completed, typed, typed).effects).toEqual([]);
    expect(run(...started, completed, typed, more).effects).toEqual([{ type: 'timer', ms: 1_500 }]);
    expect(run(...started, completed, typed, open).effects).toEqual([{ type: 'cancel-timer' }]);
  });

  test('shows Translated on success', { tags: ['R-4.36'] }, () => {
    const { state, effects } = run(...started, completed);
    expect(state).toMatchObject({ output: { running: null, result }, settled: request });
    expect(effects).toContainEqual({ type: 'show', view: 'translated' });
  });

  test('shows the first words before the rest arrives', () => {
    const { state, effects } = run(...started, words);
    expect(effects).toEqual([{ type: 'show', view: 'translated' }]);
    expect(shownText(state.output)).toBe('Ho');
    expect(isOutdated(state.output, request)).toBe(false);
    expect(run(...started, words, { type: 'words', id: 1, words: 'Hol' }).effects).toEqual([]);
  });

  test.each(['editing', 'recording'] as const)('keeps the view while %s', (activity) => {
    const busy = changed({ [activity]: true });
    const translated = { type: 'show', view: 'translated' };
    for (const event of [words, completed, limit]) {
      expect(run(...started, event).effects).toContainEqual(translated);
      expect(run(...started, busy, event).effects).not.toContainEqual(translated);
      expect(run(...started, busy, open, event).effects).toContainEqual(translated);
    }
  });

  test('shows Original and drops the translation when turned off', { tags: ['R-4.37'] }, () => {
    const { state, effects } = run(...started, completed, changed({ on: false }));
    expect(state.output).toMatchObject({ result: null, running: null, problem: null });
    expect(effects).toContainEqual({ type: 'show', view: 'original' });
  });

  test('drops a response that arrives after turning off', { tags: ['R-4.38'] }, () => {
    const { state, effects } = run(...started, changed({ on: false }), completed);
    expect(state.output.result).toBeNull();
    expect(effects).toEqual([]);
  });

  test('keeps the response for the last text when responses arrive out of order', {
    tags: ['R-4.35'],
  }, () => {
    const output = outputAfter(
      ...started,
      changed(later),
      { type: 'due' },
      { type: 'translated', id: 2, result: laterResult },
      words,
      completed,
    );
    expect(shownText(output)).toBe('Hola otra vez.');
  });

  test('stays on Original after a failure and does not retry', { tags: ['R-4.39'] }, () => {
    const { state, effects } = run(...started, failed);
    expect(state).toMatchObject({
      settled: request,
      scheduled: null,
      output: { problem: { kind: 'failed' }, result: null },
    });
    expect(effects).toEqual([{ type: 'message', message: { kind: 'failed', retryMessage: undefined } }]);
  });

  test('returns to Original if a translation fails halfway', { tags: ['R-4.39'] }, () => {
    const { state, effects } = run(...started, words, failed);
    expect(effects).toContainEqual({ type: 'show', view: 'original' });
    expect(shownText(state.output)).toBe('');
  });

  test('refuses without a request when the limit is known', { tags: ['R-8.6'] }, () => {
    const none = changed({
      allowance: { allowed: false, remaining: 0, limit: 1, tier: 'free' },
      tier: 'free',
    });
    const { state, effects } = run(none, { type: 'due' });
    expect(state).toMatchObject({ settled: request, output: { problem: { kind: 'limit' } } });
    expect(effects).toEqual([{ type: 'message', message: { kind: 'limit-known', limit: 1 } }]);
  });

  test('mentions no limit for a text that was only opened, until somebody asks for its translation', () => {
    const used = {
      allowance: { allowed: false, remaining: 0, limit: 1, tier: 'free' },
      tier: 'free',
    } as const;
    const opened = changed({ ...used, quiet: true });
    const due: TranslationEvent = { type: 'due' };
    const told = [{ type: 'message', message: { kind: 'limit-known', limit: 1 } }];
    expect(run(opened, due).effects).toEqual([]);
    expect(run(opened, due).state.output.problem).toMatchObject({ kind: 'limit' });
    expect(run(opened, due, { type: 'pressed' }, due).effects).toEqual(told);
    const french = changed({ ...used, quiet: true, target: 'fr-FR' });
    expect(run(opened, due, french, due).effects).toEqual(told);
    const typed = changed({ ...used, quiet: true, change: 'typed', text: 'Hello there.' });
    expect(run(opened, due, typed, due).effects).toEqual(told);
    const spoken = changed({ ...used, quiet: false, text: 'Hello there.' });
    expect(run(opened, due, spoken, due).effects).toEqual(told);
  });

  test('opens the Translated view to show a limit', { tags: ['R-8.6'] }, () => {
    const { state, effects } = run(...started, limit);
    expect(state.output.problem).toEqual({ kind: 'limit', renewsAt: undefined });
    expect(effects).toContainEqual({ type: 'show', view: 'translated' });
    expect(effects).toContainEqual({ type: 'refresh-allowance' });
  });

  test('asks the user to sign in when the session has ended, even if the request was aborted', {
    tags: ['R-8.8'],
  }, () => {
    const signedOut: TranslationEvent = { type: 'failed', id: 1, failure: { kind: 'signed-out' } };
    const signIn = { type: 'message', message: { kind: 'sign-in' } };
    expect(run(...started, signedOut).effects).toEqual([signIn]);
    expect(run(...started, changed({ on: false }), signedOut).effects).toEqual([signIn]);
  });

  test('aborts the request for a changed text and schedules a new one', () => {
    const { state, effects } = run(...started, changed(later));
    expect(state.output.running).toBeNull();
    expect(effects).toEqual([{ type: 'abort' }, { type: 'timer', ms: 0 }]);
  });

  test('does not translate a cancelled text again until asked to', () => {
    const { state } = run(...started, { type: 'cancelled' });
    expect(state).toMatchObject({
      settled: request,
      output: { running: null, problem: { kind: 'cancelled' } },
    });
    const pressed = reduceTranslation(state, { type: 'pressed' });
    expect(pressed.state).toMatchObject({ settled: null, pressed: request, output: { problem: null } });
    expect(pressed.effects).toEqual([{ type: 'timer', ms: 0 }]);
  });

  test('marks a translation of an earlier text as out of date', () => {
    const output = outputAfter(...started, completed);
    expect([isOutdated(output, request), isOutdated(output, later)]).toEqual([false, true]);
    expect(isOutdated(run(open).state.output, request)).toBe(false);
  });

  test('shows the progress of a language download until the first words arrive', () => {
    const downloading: TranslationEvent = { type: 'downloading', id: 1, share: 0.5 };
    expect(outputAfter(...started, downloading).running?.download).toBe(0.5);
    expect(outputAfter(...started, downloading, words).running?.download).toBeNull();
  });

  test('ignores a device check for languages that are no longer chosen', () => {
    const late = { type: 'device-checked', source: 'en-US', target: 'fr-FR', readiness: 'ready' } as const;
    expect(outputAfter(open, late).device).toBe('none');
    expect(outputAfter(open, { ...late, target: 'es-ES' }).device).toBe('ready');
  });
});
