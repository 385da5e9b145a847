import { type ComponentType, lazy } from 'react';
import type { SaveLimitDialogProps } from './save-limit-dialog.tsx';

/** What every dialog gets from the host. */
export interface DialogControl {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** What each dialog is opened with. A new dialog is one line here and one below. */
export interface DialogProps {
  about: object;
  upgrade: object;
  'save-limit': SaveLimitDialogProps;
  'sign-in': { returnTo?: string };
  share: { userId: string };
  shortcuts: object;
}

export type DialogName = keyof DialogProps;

/** Every dialog is a chunk of its own: none is needed for the first paint. */
export const dialogs: { [N in DialogName]: ComponentType<DialogControl & DialogProps[N]> } = {
  about: lazy(() => import('./about-dialog.tsx').then((module) => ({ default: module.AboutDialog }))),
  upgrade: lazy(() => import('./upgrade-dialog.tsx').then((module) => ({ default: module.UpgradeDialog }))),
  'save-limit': lazy(() =>
    import('./save-limit-dialog.tsx').then((module) => ({ default: module.SaveLimitDialog })),
  ),
  'sign-in': lazy(() =>
    import('../../features/session/sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog })),
  ),
  share: lazy(() =>
    import('../../features/invite/share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
  ),
  shortcuts: lazy(() =>
    import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
  ),
};
