import type { Calls, Language } from './calls.d.ts';

export type { Calls, Language } from './calls.d.ts';

type Input<N extends keyof Calls> = Calls[N]['input'];
type Output<N extends keyof Calls> = Calls[N]['output'];

/** Thrown for every response that isn't a success. */
export declare class RhapsodeError extends Error {
  readonly status: number;
  /** One of the codes in the OpenAPI document; null if the response isn't from Rhapsode. */
  readonly code: string | null;
  /** Names the request in the server's log. */
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
}

export interface Rhapsode {
  /** Makes any call of the API that a key can make. */
  call<N extends keyof Calls>(
    name: N,
    ...input: object extends Input<N>
      ? [(Input<N> & { signal?: AbortSignal })?]
      : [Input<N> & { signal?: AbortSignal }]
  ): Promise<Output<N>>;
  save(content: Input<'saveTranscription'>['body']): Promise<Output<'saveTranscription'>>;
  list(): Promise<Output<'transcriptions'>>;
  remove(transcriptionId: string): Promise<void>;
  transcribe(recording: Input<'transcribe'>['form']): Promise<Output<'transcribe'>>;
  translate(request: { text: string; from: Language; to: Language }): Promise<Output<'translate'>>;
  /** Returns an MP3 file. */
  speak(request: Input<'textToSpeech'>['body']): Promise<Uint8Array>;
}

/** Talks to the Rhapsode at this URL with an API key, which starts with `rh_`. */
export declare function createRhapsode(options: {
  url: string;
  key: string;
  fetch?: typeof globalThis.fetch;
}): Rhapsode;

/** Whether a webhook's request really comes from Rhapsode. The body has to be the exact text that arrived. */
export declare function verifyWebhook(request: {
  secret: string;
  headers: Record<string, string | undefined>;
  body: string;
  now?: number;
}): Promise<boolean>;
