import type { GlossaryTerm } from '../../shared/dictionary/glossary.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import type { Flaw } from './translation-check.ts';

export interface ParagraphRequest {
  paragraphs: readonly string[];
  source: LanguageCode;
  target: LanguageCode;
  /** The preceding sentences, as context. They aren't translated. */
  context?: readonly string[] | undefined;
  /** Terms whose translation is fixed. */
  glossary?: readonly GlossaryTerm[] | undefined;
  /** The person who waits for it. */
  userId?: string | undefined;
  signal?: AbortSignal | undefined;
  /** Called with the paragraphs so far whenever they grow. */
  onPartial?: ((soFar: readonly string[]) => void) | undefined;
}

/** The languages that each language can be translated into. */
export type TranslationPairs = Partial<Record<LanguageCode, LanguageCode[]>>;

/** A translation service behind its own protocol. */
export interface TranslationEngine {
  /** Throws FlawedResponse if another attempt may give a better response. */
  translate(request: ParagraphRequest): Promise<string[]>;
  /** Missing if it translates every pair. */
  pairs?(): Promise<TranslationPairs>;
}

export class FlawedResponse extends Error {
  readonly flaw: Flaw;
  /** A translation that is good enough if a second attempt has the same flaw. */
  readonly usable: string[] | undefined;
  constructor(flaw: Flaw, usable?: string[]) {
    super(`The translation was not accepted: ${flaw}`);
    this.flaw = flaw;
    this.usable = usable;
  }
}
