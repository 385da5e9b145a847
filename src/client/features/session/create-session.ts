import type { User } from '../../../shared/entities.ts';
import { createSignal } from '../../platform/signal.ts';
import type { SessionKey, Store } from '../../platform/storage.ts';

export interface AuthError {
  /** How a sign-in ended (`cancelled`, `failed`), or `session` when a session could not be fetched. */
  code: string;
  message: string;
}

export interface SessionState {
  user: User | null;
  authError: AuthError | null;
  /** The server is being asked who is signed in. */
  pending: boolean;
}

export interface SessionDeps {
  store: Store<SessionKey>;
  /** The readable cookie that tells a new tab that there is a session. */
  hasCookie(): boolean;
  dropCookie(): void;
  /** The code with which a sign-in came back, taken out of the address. */
  takeReturnedError(): string | null;
  fetchUser(): Promise<User>;
  /** The HTTP status of a failed call, or null when it never got an answer. */
  statusOf(error: unknown): number | null;
  endSession(): Promise<void>;
  recordTerms(googleSub: string): Promise<void>;
  sendInvite(inviterSub: string, inviteeSub: string): Promise<void>;
  navigate(address: string): void;
  /** Tells the other tabs that the session has ended. */
  announceEnd(): void;
}

export interface Session {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /** Takes up a session that there is already. Later calls do nothing. */
  begin(): Promise<void>;
  signIn(returnTo: string): void;
  /** False when the server could not be told; here the person is signed out either way. */
  signOut(): Promise<boolean>;
  /** Takes over what another document of this tab has stored, after the Back button has shown this one again. */
  resume(): void;
  /** Forgets the user without a word to the server, which knows already. */
  drop(): void;
}

/** What a page with nobody signed in looks like. */
export const signedOut: SessionState = { user: null, authError: null, pending: false };

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  ['googleSub', 'username', 'email'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );

/** The session as the page knows it: session storage first, the server only when there is reason to ask. */
export function createSession(deps: SessionDeps): Session {
  const { store } = deps;
  const changed = createSignal();
  const readUser = (): User | null => {
    const stored = store.readJson('user');
    return isUser(stored) ? stored : null;
  };
  const restored = readUser();
  // The very state that the page was built with: coming alive then changes nothing for a visitor.
  let current: SessionState = restored ? { ...signedOut, user: restored } : signedOut;
  let begun: Promise<void> | undefined;

  const change = (next: SessionState) => {
    current = next;
    changed.emit();
  };

  async function sendStoredInvite(user: User): Promise<void> {
    const referrer = store.read('referrerId');
    if (!referrer) return;
    if (referrer !== user.googleSub) {
      try {
        await deps.sendInvite(referrer, user.googleSub);
      } catch (error) {
        // Without an answer, or with a server in trouble, the invite is still owed; a refusal is final.
        const status = deps.statusOf(error);
        if (status === null || status >= 500 || status === 429) return;
      }
    }
    if (store.read('referrerId') === referrer) store.remove('referrerId');
  }

  async function fetchSession(signingIn: boolean): Promise<void> {
    change({ ...current, pending: true });
    let user: User;
    try {
      user = await deps.fetchUser();
    } catch (error) {
      const nobody = deps.statusOf(error) === 401;
      // Nobody came back signed in, or an old cookie was left over: there is no session, and that is no failure.
      if (nobody) deps.dropCookie();
      const code = nobody ? 'cancelled' : signingIn ? 'failed' : 'session';
      change({
        ...signedOut,
        authError: { code, message: String(error instanceof Error ? error.message : error) },
      });
      return;
    } finally {
      store.remove('shouldFetchSession');
    }
    store.writeJson('user', user);
    change({ ...signedOut, user, authError: signingIn ? null : current.authError });
    await Promise.allSettled([
      // The way to this flag leads over the ticked terms, so they are recorded as accepted.
      signingIn ? deps.recordTerms(user.googleSub) : undefined,
      sendStoredInvite(user),
    ]);
  }

  async function begin(): Promise<void> {
    const returnedError = deps.takeReturnedError();
    if (returnedError) {
      store.remove('shouldFetchSession');
      change({ ...current, authError: { code: returnedError, message: returnedError } });
    }
    if (current.user) return;
    const signingIn = store.read('shouldFetchSession') !== null;
    if (signingIn || deps.hasCookie()) await fetchSession(signingIn);
  }

  const forget = () => {
    store.remove('user');
    store.remove('shouldFetchSession');
    change(signedOut);
  };

  return {
    state: () => current,
    subscribe: changed.subscribe,
    begin() {
      begun ??= begin();
      return begun;
    },
    signIn(returnTo) {
      store.write('shouldFetchSession', 'true');
      deps.navigate(`/api/auth/google?returnTo=${encodeURIComponent(returnTo)}`);
    },
    async signOut() {
      const ended = await deps.endSession().then(
        () => true,
        (error: unknown) => deps.statusOf(error) === 401,
      );
      deps.dropCookie();
      deps.announceEnd();
      forget();
      return ended;
    },
    resume() {
      const user = readUser();
      if (user?.googleSub !== current.user?.googleSub) change({ ...signedOut, user });
    },
    drop: forget,
  };
}
