import { AudioLines } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { ServerSpeech } from './server-speech.ts';
import { waitingSpeechStrings as strings } from './strings.ts';
import type { RecorderView } from './use-recorder.ts';

/** Speech that could not be transcribed yet. It is part of the card, so that the record button doesn't move. */
export function WaitingSpeechStrip({ recorder }: { recorder: RecorderView }) {
  const [asking, setAsking] = useState(false);
  const { waitingSeconds, hold, unsaved } = recorder.queue;
  const seconds = Math.max(1, Math.round(waitingSeconds));
  const waits = waitingSeconds > 0;
  const run = (act: (speech: ServerSpeech) => unknown) => () =>
    void recorder.loadServer().then(act, () => {});
  const download = (speech: ServerSpeech) =>
    saveFile(new File([speech.download()], strings.fileName, { type: 'audio/wav' }));
  return (
    <div
      role="status"
      data-testid="waiting-speech"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-sunken px-5 py-2.5 text-sm max-sm:px-3 short:py-1"
    >
      <AudioLines aria-hidden="true" className="size-5 shrink-0 self-start text-warn" />
      <div className="min-w-0 flex-1 basis-48 text-muted">
        <p className="font-semibold text-ink">{waits ? strings.title(seconds) : strings.unsavedTitle}</p>
        <p>{unsaved ? strings.unsaved : strings.why[hold ?? 'earlier']}</p>
      </div>
      {waits && (
        <div className="flex flex-wrap gap-2 max-sm:gap-1 max-sm:*:px-3">
          <Button variant="tint" onClick={run((speech) => speech.resume())}>
            {strings.transcribe}
          </Button>
          <Button variant="outline" onClick={run(download)}>
            {strings.download}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {strings.discard}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={strings.discardTitle}
        description={strings.discardText}
        confirmLabel={strings.discard}
        cancelLabel={strings.keep}
        onConfirm={run((speech) => speech.discard())}
      />
    </div>
  );
}
