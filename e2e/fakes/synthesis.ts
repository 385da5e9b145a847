interface SpokenUtterance {
  text: string;
  lang: string;
  rate: number;
  voice: string | null;
}

/** Lets a test control the page's voice, as `window.fakeSynthesis`. */
interface SynthesisControl {
  /** Everything that was spoken, in order. */
  readonly spoken: SpokenUtterance[];
  readonly cancels: number;
  readonly speaking: boolean;
  /** Makes utterances end only on `end()`; otherwise each ends by itself after a moment. */
  hold(held: boolean): void;
  /** Ends the current utterance. */
  end(): void;
  /** Fails the current utterance, as the engine would report it. */
  fail(error: string): void;
  /** Makes speak() throw from now on. */
  breakDown(): void;
}

export interface SynthesisOptions {
  languages?: string[];
  /** How long after the page the voices are loaded. */
  voicesAfterMs?: number;
  /** Whether word boundaries are reported, as by local voices but not by Google's. */
  boundaries?: boolean;
}

/**
 * Replaces a page's speech synthesis, because headless browsers have no voices. It is serialised by
 * `addInitScript`, so it must be self-contained. As in a browser, all events are asynchronous, and cancel()
 * causes an error event. Each cancel() is also counted in session storage, because tests can't query a page
 * after leaving it.
 */
export function installSynthesis({
  languages = ['en-US', 'en-GB', 'es-ES', 'fr-FR', 'zh-CN', 'fil-PH'],
  voicesAfterMs = 0,
  boundaries = true,
}: SynthesisOptions = {}): void {
  type Handler = ((event: unknown) => void) | null;
  class FakeUtterance {
    text: string;
    lang = '';
    rate = 1;
    voice: { name: string } | null = null;
    onstart: Handler = null;
    onend: Handler = null;
    onerror: Handler = null;
    onboundary: Handler = null;
    constructor(text: string) {
      this.text = text;
    }
  }

  const spoken: SpokenUtterance[] = [];
  const state = { cancels: 0, held: false, broken: false };
  const voices = languages.map((lang, index) => ({
    name: `Voice ${lang}`,
    lang,
    localService: true,
    default: index === 0,
    voiceURI: lang,
  }));
  let loaded = voicesAfterMs === 0;
  let current: FakeUtterance | null = null;
  const queue: FakeUtterance[] = [];
  const events = new EventTarget();

  function next() {
    const utterance = queue.shift();
    if (!utterance || current) return;
    current = utterance;
    const { text, lang, rate, voice } = utterance;
    spoken.push({ text, lang, rate, voice: voice?.name ?? null });
    setTimeout(() => {
      if (current !== utterance) return;
      utterance.onstart?.({});
      if (boundaries) {
        for (const word of text.matchAll(/\S+/g))
          utterance.onboundary?.({ name: 'word', charIndex: word.index });
      }
      if (!state.held) setTimeout(() => finish(utterance), 60);
    }, 5);
  }
  function finish(utterance: FakeUtterance | null) {
    if (!utterance || current !== utterance) return;
    current = null;
    utterance.onend?.({});
    next();
  }
  function drop(error: string) {
    const dropped = current;
    current = null;
    queue.length = 0;
    if (dropped) setTimeout(() => dropped.onerror?.({ error }), 0);
  }

  const synthesis = Object.assign(events, {
    paused: false,
    getVoices: () => (loaded ? voices : []),
    speak(utterance: FakeUtterance) {
      if (state.broken) throw new Error('The engine is broken.');
      queue.push(utterance);
      next();
    },
    cancel() {
      state.cancels += 1;
      window.sessionStorage.setItem('test:cancels', String(state.cancels));
      drop('canceled');
    },
    pause: () => undefined,
    resume: () => undefined,
  });
  Object.defineProperty(synthesis, 'speaking', { get: () => current !== null });
  Object.defineProperty(synthesis, 'pending', { get: () => queue.length > 0 });
  if (!loaded) {
    setTimeout(() => {
      loaded = true;
      events.dispatchEvent(new Event('voiceschanged'));
    }, voicesAfterMs);
  }

  const control: SynthesisControl = {
    spoken,
    get cancels() {
      return state.cancels;
    },
    get speaking() {
      return current !== null;
    },
    hold(held) {
      state.held = held;
    },
    end: () => finish(current),
    fail: drop,
    breakDown() {
      state.broken = true;
    },
  };
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: FakeUtterance, configurable: true });
  Object.defineProperty(window, 'fakeSynthesis', { value: control });
}

declare global {
  interface Window {
    fakeSynthesis: SynthesisControl;
  }
}
