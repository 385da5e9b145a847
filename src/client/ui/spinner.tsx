import { cx } from './cx.ts';

/** Turns in the colour of its surroundings. With a label it speaks for itself; without one its neighbour does. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span role={label ? 'status' : undefined} className={cx('inline-flex', className)}>
      <span
        aria-hidden="true"
        className="size-4 animate-[spin_0.8s_linear_infinite] rounded-full border-2 border-current border-t-transparent"
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
