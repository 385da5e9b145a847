import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { liveLimits, personalLiveLimits } from '../../../shared/live-limits.ts';
import { tierOf } from '../../api/fallbacks.ts';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import {
  EndQuestion,
  LiveBadge,
  LivePanel,
  ReplaceQuestion,
  timeWarning,
} from '../../features/live/live-panel.tsx';
import { LiveStart } from '../../features/live/live-start.tsx';
import { createPageTranslation, type PageTranslation } from '../../features/live/page-translation.ts';
import { liveStrings as strings } from '../../features/live/strings.ts';
import { leftRoom, type Speaker, useLiveRoom } from '../../features/live/use-live-room.ts';
import { useRecorder } from '../../features/recorder/use-recorder.ts';
import { page } from '../../platform/page.ts';
import { settings } from '../../platform/settings.ts';
import { combineStops } from '../../platform/signal.ts';
import { translatorsOnDevice } from '../../platform/translation/device-translation.ts';
import { createDeviceTranslator } from '../../platform/translator.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Account } from '../account.ts';
import { type MainStudio, wantsTranslation } from './open-studio.ts';

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

const speakerOf = (
  { transcript, recorder }: MainStudio,
  translation: PageTranslation | undefined,
): Speaker => ({
  text: transcript,
  translation,
  language: () => settings.get().language,
  isRecording: () => !recorder.isIdle(),
  subscribe: (listener) => combineStops(settings.subscribe(listener), recorder.subscribe(listener)),
});

/** With On this device, the page translates into the language beside the text. */
const translationOnDevice = () =>
  createPageTranslation(createDeviceTranslator(translatorsOnDevice({ hasServer: false })), () => {
    const { language, target, translate } = settings.get();
    return { source: language, target: wantsTranslation({ translate }) ? target : undefined };
  });

const never = () => () => {};

/** Beside the text if there is room, otherwise a strip that opens a sheet. */
export function LivePart(props: LivePartProps) {
  const { studio, account, onSignIn, onUpgrade, onClose } = props;
  const client = useBackend();
  const { wordsStayHere } = client.capabilities;
  const [speaker] = useState(() => speakerOf(studio, wordsStayHere ? translationOnDevice() : undefined));
  const pageLanguages = useSyncExternalStore(speaker.translation?.subscribe ?? never, () =>
    speaker.translation?.languages(),
  );
  const recording = useRecorder(studio.recorder).phase !== 'idle';
  // On this device shows no plans, but the server's limits are those of the account.
  const subscription = useQuery(
    apiQueries.subscription(client, wordsStayHere ? account.user?.googleSub : undefined),
  );
  const tier = wordsStayHere ? subscription.data && tierOf(subscription.data) : account.tier;
  const toast = useToast();
  const { room, state } = useLiveRoom(speaker, onClose);
  const isWide = useSyncExternalStore(subscribe, () => wide().matches);
  const [isOpen, setOpen] = useState(() => leftRoom() === null);
  const [question, setQuestion] = useState<'end' | 'replace'>();
  const isLive = state.phase === 'live';
  const allowed = (account.personal ? personalLiveLimits : liveLimits)[tier ?? 'free'];
  const limits = page().off.includes('translation') ? { ...allowed, languages: 0 } : allowed;

  // While the sheet is closed, nobody would see it in the panel.
  const warning = isLive && state.room ? timeWarning(state.room.secondsLeft) : undefined;
  const warn = useEffectEvent((title: string) => {
    if (!isWide && !isOpen && state.problem !== 'time-used') toast({ tone: 'warn', title });
  });
  useEffect(() => {
    if (warning !== undefined) warn(warning);
  }, [warning]);

  const end = async (keep: boolean) => {
    await room.end();
    if (keep) studio.saving.saveTranscript();
    toast({ title: strings.ended });
    onClose();
  };
  const replace = async () => {
    const isReplaced = await room.replaceLink();
    toast(isReplaced ? { title: strings.replaced } : { tone: 'warn', title: strings.notReplaced });
    setQuestion(undefined);
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
    ) : isLive && question === 'replace' ? (
      <ReplaceQuestion onReplace={() => void replace()} onCancel={() => setQuestion(undefined)} />
    ) : isLive && question === 'end' ? (
      <EndQuestion
        canKeep={studio.transcript.getText() !== ''}
        onForget={() => void end(false)}
        onKeep={() => void end(true)}
        onCancel={() => setQuestion(undefined)}
      />
    ) : isLive ? (
      <LivePanel
        state={state}
        recording={recording}
        onPause={room.setPaused}
        onLock={room.setLocked}
        onReplace={() => setQuestion('replace')}
        onEnd={() => setQuestion('end')}
      />
    ) : (
      <LiveStart
        state={state}
        limits={limits}
        onDevice={wordsStayHere ? { language: pageLanguages?.[0] } : undefined}
        onSignIn={account.personal || account.user ? undefined : onSignIn}
        onUpgrade={account.personal || wordsStayHere || tier === 'premium' ? undefined : onUpgrade}
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
          <Button variant="quiet" className="shrink-0 whitespace-nowrap px-2" onClick={() => setOpen(true)}>
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
