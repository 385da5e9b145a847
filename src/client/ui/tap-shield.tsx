import type { RefObject } from 'react';

export interface TapShieldProps {
  ref?: RefObject<HTMLDivElement | null>;
  onTap?(): void;
}

/**
 * Behind an open menu on a touch screen, so that a tap that closes the menu presses nothing below the finger. The cursor
 * makes iOS report the tap.
 */
export const TapShield = ({ ref, onTap }: TapShieldProps) => (
  <div
    ref={ref}
    aria-hidden="true"
    onClick={onTap}
    className="fixed inset-0 z-40 hidden cursor-pointer pointer-coarse:block"
  />
);
