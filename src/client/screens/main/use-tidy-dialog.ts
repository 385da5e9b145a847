import { pausesIn } from '../../../shared/tidy/pauses-in.ts';
import type { TranscriptView } from '../../features/transcript/use-transcript.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { useToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';
import { useDialogs } from '../dialogs.tsx';
import { tidyStrings as strings } from './strings.ts';

/** Opens the tidy dialog for the text; undefined when there is none. */
export function useTidyDialog(
  { transcript, text }: TranscriptView,
  { userId, tier }: Account,
): (() => void) | undefined {
  const dialogs = useDialogs();
  const toast = useToast();
  const [{ language }] = useSettings();

  const onApply = (tidied: string) => {
    const now = transcript.getText();
    // Words that were dictated in the meantime stay after the tidied text.
    if (!now.startsWith(text)) {
      toast({ title: strings.textChanged, description: strings.textChangedNote, tone: 'warn' });
      return;
    }
    const changed = tidied + now.slice(text.length);
    transcript.replaceAll(changed);
    const undo = () => {
      if (transcript.getText() === changed) transcript.undo();
    };
    toast({
      title: strings.changed,
      tone: 'good',
      action: { label: strings.undo, altText: strings.undoAlt, onClick: undo },
    });
  };

  if (text.trim() === '') return undefined;
  const onUpgrade = () => dialogs.open('upgrade');
  return () => {
    const pauses = pausesIn(transcript.getTimings());
    dialogs.open('tidy', { text, pauses, language, userId, tier, onApply, onUpgrade });
  };
}
