import type { LanguageCode } from '../../../shared/languages.ts';
import type { TranslatedSentence } from './sentence-pairs.ts';
import type { TranslationRequest, TranslationResult } from './translation-request.ts';

export interface KnownSentences {
  find(request: TranslationRequest): TranslatedSentence | undefined;
  add(request: TranslationRequest, translation: TranslatedSentence): void;
  /** Adds the sentences of an earlier result. */
  addResult(result: TranslationResult): void;
}

const capacity = 1_000;

/** Sentences that were translated on this page, so that nothing is requested or paid for twice. */
export function createKnownSentences(): KnownSentences {
  const known = new Map<string, TranslatedSentence>();
  const keyOf = (source: LanguageCode, target: LanguageCode, text: string) => `${source} ${target} ${text}`;

  function add({ source, target, text }: TranslationRequest, translation: TranslatedSentence): void {
    known.set(keyOf(source, target, text), translation);
    if (known.size <= capacity) return;
    for (const oldest of known.keys()) {
      known.delete(oldest);
      return;
    }
  }

  return {
    find: ({ source, target, text }) => known.get(keyOf(source, target, text)),
    add,
    addResult({ request, pairs = [], onDevice }) {
      for (const { source: text, target, speakable } of pairs) {
        add({ ...request, text }, { text: target, speakableText: speakable, onDevice });
      }
    },
  };
}
