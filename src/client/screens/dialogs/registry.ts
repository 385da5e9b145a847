import type { ComponentType } from 'react';
import type { ExportSource } from '../../features/export/export-source.ts';
import type { ImportDialogProps } from '../../features/imports/import-dialog.tsx';
import type { SharedFileDialogProps } from '../../features/imports/shared-file-dialog.tsx';
import type { MicrophoneDialogProps } from '../../features/recorder/microphone-dialog.tsx';
import type { TidyRequest } from '../../features/tidy/tidy-request.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { DialogFailed } from '../../ui/part-failed.tsx';
import type { DialogControl } from './dialog-control.ts';
import type { SaveLimitDialogProps } from './save-limit-dialog.tsx';
import type { ServerRecordingDialogProps } from './server-recording-dialog.tsx';
import type { SignOutDialogProps } from './sign-out-dialog.tsx';

/** The props that each dialog is opened with. */
export interface DialogProps {
  about: object;
  upgrade: object;
  'save-limit': SaveLimitDialogProps;
  microphone: MicrophoneDialogProps;
  'server-recording': ServerRecordingDialogProps;
  'sign-in': { returnTo?: string };
  'sign-out': SignOutDialogProps;
  share: { userId: string };
  sent: object;
  shortcuts: object;
  export: { source: ExportSource };
  commands: object;
  tidy: TidyRequest;
  language: object;
  import: ImportDialogProps;
  'shared-file': SharedFileDialogProps;
}

export type DialogName = keyof DialogProps;

const lazyDialog = <P>(load: () => Promise<ComponentType<DialogControl & P>>) =>
  lazyPart<DialogControl & P>(load, DialogFailed);

/** Each dialog is loaded when it is opened. */
export const dialogs: { [N in DialogName]: ComponentType<DialogControl & DialogProps[N]> } = {
  about: lazyDialog(() => import('./about-dialog.tsx').then((module) => module.AboutDialog)),
  upgrade: lazyDialog(() => import('./upgrade-dialog.tsx').then((module) => module.UpgradeDialog)),
  'save-limit': lazyDialog(() => import('./save-limit-dialog.tsx').then((module) => module.SaveLimitDialog)),
  microphone: lazyDialog(() =>
    import('../../features/recorder/microphone-dialog.tsx').then((module) => module.MicrophoneDialog),
  ),
  'server-recording': lazyDialog(() =>
    import('./server-recording-dialog.tsx').then((module) => module.ServerRecordingDialog),
  ),
  'sign-in': lazyDialog(() =>
    import('../../features/session/sign-in-dialog.tsx').then((module) => module.SignInDialog),
  ),
  'sign-out': lazyDialog(() => import('./sign-out-dialog.tsx').then((module) => module.SignOutDialog)),
  share: lazyDialog(() =>
    import('../../features/invite/share-dialog.tsx').then((module) => module.ShareDialog),
  ),
  export: lazyDialog(() =>
    import('../../features/export/export-dialog.tsx').then((module) => module.ExportDialog),
  ),
  sent: lazyDialog(() =>
    import('../../features/privacy/sent-dialog.tsx').then((module) => module.SentDialog),
  ),
  commands: lazyDialog(() =>
    import('../../features/dictation/commands-dialog.tsx').then((module) => module.CommandsDialog),
  ),
  tidy: lazyDialog(() => import('../../features/tidy/tidy-dialog.tsx').then((module) => module.TidyDialog)),
  language: lazyDialog(() => import('./language-dialog.tsx').then((module) => module.LanguageDialog)),
  import: lazyDialog(() =>
    import('../../features/imports/import-dialog.tsx').then((module) => module.ImportDialog),
  ),
  'shared-file': lazyDialog(() =>
    import('../../features/imports/shared-file-dialog.tsx').then((module) => module.SharedFileDialog),
  ),
  shortcuts: lazyDialog(() => import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog)),
};
