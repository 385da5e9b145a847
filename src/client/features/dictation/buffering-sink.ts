import type { PhraseSink } from '../../platform/recognition/recognition.ts';

/** On a slow network, it is better to write commands as words than to show nothing for longer than this. */
const loadTimeoutMs = 2_000;

/** Buffers phrases until the real sink is loaded. If that takes too long, they go to `fallback`. */
export function createBufferingSink(load: () => Promise<PhraseSink>, fallback: PhraseSink): PhraseSink {
  let sink: PhraseSink | undefined;
  const waiting: ((to: PhraseSink) => void)[] = [];
  const use = (to: PhraseSink) => {
    sink = to;
    for (const event of waiting.splice(0)) event(to);
  };
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
    phrase: (phrase) => pass((to) => to.phrase(phrase)),
    interim: (words, language) => pass((to) => to.interim(words, language)),
  };
}
