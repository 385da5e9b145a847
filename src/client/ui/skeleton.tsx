import { cx } from './cx.ts';

/** Reserves the space of content that is loading, so that nothing moves when it arrives. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-sunken', className)}
    />
  );
}
