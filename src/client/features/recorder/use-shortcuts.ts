import { useEffect, useEffectEvent } from 'react';

export interface Shortcuts {
  /** The record tab is the one that is seen. */
  active: boolean;
  onRecord(): void;
  onHelp(): void;
}

/** Where keys mean something of their own. */
const ownKeys =
  'input, textarea, select, button, a, summary, [contenteditable], [role="tab"], [role="option"], [role="menuitem"]';

/** Nothing behind an open dialog or list is meant. */
const openLayers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Space and `?` where no control has the focus; Ctrl+Enter (Command+Enter) everywhere, also inside the text. */
export function useShortcuts({ active, onRecord, onHelp }: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!active || event.defaultPrevented || event.repeat || event.isComposing) return;
    if (document.querySelector(openLayers)) return;
    const chord = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    const free = !(event.target instanceof Element && event.target.closest(ownKeys));
    const bare = free && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (chord || (bare && event.key === ' ')) {
      event.preventDefault();
      onRecord();
    } else if (bare && event.key === '?') {
      event.preventDefault();
      onHelp();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
