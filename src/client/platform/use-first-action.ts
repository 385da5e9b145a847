import { startTransition, useEffect, useState } from 'react';
import { whenActed } from './when-acted.ts';

/** Whether the user has clicked, typed, focused or dragged anything yet. */
export function useFirstAction(): boolean {
  const [acted, setActed] = useState(false);
  // What the action itself changes is shown first.
  useEffect(() => whenActed(() => startTransition(() => setActed(true))), []);
  return acted;
}
