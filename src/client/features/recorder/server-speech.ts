import type { HeardWord } from '../../../shared/document/place-words.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { QueryClient } from '../../api/query-client.ts';
import { countRecognition } from '../../api/transcribe.ts';
import type { Backend } from '../../backend/backend.ts';
import { page } from '../../platform/page.ts';
import { createPageLocks } from '../../platform/page-locks.ts';
import type { Phrase } from '../../platform/recognition/recognition.ts';
import { settings } from '../../platform/settings.ts';
import { combineStops, listenTo } from '../../platform/signal.ts';
import { openChosenCapture } from '../../platform/speech/capture.ts';
import { createSegmentStore, heardIn, type StoredSegment } from '../../platform/speech/segment-store.ts';
import { secondsOf } from '../../platform/speech/segmenter.ts';
import { joinWavs, toWav } from '../../platform/speech/wav.ts';
import { localStore } from '../../platform/storage.ts';
import { onServerStrings } from '../../platform/strings.ts';
import { cutEarlySound } from './cut-early-sound.ts';
import { pageLockName } from './early-recording.ts';
import type { MicrophoneNotice } from './microphone-notice.ts';
import {
  type CapturingRecognition,
  createServerRecognition,
  type OpenedCapture,
} from './server-recognition.ts';
import { createSpeechQueue } from './speech-queue.ts';
import type { SpeechQueueView } from './speech-queue-view.ts';
import { takenOverStrings } from './strings.ts';

/** The methods of the transcript that are needed for speech that is transcribed later. */
export interface SpeechText {
  keepPlace(segment: string, time: { from: number; to: number; recording: string }): void;
  dropPlace(segment: string): void;
  isWritten(segment: string): boolean;
}

export interface ServerSpeechDeps {
  client: Backend;
  queries: QueryClient;
  userId: string;
  language(): LanguageCode;
  onNotice(notice: MicrophoneNotice): void;
  /** Called with how loud the microphone is, from 0 to 1. */
  onLevel(level: number): void;
  /** Words the user is likely to say. */
  hints(): readonly string[];
  text: SpeechText;
  onPhrase(phrase: Phrase): void;
  /** Called with the stream of each microphone that is opened. */
  onCapture?: ((opened: OpenedCapture) => void) | undefined;
  onChange(view: SpeechQueueView): void;
}

export interface ServerSpeech {
  /** The message that says where the audio goes. */
  takenOver: typeof takenOverStrings;
  recognition: CapturingRecognition;
  resume(): void;
  /** Transcribes the speech that the text had no room for. */
  resumeFull(): void;
  /** All waiting speech, as one file. */
  download(): Blob;
  discard(): void;
  dispose(): void;
}

/** Even slow providers respond within this time. If the server hangs for longer, the request is retried. */
const responseTimeoutMs = 60_000;

/** Records for the server's recogniser. Loaded on first use, or if speech from an earlier visit is waiting. */
export function createServerSpeech(deps: ServerSpeechDeps): ServerSpeech {
  const { client, userId, text } = deps;
  const store = createSegmentStore(() => indexedDB);
  const locks = createPageLocks(navigator.locks);
  const pageId = crypto.randomUUID();
  let disposed = false;
  let unsaved = false;
  let speaking = false;
  let storing = 0;
  let lastSpokenAt = 0;
  /** When the words of transcribed segments were spoken, until they are written. */
  const heard = new Map<string, readonly HeardWord[]>();

  const queue = createSpeechQueue({
    store: {
      ...store,
      remove(id) {
        // Without words, it hasn't been written.
        text.dropPlace(id);
        return store.remove(id);
      },
    },
    locks,
    async transcribe(segment, signal) {
      const { id, wav, language } = segment;
      const {
        text: said,
        words,
        remainingSeconds,
      } = await client.transcribe({
        key: id,
        audio: new File([wav], 'speech.wav', { type: 'audio/wav' }),
        language,
        hints: deps.hints(),
        signal: AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutMs)]),
      });
      countRecognition(deps, userId, remainingSeconds);
      if (words) heard.set(id, heardIn(segment, words));
      return said;
    },
    write: ({ id, language, pauseMs }, words) =>
      new Promise((onWritten) => {
        const phrase = { key: Symbol('phrase'), words, language, pauseMs, heard: heard.get(id) };
        heard.delete(id);
        deps.onPhrase({ ...phrase, segment: id, onWritten });
      }),
    onChange(view) {
      unsaved = view.unsaved;
      const waits = view.phrases > 0 || view.waitingSeconds > 0;
      if (waits) localStore.write('speechWaiting', 'true');
      else void forgetWhenEmpty();
      // The page may belong to another user by now.
      if (!disposed) deps.onChange(view);
    },
  });

  async function forgetWhenEmpty() {
    if ((await store.all()).length === 0) localStore.remove('speechWaiting');
  }

  /** The kernel doesn't always know who records. */
  const isMine = (segment: StoredSegment) =>
    segment.userId === userId || (segment.uncut && segment.userId === '');

  /** Speech recorded by a page that is still open belongs to that page. */
  async function offerEarlier() {
    const earlier: StoredSegment[] = [];
    for (const segment of await store.all()) {
      if (!isMine(segment) || (await locks.isHeld(pageLockName(segment.pageId)))) continue;
      if (text.isWritten(segment.id)) await store.remove(segment.id);
      else earlier.push(segment);
    }
    queue.offer(await cutEarlySound(store, earlier, userId));
  }

  const recognition = createServerRecognition({
    openCapture: (listener) => openChosenCapture(settings.get().microphone, listener),
    language: deps.language,
    onSegment({ id, language, pauseMs, samples, soundMs, startMs, endMs, recording }) {
      text.keepPlace(id, { from: startMs, to: endMs, recording });
      // Two segments that end at the same time keep their order.
      lastSpokenAt = Math.max(Date.now(), lastSpokenAt + 1);
      const [seconds, wav] = [secondsOf(samples), toWav(samples)];
      storing += 1;
      const spoken = { spokenAt: lastSpokenAt, language, pauseMs, leadMs: startMs - soundMs };
      void queue.add({ id, userId, pageId, ...spoken, seconds, wav }).finally(() => {
        storing -= 1;
      });
    },
    settled: queue.settled,
    onCapture: (opened) => deps.onCapture?.(opened),
    onNotice: deps.onNotice,
    onLevel: deps.onLevel,
    watchChoice(onChange) {
      let chosen = settings.get().microphone?.id;
      return settings.subscribe(() => {
        const now = settings.get().microphone?.id;
        if (now === chosen) return;
        chosen = now;
        onChange();
      });
    },
    onSpeaking: (now) => {
      speaking = now;
    },
  });

  const stop = combineStops(
    listenTo(window, 'online', () => queue.resumeOnline()),
    listenTo(window, 'beforeunload', (event) => {
      if (unsaved || speaking || storing > 0) event.preventDefault();
    }),
    queue.dispose,
    locks.hold(pageLockName(pageId)),
  );
  void offerEarlier();

  return {
    takenOver: page().engines.includes('recognition')
      ? { ...takenOverStrings, description: onServerStrings.recognition }
      : takenOverStrings,
    recognition,
    resume: queue.resume,
    resumeFull: queue.resumeFull,
    download: () => new Blob([joinWavs(queue.waiting().map(({ wav }) => wav))], { type: 'audio/wav' }),
    discard: () => void queue.discard(),
    dispose() {
      disposed = true;
      stop();
    },
  };
}
