import { brand } from '../../../shared/brand.ts';
import { createSignal } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';
import { trustScript } from '../../platform/trusted-script.ts';

export type Consent = 'accepted' | 'declined';

const key = 'cookiesConsent';

/** Null if nothing was decided or the stored value is unknown. */
export function readConsent(): Consent | null {
  const value = localStore.read(key);
  return value === 'accepted' || value === 'declined' ? value : null;
}

/** The attribute hides the banner even where nothing can be stored. */
export function writeConsent(consent: Consent): void {
  localStore.write(key, consent);
  localStore.write(`${key}At`, Date());
  document.documentElement.dataset.consent = consent;
}

const reopened = createSignal();

/** Calls the listener when somebody wants to choose again. */
export const onReopen = reopened.subscribe;

/** Forgets the decision and shows the banner again. */
export function reopenConsent(): void {
  localStore.remove(key);
  delete document.documentElement.dataset.consent;
  reopened.emit();
}

/** A running analytics script can only be stopped by reloading the page without it. */
const isAnalyticsRunning = (): boolean => document.querySelector('script[data-analytics]') !== null;

/** Loads the operator's analytics script if it is configured and accepted. */
export function startAnalytics(script: string | null): void {
  if (!script || readConsent() !== 'accepted') return;
  if (isAnalyticsRunning()) return;
  const element = document.createElement('script');
  element.src = trustScript('analytics', script);
  element.async = true;
  element.dataset.analytics = '';
  document.head.append(element);
}

/** Stores a decision, and starts analytics or reloads the page without it. */
export function answerConsent(consent: Consent): void {
  writeConsent(consent);
  if (consent === 'declined' && isAnalyticsRunning()) window.location.reload();
  startAnalytics(brand.analyticsScript);
}
