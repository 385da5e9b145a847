import type { RecorderEvent } from './recorder-state.ts';

const press: RecorderEvent = { type: 'press', at: 0 };
const settle: RecorderEvent = { type: 'settle', at: 750 };
export const opened: RecorderEvent = { type: 'opened' };
export const ended = (at = 5_000): RecorderEvent => ({ type: 'ended', at });
export const error = (code: string, hasAlias = false): RecorderEvent => ({ type: 'error', code, hasAlias });
export const recording = [press, opened, settle];

/** A title, the events, and the state and effects after the last one. */
type Case = [string, RecorderEvent[], { phase: string; session?: string; did?: string[] }];

export const recorderCases: Case[] = [
  [
    'starts on a press',
    [press],
    { phase: 'starting', session: 'opening', did: ['timer no-response', 'open', 'timer settle'] },
  ],
  [
    'keeps starting until 750 ms have passed, even if the engine is faster',
    [press, opened],
    { phase: 'starting', did: ['granted'] },
  ],
  ['records after 750 ms', recording, { phase: 'recording', did: ['started'] }],
  ['stays in starting until a late engine starts', [press, settle], { phase: 'starting', did: [] }],
  [
    'records when a late engine starts',
    [press, settle, opened],
    { phase: 'recording', did: ['granted', 'started'] },
  ],
  [
    'remembers the permission when the engine starts',
    [press, opened],
    { phase: 'starting', did: ['granted'] },
  ],
  [
    'aborts when pressed again before the engine starts',
    [press, press],
    { phase: 'stopping', did: ['abort', 'timer close'] },
  ],
  [
    'does not switch to recording after being pressed again',
    [press, press, opened, settle],
    { phase: 'stopping' },
  ],
  [
    'returns to idle when pressed again while starting',
    [press, opened, press, ended(), settle],
    { phase: 'idle', session: 'none' },
  ],
  [
    'stops on a second press',
    [...recording, press],
    { phase: 'stopping', did: ['stop', 'timer close', 'stopped'] },
  ],
  [
    'does not restart after a stop',
    [...recording, press, ended()],
    { phase: 'idle', session: 'none', did: [] },
  ],
  [
    'restarts when the engine ends on its own',
    [...recording, ended()],
    { phase: 'recording', session: 'opening', did: ['timer no-response', 'open'] },
  ],
  [
    'restarts at most once a second',
    [...recording, ended(400)],
    { phase: 'recording', session: 'none', did: ['timer reopen'] },
  ],
  [
    'restarts when the second is over',
    [...recording, ended(400), { type: 'reopen', at: 1_000 }],
    { phase: 'recording', session: 'opening' },
  ],
  [
    'stops when pressed before a restart',
    [...recording, ended(400), press],
    { phase: 'idle', session: 'none', did: ['stopped'] },
  ],
  [
    'ignores the restart if pressed before it',
    [...recording, ended(400), press, { type: 'reopen', at: 1_000 }],
    { phase: 'idle', did: [] },
  ],
  [
    'starts again when pressed while stopping',
    [...recording, press, press, ended()],
    { phase: 'starting', session: 'opening' },
  ],
  [
    'remembers a denied microphone and stops',
    [...recording, error('not-allowed')],
    { phase: 'idle', did: ['denied', 'timer close', 'not-allowed', 'stopped'] },
  ],
  [
    'does not restart after a denied microphone',
    [...recording, error('not-allowed'), ended()],
    { phase: 'idle', session: 'none', did: [] },
  ],
  [
    'does not remember a denial in a hidden page',
    [...recording, { type: 'visibility', visible: false, at: 0 }, error('not-allowed')],
    { phase: 'idle', did: ['timer close', 'not-allowed', 'stopped'] },
  ],
  [
    'tries again on a later press',
    [...recording, error('not-allowed'), press],
    { phase: 'starting', session: 'opening' },
  ],
  [
    'does not remember service-not-allowed',
    [...recording, error('service-not-allowed')],
    { phase: 'idle', did: ['timer close', 'service-not-allowed', 'stopped'] },
  ],
  ['does not report no-speech', [...recording, error('no-speech')], { phase: 'recording', did: [] }],
  [
    'restarts after no-speech',
    [...recording, error('no-speech'), ended()],
    { phase: 'recording', session: 'opening' },
  ],
  ['does not report an abort of its own', [press, press, error('aborted')], { phase: 'stopping', did: [] }],
  [
    'stops when another tab takes the microphone',
    [...recording, error('aborted')],
    { phase: 'idle', did: ['timer close', 'aborted', 'stopped'] },
  ],
  [
    'does not restart after another tab took the microphone',
    [...recording, error('aborted'), ended()],
    { phase: 'idle', session: 'none' },
  ],
  [
    'reports a network error and tries once more',
    [...recording, error('network')],
    { phase: 'recording', did: ['network', 'timer close'] },
  ],
  [
    'stops after a second network error',
    [...recording, error('network'), ended(), opened, error('network')],
    { phase: 'idle', did: ['timer close', 'network', 'stopped'] },
  ],
  [
    'tries again if words came in between',
    [...recording, error('network'), ended(), opened, { type: 'heard' }, error('network')],
    { phase: 'recording' },
  ],
  [
    'tries the other name of an unsupported language',
    [...recording, error('language-not-supported', true)],
    { phase: 'recording', did: ['timer close'] },
  ],
  [
    'stops if the other name is unsupported too',
    [...recording, error('language-not-supported', true), ended(), error('language-not-supported', true)],
    { phase: 'idle' },
  ],
  [
    'stops immediately if there is no other name',
    [...recording, error('language-not-supported')],
    { phase: 'idle' },
  ],
  [
    'stops when the microphone is lost',
    [...recording, error('audio-capture'), ended()],
    { phase: 'idle', session: 'none' },
  ],
  [
    'reports a start that throws',
    [press, { type: 'open-failed', message: 'boom' }],
    { phase: 'idle', session: 'none', did: ['start'] },
  ],
  [
    'gives up on an engine that never starts',
    [press, { type: 'no-response', at: 60_000 }],
    { phase: 'idle', session: 'none', did: ['abort', 'no-response'] },
  ],
  [
    'keeps an engine that started in time',
    [press, opened, { type: 'no-response', at: 60_000 }],
    { phase: 'starting', session: 'open' },
  ],
  [
    'continues without an engine that never ends',
    [...recording, press, { type: 'close', at: 9_000 }],
    { phase: 'idle', session: 'none', did: ['leave', 'timer late'] },
  ],
  [
    'eventually aborts an engine that never ends',
    [...recording, press, { type: 'close', at: 9_000 }, { type: 'late', at: 29_000 }],
    { phase: 'idle', did: ['forget-late'] },
  ],
  [
    'aborts an engine that failed and never ends',
    [...recording, error('audio-capture'), { type: 'close', at: 9_000 }],
    { phase: 'idle', session: 'none', did: ['abort', 'leave'] },
  ],
  [
    'waits when the engine ends in a hidden page',
    [...recording, { type: 'visibility', visible: false, at: 0 }, ended()],
    { phase: 'recording', session: 'none', did: [] },
  ],
  [
    'continues when the page is visible again',
    [
      ...recording,
      { type: 'visibility', visible: false, at: 0 },
      ended(),
      { type: 'visibility', visible: true, at: 9_000 },
    ],
    { phase: 'recording', session: 'opening' },
  ],
  [
    'ends the session when the language changes',
    [...recording, { type: 'language-changed' }],
    { phase: 'recording', session: 'closing', did: ['stop', 'timer close'] },
  ],
  [
    'opens a new session in the new language',
    [...recording, { type: 'language-changed' }, ended()],
    { phase: 'recording', session: 'opening' },
  ],
  [
    'stops immediately when the transcript is full',
    [...recording, { type: 'full' }],
    { phase: 'stopping', did: ['abort', 'timer close', 'stopped'] },
  ],
  [
    'does not restart when the transcript is full',
    [...recording, { type: 'full' }, ended()],
    { phase: 'idle', session: 'none' },
  ],
];
