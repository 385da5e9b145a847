import { wordsMustStay } from '../device-mode.ts';
import { type ResultEvent, type SpeechRecognitionConstructor, worksLocally } from './browser-engine.ts';
import type { Recognition, RecognitionEvent, RecognitionSession } from './recognition.ts';
import { createResultReader, type EngineResult } from './results.ts';

/** From 0 to 10. If it is too high, the engine recognises words that nobody said. */
const hintBoost = 3;

interface PhraseScope {
  SpeechRecognitionPhrase?: new (phrase: string, boost: number) => object;
}

export interface WebSpeechOptions {
  /** Opens the chosen microphone, if there is one. */
  openTrack?: () => Promise<MediaStreamTrack | undefined> | undefined;
  /** Words the user is likely to say. */
  hints?: () => readonly string[];
  /** Called if a service hears what is said: when it starts to, with 0, and when it ends, with the seconds. */
  onSent?: (seconds: number) => void;
}

/** Creates a new engine for each session, so that late events can't be mistaken for the new session's. */
export function createWebSpeechRecognition(
  Engine: SpeechRecognitionConstructor,
  android: boolean,
  { openTrack, hints, onSent }: WebSpeechOptions = {},
): Recognition {
  const { SpeechRecognitionPhrase: Phrase } = globalThis as PhraseScope;
  let takesHints = true;

  function open(locale: string, listen: (event: RecognitionEvent) => void): RecognitionSession {
    const local = wordsMustStay();
    if (local && !worksLocally(Engine)) throw new Error('this browser sends speech to a service');
    const engine = new Engine();
    const read = createResultReader(android);
    let startedAt = 0;
    let ended = false;
    let track: MediaStreamTrack | undefined;
    /** Replaces this session if the engine refuses hints. */
    let plain: RecognitionSession | undefined;
    const begin = () => {
      if (startedAt) return;
      startedAt = Date.now();
      if (!local) onSent?.(0);
      listen({ type: 'started' });
    };
    engine.lang = locale;
    // Android ignores `continuous` and repeats itself when it is set.
    engine.continuous = !android;
    engine.interimResults = true;
    engine.maxAlternatives = 1;
    if (local) engine.processLocally = true;
    const words = takesHints && Phrase && engine.phrases && hints ? hints() : [];
    if (Phrase && words.length > 0) engine.phrases = words.map((word) => new Phrase(word, hintBoost));
    engine.onstart = begin;
    // Phones report any sound first, and what they take for speech later or not at all.
    const hear = () => listen({ type: 'speech' });
    engine.onsoundstart = hear;
    engine.onspeechstart = hear;
    engine.onresult = (event) => {
      begin();
      for (const heard of read(resultsOf(event))) listen(heard);
    };
    engine.onerror = ({ error }) => {
      if (error === 'phrases-not-supported') takesHints = false;
      else listen({ type: 'error', code: error });
    };
    engine.onend = () => {
      ignoreWords();
      engine.onerror = null;
      engine.onend = null;
      track?.stop();
      if (startedAt && !local) onSent?.((Date.now() - startedAt) / 1_000);
      if (words.length > 0 && !takesHints && !ended) plain = open(locale, listen);
      else listen({ type: 'ended' });
    };
    function ignoreWords() {
      engine.onstart = null;
      engine.onsoundstart = null;
      engine.onspeechstart = null;
      engine.onresult = null;
    }
    const opening = openTrack?.();
    if (!opening) engine.start();
    else
      void opening
        .catch(() => undefined)
        .then((opened) => {
          track = opened;
          if (ended) engine.onend?.();
          else engine.start(track);
        })
        .catch(() => {
          listen({ type: 'error', code: 'audio-capture' });
          engine.onend?.();
        });
    return {
      stop: () => {
        ended = true;
        (plain ?? engine).stop();
      },
      abort: () => {
        ended = true;
        ignoreWords();
        (plain ?? engine).abort();
      },
    };
  }

  return { open };
}

function resultsOf(event: ResultEvent): EngineResult[] {
  return Array.from(event.results, (result) => ({
    transcript: result[0]?.transcript ?? '',
    confidence: result[0]?.confidence ?? 0,
    isFinal: result.isFinal,
  }));
}
