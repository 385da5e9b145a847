import { cx } from './cx.ts';

/** Turns in the colour of its surroundings, whose words speak for it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={cx('spinner inline-flex', className)}>
      <span className="size-4 animate-[spin_0.8s_linear_infinite] rounded-full border-2 border-current border-t-transparent" />
    </span>
  );
}
