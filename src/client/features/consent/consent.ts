import { localStore } from '../../platform/storage.ts';
import { trustScript } from '../../platform/trusted-script.ts';

export type Consent = 'accepted' | 'declined';

const key = 'cookiesConsent';

/** Null when there is no decision or an unknown value is stored. */
export function readConsent(): Consent | null {
  const value = localStore.read(key);
  return value === 'accepted' || value === 'declined' ? value : null;
}

/** The attribute hides the banner even where nothing can be stored. */
export function writeConsent(consent: Consent): void {
  localStore.write(key, consent);
  document.documentElement.dataset.consent = consent;
}

/** Loads the operator's analytics script if it is configured and accepted. */
export function startAnalytics(script: string | null): void {
  if (!script || readConsent() !== 'accepted') return;
  if (document.querySelector('script[data-analytics]')) return;
  const element = document.createElement('script');
  element.src = trustScript('analytics', script);
  element.async = true;
  element.dataset.analytics = '';
  document.head.append(element);
}
