import type { ReactNode } from 'react';
import type { LengthState } from '../../../shared/limits.ts';
import { CardWarning } from '../../ui/card-warning.tsx';
import { textLengthStrings as strings } from './strings.ts';

export interface LengthNote {
  text: string;
  /** Shown only where there is room. */
  more?: string;
}

export interface LengthWarningProps {
  state: LengthState;
  left: number;
  /** What the full text means for the recording. */
  full: 'paused' | 'continuing';
  /** How many spoken words didn't fit. */
  overflow: number;
  /** A line about text that is longer than the limit. */
  note?: LengthNote | undefined;
  /** Shown when the limit is reached. */
  actions?: ReactNode;
  /** Shown below the warning. */
  children?: ReactNode;
}

/** Stays visible, unlike the toasts. */
export function LengthWarning(props: LengthWarningProps) {
  const { state, left, full, overflow, note, actions, children } = props;
  if (state === 'normal') return null;
  const over = state === 'over';
  return (
    <CardWarning
      data-testid="length-warning"
      data-paused={over || undefined}
      tone={over && full !== 'continuing' ? 'bad' : 'warn'}
      actions={
        <>
          {over && actions}
          {children}
        </>
      }
    >
      {over ? strings[full] : strings.near(left)}
      {over && overflow > 0 && <span className="block font-semibold">{strings.overflow(overflow)}</span>}
      {note && (
        <span className="block font-semibold">
          {note.text}
          {note.more && <span className="block max-md:hidden">{note.more}</span>}
        </span>
      )}
    </CardWarning>
  );
}
