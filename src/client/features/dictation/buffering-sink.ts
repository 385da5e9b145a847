import { spaceBetween } from '../../../shared/writing-system.ts';
import type { Phrase, PhraseSink } from '../../platform/recognition/recognition.ts';

/** On a slow network, it is better to write commands as words than to show nothing for longer than this. */
const loadTimeoutMs = 2_000;

/**
 * Buffers phrases until the real sink is loaded. Meanwhile `fallback` shows them as interim words, which are kept with the
 * draft. If loading takes too long, they go to `fallback`.
 */
export function createBufferingSink(load: () => Promise<PhraseSink>, fallback: PhraseSink): PhraseSink {
  let sink: PhraseSink | undefined;
  const waiting: ((to: PhraseSink) => void)[] = [];
  const phrases = new Map<symbol, string>();
  let pending = '';
  const use = (to: PhraseSink) => {
    if (phrases.size > 0) fallback.interim('', 'en-US');
    phrases.clear();
    sink = to;
    for (const event of waiting.splice(0)) event(to);
  };
  const show = (language: Phrase['language']) =>
    fallback.interim(
      [...phrases.values(), pending].reduce(
        (all, words) => all + (words && spaceBetween(all, words)) + words,
        '',
      ),
      language,
    );
  const pass = (event: (to: PhraseSink) => void) => {
    if (sink) event(sink);
    else if (waiting.push(event) === 1) {
      const timer = setTimeout(use, loadTimeoutMs, fallback);
      void load()
        .then(use, () => use(fallback))
        .finally(() => clearTimeout(timer));
    }
  };
  return {
    phrase(phrase) {
      pass((to) => to.phrase(phrase));
      if (sink) return;
      phrases.set(phrase.key, phrase.words);
      pending = '';
      show(phrase.language);
    },
    interim(words, language) {
      pass((to) => to.interim(words, language));
      if (sink) return;
      pending = words;
      show(language);
    },
    async flush() {
      if (sink) return sink.flush();
      if (waiting.length === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      pass((to) => resolve(to.flush()));
      return promise;
    },
  };
}
