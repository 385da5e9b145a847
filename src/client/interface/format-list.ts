import { interfaceLocale } from './translated.ts';

/** Created with the first list: loading the tables of Intl takes long on a slow phone. */
let lists: Intl.ListFormat | undefined;

/** A list with the punctuation of the interface language. */
export function formatList(items: readonly string[]): string {
  lists ??= new Intl.ListFormat(interfaceLocale, { style: 'narrow' });
  return lists.format(items);
}
