import { createSignal } from '../platform/signal.ts';

const moved = createSignal();
let place: Element | null = null;

/** Where a page makes room for toasts, because over it they would cover somebody's words; null elsewhere. */
export const toastPlace = {
  subscribe: moved.subscribe,
  current: () => place,
  set(next: Element | null): void {
    place = next;
    moved.emit();
  },
};

export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const gap = 4;

/**
 * The highest place on a narrow screen where a toast covers nothing that people may want to press. Undefined
 * if there is none.
 */
export function toastTop(
  toast: { height: number; left: number; right: number },
  obstacles: readonly Box[],
  viewportHeight: number,
  margin: number,
): number | undefined {
  const inTheWay = obstacles.filter(({ left, right }) => left < toast.right && right > toast.left);
  const isFree = (top: number) =>
    top + toast.height <= viewportHeight - gap &&
    inTheWay.every((box) => box.bottom <= top || box.top >= top + toast.height);
  const places = [margin, ...inTheWay.map(({ bottom }) => bottom + gap)].filter((top) => top >= margin);
  return places.sort((one, other) => one - other).find(isFree);
}
