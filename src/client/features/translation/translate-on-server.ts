import { languageOf } from '../../../shared/languages.ts';
import type { Backend } from '../../backend/backend.ts';
import type { ServerRequest, ServerResult } from './create-translation.ts';

/** Translates on the server, which counts it against the allowance. */
export async function translateOnServer(
  client: Pick<Backend, 'translate'>,
  request: ServerRequest,
): Promise<ServerResult> {
  const { text, source, target, context = [], signal, onWords, userId, tier } = request;
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
  const { translatedText, speakableText, remainingTranslations } = await client.translate({
    body,
    signal,
    onWords,
  });
  return { text: translatedText, speakableText, remaining: remainingTranslations };
}
