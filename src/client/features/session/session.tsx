import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { User } from '../../../shared/entities.ts';
import { combineStops } from '../../platform/signal.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import { useWindowEvent } from '../../ui/use-window-event.ts';
import { onSignOutElsewhere } from './browser-session.ts';
import type { AuthError, Session, SignInRequest } from './create-session.ts';
import { pageStrings } from './strings.ts';

export interface SessionView {
  user: User | null;
  authError: AuthError | null;
  /** Whether the session is being fetched. */
  pending: boolean;
  /** Returns to this page unless `returnTo` is given. */
  signIn(returnTo?: string, request?: SignInRequest): void;
  /** The request that the user signed in for; null after the first call. */
  takeRequest(): SignInRequest | null;
  /** Rejects when the acceptance couldn't be recorded. */
  acceptTerms(): Promise<void>;
  /**
   * `clearText` is given if the user's text has to be cleared too. `everywhere` also signs out the user's other
   * devices.
   */
  signOut(clearText?: () => void, everywhere?: boolean): Promise<void>;
  /** Forgets the user without a request: the server has ended the session. */
  drop(): void;
  /** How many sign-outs have cleared the text. */
  clearings: number;
}

const SessionContext = createContext<SessionView | null>(null);

export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no SessionProvider above this component');
  return session;
}

const currentUrl = () => window.location.pathname + window.location.search + window.location.hash;

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  // The prerendered page of the hosted edition is for a visitor; a signed-in user replaces it before the first paint.
  const state = useSyncExternalStore(session.subscribe, session.state, () => session.prerendered);
  const toast = useToast();
  const [clearings, setClearings] = useState(0);

  useEffect(() => {
    // Until the session is known, boot.ts reserves space for a signed-in user's controls.
    void session.begin().then(() => document.documentElement.removeAttribute('data-member'));
    let shown: AuthError | null = null;
    const tellError = () => {
      const { authError } = session.state();
      if (authError === shown) return;
      shown = authError;
      if (!authError || authError.code === 'session') return;
      void loadWithRetry(() => import('./sign-in-errors.ts')).then(({ signInMessage }) => {
        const message = signInMessage(authError.code);
        if (message) toast(message);
      });
    };
    tellError();
    return combineStops(
      session.subscribe(tellError),
      onSignOutElsewhere((clearText) => {
        session.drop();
        if (clearText) setClearings((count) => count + 1);
      }),
    );
  }, [session, toast]);

  useWindowEvent('pageshow', ({ persisted }) => persisted && session.resume());

  const signOut = useCallback(
    async (clearText?: () => void, everywhere?: boolean) => {
      // Cleared before the other tabs are told, and again afterwards in case the text was stored in the meantime.
      clearText?.();
      const ended = await session.signOut(clearText !== undefined, everywhere);
      clearText?.();
      if (clearText) setClearings((count) => count + 1);
      if (ended) return;
      toast({ ...pageStrings.signedOutHereOnly, tone: 'warn' });
    },
    [session, toast],
  );

  const view = useMemo<SessionView>(
    () => ({
      ...state,
      signIn: (returnTo, request) => session.signIn(returnTo ?? currentUrl(), request),
      takeRequest: session.takeRequest,
      acceptTerms: session.acceptTerms,
      signOut,
      drop: session.drop,
      clearings,
    }),
    [state, session, signOut, clearings],
  );
  return <SessionContext value={view}>{children}</SessionContext>;
}
