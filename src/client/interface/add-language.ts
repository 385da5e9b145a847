import type { LanguageCode } from '../../shared/languages.ts';
import type { createFormats } from './create-formats.ts';
import type { Translations } from './translations.ts';

/** Called by a language's script, which runs before the app's. */
export function addLanguage(
  { locale, count }: ReturnType<typeof createFormats>,
  spoken: LanguageCode,
  translations: Translations,
): void {
  const texts: Record<string, object> = translations;
  globalThis.interfaceLanguage = {
    locale,
    spoken,
    count,
    translate: (key, english) => (texts[key] ? { ...english, ...texts[key] } : english),
  };
}
