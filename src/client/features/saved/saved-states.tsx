import { Bookmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { ToneIcon } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { listStrings } from './strings.ts';

/** Shown instead of an empty list. */
export function SavedMessage(props: { text: string; hint?: string; action?: ReactNode; failed?: boolean }) {
  const { text, hint, action, failed = false } = props;
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <span
        className={cx(
          'flex size-12 items-center justify-center rounded-full',
          failed ? 'bg-sunken' : 'bg-tint text-accent',
        )}
      >
        {failed ? <ToneIcon tone="bad" /> : <Bookmark aria-hidden="true" className="size-5" />}
      </span>
      <div>
        <p role={failed ? 'alert' : 'status'} className="text-balance font-semibold text-base text-ink">
          {text}
        </p>
        {hint && <p className="mt-1 text-balance text-muted text-sm">{hint}</p>}
      </div>
      {action}
    </div>
  );
}

export function SavedSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{listStrings.loading}</span>
      <div className="flex gap-2">
        <Skeleton className="control-height flex-1" />
        <Skeleton className="control-height w-28" />
      </div>
      {['w-11/12', 'w-4/5', 'w-10/12'].map((width) => (
        <div key={width} className="mt-5">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="mt-2 h-4 w-1/2" />
          <Skeleton className="mt-3 h-3 w-48" />
        </div>
      ))}
    </div>
  );
}
