import type { PhraseSink } from './dictated-phrase.ts';

/** On a slow network, words on the screen are worth more than commands. */
const patienceMs = 2_000;

/** Keeps what is heard in order until the real sink is loaded. If that takes long, `meanwhile` gets everything. */
export function createLateSink(load: () => Promise<PhraseSink>, meanwhile: PhraseSink): PhraseSink {
  let sink: PhraseSink | undefined;
  const waiting: ((to: PhraseSink) => void)[] = [];
  const use = (to: PhraseSink) => {
    sink = to;
    for (const event of waiting.splice(0)) event(to);
  };
  const pass = (event: (to: PhraseSink) => void) => {
    if (sink) event(sink);
    else if (waiting.push(event) === 1) {
      const timer = setTimeout(use, patienceMs, meanwhile);
      void load()
        .then(use, () => use(meanwhile))
        .finally(() => clearTimeout(timer));
    }
  };
  return {
    phrase: (phrase) => pass((to) => to.phrase(phrase)),
    interim: (words, language) => pass((to) => to.interim(words, language)),
  };
}
