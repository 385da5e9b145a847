import type { FinalEvent } from '../../platform/recognition.ts';
import { isRevision } from '../../platform/recognition-revision.ts';

/** A phrase to write into the transcript. */
export interface HeardWords {
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
  /** The engine has withdrawn the shown words without a final result. */
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
