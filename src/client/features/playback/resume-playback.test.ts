import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AudioRequest } from './audio-cache.ts';
import { startPlayback as start } from './test-playback.ts';

const text = 'The lamps were low. The wind had turned. Nobody spoke of it.';
const [second, third] = [20, 41];
const browser: AudioRequest = { text, language: 'en-US', voice: 'browser' };
const dorian: AudioRequest = { ...browser, voice: 'alloy' };

beforeEach(() => window.sessionStorage.clear());

type Started = ReturnType<typeof start>;
function hearSentence({ voice }: Started, from: number, end: number) {
  voice()?.onEvent({ type: 'started' });
  voice()?.onEvent({ type: 'sentence', range: { start: from, end } });
}
const inSecond = { type: 'progress', position: 4, duration: 9 } as const;

describe('another voice', () => {
  test('continues in HD from the sentence that the browser was reading', async () => {
    const started = start();
    const { playback, speech, settle, audio, highlight } = started;
    playback.play(browser);
    hearSentence(started, second, 40);
    playback.changeVoice('alloy');
    await settle();
    expect(vi.mocked(speech.requestAudio).mock.calls[0]?.[0]).toMatchObject({
      text: text.slice(second),
      voice: 'alloy',
    });
    audio({ type: 'started' });
    audio({ type: 'progress', position: 0, duration: 6 });
    expect(highlight()?.sentence).toEqual({ start: second, end: 40 });
  });

  test('continues in the browser from the sentence that was heard in HD', async () => {
    const { playback, settle, audio, voice, state } = start();
    playback.play(dorian);
    await settle();
    audio({ type: 'started' });
    audio(inSecond);
    playback.changeVoice('browser');
    expect(voice()).toMatchObject({ text, from: second });
    expect(state()).toMatchObject({ phase: 'loading', isPremiumVoice: false });
  });

  test('waits for Resume while the reading is paused', () => {
    const started = start();
    const { playback, speech, state } = started;
    playback.play(browser);
    hearSentence(started, second, 40);
    playback.pause();
    playback.changeVoice('alloy');
    expect(state()).toMatchObject({ paused: true, isPremiumVoice: false });
    playback.resume();
    expect(state()).toMatchObject({ phase: 'loading', isPremiumVoice: true });
    expect(speech.requestAudio).toHaveBeenCalledOnce();
  });

  test('reads the whole text in the free trial', async () => {
    const started = start('free');
    const { playback, speech, settle } = started;
    const short = 'Sing to me. Of the man.';
    playback.play({ ...browser, text: short });
    hearSentence(started, 12, 23);
    playback.changeVoice('sage');
    await settle();
    expect(vi.mocked(speech.requestAudio).mock.calls[0]?.[0]).toMatchObject({ text: short });
  });

  test('does not start a reading if there was none', () => {
    const { playback, voice, state } = start();
    playback.changeVoice('browser');
    expect([voice(), state().phase]).toEqual([undefined, 'idle']);
  });
});

describe('the browser voice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('pauses and repeats the sentence on Resume', () => {
    const started = start();
    const { playback, voice, state, log, wait } = started;
    playback.play(browser);
    hearSentence(started, second, 40);
    wait(1_000);
    const { position } = state();
    expect(position).toBeGreaterThan(0);
    log.length = 0;
    playback.pause();
    expect([log, state().paused, state().isPlaying]).toEqual([['cancel'], true, true]);
    wait(60_000);
    expect(state().position).toBe(position);
    playback.resume();
    expect([voice()?.from, state().paused]).toEqual([second, false]);
  });

  test('moves by whole sentences', () => {
    const started = start();
    const { playback, voice, state, highlight } = started;
    playback.play(browser);
    hearSentence(started, 0, 19);
    playback.seek((state().duration ?? 0) * 0.99);
    expect([voice()?.from, highlight()?.sentence?.start]).toEqual([third, third]);
    playback.skip(1);
    expect(voice()?.from).toBe(third);
    playback.skip(-1);
    expect(voice()?.from).toBe(second);
    playback.seek(0);
    expect([voice()?.from, state().position]).toEqual([0, 0]);
  });

  test('moves silently while it is paused', () => {
    const started = start();
    const { playback, voice, state } = started;
    playback.play(browser);
    hearSentence(started, 0, 19);
    playback.pause();
    const before = voice();
    playback.skip(1);
    expect([voice() === before, state().paused, state().sentence?.start]).toEqual([true, true, second]);
    playback.resume();
    expect(voice()?.from).toBe(second);
  });

  test('waits at the next sentence when the estimate was too short', () => {
    const started = start();
    const { playback, state, wait } = started;
    playback.play(browser);
    hearSentence(started, 0, 19);
    wait(60_000);
    const { position, duration } = state();
    expect(position).toBeCloseTo(((duration ?? 0) * second) / text.length);
  });
});

describe('Play after the page was hidden', { tags: ['R-4.45'] }, () => {
  test('continues with the sentence that the browser was reading', () => {
    const started = start();
    const { playback, voice, state, problems } = started;
    playback.play(browser);
    hearSentence(started, third, 60);
    playback.interrupt();
    expect([state().phase, problems]).toEqual(['idle', ['Speech playback stopped.']]);
    playback.play(browser);
    expect(voice()?.from).toBe(third);
  });

  test('resumes HD audio from the same second, or from the same sentence with another voice', async () => {
    const { playback, settle, audio, log, voice } = start();
    playback.play(dorian);
    await settle();
    audio({ type: 'started' });
    audio(inSecond);
    playback.interrupt();
    log.length = 0;
    playback.play(dorian);
    await settle();
    expect(log.slice(-2)).toEqual(['play /api/audio/2.mp3 at 1', 'seek 4']);
    audio(inSecond);
    playback.interrupt();
    playback.play(browser);
    expect(voice()?.from).toBe(second);
  });

  test('starts over after Stop, and when the text is different', () => {
    const started = start();
    const { playback, voice } = started;
    playback.play(browser);
    hearSentence(started, third, 60);
    playback.interrupt();
    playback.play({ ...browser, text: `${text} At all.` });
    expect(voice()?.from).toBe(0);
    hearSentence(started, third, 60);
    playback.stop();
    playback.play({ ...browser, text: `${text} At all.` });
    expect(voice()?.from).toBe(0);
  });
});
