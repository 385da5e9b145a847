import { describe, expect, test } from 'vitest';
import { reducePlayback } from './playback-reducer.ts';
import { initialSpeechState, type Phase, type PlaybackEvent, type SpeechState } from './speech-state.ts';

const idle: SpeechState = { ...initialSpeechState('premium'), run: 1 };
const states: Record<Phase, SpeechState> = {
  idle,
  loading: { ...idle, phase: 'loading' },
  playing: { ...idle, phase: 'playing', isPlaying: true, position: 2, duration: 8 },
  error: { ...idle, phase: 'error', error: 'Error playing audio' },
};
const events: Record<string, PlaybackEvent> = {
  began: { type: 'began', run: 2, isPremiumVoice: true },
  started: { type: 'started', run: 1 },
  ended: { type: 'ended', run: 1 },
  stopped: { type: 'stopped' },
  failed: { type: 'failed', run: 1, error: 'Failed to play speech' },
  late: { type: 'started', run: 0 },
};

test('starts with the specified speech state', { tags: ['R-3.16', 'R-6.14'] }, () => {
  expect(initialSpeechState('free')).toMatchObject({
    isPlaying: false,
    isPremiumVoice: false,
    error: null,
    remainingCharacters: 50,
    audioUrl: null,
  });
  expect(initialSpeechState('premium').remainingCharacters).toBe('unlimited');
});

describe('transitions', { tags: ['R-4.40', 'R-4.41'] }, () => {
  const table: Record<string, Record<Phase, Phase>> = {
    began: { idle: 'loading', loading: 'loading', playing: 'loading', error: 'loading' },
    started: { idle: 'idle', loading: 'playing', playing: 'playing', error: 'error' },
    ended: { idle: 'idle', loading: 'idle', playing: 'idle', error: 'error' },
    stopped: { idle: 'idle', loading: 'idle', playing: 'idle', error: 'idle' },
    failed: { idle: 'error', loading: 'error', playing: 'error', error: 'error' },
    late: { idle: 'idle', loading: 'loading', playing: 'playing', error: 'error' },
  };
  for (const [name, row] of Object.entries(table)) {
    for (const phase of Object.keys(states) as Phase[]) {
      test(`${phase}, ${name} -> ${row[phase]}`, () => {
        const event = events[name];
        if (!event) throw new Error(`No event ${name}`);
        const next = reducePlayback(states[phase], event);
        expect(next.phase).toBe(row[phase]);
        expect(next.isPlaying).toBe(next.phase === 'playing');
      });
    }
  }
});

test('rewinds, clears the error and ignores late results on stop', {
  tags: ['R-4.43'],
}, () => {
  const stopped = reducePlayback(states.playing, { type: 'stopped' });
  expect(stopped).toMatchObject({ position: 0, duration: null, error: null, sentence: null });
  expect(reducePlayback(stopped, { type: 'started', run: 1 })).toBe(stopped);
});

test('stops on a failure and keeps its text', () => {
  const failed = reducePlayback(states.playing, { type: 'failed', run: 1, error: 'Error playing audio' });
  expect(failed).toMatchObject({
    phase: 'error',
    isPlaying: false,
    error: 'Error playing audio',
    position: 0,
  });
});

test('plays a preview without playing the text or changing the download', () => {
  const heard = { ...idle, audioUrl: '/api/audio/x.mp3', audioKey: 'k' };
  const began = reducePlayback(heard, { type: 'began', run: 2, isPremiumVoice: true, previewing: 'onyx' });
  const started = reducePlayback(began, { type: 'started', run: 2 });
  expect(started).toMatchObject({
    phase: 'playing',
    isPlaying: false,
    previewing: 'onyx',
    audioUrl: '/api/audio/x.mp3',
  });
  expect(reducePlayback(heard, { type: 'began', run: 2, isPremiumVoice: true }).audioUrl).toBeNull();
});

test('keeps the fallback and the error of a failed allowance request while playing', {
  tags: ['R-8.31'],
}, () => {
  const error = 'Failed to fetch speech allowance';
  const next = reducePlayback(states.playing, { type: 'allowance-failed', remaining: 5_000, error });
  expect(next).toMatchObject({ phase: 'playing', remainingCharacters: 5_000, error });
});

test('resets the state for another user', { tags: ['R-4.6'] }, () => {
  const next = reducePlayback(states.playing, { type: 'account-changed', tier: 'free' });
  expect(next).toMatchObject({ phase: 'idle', remainingCharacters: 50, audioUrl: null, run: 2 });
});
