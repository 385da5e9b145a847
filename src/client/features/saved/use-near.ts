import { type RefCallback, useCallback, useState } from 'react';

/** Far enough that a row is ready before it is scrolled into view. */
const margin = '100px';

/** Whether a row is in the visible part of its scrolling section, or close to it. */
export function useNear<Row extends HTMLElement>(): { ref: RefCallback<Row>; near: boolean } {
  const [near, setNear] = useState(true);
  const ref = useCallback((row: Row | null) => {
    if (!row) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? true), {
      root: row.closest('section'),
      rootMargin: margin,
    });
    observer.observe(row);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
}
