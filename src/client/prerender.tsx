import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { Screen } from '../shared/routes.ts';
import { App } from './app.tsx';
import { pageTitles } from './screens/page-titles.ts';

const page = async (screen: Screen, path: string, module: string | null) => ({
  title: pageTitles[screen],
  // Imported as in the page, which loads it only when it is needed.
  description: (await import('./screens/page-descriptions.ts')).pageDescriptions[screen],
  file: screen === 'main' ? 'index.html' : `${screen}.html`,
  path,
  // Search engines get neither a missing page nor one that is different for everyone.
  canonical: screen === 'not-found' || screen === 'account' ? null : path,
  module,
});

/** The prerendered pages. An address with two unknown segments stands for every page that isn't found. */
export const pages = [
  page('main', '/', null),
  page('subscribe', '/subscribe', 'screens/subscribe/subscribe-screen.tsx'),
  page('account', '/account', 'screens/account/account-screen.tsx'),
  page('conversation', '/conversation', 'screens/conversation/conversation-screen.tsx'),
  page('terms', '/terms', 'screens/legal/terms-screen.tsx'),
  page('privacy', '/privacy', 'screens/legal/privacy-screen.tsx'),
  page('words', '/words', 'screens/words/words-screen.tsx'),
  page('not-found', '/not/found', 'screens/not-found/not-found-screen.tsx'),
];

/** The same tree that main.tsx hydrates. */
export async function render(path: string): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <App path={path} />
    </StrictMode>,
    // In one piece: parts that are streamed later need inline scripts.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  // React would leave the failed part to the browser, but an incomplete page must not be built.
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be drawn`);
  return html;
}
