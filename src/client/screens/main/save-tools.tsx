import { useSyncExternalStore } from 'react';
import { SaveButton } from '../../features/saved/save-button.tsx';
import { cx } from '../../ui/cx.ts';
import type { SaveActions } from './create-save-actions.ts';
import { saveStrings as strings } from './strings.ts';

export interface SaveToolsProps {
  saving: SaveActions;
  /** Whether there is no transcript to save. */
  empty: boolean;
  /** Whether the text has words that aren't saved yet. */
  unsaved: boolean;
}

export function SaveTools({ saving, empty, unsaved }: SaveToolsProps) {
  const isBusy = useSyncExternalStore(saving.subscribe, saving.isSaving, () => false);
  return (
    <SaveButton
      variant={unsaved ? 'primary' : 'outline'}
      aria-keyshortcuts="S"
      busy={isBusy}
      disabled={empty}
      onClick={saving.saveTranscript}
      className={cx(
        unsaved && 'border border-transparent',
        'max-sm:px-3 max-[22.5rem]:control-square max-[22.5rem]:px-0 max-[22.5rem]:[&>svg]:block',
      )}
    >
      <span className="max-[22.5rem]:sr-only">{strings.save}</span>
    </SaveButton>
  );
}
