import { cx } from './cx.ts';

/** Holds the place of what is being loaded, so that nothing moves when it comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-sunken', className)}
    />
  );
}
