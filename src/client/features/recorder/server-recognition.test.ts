import { describe, expect, test } from 'vitest';
import { noise, silence } from '../../../../test/spoken-samples.ts';
import type { RecognitionEvent } from '../../platform/recognition/recognition.ts';
import type { CaptureListener } from '../../platform/speech/capture.ts';
import type { MicrophoneNotice } from './microphone-notice.ts';
import { createServerRecognition, type SpokenSegment } from './server-recognition.ts';

function setUp(refuse?: Error) {
  const events: RecognitionEvent[] = [];
  const segments: SpokenSegment[] = [];
  let microphone: CaptureListener | undefined;
  let open = false;
  let settle: () => void = () => undefined;
  let choose: () => void = () => undefined;
  let speaking = false;
  const notices: MicrophoneNotice[] = [];
  const captured: string[] = [];
  const levels: number[] = [];
  let names = ['AirPods Pro', 'Built-in Microphone'];
  const recognition = createServerRecognition({
    openCapture: async (listener) => {
      const name = names.shift();
      if (refuse || name === undefined) throw refuse ?? new DOMException('No device', 'NotFoundError');
      microphone = listener;
      open = true;
      return {
        name,
        stream: { id: name } as MediaStream,
        stop: () => {
          open = false;
        },
      };
    },
    language: () => 'zh-CN-pinyin',
    onSegment: (segment) => segments.push(segment),
    settled: () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
    onSpeaking: (now) => {
      speaking = now;
    },
    onNotice: (notice) => notices.push(notice),
    onLevel: (level) => levels.push(level),
    onCapture: ({ stream, atMs }) => captured.push(`${stream.id} at ${Math.round(atMs)}`),
    watchChoice: (onChange) => {
      choose = onChange;
      return () => {
        choose = () => undefined;
      };
    },
  });
  const session = recognition.open('zh-CN', (event) => events.push(event));
  const pass = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    session,
    segments,
    levels,
    pass,
    types: () => [...new Set(events.map((event) => (event.type === 'error' ? event.code : event.type)))],
    hear: (...parts: Float32Array[]) => {
      for (const part of parts) microphone?.onSamples(part);
    },
    unplug: () => microphone?.onLost(),
    notices,
    captured,
    noOtherMicrophone: () => {
      names = [];
    },
    settle: () => settle(),
    choose: () => choose(),
    isOpen: () => open,
    isSpeaking: () => speaking,
  };
}

const voice = (seconds: number) => noise(seconds, -15);

describe('createServerRecognition', () => {
  test('cuts speech into segments and measures the pauses', async () => {
    const { hear, segments, types, pass } = setUp();
    await pass();
    hear(silence(0.4), voice(1), silence(1.5), voice(1), silence(1));
    expect(segments).toMatchObject([{ language: 'zh-CN-pinyin' }, { language: 'zh-CN-pinyin' }]);
    expect(segments[0]?.pauseMs).toBeUndefined();
    expect(segments[1]?.pauseMs).toBeCloseTo(1_500, -2);
    expect(types()).toEqual(['started', 'speech']);
  });

  test('reports how loud the microphone is, until it is stopped', async () => {
    const { hear, levels, pass, session } = setUp();
    await pass();
    hear(silence(0.1), noise(0.1, -25), voice(0.1));
    expect(levels[0]).toBe(0);
    expect(levels[1]).toBeGreaterThan(0);
    expect(levels[2]).toBeGreaterThan(levels[1] ?? 1);
    session.stop();
    hear(voice(0.1));
    expect(levels).toHaveLength(3);
  });

  test('keeps the last words when it is stopped, and ends once they are written', async () => {
    const { hear, segments, types, pass, session, settle, isOpen } = setUp();
    await pass();
    hear(silence(0.4), voice(1));
    session.stop();
    expect(segments).toHaveLength(1);
    expect(isOpen()).toBe(false);
    await pass();
    expect(types()).not.toContain('ended');
    settle();
    await pass();
    expect(types()).toContain('ended');
  });

  test('ends at once when a session in another language follows', async () => {
    const { hear, segments, types, pass, session } = setUp();
    await pass();
    hear(silence(0.4), voice(1));
    session.stop(true);
    await pass();
    expect(segments).toHaveLength(1);
    expect(types()).toContain('ended');
  });

  test('keeps the last words when it is aborted', async () => {
    const { hear, segments, types, pass, session } = setUp();
    await pass();
    hear(silence(0.4), voice(1));
    session.abort();
    await pass();
    expect(segments).toHaveLength(1);
    expect(types()).toContain('ended');
  });

  test('keeps the last words when the only microphone is unplugged, and says so', async () => {
    const { hear, unplug, noOtherMicrophone, segments, types, pass } = setUp();
    await pass();
    hear(silence(0.4), voice(1));
    noOtherMicrophone();
    unplug();
    await pass();
    expect(segments).toHaveLength(1);
    expect(types()).toEqual(['started', 'speech', 'audio-capture', 'ended']);
  });

  test('reports once that no sound comes from the microphone', async () => {
    const { hear, notices, pass } = setUp();
    await pass();
    const tick = () => new Float32Array(1_600);
    hear(...Array.from({ length: 29 }, tick));
    expect(notices).toEqual([]);
    hear(...Array.from({ length: 40 }, tick));
    expect(notices).toEqual([{ kind: 'no-sound', name: 'AirPods Pro' }]);
  });

  test('does not mistake a quiet room for a silent microphone', async () => {
    const { hear, notices, pass } = setUp();
    await pass();
    hear(...Array.from({ length: 60 }, () => noise(0.1, -70)));
    expect(notices).toEqual([]);
  });

  test('continues with another microphone when one is unplugged', async () => {
    const { hear, unplug, notices, captured, segments, types, pass } = setUp();
    await pass();
    hear(silence(0.4), voice(1));
    unplug();
    await pass();
    hear(voice(1), silence(1));
    expect(notices).toEqual([{ kind: 'unplugged', name: 'Built-in Microphone' }]);
    expect(captured, 'where each stream begins').toEqual(['AirPods Pro at 0', 'Built-in Microphone at 1400']);
    expect(segments).toHaveLength(1);
    expect(types()).toEqual(['started', 'speech']);
  });

  test('continues with another microphone when one is chosen', async () => {
    const { hear, choose, notices, segments, types, pass, session, isOpen } = setUp();
    await pass();
    hear(silence(0.4), voice(1));
    choose();
    await pass();
    expect(isOpen()).toBe(true);
    hear(voice(1), silence(1));
    expect(segments).toHaveLength(1);
    expect(notices).toEqual([]);
    expect(types()).toEqual(['started', 'speech']);
    session.stop();
    choose();
    await pass();
    expect(isOpen()).toBe(false);
  });

  test('stops listening after a long silence', async () => {
    const { hear, types, pass, segments } = setUp();
    await pass();
    hear(silence(100));
    expect(types()).toEqual(['started', 'silence', 'ended']);
    expect(segments).toEqual([]);
  });

  test('reports whether closing the page would lose words', async () => {
    const { hear, isSpeaking, pass } = setUp();
    await pass();
    hear(silence(0.4), voice(1));
    expect(isSpeaking()).toBe(true);
    hear(silence(1));
    expect(isSpeaking()).toBe(false);
  });

  test.each([
    ['NotAllowedError', 'not-allowed'],
    ['NotFoundError', 'audio-capture'],
  ])('reports %s with the same code as the browser’s engine', async (name, code) => {
    const { types, pass } = setUp(Object.assign(new Error('no'), { name }));
    await pass();
    expect(types()).toEqual([code, 'ended']);
  });

  test('closes a microphone that opens after the recording was cancelled', async () => {
    const { session, isOpen, types, pass } = setUp();
    session.abort();
    await pass();
    expect(isOpen()).toBe(false);
    expect(types()).toEqual(['ended']);
  });
});
