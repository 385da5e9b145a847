import type { LanguageCode } from '../../../shared/languages.ts';
import { createSignal } from '../../platform/signal.ts';
import type { DeviceTranslator } from '../../platform/translator.ts';

/** Translates in the page what is shared. */
export interface PageTranslation {
  /** What the page translates into now. */
  languages(): readonly LanguageCode[];
  /** Call it when the languages may have changed, or when their download may have ended. */
  check(): void;
  translate(text: string, source: LanguageCode, target: LanguageCode): Promise<string>;
  subscribe(listener: () => void): () => void;
}

/** Longer than a sentence takes. Viewers then get the original. */
const timeoutMs = 10_000;

/** Uses only what has been downloaded: sharing is no reason to start a download. */
export function createPageTranslation(
  device: DeviceTranslator | undefined,
  wanted: () => { source: LanguageCode; target: LanguageCode | undefined },
): PageTranslation {
  const changed = createSignal();
  let languages: readonly LanguageCode[] = [];

  async function check(): Promise<void> {
    const { source, target } = wanted();
    const isPossible = device && target !== undefined && target !== source;
    const readiness = isPossible ? await device.readiness(source, target) : 'none';
    const now = wanted();
    if (now.source !== source || now.target !== target) return;
    const next = readiness === 'ready' && target !== undefined ? [target] : [];
    if (next[0] === languages[0]) return;
    languages = next;
    changed.emit();
  }

  return {
    languages: () => languages,
    check: () => void check(),
    subscribe: changed.subscribe,
    async translate(text, source, target) {
      const request = { text, source, target, signal: AbortSignal.timeout(timeoutMs) };
      const result = await device?.translate({ ...request, onWords: () => {}, onDownload: () => {} });
      return result?.text ?? '';
    },
  };
}
