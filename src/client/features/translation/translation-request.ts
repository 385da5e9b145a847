import type { TranslationRequest } from '../../../shared/document/stored-translation.ts';
import type { Allowance } from '../../../shared/quota.ts';

export type {
  StoredPair,
  TranslationRequest,
  TranslationResult,
} from '../../../shared/document/stored-translation.ts';

export function isSameRequest(one: TranslationRequest | null, other: TranslationRequest | null): boolean {
  return (
    one !== null &&
    other !== null &&
    one.text === other.text &&
    one.source === other.source &&
    one.target === other.target
  );
}

/** Converting between the scripts of Mandarin is exact and needs no provider. */
export function isExact({ source, target }: Pick<TranslationRequest, 'source' | 'target'>): boolean {
  return source.startsWith('zh-') && target.startsWith('zh-') && source !== 'zh-CN-pinyin';
}

/**
 * The characters that are left, if a text needs more. If they seem to be enough, the server has refused the text and
 * knows better.
 */
export const tooFewLeft = (allowance: Allowance | undefined, text: string): number =>
  allowance && allowance.remaining < text.length ? allowance.remaining : 0;
