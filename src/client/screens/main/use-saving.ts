import { useEffect } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { useSave } from '../../features/saved/use-save.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { useDialogs } from '../dialogs.tsx';
import type { Account } from '../use-account.ts';

export interface Saving {
  saving: boolean;
  save(text: string, language: LanguageCode): void;
  /** Saves the transcript, with the words that are being spoken. */
  saveTranscript(language: LanguageCode): void;
  /** Clears the transcript only after it is saved. */
  saveAndStartNew(language: LanguageCode): void;
}

/** A saved text stays on the screen but isn't a draft any more. */
export function useSaving(
  words: TranscriptApi,
  account: Account,
  { viewing, onViewSaved }: { viewing: boolean; onViewSaved(): void },
): Saving {
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

  // Text that was written while saving is kept.
  const isStill = (text: string) => text === words.transcript.getText();

  const saveText: Saving['save'] = async (text, language) => {
    if ((await save({ text, language })) && isStill(text)) words.forgetDraft();
  };

  return {
    saving,
    save: saveText,
    saveTranscript: (language) => saveText(words.transcript.getAll(words.cap), language),
    async saveAndStartNew(language) {
      const { text } = words;
      if ((await save({ text, language })) && isStill(text)) words.clear();
    },
  };
}
