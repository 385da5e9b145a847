import { brand } from '../../../shared/brand.ts';
import { cx } from '../../ui/cx.ts';

const bars = [
  { x: 9, y: 13, height: 6 },
  { x: 13, y: 9, height: 14 },
  { x: 17, y: 11.5, height: 9 },
  { x: 21, y: 14, height: 4 },
];

const Bars = () =>
  bars.map(({ x, y, height }) => <rect key={x} x={x} y={y} width="2" height={height} rx="1" />);

/** Filled on light backgrounds, outlined on dark ones. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <span className={cx('relative block', className ?? 'size-8')}>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="logo-on-light size-full" data-logo="on-light">
        <rect width="32" height="32" rx="9" fill="var(--accent)" />
        <g fill="var(--on-accent)">
          <Bars />
        </g>
      </svg>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="logo-on-dark size-full" data-logo="on-dark">
        <rect
          x="1"
          y="1"
          width="30"
          height="30"
          rx="8"
          fill="var(--tint)"
          stroke="var(--accent)"
          strokeWidth="2"
        />
        <g fill="var(--accent)">
          <Bars />
        </g>
      </svg>
    </span>
  );
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 max-sm:gap-2', className)}>
      <LogoMark />
      <span className="font-bold font-serif text-lg tracking-tight max-sm:text-base">{brand.name}</span>
    </span>
  );
}
