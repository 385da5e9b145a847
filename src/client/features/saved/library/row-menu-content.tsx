import { Download, PenLine, Share2, SquareCheck, Tag, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { itemStrings, libraryStrings as strings } from '../strings.ts';
import type { RowMenuProps } from './row-actions.ts';

export function RowMenuContent({ trigger, item, name, actions }: RowMenuProps & { trigger: ReactElement }) {
  const { onShare } = actions;
  return (
    <Menu trigger={trigger} label={strings.menu(name)}>
      <MenuItem onClosed={() => actions.onStartRename(item)}>
        <PenLine aria-hidden="true" />
        {strings.rename}
      </MenuItem>
      <MenuItem onSelect={() => actions.onTags(item)}>
        <Tag aria-hidden="true" />
        {strings.tags}
      </MenuItem>
      <MenuItem onSelect={() => actions.onSelect(item, true)} className="md:hidden">
        <SquareCheck aria-hidden="true" />
        {strings.selectThis}
      </MenuItem>
      <MenuItem onSelect={() => actions.onExport(item)}>
        <Download aria-hidden="true" />
        {itemStrings.export}
      </MenuItem>
      {onShare && (
        <MenuItem onSelect={() => onShare(item)}>
          <Share2 aria-hidden="true" />
          {strings.share}
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem onSelect={() => actions.onDelete(item)}>
        <Trash2 aria-hidden="true" />
        {itemStrings.remove}
      </MenuItem>
    </Menu>
  );
}
