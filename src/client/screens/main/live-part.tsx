import { useState, useSyncExternalStore } from 'react';
import { liveLimits, personalLiveLimits } from '../../../shared/live-rules.ts';
import { useCapabilities } from '../../backend/use-backend.ts';
import { EndQuestion, LiveBadge, LivePanel } from '../../features/live/live-panel.tsx';
import { LiveStart } from '../../features/live/live-start.tsx';
import { liveStrings as strings } from '../../features/live/strings.ts';
import { type Speaker, useLiveRoom } from '../../features/live/use-live-room.ts';
import { useRecorder } from '../../features/recorder/use-recorder.ts';
import { settings } from '../../platform/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';
import type { MainStudio } from './open-studio.ts';

export interface LivePartProps {
  studio: MainStudio;
  account: Account;
  onSignIn(): void;
  onUpgrade(): void;
  /** Called when the panel isn't needed any more. */
  onClose(): void;
}

const wide = () => window.matchMedia('(width >= 64rem) and (height >= 32rem)');
const subscribe = (listener: () => void) => {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const speakerOf = ({ transcript, recorder }: MainStudio): Speaker => ({
  text: transcript,
  language: () => settings.get().language,
  isRecording: () => !recorder.isIdle(),
  subscribe(listener) {
    const stops = [settings.subscribe(listener), recorder.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  },
});

/** Beside the text if there is room, otherwise a strip that opens a sheet. */
export function LivePart(props: LivePartProps) {
  const { studio, account, onSignIn, onUpgrade, onClose } = props;
  const [speaker] = useState(() => speakerOf(studio));
  const recording = useRecorder(studio.recorder).phase !== 'idle';
  const { wordsStayHere } = useCapabilities();
  const toast = useToast();
  const { room, state } = useLiveRoom(speaker);
  const isWide = useSyncExternalStore(subscribe, () => wide().matches);
  const [isOpen, setOpen] = useState(true);
  const [isEnding, setEnding] = useState(false);
  const isLive = state.phase === 'live';
  const limits = (account.personal ? personalLiveLimits : liveLimits)[account.tier];

  const end = async (keep: boolean) => {
    await room.end();
    if (keep) studio.saving.saveTranscript();
    toast({ title: strings.ended });
    onClose();
  };
  // Closing the sheet leaves the room open; closing the question before going live closes everything.
  const close = () => (isLive ? setOpen(false) : onClose());

  const content =
    state.phase === 'ended' ? (
      <div className="flex flex-col gap-3">
        <p role="status">{strings.gone}</p>
        <Button variant="outline" onClick={() => room.reset()}>
          {strings.start}
        </Button>
      </div>
    ) : isLive && isEnding ? (
      <EndQuestion
        canKeep={studio.transcript.getText() !== ''}
        onForget={() => void end(false)}
        onKeep={() => void end(true)}
        onCancel={() => setEnding(false)}
      />
    ) : isLive ? (
      <LivePanel
        state={state}
        recording={recording}
        onPause={room.setPaused}
        onLock={room.setLocked}
        onEnd={() => setEnding(true)}
      />
    ) : (
      <LiveStart
        state={state}
        limits={limits}
        onSignIn={account.personal || (account.user && !wordsStayHere) ? undefined : onSignIn}
        onUpgrade={account.personal || account.tier === 'premium' ? undefined : onUpgrade}
        onStart={() => void room.start(speaker.language())}
      />
    );

  if (isWide)
    return (
      <aside aria-label={strings.title} className="live-panel card flex flex-col gap-4 overflow-y-auto p-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-bold font-serif text-lg">{strings.title}</h2>
          {isLive ? (
            <LiveBadge state={state} recording={recording} />
          ) : (
            <Button variant="quiet" className="px-2" onClick={onClose}>
              {strings.cancel}
            </Button>
          )}
        </div>
        {content}
      </aside>
    );
  return (
    <>
      {isLive && (
        <aside
          aria-label={strings.title}
          className="live-strip card flex items-center justify-between gap-2 p-2"
        >
          <LiveBadge state={state} recording={recording} />
          <Button variant="quiet" className="px-2" onClick={() => setOpen(true)}>
            {state.room && state.room.viewers > 0 ? strings.viewers(state.room.viewers) : strings.title}
          </Button>
        </aside>
      )}
      <Dialog open={isOpen} onOpenChange={(open) => (open ? setOpen(true) : close())} title={strings.title}>
        <div className="mt-4">{content}</div>
      </Dialog>
    </>
  );
}
