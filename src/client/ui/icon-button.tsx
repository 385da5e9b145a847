import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  children: ReactNode;
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={cx(
        'control-square inline-flex shrink-0 items-center justify-center rounded-control',
        'transition-[color,background-color,border-radius,transform,opacity] duration-150 ease-out active:translate-y-px',
        'disabled:opacity-50 [&_svg]:size-4.5',
        'text-muted not-disabled:hover:bg-sunken not-disabled:hover:text-ink aria-expanded:bg-sunken aria-expanded:text-ink',
        className,
      )}
    >
      {children}
    </button>
  );
}
