import { recordsBeside } from '../../platform/recordings/can-record.ts';
import { recordingType } from '../../platform/recordings/record-stream.ts';
import { useSettings } from '../../platform/use-settings.ts';
import type { Transcript } from '../../studio/transcript.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { keptStrings as strings } from './strings.ts';

/** Nobody who only tries a few words is asked. */
const askedAfterMs = 30_000;

/** Asks once, after a longer dictation, whether the sound of the next ones is kept. */
export function KeepOffer({ transcript, usesBrowser }: { transcript: Transcript; usesBrowser: boolean }) {
  const [{ keepRecordings }, update] = useSettings();
  const toast = useToast();
  const isPossible = recordingType() !== undefined && (!usesBrowser || recordsBeside(navigator));
  if (keepRecordings !== null || !isPossible || spokenMs(transcript) < askedAfterMs) return null;
  const accept = () => {
    update({ keepRecordings: true });
    // The browser may otherwise delete them when it needs space.
    void navigator.storage?.persist?.();
    toast({ title: strings.accepted, tone: 'good' });
  };
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-end gap-1 border-line border-t bg-sunken px-5 py-2 text-sm max-sm:px-3"
    >
      <span className="wrap-anywhere min-w-48 flex-1">{strings.offer}</span>
      <Button variant="quiet" className="px-2" onClick={() => update({ keepRecordings: false })}>
        {strings.decline}
      </Button>
      <Button variant="outline" className="px-3" onClick={accept}>
        {strings.accept}
      </Button>
    </div>
  );
}

function spokenMs({ getTimings }: Transcript): number {
  const timings = getTimings();
  return (timings.at(-1)?.to ?? 0) - (timings[0]?.from ?? 0);
}
