import { Download, Upload } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { dictionaryStrings as strings } from './strings.ts';

export interface WordsMenuContentProps {
  onImport(): void;
  /** Undefined when there are no words. */
  onExport: (() => void) | undefined;
}

export function WordsMenuContent({
  trigger,
  onImport,
  onExport,
}: WordsMenuContentProps & { trigger: ReactElement }) {
  return (
    <Menu trigger={trigger} label={strings.more}>
      <MenuItem onSelect={onImport}>
        <Upload aria-hidden="true" />
        {strings.importCsv}
      </MenuItem>
      <MenuItem onSelect={onExport} disabled={!onExport}>
        <Download aria-hidden="true" />
        {strings.exportCsv}
      </MenuItem>
    </Menu>
  );
}
