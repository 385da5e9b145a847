import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSpeaker, type SpeakerEvent } from './speaker.ts';

type Utterance = {
  text: string;
  lang: string;
  rate: number;
  voice: { name: string } | null;
  onstart?: () => void;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
  onboundary?: (event: { name: string; charIndex: number }) => void;
};

const english = { name: 'Ann', lang: 'en-US', localService: true, default: true };

/** An engine that the test controls. */
function createEngine(voices = [english]) {
  const spoken: Utterance[] = [];
  const listeners = new Set<() => void>();
  const engine = {
    voices,
    spoken,
    cancels: 0,
    speaking: false,
    pending: false,
    paused: false,
    getVoices: () => engine.voices,
    speak: vi.fn((utterance: Utterance) => {
      spoken.push(utterance);
      engine.speaking = true;
    }),
    cancel: () => {
      engine.cancels += 1;
      engine.speaking = false;
    },
    resume: () => {
      engine.paused = false;
    },
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
    loadVoices: (loaded: (typeof english)[]) => {
      engine.voices = loaded;
      for (const listener of listeners) listener();
    },
    end: () => {
      engine.speaking = false;
      spoken.at(-1)?.onend?.();
    },
  };
  const speaker = createSpeaker({
    synthesis: engine as unknown as SpeechSynthesis,
    createUtterance: (text) =>
      ({ text, lang: '', rate: 1, voice: null }) as unknown as SpeechSynthesisUtterance,
  });
  const events: SpeakerEvent[] = [];
  const speak = (text: string, locale = 'en-US', rate = () => 0.9) =>
    speaker.speak({ text, locale, rate, onEvent: (event) => events.push(event) });
  return { engine, speaker, events, speak };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('reads sentence by sentence at rate 0.9 in the right language, starting during the tap', {
  tags: ['R-4.40', 'R-9.11', 'R-9.15'],
}, () => {
  const { engine, events, speak } = createEngine();
  speak('One here. Two there.');
  expect(engine.spoken.map(({ text, lang, rate, voice }) => [text, lang, rate, voice?.name])).toEqual([
    ['One here.', 'en-US', 0.9, 'Ann'],
  ]);
  engine.spoken[0]?.onstart?.();
  engine.end();
  expect(engine.spoken[1]?.text).toBe('Two there.');
  engine.spoken[1]?.onstart?.();
  engine.spoken[1]?.onboundary?.({ name: 'word', charIndex: 4 });
  engine.end();
  expect(events).toEqual([
    { type: 'started' },
    { type: 'sentence', range: { start: 0, end: 9 } },
    { type: 'sentence', range: { start: 10, end: 20 } },
    { type: 'word', range: { start: 14, end: 19 } },
    { type: 'ended' },
  ]);
});

test('begins with the sentence at a position', () => {
  const { engine, events, speaker } = createEngine();
  const onEvent = (event: SpeakerEvent) => events.push(event);
  speaker.speak({ text: 'One here. Two there.', locale: 'en-US', from: 10, rate: () => 0.9, onEvent });
  engine.spoken[0]?.onstart?.();
  expect(engine.spoken.map((utterance) => utterance.text)).toEqual(['Two there.']);
  expect(events).toContainEqual({ type: 'sentence', range: { start: 10, end: 20 } });
});

test('keeps every utterance under 15 seconds', () => {
  const { engine, speak } = createEngine();
  speak('word '.repeat(100));
  for (let turn = 0; turn < 10; turn += 1) engine.end();
  expect(engine.spoken.length).toBeGreaterThan(3);
  expect(engine.spoken.every((utterance) => utterance.text.length <= 150)).toBe(true);
});

test('waits for voices that load late, by event and by polling', () => {
  const { engine, events, speak } = createEngine([]);
  speak('Hello.');
  expect(engine.spoken).toEqual([]);
  engine.loadVoices([english]);
  expect(engine.spoken).toHaveLength(1);
  const other = createEngine([]);
  other.speak('Hello.');
  other.engine.voices = [english];
  vi.advanceTimersByTime(250);
  expect(other.engine.spoken).toHaveLength(1);
  expect(events).toEqual([]);
});

test('says when there is no voice for the language and never uses a wrong one', () => {
  const { engine, events, speak } = createEngine();
  speak('สวัสดี', 'th-TH');
  expect(events).toEqual([{ type: 'failed', reason: 'no-voice' }]);
  const empty = createEngine([]);
  empty.speak('Hello.');
  vi.advanceTimersByTime(5_000);
  expect(empty.events).toEqual([{ type: 'failed', reason: 'no-voice' }]);
  expect(engine.spoken).toEqual([]);
});

test('logs text that is sent to a voice outside this device', async () => {
  vi.useRealTimers();
  const sent = () => JSON.parse(localStorage.getItem('sent') ?? '[]') as unknown;
  createEngine().speak('Only here.');
  createEngine([{ ...english, localService: false }]).speak('Hello.');
  await vi.waitFor(() => expect(sent()).toMatchObject([{ action: 'browserVoice', amount: 6 }]));
});

test('uses only voices installed on this device while On this device is on', () => {
  localStorage.setItem('onDevice', 'true');
  const remote = { ...english, name: 'Far', localService: false };
  const { engine, events, speak } = createEngine([remote]);
  speak('Hello.');
  expect(engine.spoken).toEqual([]);
  expect(events).toEqual([{ type: 'failed', reason: 'no-voice' }]);
  const both = createEngine([remote, english]);
  both.speak('Hello.');
  expect(both.engine.spoken[0]?.voice?.name).toBe('Ann');
  localStorage.clear();
});

test('ignores the error caused by cancelling', { tags: ['R-4.42'] }, () => {
  const { engine, speaker, events, speak } = createEngine();
  speak('One. Two.');
  engine.spoken[0]?.onstart?.();
  speaker.cancel();
  engine.spoken[0]?.onerror?.({ error: 'canceled' });
  engine.spoken[0]?.onend?.();
  expect(engine.cancels).toBeGreaterThan(0);
  expect(engine.spoken).toHaveLength(1);
  expect(events.some((event) => event.type === 'failed' || event.type === 'ended')).toBe(false);
});

test('distinguishes an interruption from a failure', { tags: ['R-8.32', 'R-8.33'] }, () => {
  for (const [error, reason] of [
    ['interrupted', 'interrupted'],
    ['canceled', 'interrupted'],
    ['synthesis-failed', 'failed'],
    ['not-allowed', 'failed'],
  ]) {
    const { engine, events, speak } = createEngine();
    speak('Hello.');
    engine.spoken[0]?.onerror?.({ error: error ?? '' });
    expect(events).toEqual([{ type: 'failed', reason }]);
  }
  const { engine, events, speak } = createEngine();
  engine.speak.mockImplementation(() => {
    throw new Error('no');
  });
  speak('Hello.');
  expect(events).toEqual([{ type: 'failed', reason: 'failed' }]);
});

test('waits a moment after a cancel before it speaks again', () => {
  const { engine, speak } = createEngine();
  speak('First.');
  speak('Second.');
  expect(engine.spoken.map((utterance) => utterance.text)).toEqual(['First.']);
  vi.advanceTimersByTime(10);
  expect(engine.spoken.map((utterance) => utterance.text)).toEqual(['First.', 'Second.']);
});

test('continues without an end event and fails without a start event', () => {
  const { engine, events, speak } = createEngine();
  speak('One. Two.');
  engine.spoken[0]?.onstart?.();
  vi.advanceTimersByTime(20_000);
  expect(engine.spoken.map((utterance) => utterance.text)).toEqual(['One.', 'Two.']);
  engine.end();
  expect(events.at(-1)).toEqual({ type: 'ended' });
  const mute = createEngine();
  mute.speak('One.');
  vi.advanceTimersByTime(20_000);
  expect(mute.events).toEqual([{ type: 'failed', reason: 'failed' }]);
});

test('applies a new speed at the next sentence', () => {
  const { engine, speak } = createEngine();
  let rate = 0.9;
  speak('One. Two.', 'en-US', () => rate);
  rate = 1.35;
  engine.end();
  expect(engine.spoken.map((utterance) => utterance.rate)).toEqual([0.9, 1.35]);
});

test('reports a browser without speech synthesis', () => {
  const events: SpeakerEvent[] = [];
  const speaker = createSpeaker({
    synthesis: undefined,
    createUtterance: () => new SpeechSynthesisUtterance(),
  });
  speaker.speak({ text: 'Hi', locale: 'en-US', rate: () => 1, onEvent: (event) => events.push(event) });
  expect(events).toEqual([{ type: 'failed', reason: 'unsupported' }]);
});
