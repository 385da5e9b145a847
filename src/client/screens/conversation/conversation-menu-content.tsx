import { Bookmark, Download, MessageSquarePlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { conversationStrings as strings } from '../../features/conversation/strings.ts';
import { Menu, MenuItem, MenuSetting } from '../../ui/menu.tsx';

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

export function ConversationMenuContent(props: ConversationMenuProps & { trigger: ReactElement }) {
  const { trigger, turned, onTurned, aloud, onAloud, onSave, onExport, onNew } = props;
  return (
    <Menu trigger={trigger} label={strings.more}>
      <MenuSetting checked={aloud} onCheckedChange={onAloud}>
        {strings.aloud}
      </MenuSetting>
      {turned !== undefined && (
        <>
          <MenuSetting checked={turned} onCheckedChange={onTurned}>
            {strings.turn}
          </MenuSetting>
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
