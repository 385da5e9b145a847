import type { ResponseBody } from '../../shared/call.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import type { KnownSpeaker } from '../../shared/recognition/speaker-turns-schema.ts';
import { type ApiClient, acceptStream } from './client.ts';
import type { Contract } from './contract.ts';
import { apiQueries } from './queries.ts';
import type { QueryClient } from './query-client.ts';

export type Transcript = ResponseBody<Contract['transcribe']>;

export interface TranscribeOptions {
  /** The same for every attempt at this recording, so that the server transcribes it and charges for it once. */
  key: string;
  audio: Blob;
  language: LanguageCode;
  /** Words that are likely to occur, such as names. */
  hints?: readonly string[];
  /** Asks who speaks, with samples of known voices. */
  speakers?: readonly KnownSpeaker[];
  signal?: AbortSignal | undefined;
  /** Called with the text so far as it arrives. The final text may be shorter, or empty. */
  onWords?: (soFar: string) => void;
}

/** Updates the cached allowance. */
export function countRecognition(
  { client, queries }: { client: ApiClient; queries: QueryClient },
  userId: string | undefined,
  remaining: number,
): void {
  const { queryKey } = apiQueries.recognitionAllowance(client, userId);
  queries.setQueryData(queryKey, (known) => known && { ...known, remaining, allowed: remaining > 0 });
}

export async function requestTranscript(client: ApiClient, options: TranscribeOptions): Promise<Transcript> {
  const { key, audio, language, hints = [], speakers, signal, onWords } = options;
  const form = new FormData();
  form.set('language', language);
  if (hints.length > 0) form.set('hints', JSON.stringify(hints));
  if (speakers) form.set('speakers', JSON.stringify(speakers));
  form.set('file', audio);
  const headers = { 'Idempotency-Key': key, ...(onWords && acceptStream) };
  const response = await client.send('transcribe', { form, signal, headers });
  // Not part of the first load.
  const { readStreamedResponse } = await import('./streamed-response.ts');
  return readStreamedResponse('transcribe', response, onWords ?? (() => {}));
}
