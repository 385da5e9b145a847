import type { TextRange } from '../../../shared/sentences.ts';
import type { Phrase } from '../../platform/recognition/recognition.ts';
import type { CommandEdit } from './command-edit.ts';
import type { SpokenCommand } from './create-dictation.ts';

/** The part of the transcript that commands change. */
interface CommandText {
  getText(): string;
  getLastPhrase(): TextRange | undefined;
  dropPlace(segment: string): void;
  writeInstead(phrase: Phrase, part: CommandEdit): void;
  edit(part: CommandEdit & { source: 'other' }, from: 'elsewhere'): void;
  undo(): void;
  redo(): void;
}

export interface CommandTargets {
  words: { transcript: CommandText; cap: number };
  stopRecording(): void;
  save(): void;
}

/** Carries out a spoken command. The returned function undoes it, usually by writing the words instead. */
export function performCommand(
  { name, phrase, edit, write }: SpokenCommand,
  { words, stopRecording, save }: CommandTargets,
): () => void {
  const { transcript } = words;
  const { segment, onWritten, ...plain } = phrase;
  const writeWords = () => write(plain);
  // The segment is finished even though its words aren't written.
  if (segment !== undefined) transcript.dropPlace(segment);
  onWritten?.(true);
  if (name === 'stop-recording' || name === 'save-that') {
    if (name === 'save-that') save();
    else stopRecording();
    return writeWords;
  }
  if (name === 'undo') {
    transcript.undo();
    const undone = transcript.getText();
    return () => {
      if (transcript.getText() === undone) transcript.redo();
    };
  }
  const text = transcript.getText();
  const part = edit(text, transcript.getLastPhrase());
  const fits = part && text.length - part.removed.length + part.inserted.length <= words.cap;
  if (!part || !fits) return writeWords;
  transcript.writeInstead(phrase, part);
  if (name !== 'delete-that') return () => write({ ...plain, revises: plain.words });
  const shortened = transcript.getText();
  return () => {
    if (transcript.getText() === shortened) transcript.undo();
    else {
      const at = Math.min(part.at, transcript.getText().length);
      transcript.edit({ at, removed: '', inserted: part.removed, source: 'other' }, 'elsewhere');
    }
  };
}
