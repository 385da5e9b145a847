import { useEffect, useEffectEvent } from 'react';

export interface Shortcuts {
  /** Whether the Record tab is visible. */
  active: boolean;
  onRecord(): void;
  onHelp(): void;
}

/** Elements that handle these keys themselves. */
const ownKeys =
  'input, textarea, select, button, a, summary, [contenteditable], [role="tab"], [role="option"], [role="menuitem"]';

/** While one of these is open, shortcuts are off. */
const openLayers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Space and `?` work when no control has the focus; Ctrl+Enter (Command+Enter) works everywhere. */
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
