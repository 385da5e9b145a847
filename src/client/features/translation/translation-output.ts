import type { DeviceReadiness } from '../../platform/translator.ts';
import { isSameRequest, type TranslationRequest, type TranslationResult } from './translation-request.ts';

export type View = 'original' | 'translated';

export type TranslationProblem =
  | { kind: 'limit'; renewsAt: string | undefined }
  | { kind: 'failed'; retryMessage?: string | undefined }
  | { kind: 'cancelled' };

/** The part of the state that the page shows. */
export interface TranslationOutput {
  running: { id: number; request: TranslationRequest; words: string; download: number | null } | null;
  result: TranslationResult | null;
  problem: TranslationProblem | null;
  /** Undefined while the browser is being asked. */
  device: DeviceReadiness | undefined;
}

export const idleOutput: TranslationOutput = { running: null, result: null, problem: null, device: 'none' };

/** The words as they arrive, or the last translation. */
export function shownText({ running, result }: TranslationOutput): string {
  return running?.words || result?.text || '';
}

/** Whether the translation shown belongs to an earlier text or other languages. */
export function isOutdated({ running, result }: TranslationOutput, request: TranslationRequest): boolean {
  if (running?.words) return !isSameRequest(running.request, request);
  return result !== null && !isSameRequest(result.request, request);
}
