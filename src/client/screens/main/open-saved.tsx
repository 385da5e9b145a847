import { useEffect, useEffectEvent, useState } from 'react';
import type { Transcription } from '../../../shared/entities.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { openStrings as strings } from './strings.ts';

/** A new object for each request, so that the same item can be opened again. */
export interface OpenRequest {
  item: Transcription;
}

export interface OpenSavedProps {
  request: OpenRequest | null;
  /** The current text in the recorder. */
  text: string;
  onReplace(item: Transcription): void;
}

/** Asks before a saved item replaces the current text. */
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
