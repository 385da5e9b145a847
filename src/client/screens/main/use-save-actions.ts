import { useEffect } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { type SaveContent, useSave } from '../../features/saved/use-save.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { settings } from '../../platform/settings.ts';
import type { Account } from '../account.ts';
import { useDialogs } from '../dialogs.tsx';
import { saveStrings } from './strings.ts';

export interface SaveActions {
  saving: boolean;
  /** The note says which text was saved. */
  saveTranslation(translation: SaveContent, note?: string): void;
  /** Saves the transcript, with the words that are being spoken. */
  saveTranscript(language: LanguageCode): void;
  /** Clears the transcript only after it is saved. Resolves to whether it was. */
  saveAndStartNew(language: LanguageCode): Promise<boolean>;
}

interface SaveActionsOptions {
  viewing: boolean;
  onViewSaved(): void;
}

/** A saved text stays on the screen but isn't a draft any more. */
export function useSaveActions(
  words: TranscriptApi,
  account: Account,
  { viewing, onViewSaved }: SaveActionsOptions,
): SaveActions {
  const dialogs = useDialogs();
  const { userId, tier, cap } = account;
  const onUpgrade = () => dialogs.open('upgrade');
  const onLimit = () => dialogs.open('save-limit', { userId, tier, onViewSaved, onUpgrade });
  const { saving, save, startOver } = useSave({
    userId,
    cap,
    viewing,
    onLimit,
    onUpgrade,
    onSignIn: () => dialogs.open('sign-in'),
    onViewSaved,
  });

  const empty = words.text === '';
  useEffect(() => {
    if (empty) startOver();
  }, [empty, startOver]);

  // If there are two texts, the message has to say which one was saved.
  const isNamed = () => settings.get().translate && words.draft.read().translation !== null;

  // Text that was written while saving is kept.
  const isUnchanged = (text: string) => text === words.transcript.getText();

  const saveText = async ({ text, language, timings }: SaveContent, note: string) => {
    if (!(await save({ text, language, timings }, isNamed() ? note : undefined)) || !isUnchanged(text))
      return;
    words.studio.markSaved();
  };

  return {
    saving,
    saveTranslation: (translation, note = saveStrings.translationSaved) => saveText(translation, note),
    saveTranscript: (language) =>
      saveText(
        { text: words.transcript.getAll(words.cap), language, timings: words.transcript.getTimings() },
        saveStrings.originalSaved,
      ),
    async saveAndStartNew(language) {
      const { text } = words;
      const timings = words.transcript.getTimings();
      const isSaved = await save({ text, language, timings });
      if (isSaved && isUnchanged(text)) {
        words.studio.markSaved();
        words.studio.clear();
        words.writeOverflow();
      }
      return isSaved;
    },
  };
}
