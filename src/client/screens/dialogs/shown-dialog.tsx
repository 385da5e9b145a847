import type { ComponentType } from 'react';
import type { DialogControl } from './dialog-control.ts';
import { type DialogName, dialogs } from './registry.ts';

export interface ShownDialogProps extends DialogControl {
  name: DialogName;
  props: object;
}

export function ShownDialog({ name, props, ...control }: ShownDialogProps) {
  // TypeScript can't tell that the props belong to the name.
  const Dialog = dialogs[name] as ComponentType<DialogControl>;
  return <Dialog {...props} {...control} />;
}
