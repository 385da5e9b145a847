import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export interface SwitchProps extends Omit<ComponentProps<'button'>, 'onChange' | 'children'> {
  checked: boolean;
  onCheckedChange(checked: boolean): void;
  /** The accessible name; leave it out when a label element refers to the switch. */
  label?: string;
}

/** A native button with the switch role needs no library. */
export function Switch({ checked, onCheckedChange, label, className, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      {...rest}
      role="switch"
      aria-checked={checked}
      aria-label={label}
      onClick={() => onCheckedChange(!checked)}
      className={cx(
        'group relative inline-flex h-6 w-11 shrink-0 items-center rounded-full border transition-colors duration-150 ease-out',
        'before:absolute before:-inset-2.5 disabled:opacity-50',
        checked ? 'border-accent bg-accent' : 'border-control bg-sunken',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'size-4 rounded-full transition-[color,background-color,border-radius,transform,opacity] duration-150 ease-out',
          checked
            ? 'translate-x-5.75 bg-on-accent rtl:-translate-x-5.75'
            : 'translate-x-0.75 bg-control rtl:-translate-x-0.75',
        )}
      />
    </button>
  );
}
