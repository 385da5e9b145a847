import { useState } from 'react';
import { pausesIn } from '../../../shared/tidy/pauses-in.ts';
import { TidyDialog } from '../../features/tidy/tidy-dialog.tsx';
import type { TidyRequest } from '../../features/tidy/tidy-request.ts';
import { settings } from '../../platform/settings.ts';
import type { Transcript } from '../../studio/transcript.ts';
import { useToast } from '../../ui/toast.tsx';
import { tidyStrings as strings } from '../main/strings.ts';
import type { DialogControl } from './dialog-control.ts';

export interface TidyTextRequest extends Pick<TidyRequest, 'userId' | 'tier' | 'onUpgrade'> {
  transcript: Transcript;
}

/** Tidies the text as it is when the dialog is opened. */
export function TidyTextDialog({ transcript, ...rest }: TidyTextRequest & DialogControl) {
  const toast = useToast();
  const [text] = useState(transcript.getText);
  const [pauses] = useState(() => pausesIn(transcript.getTimings()));
  const [language] = useState(() => settings.get().language);

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
  return <TidyDialog {...rest} {...{ text, pauses, language, onApply }} />;
}
