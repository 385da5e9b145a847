import { type ReactElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { limits } from '../shared/limits.ts';
import { whoPath } from '../shared/people.ts';
import { matchPersonalPath } from '../shared/personal-paths.ts';
import type { Screen } from '../shared/routes.ts';
import { App } from './app.tsx';
import { recorderStrings } from './features/recorder/strings.ts';
import type { KernelStrings } from './kernel/kernel-strings.ts';
import { defaultSettings } from './platform/settings.ts';
import { mainStrings } from './screens/main/strings.ts';
import { PasswordPage } from './screens/password/password-page.tsx';
import { passwordMeta } from './screens/password/strings.ts';
import type { PersonalEdition } from './screens/personal-edition.ts';
import { createServices } from './services.ts';

const kernelStrings = (): KernelStrings => ({
  labels: {
    idle: recorderStrings.start,
    starting: recorderStrings.starting,
    recording: recorderStrings.stop,
    stopping: recorderStrings.stopping,
  },
  hints: {
    starting: recorderStrings.startingHint,
    startingAsking: recorderStrings.startingHintAsking,
    recording: recorderStrings.recordingHint,
    stopping: recorderStrings.stoppingHint,
    error: recorderStrings.errorHint,
  },
  spoken: defaultSettings.language,
  cap: limits.free.transcriptCap,
});

interface ScreenPage {
  screen: Screen;
  path: string;
  modules: string[];
}

/** The prerendered pages. A path with two unknown segments stands for every page that isn't found. */
const screens: ScreenPage[] = [
  { screen: 'main', path: '/', modules: [] },
  { screen: 'subscribe', path: '/subscribe', modules: ['screens/subscribe/subscribe-screen.tsx'] },
  { screen: 'account', path: '/account', modules: ['screens/account/account-screen.tsx'] },
  {
    screen: 'conversation',
    path: '/conversation',
    modules: ['screens/conversation/conversation-screen.tsx'],
  },
  { screen: 'terms', path: '/terms', modules: ['screens/legal/terms-screen.tsx'] },
  { screen: 'privacy', path: '/privacy', modules: ['screens/legal/privacy-screen.tsx'] },
  { screen: 'words', path: '/words', modules: ['screens/words/words-screen.tsx'] },
  { screen: 'library', path: '/library', modules: ['screens/library/library-screen.tsx'] },
  { screen: 'settings', path: '/settings', modules: ['screens/settings/settings-screen.tsx'] },
  { screen: 'people', path: whoPath, modules: ['screens/people/people-screen.tsx'] },
  { screen: 'developers', path: '/developers', modules: ['screens/developers/developers-screen.tsx'] },
  { screen: 'not-found', path: '/not/found', modules: ['screens/not-found/not-found-screen.tsx'] },
];

/** The not-found page and pages that differ for each user are hidden from search engines. */
const unlisted: readonly Screen[] = ['not-found', 'account', 'library', 'settings', 'people'];

export async function listPages() {
  // Imported dynamically, as in the browser.
  const { pageDescriptions, pageTitles } = await import('./screens/strings.ts');
  const { personalParts } = await import('./screens/personal/personal-parts.ts');

  /** The same tree that main.tsx hydrates. */
  const hydrated = ({ screen, path, modules }: ScreenPage, personal?: PersonalEdition) => ({
    title: pageTitles[screen],
    description: pageDescriptions[screen],
    file: screen === 'main' ? 'index.html' : `${screen}.html`,
    // The personal edition is only for its owner, so search engines don't need its URL.
    canonical: personal || unlisted.includes(screen) ? null : path,
    modules: personal ? [...modules, 'screens/personal/personal-parts.ts'] : modules,
    hydrates: true,
    ...(screen === 'main' ? { kernel: kernelStrings() } : {}),
    record: mainStrings.record,
    render: () =>
      render(
        path,
        <StrictMode>
          <App path={path} services={createServices({ personal })} personal={personal} />
        </StrictMode>,
      ),
  });

  const personal = screens.filter(({ path, screen }) => matchPersonalPath(path).screen === screen);
  return [
    ...screens.filter(({ screen }) => screen !== 'people').map((page) => hydrated(page)),
    ...[...personal.map((page) => hydrated(page, personalParts)), passwordPage].map((page) => ({
      ...page,
      file: `personal/${page.file}`,
    })),
  ];
}

/** Not hydrated, because it works without scripts. */
const passwordPage = {
  ...passwordMeta,
  file: 'sign-in.html',
  canonical: null,
  modules: [],
  hydrates: false,
  record: mainStrings.record,
  render: () => render('sign-in', <PasswordPage />),
};

async function render(name: string, tree: ReactElement): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    tree,
    // Rendered in one piece, because streamed parts would need inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  // React would leave the failed part for the browser to render, but the build must not produce an incomplete page.
  if (failures.length > 0) throw new AggregateError(failures, `${name} could not be rendered`);
  return html;
}
