import { languageOf } from '../../../shared/languages.ts';
import type { Tier } from '../../../shared/limits.ts';
import type { ApiClient } from '../../api/client.ts';
import { requestTranslation } from '../../api/translate.ts';
import type { DeviceTranslator } from '../../platform/translator.ts';
import type { Pair } from './translation-plan.ts';
import type { Result } from './translation-state.ts';

export interface Making {
  pair: Pair;
  /** Given, the browser translates; otherwise the server. */
  device: DeviceTranslator | undefined;
  client: ApiClient;
  userId: string;
  tier: Tier;
  signal: AbortSignal;
  onWords(words: string): void;
  onDownload(share: number): void;
  /** How much the server says is left. */
  onRemaining(remaining: number): void;
}

/** One translation, wherever it is made. */
export async function makeTranslation(making: Making): Promise<Result> {
  const { pair, device, client, signal, onWords, onDownload } = making;
  if (device) {
    const made = await device.translate({ ...pair, signal, onWords, onDownload });
    return { ...made, pair, onDevice: true };
  }
  const body = {
    source: languageOf(pair.source).short,
    target: languageOf(pair.target).short,
    sourceLanguage: pair.source,
    targetLanguage: pair.target,
    text: pair.text,
    userId: making.userId,
    subscriptionTier: making.tier,
  };
  const answer = await requestTranslation(client, { body, signal, onWords });
  making.onRemaining(answer.remainingTranslations);
  return {
    pair,
    text: answer.translatedText,
    onDevice: false,
    ...(answer.speakableText === undefined ? {} : { speakableText: answer.speakableText }),
  };
}
