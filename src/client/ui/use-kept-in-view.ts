import { useEffect, useEffectEvent } from 'react';

/** Scrolls to an element, if it isn't in view, whenever `on` changes to something else than undefined. */
export function useKeptInView(find: () => Element | null | undefined, on: unknown): void {
  const reveal = useEffectEvent(() => find()?.scrollIntoView({ block: 'nearest' }));
  useEffect(() => {
    if (on !== undefined) reveal();
  }, [on]);
}
