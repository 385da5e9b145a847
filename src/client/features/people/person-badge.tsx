import type { PersonColor } from '../../../shared/people.ts';
import { cx } from '../../ui/cx.ts';

export const colorClass: Record<PersonColor, string> = {
  violet: 'bg-[#6d3fd1]',
  blue: 'bg-[#1f5fbf]',
  teal: 'bg-[#0f766e]',
  green: 'bg-[#2f7d32]',
  orange: 'bg-[#b45309]',
  red: 'bg-[#b91c1c]',
  pink: 'bg-[#be185d]',
  grey: 'bg-[#475569]',
};

const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : undefined;

/** The first letter as people see it: an emoji or a letter with its accents is one. */
function initialOf(name: string): string {
  const [first] = segmenter
    ? [...segmenter.segment(name.trim())].map(({ segment }) => segment)
    : [...name.trim()];
  return first?.toLocaleUpperCase() ?? '';
}

/** Decorative: the name is beside it or in the label. */
export function PersonBadge({
  name,
  color,
  className,
}: {
  name: string;
  color: PersonColor;
  className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex size-9 shrink-0 select-none items-center justify-center rounded-full font-semibold text-[#fff]',
        colorClass[color],
        className,
      )}
    >
      {initialOf(name)}
    </span>
  );
}
