import { type InterfaceLanguageId, languageCookie } from '../../shared/interface-languages.ts';
import { askWorker } from '../platform/ask-worker.ts';
import { localStore } from '../platform/storage.ts';

const aYear = 31_536_000;
const workerWithinMs = 5_000;

/** Stores the choice on this device and reloads the page in that language. */
export async function chooseLanguage(id: InterfaceLanguageId): Promise<void> {
  localStore.write('language', id);
  await setLanguage(id);
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  location.reload();
}

/** The next page is in this language. */
export async function setLanguage(id: InterfaceLanguageId): Promise<void> {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${languageCookie}=${id}; Max-Age=${aYear}; Path=/; SameSite=Lax${secure}`;
  // The worker serves a cached copy of the page, so it has to refetch the page first.
  await askWorker(navigator.serviceWorker?.controller, 'language-chosen', workerWithinMs);
}

/** The languages this page is available in; its head lists them for search engines. */
export function availableLanguages(): ReadonlySet<string> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  return new Set([...links].map((link) => link.hreflang));
}
