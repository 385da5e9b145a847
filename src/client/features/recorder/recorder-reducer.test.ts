import { describe, expect, test } from 'vitest';
import { reduceRecorder } from './recorder-reducer.ts';
import {
  idleRecorder,
  maxSilentSessions,
  type RecorderEffect,
  type RecorderEvent,
} from './recorder-state.ts';

const press: RecorderEvent = { type: 'press', at: 0 };
const settle: RecorderEvent = { type: 'settle' };
const opened: RecorderEvent = { type: 'opened' };
const ended = (at = 5_000): RecorderEvent => ({ type: 'ended', at });
const error = (code: string, hasAlias = false): RecorderEvent => ({ type: 'error', code, hasAlias });
const recording = [press, opened, settle];

function run(events: readonly RecorderEvent[]) {
  let state = idleRecorder;
  let effects: RecorderEffect[] = [];
  for (const event of events) ({ state, effects } = reduceRecorder(state, event));
  const did = effects
    .filter(({ type }) => type !== 'cancel')
    .map((effect) => {
      if (effect.type === 'timer') return `timer ${effect.name}`;
      if (effect.type === 'permission') return effect.value;
      if (effect.type === 'problem')
        return 'code' in effect.problem ? effect.problem.code : effect.problem.kind;
      return effect.type;
    });
  return { state, phase: state.phase, wanted: state.wanted, session: state.session, did };
}

const table: [string, RecorderEvent[], { phase: string; session?: string; did?: string[] }][] = [
  [
    'R-2.26 a press starts',
    [press],
    { phase: 'starting', session: 'opening', did: ['timer unanswered', 'open', 'timer settle'] },
  ],
  [
    'R-4.14 the engine is early: starting until 750 ms are over',
    [press, opened],
    { phase: 'starting', did: ['granted'] },
  ],
  ['R-4.14 after 750 ms it is recording', recording, { phase: 'recording', did: ['started'] }],
  ['the engine is late: starting until it has started', [press, settle], { phase: 'starting', did: [] }],
  ['then it is recording', [press, settle, opened], { phase: 'recording', did: ['granted', 'started'] }],
  [
    'R-3.20 the start event remembers the permission',
    [press, opened],
    { phase: 'starting', did: ['granted'] },
  ],
  [
    'R-4.15 pressed again before the start event',
    [press, press],
    { phase: 'stopping', did: ['abort', 'timer close'] },
  ],
  ['R-4.15 no late switch to recording', [press, press, opened, settle], { phase: 'stopping' }],
  ['R-4.15 ends stopped', [press, opened, press, ended(), settle], { phase: 'idle', session: 'none' }],
  [
    'R-2.26 a second press stops',
    [...recording, press],
    { phase: 'stopping', did: ['stop', 'timer close', 'stopped'] },
  ],
  [
    'R-4.17 a stop is not restarted',
    [...recording, press, ended()],
    { phase: 'idle', session: 'none', did: [] },
  ],
  [
    'R-4.16 an end by itself restarts',
    [...recording, ended()],
    { phase: 'recording', session: 'opening', did: ['timer unanswered', 'open'] },
  ],
  [
    'R-4.16 but not faster than once a second',
    [...recording, ended(400)],
    { phase: 'recording', session: 'none', did: ['timer reopen'] },
  ],
  [
    'R-4.16 the throttle passes',
    [...recording, ended(400), { type: 'reopen', at: 1_000 }],
    { phase: 'recording', session: 'opening' },
  ],
  [
    'a press while a restart is due stops',
    [...recording, ended(400), press],
    { phase: 'idle', session: 'none', did: ['stopped'] },
  ],
  [
    'a reopen after that does nothing',
    [...recording, ended(400), press, { type: 'reopen', at: 1_000 }],
    { phase: 'idle', did: [] },
  ],
  [
    'a press while stopping starts again at the end',
    [...recording, press, press, ended()],
    { phase: 'starting', session: 'opening' },
  ],
  [
    'R-4.19 not-allowed is remembered and stops',
    [...recording, error('not-allowed')],
    { phase: 'idle', did: ['denied', 'timer close', 'not-allowed', 'stopped'] },
  ],
  [
    'R-4.19 and is not restarted',
    [...recording, error('not-allowed'), ended()],
    { phase: 'idle', session: 'none', did: [] },
  ],
  [
    'a hidden page that is not allowed to record is not remembered',
    [...recording, { type: 'visibility', visible: false, at: 0 }, error('not-allowed')],
    { phase: 'idle', did: ['timer close', 'not-allowed', 'stopped'] },
  ],
  [
    'R-4.20 a later press tries again',
    [...recording, error('not-allowed'), press],
    { phase: 'starting', session: 'opening' },
  ],
  [
    'service-not-allowed is not remembered',
    [...recording, error('service-not-allowed')],
    { phase: 'idle', did: ['timer close', 'service-not-allowed', 'stopped'] },
  ],
  ['no-speech is silent', [...recording, error('no-speech')], { phase: 'recording', did: [] }],
  [
    'no-speech restarts',
    [...recording, error('no-speech'), ended()],
    { phase: 'recording', session: 'opening' },
  ],
  ['aborted by us is silent', [press, press, error('aborted')], { phase: 'stopping', did: [] }],
  [
    'aborted by another tab stops',
    [...recording, error('aborted')],
    { phase: 'idle', did: ['timer close', 'aborted', 'stopped'] },
  ],
  ['and is not restarted', [...recording, error('aborted'), ended()], { phase: 'idle', session: 'none' }],
  [
    'R-8.22 network is told and tried once more',
    [...recording, error('network')],
    { phase: 'recording', did: ['network', 'timer close'] },
  ],
  [
    'R-8.22 then it stops',
    [...recording, error('network'), ended(), opened, error('network')],
    { phase: 'idle', did: ['timer close', 'network', 'stopped'] },
  ],
  [
    'words in between give it another try',
    [...recording, error('network'), ended(), opened, { type: 'heard' }, error('network')],
    { phase: 'recording' },
  ],
  [
    'an unknown language tries its other name',
    [...recording, error('language-not-supported', true)],
    { phase: 'recording', did: ['timer close'] },
  ],
  [
    'and then gives up',
    [...recording, error('language-not-supported', true), ended(), error('language-not-supported', true)],
    { phase: 'idle' },
  ],
  ['or at once where there is none', [...recording, error('language-not-supported')], { phase: 'idle' }],
  [
    'a lost microphone stops',
    [...recording, error('audio-capture'), ended()],
    { phase: 'idle', session: 'none' },
  ],
  [
    'R-8.23 a start that throws',
    [press, { type: 'open-failed', message: 'boom' }],
    { phase: 'idle', session: 'none', did: ['start'] },
  ],
  [
    'an engine that never answers',
    [press, { type: 'unanswered' }],
    { phase: 'idle', session: 'none', did: ['abort', 'no-answer'] },
  ],
  ['an answer in time', [press, opened, { type: 'unanswered' }], { phase: 'starting', session: 'open' }],
  [
    'an engine that never ends',
    [...recording, press, { type: 'close-timeout', at: 9_000 }],
    { phase: 'idle', session: 'none', did: ['abort'] },
  ],
  [
    'an end in a hidden page waits',
    [...recording, { type: 'visibility', visible: false, at: 0 }, ended()],
    { phase: 'recording', session: 'none', did: [] },
  ],
  [
    'and goes on when seen',
    [
      ...recording,
      { type: 'visibility', visible: false, at: 0 },
      ended(),
      { type: 'visibility', visible: true, at: 9_000 },
    ],
    { phase: 'recording', session: 'opening' },
  ],
  [
    'a language change ends the session',
    [...recording, { type: 'language-changed' }],
    { phase: 'recording', session: 'closing', did: ['stop', 'timer close'] },
  ],
  [
    'and opens the next',
    [...recording, { type: 'language-changed' }, ended()],
    { phase: 'recording', session: 'opening' },
  ],
  [
    'R-4.24 a full transcript stops at once',
    [...recording, { type: 'full' }],
    { phase: 'stopping', did: ['abort', 'timer close', 'stopped'] },
  ],
  [
    'R-4.24 and is not restarted',
    [...recording, { type: 'full' }, ended()],
    { phase: 'idle', session: 'none' },
  ],
];

describe('reduceRecorder', () => {
  test.each(table)('%s', (_name, events, expected) => {
    const { phase, session, did } = run(events);
    expect(phase).toBe(expected.phase);
    if (expected.session) expect(session).toBe(expected.session);
    if (expected.did) expect(did).toEqual(expected.did);
  });

  test('silence is not listened to for ever', () => {
    const silent = Array.from({ length: maxSilentSessions }, () => [
      error('no-speech'),
      ended(),
      opened,
    ]).flat();
    expect(run([...recording, ...silent.slice(0, -2)]).did).toContain('silence');
    expect(run([...recording, ...silent]).phase).toBe('idle');
  });
});
