import { type RefObject, useLayoutEffect, useState } from 'react';

/** Rows outside the view that are ready for the next scroll. */
const spare = 6;
/** Before the list is measured. */
const unmeasured = { first: 0, last: 20, height: 72 };

/** Which rows of a long list are in view. All rows have the same height, which depends on the font size of the page. */
export function useVisibleRows(scroller: RefObject<HTMLElement | null>, count: number) {
  const isEmpty = count === 0;
  const [rows, setRows] = useState(unmeasured);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first row to be measured comes with the first count
  useLayoutEffect(() => {
    const section = scroller.current;
    if (!section) return;
    const update = () => {
      const height = section.querySelector<HTMLElement>('[data-index]')?.offsetHeight || unmeasured.height;
      const first = Math.max(0, Math.floor(section.scrollTop / height) - spare);
      const last = Math.ceil((section.scrollTop + section.clientHeight) / height) + spare;
      setRows((old) =>
        old.first === first && old.last === last && old.height === height ? old : { first, last, height },
      );
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(section);
    section.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      section.removeEventListener('scroll', update);
    };
  }, [scroller, isEmpty]);
  return { ...rows, last: Math.min(count - 1, rows.last) };
}
