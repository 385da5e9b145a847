import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkResponse } from '../../api/client.ts';
import type { Backend } from '../../backend/backend.ts';
import { BackendProvider } from '../../backend/use-backend.ts';
import { PlaybackBarContent } from './playback-bar-content.tsx';
import { initialSpeechState, type Phase } from './speech-state.ts';
import type { PlaybackControls } from './use-playback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function bar(phase: Phase, position = 0, client = {} as Backend) {
  const controls = {
    state: { ...initialSpeechState('premium'), phase, position, isPremiumVoice: true },
    speed: 1,
    setSpeed: vi.fn(),
    tier: 'premium',
    voice: 'nova',
    trialOpen: false,
  } as unknown as PlaybackControls;
  return (
    <BackendProvider value={client}>
      <PlaybackBarContent
        controls={controls}
        reading={{ text: 'Hello.', language: 'en-US', view: 'original' }}
        active
      />
    </BackendProvider>
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const message = () => screen.queryByText('Preparing the voice…');

test('says that the voice is being prepared when it takes long, until it starts', async () => {
  const { rerender } = render(bar('loading'));
  await pass(900);
  expect(message()).toBeNull();
  expect(screen.getByRole('progressbar')).toBeTruthy();
  await pass(200);
  expect(message()).not.toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  rerender(bar('playing'));
  expect(message()).toBeNull();
  expect(screen.getByRole('progressbar')).toBeTruthy();
});

test('says nothing about a voice that has started', async () => {
  const { rerender } = render(bar('loading'));
  await pass(500);
  rerender(bar('playing'));
  await pass(10_000);
  expect(message()).toBeNull();
});

test('says how much of a voice on this server has been loaded', async () => {
  // Loads the contract, which takes longer than the timers of this test.
  await checkResponse('prepareVoice', { ready: true, loaded: 0, size: 0 });
  document.documentElement.dataset.engines = 'speech';
  const readiness = [
    { ready: false, loaded: 12_400_000, size: 88_500_000 },
    { ready: false, loaded: 88_500_000, size: 88_500_000 },
  ];
  const send = vi.fn(async () => Response.json(readiness.shift()));
  render(bar('loading', 0, { send } as unknown as Backend));
  await pass(1_000);
  expect(screen.getByRole('status').textContent).toBe('Loading the voice… 12 of 89 MB');
  expect(send).toHaveBeenCalledWith('prepareVoice', {
    params: { voice: 'nova' },
    query: { language: 'en-US' },
  });
  await pass(1_000);
  expect(message()).not.toBeNull();
  delete document.documentElement.dataset.engines;
});

test('says so when the sound stops because the next sentence is not ready', async () => {
  const { rerender } = render(bar('playing', 3));
  await pass(500);
  rerender(bar('playing', 3.5));
  await pass(1_000);
  expect(screen.getByRole('status').textContent).toBe('Preparing the next sentence…');
  rerender(bar('playing', 3.75));
  expect(screen.queryByRole('status')).toBeNull();
});
