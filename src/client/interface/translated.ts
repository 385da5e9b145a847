/** The same shape with other text. Functions must take the same parameters. */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer A) => infer R
    ? (...args: A) => Translation<R>
    : { readonly [K in keyof T]: Translation<T[K]> };

/** Set by a language's script before the app's script runs. English has no such script. */
interface InterfaceLanguage {
  /** The language tag for `Intl`. */
  locale: string;
  /** The code of this language in the list of spoken languages. */
  spoken: string;
  translate<T>(key: string, english: T): T;
  count(value: number): string;
  /** Loads the texts that the first screen doesn't need. */
  loadAll(): Promise<unknown>;
}

declare global {
  var interfaceLanguage: InterfaceLanguage | undefined;
  /** The English texts of the app's first script, in a built page in English. */
  var englishTexts: Readonly<Record<string, unknown>> | undefined;
}

/** The texts in the interface's language. The build leaves `english` out of the first script. */
export const translated = <const T>(key: string, english: T): Translation<T> =>
  (globalThis.interfaceLanguage?.translate(key, english) ??
    english ??
    globalThis.englishTexts?.[key]) as Translation<T>;

/** Loads a module after all texts of the language, because a module looks up its texts when it first runs. */
export const loadTranslated = <T>(load: () => Promise<T>): Promise<T> =>
  globalThis.interfaceLanguage?.loadAll().then(load) ?? load();

/** The language of dates, prices and lists. */
export const interfaceLocale = globalThis.interfaceLanguage?.locale ?? 'en-US';
