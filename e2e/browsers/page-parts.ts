import { newEmail } from '../fixtures.ts';
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
async function signIn(visitor: Visitor): Promise<void> {
  const dialog = byRole('dialog', 'Sign in to Rhapsode');
  await visitor.click(parts.signIn);
  await visitor.click(byRole('checkbox', /(?:)/, dialog));
  await visitor.click(byRole('button', /^Sign in/, dialog));
  await visitor.type(byRole('textbox', 'Or enter any e-mail address'), newEmail());
  await visitor.click(byRole('button', 'Continue'));
  await visitor.sees(parts.account);
}

/** Opens the app as a new user who has answered the cookie banner and signed in. */
export async function openAsMember(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await declineCookies(visitor);
  await signIn(visitor);
}
