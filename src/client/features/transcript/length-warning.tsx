import type { ReactNode } from 'react';
import type { LengthState } from '../../../shared/limits.ts';
import { ToneIcon } from '../../ui/notice.tsx';
import { transcriptStrings as strings } from './strings.ts';

export interface LengthWarningProps {
  state: LengthState;
  left: number;
  /** Ways out, offered when nothing more fits. */
  actions?: ReactNode;
}

/** Stays for as long as it is true; the passing toasts say the same only once. */
export function LengthWarning({ state, left, actions }: LengthWarningProps) {
  if (state === 'normal') return null;
  const over = state === 'over';
  return (
    <div
      data-testid="length-warning"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-sunken px-5 py-2.5 text-sm"
    >
      <ToneIcon tone={over ? 'bad' : 'warn'} className="size-4" />
      <p className="min-w-0 flex-1 basis-60 text-ink">{over ? strings.paused : strings.near(left)}</p>
      {over && actions}
    </div>
  );
}
