import { createHash, scryptSync, timingSafeEqual } from 'node:crypto';
import type { BrowserSession, SessionService } from './session-service.ts';

const windowMs = 5 * 60 * 1_000;
/** Enough for typing mistakes, but too few to guess a password. */
const attemptsPerWindow = 10;

/** Counts attempts across all instances. */
interface AttemptStore {
  hit(keys: readonly string[], windowMs: number, now: number): Promise<{ hits: number; expiresAt: number }[]>;
}

type PasswordOutcome =
  | { ok: true; session: BrowserSession }
  | { ok: false; problem: 'wrong' }
  | { ok: false; problem: 'wait'; seconds: number };

export type PasswordService = ReturnType<typeof createPasswordService>;

/** Signs in to the personal edition. The limit on attempts applies even if rate limits are off. */
export function createPasswordService(deps: {
  password: string;
  attempts: AttemptStore;
  sessions: Pick<SessionService, 'create'>;
  /** The user of the new session. */
  newUserId: () => Promise<string>;
  now: () => number;
}) {
  const { password, attempts, sessions, newUserId, now } = deps;

  return {
    async signIn(
      given: string,
      network: string,
      browser: { device: string; replacedId?: string | undefined },
    ): Promise<PasswordOutcome> {
      const [counted] = await attempts.hit([`password:${network}`], windowMs, now());
      if (counted && counted.hits > attemptsPerWindow) {
        return { ok: false, problem: 'wait', seconds: Math.ceil((counted.expiresAt - now()) / 1_000) };
      }
      if (!isSame(given, password)) return { ok: false, problem: 'wrong' };
      return { ok: true, session: await sessions.create(await newUserId(), browser) };
    },
  };
}

/** Compares hashes, so that the time it takes reveals nothing about the password. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/** Changes whenever the ways to sign in change, and can be stored because it doesn't reveal the password. */
export function fingerprintAccess(
  access: { password: string | undefined; addresses: readonly string[] },
  salt: Uint8Array,
): string {
  return scryptSync(JSON.stringify([access.password ?? null, access.addresses]), salt, 32).toString(
    'base64url',
  );
}
