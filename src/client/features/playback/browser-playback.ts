import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { spokenForm } from '../../../shared/dictionary/spoken-form.ts';
import type { ApiClient } from '../../api/client.ts';
import type { QueryClient } from '../../api/query-client.ts';
import { createMediaControls } from '../../platform/media-session.ts';
import { createBrowserPlayer } from '../../platform/player.ts';
import { createBrowserSpeaker } from '../../platform/speaker.ts';
import { sessionStore } from '../../platform/storage.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { createAudioCache } from './audio-cache.ts';
import { createPlayback, type Playback } from './create-playback.ts';
import type { PlaybackListener } from './playback-deps.ts';
import { type ProblemHelp, problemToast, trialEndedToast } from './problem-toast.ts';
import type { Reading } from './reading.ts';
import { createSpeechClient } from './speech-client.ts';

export interface BrowserPlaybackDeps extends Omit<PlaybackListener, 'onProblem'> {
  client: ApiClient;
  queries: QueryClient;
  toast(message: ToastMessage): void;
  help(): ProblemHelp;
  /** My dictionary, which may say how a word sounds. */
  entries(): readonly DictionaryEntry[];
}

function asSpoken(reading: Reading, entries: readonly DictionaryEntry[]): Reading {
  const text = spokenForm(reading.text, entries, reading.language);
  return text === reading.text ? reading : { ...reading, text, shown: reading.shown ?? reading.text };
}

/** Connects the playback to the voices, audio and toasts of this page. */
export function createBrowserPlayback(deps: BrowserPlaybackDeps): Playback & { dispose(): void } {
  const { client, queries, toast, help, entries, onState, onStarted, onTrialEnded } = deps;
  const playback = createPlayback({
    speaker: createBrowserSpeaker(),
    player: createBrowserPlayer(),
    media: createMediaControls(),
    speech: createSpeechClient(client, queries),
    cache: createAudioCache(sessionStore),
    listener: {
      onState,
      onStarted,
      onTrialEnded() {
        toast(trialEndedToast(help()));
        onTrialEnded();
      },
      onProblem: (problem, message) => toast(problemToast(problem, help(), message)),
    },
    now: () => performance.now(),
  });
  const listening = new AbortController();
  const { signal } = listening;
  const onVisibility = () => document.hidden && playback.interrupt();
  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', playback.stop, { signal });
  return {
    ...playback,
    play: (reading, voice) => playback.play(asSpoken(reading, entries()), voice),
    dispose() {
      listening.abort();
      playback.stop();
    },
  };
}
