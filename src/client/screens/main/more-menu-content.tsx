import { Check, Keyboard } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuCheckboxItem, MenuItem, MenuItemIndicator } from '../../ui/menu.tsx';
import { mainStrings as strings } from './strings.ts';

export interface MoreMenuContentProps {
  punctuation: boolean;
  onPunctuation(on: boolean): void;
  onShortcuts(): void;
}

export function MoreMenuContent(props: MoreMenuContentProps & { trigger: ReactElement }) {
  const { trigger, punctuation, onPunctuation, onShortcuts } = props;
  return (
    <Menu trigger={trigger} label={strings.more} align="start">
      <MenuCheckboxItem checked={punctuation} onCheckedChange={onPunctuation}>
        <span className="flex size-4 items-center">
          <MenuItemIndicator>
            <Check aria-hidden="true" />
          </MenuItemIndicator>
        </span>
        {strings.punctuate}
      </MenuCheckboxItem>
      <MenuItem onSelect={onShortcuts}>
        <Keyboard aria-hidden="true" />
        {strings.shortcuts}
      </MenuItem>
    </Menu>
  );
}
