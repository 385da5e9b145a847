import { newEmail } from '../fixtures.ts';
import { cards } from '../premium.ts';
import { byCss, byRole } from './page-search.ts';
import type { Visitor } from './visitor.ts';

export const parts = {
  transcript: byCss('#view-original textarea'),
  translation: byCss('[data-testid=translation]'),
  cookies: byCss('[role=region][aria-label=Cookies], section[aria-label=Cookies]'),
  signIn: byRole('button', 'Sign In', byCss('header')),
  account: byRole('button', /’s account$/),
  save: byRole('button', 'Save'),
  play: byRole('button', 'Play'),
  stop: byRole('button', 'Stop'),
  voice: byRole('button', /^Voice:/),
};

export async function declineCookies(visitor: Visitor): Promise<void> {
  await visitor.click(byRole('button', 'Decline', parts.cookies));
  await visitor.seesNo(parts.cookies);
}

/** Signs in through the dialog and the identity provider, as a user would. */
async function signIn(visitor: Visitor, email: string): Promise<void> {
  const dialog = byRole('dialog', 'Sign in to Rhapsode');
  await visitor.click(parts.signIn);
  await visitor.click(byRole('checkbox', /(?:)/, dialog));
  await visitor.click(byRole('button', /^Sign in/, dialog));
  await visitor.type(byRole('textbox', 'Or enter any e-mail address'), email);
  await visitor.click(byRole('button', 'Continue'));
  await visitor.sees(parts.account);
}

/** Opens the app as a user who has answered the cookie banner and signed in, by default a new one. */
export async function openAsMember(visitor: Visitor, email = newEmail()): Promise<void> {
  await visitor.open('/');
  await declineCookies(visitor);
  await signIn(visitor, email);
}

/** Pays for Premium on the payment provider's page. */
export async function subscribe(visitor: Visitor): Promise<void> {
  // Leaving the page cancels requests that are still running, which Firefox reports as errors.
  visitor.allow(/A ServiceWorker intercepted the request/);
  await visitor.open('/subscribe');
  await visitor.click(byRole('button', 'Continue to checkout'));
  await visitor.type(byRole('textbox', 'Card number'), cards.pays);
  await visitor.click(byRole('button', 'Subscribe'));
  await visitor.sees('Premium Activated!');
}
