import type { Body, ResponseBody } from '../../shared/call.ts';
import { type ApiClient, acceptStream } from './client.ts';
import type { Contract } from './contract.ts';
import { retryWithActualTier } from './retry-with-actual-tier.ts';

export type Translation = ResponseBody<Contract['translate']>;

export interface TranslateOptions {
  body: Body<Contract['translate']>;
  signal: AbortSignal;
  /** Called with the translation so far as it arrives. */
  onWords(soFar: string): void;
}

/** Requests a translation, as a stream if the server offers one. */
export async function requestTranslation(client: ApiClient, options: TranslateOptions): Promise<Translation> {
  const { body, signal, onWords } = options;
  const response = await retryWithActualTier(body.subscriptionTier, (subscriptionTier) =>
    client.send('translate', { body: { ...body, subscriptionTier }, signal, headers: acceptStream }),
  );
  // Not part of the first load.
  const { readStreamedResponse } = await import('./streamed-response.ts');
  return readStreamedResponse('translate', response, onWords);
}
