import type { User } from '../../../shared/entities.ts';
import { createSignal } from '../../platform/signal.ts';
import type { SessionKey, Store } from '../../platform/storage.ts';

export interface AuthError {
  /** `cancelled` or `failed` for a sign-in, `session` when the session couldn't be fetched. */
  code: string;
  message: string;
}

/** What somebody asked for before they had to sign in. It's done when they're back. */
export type SignInRequest = 'save' | 'translate';

export interface SessionState {
  user: User | null;
  authError: AuthError | null;
  /** Whether the session is being fetched, or is about to be. */
  pending: boolean;
}

export interface SessionDeps {
  store: Store<SessionKey>;
  /** The readable cookie tells a new tab that there is a session. */
  hasCookie(): boolean;
  clearCookie(): void;
  /** Reads the error code of a failed sign-in from the URL and removes it. */
  takeReturnedError(): string | null;
  fetchUser(): Promise<User>;
  /** Null when there was no response. */
  statusOf(error: unknown): number | null;
  endSession(everywhere: boolean): Promise<void>;
  recordTerms(googleSub: string): Promise<void>;
  sendInvite(inviterSub: string, inviteeSub: string): Promise<void>;
  navigate(url: string): void;
  /** Tells the other tabs that the session has ended, and whether to clear their text. */
  broadcastSignOut(clearText: boolean): void;
}

export interface Session {
  state(): SessionState;
  /** The state that the prerendered page shows. */
  prerendered: SessionState;
  subscribe(listener: () => void): () => void;
  /** Restores an existing session. Later calls do nothing. */
  begin(): Promise<void>;
  signIn(returnTo: string, request?: SignInRequest): void;
  /** The request that the user signed in for; null after the first call. */
  takeRequest(): SignInRequest | null;
  /** False when the server couldn't be reached; this tab is signed out either way. */
  signOut(clearText: boolean, everywhere?: boolean): Promise<boolean>;
  /** Rejects when the acceptance couldn't be recorded. */
  acceptTerms(): Promise<void>;
  /** Reads the stored user again after the Back button has restored this page. */
  resume(): void;
  /** Drops the user without a request, because the server has already ended the session. */
  drop(): void;
}

export const signedOut: SessionState = { user: null, authError: null, pending: false };

const isUser = (value: unknown): value is User =>
  typeof value === 'object' &&
  value !== null &&
  ['googleSub', 'username', 'email'].every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  );

/** Reads session storage first, and asks the server only if there may be a session. */
export function createSession(deps: SessionDeps): Session {
  const { store } = deps;
  const changed = createSignal();
  const readUser = (): User | null => {
    const stored = store.readJson('user');
    return isUser(stored) ? stored : null;
  };
  const restored = readUser();
  // The same object that the page was prerendered with, so that hydration changes nothing for a visitor.
  let current: SessionState = restored
    ? { ...signedOut, user: restored }
    : deps.hasCookie()
      ? { ...signedOut, pending: true }
      : signedOut;
  let begun: Promise<void> | undefined;

  const change = (next: SessionState) => {
    current = next;
    changed.emit();
  };

  const update = (user: User) => {
    if (user.googleSub !== current.user?.googleSub) return;
    store.writeJson('user', user);
    change({ ...current, user });
  };

  async function sendStoredInvite(user: User): Promise<void> {
    const referrer = store.read('referrerId');
    if (!referrer) return;
    if (referrer !== user.googleSub) {
      try {
        await deps.sendInvite(referrer, user.googleSub);
      } catch (error) {
        // Without a response, or after a server error, the invite is sent again later; a refusal is final.
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
      // The sign-in was cancelled, or the cookie was stale: neither is a failure.
      if (nobody) deps.clearCookie();
      store.remove('signInRequest');
      const code = nobody ? 'cancelled' : signingIn ? 'failed' : 'session';
      change({
        ...signedOut,
        authError: { code, message: String(error instanceof Error ? error.message : error) },
      });
      return;
    } finally {
      store.remove('shouldFetchSession');
    }
    // Signing in requires accepting the terms, so they are recorded as accepted.
    if (signingIn) user = { ...user, mustAcceptTerms: undefined };
    store.writeJson('user', user);
    change({ ...signedOut, user, authError: signingIn ? null : current.authError });
    const recorded = signingIn && deps.recordTerms(user.googleSub);
    // If the acceptance is refused, the user is asked again. Without an answer, for example because the page is being
    // left, it may have been recorded: the server says so with the next session.
    const askAgain = (error: unknown) => {
      if (deps.statusOf(error) !== null) update({ ...user, mustAcceptTerms: true });
    };
    await Promise.all([Promise.resolve(recorded).catch(askAgain), sendStoredInvite(user)]);
  }

  async function begin(): Promise<void> {
    const returnedError = deps.takeReturnedError();
    if (returnedError) {
      store.remove('shouldFetchSession');
      store.remove('signInRequest');
      change({ ...current, authError: { code: returnedError, message: returnedError } });
    }
    if (current.user) return;
    const signingIn = store.read('shouldFetchSession') !== null;
    if (signingIn || current.pending) await fetchSession(signingIn);
  }

  const forget = () => {
    store.remove('user');
    store.remove('shouldFetchSession');
    store.remove('signInRequest');
    change(signedOut);
  };

  return {
    state: () => current,
    prerendered: signedOut,
    subscribe: changed.subscribe,
    begin() {
      begun ??= begin();
      return begun;
    },
    signIn(returnTo, request) {
      store.write('shouldFetchSession', 'true');
      if (request) store.write('signInRequest', request);
      else store.remove('signInRequest');
      deps.navigate(`/api/auth/google?returnTo=${encodeURIComponent(returnTo)}`);
    },
    takeRequest() {
      const request = current.user && store.read('signInRequest');
      if (request) store.remove('signInRequest');
      return request === 'save' || request === 'translate' ? request : null;
    },
    async signOut(clearText, everywhere = false) {
      const ended = await deps.endSession(everywhere).then(
        () => true,
        (error: unknown) => deps.statusOf(error) === 401,
      );
      deps.clearCookie();
      deps.broadcastSignOut(clearText);
      forget();
      return ended;
    },
    async acceptTerms() {
      const { user } = current;
      if (!user) return;
      await deps.recordTerms(user.googleSub);
      update({ ...user, mustAcceptTerms: undefined });
    },
    resume() {
      const user = readUser();
      if (user?.googleSub !== current.user?.googleSub) change({ ...signedOut, user });
    },
    drop: forget,
  };
}
