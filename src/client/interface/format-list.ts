import { interfaceLocale } from './translated.ts';

const lists = new Intl.ListFormat(interfaceLocale, { style: 'narrow' });

/** A list with the punctuation of the interface language. */
export const formatList = (items: readonly string[]): string => lists.format(items);
