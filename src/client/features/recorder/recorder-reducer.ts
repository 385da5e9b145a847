import {
  closeTimeoutMs,
  idleRecorder,
  lateResultsMs,
  maxSilentSessions,
  type Problem,
  type RecorderEffect,
  type RecorderEvent,
  type RecorderState,
  restartEveryMs,
  startDelayMs,
} from './recorder-state.ts';

export interface Transition {
  state: RecorderState;
  effects: RecorderEffect[];
}

/** All recording logic: maps a state and an event to the next state and the effects to run. */
export function reduceRecorder(state: RecorderState, event: RecorderEvent): Transition {
  switch (event.type) {
    case 'press':
      return state.wanted ? release(state) : begin(state, event.at);
    case 'settle':
      return show({ ...state, settled: true });
    case 'opened':
      if (state.session !== 'opening') return stay(state);
      return show({ ...state, session: 'open' }, [
        { type: 'cancel', name: 'no-response' },
        { type: 'permission', value: 'granted' },
      ]);
    case 'open-failed':
      return halt(state, { kind: 'start', message: event.message });
    case 'heard':
      return stay({ ...state, silentSessions: 0, networkRetried: false });
    case 'error':
      return fail(state, event.code, event.hasAlias ?? false);
    case 'ended':
      return ended({ ...state, session: 'none', failing: false }, event.at);
    case 'reopen':
      return state.wanted && state.session === 'none' && state.visible ? open(state, event.at) : stay(state);
    case 'no-response':
      return state.session === 'opening'
        ? halt(state, { kind: 'no-response' }, [{ type: 'abort' }])
        : stay(state);
    case 'close':
      return state.session === 'closing' || state.failing ? forceEnd(state, event.at) : stay(state);
    case 'late':
      return { state, effects: [{ type: 'forget-late' }] };
    case 'visibility':
      return seen({ ...state, visible: event.visible }, event.at);
    case 'language-changed':
      return state.wanted && (state.session === 'open' || state.session === 'opening')
        ? {
            state: { ...state, session: 'closing', aliasTried: false },
            effects: [{ type: 'stop' }, closeTimer],
          }
        : stay({ ...state, aliasTried: false });
    case 'full':
      return state.wanted ? release(state, 'abort') : stay(state);
  }
}

const closeTimer: RecorderEffect = { type: 'timer', name: 'close', ms: closeTimeoutMs };

const cancelAll: RecorderEffect[] = (['settle', 'reopen', 'no-response', 'close'] as const).map((name) => ({
  type: 'cancel',
  name,
}));

const stay = (state: RecorderState): Transition => ({ state, effects: [] });

function begin(state: RecorderState, at: number): Transition {
  const wanted: RecorderState = {
    ...idleRecorder,
    visible: state.visible,
    openedAt: state.openedAt,
    wanted: true,
    phase: 'starting',
    session: state.session,
  };
  const settle: RecorderEffect = { type: 'timer', name: 'settle', ms: startDelayMs };
  // If the last session is still closing, its end opens the next one. We don't wait for a failed session.
  if (state.session !== 'none' && !state.failing) return { state: wanted, effects: [settle] };
  const opened = open(wanted, at);
  return { state: opened.state, effects: [...opened.effects, settle] };
}

function open(state: RecorderState, at: number): Transition {
  return {
    state: { ...state, session: 'opening', openedAt: at },
    effects: [
      { type: 'cancel', name: 'reopen' },
      { type: 'timer', name: 'no-response' },
      { type: 'open', alias: state.aliasTried },
    ],
  };
}

/** Recording is shown once the engine has started and the 750 ms are over, whichever comes later. */
function show(state: RecorderState, effects: RecorderEffect[] = []): Transition {
  if (state.phase !== 'starting' || !state.settled || state.session !== 'open') return { state, effects };
  return { state: { ...state, phase: 'recording' }, effects: [...effects, { type: 'started' }] };
}

function release(state: RecorderState, how: 'stop' | 'abort' = 'stop'): Transition {
  const wasRunning: RecorderEffect[] = state.phase === 'recording' ? [{ type: 'stopped' }] : [];
  if (state.session === 'none') {
    return { state: { ...state, wanted: false, phase: 'idle' }, effects: [...cancelAll, ...wasRunning] };
  }
  // Before the start event there is nothing to finish, and some engines ignore stop() at that point.
  const kind = state.session === 'opening' ? 'abort' : how;
  return {
    state: { ...state, wanted: false, phase: 'stopping', session: 'closing' },
    effects: [...cancelAll, { type: kind }, closeTimer, ...wasRunning],
  };
}

function ended(state: RecorderState, at: number): Transition {
  if (!state.wanted) return { state: { ...state, phase: 'idle' }, effects: cancelAll };
  const rest: RecorderEffect[] = [
    { type: 'cancel', name: 'close' },
    { type: 'cancel', name: 'no-response' },
  ];
  // A hidden page can't open the microphone. Recording continues when it is visible again.
  if (!state.visible) return { state, effects: rest };
  const wait = restartEveryMs - (at - state.openedAt);
  if (wait > 0) return { state, effects: [...rest, { type: 'timer', name: 'reopen', ms: wait }] };
  const opened = open(state, at);
  return { state: opened.state, effects: [...rest, ...opened.effects] };
}

/** Continues without an engine that never ended. After a failure it may still hold the microphone. */
function forceEnd(state: RecorderState, at: number): Transition {
  const done = ended({ ...state, session: 'none', failing: false }, at);
  const leave: RecorderEffect[] = state.failing
    ? [{ type: 'abort' }, { type: 'leave' }]
    : [{ type: 'leave' }, { type: 'timer', name: 'late', ms: lateResultsMs }];
  return { state: done.state, effects: [...leave, ...done.effects] };
}

function seen(state: RecorderState, at: number): Transition {
  return state.visible && state.wanted && state.session === 'none' ? open(state, at) : stay(state);
}

/** Stops recording and reports the problem. */
function halt(state: RecorderState, problem: Problem, effects: RecorderEffect[] = []): Transition {
  const wasRunning: RecorderEffect[] = state.phase === 'recording' ? [{ type: 'stopped' }] : [];
  // Engine errors are followed by an end event; failed starts and starts that time out are not.
  const ending = problem.kind === 'engine' || problem.kind === 'silence';
  return {
    state: {
      ...state,
      wanted: false,
      phase: 'idle',
      session: ending && state.session !== 'none' ? 'closing' : 'none',
      failing: ending,
    },
    effects: [
      ...cancelAll,
      ...effects,
      ...(ending ? [closeTimer] : []),
      { type: 'problem', problem },
      ...wasRunning,
    ],
  };
}

function fail(state: RecorderState, code: string, hasAlias: boolean): Transition {
  const giveUp = (effects?: RecorderEffect[]) =>
    halt(state, { kind: 'engine', code, stopped: true }, effects);
  const isEndExpected = state.session === 'closing' || !state.wanted;
  switch (code) {
    case 'no-speech': {
      const silentSessions = state.silentSessions + 1;
      if (state.wanted && silentSessions >= maxSilentSessions) return halt(state, { kind: 'silence' });
      return stay({ ...state, silentSessions });
    }
    case 'silence':
      return halt(state, { kind: 'silence' });
    case 'aborted':
      return isEndExpected ? stay(state) : giveUp();
    case 'network':
      if (!state.wanted || state.networkRetried) return giveUp();
      return {
        state: { ...state, networkRetried: true, failing: true },
        effects: [{ type: 'problem', problem: { kind: 'engine', code, stopped: false } }, closeTimer],
      };
    case 'language-not-supported':
      if (state.wanted && hasAlias && !state.aliasTried) {
        return { state: { ...state, aliasTried: true, failing: true }, effects: [closeTimer] };
      }
      return giveUp();
    case 'not-allowed':
      // Safari refuses hidden pages even with permission, so this refusal isn't remembered.
      return giveUp(state.visible ? [{ type: 'permission', value: 'denied' }] : []);
    default:
      return giveUp();
  }
}
