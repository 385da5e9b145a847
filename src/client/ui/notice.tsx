import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'info' | 'good' | 'warn' | 'bad';

const toneText: Record<Tone, string> = {
  info: 'text-accent',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
};

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

/** Decorative: the text beside it carries the meaning. */
export function ToneIcon({ tone, className }: { tone: Tone; className?: string }) {
  const Icon = icons[tone];
  return <Icon aria-hidden="true" className={cx('size-5 shrink-0', toneText[tone], className)} />;
}

export interface NoticeProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
  /** Whether screen readers announce it when it appears. */
  live?: boolean;
}

/** A message that stays on the page, unlike a toast. */
export function Notice({ tone = 'info', title, children, action, className, live = false }: NoticeProps) {
  return (
    <div
      role={live ? (tone === 'bad' ? 'alert' : 'status') : undefined}
      className={cx(
        'flex items-center gap-3 rounded-control border border-line bg-sunken px-4 py-3 text-sm',
        className,
      )}
    >
      <ToneIcon tone={tone} className={title && children ? 'self-start' : undefined} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          {title && <p className="font-semibold text-ink">{title}</p>}
          {children && <div className="text-muted">{children}</div>}
        </div>
        {action}
      </div>
    </div>
  );
}
