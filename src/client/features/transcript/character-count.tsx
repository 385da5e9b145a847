import type { LengthState } from '../../../shared/limits.ts';
import { formatCount } from '../../interface/formats.ts';
import { cx } from '../../ui/cx.ts';
import { transcriptStrings as strings } from './strings.ts';

const tones: Record<LengthState, string> = {
  normal: 'text-muted',
  near: 'text-warn font-semibold',
  over: 'text-bad font-semibold',
};

export interface CharacterCountProps {
  length: number;
  /** Undefined until it is known. */
  cap: number | undefined;
  state: LengthState;
}

/** Screen readers get a whole sentence instead of "148 / 1,000". */
export function CharacterCount({ length, cap, state }: CharacterCountProps) {
  return (
    <span className={cx('ms-auto whitespace-nowrap text-sm tabular-nums', tones[state])}>
      <span aria-hidden="true" dir="ltr">
        {formatCount(length)}
        {/* The cap's space is reserved, so that nothing moves once the cap is known. */}
        <span className={cap === undefined ? 'invisible' : undefined}>{strings.countOf(cap)}</span>
      </span>
      <span className="sr-only">{strings.countSpoken(length, cap)}</span>
    </span>
  );
}
