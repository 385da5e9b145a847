import { useId, useState } from 'react';
import { htmlLang } from '../../../shared/languages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type Turn, writtenLanguage } from './conversation-state.ts';
import type { ConversationStrings } from './load-texts.ts';

export interface CorrectTurnDialogProps {
  turn: Turn;
  strings: ConversationStrings;
  onClose(): void;
  onCorrected(text: string): void;
  onRemove(): void;
}

/** Lets people correct the text of a turn. Only this turn is translated again. */
export function CorrectTurnDialog(props: CorrectTurnDialogProps) {
  const { turn, strings, onClose, onCorrected, onRemove } = props;
  const field = useId();
  const [text, setText] = useState(turn.text);
  // Without words, nothing is left to translate.
  const isEmpty = text.trim() === '';
  const done = () => {
    if (isEmpty) onRemove();
    else onCorrected(text);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={strings.correctTitle}
      footer={
        <Button variant={isEmpty ? 'danger' : 'primary'} onClick={done}>
          {isEmpty ? strings.remove : strings.correctDone}
        </Button>
      }
    >
      <label htmlFor={field} className="sr-only">
        {strings.correctLabel}
      </label>
      <textarea
        id={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        lang={htmlLang(writtenLanguage(turn.source))}
        dir="auto"
        rows={4}
        className="mt-4 w-full rounded-control border border-control bg-surface p-3 text-lg"
      />
    </Dialog>
  );
}
