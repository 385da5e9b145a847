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

/** The browser tests ignore letter case when they look for these words; this test doesn't. */
const words: [written: string, specified: string][] = [
  [main.record, 'Record'],
  [main.saved, 'Saved Transcriptions'],
  [legal.terms, 'Terms of Use'],
  [frame.backToApp, 'Back to App'],
  [legal.privacy, 'Privacy Pledge'],
  [frame.upgrade, 'Upgrade'],
  [session.freeMember, 'Free Member'],
  [session.premiumMember, 'Premium Member'],
  [session.manageSubscription, 'Manage Subscription'],
  [session.signOut, 'Sign out'],
  [frame.signIn, 'Sign In'],
  [main.original, 'Original'],
  [main.translated, 'Translated'],
  [upgrade.title, 'Upgrade to Premium'],
  [upgrade.subscribe, 'Subscribe Now'],
  [notFound.title, '404 | Page Not Found'],
  [pageMeta['not-found'].title, '404 | Page Not Found'],
  [notFound.text, "The page you're looking for doesn't exist or has been moved."],
  [notFound.home, 'Return to Home'],
  [rootError.heading, 'Oops, something went wrong!'],
  [
    rootError.text,
    'We encountered an error while loading the application. Please refresh the page and try again.',
  ],
  [rootError.refresh, 'Refresh Page'],
  [frame.appPolicies, 'App Policies'],
  [frame.privacyPledge, 'Privacy Pledge'],
  [frame.termsOfUse, 'Terms of Use'],
  [frame.contact, 'Contact'],
  [frame.aboutUs, 'About Us'],
  [frame.companyPolicies, 'Company Policies'],
  [frame.termsOfService, 'Terms of Service'],
  [frame.privacyPolicy, 'Privacy Policy'],
  [frame.cookiePolicy, 'Cookie Policy'],
  [frame.aiUsagePolicy, 'AI Usage Policy'],
  [consent.accept, 'Accept'],
  [consent.decline, 'Decline'],
  [save.saveAndStartNew, 'Save & Start New'],
  [billing.activated, 'Premium Activated!'],
  [session.acceptTerms, 'Please accept the Terms and Conditions'],
  [
    transcript.paused,
    'Recording is paused due to length limit. Please save or clear the current transcription.',
  ],
  [recorder.pausedTitle, 'Transcription Paused'],
  [session.signInFailed, 'Something went wrong with sign-in. Please try again.'],
  [billing.unavailable, 'Payment system unavailable'],
  [billing.plansError, 'Error loading plans'],
  [billing.portalFailed, 'Unable to open customer portal'],
];

const tags = [
  'R-2.1',
  'R-2.4',
  'R-2.7',
  'R-2.16',
  'R-2.23',
  'R-2.24',
  'R-2.25',
  'R-2.29',
  'R-2.48',
  'R-2.49',
  'R-2.51',
  'R-2.52',
  'R-2.53',
  'R-2.54',
  'R-2.55',
  'R-2.56',
  'R-2.58',
  'R-2.59',
  'R-2.60',
  'R-2.61',
  'R-2.64',
  'R-4.26',
  'R-4.52',
  'R-5.30',
  'R-8.24',
  'R-8.25',
  'R-8.27',
  'R-8.45',
  'R-8.46',
  'R-8.47',
];
test.each(words)('writes "%s" exactly as specified', { tags }, (written, specified) => {
  expect(written).toBe(specified);
});
