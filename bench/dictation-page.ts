/** These functions run in the page. Playwright serialises them, so they can't use anything else from here. */

interface Result {
  words: string;
  isFinal: boolean;
}

/** The part of the fake engine that dictation needs. */
interface DictationEngine {
  emit(results: readonly Result[]): void;
}

/** An engine without timers: the benchmark decides when each result arrives. */
export function installDictationEngine(): void {
  interface Engine {
    onstart: (() => void) | null;
    onend: (() => void) | null;
    onresult: ((event: unknown) => void) | null;
  }
  let current: Engine | null = null;
  class BenchEngine implements Engine {
    lang = '';
    continuous = false;
    interimResults = false;
    maxAlternatives = 1;
    onstart: (() => void) | null = null;
    onend: (() => void) | null = null;
    onresult: ((event: unknown) => void) | null = null;
    onerror = null;
    onspeechstart = null;
    start() {
      current = this;
      setTimeout(() => this.onstart?.(), 0);
    }
    stop() {
      setTimeout(() => this.onend?.(), 0);
    }
    abort() {
      this.stop();
    }
  }
  const bench: DictationEngine = {
    emit(results) {
      current?.onresult?.({
        resultIndex: results.length - 1,
        results: results.map(({ words, isFinal }) =>
          Object.assign([{ transcript: words, confidence: 0.9 }], { isFinal }),
        ),
      });
    },
  };
  Object.assign(globalThis, { SpeechRecognition: BenchEngine, bench });
}

export interface DictationMeasure {
  /** Results whose words were not visible in the next frame. */
  late: number;
  results: number;
}

/** Dictates phrases of nine interim results and a final one, with one result per frame. */
export async function dictate(phrases: number): Promise<DictationMeasure> {
  const { bench } = globalThis as unknown as { bench: DictationEngine };
  const field = document.querySelector('textarea');
  if (!field) throw new Error('There is no transcript.');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before: Result[] = [];
  let late = 0;
  let results = 0;
  for (let phrase = 0; phrase < phrases; phrase += 1) {
    const words = ` lamps ${phrase}`;
    for (let step = 1; step <= 10; step += 1) {
      const isFinal = step === 10;
      const said = isFinal ? words : words.slice(0, Math.ceil((words.length * step) / 10));
      bench.emit([...before, { words: said, isFinal }]);
      results += 1;
      await frame();
      const shown = isFinal
        ? field.value.toLowerCase().endsWith(words.trim())
        : document.querySelector('[data-testid="interim"]')?.textContent === said.trim();
      if (!shown && said.trim() !== '') late += 1;
      if (isFinal) before.push({ words, isFinal });
    }
    // Real engines start a new session, with a new list, every minute or two.
    if (before.length === 30) before.splice(0, 29);
  }
  await frame();
  return { late, results };
}
