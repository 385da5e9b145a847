import { beforeEach, expect, test, vi } from 'vitest';
import type { AudioRequest } from './audio-cache.ts';
import { SpeechError } from './speech-error.ts';
import { startPlayback as start } from './test-playback.ts';

const request: AudioRequest = { text: 'Once upon a time.', language: 'en-US', voice: 'alloy' };
const iris: AudioRequest = { ...request, voice: 'sage' };
const browser: AudioRequest = { ...request, voice: 'browser' };

beforeEach(() => window.sessionStorage.clear());

test('loads, plays and ends HD audio, and unlocks the element during the tap', {
  tags: ['R-4.40', 'R-4.41'],
}, async () => {
  const { playback, log, settle, state, audio } = start();
  playback.play(request);
  expect([state().phase, state().isPremiumVoice, log.includes('unlock')]).toEqual(['loading', true, true]);
  await settle();
  expect(log.at(-1)).toBe('play /api/audio/1.mp3 at 1');
  audio({ type: 'started' });
  audio({ type: 'progress', position: 1, duration: 4 });
  expect(state()).toMatchObject({ isPlaying: true, audioUrl: '/api/audio/1.mp3', position: 1, duration: 4 });
  expect(state().remainingCharacters).toBe(99);
  audio({ type: 'ended' });
  expect(state()).toMatchObject({ phase: 'idle', isPlaying: false, audioUrl: '/api/audio/1.mp3' });
});

test('requests audio again only for another voice, language or text', {
  tags: ['R-3.18', 'R-3.19'],
}, async () => {
  const { playback, speech, settle, log, audio } = start();
  for (const next of [
    request,
    request,
    { ...request, voice: 'ash' },
    { ...request, language: 'fr-FR' },
    { ...request, text: 'Other' },
  ]) {
    log.length = 0;
    playback.play(next as AudioRequest);
    await settle();
    audio({ type: 'ended' });
  }
  expect(speech.requestAudio).toHaveBeenCalledTimes(4);
  expect(speech.refreshAllowance).toHaveBeenCalledTimes(4);
});

test('cancels, rewinds and clears all cached audio on Stop', { tags: ['R-4.43', 'R-4.44'] }, async () => {
  const { playback, log, settle, state, audio, problems } = start();
  playback.play(request);
  await settle();
  audio({ type: 'started' });
  log.length = 0;
  playback.stop();
  expect(log).toEqual(['cancel', 'stop']);
  expect(state()).toMatchObject({ phase: 'idle', position: 0 });
  expect(Object.keys(window.sessionStorage)).toEqual([]);
  audio({ type: 'failed' });
  expect([state().phase, problems]).toEqual(['idle', []]);
});

test('reports playback that was interrupted', { tags: ['R-4.45', 'R-8.32'] }, () => {
  const { playback, problems, voice, state } = start();
  playback.interrupt();
  expect(problems).toEqual([]);
  playback.play(browser);
  voice()?.onEvent({ type: 'started' });
  playback.interrupt();
  expect(problems).toEqual(['Speech playback stopped.']);
  playback.play(browser);
  voice()?.onEvent({ type: 'failed', reason: 'interrupted' });
  expect([problems.length, state().phase]).toEqual([2, 'error']);
});

test('marks the trial as used once, after playing to the end, and reports it', {
  tags: ['R-4.47'],
}, async () => {
  const { playback, speech, settle, audio, log } = start('free');
  playback.play(iris);
  await settle();
  audio({ type: 'started' });
  expect(speech.checkTrial).toHaveBeenCalledWith('u');
  expect(speech.markTrialUsed).not.toHaveBeenCalled();
  expect(log).not.toContain('trial ended');
  audio({ type: 'ended' });
  expect(speech.markTrialUsed).toHaveBeenCalledTimes(1);
  expect(log.filter((entry) => entry === 'trial ended')).toHaveLength(1);
});

test('does not mark the trial as used when generating or playing the audio fails', {
  tags: ['R-4.49'],
}, async () => {
  const { playback, speech, settle, audio, problems, state } = start('free');
  vi.mocked(speech.requestAudio).mockRejectedValueOnce(new SpeechError('unavailable', undefined, 'M'));
  playback.play(iris);
  await vi.waitFor(() => expect(state().phase).toBe('error'));
  expect(state().error).toBe('M');
  playback.play(iris);
  await settle();
  audio({ type: 'failed' });
  expect(problems).toEqual([
    'Sorry, speech service is unavailable. Please try again later.',
    'Error playing audio',
  ]);
  expect(speech.markTrialUsed).not.toHaveBeenCalled();
});

test('makes no trial requests for premium users', { tags: ['R-4.50'] }, async () => {
  const { playback, speech, settle, audio, log } = start('premium');
  playback.play(iris);
  await settle();
  audio({ type: 'ended' });
  expect(log).not.toContain('trial ended');
  expect([vi.mocked(speech.checkTrial).mock.calls, vi.mocked(speech.markTrialUsed).mock.calls]).toEqual([
    [],
    [],
  ]);
});

test('does not mark the trial as used for a user who turns out to be premium', {
  tags: ['R-4.50'],
}, async () => {
  const { playback, speech, settle, audio } = start('free');
  vi.mocked(speech.requestAudio).mockResolvedValueOnce({ audioUrl: '/x', remaining: 9, tier: 'premium' });
  playback.play(iris);
  await settle();
  audio({ type: 'ended' });
  expect(speech.markTrialUsed).not.toHaveBeenCalled();
});

test('does not play when the trial check fails', { tags: ['R-8.39'] }, async () => {
  const { playback, speech, state, problems } = start('free');
  vi.mocked(speech.checkTrial).mockRejectedValueOnce(new SpeechError('trial-check-failed'));
  playback.play(iris);
  await vi.waitFor(() => expect(state().phase).toBe('error'));
  expect(problems).toEqual(['Failed to check Iris trial status.']);
  expect(speech.requestAudio).not.toHaveBeenCalled();
});

test('refuses a blank text, and HD audio for a visitor, without a request', {
  tags: ['R-5.36', 'R-5.35'],
}, () => {
  const { playback, speech, state, problems, voice } = start('free', null);
  playback.play({ ...browser, text: '  \n' });
  expect(state().error).toBe('EMPTY_INPUT');
  playback.play(request);
  expect(problems.at(-1)).toBe('You need to sign-in first.');
  expect(speech.requestAudio).not.toHaveBeenCalled();
  expect(voice()).toBeUndefined();
});

test('requests expired audio once more', async () => {
  const { playback, speech, settle, audio, log, state } = start();
  window.sessionStorage.setItem(`audio:alloy:en-US:${request.text}`, '/api/audio/old.mp3');
  playback.play(request);
  await settle();
  expect(speech.requestAudio).not.toHaveBeenCalled();
  log.length = 0;
  audio({ type: 'failed' });
  await settle();
  expect(log).toEqual(['play /api/audio/1.mp3 at 1']);
  audio({ type: 'failed' });
  expect([state().phase, state().error]).toEqual(['error', 'Error playing audio']);
});

test('reads at 0.9 times the chosen speed with the browser voice', { tags: ['R-9.11'] }, () => {
  const { playback, voice } = start();
  playback.play(browser);
  expect(voice()?.rate()).toBe(0.9);
  playback.set({ speed: 1.5 });
  expect(voice()?.rate()).toBeCloseTo(1.35);
});

test('previews a voice with the pangram, without sign-in', {
  tags: ['R-9.21'],
}, () => {
  const { playback, voice, log, state, audio, speech } = start('free', null);
  playback.preview('browser');
  expect(voice()?.text).toBe('The quick brown fox jumps over the lazy dog.');
  playback.preview('onyx');
  expect(log.at(-1)).toBe('play /api/voices/onyx/preview.mp3 at 1');
  audio({ type: 'started' });
  expect(state()).toMatchObject({ previewing: 'onyx', isPlaying: false });
  audio({ type: 'ended' });
  expect(state().previewing).toBeNull();
  expect(speech.requestAudio).not.toHaveBeenCalled();
});

test('stops and clears cached audio on sign-out, but not when the tier becomes known', {
  tags: ['R-4.6'],
}, () => {
  const { playback, voice, state } = start('free');
  window.sessionStorage.setItem('audio:x', '/u');
  playback.play(browser);
  voice()?.onEvent({ type: 'started' });
  playback.set({ tier: 'premium' });
  expect(state().isPlaying).toBe(true);
  playback.set({ userId: undefined, tier: 'free' });
  expect(state()).toMatchObject({ phase: 'idle', remainingCharacters: 50 });
  expect(window.sessionStorage.getItem('audio:x')).toBeNull();
});

test('keeps the error of a failed allowance request in the state', { tags: ['R-8.31'] }, () => {
  const { playback, state } = start('free');
  playback.set({ remaining: 50, allowanceFailed: true });
  expect(state()).toMatchObject({ error: 'Failed to fetch speech allowance', remainingCharacters: 50 });
});

test('highlights the sentence and the word that are being read', () => {
  const { playback, voice, highlight } = start();
  playback.play(browser);
  voice()?.onEvent({ type: 'started' });
  voice()?.onEvent({ type: 'sentence', range: { start: 0, end: 17 } });
  voice()?.onEvent({ type: 'word', range: { start: 5, end: 9 } });
  expect(highlight()).toEqual({
    view: 'original',
    sentence: { start: 0, end: 17 },
    word: { start: 5, end: 9 },
  });
  voice()?.onEvent({ type: 'ended' });
  expect(highlight()).toBeNull();
});

test('shows a reading on the lock screen until it ends', async () => {
  const { playback, media, settle, audio } = start();
  playback.play(request);
  await settle();
  audio({ type: 'started' });
  audio({ type: 'progress', position: 1, duration: 4 });
  const shown = { title: 'Once upon a time.', artist: 'Dorian' };
  expect(media.show).toHaveBeenCalledExactlyOnceWith(
    shown,
    expect.objectContaining({ seek: expect.any(Function) }),
  );
  expect(media.update).toHaveBeenLastCalledWith({ paused: false, position: 1, duration: 4, rate: 1 });
  audio({ type: 'ended' });
  expect(media.clear).toHaveBeenCalledOnce();
});
