import { Trash2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { DialogFailed } from '../../ui/part-failed.tsx';
import type { ClearOptions } from './clear-dialog.tsx';
import { transcriptStrings as strings } from './strings.ts';

const ClearDialog = lazyPart(
  () => import('./clear-dialog.tsx').then((module) => module.ClearDialog),
  DialogFailed,
);

export interface ClearAction {
  enabled: boolean;
  confirm(): void;
  /** Must be rendered somewhere on the page. */
  dialog: ReactNode;
}

export function useClearAction(options: ClearOptions): ClearAction {
  // Null until the first press, which loads the dialog.
  const [asking, setAsking] = useState<boolean | null>(null);
  return {
    enabled: options.text !== '',
    confirm: () => setAsking(true),
    dialog: asking !== null && (
      <Suspense>
        <ClearDialog {...options} open={asking} onOpenChange={setAsking} />
      </Suspense>
    ),
  };
}

export function ClearButton({ action, className }: { action: ClearAction; className?: string }) {
  return (
    <IconButton
      label={strings.clear}
      disabled={!action.enabled}
      onClick={action.confirm}
      className={className}
    >
      <Trash2 aria-hidden="true" />
    </IconButton>
  );
}
