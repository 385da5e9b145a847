import { useEffect, useEffectEvent, useState } from 'react';
import type { Transcription } from '../../../shared/entities.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { openStrings as strings } from './strings.ts';

/** The wish to see a saved item in the recorder; a new one each time it is asked for. */
export interface OpenRequest {
  item: Transcription;
}

export interface OpenSavedProps {
  request: OpenRequest | null;
  /** What stands in the recorder now. */
  text: string;
  onReplace(item: Transcription): void;
}

/** Takes a saved item into the recorder. A text that is there already is not lost without a question. */
export function OpenSaved({ request, text, onReplace }: OpenSavedProps) {
  const [asked, setAsked] = useState<OpenRequest | null>(null);
  const [open, setOpen] = useState(false);

  const take = useEffectEvent((next: OpenRequest) => {
    if (text.trim() === '' || text === next.item.text) {
      onReplace(next.item);
      return;
    }
    setAsked(next);
    setOpen(true);
  });
  useEffect(() => {
    if (request) take(request);
  }, [request]);

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={strings.title}
      description={strings.text}
      confirmLabel={strings.confirm}
      cancelLabel={strings.cancel}
      onConfirm={() => asked && onReplace(asked.item)}
    />
  );
}
