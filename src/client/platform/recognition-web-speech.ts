import { logSent } from './log-sent.ts';
import type { Recognition } from './recognition.ts';
import { createResultReader, type EngineResult } from './recognition-results.ts';

/** The part of the Web Speech API that is used; TypeScript's DOM types do not describe the constructor. */
interface SpeechRecognitionLike {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onresult: ((event: ResultEvent) => void) | null;
  onerror: ((event: { error: string; message?: string }) => void) | null;
  onend: (() => void) | null;
  start(track?: MediaStreamTrack): void;
  stop(): void;
  abort(): void;
}

interface ResultEvent {
  results: ArrayLike<ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean }>;
}

export type SpeechRecognitionConstructor = new () => SpeechRecognitionLike;

interface SpeechRecognitionScope {
  SpeechRecognition?: SpeechRecognitionConstructor;
  webkitSpeechRecognition?: SpeechRecognitionConstructor;
}

/** Chrome and Safari know only the prefixed name. */
export function findSpeechRecognition(scope: object): SpeechRecognitionConstructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as SpeechRecognitionScope;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Whether the engine can listen to a chosen microphone: it can in every Chrome that can also install languages. */
export const takesTrack = (Engine: SpeechRecognitionConstructor): boolean => 'install' in Engine;

/** Creates a new engine for each session, so that late events can't be mistaken for the new session's. */
export function createWebSpeechRecognition(
  Engine: SpeechRecognitionConstructor,
  android: boolean,
  /** Opens the microphone that was chosen, if one was. */
  openTrack: () => Promise<MediaStreamTrack | undefined> | undefined = () => undefined,
): Recognition {
  return {
    open(locale, listen) {
      const engine = new Engine();
      const read = createResultReader(android);
      let startedAt = 0;
      let over = false;
      let track: MediaStreamTrack | undefined;
      const begin = () => {
        if (startedAt) return;
        startedAt = Date.now();
        logSent('browserSpeech', 0);
        listen({ type: 'started' });
      };
      engine.lang = locale;
      // Android ignores `continuous` and repeats itself when it is set.
      engine.continuous = !android;
      engine.interimResults = true;
      engine.maxAlternatives = 1;
      engine.onstart = begin;
      engine.onspeechstart = () => listen({ type: 'speech' });
      engine.onresult = (event) => {
        begin();
        for (const heard of read(resultsOf(event))) listen(heard);
      };
      engine.onerror = ({ error }) => listen({ type: 'error', code: error });
      engine.onend = () => {
        ignoreWords();
        engine.onerror = null;
        engine.onend = null;
        track?.stop();
        if (startedAt) logSent('browserSpeech', (Date.now() - startedAt) / 1_000);
        listen({ type: 'ended' });
      };
      function ignoreWords() {
        engine.onstart = null;
        engine.onspeechstart = null;
        engine.onresult = null;
      }
      const opening = openTrack();
      if (!opening) engine.start();
      else
        void opening
          .catch(() => undefined)
          .then((opened) => {
            track = opened;
            if (over) engine.onend?.();
            else engine.start(track);
          })
          .catch(() => {
            listen({ type: 'error', code: 'audio-capture' });
            engine.onend?.();
          });
      return {
        stop: () => {
          over = true;
          engine.stop();
        },
        abort: () => {
          over = true;
          ignoreWords();
          engine.abort();
        },
      };
    },
  };
}

function resultsOf(event: ResultEvent): EngineResult[] {
  return Array.from(event.results, (result) => ({
    transcript: result[0]?.transcript ?? '',
    confidence: result[0]?.confidence ?? 0,
    isFinal: result.isFinal,
  }));
}
