import { Bookmark, Check, Download, MessageSquarePlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { conversationStrings as strings } from '../../features/conversation/strings.ts';
import { Menu, MenuCheckboxItem, MenuItem, MenuItemIndicator } from '../../ui/menu.tsx';

export interface ConversationMenuProps {
  /** Undefined where there are no halves. */
  turned: boolean | undefined;
  onTurned(turned: boolean): void;
  aloud: boolean;
  onAloud(aloud: boolean): void;
  /** Undefined while nothing has been said. */
  onSave: (() => void) | undefined;
  onExport: (() => void) | undefined;
  onNew: (() => void) | undefined;
}

const Choice = (props: { checked: boolean; onChange(checked: boolean): void; label: string }) => (
  <MenuCheckboxItem checked={props.checked} onCheckedChange={props.onChange}>
    <span className="flex size-4 items-center">
      <MenuItemIndicator>
        <Check aria-hidden="true" />
      </MenuItemIndicator>
    </span>
    {props.label}
  </MenuCheckboxItem>
);

export function ConversationMenuContent(props: ConversationMenuProps & { trigger: ReactElement }) {
  const { trigger, turned, onTurned, aloud, onAloud, onSave, onExport, onNew } = props;
  return (
    <Menu trigger={trigger} label={strings.more}>
      <Choice checked={aloud} onChange={onAloud} label={strings.aloud} />
      {turned !== undefined && <Choice checked={turned} onChange={onTurned} label={strings.turn} />}
      {turned !== undefined && (
        <>
          <MenuItem onSelect={onSave} disabled={!onSave}>
            <Bookmark aria-hidden="true" />
            {strings.save}
          </MenuItem>
          <MenuItem onSelect={onExport} disabled={!onExport}>
            <Download aria-hidden="true" />
            {strings.export}
          </MenuItem>
        </>
      )}
      <MenuItem onSelect={onNew} disabled={!onNew}>
        <MessageSquarePlus aria-hidden="true" />
        {strings.startNew}
      </MenuItem>
    </Menu>
  );
}
