import { Bookmark, Pencil, Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { findStrings } from '../../features/transcript/strings.ts';
import { settings } from '../../platform/settings.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { saveStrings, documentStrings as strings } from './strings.ts';

export interface DocumentMenuProps {
  onRename(): void;
  /** Undefined if there is no text. */
  onFind: (() => void) | undefined;
  /** Undefined if the text isn't a saved transcription. */
  onSaveAsNew: (() => void) | undefined;
}

export function DocumentMenuContent(props: DocumentMenuProps & { trigger: ReactElement }) {
  const { trigger, onRename, onFind, onSaveAsNew } = props;
  return (
    <Menu trigger={trigger} label={strings.menu}>
      <MenuItem onClosed={onRename}>
        <Pencil aria-hidden="true" />
        {strings.rename}
      </MenuItem>
      <MenuItem onClosed={onFind} disabled={!onFind}>
        <Search aria-hidden="true" />
        {findStrings.find}
        {settings.get().singleKeys && <kbd className="ms-auto pointer-coarse:hidden">F</kbd>}
      </MenuItem>
      {onSaveAsNew && (
        <MenuItem onSelect={onSaveAsNew}>
          <Bookmark aria-hidden="true" />
          {saveStrings.saveAsNew}
        </MenuItem>
      )}
    </Menu>
  );
}
