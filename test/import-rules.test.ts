import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, expect, it } from 'vitest';

const { forbidden = [], options } = await extractDepcruiseConfig(
  new URL('../.dependency-cruiser.mjs', import.meta.url).pathname,
);

type Import = [from: string, to: string];

/** For each rule, imports that it refuses. */
const refused: Record<string, Import[]> = {
  'no-cycles': [
    ['src/server/auth/a-circle.ts', 'src/server/auth/another-circle.ts'],
    ['src/server/auth/another-circle.ts', 'src/server/auth/a-circle.ts'],
  ],
  'shared-is-pure': [
    ['src/shared/limits.ts', 'src/server/db/open.ts'],
    ['src/shared/limits.ts', 'node:fs'],
    ['src/shared/limits.ts', 'fastify'],
  ],
  'sandbox-is-the-outside-world': [
    ['src/sandbox/main.ts', 'src/server/db/open.ts'],
    ['src/sandbox/main.test.ts', 'src/engines/main.ts'],
  ],
  'engines-are-separate': [
    ['src/engines/main.ts', 'src/server/db/open.ts'],
    ['src/engines/main.test.ts', 'src/sandbox/main.ts'],
  ],
  'server-is-separate': [
    ['src/server/operations/start-sandbox.ts', 'src/sandbox/main.ts'],
    ['src/server/operations/start-sandbox.ts', 'src/engines/main.ts'],
    ['src/server/http/pages.ts', 'src/client/ui/button.tsx'],
  ],
  'client-is-separate': [
    ['src/client/api/client.ts', 'src/server/db/open.ts'],
    ['src/client/screens/main.tsx', 'src/sandbox/main.ts'],
  ],
  'client-runs-in-a-browser': [['src/client/platform/storage.ts', 'node:fs']],
  'main-only-starts': [['src/server/main.ts', 'src/server/db/open.ts']],
  'start-builds-the-app': [
    ['src/server/start.ts', 'src/server/usage/usage-service.ts'],
    ['src/server/app.ts', 'src/server/usage/usage-queries.ts'],
    ['src/server/app.ts', 'src/server/main.ts'],
  ],
  'start-knows-only-the-app': [['src/server/start.ts', 'src/server/features.ts']],
  'features-stand-below-the-app': [
    ['src/server/features.ts', 'src/server/operations/health.ts'],
    ['src/server/editions/edition.ts', 'src/server/operations/health.ts'],
  ],
  'only-the-root-wires': [
    ['src/server/usage/usage-service.ts', 'src/server/features.ts'],
    ['src/server/http/pages.ts', 'src/server/app.ts'],
    ['src/server/db/open.ts', 'src/server/start.ts'],
  ],
  'settings-are-arguments': [['src/server/usage/usage-service.ts', 'src/server/config/config.ts']],
  'config-stands-alone': [['src/server/config/config.ts', 'src/server/db/open.ts']],
  'commands-need-no-server': [
    ['src/server/commands/account-main.ts', 'src/server/http/pages.ts'],
    ['src/server/commands/account-main.ts', 'src/server/account/account-service.ts'],
    ['src/server/commands/account-main.ts', 'fastify'],
  ],
  'requests-stand-alone': [
    ['src/server/requests/session-user.ts', 'src/server/db/open.ts'],
    ['src/server/requests/session-user.ts', 'fastify'],
  ],
  'logging-knows-only-the-database': [['src/server/logging/log.ts', 'src/server/http/pages.ts']],
  'http-knows-no-feature': [
    ['src/server/http/pages.ts', 'src/server/usage/usage-service.ts'],
    ['src/server/http/pages.ts', 'src/server/operations/health.ts'],
  ],
  'foundations-know-no-feature': [
    ['src/server/db/open.ts', 'src/server/usage/usage.ts'],
    ['src/server/db/open.ts', 'src/server/openai/openai-client.ts'],
    ['src/server/openai/openai-client.ts', 'src/server/http/pages.ts'],
    ['src/server/openai/openai-client.ts', 'fastify'],
  ],
  'migrations-are-frozen': [['src/server/db/migrations/0001.ts', 'src/shared/limits.ts']],
  'operations-run-beside-features': [
    ['src/server/operations/health.ts', 'src/server/usage/usage-routes.ts'],
    ['src/server/operations/health.ts', 'src/server/usage/usage-service.ts'],
    ['src/server/operations/health.ts', 'src/server/usage/usage-queries.ts'],
  ],
  'routes-call-services': [
    ['src/server/usage/usage-routes.ts', 'src/server/usage/usage-queries.ts'],
    ['src/server/usage/usage-routes.ts', 'src/server/usage/usage-provider.ts'],
    ['src/server/usage/usage-routes.ts', 'src/server/db/open.ts'],
    ['src/server/auth/session-cookies.ts', 'kysely'],
  ],
  'services-know-no-http': [
    ['src/server/usage/usage-service.ts', 'src/server/http/pages.ts'],
    ['src/server/usage/usage-service.ts', 'src/server/usage/usage-routes.ts'],
    ['src/server/usage/usage-service.ts', '@fastify/static'],
  ],
  'services-get-stores': [
    ['src/server/usage/usage-service.ts', 'src/server/db/open.ts'],
    ['src/server/usage/usage-service.ts', 'kysely'],
  ],
  'queries-know-only-the-database': [
    ['src/server/usage/usage-queries.ts', 'src/server/auth/auth.ts'],
    ['src/server/usage/usage-queries.ts', 'src/server/auth/session-service.ts'],
    ['src/server/usage/usage-queries.ts', 'src/server/usage/usage-service.ts'],
    ['src/server/usage/usage-queries.ts', 'src/server/usage/usage-provider.ts'],
    ['src/server/usage/usage-queries.ts', 'fastify'],
  ],
  'providers-know-only-the-outside': [
    ['src/server/usage/usage-provider.ts', 'src/server/db/open.ts'],
    ['src/server/usage/usage-provider.ts', 'src/server/usage/usage-queries.ts'],
    ['src/server/usage/usage-provider.ts', 'src/server/usage/usage-service.ts'],
    ['src/server/usage/usage-provider.ts', 'kysely'],
  ],
  'plain-modules-have-no-layer': [
    ['src/server/usage/usage.ts', 'src/server/usage/usage-service.ts'],
    ['src/server/usage/usage.ts', 'src/server/db/open.ts'],
    ['src/server/usage/usage.ts', 'fastify'],
    ['src/server/usage/usage.ts', 'kysely'],
  ],
  'features-meet-through-services': [
    ['src/server/usage/usage-routes.ts', 'src/server/auth/session-cookies.ts'],
    ['src/server/usage/usage-service.ts', 'src/server/auth/auth.ts'],
    ['src/server/usage/create-usage.ts', 'src/server/auth/session-queries.ts'],
  ],
  'factories-build-no-routes': [
    ['src/server/usage/create-usage.ts', 'src/server/usage/usage-routes.ts'],
    ['src/server/usage/create-usage.ts', 'src/server/http/pages.ts'],
    ['src/server/usage/create-usage.ts', 'fastify'],
  ],
  'only-main-knows-the-app': [
    ['src/client/screens/main.tsx', 'src/client/app.tsx'],
    ['src/client/features/saved/saved.tsx', 'src/client/services.ts'],
  ],
  'features-know-no-other-feature': [
    ['src/client/features/saved/saved.tsx', 'src/client/features/session/session.tsx'],
    ['src/client/features/saved/saved.tsx', 'src/client/screens/main.tsx'],
  ],
  'studio-knows-no-component': [
    ['src/client/studio/studio.ts', 'src/client/features/saved/saved.tsx'],
    ['src/client/studio/studio.ts', 'src/client/screens/main.tsx'],
    ['src/client/studio/studio.ts', 'src/client/ui/button.tsx'],
    ['src/client/studio/studio.ts', 'react'],
  ],
  'backend-stands-below-the-studio': [
    ['src/client/backend/backend.ts', 'src/client/studio/studio.ts'],
    ['src/client/backend/backend.ts', 'src/client/features/saved/saved.tsx'],
    ['src/client/backend/backend.ts', 'src/client/ui/button.tsx'],
  ],
  'api-and-platform-stand-at-the-bottom': [
    ['src/client/api/client.ts', 'src/client/backend/backend.ts'],
    ['src/client/platform/storage.ts', 'src/client/features/saved/saved.tsx'],
    ['src/client/platform/storage.ts', 'src/client/ui/button.tsx'],
  ],
  'platform-knows-no-server': [['src/client/platform/storage.ts', 'src/client/api/client.ts']],
  'ui-knows-no-product': [
    ['src/client/ui/button.tsx', 'src/client/features/saved/saved.tsx'],
    ['src/client/ui/button.tsx', 'src/client/api/client.ts'],
  ],
};

/** Imports in the right direction, which no rule refuses. */
const allowed: Import[] = [
  ['src/shared/limits.ts', 'src/shared/quota.ts'],
  ['src/shared/limits.ts', 'zod'],
  ['src/server/main.ts', 'src/server/start.ts'],
  ['src/server/start.ts', 'src/server/app.ts'],
  ['src/server/app.ts', 'src/server/features.ts'],
  ['src/server/features.ts', 'src/server/editions/edition.ts'],
  ['src/server/features.ts', 'src/server/usage/usage-routes.ts'],
  ['src/server/usage/usage-routes.ts', 'src/server/http/route.ts'],
  ['src/server/usage/usage-routes.ts', 'src/server/auth/terms-service.ts'],
  ['src/server/invites/invite-service.ts', 'src/server/usage/usage-service.ts'],
  ['src/server/usage/usage-service.ts', 'src/server/requests/session-user.ts'],
  ['src/server/usage/usage-queries.ts', 'kysely'],
  ['src/server/usage/usage-queries.ts', 'src/server/db/schema.ts'],
  ['src/server/usage/usage-provider.ts', 'src/server/openai/chat-client.ts'],
  ['src/server/usage/usage-service.test.ts', 'src/server/app.ts'],
  ['src/server/testing/test-app.ts', 'src/server/app.ts'],
  ['src/client/main.tsx', 'src/client/app.tsx'],
  ['src/client/app.tsx', 'src/client/screens/main.tsx'],
  ['src/client/screens/main.tsx', 'src/client/features/saved/saved.tsx'],
  ['src/client/features/saved/saved.tsx', 'src/client/features/saved/saved-list.tsx'],
  ['src/client/features/saved/saved.tsx', 'src/client/studio/studio.ts'],
  ['src/client/features/saved/saved.tsx', 'src/client/ui/button.tsx'],
  ['src/client/studio/studio.ts', 'src/client/backend/backend.ts'],
  ['src/client/studio/studio.ts', 'src/client/platform/storage.ts'],
  ['src/client/backend/backend.ts', 'src/client/api/client.ts'],
  ['src/client/api/client.ts', 'src/shared/quota.ts'],
];

const folder = mkdtempSync(join(tmpdir(), 'rhapsode-import-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a project with these imports into a folder of its own, and returns what the rules refuse. */
async function check(name: string, imports: Import[]) {
  const root = join(folder, name);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const lines = new Map<string, string[]>();
  for (const [from, to] of imports) {
    const isFile = to.startsWith('src/');
    if (isFile && !lines.has(to)) lines.set(to, []);
    if (!isFile && !to.startsWith('node:')) {
      write(`node_modules/${to}/package.json`, JSON.stringify({ name: to, main: 'index.js' }));
      write(`node_modules/${to}/index.js`, '');
    }
    const path = isFile ? `./${relative(dirname(from), to)}` : to;
    lines.set(from, [...(lines.get(from) ?? []), `import type {} from '${path}';`]);
  }
  for (const [file, text] of lines) write(file, text.join('\n'));
  const { output } = await cruise(['src'], {
    ...options,
    baseDir: root,
    ruleSet: { forbidden },
    validate: true,
  });
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }));
}

it('has an example for every rule, and a reason', () => {
  expect(Object.keys(refused)).toEqual(forbidden.map(({ name }) => name));
  expect(forbidden.filter(({ comment = '' }) => comment.length < 20)).toEqual([]);
});

it.each(Object.entries(refused))('%s', async (rule, imports) => {
  const found = await check(rule, imports);
  // A cycle needs two imports and is reported once.
  const expected = rule === 'no-cycles' ? imports.slice(0, 1) : imports;
  const missed = expected.filter(
    ([from, to]) => !found.some((each) => each.rule === rule && each.from === from && isTarget(each.to, to)),
  );
  expect(missed).toEqual([]);
});

const isTarget = (path: string, target: string) =>
  path === target || path === target.replace('node:', '') || path.startsWith(`node_modules/${target}/`);

it('refuses no import in the right direction', async () => {
  expect(await check('allowed', allowed)).toEqual([]);
});
