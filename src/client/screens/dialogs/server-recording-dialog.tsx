import { Send, Timer, Trash2 } from 'lucide-react';
import { limits, type Tier } from '../../../shared/limits.ts';
import { hideUnsupportedBanner } from '../../platform/hide-unsupported-banner.ts';
import { page } from '../../platform/page.ts';
import { findSpeechRecognition } from '../../platform/recognition/browser-engine.ts';
import { onServerStrings } from '../../platform/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { DialogControl } from './dialog-control.ts';
import { serverRecordingStrings as strings } from './strings.ts';

export interface ServerRecordingDialogProps {
  tier: Tier;
  onStart(): void;
}

/** Shown once, before the server's recogniser is used for the first time. */
export function ServerRecordingDialog({
  tier,
  onStart,
  ...control
}: DialogControl & ServerRecordingDialogProps) {
  const start = () => {
    control.onOpenChange(false);
    hideUnsupportedBanner();
    onStart();
  };
  const facts = [
    {
      Icon: Send,
      text: page().engines.includes('recognition') ? onServerStrings.recognition : strings.where,
    },
    { Icon: Trash2, text: strings.kept },
    ...(page().personal
      ? []
      : [{ Icon: Timer, text: strings.allowance[tier](limits[tier].recognitionSeconds / 60) }]),
  ];
  return (
    <Dialog
      {...control}
      title={strings.title}
      // Someone who chose the server may have a browser that can recognise speech.
      description={findSpeechRecognition(window) ? undefined : strings.text}
      footer={
        <>
          <Button variant="quiet" onClick={() => control.onOpenChange(false)}>
            {strings.type}
          </Button>
          <Button onClick={start}>{strings.start}</Button>
        </>
      }
    >
      <ul className="mt-4 flex flex-col gap-3 text-sm">
        {facts.map(({ Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
            {text}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
