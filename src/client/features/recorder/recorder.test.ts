import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  installRecognition,
  type RecognitionControl,
  type RecognitionProfile,
} from '../../../../e2e/fakes/recognition.ts';
import { findSpeechRecognition } from '../../platform/recognition/browser-engine.ts';
import type { Phrase, Recognition, RecognitionEvent } from '../../platform/recognition/recognition.ts';
import { createWebSpeechRecognition } from '../../platform/recognition/web-speech.ts';
import { createRecorder } from './recorder.ts';
import type { Problem, RecorderState } from './recorder-state.ts';

function setUp(profile: RecognitionProfile = 'chrome', otherEngine?: Recognition) {
  installRecognition(profile);
  const engine = (globalThis as unknown as { fakeRecognition: RecognitionControl }).fakeRecognition;
  const Engine = findSpeechRecognition(globalThis);
  if (!Engine) throw new Error('no engine');
  const phrases: Phrase[] = [];
  const interims: string[] = [];
  const problems: Problem[] = [];
  const permissions: string[] = [];
  let state: RecorderState | undefined;
  let starts = 0;
  const recorder = createRecorder(
    {
      recognition: otherEngine ?? createWebSpeechRecognition(Engine, profile.startsWith('android')),
      now: () => Date.now(),
      startTimeoutMs: () => 10_000,
      listener: {
        onStarting: () => {
          starts += 1;
        },
        onState: (next) => {
          state = next;
        },
        onPhrase: (phrase) => phrases.push(phrase),
        onInterim: (words) => interims.push(words),
        onSpeech: () => undefined,
        onStarted: () => undefined,
        onStopped: () => undefined,
        onProblem: (problem) => problems.push(problem),
        onPermission: (value) => permissions.push(value),
      },
    },
    'en-US',
  );
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  /** The fake engine sends its events asynchronously, so the clock has to advance for each. */
  const during = async (work: Promise<void>) => {
    let done = false;
    void work.then(() => {
      done = true;
    });
    while (!done) await pass(1);
  };
  /** The text so far, with each revised phrase in its old place. */
  const words = () => [...new Map(phrases.map((phrase) => [phrase.key, phrase.words])).values()].join(' ');
  return {
    engine,
    recorder,
    phrases,
    interims,
    problems,
    permissions,
    pass,
    during,
    words,
    shown: () => interims.at(-1),
    starts: () => starts,
    phase: () => state?.phase,
  };
}

describe('createRecorder', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('shows starting for 750 ms, then recording', { tags: ['R-4.14'] }, async () => {
    const { recorder, pass, phase, permissions } = setUp();
    recorder.press();
    await pass(749);
    expect(phase()).toBe('starting');
    await pass(1);
    expect(phase()).toBe('recording');
    expect(permissions).toEqual(['granted']);
  });

  test('leaves nothing running when pressed again within 750 ms', { tags: ['R-4.15'] }, async () => {
    const { engine, recorder, pass, phase } = setUp();
    recorder.press();
    await pass(100);
    recorder.press();
    await pass(2_000);
    expect(phase()).toBe('idle');
    expect(engine.running).toBe(false);
    expect(engine.starts).toBe(1);
  });

  test('shows words only once when they become text, even if nothing is heard afterwards', async () => {
    let send: (event: RecognitionEvent) => void = () => undefined;
    const { recorder, words, shown } = setUp('chrome', {
      open(_locale, listen) {
        send = listen;
        return { stop() {}, abort() {} };
      },
    });
    recorder.press();
    send({ type: 'interim', words: 'as I was saying' });
    expect(shown()).toBe('as I was saying');
    send({ type: 'final', id: -1, words: '' });
    expect([words(), shown()]).toEqual(['as I was saying', '']);
  });

  test('keeps text from before a restart without repeating it', { tags: ['R-4.16', 'R-4.18'] }, async () => {
    const { engine, recorder, pass, during, words } = setUp();
    recorder.press();
    await pass(1_000);
    await during(engine.say('one two'));
    await during(engine.end());
    await pass(1_500);
    expect(engine.starts).toBe(2);
    await during(engine.say('three'));
    await during(engine.end());
    await pass(1_500);
    await during(engine.say('four'));
    expect(words()).toBe('one two three four');
  });

  test.each<RecognitionProfile>([
    'android-confidence',
    'android-index',
    'android-cumulative',
    'ios',
    'safari',
  ])('%s: neither loses nor repeats phrases across sessions', { tags: ['R-4.18'] }, async (profile) => {
    const { engine, recorder, pass, during, words } = setUp(profile);
    recorder.press();
    await pass(1_000);
    await during(engine.say('the wind had turned'));
    if (engine.running) await during(engine.end());
    await pass(2_000);
    await during(engine.say('we went home'));
    recorder.press();
    await pass(2_000);
    expect(words()).toBe('the wind had turned we went home');
    expect(engine.running).toBe(false);
  });

  test('measures the pause between two phrases from word to word', { tags: ['R-9.7'] }, async () => {
    const { engine, recorder, pass, during, phrases } = setUp();
    recorder.press();
    await pass(1_000);
    await during(engine.final('hello'));
    await pass(1_500);
    await during(engine.interim('wor'));
    await pass(300);
    await during(engine.final('world'));
    expect(phrases.map(({ pauseMs }) => pauseMs)).toEqual([undefined, expect.closeTo(1_500, -1)]);
  });

  test('reports when each phrase was spoken, from the start of its recording', async () => {
    const { engine, recorder, pass, during, phrases } = setUp();
    recorder.press();
    await pass(1_000);
    await during(engine.interim('hello'));
    await pass(400);
    await during(engine.interim('hello world'));
    await pass(2_000);
    await during(engine.final('hello world'));
    const [{ time } = {}] = phrases;
    expect(time?.from).toBeCloseTo(1_000, -1.5);
    expect(time?.to).toBeCloseTo(1_400, -1.5);
    recorder.press();
    await pass(9_000);
    recorder.press();
    await pass(1_000);
    await during(engine.final('again'));
    expect(phrases[1]?.time?.from).toBeCloseTo(1_000, -1.5);
    expect(phrases[1]?.time?.recording).not.toBe(time?.recording);
  });

  test('does not count the time between two recordings as a pause', { tags: ['R-4.21'] }, async () => {
    const { engine, recorder, pass, during, phrases } = setUp();
    recorder.press();
    await pass(1_000);
    await during(engine.final('hello'));
    recorder.press();
    await pass(9_000);
    recorder.press();
    await pass(1_000);
    await during(engine.final('world'));
    expect(phrases.map(({ pauseMs }) => pauseMs)).toEqual([undefined, undefined]);
  });

  test('ends a phrase at its last word, even if the engine finishes it later', async () => {
    const { engine, recorder, pass, during, phrases } = setUp();
    recorder.press();
    await pass(1_000);
    await during(engine.interim('hello there'));
    await pass(900);
    await during(engine.final('hello there'));
    await pass(300);
    await during(engine.final('world'));
    expect(phrases.at(-1)?.pauseMs).toBeCloseTo(1_200, -1);
  });

  test('stops and remembers a refused permission, and works again on the next press', {
    tags: ['R-4.19', 'R-4.20'],
  }, async () => {
    const { engine, recorder, pass, during, phase, permissions, problems } = setUp();
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
    const { engine, recorder, pass, phase, problems } = setUp();
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
    const { engine, recorder, pass, phase, problems } = setUp('edge-without-service');
    recorder.press();
    await pass(5_000);
    expect(phase()).toBe('idle');
    expect(engine.starts).toBe(2);
    expect(problems.map((problem) => 'stopped' in problem && problem.stopped)).toEqual([false, true]);
  });

  test('gives up on an engine that never starts', async () => {
    const { engine, recorder, pass, phase, problems } = setUp();
    engine.holdStart(true);
    recorder.press();
    await pass(9_900);
    expect(phase()).toBe('starting');
    await pass(200);
    expect(phase()).toBe('idle');
    expect(problems).toEqual([{ kind: 'no-response' }]);
  });

  test('restarts the engine when the language changes', async () => {
    const { engine, recorder, pass, during, phrases, phase } = setUp();
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
    const { engine, recorder, pass } = setUp();
    recorder.press();
    await pass(1_000);
    recorder.dispose();
    await pass(5_000);
    expect(engine.running).toBe(false);
    expect(engine.starts).toBe(1);
  });

  test('keeps words when the engine ends late, and replaces them with its final result', {
    tags: ['R-1.2'],
  }, async () => {
    const { engine, recorder, pass, during, words, shown, phase } = setUp();
    recorder.press();
    await pass(1_000);
    await during(engine.interim('the very last phrase'));
    engine.holdEnd(true);
    recorder.press();
    await pass(2_900);
    expect(phase()).toBe('stopping');
    await pass(600);
    expect(phase()).toBe('idle');
    expect(words()).toBe('the very last phrase');
    expect(shown()).toBe('');
    await during(engine.interim('the very last phrase of all'));
    engine.holdEnd(false);
    await pass(100);
    expect(words()).toBe('the very last phrase of all');
    expect(engine.running).toBe(false);
  });

  test('eventually aborts an engine that never ends', async () => {
    const { engine, recorder, pass, during, words } = setUp();
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

  test('ignores late words after forgetLateWords', async () => {
    const { engine, recorder, pass, during, words } = setUp();
    recorder.press();
    await pass(1_000);
    await during(engine.interim('the very last phrase'));
    engine.holdEnd(true);
    recorder.press();
    await pass(3_500);
    recorder.forgetLateWords();
    await during(engine.interim('read aloud by the page'));
    expect(words()).toBe('the very last phrase');
  });

  test('keeps words when the microphone is lost and the engine never ends', async () => {
    const { engine, recorder, pass, during, words, shown } = setUp();
    recorder.press();
    await pass(1_000);
    await during(engine.interim('the very last phrase'));
    engine.holdEnd(true);
    await during(engine.error('audio-capture'));
    await pass(3_500);
    expect(words()).toBe('the very last phrase');
    expect(shown()).toBe('');
  });

  test('keeps words when the language changes while the engine hangs', async () => {
    const { engine, recorder, pass, during, phrases, phase } = setUp();
    recorder.press();
    await pass(1_000);
    await during(engine.interim('the very last phrase'));
    engine.holdEnd(true);
    recorder.setLanguage('fr-FR');
    await pass(3_500);
    expect(phrases).toMatchObject([{ words: 'the very last phrase', language: 'en-US' }]);
    expect(engine.lang).toBe('fr-FR');
    expect(phase()).toBe('recording');
  });

  test('keeps words when the transcript is full', { tags: ['R-4.24'] }, async () => {
    const { engine, recorder, pass, during, words } = setUp();
    recorder.press();
    await pass(1_000);
    await during(engine.interim('one too many'));
    recorder.full();
    await pass(100);
    expect(words()).toBe('one too many');
    expect(engine.running).toBe(false);
  });

  test('announces the start once, before the microphone opens', async () => {
    const { recorder, pass, starts } = setUp();
    recorder.press();
    expect(starts()).toBe(1);
    await pass(1_000);
    recorder.press();
    await pass(1_000);
    expect(starts()).toBe(1);
  });

  test('writes phrases in order, with their times, from an engine that responds late', async () => {
    let tell: (event: RecognitionEvent) => void = () => undefined;
    const segments: Recognition = {
      open: (_locale, listen) => {
        tell = listen;
        listen({ type: 'started' });
        return { stop: () => undefined, abort: () => listen({ type: 'ended' }) };
      },
    };
    const { recorder, pass, phrases, words, phase } = setUp('chrome', segments);
    recorder.press();
    await pass(9_000);
    expect(phase()).toBe('recording');
    tell({ type: 'final', id: 1, words: 'We set sail.', time: { startMs: 200, endMs: 1_500 } });
    recorder.press();
    await pass(2_000);
    tell({ type: 'final', id: 2, words: 'Nobody spoke.', time: { startMs: 4_000, endMs: 5_000 } });
    tell({ type: 'final', id: 1, words: 'We set sail at dawn.' });
    tell({ type: 'ended' });
    expect(words()).toBe('We set sail at dawn. Nobody spoke.');
    expect(phrases.map(({ pauseMs }) => pauseMs)).toEqual([undefined, 2_500, undefined]);
    expect(phase()).toBe('idle');
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
    const { recorder, pass, phase } = setUp('chrome', engine);
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
