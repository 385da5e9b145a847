import { describe, expect, test } from 'vitest';
import { reduceRecorder } from './recorder-reducer.ts';
import {
  idleRecorder,
  maxSilentSessions,
  type RecorderEffect,
  type RecorderEvent,
} from './recorder-state.ts';
import { ended, error, opened, recorderCases, recording } from './test-recorder-cases.ts';

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

describe('reduceRecorder', () => {
  const tags = [
    'R-2.26',
    'R-3.20',
    'R-4.14',
    'R-4.15',
    'R-4.16',
    'R-4.17',
    'R-4.19',
    'R-4.20',
    'R-4.24',
    'R-8.22',
    'R-8.23',
  ];
  test.each(recorderCases)('%s', { tags }, (_name, events, expected) => {
    const { phase, session, did } = run(events);
    expect(phase).toBe(expected.phase);
    if (expected.session) expect(session).toBe(expected.session);
    if (expected.did) expect(did).toEqual(expected.did);
  });

  test('stops after a long silence', () => {
    const silent = Array.from({ length: maxSilentSessions }, () => [
      error('no-speech'),
      ended(),
      opened,
    ]).flat();
    expect(run([...recording, ...silent.slice(0, -2)]).did).toContain('silence');
    expect(run([...recording, ...silent]).phase).toBe('idle');
  });
});
