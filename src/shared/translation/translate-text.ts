import { splitText } from './text-layout.ts';
import { type TranslateRaw, translateSentences } from './translate-sentence.ts';

export interface TextRequest {
  text: string;
  source: string;
  target: string;
  signal?: AbortSignal | undefined;
  /** Called with the translation so far, up to the last sentence that is complete. */
  onPartial?: ((soFar: string) => void) | undefined;
}

/** The first sentence is translated alone, so that it appears early; then groups, which are faster. */
const groupSizes = [1, 2, 4];
const maxGroup = 8;

const latinLanguages = /^(?:en|es|fr|de|it|pt)$/u;

/** Translates a text of any length and keeps its layout. */
export async function translateText(request: TextRequest, translate: TranslateRaw): Promise<string> {
  const { text, source, target, signal, onPartial } = request;
  const isKnown = latinLanguages.test(source) && latinLanguages.test(target);
  const { sentences, assemble } = splitText(text, { source, target });
  const translated: string[] = [];
  for (let round = 0; translated.length < sentences.length; round += 1) {
    const size = groupSizes[round] ?? maxGroup;
    const group = sentences.slice(translated.length, translated.length + size);
    translated.push(
      ...(isKnown ? await translateSentences(group, { source, target }, translate) : await translate(group)),
    );
    signal?.throwIfAborted();
    onPartial?.(assemble(translated));
  }
  return assemble(translated);
}
