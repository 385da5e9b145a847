import type { Body } from '../../shared/call.ts';
import type { DocumentContent, SavedDocument } from '../../shared/document/document-schema.ts';
import type { ApiClient } from '../api/client.ts';
import type { Contract } from '../api/contract.ts';
import type { TranscribeOptions, Transcript } from '../api/transcribe.ts';
import type { TranslateOptions, Translation } from '../api/translate.ts';

/** What this page can do. Features ask this and don't need to know why. */
export interface Capabilities {
  /** Whether On this device is on, so that no words leave this device. */
  wordsStayHere: boolean;
  /** Owns the texts on this page in place of the signed-in user. */
  owner: string | undefined;
  /** Whether there are plans, so that limits are shown and upgrades are offered. */
  hasPlans: boolean;
  /** Whether saved transcriptions take up slots. */
  hasSlots: boolean;
  /** Whether the dictionary can be stored in an account. */
  hasAccountWords: boolean;
  /** Whether copies can be shared with a link. */
  canShare: boolean;
  /** Whether the server can keep the sound of dictations. */
  storesRecordings: boolean;
  recognition: {
    /** Whether the browser's own engine can be used. */
    browser: boolean;
    /** Whether `transcribe` works. */
    backend: boolean;
    /** Whether people can choose between the two. */
    canChoose: boolean;
    /** Whether an engine may have to be downloaded before a recording. */
    needsPreparation: boolean;
  };
  translation: {
    /** Whether `translate` works. */
    backend: boolean;
    /** Whether the browser's own translator is used where there is one. */
    prefersBrowser: boolean;
  };
}

/** Everything that the app needs from outside. Calls are typed by the API contract. */
export interface Backend extends ApiClient {
  capabilities: Capabilities;
  /** Saves with the same key create only one item. Null if it was saved but the response can't be read. */
  save(
    content: Body<Contract['saveTranscription']>,
    key: string,
    signal?: AbortSignal,
  ): Promise<SavedDocument | null>;
  /** A saved document with everything it has. */
  find(transcriptionId: string): Promise<SavedDocument>;
  /** Replaces a document. Fails with `document-changed` if it has another revision by now. */
  change(
    transcriptionId: string,
    revision: number,
    content: DocumentContent,
    signal?: AbortSignal,
  ): Promise<SavedDocument>;
  remove(transcriptionId: string): Promise<void>;
  /** Undoes a removal. */
  restore(transcriptionId: string): Promise<SavedDocument>;
  translate(options: TranslateOptions): Promise<Translation>;
  transcribe(options: TranscribeOptions): Promise<Transcript>;
}
