import { useEffect, useEffectEvent, useRef } from 'react';
import { isLanguageCode } from '../../../shared/languages.ts';
import type { Result, TranslationState, View } from './translation-state.ts';

/** Where a translation is kept across reloads and redirects, beside the text it belongs to. */
export interface KeptTranslation {
  read(): { translation: unknown; view: View };
  write(kept: { translation: Result | null; view: View }): void;
}

/** What is still understood of what was kept. */
function parseKept(value: unknown): Result | null {
  if (typeof value !== 'object' || value === null) return null;
  const { pair, text, speakableText, onDevice } = value as Partial<Record<keyof Result, unknown>>;
  if (typeof pair !== 'object' || pair === null || typeof text !== 'string') return null;
  const { text: of, source, target } = pair as Record<string, unknown>;
  if (typeof of !== 'string' || !isLanguageCode(source) || !isLanguageCode(target)) return null;
  return {
    pair: { text: of, source, target },
    text,
    onDevice: onDevice === true,
    ...(typeof speakableText === 'string' ? { speakableText } : {}),
  };
}

/** Restores what the last visit left, once, and keeps what is there from then on. */
export function useKept(
  kept: KeptTranslation,
  state: TranslationState,
  restore: (kept: { result: Result; view: View }) => void,
): void {
  const { result, view } = state;
  const last = useRef<{ result: Result | null; view: View } | null>(null);

  const begin = useEffectEvent(() => {
    const { translation, view } = kept.read();
    const result = parseKept(translation);
    if (result) restore({ result, view });
  });
  useEffect(() => begin(), []);

  const write = useEffectEvent(() => kept.write({ translation: result, view }));
  useEffect(() => {
    const before = last.current;
    last.current = { result, view };
    if (before && (before.result !== result || before.view !== view)) write();
  }, [result, view]);
}
