import type { ComponentProps } from 'react';
import { cx } from '../../ui/cx.ts';

export const fieldClass =
  'control-height w-full rounded-control border border-control bg-surface px-3 text-base text-ink';

interface PinFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  value: string;
  onChange(pin: string): void;
}

/** Phones show their keypad for it. Only digits can be typed. */
export function PinField({ onChange, className, ...rest }: PinFieldProps) {
  return (
    <input
      {...rest}
      type="password"
      inputMode="numeric"
      minLength={4}
      maxLength={8}
      dir="ltr"
      onChange={({ target }) => onChange(target.value.replace(/[^0-9]/g, ''))}
      className={cx(fieldClass, className)}
    />
  );
}
