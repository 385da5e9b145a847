import { Pause, Play, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { ImportView } from './import-job.ts';
import { importStrings, progressStrings as strings } from './strings.ts';

export interface ImportStripProps {
  view: ImportView;
  /** When a used-up allowance renews; null if that isn't known. */
  renewal: string | null;
  /** Undefined if there is no better plan. */
  onUpgrade: (() => void) | undefined;
  onPause(): void;
  onResume(): void;
  onCancel(): void;
}

/** The progress of an import. It is part of the card, so that the record button doesn't move. */
export function ImportStrip(props: ImportStripProps) {
  const { view, renewal, onUpgrade, onPause, onResume, onCancel } = props;
  const [asking, setAsking] = useState(false);
  const { name, state, hold, doneSeconds, speechSeconds, secondsLeft, damagedMs, unsaved } = view;
  if (state === 'done') {
    if (damagedMs === null) return null;
    return (
      <p role="status" className="border-line border-t bg-sunken px-5 py-2.5 text-sm text-warn max-sm:px-3">
        {strings.damaged(damagedMs / 1_000)}
      </p>
    );
  }
  const paused = state === 'paused';
  const share = Math.min(1, doneSeconds / Math.max(1, speechSeconds));
  const progress = strings.progress(doneSeconds, speechSeconds);
  const reason = paused ? strings.paused : hold && strings.hold[hold];
  const more = reason ? ` · ${reason}` : secondsLeft === null ? '' : strings.timeLeft(secondsLeft);
  const isSpent = !paused && hold === 'allowance';
  const isHalted = paused || hold !== null;
  return (
    <div
      data-testid="import-progress"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line max-sm:gap-x-2 border-t bg-sunken px-5 py-2.5 text-sm max-sm:px-3 short:py-1"
    >
      <div className="min-w-0 flex-1 basis-36 sm:basis-48">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0 truncate font-semibold">{strings.title(name)}</span>
          <span className="text-muted tabular-nums">
            {progress}
            {more}
          </span>
        </p>
        <div
          role="progressbar"
          aria-label={strings.title(name)}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          aria-valuetext={progress + more}
          className="mt-1.5 h-2 overflow-hidden rounded-full bg-track rtl:-scale-x-100"
        >
          <div
            className="h-full rounded-full bg-accent transition-transform duration-200"
            style={{ transform: `translateX(calc(${(share * 100).toFixed(1)}% - 100%))` }}
          />
        </div>
        {isSpent && (
          <p className="mt-1 text-muted">
            {renewal} <span className="max-sm:sr-only">{strings.kept}</span>
          </p>
        )}
        {unsaved && <p className="mt-1 text-warn">{strings.unsaved}</p>}
      </div>
      <div className="flex gap-2">
        {isSpent && onUpgrade && (
          <Button variant="tint" className="max-sm:px-3" onClick={onUpgrade}>
            {importStrings.upgrade}
          </Button>
        )}
        <Button variant="outline" className="max-sm:px-3" onClick={isHalted ? onResume : onPause}>
          {isHalted ? (
            <Play aria-hidden="true" className="size-4" />
          ) : (
            <Pause aria-hidden="true" className="size-4" />
          )}
          <span className="max-sm:sr-only">
            {paused ? strings.resume : hold ? strings.retry : strings.pause}
          </span>
        </Button>
        <Button variant="quiet" className="max-sm:px-3" onClick={() => setAsking(true)}>
          <X aria-hidden="true" className="size-4 sm:hidden" />
          <span className="max-sm:sr-only">{strings.cancel}</span>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={strings.cancelTitle}
        description={strings.cancelText}
        confirmLabel={strings.stop}
        cancelLabel={strings.keep}
        onConfirm={onCancel}
      />
    </div>
  );
}
