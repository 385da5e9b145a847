/**
 * Runs in the head, before the first paint and before any module, as an inline script whose hash the page's policy
 * allows. It may name nothing outside of itself: its source text is what is shipped. The ground of each theme is handed
 * in, because asking the browser for it would make it compute styles before there is a page.
 */
export function boot(grounds: Readonly<Record<string, string>>): void {
  const root = document.documentElement;
  const attempt = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch {
      return null;
    }
  };
  const read = (key: string) => attempt(() => localStorage.getItem(key));
  const theme = read('theme');
  const ground = theme !== null && Object.hasOwn(grounds, theme) && grounds[theme];
  if (theme && ground) {
    root.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }
  const consent = read('cookiesConsent');
  if (consent === 'accepted' || consent === 'declined') root.dataset.consent = consent;
  const known = attempt(() => sessionStorage.getItem('user'));
  if (known || /(^|; )signed_in=1/.test(document.cookie)) root.dataset.member = '';
  const engines = window as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown };
  if (!engines.SpeechRecognition && !engines.webkitSpeechRecognition) root.dataset.unsupported = '';
  if (!navigator.onLine) root.dataset.offline = '';
}
