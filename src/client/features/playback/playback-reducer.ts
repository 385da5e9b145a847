import { initialSpeechState, isSounding, type PlaybackEvent, type SpeechState } from './speech-state.ts';

const silent = {
  isPlaying: false,
  paused: false,
  position: 0,
  duration: null,
  sentence: null,
  word: null,
  previewing: null,
} as const;

/** Events from an earlier run are ignored. */
export function reducePlayback(state: SpeechState, event: PlaybackEvent): SpeechState {
  if ('run' in event && event.type !== 'began' && event.run !== state.run) return state;
  const active = isSounding(state);
  switch (event.type) {
    case 'began':
      return {
        ...state,
        ...silent,
        phase: 'loading',
        run: event.run,
        isPremiumVoice: event.isPremiumVoice,
        error: null,
        previewing: event.previewing ?? null,
        // A preview keeps the download of the last reading.
        ...(event.previewing ? {} : { audioUrl: null, audioKey: null }),
      };
    case 'audio-ready':
      return active
        ? {
            ...state,
            audioUrl: event.audioUrl,
            audioKey: event.audioKey,
            paid: [...state.paid.filter((key) => key !== event.audioKey), event.audioKey],
          }
        : state;
    case 'started':
      return active
        ? { ...state, phase: 'playing', isPlaying: state.previewing === null, paused: false }
        : state;
    case 'progressed':
      return active ? { ...state, position: event.position, duration: event.duration } : state;
    case 'reached':
      return active ? { ...state, sentence: event.sentence, word: event.word } : state;
    case 'paused':
      return state.phase === 'playing' ? { ...state, paused: true } : state;
    case 'resumed':
      return state.phase === 'playing' ? { ...state, paused: false } : state;
    case 'ended':
      return active ? { ...state, ...silent, phase: 'idle' } : state;
    case 'stopped':
      return { ...state, ...silent, phase: 'idle', error: null, run: state.run + 1 };
    case 'failed':
      return { ...state, ...silent, phase: 'error', error: event.error };
    case 'allowance-known':
      return { ...state, remainingCharacters: event.remaining };
    case 'allowance-failed':
      return { ...state, remainingCharacters: event.remaining, error: event.error };
    case 'account-changed':
      return { ...initialSpeechState(event.tier), run: state.run + 1 };
  }
}
