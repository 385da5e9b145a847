import { useSyncExternalStore } from 'react';
import { CommandChip } from '../../features/dictation/command-chip.tsx';
import type { LastCommand } from '../../features/dictation/last-command.ts';
import { ImportDeviceWordsOffer } from '../../features/dictionary/import-device-words-offer.tsx';
import { LearnOffer } from '../../features/dictionary/learn-offer.tsx';
import { KeepOffer } from '../../features/recordings/keep-offer.tsx';
import type { TranscriptView } from '../../features/transcript/use-transcript.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { RecordingCommands } from './recording-commands.tsx';

export { endOfSentence } from '../../../shared/end-of-sentence.ts';
export { createPhraseSink } from '../../features/dictation/create-dictation.ts';
export { performCommand } from '../../features/dictation/perform-command.ts';

export interface DictationPartProps {
  userId: string | undefined;
  text: TranscriptView;
  lastCommand: LastCommand;
  recording: boolean;
  /** Whether the browser's own engine recognises the speech. */
  usesBrowser: boolean;
  /** Whether something was recorded, so that there may be corrections to learn from. */
  hasRecorded: boolean;
}

/** Shows the last command, and offers that have to do with the user's words. */
export function DictationPart({
  userId,
  text,
  lastCommand,
  recording,
  usesBrowser,
  hasRecorded,
}: DictationPartProps) {
  const [settings] = useSettings();
  const done = useSyncExternalStore(lastCommand.subscribe, lastCommand.get);
  return (
    <>
      <CommandChip done={done} />
      {recording && settings.commands && <RecordingCommands />}
      {hasRecorded && (
        <LearnOffer userId={userId} language={settings.language} text={text.text} change={text.change} />
      )}
      {hasRecorded && !recording && <KeepOffer transcript={text.transcript} usesBrowser={usesBrowser} />}
      {userId !== undefined && <ImportDeviceWordsOffer userId={userId} />}
    </>
  );
}
