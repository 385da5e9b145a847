import { useEffect, useEffectEvent, useId } from 'react';
import type { LanguageCode } from '../../../shared/languages.ts';
import { SaveButton } from '../../features/saved/save-button.tsx';
import { countWords } from '../../features/transcript/count-words.ts';
import { LengthWarning } from '../../features/transcript/length-warning.tsx';
import { OverflowNotice } from '../../features/transcript/overflow-notice.tsx';
import { textLengthStrings as strings } from '../../features/transcript/text-length-strings.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { cx } from '../../ui/cx.ts';
import { Switch } from '../../ui/switch.tsx';
import type { Account } from '../account.ts';
import { saveStrings } from './strings.ts';
import { useOverCapNote } from './use-over-cap-note.ts';
import type { Recording } from './use-recording.ts';
import type { SaveActions } from './use-save-actions.ts';

export interface LengthNoticeProps {
  words: TranscriptApi;
  recorder: Recording;
  account: Account;
  saving: SaveActions;
  language: LanguageCode;
}

/** Loaded when the text comes near its limit. */
export function LengthNotice({ words, recorder, account, saving, language }: LengthNoticeProps) {
  const { transcript, text, length: state } = words;
  const note = useOverCapNote(text.length, account);
  const [{ continueWhenFull }, update] = useSettings();
  const id = useId();
  const overflow = countWords(transcript.getOverflow());
  const isRunning = recorder.phase === 'starting' || recorder.phase === 'recording';
  const isSpoken = isRunning || transcript.getChange() === 'spoken';
  useAnnouncedLength(state);
  useContinuation({ words, recorder, account, saving, language }, state === 'over' && isRunning);

  return (
    <>
      {state !== 'over' && words.overflows && (
        <OverflowNotice
          overflow={overflow}
          onAdd={words.writeOverflow}
          onDiscard={transcript.discardOverflow}
        />
      )}
      <LengthWarning
        state={state}
        left={account.cap - text.length}
        full={isRunning && !recorder.paused ? 'continuing' : 'paused'}
        overflow={overflow}
        note={note}
        actions={
          <SaveButton busy={saving.saving} onClick={() => void saving.saveAndStartNew(language)}>
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

function useAnnouncedLength(state: TranscriptApi['length']): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (state === 'near') announce(strings.announceNear);
    if (state === 'over') announce(strings.announceFull);
  }, [state, announce]);
}

/** Saves the full text while the recording continues. Words that are spoken meanwhile start the next text. */
function useContinuation(
  { words, recorder, saving, language }: LengthNoticeProps,
  isFullWhileRecording: boolean,
): void {
  const isDue = isFullWhileRecording && !recorder.paused && !saving.saving;
  const startNext = useEffectEvent(async () => {
    const { text } = words;
    const { engine, loadServer } = recorder;
    if (!(await saving.saveAndStartNew(language))) recorder.pauseAt(text);
    else if (engine === 'server') (await loadServer()).resumeFull();
  });
  useEffect(() => {
    if (isDue) void startNext();
  }, [isDue]);
}
