import type { Transcription } from '../../../shared/entities.ts';

let opened: Transcription | null = null;

/** The saved item that was opened in the editor, until its text is cleared or replaced. */
export const openedText = {
  get: (): Transcription | null => opened,
  remember(item: Transcription): void {
    opened = item;
  },
  forget(): void {
    opened = null;
  },
};
