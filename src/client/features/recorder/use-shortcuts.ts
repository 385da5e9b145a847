import { useEffect, useEffectEvent, useRef } from 'react';
import { holdMs } from './use-hold.ts';

export interface Shortcuts {
  /** Whether the Record tab is visible. */
  active: boolean;
  onRecord(): void;
  /** Called when the space bar was held to record and is released. */
  onRelease(): void;
  onHelp(): void;
}

/** Elements that handle these keys themselves. The record button isn't one of them, so that Space can be held on it. */
const keyboardTargets =
  'input, textarea, select, button:not(.record-size), a, summary, [contenteditable], [role="tab"], [role="option"], [role="menuitem"]';

/** While one of these is open, shortcuts are off. */
const openLayers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Space and `?` work when no control has focus; Ctrl+Enter (Command+Enter) works everywhere. */
export function useShortcuts({ active, onRecord, onRelease, onHelp }: Shortcuts): void {
  const pressedAt = useRef<number | null>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!active || event.defaultPrevented || event.isComposing) return;
    if (event.repeat) {
      // Holding the space bar would scroll the page.
      if (event.key === ' ' && pressedAt.current !== null) event.preventDefault();
      return;
    }
    if (document.querySelector(openLayers)) return;
    const chord = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const free = !(event.target instanceof Element && event.target.closest(keyboardTargets));
    const bare = free && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (chord || (bare && event.key === ' ')) {
      event.preventDefault();
      pressedAt.current = event.key === ' ' ? event.timeStamp : null;
      onRecord();
    } else if (bare && event.key === '?') {
      event.preventDefault();
      onHelp();
    }
  });
  const onKeyUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== ' ' || pressedAt.current === null) return;
    // Firefox would click the button that has focus.
    event.preventDefault();
    if (event.timeStamp - pressedAt.current >= holdMs) onRelease();
    pressedAt.current = null;
  });
  useEffect(() => {
    const down = (event: KeyboardEvent) => onKey(event);
    const up = (event: KeyboardEvent) => onKeyUp(event);
    document.addEventListener('keydown', down);
    document.addEventListener('keyup', up);
    return () => {
      document.removeEventListener('keydown', down);
      document.removeEventListener('keyup', up);
    };
  }, []);
}
