import { useMemo } from 'react';
import { cutText } from '../../../shared/cut-text.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { ExportSource } from '../../features/export/export-source.ts';
import type { Reading } from '../../features/playback/reading.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import type { TranslationDraft } from '../../features/translation/translation-draft.ts';
import type { View } from '../../features/translation/translation-output.ts';
import {
  type Translation,
  type TranslationOptions,
  useTranslation,
} from '../../features/translation/use-translation.ts';
import { useTranslationTargets } from '../../features/translation/use-translation-targets.ts';
import { page } from '../../platform/page.ts';
import { settings as settingsStore } from '../../platform/settings.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { chooseSpoken } from '../../studio/documents.ts';
import type { Account } from '../account.ts';

export interface ShownText {
  text: string;
  language: LanguageCode;
  /** The text for voices: the characters behind a romanisation, or the text itself. */
  speakable: string;
}

export const readingOf = ({ text, speakable, language }: ShownText, view: View): Reading => ({
  text: speakable,
  shown: text,
  language,
  view,
});

export interface TranslatedText {
  translation: Translation;
  /** The text of the chosen view: the one that is copied, read aloud and saved. */
  shown: ShownText;
  /** Whether the translation is shown. */
  isTranslated: boolean;
  original: ShownText;
  /** The last translation, if there is one. */
  translated: ShownText | null;
  /** The text, with its translation if that is up to date. */
  exportSource(): ExportSource;
  chooseSpoken(language: LanguageCode): void;
  chooseTarget(language: LanguageCode): void;
  /** The available target languages; undefined if all of them are available. */
  targets: readonly LanguageCode[] | undefined;
  swap: { onSwap(): void; replacesEdit: boolean };
}

/** The transcript and its translation, as one text that is shown in one of two languages. */
export function useTranslatedText(
  words: TranscriptApi,
  { busy, recording }: { busy: boolean; recording: boolean },
  account: Pick<Account, 'userId' | 'tier' | 'cap' | 'capKnown' | 'periodEnd'>,
  { onUpgrade, onSignIn, entries }: Pick<TranslationOptions, 'onUpgrade' | 'onSignIn' | 'entries'>,
): TranslatedText {
  const [settings, update] = useSettings();
  const { language, target } = settings;
  const { transcript, draft } = words;
  const { key } = words.document;
  // Another document has another translation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is that of the document
  const translationDraft = useMemo<TranslationDraft>(
    () => ({
      read() {
        const { text, translation, view } = draft.read();
        return text === '' ? { translation: null, view: 'original' } : { translation, view };
      },
      write: draft.update,
    }),
    [draft, key],
  );
  const translation = useTranslation({
    text: words.text,
    change: words.change,
    editing: words.editing,
    recording: busy,
    speaking: recording,
    source: language,
    target,
    whileSpeaking: settings.whileSpeaking,
    wanted: settings.translate && !page().off.includes('translation'),
    onWanted: (translate) => update({ translate }),
    userId: account.userId,
    signedOut: account.userId === undefined && account.capKnown,
    tier: account.tier,
    cap: account.cap,
    periodEnd: account.periodEnd,
    onUpgrade,
    onSignIn,
    draft: translationDraft,
    entries,
  });
  const { output, on, outdated, view } = translation;
  const result = on && words.text !== '' ? output.result : null;
  const swappable = result !== null && !outdated;

  function onSwap(): void {
    const languages = { language: target, target: language };
    update(languages);
    if (!swappable) return;
    const text = cutText(result.text, account.cap);
    translation.swap({
      request: { text, source: target, target: language },
      text: result.request.text,
      onDevice: result.onDevice,
    });
    transcript.replaceAll(text);
  }

  const original: ShownText = {
    text: words.text,
    language,
    speakable: language.startsWith('zh-') ? words.speakable : words.text,
  };
  const translated: ShownText | null = result && {
    text: result.text,
    language: result.request.target,
    speakable: result.speakableText ?? result.text,
  };
  const isTranslated = view === 'translated' && translated !== null;

  return {
    translation,
    original,
    translated,
    exportSource: () => ({
      original: { text: transcript.getAll(), language },
      timings: transcript.getTimings(),
      translation: swappable && translated ? translated : undefined,
      pairs: output.sentences,
      date: new Date(),
    }),
    shown: isTranslated ? translated : original,
    isTranslated,
    chooseSpoken: (next) => chooseSpoken(settingsStore, next),
    chooseTarget: (next) => update({ target: next }),
    targets: useTranslationTargets(language),
    swap: { onSwap, replacesEdit: swappable && transcript.isEdited() },
  };
}
