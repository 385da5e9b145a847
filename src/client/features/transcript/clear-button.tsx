import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { clearStrings, transcriptStrings as strings } from './strings.ts';

interface ClearOptions {
  text: string;
  /** Returns a function that brings the text back. */
  onClear(): () => void;
}

export interface ClearAction {
  enabled: boolean;
  confirm(): void;
  /** Must be rendered somewhere on the page. */
  dialog: ReactNode;
}

/** Asks before clearing, and offers to undo it. */
export function useClearAction({ text, onClear }: ClearOptions): ClearAction {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const clear = () => {
    const undo = onClear();
    toast({
      title: clearStrings.cleared,
      action: { label: clearStrings.undo, altText: clearStrings.undoAlt, onClick: undo },
    });
  };
  return {
    enabled: text !== '',
    confirm: () => setAsking(true),
    dialog: (
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        onConfirm={clear}
        title={clearStrings.title}
        description={clearStrings.text}
        confirmLabel={clearStrings.confirm}
        cancelLabel={clearStrings.cancel}
        danger
      />
    ),
  };
}

export function ClearButton({ action, className }: { action: ClearAction; className?: string }) {
  return (
    <ToolButton
      label={strings.clear}
      disabled={!action.enabled}
      onClick={action.confirm}
      className={className}
    >
      <Trash2 aria-hidden="true" />
    </ToolButton>
  );
}
