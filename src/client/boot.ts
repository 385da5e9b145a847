/**
 * Runs before the first paint as an inline script in the head, allowed by its hash. It can't refer to
 * anything outside of itself, because only its source text is inlined. The background of each theme is passed
 * in, because reading it from the browser would force a style calculation before there is a page.
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
  const isPersonal = root.dataset.edition === 'personal';
  const person = isPersonal && /(?:^|; )person=([\w-]+)/.exec(document.cookie)?.[1];
  if (person) root.dataset.person = person;
  // What each person stores is kept apart, as in storage.ts.
  const own = (key: string) => read(person && person !== 'local' ? `person:${person}:${key}` : key);
  const stored = own('theme');
  const isSystemDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
  const theme = stored === 'system' ? (isSystemDark() ? 'dark' : 'light') : stored;
  const ground = theme !== null && Object.hasOwn(grounds, theme) && grounds[theme];
  if (theme && ground) {
    root.dataset.theme = theme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }
  const settings: Record<string, unknown> = attempt(() => JSON.parse(own('settings') ?? '')) ?? {};
  const size = settings.textSize;
  if (typeof size === 'string') root.dataset.textSize = size;
  const consent = read('cookiesConsent');
  if (consent === 'accepted' || consent === 'declined') root.dataset.consent = consent;
  const known = attempt(() => sessionStorage.getItem('user'));
  if (known || /(^|; )signed_in=1/.test(document.cookie)) root.dataset.member = '';
  const engines = window as { SpeechRecognition?: unknown; webkitSpeechRecognition?: unknown };
  const hasLocalEngine = (root.dataset.engines ?? '').split(' ').includes('recognition');
  const hasBrowserEngine = engines.SpeechRecognition || engines.webkitSpeechRecognition;
  const supported = hasBrowserEngine || hasLocalEngine;
  if (!supported && !read('unsupportedDismissed')) root.dataset.unsupported = '';
  if (!navigator.onLine) root.dataset.offline = '';
  const isOnDevice = read('onDevice') !== null;
  if (isOnDevice) root.dataset.onDevice = '';
  const { sound, worklet } = root.dataset;
  // Only pages with the kernel have these.
  if (!sound || !worklet) return;
  const url = new URL(location.href);
  if (url.searchParams.has('record')) {
    url.searchParams.delete('record');
    history.replaceState(history.state, '', url);
    const { referrer, hidden } = document;
    if (!hidden && (!referrer || referrer.startsWith(`${location.origin}/`))) root.dataset.record = '';
  }
  // What the kernel needs to record sound, so that no press has to wait for it.
  const usesServer =
    settings.serverSpeechExplained && (settings.recognition === 'server' || !hasBrowserEngine);
  if (isOnDevice || usesServer || settings.microphone)
    for (const file of [sound, worklet]) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
}
