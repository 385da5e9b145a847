import { CommandChip, type DoneCommand } from '../../features/dictation/command-chip.tsx';
import { ImportDeviceWordsOffer } from '../../features/dictionary/import-device-words-offer.tsx';
import { LearnOffer } from '../../features/dictionary/learn-offer.tsx';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { RecordingCommands } from './recording-commands.tsx';

export { createPhraseSink } from '../../features/dictation/create-dictation.ts';
export { performCommand } from '../../features/dictation/perform-command.ts';

export interface DictationPartProps {
  userId: string | undefined;
  words: TranscriptApi;
  /** The last command, for a few seconds. */
  done: DoneCommand | null;
  recording: boolean;
  /** Whether something was recorded, so that there may be corrections to learn from. */
  hasRecorded: boolean;
}

/** Shows the last command, and offers that have to do with the user's words. */
export function DictationPart({ userId, words, done, recording, hasRecorded }: DictationPartProps) {
  const [settings] = useSettings();
  return (
    <>
      <CommandChip done={done} />
      {recording && settings.commands && <RecordingCommands />}
      {hasRecorded && (
        <LearnOffer userId={userId} language={settings.language} text={words.text} change={words.change} />
      )}
      {userId !== undefined && <ImportDeviceWordsOffer userId={userId} />}
    </>
  );
}
