import type { ComponentProps, MouseEvent } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'tint' | 'outline' | 'quiet' | 'danger';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent not-disabled:hover:bg-accent-strong',
  tint: 'bg-tint text-accent ring-1 ring-accent/20 ring-inset not-disabled:hover:bg-tint-strong',
  outline: 'border border-control bg-surface text-ink not-disabled:hover:bg-sunken',
  quiet: 'text-muted not-disabled:hover:bg-sunken not-disabled:hover:text-ink',
  danger: 'border border-bad bg-surface text-bad not-disabled:hover:bg-sunken',
};

/** The styles of a button, for links that look like one. */
export const buttonClass = (variant: ButtonVariant = 'primary', className?: string): string =>
  cx(
    'control-height inline-flex select-none items-center justify-center gap-2 rounded-control px-4 font-semibold text-sm',
    'transition-[color,background-color,border-radius,transform,opacity] duration-150 ease-out active:translate-y-px',
    'sm:whitespace-nowrap disabled:opacity-50 aria-busy:opacity-75',
    variants[variant],
    className,
  );

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Shows a spinner and ignores presses, but keeps focus. */
  busy?: boolean;
}

const ignore = (event: MouseEvent) => event.preventDefault();

export function Button({ variant, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
      className={buttonClass(variant, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
