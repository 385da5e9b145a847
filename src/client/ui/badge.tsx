import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  tint: 'bg-tint text-accent',
  solid: 'bg-accent text-on-accent',
} as const;

export function Badge({
  tone = 'tint',
  className,
  children,
}: {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.5 font-semibold text-xs [&_svg]:size-3',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
