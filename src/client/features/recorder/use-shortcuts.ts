import { useRef } from 'react';
import { settings } from '../../platform/settings.ts';
import { useWindowEvent } from '../../ui/use-window-event.ts';
import { isBareKey, isRecordShortcut } from './record-shortcut.ts';
import { holdTime } from './use-hold.ts';

export interface Shortcuts {
  /** Whether the Record tab is visible. */
  active: boolean;
  onRecord(): void;
  /** Called when the space bar was held to record and is released. */
  onRelease(): void;
  onHelp(): void;
  onFind(): void;
}

/** Elements in which a letter is typed, or finds something. */
const typingTargets =
  'input:not([type=range]),textarea,select,[contenteditable],[role=option],[role=menuitem]';

/** While one of these is open, shortcuts are off. */
export const openLayers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Ctrl+F alone belongs to the browser. */
const isFind = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && shiftKey && !altKey && key.toLowerCase() === 'f';

/** Whether it is a key alone, which people can switch off. Space isn't one: it presses the record button. */
const isSingleKey = (event: KeyboardEvent) => isBareKey(event, typingTargets) && settings.get().singleKeys;

/** F alone, or with Ctrl (Command) and Shift while somebody types. */
export const isFindShortcut = (event: KeyboardEvent): boolean =>
  isFind(event) || (isSingleKey(event) && event.key === 'f');

/** Presses the button of the open tab that names this key, if it can be seen and pressed. */
function pressButton(key: string): void {
  const buttons = document.querySelectorAll<HTMLElement>(
    `[data-shown] [aria-keyshortcuts="${key}"]:not(:disabled)`,
  );
  // Older browsers can't tell.
  const button = [...buttons].find((each) => !('checkVisibility' in each) || each.checkVisibility());
  const focused = document.activeElement;
  button?.click();
  if (!button || button === focused || document.activeElement !== button) return;
  // Some buttons take the focus when they are pressed, and then Space would press them again instead of recording.
  button.blur();
  if (focused instanceof HTMLElement) focused.focus();
}

/**
 * `?` and single letters work except where somebody types, Space where no control has focus, Ctrl+Enter (Command+Enter)
 * everywhere.
 */
export function useShortcuts({ active, onRecord, onRelease, onHelp, onFind }: Shortcuts): void {
  const pressedAt = useRef<number | null>(null);
  useWindowEvent('keydown', (event) => {
    if (!active || event.defaultPrevented || event.isComposing) return;
    if (event.repeat) {
      // Holding the space bar would scroll the page.
      if (event.key === ' ' && pressedAt.current !== null) event.preventDefault();
      return;
    }
    if (document.querySelector(openLayers)) return;
    if (isRecordShortcut(event)) {
      event.preventDefault();
      pressedAt.current = event.key === ' ' ? event.timeStamp : null;
      onRecord();
    } else if (event.key === '?' && isSingleKey(event)) {
      event.preventDefault();
      onHelp();
    } else if (isFindShortcut(event)) {
      event.preventDefault();
      onFind();
    } else if (isSingleKey(event) && /^[a-z]$/.test(event.key)) {
      pressButton(event.key.toUpperCase());
    }
  });
  useWindowEvent('keyup', (event) => {
    if (event.key !== ' ' || pressedAt.current === null) return;
    // Firefox would click the button that has focus.
    event.preventDefault();
    if (event.timeStamp - pressedAt.current >= holdTime()) onRelease();
    pressedAt.current = null;
  });
}
