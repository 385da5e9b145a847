import { useEffect, useEffectEvent } from 'react';

/**
 * Scrolls to an element, if it isn't in view, whenever `on` changes to something else than undefined. In a list whose rows
 * get their height only when they are in sight, the element moves for some frames after that.
 */
export function useKeptInView(find: () => Element | null | undefined, on: unknown, frames = 1): void {
  const reveal = useEffectEvent(() => find()?.scrollIntoView({ block: 'nearest' }));
  useEffect(() => {
    if (on === undefined) return;
    let left = frames;
    let frame = 0;
    const follow = () => {
      reveal();
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [on, frames]);
}
