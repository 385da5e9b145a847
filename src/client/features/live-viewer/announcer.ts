import type { LiveLineEvent } from '../../../shared/calls/live-calls.ts';
import { htmlLang } from '../../../shared/languages.ts';
import { element } from './element.ts';

/** Sentences that arrive within this time belong together. */
const togetherMs = 250;
/** Screen readers have taken a sentence by then. Older ones would only be in the way of people who explore the page. */
const keptMs = 10_000;

/** Reads whole sentences to people with a screen reader, once: neither interim words nor corrections. */
export function createAnnouncer() {
  const view = element('div', {
    class: 'announcer',
    role: 'log',
    'aria-live': 'polite',
    'aria-relevant': 'additions',
  });
  let waiting: LiveLineEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;

  function flush(): void {
    timer = undefined;
    // Somebody who has just come gets what was said before, and would hear nothing new for minutes.
    const spoken = waiting.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
    const lines = isFirst ? spoken.slice(-1) : spoken;
    isFirst = false;
    waiting = [];
    const added = lines.map(({ text, language }) => element('p', { lang: htmlLang(language) }, text));
    view.append(...added);
    setTimeout(() => {
      for (const paragraph of added) paragraph.remove();
    }, keptMs);
  }

  return {
    view,
    announce(line: LiveLineEvent): void {
      waiting.push(line);
      timer ??= setTimeout(flush, togetherMs);
    },
    /** Everything comes again in another language. */
    startAgain(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
      isFirst = true;
    },
  };
}
