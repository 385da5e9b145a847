import Negotiator from 'negotiator';
import {
  type InterfaceLanguageId,
  interfaceLanguages,
  languageCookie,
} from '../../shared/interface-languages.ts';

export interface PageRequest {
  url: string;
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined };
}

const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=([\\w-]+)`);

/** In this order: the language in the URL, the person's choice, the browser's preference, English. */
export function pageLanguage<Id extends string>(
  { url, headers }: PageRequest,
  available: readonly Id[],
): Id | 'en' {
  const requested = url.includes('?') ? new URLSearchParams(url.slice(url.indexOf('?'))).get('lang') : null;
  const stored = chosen.exec(headers.cookie ?? '')?.[1];
  const named = [requested, stored].flatMap((tag) => available.find((id) => id === tag) ?? [])[0];
  return named ?? preferredLanguage(headers, available);
}

/** The interface language of the page that makes a call. */
export const callerLanguage = (headers: PageRequest['headers']): InterfaceLanguageId =>
  pageLanguage(
    { url: '/', headers },
    interfaceLanguages.map(({ id }) => id),
  );

/** Browsers send a few. Reading thousands takes longer than anything else about a page. */
const mostPreferred = 20;

/** Matches by script, not by region: Hong Kong gets traditional Chinese, Portugal Brazilian Portuguese. */
function preferredLanguage<Id extends string>(
  headers: PageRequest['headers'],
  available: readonly Id[],
): Id | 'en' {
  const wanted = new Negotiator({ headers: headers as Record<string, string> }).languages();
  const offered = new Map(available.map((id) => [fullTag(id), id]));
  for (const tag of wanted.slice(0, mostPreferred)) {
    const full = fullTag(tag);
    const found = full === undefined ? undefined : offered.get(full);
    if (found) return found;
  }
  return 'en';
}

/** Language and script: zh-HK is zh-Hant. Undefined for * and for invalid tags. */
function fullTag(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}
