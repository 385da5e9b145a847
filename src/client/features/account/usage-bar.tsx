import { cx } from '../../ui/cx.ts';
import { accountStrings as strings } from './strings.ts';

/** Warn once this share of the allowance is used. */
const nearShare = 0.85;

export interface UsageBarProps {
  label: string;
  used: number;
  limit: number;
  /** The used and the total amount, with their unit. */
  text: string;
  /** Says when the allowance renews. */
  note: string;
}

export function UsageBar({ label, used, limit, text, note }: UsageBarProps) {
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  const near = share >= nearShare;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-semibold">{label}</span>
        <span className="text-muted tabular-nums">{text}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={text}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-track"
      >
        <div
          className={cx('h-full rounded-full', near ? 'bg-warn' : 'bg-accent')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="mt-1.5 text-muted text-xs">
        {near && limit - used > 0 ? `${strings.left(limit - used)} ${note}` : note}
      </p>
    </div>
  );
}
