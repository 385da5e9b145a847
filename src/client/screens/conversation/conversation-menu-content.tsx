import { Bookmark, Check, Download, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { conversationStrings as strings } from '../../features/conversation/strings.ts';
import { Menu, MenuCheckboxItem, MenuItem, MenuItemIndicator } from '../../ui/menu.tsx';

export interface ConversationMenuProps {
  /** Undefined where there are no halves. */
  turned: boolean | undefined;
  onTurned(turned: boolean): void;
  /** Undefined while nothing has been said. */
  onSave: (() => void) | undefined;
  onExport: (() => void) | undefined;
  onClear: (() => void) | undefined;
}

export function ConversationMenuContent(props: ConversationMenuProps & { trigger: ReactElement }) {
  const { trigger, turned, onTurned, onSave, onExport, onClear } = props;
  return (
    <Menu trigger={trigger} label={strings.more}>
      {turned !== undefined && (
        <MenuCheckboxItem checked={turned} onCheckedChange={onTurned}>
          <span className="flex size-4 items-center">
            <MenuItemIndicator>
              <Check aria-hidden="true" />
            </MenuItemIndicator>
          </span>
          {strings.turn}
        </MenuCheckboxItem>
      )}
      <MenuItem onSelect={onSave} disabled={!onSave} className="md:hidden">
        <Bookmark aria-hidden="true" />
        {strings.save}
      </MenuItem>
      <MenuItem onSelect={onExport} disabled={!onExport} className="md:hidden">
        <Download aria-hidden="true" />
        {strings.export}
      </MenuItem>
      <MenuItem onSelect={onClear} disabled={!onClear}>
        <Trash2 aria-hidden="true" />
        {strings.clear}
      </MenuItem>
    </Menu>
  );
}
