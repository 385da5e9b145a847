import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { User } from '../../../shared/entities.ts';
import { useToast } from '../../ui/toast.tsx';
import { onEndElsewhere } from './browser-session.ts';
import { type AuthError, type Session, signedOut } from './create-session.ts';
import { signInMessage } from './sign-in-errors.ts';
import { sessionStrings as strings } from './strings.ts';

export interface SessionView {
  user: User | null;
  authError: AuthError | null;
  /** The session is being fetched. */
  pending: boolean;
  /** Returns to this page unless `returnTo` is given. */
  signIn(returnTo?: string): void;
  /** Rejects when the acceptance couldn't be recorded. */
  acceptTerms(): Promise<void>;
  signOut(): Promise<void>;
}

const SessionContext = createContext<SessionView | null>(null);

export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no SessionProvider above');
  return session;
}

const nobody = () => signedOut;
const here = () => window.location.pathname + window.location.search + window.location.hash;

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  // The prerendered page is for a visitor; a signed-in user replaces it before the first paint.
  const state = useSyncExternalStore(session.subscribe, session.state, nobody);
  const toast = useToast();

  useEffect(() => {
    // Until then boot.ts reserves the space of a signed-in user's controls.
    void session.begin().then(() => document.documentElement.removeAttribute('data-member'));
    const silence = onEndElsewhere(session.drop);
    const comeBack = (event: PageTransitionEvent) => event.persisted && session.resume();
    window.addEventListener('pageshow', comeBack);
    return () => {
      silence();
      window.removeEventListener('pageshow', comeBack);
    };
  }, [session]);

  const { authError } = state;
  useEffect(() => {
    if (!authError || authError.code === 'session') return;
    const message = signInMessage(authError.code);
    if (message) toast({ title: strings.signInFailedTitle, description: message, tone: 'bad' });
  }, [authError, toast]);

  const signOut = useCallback(async () => {
    const everywhere = await session.signOut();
    if (!everywhere) toast({ ...strings.signedOutHereOnly, tone: 'warn' });
  }, [session, toast]);

  const view = useMemo<SessionView>(
    () => ({
      ...state,
      signIn: (returnTo) => session.signIn(returnTo ?? here()),
      acceptTerms: session.acceptTerms,
      signOut,
    }),
    [state, session, signOut],
  );
  return <SessionContext value={view}>{children}</SessionContext>;
}
