import { Suspense, useState } from 'react';
import type { AlertDialogProps } from './alert-dialog.tsx';
import { lazyPart } from './lazy-part.ts';
import { DialogFailed } from './part-failed.tsx';

const AlertDialog = lazyPart(
  () => import('./alert-dialog.tsx').then((module) => module.AlertDialog),
  DialogFailed,
);

/** Asks before something is lost. It is loaded on first use and stays mounted for its closing animation. */
export function ConfirmDialog(props: AlertDialogProps) {
  const [asked, setAsked] = useState(false);
  if (props.open && !asked) setAsked(true);
  return <Suspense>{asked && <AlertDialog {...props} />}</Suspense>;
}
