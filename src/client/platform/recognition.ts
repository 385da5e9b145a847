import { createSessionText, type EngineResult } from './recognition-results.ts';

/** The part of the Web Speech API that is used; TypeScript's DOM types do not describe the constructor. */
interface SpeechRecognitionLike {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onstart: (() => void) | null;
  onspeechstart: (() => void) | null;
  onresult: ((event: RecognitionResultEvent) => void) | null;
  onerror: ((event: { error: string; message?: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface RecognitionResultEvent {
  results: ArrayLike<ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean }>;
}

export type RecognitionConstructor = new () => SpeechRecognitionLike;

/** What an engine tells about one session. */
interface SessionListener {
  onStart(): void;
  /** Sound that may become words: drives the pulse where no level can be measured. */
  onSpeech(): void;
  onPhrases(finals: string[], interim: string): void;
  onError(code: string): void;
  onEnd(): void;
}

export interface RecognitionSession {
  /** Ends the session; words that are under way still come. */
  stop(): void;
  /** Ends the session at once; nothing comes any more but its end. */
  abort(): void;
}

export interface Recognition {
  /** Throws what the engine throws. */
  open(locale: string, listener: SessionListener): RecognitionSession;
}

interface RecognitionScope {
  SpeechRecognition?: RecognitionConstructor;
  webkitSpeechRecognition?: RecognitionConstructor;
}

/** Chrome and Safari know only the prefixed name. */
export function findRecognition(scope: object): RecognitionConstructor | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as RecognitionScope;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** A new engine object for every session, so that no event of an old one can be taken for the new one's. */
export function createRecognition(Engine: RecognitionConstructor, android: boolean): Recognition {
  return {
    open(locale, listener) {
      const engine = new Engine();
      const text = createSessionText(android);
      let over = false;
      let started = false;
      const begin = () => {
        if (started || over) return;
        started = true;
        listener.onStart();
      };
      engine.lang = locale;
      // Android ignores `continuous` and repeats itself when it is set.
      engine.continuous = !android;
      engine.interimResults = true;
      engine.maxAlternatives = 1;
      engine.onstart = begin;
      engine.onspeechstart = () => {
        if (!over) listener.onSpeech();
      };
      engine.onresult = (event) => {
        if (over) return;
        begin();
        const { finals, interim } = text.update(readResults(event));
        listener.onPhrases(finals, interim);
      };
      engine.onerror = (event) => {
        if (!over) listener.onError(event.error);
      };
      engine.onend = () => {
        if (over) return;
        const rest = text.end();
        if (rest !== '') listener.onPhrases([rest], '');
        over = true;
        listener.onEnd();
      };
      engine.start();
      return {
        stop: () => engine.stop(),
        abort: () => {
          text.end();
          engine.onresult = null;
          engine.abort();
        },
      };
    },
  };
}

function readResults(event: RecognitionResultEvent): EngineResult[] {
  return Array.from(event.results, (result) => ({
    transcript: result[0]?.transcript ?? '',
    confidence: result[0]?.confidence ?? 0,
    isFinal: result.isFinal,
  }));
}
