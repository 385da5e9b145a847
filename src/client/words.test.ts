import { expect, test } from 'vitest';
import { billingStrings as billing } from './features/billing/strings.ts';
import { consentStrings as consent } from './features/consent/strings.ts';
import { recorderStrings as recorder } from './features/recorder/strings.ts';
import { sessionStrings as session } from './features/session/strings.ts';
import { transcriptStrings as transcript } from './features/transcript/strings.ts';
import { upgradeStrings as upgrade } from './screens/dialogs/strings.ts';
import { frameStrings as frame } from './screens/frame/strings.ts';
import { legalStrings as legal } from './screens/legal/strings.ts';
import { mainStrings as main, saveStrings as save } from './screens/main/strings.ts';
import { notFoundStrings as notFound } from './screens/not-found/strings.ts';
import { pageMeta } from './screens/page-meta.ts';
import { rootErrorStrings as rootError } from './screens/root-error.tsx';

/** The browser tests find these words on the screen, in whatever letter case: here each letter counts. */
const words: [rule: string, written: string, agreed: string][] = [
  ['R-2.1', main.record, 'Record'],
  ['R-2.1', main.saved, 'Saved Transcriptions'],
  ['R-2.4', legal.terms, 'Terms of Use'],
  ['R-2.4', frame.backToApp, 'Back to App'],
  ['R-2.7', legal.privacy, 'Privacy Pledge'],
  ['R-2.16', frame.upgrade, 'Upgrade'],
  ['R-2.23', session.freeMember, 'Free Member'],
  ['R-2.23', session.premiumMember, 'Premium Member'],
  ['R-2.24', session.manageSubscription, 'Manage Subscription'],
  ['R-2.24', session.signOut, 'Sign out'],
  ['R-2.25', frame.signIn, 'Sign In'],
  ['R-2.29', main.original, 'Original'],
  ['R-2.29', main.translated, 'Translated'],
  ['R-2.48', upgrade.title, 'Upgrade to Premium'],
  ['R-2.49', upgrade.subscribe, 'Subscribe Now'],
  ['R-2.51', notFound.title, '404 | Page Not Found'],
  ['R-2.51', pageMeta['not-found'].title, '404 | Page Not Found'],
  ['R-2.52', notFound.text, "The page you're looking for doesn't exist or has been moved."],
  ['R-2.53', notFound.home, 'Return to Home'],
  ['R-2.54', rootError.heading, 'Oops, something went wrong!'],
  [
    'R-2.55',
    rootError.text,
    'We encountered an error while loading the application. Please refresh the page and try again.',
  ],
  ['R-2.56', rootError.refresh, 'Refresh Page'],
  ['R-2.58', frame.appPolicies, 'App Policies'],
  ['R-2.58', frame.privacyPledge, 'Privacy Pledge'],
  ['R-2.58', frame.termsOfUse, 'Terms of Use'],
  ['R-2.59', frame.contact, 'Contact'],
  ['R-2.60', frame.aboutUs, 'About Us'],
  ['R-2.61', frame.companyPolicies, 'Company Policies'],
  ['R-2.61', frame.termsOfService, 'Terms of Service'],
  ['R-2.61', frame.privacyPolicy, 'Privacy Policy'],
  ['R-2.61', frame.cookiePolicy, 'Cookie Policy'],
  ['R-2.61', frame.aiUsagePolicy, 'AI Usage Policy'],
  ['R-2.64', consent.accept, 'Accept'],
  ['R-2.64', consent.decline, 'Decline'],
  ['R-4.26', save.saveAndStartNew, 'Save & Start New'],
  ['R-4.52', billing.activated, 'Premium Activated!'],
  ['R-5.30', session.acceptTerms, 'Please accept the Terms and Conditions'],
  [
    'R-8.24',
    transcript.paused,
    'Recording is paused due to length limit. Please save or clear the current transcription.',
  ],
  ['R-8.25', recorder.pausedTitle, 'Transcription Paused'],
  ['R-8.27', session.signInFailed, 'Something went wrong with sign-in. Please try again.'],
  ['R-8.45', billing.unavailable, 'Payment system unavailable'],
  ['R-8.46', billing.plansError, 'Error loading plans'],
  ['R-8.47', billing.portalFailed, 'Unable to open customer portal'],
];

test.each(words)('%s %s', (_, written, agreed) => {
  expect(written).toBe(agreed);
});
