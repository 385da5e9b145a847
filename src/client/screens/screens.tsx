import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { matchPath, offeredRoute, type Screen } from '../../shared/routes.ts';
import { loadTranslated } from '../interface/translated.ts';
import { page } from '../platform/page.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { lazyPart, loadWithRetry } from '../ui/lazy-part.ts';
import { navigate, usePath } from '../ui/router.tsx';
import { Frame } from './frame/frame.tsx';
import { MainScreen } from './main/main-screen.tsx';
import { PageReady } from './page-ready.tsx';
import { type PersonalEdition, usePersonal } from './personal-edition.ts';
import { followInvite } from './referrer.ts';
import { ScreenFailed, ScreenFallback } from './screen-fallback.tsx';

const loaders: Record<Exclude<Screen, 'main'>, () => Promise<ComponentType>> = {
  subscribe: () => import('./subscribe/subscribe-screen.tsx').then((module) => module.SubscribeScreen),
  account: () => import('./account/account-screen.tsx').then((module) => module.AccountScreen),
  conversation: () =>
    import('./conversation/conversation-screen.tsx').then((module) => module.ConversationScreen),
  terms: () => import('./legal/terms-screen.tsx').then((module) => module.TermsScreen),
  privacy: () => import('./legal/privacy-screen.tsx').then((module) => module.PrivacyScreen),
  people: () => import('./people/people-screen.tsx').then((module) => module.PeopleScreen),
  words: () => import('./words/words-screen.tsx').then((module) => module.WordsScreen),
  settings: () => import('./settings/settings-screen.tsx').then((module) => module.SettingsScreen),
  library: () => import('./library/library-screen.tsx').then((module) => module.LibraryScreen),
  developers: () => import('./developers/developers-screen.tsx').then((module) => module.DevelopersScreen),
  'not-found': () => import('./not-found/not-found-screen.tsx').then((module) => module.NotFoundScreen),
};

const screens: Record<Screen, ComponentType> = {
  main: MainScreen,
  subscribe: lazyPart(loaders.subscribe, ScreenFailed),
  account: lazyPart(loaders.account, ScreenFailed),
  conversation: lazyPart(loaders.conversation, ScreenFailed),
  terms: lazyPart(loaders.terms, ScreenFailed),
  privacy: lazyPart(loaders.privacy, ScreenFailed),
  people: lazyPart(loaders.people, ScreenFailed),
  words: lazyPart(loaders.words, ScreenFailed),
  settings: lazyPart(loaders.settings, ScreenFailed),
  library: lazyPart(loaders.library, ScreenFailed),
  developers: lazyPart(loaders.developers, ScreenFailed),
  'not-found': lazyPart(loaders['not-found'], ScreenFailed),
};

/**
 * Loads the screen before hydration. If it were still loading then, React would replace the prerendered content for a
 * moment.
 */
export async function prepareScreen(path: string, personal: PersonalEdition | undefined): Promise<void> {
  const route = offeredRoute((personal?.matchPath ?? matchPath)(path), page().off);
  if ('invite' in route || route.screen === 'main') return;
  screens[route.screen] = await loadWithRetry(loaders[route.screen]);
}

export function Screens() {
  const path = usePath();
  const route = offeredRoute((usePersonal()?.matchPath ?? matchPath)(path), page().off);
  const screen = 'invite' in route ? 'main' : route.screen;
  const Shown = screens[screen];

  useScreenChange(path, screen);

  return (
    <Frame>
      <Suspense fallback={<ScreenFallback />}>
        <ErrorBoundary
          key={screen}
          render={() => <Shown />}
          renderFailed={(failed) => <ScreenFailed {...failed} />}
        />
        <PageReady />
      </Suspense>
    </Frame>
  );
}

async function describePage(screen: Screen, announce: (title: string) => void): Promise<void> {
  const { pageDescriptions, pageTitles } = await loadTranslated(() => import('./strings.ts'));
  document.title = pageTitles[screen];
  announce(document.title);
  document.querySelector('meta[name="description"]')?.setAttribute('content', pageDescriptions[screen]);
}

/** Does what a browser does when it opens a page: sets the title, scrolls to the top and moves focus. */
function useScreenChange(path: string, screen: Screen): void {
  const announce = useAnnounce();
  const last = useRef<Screen | null>(null);
  useEffect(() => {
    // For invite links inside the app; others are handled before the first render.
    const settled = followInvite(path);
    if (settled !== path) navigate(settled, { replace: true });
    const first = last.current === null;
    const same = last.current === screen;
    last.current = screen;
    if (first || same) return;
    void describePage(screen, announce);
    // On Back and Forward the browser restores the scroll position.
    if (!traversed) window.scrollTo({ top: 0, behavior: 'instant' });
    traversed = false;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, screen, announce]);
}

/** Whether the last navigation was Back or Forward. */
let traversed = false;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    traversed = true;
  });
}
