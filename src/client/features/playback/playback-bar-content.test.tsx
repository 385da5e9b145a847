import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlaybackBarContent } from './playback-bar-content.tsx';
import { initialSpeechState, type Phase } from './speech-state.ts';
import type { PlaybackControls } from './use-playback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function bar(phase: Phase) {
  const controls = {
    state: { ...initialSpeechState('premium'), phase, isPremiumVoice: true },
    speed: 1,
    setSpeed: vi.fn(),
    tier: 'premium',
    voice: 'nova',
    trialOpen: false,
  } as unknown as PlaybackControls;
  return (
    <PlaybackBarContent
      controls={controls}
      reading={{ text: 'Hello.', language: 'en-US', view: 'original' }}
      active
    />
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const message = () => screen.queryByText('Preparing the voice…');

test('says that the voice is being prepared when it takes long, until it starts', async () => {
  const { rerender } = render(bar('loading'));
  await pass(1_900);
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
