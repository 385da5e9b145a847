/** Measures the silence between phrases: from the last new word of one to the first word of the next. */
export interface PauseClock {
  /** A new recording: the time since the last one was no pause in speaking. */
  reset(): void;
  /** Words were heard; `phrase` is all that is known of the running phrase. */
  heard(phrase: string, at: number): void;
  /** The running phrase is settled: how long the silence before it was, if there was a phrase before. */
  settle(phrase: string, at: number): number | undefined;
}

export function createPauseClock(): PauseClock {
  let lastWordAt: number | undefined;
  let firstWordAt: number | undefined;
  let newestWordAt = 0;
  let shown = '';
  const heard = (phrase: string, at: number) => {
    if (phrase === '') return;
    firstWordAt ??= at;
    // Engines repeat a phrase unchanged when they settle it, long after it was spoken.
    if (sameWords(phrase, shown)) return;
    shown = phrase;
    newestWordAt = at;
  };
  return {
    reset() {
      lastWordAt = undefined;
      firstWordAt = undefined;
      shown = '';
    },
    heard,
    settle(phrase, at) {
      heard(phrase, at);
      const pause =
        lastWordAt === undefined || firstWordAt === undefined
          ? undefined
          : Math.max(0, firstWordAt - lastWordAt);
      lastWordAt = newestWordAt;
      firstWordAt = undefined;
      shown = '';
      return pause;
    },
  };
}

const sameWords = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
