import { useEffect, useEffectEvent, useState } from 'react';
import type { Transcription } from '../../../shared/entities.ts';
import { openedText } from '../../features/saved/opened-text.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { OpenRequest, OpenSavedProps } from './open-request.ts';
import { openStrings as strings } from './open-strings.ts';

/** Asks before a saved item replaces the current text. */
export function OpenSavedContent({ request, text, onReplace }: OpenSavedProps & { request: OpenRequest }) {
  const [asked, setAsked] = useState<OpenRequest | null>(null);
  const [open, setOpen] = useState(false);

  const replace = (item: Transcription) => {
    openedText.remember(item);
    onReplace(item);
  };
  useEffect(() => {
    if (text === '') openedText.forget();
  }, [text]);
  useEffect(() => openedText.forget, []);

  const take = useEffectEvent((next: OpenRequest) => {
    if (text.trim() === '' || text === next.item.text) {
      replace(next.item);
      return;
    }
    setAsked(next);
    setOpen(true);
  });
  useEffect(() => {
    take(request);
  }, [request]);

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={strings.title}
      description={strings.text}
      confirmLabel={strings.confirm}
      cancelLabel={strings.cancel}
      onConfirm={() => asked && replace(asked.item)}
    />
  );
}
