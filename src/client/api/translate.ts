import type { Answer, Body } from '../../shared/call.ts';
import type { ApiClient } from './client.ts';
import type { Contract } from './contract.ts';
import { retryWithActualTier } from './retry-with-actual-tier.ts';
import { acceptStream, readStreamedAnswer } from './streamed-answer.ts';

type Translation = Answer<Contract['translate']>;

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
  return readStreamedAnswer('translate', response, onWords);
}
