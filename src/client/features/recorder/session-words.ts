import type { FinalEvent } from '../../platform/recognition.ts';
import { isRevision } from '../../platform/recognition-revision.ts';

/** A phrase as it is to be written down. */
export interface HeardWords {
  /** The same key again: the phrase has been revised. */
  key: symbol;
  words: string;
  /** Its earlier words, if they have already been written down. */
  before?: string;
  time?: FinalEvent['time'];
}

/** The words of one session. Whatever was on screen gets written down, whatever the engine does. */
export interface SessionWords {
  /** Takes the engine's interim words and returns those to show. */
  interim(words: string): string;
  final(phrase: Omit<FinalEvent, 'type'>): void;
  /** The session is over, or nobody waits for its end any longer. A final result that still comes replaces what was shown. */
  close(): void;
}

export function createSessionWords(write: (heard: HeardWords) => void): SessionWords {
  const written = new Map<number, HeardWords>();
  let shown = '';
  /** The engine has taken the shown words back without settling them. */
  let takenBack = false;
  /** Interim words that were written down because the engine settled nothing. */
  let standIn: HeardWords | null = null;
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
    if (shown !== '') standIn = writeNew(shown);
    shown = '';
    takenBack = false;
  }

  return {
    interim(words) {
      if (words === '') {
        takenBack = true;
        return shown;
      }
      if (closed) {
        standIn = standIn ? revise(standIn, words) : writeNew(words);
        return '';
      }
      if (takenBack && !isRevision(shown, words)) writeShown();
      takenBack = false;
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
      if (takenBack && !isRevision(shown, words)) writeShown();
      const replaced = standIn && (closed || isRevision(standIn.words, words)) ? standIn : null;
      written.set(id, replaced ? revise(replaced, words) : writeNew(words, time));
      standIn = null;
      shown = '';
      takenBack = false;
    },
    close() {
      writeShown();
      closed = true;
    },
  };
}
