import type { TranslationOutput, TranslationProblem, View } from './translation-output.ts';
import { planTranslation } from './translation-plan.ts';
import {
  isSameRequest,
  type TranslationRequest,
  type TranslationResult,
  tooFewLeft,
} from './translation-request.ts';
import {
  noInput,
  type TranslationEffect,
  type TranslationEvent,
  type TranslationFailure,
  type TranslationInput,
  type TranslationMessage,
  type TranslationState,
} from './translation-state.ts';

export interface Transition {
  state: TranslationState;
  effects: TranslationEffect[];
}

const recentResults = 30;

/** All translation logic: maps a state and an event to the next state and the effects to run. */
export function reduceTranslation(state: TranslationState, event: TranslationEvent): Transition {
  const next = react(state, event);
  return schedule(next.state, next.effects);
}

function react(state: TranslationState, event: TranslationEvent): Transition {
  const { running } = state.output;
  switch (event.type) {
    case 'changed':
      return change(state, event.input);
    case 'due':
      return follow(state);
    case 'pressed':
      return stay({ ...press(state), isAsked: true });
    case 'download-pressed':
      return start(state, true);
    case 'cancelled':
      if (!running) return stay(state);
      return end(state, { kind: 'cancelled' }, [abort, message({ kind: 'cancelled' })]);
    case 'swapped':
      return begin(remember(state, event.result), event.result, [abort, show('original')]);
    case 'restored':
      return begin(remember(state, event.result), event.result, [show(event.view)]);
    case 'device-checked': {
      const { source, target } = state.input;
      if (event.source !== source || event.target !== target) return stay(state);
      return stay(output(state, { device: event.readiness }));
    }
    case 'downloading':
      if (running?.id !== event.id) return stay(state);
      return stay(output(state, { running: { ...running, download: event.share } }));
    case 'words': {
      if (running?.id !== event.id) return stay(state);
      const next = output(state, { running: { ...running, words: event.words, download: null } });
      return { state: next, effects: running.words === '' ? showTranslated(state) : [] };
    }
    case 'translated':
      return finish(remember(state, event.result), event.id, event.result);
    case 'failed':
      return fail(state, event.id, event.failure);
  }
}

const abort: TranslationEffect = { type: 'abort' };
const show = (view: View): TranslationEffect => ({ type: 'show', view });
/** The view doesn't change while the user types or speaks. */
const showTranslated = ({ input }: TranslationState): TranslationEffect[] =>
  input.editing || input.recording ? [] : [show('translated')];
const message = (one: TranslationMessage): TranslationEffect => ({ type: 'message', message: one });

const stay = (state: TranslationState): Transition => ({ state, effects: [] });

const output = (state: TranslationState, part: Partial<TranslationOutput>): TranslationState => ({
  ...state,
  output: { ...state.output, ...part },
});

const requestOf = ({ text, source, target }: TranslationInput): TranslationRequest => ({
  text,
  source,
  target,
});

const isLive = ({ on, text }: TranslationInput): boolean => on && text.trim() !== '';

function remember(state: TranslationState, result: TranslationResult): TranslationState {
  return { ...state, recent: [result, ...state.recent].slice(0, recentResults) };
}

/** Sets the timer that the plan asks for, unless it is running already. */
function schedule(state: TranslationState, effects: TranslationEffect[]): Transition {
  const { input, output: shown, settled, pressed, scheduled } = state;
  const request = requestOf(input);
  // Until the download that is offered, there is nothing to translate with.
  const isDeviceOpen = shown.device === undefined || (state.deviceOnly && shown.device === 'download');
  const plan = planTranslation({
    ...input,
    remaining: input.allowance?.remaining,
    onDevice: isDeviceOpen ? undefined : shown.device === 'ready',
    pressed: isSameRequest(pressed, request),
    running: shown.running?.request ?? null,
    settled,
  });
  if (plan.act === 'nothing') {
    if (!scheduled) return { state, effects };
    return { state: { ...state, scheduled: null }, effects: [...effects, { type: 'cancel-timer' }] };
  }
  const isScheduled =
    scheduled?.act === plan.act &&
    scheduled.afterMs === plan.afterMs &&
    isSameRequest(scheduled.request, request);
  if (isScheduled) return { state, effects };
  return {
    state: { ...state, scheduled: { ...plan, request } },
    effects: [...effects, { type: 'timer', ms: plan.afterMs }],
  };
}

function change(state: TranslationState, input: TranslationInput): Transition {
  const last = state.input;
  const isNewRequest = (input.on && !last.on) || input.source !== last.source || input.target !== last.target;
  // The first input of a text comes from opening it.
  const isAsked = state.isAsked || (isNewRequest && last !== noInput);
  let next: TranslationState = { ...state, input, isAsked };
  const effects: TranslationEffect[] = [];

  if (isLive(last) && !isLive(input)) {
    next = output({ ...next, settled: null, pressed: null }, { running: null, result: null, problem: null });
    effects.push(abort, show('original'));
  }
  if (last.on && !input.on) next = output(next, { device: 'none' });
  const { running } = next.output;
  // A free user's translation is used up once words arrive, so it is completed.
  const isPaid = running?.words !== '' && input.tier === 'free';
  if (running && !isSameRequest(running.request, input) && !isPaid) {
    effects.push(abort, ...closeEmptyView(next));
    next = output(next, { running: null });
  }
  // Turning it on or choosing a language doesn't wait for a pause in typing.
  if (isNewRequest && input.text !== '' && !isSameRequest(next.settled, input)) next = press(next);
  if (isNewRequest && input.on && state.hasDevice) {
    next = output(next, { device: undefined });
    effects.push({ type: 'check-device', source: input.source, target: input.target });
  }
  return { state: next, effects };
}

function press(state: TranslationState): TranslationState {
  return output({ ...state, settled: null, pressed: requestOf(state.input) }, { problem: null });
}

/** Closes a view that was opened for the first words of a translation that was never completed. */
function closeEmptyView({ output: { running, result } }: TranslationState): TranslationEffect[] {
  return running?.words && !result ? [show('original')] : [];
}

function begin(state: TranslationState, result: TranslationResult, effects: TranslationEffect[]): Transition {
  const next = output(
    { ...state, settled: result.request, pressed: null },
    { running: null, result, problem: null },
  );
  return { state: next, effects };
}

function follow(state: TranslationState): Transition {
  const { scheduled, input, output: shown } = state;
  if (!scheduled) return stay(state);
  const next = { ...state, scheduled: null };
  const onDevice = shown.device === 'ready';
  // A result that is already there needs no allowance.
  if (scheduled.act === 'translate' || recall(next, onDevice)) return start(next, onDevice);
  const { allowance, renewsAt, tier } = input;
  const refused = output(
    { ...next, settled: scheduled.request, pressed: null },
    { problem: { kind: 'limit', renewsAt } },
  );
  const limit: TranslationMessage =
    tier === 'free'
      ? { kind: 'limit-known', limit: allowance?.limit ?? 1 }
      : { kind: 'period-used', remaining: allowance?.remaining ?? 0, renewsAt };
  const isSilent = input.quiet && input.change !== 'typed' && !state.isAsked;
  return { state: refused, effects: isSilent ? [] : [message(limit)] };
}

const recall = ({ recent, input }: TranslationState, onDevice: boolean): TranslationResult | undefined =>
  recent.find((one) => isSameRequest(one.request, input) && (one.onDevice || !onDevice));

function start(state: TranslationState, onDevice: boolean): Transition {
  const { userId = '', tier } = state.input;
  const request = requestOf(state.input);
  const known = recall(state, onDevice);
  if (known) return begin(state, known, [abort, ...showTranslated(state)]);
  const id = state.lastId + 1;
  const next = output(
    { ...state, lastId: id, pressed: null },
    { running: { id, request, words: '', download: null }, problem: null },
  );
  return { state: next, effects: [abort, { type: 'translate', id, request, onDevice, userId, tier }] };
}

function finish(state: TranslationState, id: number, result: TranslationResult): Transition {
  if (state.output.running?.id !== id) return stay(state);
  const { source, target } = state.input;
  const complete = message({ kind: 'complete', language: result.request.target });
  const effects = [...showTranslated(state), complete];
  // The device may have translated because a download has finished.
  if (result.onDevice) effects.push({ type: 'check-device', source, target });
  return begin(state, result, effects);
}

function end(state: TranslationState, problem: TranslationProblem, effects: TranslationEffect[]): Transition {
  const next = output(
    { ...state, settled: state.output.running?.request ?? state.settled, pressed: null },
    { running: null, problem },
  );
  // The notice about a limit is in the Translated view.
  const view = problem.kind === 'limit' ? showTranslated(state) : closeEmptyView(state);
  return { state: next, effects: [...view, ...effects] };
}

function fail(state: TranslationState, id: number, failure: TranslationFailure): Transition {
  const isRunning = state.output.running?.id === id;
  if (failure.kind === 'signed-out') {
    const signIn = message({ kind: 'sign-in' });
    // When a session ends, its requests are aborted before their refusals are read.
    return isRunning ? end(state, { kind: 'failed' }, [signIn]) : { state, effects: [signIn] };
  }
  if (!isRunning) return stay(state);
  if (failure.kind !== 'limit') {
    const retryMessage = failure.kind === 'failed' ? failure.retryMessage : undefined;
    return end(state, failure, [message({ kind: 'failed', retryMessage })]);
  }
  const { tier, allowance, renewsAt, text } = state.input;
  const limit: TranslationMessage =
    tier === 'free'
      ? { kind: 'limit-reached' }
      : {
          kind: 'period-used',
          remaining: tooFewLeft(allowance, text),
          renewsAt: failure.renewsAt ?? renewsAt,
        };
  return end(state, failure, [{ type: 'refresh-allowance' }, message(limit)]);
}
