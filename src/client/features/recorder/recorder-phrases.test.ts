import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RecognitionProfile } from '../../../../e2e/fakes/recognition.ts';
import type { Recognition, RecognitionEvent } from '../../platform/recognition/recognition.ts';
import { startRecorder } from './test-recorder.ts';

describe('createRecorder', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('shows words only once when they become text, even if nothing is heard afterwards', async () => {
    let send: (event: RecognitionEvent) => void = () => undefined;
    const { recorder, words, shown } = startRecorder('chrome', {
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
    const { engine, recorder, pass, during, words } = startRecorder();
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
    const { engine, recorder, pass, during, words } = startRecorder(profile);
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
    const { engine, recorder, pass, during, phrases } = startRecorder();
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
    const { engine, recorder, pass, during, phrases } = startRecorder();
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
    const { engine, recorder, pass, during, phrases } = startRecorder();
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
    const { engine, recorder, pass, during, phrases } = startRecorder();
    recorder.press();
    await pass(1_000);
    await during(engine.interim('hello there'));
    await pass(900);
    await during(engine.final('hello there'));
    await pass(300);
    await during(engine.final('world'));
    expect(phrases.at(-1)?.pauseMs).toBeCloseTo(1_200, -1);
  });

  test('keeps words when the engine ends late, and replaces them with its final result', {
    tags: ['R-1.2'],
  }, async () => {
    const { engine, recorder, pass, during, words, shown, phase } = startRecorder();
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

  test('ignores late words after forgetLateWords', async () => {
    const { engine, recorder, pass, during, words } = startRecorder();
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
    const { engine, recorder, pass, during, words, shown } = startRecorder();
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
    const { engine, recorder, pass, during, phrases, phase } = startRecorder();
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
    const { engine, recorder, pass, during, words } = startRecorder();
    recorder.press();
    await pass(1_000);
    await during(engine.interim('one too many'));
    recorder.full();
    await pass(100);
    expect(words()).toBe('one too many');
    expect(engine.running).toBe(false);
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
    const { recorder, pass, phrases, words, phase } = startRecorder('chrome', segments);
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
});
