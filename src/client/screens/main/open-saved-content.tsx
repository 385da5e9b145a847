import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { OpenRequest, OpenSavedProps } from './open-request.ts';
import { openStrings as strings } from './open-strings.ts';

/** Asks before a saved item replaces the current text. */
export function OpenSavedContent({ request, text, onReplace }: OpenSavedProps & { request: OpenRequest }) {
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
      onConfirm={() => asked && onReplace(asked.item)}
    />
  );
}
