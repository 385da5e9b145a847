import { type ComponentProps, type PointerEvent, useRef } from 'react';
import { settings } from '../../platform/settings.ts';

/** A press of at least this length counts as holding. */
const holdMs = 400;

/** How long a press has to be to end the recording when it is released. With push to talk, every press does. */
export const holdTime = (): number => (settings.get().pushToTalk ? 0 : holdMs);

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
  const pressedAt = useRef(0);
  const cancel = () => clearTimeout(timer.current);
  const end = ({ timeStamp }: PointerEvent) => {
    cancel();
    // While the page is busy, the timer can run before the release of a tap is handled.
    if (held.current && timeStamp - pressedAt.current >= holdTime()) onRelease();
  };
  return {
    onPointerDown({ button, currentTarget, pointerId, timeStamp }) {
      held.current = false;
      pressedAt.current = timeStamp;
      if (!idle || button !== 0) return;
      const begin = () => {
        held.current = true;
        // The button gets the release even if the pointer has left it by then.
        currentTarget.setPointerCapture(pointerId);
        onPress(true);
      };
      if (holdTime() === 0) begin();
      else timer.current = setTimeout(begin, holdTime());
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
