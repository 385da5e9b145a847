import { useEffect } from 'react';
import { CommandChip } from '../../features/dictation/command-chip.tsx';
import { type CommandTargets, performCommand } from '../../features/dictation/perform-command.ts';
import { useLastCommand } from '../../features/dictation/use-last-command.ts';
import { ImportDeviceWordsOffer } from '../../features/dictionary/import-device-words-offer.tsx';
import { LearnOffer } from '../../features/dictionary/learn-offer.tsx';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { type DictationLink, useDictionaryLink } from '../use-dictionary-link.ts';
import { RecordingCommands } from './recording-commands.tsx';

export { createPhraseSink } from '../../features/dictation/create-dictation.ts';

export interface DictationPartProps extends Omit<CommandTargets, 'words'> {
  link: DictationLink;
  userId: string | undefined;
  words: TranscriptApi;
  recording: boolean;
  /** Whether something was recorded, so that there may be corrections to learn from. */
  hasRecorded: boolean;
}

/** Passes the user's dictionary to the recorder and the voices, and shows commands and offers. */
export function DictationPart(props: DictationPartProps) {
  const { link, userId, words, recording, hasRecorded, stopRecording, save } = props;
  const [settings] = useSettings();
  const { done, show } = useLastCommand();

  useDictionaryLink(link, userId);
  useEffect(() => {
    link.perform = settings.commands
      ? (command) => show(command.name, performCommand(command, { words, stopRecording, save }))
      : undefined;
  });

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
