import type { LanguageCode } from '../../shared/languages.ts';
import { spaceBetween } from '../../shared/writing-system.ts';
import type { EarlyWords } from '../features/recorder/early-recording.ts';
import type { Phrase } from '../platform/recognition/recognition.ts';

/** Collects the words for this page's own display, and for the next visit in case the app never arrives. */
export function createEarlyWords(
  language: () => LanguageCode,
  onChange: (kept: EarlyWords, shown: string) => void,
) {
  const phrases = new Map<symbol, EarlyWords['phrases'][number]>();
  let pending = '';
  let sentSeconds = 0;

  function changed() {
    const kept = [...phrases.values()];
    const all = [...kept.map(({ words }) => words), pending];
    const shown = all.reduce((text, words) => text + (words && spaceBetween(text, words)) + words, '');
    onChange({ phrases: kept, pending, language: language(), sentSeconds }, shown);
  }

  return {
    pending: () => pending,
    phrase({ key, revises: _, ...phrase }: Phrase) {
      // A revised phrase keeps its place and its time.
      phrases.set(key, { ...phrases.get(key), ...phrase });
      pending = '';
      changed();
    },
    interim(words: string) {
      if (words === pending) return;
      pending = words;
      changed();
    },
    sent(seconds: number) {
      sentSeconds += seconds;
      changed();
    },
  };
}
