/** The real engines to imitate, each with its own quirks. */
export type RecognitionProfile =
  | 'chrome'
  | 'edge-without-service'
  | 'android-confidence'
  | 'android-index'
  | 'android-cumulative'
  | 'safari'
  | 'ios';

interface FakeResult {
  words: string;
  isFinal: boolean;
  confidence?: number;
}

/** Lets a test control the page's engine, as `window.fakeRecognition`. */
export interface RecognitionControl {
  /** Says a phrase word by word, as this engine would report it. Resolves after the last event. */
  say(words: string): Promise<void>;
  interim(words: string): Promise<void>;
  final(words: string): Promise<void>;
  error(code: string): Promise<void>;
  /** Makes the engine end by itself. */
  end(): Promise<void>;
  /** Makes the next start() throw. */
  failNextStart(message: string): void;
  /** Holds back start events until called again with false. */
  holdStart(held: boolean): void;
  /** Makes the engine hang: stop() and abort() cause no result or end event until called again with false. */
  holdEnd(held: boolean): void;
  readonly running: boolean;
  readonly starts: number;
  readonly stops: number;
  readonly lang: string;
  readonly continuous: boolean;
}

export const androidAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

/**
 * Replaces a page's Web Speech API. It is serialised by `addInitScript`, so it must be self-contained. As in
 * a browser, all events are asynchronous, and a second start() before the end throws.
 */
export function installRecognition(profile: RecognitionProfile): void {
  type Handler = ((event: unknown) => void) | null;
  const later = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  const android = profile.startsWith('android');
  const state = { starts: 0, stops: 0, failure: '', held: false, endHeld: false };
  let current: FakeEngine | null = null;
  const hanging = new Set<FakeEngine>();

  class FakeEngine {
    lang = '';
    continuous = false;
    interimResults = false;
    maxAlternatives = 1;
    onstart: Handler = null;
    onspeechstart: Handler = null;
    onresult: Handler = null;
    onerror: Handler = null;
    onend: Handler = null;
    results: FakeResult[] = [];
    active = false;
    announced = false;
    aborted = false;

    start() {
      if (state.failure !== '') {
        const message = state.failure;
        state.failure = '';
        throw new Error(message);
      }
      if (current?.active && !current.aborted)
        throw new DOMException('recognition has already started.', 'InvalidStateError');
      state.starts += 1;
      this.active = true;
      this.results = [];
      current = this;
      void this.begin();
    }

    async begin() {
      await later();
      if (!this.active || state.held || this.announced) return;
      this.announced = true;
      this.onstart?.({});
      if (profile !== 'edge-without-service') return;
      await later();
      this.onerror?.({ error: 'network' });
      await this.finish();
    }

    stop() {
      state.stops += 1;
      this.close();
    }

    abort() {
      state.stops += 1;
      this.aborted = true;
      this.close();
    }

    close() {
      if (state.endHeld) hanging.add(this);
      else void (this.aborted ? this.abortAndFinish() : this.settleAndFinish());
    }

    async abortAndFinish() {
      await later();
      if (!this.active) return;
      this.onerror?.({ error: 'aborted' });
      await this.finish();
    }

    /** Chrome and Safari turn interim words into a final result; iOS ends without one. */
    async settleAndFinish() {
      await later();
      const open = this.results.filter((result) => !result.isFinal);
      if (this.active && open.length > 0 && (profile === 'chrome' || profile === 'safari')) {
        for (const result of open) result.isFinal = true;
        this.emit();
        await later();
      }
      await this.finish();
    }

    async finish() {
      await later();
      if (!this.active) return;
      this.active = false;
      this.onend?.({});
    }

    emit() {
      const results = this.results.map(({ words, isFinal, confidence = isFinal ? 0.9 : 0.4 }) =>
        Object.assign([{ transcript: words, confidence }], { isFinal }),
      );
      this.onresult?.({ resultIndex: profile === 'android-index' ? 0 : results.length - 1, results });
    }

    /** Replaces the open result or adds one. Later phrases in a session start with a space, as in Chrome. */
    put(words: string, isFinal: boolean, confidence?: number) {
      const last = this.results.at(-1);
      const open = last !== undefined && !last.isFinal;
      const index = open ? this.results.length - 1 : this.results.length;
      const spaced = index > 0 && !android ? ` ${words}` : words;
      this.results[index] = { words: spaced, isFinal, ...(confidence === undefined ? {} : { confidence }) };
      this.emit();
    }
  }

  const engine = (): FakeEngine => {
    if (!current?.active) throw new Error('Nobody is recording.');
    return current;
  };

  async function sayOnAndroid(words: string) {
    const target = engine();
    const parts = words.split(' ');
    for (let count = 1; count <= parts.length; count += 1) {
      await later();
      const partial = parts.slice(0, count).join(' ');
      const done = count === parts.length;
      if (profile === 'android-confidence') {
        target.results.push({ words: partial, isFinal: true, confidence: 0 });
        if (done) target.results.push({ words: partial, isFinal: true, confidence: 0.9 });
      } else if (profile === 'android-cumulative') {
        target.results.push({ words: partial, isFinal: true, confidence: 0.9 });
      } else {
        target.results = [{ words: partial, isFinal: true, confidence: 0.9 }];
      }
      target.emit();
    }
    await later();
    await target.finish();
  }

  const control: RecognitionControl = {
    async say(words) {
      if (android) return sayOnAndroid(words);
      const target = engine();
      target.onspeechstart?.({});
      const parts = words.split(' ');
      // Safari and iOS keep one growing result that repeats everything said before.
      const before = profile === 'chrome' ? '' : (target.results.at(-1)?.words ?? '');
      for (let count = 1; count <= parts.length; count += 1) {
        await later();
        target.put(`${before} ${parts.slice(0, count).join(' ')}`.trim(), false);
      }
      await later();
      if (profile === 'chrome') target.put(words, true);
    },
    async interim(words) {
      await later();
      engine().put(words, false);
    },
    async final(words) {
      await later();
      engine().put(words, true);
    },
    async error(code) {
      await later();
      engine().onerror?.({ error: code });
    },
    async end() {
      await engine().finish();
    },
    failNextStart(message) {
      state.failure = message;
    },
    holdStart(held) {
      state.held = held;
      if (!held) void current?.begin();
    },
    holdEnd(held) {
      state.endHeld = held;
      if (held) return;
      for (const engine of hanging) engine.close();
      hanging.clear();
    },
    get running() {
      return current?.active ?? false;
    },
    get starts() {
      return state.starts;
    },
    get stops() {
      return state.stops;
    },
    get lang() {
      return current?.lang ?? '';
    },
    get continuous() {
      return current?.continuous ?? false;
    },
  };

  // Chrome and Safari have only the prefixed name, so the unprefixed one must be undefined.
  Object.assign(globalThis, {
    SpeechRecognition: undefined,
    webkitSpeechRecognition: FakeEngine,
    fakeRecognition: control,
  });
}

/** Lets the engine work without a service, as Chrome's can. Runs after `installRecognition`. */
export function keepSpeechLocal(): void {
  const { webkitSpeechRecognition: engine } = window as unknown as { webkitSpeechRecognition: object };
  Object.assign(engine, { available: async () => 'available', install: async () => true });
  // The brands would show that this is plain Chromium, which has no engine.
  Object.defineProperty(navigator, 'userAgentData', { value: undefined });
}
