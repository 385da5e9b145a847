import type { ComponentType } from 'react';
import type { ExportSource } from '../../features/export/export-source.ts';
import type { ImportDialogProps } from '../../features/imports/import-dialog.tsx';
import type { SharedFileDialogProps } from '../../features/imports/shared-file-dialog.tsx';
import type { MicrophoneDialogProps } from '../../features/recorder/microphone-dialog.tsx';
import type { SignInRequest } from '../../features/session/create-session.ts';
import type { ShareCopyProps } from '../../features/sharing/share-copy-dialog.tsx';
import type { ClearRequest } from '../../features/transcript/clear-dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { DialogFailed } from '../../ui/part-failed.tsx';
import type { DialogControl } from './dialog-control.ts';
import type { SaveConflictDialogProps } from './save-conflict-dialog.tsx';
import type { SaveLimitDialogProps } from './save-limit-dialog.tsx';
import type { ServerRecordingDialogProps } from './server-recording-dialog.tsx';
import type { SignOutDialogProps } from './sign-out-dialog.tsx';
import type { TidyTextRequest } from './tidy-text-dialog.tsx';

/** The props that each dialog is opened with. */
export interface DialogProps {
  about: object;
  upgrade: object;
  'save-limit': SaveLimitDialogProps;
  'save-conflict': SaveConflictDialogProps;
  microphone: MicrophoneDialogProps;
  'server-recording': ServerRecordingDialogProps;
  'sign-in': { returnTo?: string; request?: SignInRequest };
  'sign-out': SignOutDialogProps;
  share: { userId: string };
  'share-copy': ShareCopyProps;
  sent: object;
  'on-device': { onTurnOn?(): void };
  shortcuts: object;
  export: { source: ExportSource };
  commands: object;
  tidy: TidyTextRequest;
  clear: ClearRequest;
  people: object;
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
  'save-conflict': lazyDialog(() =>
    import('./save-conflict-dialog.tsx').then((module) => module.SaveConflictDialog),
  ),
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
  'share-copy': lazyDialog(() =>
    import('../../features/sharing/share-copy-dialog.tsx').then((module) => module.ShareCopyDialog),
  ),
  export: lazyDialog(() =>
    import('../../features/export/export-dialog.tsx').then((module) => module.ExportDialog),
  ),
  sent: lazyDialog(() =>
    import('../../features/privacy/sent-dialog.tsx').then((module) => module.SentDialog),
  ),
  'on-device': lazyDialog(() =>
    import('../../features/privacy/on-device-dialog.tsx').then((module) => module.OnDeviceDialog),
  ),
  commands: lazyDialog(() =>
    import('../../features/dictation/commands-dialog.tsx').then((module) => module.CommandsDialog),
  ),
  tidy: lazyDialog(() => import('./tidy-text-dialog.tsx').then((module) => module.TidyTextDialog)),
  clear: lazyDialog(() =>
    import('../../features/transcript/clear-dialog.tsx').then((module) => module.ClearDialog),
  ),
  people: lazyDialog(() => import('../people/people-dialog.tsx').then((module) => module.PeopleDialog)),
  import: lazyDialog(() =>
    import('../../features/imports/import-dialog.tsx').then((module) => module.ImportDialog),
  ),
  'shared-file': lazyDialog(() =>
    import('../../features/imports/shared-file-dialog.tsx').then((module) => module.SharedFileDialog),
  ),
  shortcuts: lazyDialog(() => import('./shortcuts-dialog.tsx').then((module) => module.ShortcutsDialog)),
};
