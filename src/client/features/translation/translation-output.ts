import type { TextRange } from '../../../shared/sentences.ts';
import type { DeviceReadiness } from '../../platform/translator.ts';
import { isSameRequest, type TranslationRequest, type TranslationResult } from './translation-request.ts';

export type View = 'original' | 'translated';

export type TranslationProblem =
  | { kind: 'limit'; renewsAt: string | undefined }
  | { kind: 'failed'; retryMessage?: string | undefined }
  | { kind: 'cancelled' };

export interface ShownSentence {
  id: number;
  text: string;
  /** Its position in the original. */
  range: TextRange;
  /** The position of its translation in the result; null until it has been translated. */
  target: TextRange | null;
  /** Whether its translation is being replaced because the sentence was edited. */
  outdated: boolean;
}

/** The part of the state that the page shows. */
export interface TranslationOutput {
  running: { id: number; request: TranslationRequest; words: string; download: number | null } | null;
  result: TranslationResult | null;
  problem: TranslationProblem | null;
  /** Undefined until the browser has responded. */
  device: DeviceReadiness | undefined;
  /** Set while sentences are translated one by one. */
  sentences?: readonly ShownSentence[];
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
