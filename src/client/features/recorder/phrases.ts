import type { LanguageCode } from '../../../shared/languages.ts';
import type { FinalEvent, Phrase } from '../../platform/recognition/recognition.ts';
import { isRevision } from '../../platform/recognition/results.ts';

/** Turns the words that the engine reports into phrases with their times. */
export interface Phrases {
  /** Starts a new recording. The time since the last one isn't a pause. */
  start(): void;
  openSession(language: LanguageCode): SessionWords;
  /** Called with all the words heard so far in the current phrase. */
  heard(words: string): void;
}

export function createPhrases(now: () => number, onPhrase: (phrase: Phrase) => void): Phrases {
  let recordingStartedAt = 0;
  // The silence before a phrase lasts from the last new word of the previous phrase to its own first word.
  let previousPhraseEndAt: number | undefined;
  let firstWordAt: number | undefined;
  let lastWordAt = 0;
  let lastWords = '';

  function heard(words: string, at = now()) {
    if (words === '') return;
    firstWordAt ??= at;
    // Engines repeat a phrase unchanged when it becomes final, long after it was spoken.
    if (sameWords(words, lastWords)) return;
    lastWords = words;
    lastWordAt = at;
  }

  function write({ key, words, before, time }: HeardWords, language: LanguageCode, openedAt: number) {
    if (before !== undefined) {
      onPhrase({ key, words, revises: before, language });
      return;
    }
    const at = now();
    if (!time) heard(words, at);
    const startAt = time ? openedAt + time.startMs : (firstWordAt ?? at);
    const endAt = time ? openedAt + time.endMs : lastWordAt;
    const pauseMs =
      previousPhraseEndAt === undefined ? undefined : Math.max(0, startAt - previousPhraseEndAt);
    previousPhraseEndAt = endAt;
    firstWordAt = undefined;
    lastWords = '';
    onPhrase({
      key,
      words,
      pauseMs,
      language,
      time: {
        from: startAt - recordingStartedAt,
        to: endAt - recordingStartedAt,
        recording: String(recordingStartedAt),
      },
    });
  }

  return {
    start() {
      previousPhraseEndAt = undefined;
      firstWordAt = undefined;
      lastWords = '';
      recordingStartedAt = now();
    },
    openSession(language) {
      const openedAt = now();
      return createSessionWords((words) => write(words, language, openedAt));
    },
    heard,
  };
}

/** Words to write, without their times. */
interface HeardWords {
  /** A repeated key means that the phrase was revised. */
  key: symbol;
  words: string;
  /** Its earlier words, if they have already been written. */
  before?: string;
  time?: FinalEvent['time'];
}

/** The words of one session. Words that were on screen are always kept, whatever the engine does. */
export interface SessionWords {
  /** Takes the engine's interim words and returns those to show. */
  interim(words: string): string;
  final(phrase: Omit<FinalEvent, 'type'>): void;
  /** Ends the session, or gives up waiting for its end. A late final result replaces the shown words. */
  close(): void;
}

export function createSessionWords(write: (heard: HeardWords) => void): SessionWords {
  const written = new Map<number, HeardWords>();
  let shown = '';
  /** Whether the engine has withdrawn the shown words without a final result. */
  let interimCleared = false;
  /** Interim words that were written because no final result arrived. */
  let provisional: HeardWords | null = null;
  let closed = false;

  function writeNew(words: string, time?: FinalEvent['time']): HeardWords {
    const heard: HeardWords = { key: Symbol('phrase'), words, ...(time ? { time } : {}) };
    write(heard);
    return heard;
  }

  function revise(heard: HeardWords, words: string): HeardWords {
    const revised = { key: heard.key, words, before: heard.words };
    if (words !== heard.words) write(revised);
    return revised;
  }

  function writeShown(): void {
    if (shown !== '') provisional = writeNew(shown);
    shown = '';
    interimCleared = false;
  }

  return {
    interim(words) {
      if (words === '') {
        interimCleared = true;
        return shown;
      }
      if (closed) {
        provisional = provisional ? revise(provisional, words) : writeNew(words);
        return '';
      }
      if (interimCleared && !isRevision(shown, words)) writeShown();
      interimCleared = false;
      shown = words;
      return shown;
    },
    final({ id, words, time }) {
      if (words === '') {
        writeShown();
        return;
      }
      const known = written.get(id);
      if (known) {
        written.set(id, revise(known, words));
        return;
      }
      if (interimCleared && !isRevision(shown, words)) writeShown();
      const replaced = provisional && (closed || isRevision(provisional.words, words)) ? provisional : null;
      written.set(id, replaced ? revise(replaced, words) : writeNew(words, time));
      provisional = null;
      shown = '';
      interimCleared = false;
    },
    close() {
      writeShown();
      closed = true;
    },
  };
}

const sameWords = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
