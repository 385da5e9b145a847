import type { IdentityProfile, IdentityProvider, SignInChecks } from './identity-provider.ts';
import type { BrowserSession, SessionService } from './session-service.ts';

export type SignInFailure = 'cancelled' | 'failed' | 'not-allowed';

export type SignInOutcome =
  | { ok: true; session: BrowserSession; deletionCancelled: boolean }
  | { ok: false; reason: SignInFailure; cause: unknown };

/**
 * Returns the person's account, and whether it was going to be deleted. Undefined if they may not use this server.
 */
export type Admit = (
  profile: IdentityProfile,
) => Promise<{ userId: string; deletionCancelled: boolean } | undefined>;

export type SignInService = ReturnType<typeof createSignInService>;

/** Sends people to the identity provider and turns its response into a user and a session. */
export function createSignInService(deps: {
  identity: IdentityProvider;
  admit: Admit;
  sessions: SessionService;
  redirectUri: string;
}) {
  const { identity, admit, sessions, redirectUri } = deps;

  return {
    start: (person: { loginHint: string | undefined; language: string }) =>
      identity.start({ redirectUri, ...person }),

    async finish(
      callbackUrl: URL,
      checks: SignInChecks,
      browser: { device: string; replacedId?: string | undefined },
    ): Promise<SignInOutcome> {
      const result = await identity.finish(callbackUrl, checks);
      if (!result.ok) return result;
      const admitted = await admit(result.profile);
      if (!admitted) {
        return { ok: false, reason: 'not-allowed', cause: new Error('Not in the list of allowed addresses') };
      }
      const { userId, deletionCancelled } = admitted;
      return { ok: true, session: await sessions.create(userId, browser), deletionCancelled };
    },
  };
}
