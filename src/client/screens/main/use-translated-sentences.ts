import { useMemo } from 'react';
import { knownPairs, sentencePairs } from '../../features/export/timed-pairs.ts';
import type { PlacedSentence } from '../../features/turns/turn-rows.ts';
import { difference } from '../../studio/edit.ts';
import type { TranslatedText } from './use-translated-text.ts';

type TextChange = ReturnType<typeof difference>;

/** The sentences of the last translation, each beside the words that it belongs to. Those that were edited are marked. */
export function useTranslatedSentences({
  translated,
  translation,
  exportSource,
}: TranslatedText): readonly PlacedSentence[] {
  const { result } = translation.output;
  const { original, pairs } = exportSource();
  const known = translation.outdated ? undefined : pairs;
  const { text } = original;
  return useMemo(() => {
    if (!translated || !result) return [];
    const { text: before, source, target } = result.request;
    const aligned = known
      ? knownPairs(text, result.text, known)
      : sentencePairs({ text: before, language: source }, { text: result.text, language: target });
    const edit = difference(known ? text : before, text);
    return aligned.flatMap(({ range, texts: [, sentence = ''] }) =>
      sentence === '' ? [] : [moved({ range, text: sentence }, edit)],
    );
  }, [text, translated, result, known]);
}

/** Where a sentence is after the text was edited. */
function moved({ range, text }: PlacedSentence, { at, removed, inserted }: TextChange): PlacedSentence {
  const by = inserted.length - removed.length;
  if (range.end <= at || removed === inserted) return { range, text };
  if (range.start >= at + removed.length)
    return { range: { start: range.start + by, end: range.end + by }, text };
  const start = Math.min(range.start, at);
  return { range: { start, end: Math.max(start + 1, range.end + by) }, text, isOutdated: true };
}
