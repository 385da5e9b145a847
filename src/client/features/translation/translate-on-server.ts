import type { User } from '../../../shared/entities.ts';
import { languageOf } from '../../../shared/languages.ts';
import type { ApiClient } from '../../api/client.ts';
import { tierOf } from '../../api/fallbacks.ts';
import { requestTranslation } from '../../api/translate.ts';
import { isOnDevice } from '../../platform/device-mode.ts';
import { sessionStore } from '../../platform/storage.ts';
import type { ServerRequest, ServerResult } from './create-translation.ts';

/** Translates on the server, which counts it against the allowance. */
export async function translateOnServer(client: ApiClient, request: ServerRequest): Promise<ServerResult> {
  const { text, source, target, context = [], signal, onWords } = request;
  const { userId, tier } = isOnDevice() ? await signedInUser(client) : request;
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

/** While On this device is on, the page has its own user. A server on this computer still knows only the real one. */
async function signedInUser(client: ApiClient): Promise<Pick<ServerRequest, 'userId' | 'tier'>> {
  const { googleSub: userId = '' } = (sessionStore.readJson('user') ?? {}) as Partial<User>;
  return { userId, tier: tierOf(await client.get('subscription', { params: { userId } })) };
}
