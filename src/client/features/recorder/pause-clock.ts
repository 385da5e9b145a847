/** Measures the silence between phrases: from the last new word of one to the first word of the next. */
export interface PauseClock {
  /** A new recording: the time since the last one was no pause in speaking. */
  reset(): void;
  /** Words were heard; `phrase` is all that is known of the running phrase. */
  heard(phrase: string, at: number): void;
  /** The running phrase is settled: how long the silence before it was, if there was a phrase before. */
  settle(phrase: string, at: number): number | undefined;
  /** The same for a phrase whose times the engine knows. */
  settleTimed(startAt: number, endAt: number): number | undefined;
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
  function settleTimed(startAt: number, endAt: number): number | undefined {
    const pause = lastWordAt === undefined ? undefined : Math.max(0, startAt - lastWordAt);
    lastWordAt = endAt;
    firstWordAt = undefined;
    shown = '';
    return pause;
  }
  return {
    reset() {
      lastWordAt = undefined;
      firstWordAt = undefined;
      shown = '';
    },
    heard,
    settle(phrase, at) {
      heard(phrase, at);
      return settleTimed(firstWordAt ?? at, newestWordAt);
    },
    settleTimed,
  };
}

const sameWords = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
