import { Button } from './button.tsx';
import { cx } from './cx.ts';
import type { FailedProps } from './error-boundary.tsx';
import { failureStrings as strings, uiStrings } from './strings.ts';

/** A reload may find the files of a newer version. */
const reload = () => window.location.reload();

interface PartFailedProps extends FailedProps {
  className?: string;
  onClose?(): void;
}

/** Only plain elements, because other code may fail to load too. */
export function PartFailed({ failure, onRetry, onClose, className }: PartFailedProps) {
  return (
    <div role="alert" className={cx('flex flex-wrap items-center gap-2 text-sm', className)}>
      <p className="min-w-0 flex-1 basis-40">{failure === 'load' ? strings.part : strings.crashed}</p>
      {onClose && (
        <Button variant="quiet" onClick={onClose}>
          {uiStrings.close}
        </Button>
      )}
      <Button variant="outline" onClick={reload}>
        {strings.reload}
      </Button>
      <Button variant="tint" onClick={onRetry}>
        {strings.retry}
      </Button>
    </div>
  );
}

/** In place of a dialog. It isn't modal, so that a recording can be stopped. */
export function DialogFailed({
  failure,
  onRetry,
  open,
  onOpenChange,
}: FailedProps & { open: boolean; onOpenChange(open: boolean): void }) {
  if (!open) return null;
  return (
    <PartFailed
      {...{ failure, onRetry }}
      onClose={() => onOpenChange(false)}
      className="card fixed inset-x-3 top-20 z-50 mx-auto max-w-md p-4 shadow-lg"
    />
  );
}
