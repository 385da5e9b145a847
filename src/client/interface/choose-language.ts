import { type InterfaceLanguageId, languageCookie } from '../../shared/interface-languages.ts';

const aYear = 31_536_000;
const workerWithinMs = 5_000;

/** Stores the choice on this device and reloads the page in that language. */
export async function chooseLanguage(id: InterfaceLanguageId): Promise<void> {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
  document.cookie = `${languageCookie}=${id}; Max-Age=${aYear}; Path=/; SameSite=Lax${secure}`;
  await refreshCachedPages(navigator.serviceWorker?.controller);
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
  location.reload();
}

/** The worker serves a cached copy of the page, so it has to refetch the page first. */
function refreshCachedPages(worker: ServiceWorker | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (!worker) return resolve();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    worker.postMessage('language-chosen', [port2]);
    setTimeout(resolve, workerWithinMs);
  });
}

/** The languages this page is available in; its head lists them for search engines. */
export function availableLanguages(): ReadonlySet<string> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]');
  return new Set([...links].map((link) => link.hreflang));
}
