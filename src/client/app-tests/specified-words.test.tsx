import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeWarnings } from '../../../test/fail-on-warnings.ts';
import { RootBoundary } from '../screens/root-error.tsx';
import { pageTitles } from '../screens/strings.ts';
import { closeApp, installBrowserParts, openApp } from '../testing/test-app.tsx';

// Checks that the page shows the texts of the specification with the right letter case, which the browser tests ignore.

beforeEach(installBrowserParts);
afterEach(closeApp);

/** Waits until each text is the whole text of an element. */
async function expectWords(...texts: string[]) {
  for (const text of texts) expect((await screen.findAllByText(text)).length, text).toBeGreaterThan(0);
}

/** Looks only at text and labels, because getByRole takes seconds on a page of this size. */
async function press(name: string) {
  const button = await waitFor(() => {
    const all = [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')];
    const found = all.findLast((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
    return found ?? Promise.reject(new Error(`There is no button ${name}`));
  });
  await act(async () => fireEvent.click(button));
}

test('uses the specified wording on the main screen of a visitor', {
  tags: ['R-2.1', 'R-2.16', 'R-2.25', 'R-2.29', 'R-2.58', 'R-2.59', 'R-2.60', 'R-2.61', 'R-2.64'],
}, async () => {
  await openApp('/', undefined);
  await expectWords('Record', 'Saved Transcriptions', 'Original', 'Translated', 'Upgrade', 'Sign In');
  await expectWords('App Policies', 'Privacy Pledge', 'Terms of Use', 'Contact', 'About Us');
  await expectWords('Company Policies', 'Terms of Service', 'Privacy Policy', 'Cookie Policy');
  await expectWords('AI Usage Policy', 'Accept', 'Decline');
});

test.each([
  ['free', ['Free Member', 'Sign out']],
  ['premium', ['Premium Member', 'Manage Subscription', 'Sign out']],
] as const)(
  'uses the specified wording in the menu of a %s user',
  { tags: ['R-2.23', 'R-2.24'] },
  async (viewer, words) => {
    await openApp('/', viewer);
    await press('Test Person’s account');
    await expectWords(...words);
  },
);

test('uses the specified wording in the upgrade dialog', { tags: ['R-2.48', 'R-2.49'] }, async () => {
  await openApp('/', undefined);
  await press('Upgrade');
  await expectWords('Upgrade to Premium', 'Subscribe Now');
});

test.each([
  ['/terms', 'Terms of Use'],
  ['/privacy', 'Privacy Pledge'],
])('uses the specified wording in the policy at %s', { tags: ['R-2.4', 'R-2.7'] }, async (path, heading) => {
  await openApp(path, undefined);
  await expectWords('Back to App');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
});

test('uses the specified wording on the not-found page', {
  tags: ['R-2.51', 'R-2.52', 'R-2.53'],
}, async () => {
  await openApp('/not/found', undefined);
  await expectWords('404 | Page Not Found', 'Return to Home');
  await expectWords("The page you're looking for doesn't exist or has been moved.");
  expect(pageTitles['not-found']).toBe('404 | Page Not Found');
});

test('uses the specified wording on the error screen', { tags: ['R-2.54', 'R-2.55', 'R-2.56'] }, async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  render(
    <RootBoundary>
      <Broken />
    </RootBoundary>,
  );
  await expectWords('Oops, something went wrong!', 'Refresh Page');
  await expectWords(
    'We encountered an error while loading the application. Please refresh the page and try again.',
  );
  expect(takeWarnings().join()).toContain('broken');
  cleanup();
});

test('uses the specified wording at the length limit', { tags: ['R-4.26', 'R-8.24', 'R-8.25'] }, async () => {
  await openApp('/', undefined);
  const text = 'x'.repeat(1_000);
  fireEvent.input(screen.getByLabelText('Transcript'), { target: { value: text } });
  await expectWords('Save & Start New');
  await expectWords(
    'Recording is paused due to length limit. Please save or clear the current transcription.',
  );
  await press('Recording is paused');
  await expectWords('Transcription Paused');
});

test('uses the specified wording when the terms are not accepted', { tags: ['R-5.30'] }, async () => {
  await openApp('/', undefined);
  await press('Sign In');
  const form = await waitFor(() => document.querySelector('form') ?? Promise.reject(new Error('no form')));
  await act(async () => fireEvent.submit(form));
  await expectWords('Please accept the Terms and Conditions');
});

test('uses the specified wording after a failed sign-in', { tags: ['R-8.27'] }, async () => {
  await openApp('/?authError=failed', undefined);
  await expectWords('Something went wrong with sign-in. Please try again.');
});

test('uses the specified wording after checkout', { tags: ['R-4.52'] }, async () => {
  const paid = () => Response.json({ status: 'active', tier: 'premium', subscriptionPeriodEnd: null });
  await openApp('/subscribe?session_id=c', 'premium', { '/api/subscription/u?checkout=c': paid });
  await expectWords('Premium Activated!');
});

test('uses the specified wording when payments are down', { tags: ['R-8.45', 'R-8.46'] }, async () => {
  const down = () => Response.json({ code: 'provider-unavailable', message: 'x' }, { status: 503 });
  await openApp('/subscribe', 'free', { '/api/stripe/products': down });
  await expectWords('Payment system unavailable', 'Error loading plans');
});

test('uses the specified wording when the customer portal cannot be opened', {
  tags: ['R-8.47'],
}, async () => {
  await openApp('/subscribe', 'premium');
  await press('Manage Subscription');
  await expectWords('Unable to open customer portal');
});
