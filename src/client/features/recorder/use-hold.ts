import { type ComponentProps, useRef } from 'react';

/** A press of at least this length counts as holding. */
export const holdMs = 400;

/** Holding the button records until it is released; a tap works like a click. */
export function useHold(
  idle: boolean,
  onPress: (held?: boolean) => void,
  onRelease: () => void,
): Pick<
  ComponentProps<'button'>,
  'onPointerDown' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave' | 'onClick'
> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  const end = () => {
    cancel();
    if (held.current) onRelease();
  };
  return {
    onPointerDown({ button, currentTarget, pointerId }) {
      held.current = false;
      if (!idle || button !== 0) return;
      timer.current = setTimeout(() => {
        held.current = true;
        // The button gets the release even if the pointer has left it by then.
        currentTarget.setPointerCapture(pointerId);
        onPress(true);
      }, holdMs);
    },
    onPointerUp: end,
    onPointerCancel: end,
    // Before the hold begins, the button wouldn't notice a release outside of it.
    onPointerLeave: cancel,
    onClick() {
      cancel();
      // Ignores the click at the end of a hold.
      if (held.current) held.current = false;
      else onPress();
    },
  };
}
