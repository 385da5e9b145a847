import { useEffect, useId, useSyncExternalStore } from 'react';
import { apiQueries } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useBackend, useCapability } from '../../backend/use-backend.ts';
import type { RecorderView } from '../../features/recorder/use-recorder.ts';
import { SaveButton } from '../../features/saved/save-button.tsx';
import { countWords } from '../../features/transcript/count-words.ts';
import { type LengthNote, LengthWarning } from '../../features/transcript/length-warning.tsx';
import { OverflowNotice } from '../../features/transcript/overflow-notice.tsx';
import { textLengthStrings as strings } from '../../features/transcript/strings.ts';
import type { TranscriptView } from '../../features/transcript/use-transcript.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { cx } from '../../ui/cx.ts';
import { Switch } from '../../ui/switch.tsx';
import type { Account } from '../account.ts';
import { usePersonal } from '../personal-edition.ts';
import type { MainStudio } from './open-studio.ts';
import { overCapStrings, saveStrings } from './strings.ts';

export interface LengthNoticeProps {
  studio: MainStudio;
  recorder: RecorderView;
  text: TranscriptView;
  account: Account;
}

/** Loaded when the text comes near its limit. */
export function LengthNotice({ studio, recorder, text, account }: LengthNoticeProps) {
  const { transcript, saving } = studio;
  const { length: state } = text;
  const { length } = text.text;
  const { cap } = account;
  const note = useOverCapNote(length, account);
  const [{ continueWhenFull, punctuation }, update] = useSettings();
  const id = useId();
  const overflow = countWords(transcript.getOverflow());
  const isRunning = recorder.phase === 'starting' || recorder.phase === 'recording';
  const isSpoken = isRunning || transcript.getChange() === 'spoken';
  const isBusy = useSyncExternalStore(saving.subscribe, saving.isSaving);
  useAnnouncedLength(state);

  return (
    <>
      {state !== 'over' && text.overflows && (
        <OverflowNotice
          overflow={overflow}
          onAdd={() => transcript.writeOverflow({ cap, punctuation })}
          onDiscard={transcript.discardOverflow}
        />
      )}
      <LengthWarning
        state={state}
        left={cap - length}
        full={isRunning && !recorder.paused ? 'continuing' : 'paused'}
        overflow={overflow}
        note={note}
        actions={
          <SaveButton busy={isBusy} onClick={() => void saving.saveAndStartNew()}>
            {saveStrings.saveAndStartNew}
          </SaveButton>
        }
      >
        {isSpoken && account.userId !== undefined && (
          // When the text is full, a phone has no room for it; the menu has it too.
          <div className={cx('flex basis-full items-center gap-3', state === 'over' && 'max-md:hidden')}>
            <Switch
              id={id}
              checked={continueWhenFull}
              onCheckedChange={(on) => update({ continueWhenFull: on })}
            />
            <label htmlFor={id} className="min-w-0">
              {strings.continueWhenFull}
            </label>
          </div>
        )}
      </LengthWarning>
    </>
  );
}

function useAnnouncedLength(state: TranscriptView['length']): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (state === 'near') announce(strings.announceNear);
    if (state === 'over') announce(strings.announceFull);
  }, [state, announce]);
}

/** Says what people can do with text that is longer than the cap because Premium has ended. */
function useOverCapNote(length: number, account: Account): LengthNote | undefined {
  const { userId, tier, cap, capKnown } = account;
  const personal = usePersonal();
  const hasSlots = useCapability('hasSlots');
  const slots = useQuery(apiQueries.saveAllowance(useBackend(), userId)).data;
  // The server's tier differs if the subscription couldn't be fetched.
  if (!hasSlots || !capKnown || length <= cap || (slots && slots.tier !== tier)) return undefined;
  if (length <= (slots?.longSaveLimit ?? 0)) return { text: overCapStrings.longSave };
  const tooLong = personal?.saveMessages.tooLong ?? overCapStrings.tooLong;
  return { text: tooLong(tier, length - cap), more: overCapStrings.canStillCopy };
}
