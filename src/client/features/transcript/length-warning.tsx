import type { ReactNode } from 'react';
import type { LengthState } from '../../../shared/limits.ts';
import { CardWarning } from '../../ui/card-warning.tsx';
import { transcriptStrings as strings } from './strings.ts';

export interface LengthNote {
  text: string;
  /** Shown only where there is room. */
  more?: string;
}

export interface LengthWarningProps {
  state: LengthState;
  left: number;
  /** A line about text that is longer than the limit. */
  note?: LengthNote | undefined;
  /** Shown when the limit is reached. */
  actions?: ReactNode;
}

/** Stays visible, unlike the toasts. */
export function LengthWarning({ state, left, note, actions }: LengthWarningProps) {
  if (state === 'normal') return null;
  const over = state === 'over';
  return (
    <CardWarning
      data-testid="length-warning"
      data-paused={over || undefined}
      tone={over ? 'bad' : 'warn'}
      actions={over ? actions : undefined}
    >
      {over ? strings.paused : strings.near(left)}
      {note && (
        <span className="block font-semibold">
          {note.text}
          {note.more && <span className="block max-md:hidden">{note.more}</span>}
        </span>
      )}
    </CardWarning>
  );
}
