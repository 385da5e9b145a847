import type { IdentityProvider, SignInChecks } from './identity-provider.ts';
import type { BrowserSession, SessionService } from './session-service.ts';
import type { UserStore } from './user-queries.ts';

export type SignInOutcome =
  | { ok: true; session: BrowserSession; kept: boolean }
  | { ok: false; reason: 'cancelled' | 'failed'; cause: unknown };

export type SignInService = ReturnType<typeof createSignInService>;

/** Takes a person to the identity provider and turns what comes back into a user and a session. */
export function createSignInService(deps: {
  identity: IdentityProvider;
  users: UserStore;
  sessions: SessionService;
  /** Cancels the deletion of an account; returns whether it was going to be deleted. */
  keepAccount: (userId: string) => Promise<boolean>;
  redirectUri: string;
  now: () => number;
}) {
  const { identity, users, sessions, keepAccount, redirectUri, now } = deps;

  return {
    start: (loginHint: string | undefined) => identity.start({ redirectUri, loginHint }),

    async finish(
      callbackUrl: URL,
      checks: SignInChecks,
      browser: { device: string; replacedId?: string | undefined },
    ): Promise<SignInOutcome> {
      const result = await identity.finish(callbackUrl, checks);
      if (!result.ok) return result;
      const { sub, name, email, photoURL } = result.profile;
      // Before the profile is stored: an account that is being deleted right now is created again.
      const kept = await keepAccount(sub);
      await users.upsert({ id: sub, username: name, email, photoUrl: photoURL ?? null }, now());
      return { ok: true, session: await sessions.create(sub, browser), kept };
    },
  };
}
