import type { LanguageCode } from '../../shared/languages.ts';
import type { createFormats } from './create-formats.ts';
import type { Translations } from './translations.ts';

interface LanguageBasics {
  formats: ReturnType<typeof createFormats>;
  /** The code of this language in the list of spoken languages. */
  spoken: LanguageCode;
}

/** What the `index.ts` of each language exports. */
export type Language = LanguageBasics & Translations;

/** Called before the app's script runs. The texts that the first screen doesn't need may follow later. */
export function addLanguage(
  { formats, spoken, ...first }: LanguageBasics & Partial<Translations>,
  loadRest: () => Promise<Partial<Translations>> = () => Promise.resolve({}),
): void {
  const texts: Record<string, object> = first;
  let loading: Promise<unknown> | undefined;
  const load = async () => Object.assign(texts, await loadRest());
  globalThis.interfaceLanguage = {
    locale: formats.locale,
    spoken,
    count: formats.count,
    translate(key, english) {
      if (!texts[key]) reportError(new Error(`${key}: texts not loaded yet`));
      return { ...english, ...texts[key] };
    },
    loadAll() {
      loading ??= load().catch((error: unknown) => {
        // The next call tries again.
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
