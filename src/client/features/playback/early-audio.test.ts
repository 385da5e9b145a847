import { beforeEach, expect, test, vi } from 'vitest';
import type { AudioRequest } from './audio-cache.ts';
import { SpeechError } from './speech-error.ts';
import { startPlayback } from './test-playback.ts';

const request: AudioRequest = { text: 'Once upon a time.', language: 'en-US', voice: 'alloy' };
const audioUrl = '/api/audio/chosen.mp3';
const early = `play ${audioUrl}?wait=1 at 1`;

beforeEach(() => window.sessionStorage.clear());

/** Plays a text whose request is on its way until `respond` or `refuse` is called. */
async function startEarly() {
  const test = startPlayback();
  const response = Promise.withResolvers<{ audioUrl: string; remaining: number; tier: 'premium' }>();
  vi.mocked(test.speech.requestAudio).mockImplementationOnce((_request, { onSend }) => {
    onSend({ audioUrl, loadUrl: `${audioUrl}?wait=1` });
    return response.promise;
  });
  test.playback.play(request);
  await test.settle();
  expect(test.log.at(-1)).toBe(early);
  return {
    ...test,
    respond: (url: string) => response.resolve({ audioUrl: url, remaining: 9, tier: 'premium' }),
    refuse: () => response.reject(new SpeechError('unavailable', undefined, 'M')),
  };
}

test('plays audio while its request is on its way, and shows it when the server has accepted', async () => {
  const { audio, state, respond, log } = await startEarly();
  audio({ type: 'started' });
  audio({ type: 'progress', position: 0.5, duration: undefined });
  expect(state()).toMatchObject({ phase: 'loading', audioUrl: null });
  respond(audioUrl);
  await vi.waitFor(() => expect(state()).toMatchObject({ phase: 'playing', position: 0.5, audioUrl }));
  expect(log.filter((entry) => entry.startsWith('play '))).toEqual([early]);
  audio({ type: 'ended' });
  expect(state()).toMatchObject({ phase: 'idle', audioUrl });
});

test('plays audio that the server already has instead', async () => {
  const { audio, state, respond, log } = await startEarly();
  respond('/api/audio/old.mp3');
  await vi.waitFor(() => expect(log.at(-1)).toBe('play /api/audio/old.mp3 at 1'));
  audio({ type: 'started' });
  expect(state()).toMatchObject({ phase: 'playing', audioUrl: '/api/audio/old.mp3' });
});

test('loads the audio again if it could not be loaded early', async () => {
  const { audio, state, respond, log, problems } = await startEarly();
  audio({ type: 'failed' });
  expect(state().phase).toBe('loading');
  respond(audioUrl);
  await vi.waitFor(() => expect(log.at(-1)).toBe(`play ${audioUrl} at 1`));
  audio({ type: 'started' });
  expect([state().phase, problems]).toEqual(['playing', []]);
});

test('stops the audio when the server refuses', async () => {
  const { audio, state, refuse, log, problems } = await startEarly();
  audio({ type: 'started' });
  log.length = 0;
  refuse();
  await vi.waitFor(() => expect(state()).toMatchObject({ phase: 'error', error: 'M' }));
  expect([log, problems]).toEqual([
    ['cancel', 'stop'],
    ['Sorry, speech service is unavailable. Please try again later.'],
  ]);
});
