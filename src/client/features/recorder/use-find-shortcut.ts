import { useWindowEvent } from '../../ui/use-window-event.ts';
import { isFindShortcut, openLayers } from './use-shortcuts.ts';

/** The only shortcut of a screen on which nothing is recorded. */
export function useFindShortcut(active: boolean, onFind: () => void): void {
  useWindowEvent('keydown', (event) => {
    if (!active || event.defaultPrevented || event.repeat || event.isComposing) return;
    if (document.querySelector(openLayers) || !isFindShortcut(event)) return;
    event.preventDefault();
    onFind();
  });
}
