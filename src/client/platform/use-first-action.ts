import { startTransition, useEffect, useState } from 'react';

const actions = ['pointerdown', 'keydown', 'focusin', 'dragenter'] as const;

/** Whether the user has clicked, typed, focused or dragged anything yet. */
export function useFirstAction(): boolean {
  const [acted, setActed] = useState(false);
  useEffect(() => {
    if (acted) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    // What the action itself changes is shown first.
    const onAction = () => startTransition(() => setActed(true));
    for (const action of actions) window.addEventListener(action, onAction, options);
    return () => listening.abort();
  }, [acted]);
  return acted;
}
