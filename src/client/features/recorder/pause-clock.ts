/** Measures the silence between phrases: from the last new word of one to the first word of the next. */
export interface PauseClock {
  /** Starts a new recording. The time since the last one isn't a pause. */
  reset(): void;
  /** Called with all the words heard so far in the current phrase. */
  heard(phrase: string, at: number): void;
  /** Ends the current phrase. */
  settle(phrase: string, at: number): SettledPhrase;
  /** The same, for engines that report the times of a phrase. */
  settleTimed(startAt: number, endAt: number): SettledPhrase;
}

interface SettledPhrase {
  /** The silence before it; undefined for the first phrase. */
  pauseMs: number | undefined;
  startAt: number;
  endAt: number;
}

export function createPauseClock(): PauseClock {
  let previousPhraseEndAt: number | undefined;
  let firstWordAt: number | undefined;
  let lastWordAt = 0;
  let shown = '';
  const heard = (phrase: string, at: number) => {
    if (phrase === '') return;
    firstWordAt ??= at;
    // Engines repeat a phrase unchanged when it becomes final, long after it was spoken.
    if (sameWords(phrase, shown)) return;
    shown = phrase;
    lastWordAt = at;
  };
  function settleTimed(startAt: number, endAt: number): SettledPhrase {
    const pauseMs =
      previousPhraseEndAt === undefined ? undefined : Math.max(0, startAt - previousPhraseEndAt);
    previousPhraseEndAt = endAt;
    firstWordAt = undefined;
    shown = '';
    return { pauseMs, startAt, endAt };
  }
  return {
    reset() {
      previousPhraseEndAt = undefined;
      firstWordAt = undefined;
      shown = '';
    },
    heard,
    settle(phrase, at) {
      heard(phrase, at);
      return settleTimed(firstWordAt ?? at, lastWordAt);
    },
    settleTimed,
  };
}

const sameWords = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
