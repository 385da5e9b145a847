import { CardWarning } from '../../ui/card-warning.tsx';
import type { RecorderView } from './use-recorder.ts';

export const recordHelpId = 'record-help';

/** Help after a failed recording, shown until the next attempt. */
export function RecordHelp({ recorder: { phase, help } }: { recorder: RecorderView }) {
  if (phase !== 'idle' || !help) return null;
  return (
    <CardWarning id={recordHelpId} tone="warn">
      {help}
    </CardWarning>
  );
}
