import { expect, vi } from 'vitest';
import type { Tier } from '../../../shared/limits.ts';
import type { PlayerEvent } from '../../platform/player.ts';
import type { Reading as SpokenReading } from '../../platform/speaker.ts';
import { sessionStore } from '../../platform/storage.ts';
import { type AudioRequest, createAudioCache } from './audio-cache.ts';
import { createPlayback } from './create-playback.ts';
import type { Highlight } from './reading.ts';
import type { SpeechClient } from './speech-client.ts';
import { initialSpeechState } from './speech-state.ts';

/** A playback with voices that the test controls. */
export function startPlayback(tier: 'free' | 'premium' = 'premium', userId: string | null = 'u') {
  const log: string[] = [];
  let now = 0;
  let clips = 0;
  let player: ((event: PlayerEvent) => void) | undefined;
  let reading: SpokenReading | undefined;
  const speech: SpeechClient = {
    requestAudio: vi.fn(async (request: { tier: Tier }) => {
      clips += 1;
      return { audioUrl: `/api/audio/${clips}.mp3`, remaining: 100 - clips, tier: request.tier };
    }),
    checkTrial: vi.fn(async () => undefined),
    isTrialUsed: vi.fn(() => false),
    markTrialUsed: vi.fn(async () => undefined),
    refreshAllowance: vi.fn(),
  };
  const problems: string[] = [];
  let state = initialSpeechState('free');
  let highlight: Highlight | null = null;
  const media = { show: vi.fn(), update: vi.fn(), clear: vi.fn() };
  const core = createPlayback({
    speaker: {
      speak: (next) => {
        reading = next;
      },
      cancel: () => log.push('cancel'),
    },
    player: {
      unlock: () => log.push('unlock'),
      play: (url, rate, onEvent) => {
        log.push(`play ${url} at ${rate}`);
        player = onEvent;
      },
      pause: () => log.push('pause'),
      resume: () => log.push('resume'),
      seek: (seconds) => log.push(`seek ${seconds}`),
      setRate: (rate) => log.push(`rate ${rate}`),
      stop: () => log.push('stop'),
    },
    speech,
    cache: createAudioCache(sessionStore),
    media,
    listener: {
      onState: (...next) => {
        [state, highlight] = next;
      },
      onProblem: (_problem, message) => problems.push(message),
      onStarted: () => log.push('started'),
      onTrialEnded: () => log.push('trial ended'),
    },
    now: () => now,
  });
  const input = {
    userId: userId ?? undefined,
    tier,
    speed: 1,
    remaining: undefined as number | undefined,
    allowanceFailed: false,
  };
  const playback = {
    ...core,
    play: ({ text, language, voice }: AudioRequest) => core.play({ text, language, view: 'original' }, voice),
    set: (change: Partial<typeof input>) => core.update({ ...input, ...change }),
  };
  playback.set({});
  log.length = 0;
  const settle = () => vi.waitFor(() => expect(log.some((entry) => entry.startsWith('play '))).toBe(true));
  return {
    playback,
    speech,
    log,
    problems,
    settle,
    media,
    state: () => state,
    highlight: () => highlight,
    audio: (event: PlayerEvent) => player?.(event),
    voice: () => reading,
    wait(ms: number) {
      now += ms;
      vi.advanceTimersByTime(ms);
    },
  };
}
