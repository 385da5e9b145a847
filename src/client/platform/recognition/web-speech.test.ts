import { describe, expect, test, vi } from 'vitest';
import {
  installRecognition,
  type RecognitionControl,
  type RecognitionProfile,
} from '../../../../e2e/fakes/recognition.ts';
import { findSpeechRecognition, takesTrack } from './browser-engine.ts';
import type { RecognitionEvent } from './recognition.ts';
import { createWebSpeechRecognition } from './web-speech.ts';

async function openSession(profile: RecognitionProfile) {
  installRecognition(profile);
  const control = (globalThis as unknown as { fakeRecognition: RecognitionControl }).fakeRecognition;
  const Engine = findSpeechRecognition(globalThis);
  if (!Engine) throw new Error('no engine');
  const events: RecognitionEvent[] = [];
  const sent: number[] = [];
  const recognition = createWebSpeechRecognition(Engine, profile.startsWith('android'), {
    onSent: (seconds) => sent.push(seconds),
  });
  const session = recognition.open('en-US', (event) => events.push(event));
  const count = (type: RecognitionEvent['type']) => events.filter((event) => event.type === type).length;
  await vi.waitFor(() => expect(count('started')).toBe(1));
  const ended = () => vi.waitFor(() => expect(count('ended')).toBe(1));
  const finals = () => events.flatMap((event) => (event.type === 'final' ? [event.words] : []));
  const interims = () => events.flatMap((event) => (event.type === 'interim' ? [event.words] : []));
  return { control, session, events, ended, count, finals, interims, sent };
}

describe('engines', () => {
  test('finds the prefixed constructor and reports when there is none', { tags: ['R-1.4'] }, () => {
    installRecognition('chrome');
    expect(findSpeechRecognition(globalThis)).toBeDefined();
    expect(findSpeechRecognition({})).toBeUndefined();
  });

  test.each<RecognitionProfile>([
    'chrome',
    'android-confidence',
    'android-index',
    'android-cumulative',
    'safari',
    'ios',
  ])('%s: reports every word while it is spoken, and only once', { tags: ['R-1.2'] }, async (profile) => {
    const { control, session, finals, interims, ended, count } = await openSession(profile);
    await control.say('we kept the lamps low');
    expect(interims()).toContain('we kept');
    if (control.running) session.stop();
    await ended();
    // Android and iOS report no final results: the last interim words are the result.
    const settles = profile === 'chrome' || profile === 'safari';
    expect(finals()).toEqual(settles ? ['we kept the lamps low'] : []);
    expect(interims().at(-1)).toBe(settles ? '' : 'we kept the lamps low');
    expect(count('started')).toBe(1);
  });

  test('reports the first sound, before there are words', async () => {
    const Engine = vi.fn(function Silent(this: object) {
      Object.assign(this, { start() {} });
    });
    const events: string[] = [];
    const recognition = createWebSpeechRecognition(Engine as never, true);
    recognition.open('en-US', ({ type }) => events.push(type));
    const [engine] = Engine.mock.contexts as { onsoundstart(): void }[];
    engine?.onsoundstart();
    expect(events).toEqual(['speech']);
  });

  test('reports how much speech was sent to the browser’s service', async () => {
    const { control, session, ended, sent } = await openSession('chrome');
    expect(sent).toEqual([0]);
    await control.say('no');
    session.stop();
    await ended();
    expect(sent).toEqual([0, expect.any(Number)]);
    expect(sent[1]).toBeGreaterThan(0);
  });

  test('keeps speech on this device, or refuses to listen where it can’t', async () => {
    localStorage.clear();
    localStorage.setItem('onDevice', 'true');
    await expect(openSession('chrome')).rejects.toThrow('this browser sends speech to a service');
    const Engine = findSpeechRecognition(globalThis);
    if (!Engine) throw new Error('no engine');
    const engines: { processLocally?: boolean }[] = [];
    class LocalEngine extends Engine {
      static available = async () => 'available';
      constructor() {
        super();
        engines.push(this);
      }
    }
    const [ended, onSent] = [vi.fn(), vi.fn()];
    const session = createWebSpeechRecognition(LocalEngine, false, { onSent }).open('en-US', ({ type }) => {
      if (type === 'ended') ended();
    });
    session.stop();
    await vi.waitFor(() => expect(ended).toHaveBeenCalled());
    expect(engines).toMatchObject([{ processLocally: true }]);
    expect(onSent).not.toHaveBeenCalled();
    localStorage.clear();
  });

  test('delivers the phrases of a session one by one', { tags: ['R-1.2'] }, async () => {
    const { control, session, finals, ended } = await openSession('chrome');
    await control.say('no');
    await control.say('no no');
    session.stop();
    await ended();
    expect(finals()).toEqual(['no', 'no no']);
  });

  test('delivers nothing but the end after an abort', async () => {
    const { control, session, events, ended } = await openSession('chrome');
    await control.interim('half a sentence');
    events.length = 0;
    session.abort();
    await ended();
    expect(events).toEqual([{ type: 'error', code: 'aborted' }, { type: 'ended' }]);
  });

  test('reports a network error without a speech service', async () => {
    const { events, ended } = await openSession('edge-without-service');
    await ended();
    expect(events).toEqual([{ type: 'started' }, { type: 'error', code: 'network' }, { type: 'ended' }]);
  });

  test('uses continuous mode everywhere except on Android', async () => {
    expect((await openSession('android-index')).control.continuous).toBe(false);
    expect((await openSession('chrome')).control.continuous).toBe(true);
  });
});

describe('a chosen microphone', () => {
  class Engine {
    static install = () => undefined;
    static started: unknown[] = [];
    onend: (() => void) | null = null;
    start = (track?: unknown) => void Engine.started.push(track);
    stop = () => undefined;
    abort = () => undefined;
  }
  const stop = vi.fn();
  const track = { stop } as unknown as MediaStreamTrack;
  const open = (openTrack: () => Promise<MediaStreamTrack | undefined>) => {
    Engine.started = [];
    const events: RecognitionEvent[] = [];
    const recognition = createWebSpeechRecognition(Engine as never, false, { openTrack });
    return { events, session: recognition.open('en-US', (event) => events.push(event)) };
  };

  test('is used by the engine', async () => {
    open(async () => track);
    await vi.waitFor(() => expect(Engine.started).toEqual([track]));
    expect(takesTrack(Engine as never)).toBe(true);
  });

  test('is replaced by the default microphone if it cannot be opened', async () => {
    open(() => Promise.reject(new Error('unplugged')));
    await vi.waitFor(() => expect(Engine.started).toEqual([undefined]));
  });

  test('is released if recording stops before it is open', async () => {
    stop.mockClear();
    const { session, events } = open(async () => track);
    session.stop();
    await vi.waitFor(() => expect(events).toEqual([{ type: 'ended' }]));
    expect(stop).toHaveBeenCalledOnce();
    expect(Engine.started).toEqual([]);
  });
});

describe('hints', () => {
  class FakePhrase {
    phrase: string;
    boost: number;
    constructor(phrase: string, boost: number) {
      this.phrase = phrase;
      this.boost = boost;
    }
  }

  /** An engine that has the API for hints but may refuse them. */
  function setUp(takesHints: boolean) {
    const engines: HintEngine[] = [];
    class HintEngine {
      phrases: object[] = [];
      lang = '';
      continuous = false;
      interimResults = false;
      maxAlternatives = 1;
      onstart: (() => void) | null = null;
      onsoundstart = null;
      onspeechstart = null;
      onresult = null;
      onerror: ((event: { error: string }) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        engines.push(this);
      }
      begin() {
        if (takesHints || this.phrases.length === 0) this.onstart?.();
        else {
          this.onerror?.({ error: 'phrases-not-supported' });
          this.onend?.();
        }
      }
      stop() {
        this.onend?.();
      }
      abort() {
        this.onend?.();
      }
    }
    vi.stubGlobal('SpeechRecognitionPhrase', FakePhrase);
    const recognition = createWebSpeechRecognition(HintEngine, false, { hints: () => ['Kubernetes'] });
    vi.unstubAllGlobals();
    const events: string[] = [];
    const open = () => recognition.open('en-US', ({ type }) => events.push(type));
    return { engines, events, open };
  }

  test('are passed to engines that accept them', () => {
    const { engines, events, open } = setUp(true);
    open();
    expect(engines[0]?.phrases).toEqual([{ phrase: 'Kubernetes', boost: 3 }]);
    engines[0]?.begin();
    expect(events).toEqual(['started']);
  });

  test('are left out when the engine refuses them, within the same session and later', () => {
    const { engines, events, open } = setUp(false);
    open();
    engines[0]?.begin();
    expect(engines.map(({ phrases }) => phrases.length)).toEqual([1, 0]);
    engines[1]?.begin();
    expect(events).toEqual(['started']);
    open();
    expect(engines[2]?.phrases).toEqual([]);
  });

  test('do not restart a session that was stopped when the engine refuses them', () => {
    const { engines, events, open } = setUp(false);
    const session = open();
    engines[0]?.onerror?.({ error: 'phrases-not-supported' });
    session.stop();
    expect([engines.length, events]).toEqual([1, ['ended']]);
  });
});
