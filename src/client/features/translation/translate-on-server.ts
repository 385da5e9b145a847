import { languageOf } from '../../../shared/languages.ts';
import type { ApiClient } from '../../api/client.ts';
import { requestTranslation } from '../../api/translate.ts';
import type { ServerRequest, ServerResult } from './create-translation.ts';

/** Translates on the server, which counts it against the allowance. */
export async function translateOnServer(client: ApiClient, request: ServerRequest): Promise<ServerResult> {
  const { text, source, target, context = [], userId, tier, signal, onWords } = request;
  const body = {
    source: languageOf(source).short,
    target: languageOf(target).short,
    sourceLanguage: source,
    targetLanguage: target,
    text,
    ...(context.length > 0 ? { context: [...context] } : {}),
    userId,
    subscriptionTier: tier,
  };
  const { translatedText, speakableText, remainingTranslations } = await requestTranslation(client, {
    body,
    signal,
    onWords,
  });
  return { text: translatedText, speakableText, remaining: remainingTranslations };
}
