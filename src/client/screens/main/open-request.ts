import type { Transcription } from '../../../shared/entities.ts';

/** A new object for each request, so that the same item can be opened again. */
export interface OpenRequest {
  item: Transcription;
}

export interface OpenSavedProps {
  request: OpenRequest | null;
  /** The current text in the recorder. */
  text: string;
  onReplace(item: Transcription): void;
}
