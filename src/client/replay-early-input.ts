/**
 * Keeps presses and shortcuts until the page can handle them, then replays them. It is inlined into the head
 * after boot.ts, so it can't refer to anything outside of itself either. Typed text stays in its field.
 */
export function replayEarlyInput(): void {
  const kept: { element: Element; key?: string; repeat(): void }[] = [];
  const listening = new AbortController();
  const { signal } = listening;

  const keep = (event: Event, element: Element, repeat: () => void, key?: string) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    element.setAttribute('data-kept', '');
    // People press again if nothing happens, so repeated presses count once, except for arrow keys.
    const last = kept.at(-1);
    if (last?.element !== element || last.key !== key || key?.startsWith('Arrow'))
      kept.push({ element, key, repeat });
  };

  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('a[href], button');
    if (!control) return;
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (control instanceof HTMLAnchorElement) {
      // The browser can follow these links without a script.
      const elsewhere = control.target || control.hash || control.origin !== location.origin;
      if (elsewhere || ctrlKey || metaKey || shiftKey || altKey) return;
    }
    keep(event, control, () => control.click());
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, isComposing } = event;
    const target = event.target as Element;
    if (repeat || isComposing || altKey) return;
    const modified = ctrlKey || metaKey;
    const movesTab =
      !modified && target.matches('[role="tab"]') && /^(Arrow(Left|Right)|Home|End)$/.test(key);
    const free = !modified && !target.closest('a, button, input, textarea, select, summary');
    const shortcut = (modified && key === 'Enter') || (free && (key === ' ' || key === '?'));
    if (movesTab || (shortcut && document.querySelector('.record-dock')))
      keep(event, target, () => target.dispatchEvent(new KeyboardEvent('keydown', event)), key);
  };

  const release = async () => {
    // React wouldn't apply an event's updates immediately while it is running effects.
    await null;
    listening.abort();
    for (const { element, repeat } of kept) {
      element.removeAttribute('data-kept');
      if (element.isConnected) repeat();
      // The next press may depend on the result of this one.
      await null;
    }
  };

  // The kernel records at once, also when the app never arrives.
  const offer = (event: Event) => window.earlyRecording?.take(event);
  window.addEventListener('click', offer, true);
  window.addEventListener('keydown', offer, true);
  // The app must not write into a field in which an input method is composing a character.
  const mark = (event: Event) =>
    (event.target as Element).toggleAttribute('data-composing', event.type === 'compositionstart');
  window.addEventListener('compositionstart', mark, true);
  window.addEventListener('compositionend', mark, true);
  window.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('keydown', onKeyDown, { capture: true, signal });
  document.addEventListener('page-ready', release, { signal });
}
