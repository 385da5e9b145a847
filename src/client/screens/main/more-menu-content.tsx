import { Bookmark, Check, Download, Keyboard, ListChecks, Mic, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { sentStrings } from '../../features/privacy/strings.ts';
import { translateWhenStrings } from '../../features/translation/translate-when-strings.ts';
import type { Translation } from '../../features/translation/use-translation.ts';
import { useWhileSpeaking } from '../../features/translation/use-while-speaking.ts';
import { Menu, MenuCheckboxItem, MenuItem, MenuItemIndicator } from '../../ui/menu.tsx';
import { saveStrings, mainStrings as strings } from './strings.ts';

export interface MoreMenuContentProps {
  translation: Translation;
  onUpgrade(): void;
  punctuation: boolean;
  onPunctuation(on: boolean): void;
  onShortcuts(): void;
  onMicrophone(): void;
  /** For people without a user menu: opens the record of what left this device. */
  onSent: (() => void) | undefined;
  /** Nothing to export without a text. */
  onExport: (() => void) | undefined;
  /** Undefined when there is no text. Phones have no room for a separate button. */
  onClear: (() => void) | undefined;
  /** Undefined unless the translation is shown. */
  onSaveTranslation: (() => void) | undefined;
}

export function MoreMenuContent(props: MoreMenuContentProps & { trigger: ReactElement }) {
  const {
    trigger,
    translation,
    onUpgrade,
    punctuation,
    onPunctuation,
    onShortcuts,
    onMicrophone,
    onSent,
    onExport,
    onClear,
    onSaveTranslation,
  } = props;
  const chooseWhileSpeaking = useWhileSpeaking(translation, onUpgrade);
  return (
    <Menu trigger={trigger} label={strings.more} align="start">
      {onSaveTranslation && (
        <MenuItem onSelect={onSaveTranslation} className="sm:hidden">
          <Bookmark aria-hidden="true" />
          {saveStrings.saveTranslation}
        </MenuItem>
      )}
      <MenuItem onSelect={onExport} disabled={!onExport}>
        <Download aria-hidden="true" />
        {strings.export}
      </MenuItem>
      <MenuItem onSelect={onClear} disabled={!onClear} className="md:hidden">
        <Trash2 aria-hidden="true" />
        {strings.clear}
      </MenuItem>
      <MenuCheckboxItem checked={punctuation} onCheckedChange={onPunctuation}>
        <span className="flex size-4 items-center">
          <MenuItemIndicator>
            <Check aria-hidden="true" />
          </MenuItemIndicator>
        </span>
        {strings.punctuate}
      </MenuCheckboxItem>
      {translation.on && (
        <MenuCheckboxItem
          checked={translation.live}
          onCheckedChange={chooseWhileSpeaking}
          className="lg:hidden"
        >
          <span className="flex size-4 items-center">
            <MenuItemIndicator>
              <Check aria-hidden="true" />
            </MenuItemIndicator>
          </span>
          {translateWhenStrings.translateWhileSpeaking}
        </MenuCheckboxItem>
      )}
      <MenuItem onSelect={onMicrophone}>
        <Mic aria-hidden="true" />
        {strings.microphone}
      </MenuItem>
      <MenuItem onSelect={onShortcuts} className="pointer-coarse:hidden">
        <Keyboard aria-hidden="true" />
        {strings.shortcuts}
      </MenuItem>
      {onSent && (
        <MenuItem onSelect={onSent}>
          <ListChecks aria-hidden="true" />
          {sentStrings.title}
        </MenuItem>
      )}
    </Menu>
  );
}
