/**
 * Runs in the head, before the first paint and before any module, as an inline script whose hash the page's policy
 * allows. It may name nothing outside of itself: its source text is what is shipped.
 */
export function boot(themeIds: readonly string[]): void {
  const root = document.documentElement;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = read('theme');
  if (theme && themeIds.includes(theme)) root.dataset.theme = theme;
  const consent = read('cookiesConsent');
  if (consent === 'accepted' || consent === 'declined') root.dataset.consent = consent;
  const engines = window as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown };
  if (!engines.SpeechRecognition && !engines.webkitSpeechRecognition) root.dataset.unsupported = '';
  if (!navigator.onLine) root.dataset.offline = '';
  const ground = getComputedStyle(root).getPropertyValue('--bg').trim();
  if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}
