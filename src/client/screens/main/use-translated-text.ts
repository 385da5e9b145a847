import { cutText } from '../../../shared/cut-text.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { Allowance } from '../../../shared/quota.ts';
import type { ExportSource } from '../../features/export/export-source.ts';
import { unavailableMessage } from '../../features/languages/unavailable-message.ts';
import { type Translation, useTranslation } from '../../features/translation/use-translation.ts';
import { useTranslationTargets } from '../../features/translation/use-translation-targets.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { useToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';
import { type MainStudio, wantsTranslation } from './open-studio.ts';
import { type ShownTexts, shownTexts } from './shown-text.ts';

export interface TranslatedText extends ShownTexts {
  translation: Translation;
  /** The text, with its translation if that is up to date. */
  exportSource(): ExportSource;
  /** The available target languages; undefined if all of them are available. */
  targets: readonly LanguageCode[] | undefined;
  swap: { onSwap(): void; replacesEdit: boolean };
}

/** The open text and its translation. */
export function useTranslatedText(
  { transcript, translator }: MainStudio,
  text: string,
  { userId, tier, cap }: Account,
  allowance: Allowance | undefined,
): TranslatedText {
  const [settings, update] = useSettings();
  const { language, target, whileSpeaking } = settings;
  const translation = useTranslation(
    translator,
    { text, source: language, target, whileSpeaking, wanted: wantsTranslation(settings) },
    { userId, tier, allowance },
  );
  const { output, outdated } = translation;
  const targets = useTranslationTargets(language);
  const toast = useToast();
  const texts = shownTexts(transcript, { text, language }, translation);
  const result = texts.translated && output.result;
  const swappable = result !== null && !outdated;

  /** Nobody signs in for a translation that can't be made. A browser with a translator of its own may know more pairs. */
  function toggle(on: boolean): void {
    const isMissing = targets?.includes(target) === false && !('Translator' in window);
    if (on && userId === undefined && isMissing) toast(unavailableMessage(target));
    else translation.toggle(on);
  }

  function onSwap(): void {
    update({ language: target, target: language });
    if (!swappable) return;
    const swapped = cutText(result.text, cap);
    translation.swap({
      request: { text: swapped, source: target, target: language },
      text: result.request.text,
      onDevice: result.onDevice,
    });
    transcript.replaceAll(swapped);
  }

  return {
    ...texts,
    translation: { ...translation, toggle },
    exportSource: () => ({
      original: { text: transcript.getAll(), language },
      timings: transcript.getTimings(),
      segments: transcript.getSegments(),
      translation: (swappable && texts.translated) || undefined,
      pairs: output.sentences,
      date: new Date(),
    }),
    targets,
    swap: { onSwap, replacesEdit: swappable && transcript.isEdited() },
  };
}
