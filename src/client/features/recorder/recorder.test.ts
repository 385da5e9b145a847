import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Recognition } from '../../platform/recognition/recognition.ts';
import { startRecorder } from './test-recorder.ts';

describe('createRecorder', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('shows starting for 750 ms, then recording', { tags: ['R-4.14'] }, async () => {
    const { recorder, pass, phase, permissions } = startRecorder();
    recorder.press();
    await pass(749);
    expect(phase()).toBe('starting');
    await pass(1);
    expect(phase()).toBe('recording');
    expect(permissions).toEqual(['granted']);
  });

  test('leaves nothing running when pressed again within 750 ms', { tags: ['R-4.15'] }, async () => {
    const { engine, recorder, pass, phase } = startRecorder();
    recorder.press();
    await pass(100);
    recorder.press();
    await pass(2_000);
    expect(phase()).toBe('idle');
    expect(engine.running).toBe(false);
    expect(engine.starts).toBe(1);
  });

  test('stops and remembers a refused permission, and works again on the next press', {
    tags: ['R-4.19', 'R-4.20'],
  }, async () => {
    const { engine, recorder, pass, during, phase, permissions, problems } = startRecorder();
    recorder.press();
    await pass(1_000);
    await during(engine.error('not-allowed'));
    await during(engine.end());
    await pass(5_000);
    expect(phase()).toBe('idle');
    expect(engine.starts).toBe(1);
    expect(permissions.at(-1)).toBe('denied');
    expect(problems).toEqual([{ kind: 'engine', code: 'not-allowed', stopped: true }]);
    recorder.press();
    await pass(1_000);
    expect(phase()).toBe('recording');
    expect(permissions.at(-1)).toBe('granted');
  });

  test('reports a start that throws, and leaves nothing running', { tags: ['R-8.23'] }, async () => {
    const { engine, recorder, pass, phase, problems } = startRecorder();
    engine.failNextStart('boom');
    recorder.press();
    await pass(2_000);
    expect(phase()).toBe('idle');
    expect(problems).toEqual([{ kind: 'start', message: 'boom' }]);
    recorder.press();
    await pass(1_000);
    expect(phase()).toBe('recording');
  });

  test('tries again once if the browser has no speech service', async () => {
    const { engine, recorder, pass, phase, problems } = startRecorder('edge-without-service');
    recorder.press();
    await pass(5_000);
    expect(phase()).toBe('idle');
    expect(engine.starts).toBe(2);
    expect(problems.map((problem) => 'stopped' in problem && problem.stopped)).toEqual([false, true]);
  });

  test('gives up on an engine that never starts', async () => {
    const { engine, recorder, pass, phase, problems } = startRecorder();
    engine.holdStart(true);
    recorder.press();
    await pass(9_900);
    expect(phase()).toBe('starting');
    await pass(200);
    expect(phase()).toBe('idle');
    expect(problems).toEqual([{ kind: 'no-response' }]);
  });

  test('gives up on a silent engine sooner once the microphone is allowed', async () => {
    let timeoutMs = 60_000;
    const { engine, recorder, pass, phase } = startRecorder('chrome', undefined, () => timeoutMs);
    engine.holdStart(true);
    recorder.press();
    await pass(20_000);
    expect(phase()).toBe('starting');
    timeoutMs = 10_000;
    recorder.allow();
    await pass(10_000);
    expect(phase()).toBe('idle');
    recorder.allow();
    await pass(10_000);
    expect(phase()).toBe('idle');
  });

  test('restarts the engine when the language changes', async () => {
    const { engine, recorder, pass, during, phrases, phase } = startRecorder();
    recorder.press();
    await pass(1_000);
    await during(engine.interim('hello'));
    recorder.setLanguage('tl-PH');
    await pass(2_000);
    expect(engine.lang).toBe('fil-PH');
    expect(phase()).toBe('recording');
    expect(phrases).toMatchObject([{ words: 'hello', language: 'en-US' }]);
  });

  test('stops everything when the page is left', async () => {
    const { engine, recorder, pass } = startRecorder();
    recorder.press();
    await pass(1_000);
    recorder.dispose();
    await pass(5_000);
    expect(engine.running).toBe(false);
    expect(engine.starts).toBe(1);
  });

  test('eventually aborts an engine that never ends', async () => {
    const { engine, recorder, pass, during, words } = startRecorder();
    recorder.press();
    await pass(1_000);
    await during(engine.interim('the very last phrase'));
    engine.holdEnd(true);
    recorder.press();
    await pass(10_000);
    const { stops } = engine;
    await pass(20_000);
    expect(engine.stops).toBe(stops + 1);
    expect(words()).toBe('the very last phrase');
  });

  test('announces the start once, before the microphone opens', async () => {
    const { recorder, pass, starts } = startRecorder();
    recorder.press();
    expect(starts()).toBe(1);
    await pass(1_000);
    recorder.press();
    await pass(1_000);
    expect(starts()).toBe(1);
  });

  test('tells the engine whether the next session must start soon', async () => {
    const stops: (boolean | undefined)[] = [];
    const engine: Recognition = {
      open: (_locale, listen) => {
        listen({ type: 'started' });
        return {
          stop: (reopens) => {
            stops.push(reopens);
            queueMicrotask(() => listen({ type: 'ended' }));
          },
          abort: () => listen({ type: 'ended' }),
        };
      },
    };
    const { recorder, pass, phase } = startRecorder('chrome', engine);
    recorder.press();
    await pass(1_000);
    recorder.setLanguage('tl-PH');
    await pass(1_000);
    expect(phase()).toBe('recording');
    recorder.press();
    await pass(1_000);
    expect(stops).toEqual([true, false]);
  });
});
