import type { LanguageCode } from '../../../shared/languages.ts';
import type { Reading } from '../../features/playback/reading.ts';
import type { TranslationOutput, View } from '../../features/translation/translation-output.ts';
import type { Transcript } from '../../studio/transcript.ts';

export interface ShownText {
  text: string;
  language: LanguageCode;
  /** The text for voices: the characters behind a romanisation, or the text itself. */
  speakable: string;
}

export interface ShownTexts {
  original: ShownText;
  /** The last translation, if there is one. */
  translated: ShownText | null;
  /** The text of the chosen view: the one that is copied, read aloud and saved. */
  shown: ShownText;
  /** Whether the translation is shown. */
  isTranslated: boolean;
}

/** The transcript and its translation, as one text that is shown in one of two languages. */
export function shownTexts(
  transcript: Pick<Transcript, 'getSpeakable'>,
  { text, language }: { text: string; language: LanguageCode },
  { on, view, output }: { on: boolean; view: View; output: TranslationOutput },
): ShownTexts {
  const result = on && text !== '' ? output.result : null;
  const speakable = language.startsWith('zh-') && text !== '' ? transcript.getSpeakable() : text;
  const original: ShownText = { text, language, speakable };
  const translated: ShownText | null = result && {
    text: result.text,
    language: result.request.target,
    speakable: result.speakableText ?? result.text,
  };
  const isTranslated = view === 'translated' && translated !== null;
  return { original, translated, shown: isTranslated ? translated : original, isTranslated };
}

export const readingOf = ({ text, speakable, language }: ShownText, view: View): Reading => ({
  text: speakable,
  shown: text,
  language,
  view,
});
