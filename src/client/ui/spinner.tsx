import { cx } from './cx.ts';

/** Decorative: the surrounding text carries the label. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('spinner inline-flex', className)}>
      <span className="size-4 animate-[spin_0.8s_linear_infinite] rounded-full border-2 border-current border-t-transparent" />
    </span>
  );
}
