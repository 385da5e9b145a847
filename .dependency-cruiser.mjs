// The import directions of the project, checked by `npm run lint`. README.md explains the folders, and
// test/import-rules.test.ts shows for each rule an import that it refuses.

const tests = '[.]test[.]tsx?$|/test-[^/]+[.]ts$|/testing/|/app-tests/';
const wiring = '^src/server/(main|start|app|features)[.]ts$';
const layers = '-(routes|service|queries|provider)[.]ts$';
/** The server's folders that aren't features. */
const rooms = 'commands|config|db|editions|http|logging|openai|operations|requests|testing';
/** A file of a feature; $1 is the feature. */
const feature = `^src/server/(?!(?:${rooms})/)([^/]+)/`;
/** What every layer of a feature may use: modules about the current request, and plain modules of its own feature. */
const plain = `^src/server/requests/|^src/server/$1/(?![^/]+${layers})`;
const fastify = '^node_modules/(@fastify/|fastify/)';
const kysely = '^node_modules/kysely/';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** Tests may import what they test and what they test it with. */
const code = (path, except) => ({ path, pathNot: except ? `${tests}|${except}` : tests });

const everywhere = [
  forbid(
    'no-cycles',
    'Files that import each other can only be understood together.',
    {},
    { circular: true },
  ),
  forbid(
    'shared-is-pure',
    'Shared code runs everywhere, so it has no I/O and imports nothing but zod.',
    code('^src/shared/'),
    { pathNot: '^src/shared/|^node_modules/zod/' },
  ),
  forbid(
    'sandbox-is-the-outside-world',
    'The sandbox stands in for external services, so it must not know the product.',
    { path: '^src/sandbox/' },
    { path: '^src/(client|engines|server)/' },
  ),
  forbid(
    'engines-are-separate',
    'Engines run in processes of their own and are reached through HTTP.',
    { path: '^src/engines/' },
    { path: '^src/(client|sandbox|server)/' },
  ),
  forbid(
    'server-is-separate',
    'The server runs without the client, and starts the sandbox and the engines as processes.',
    code('^src/server/'),
    { path: '^src/(client|engines|sandbox)/' },
  ),
  forbid(
    'client-is-separate',
    'The client knows the server only through the contract in src/shared.',
    code('^src/client/'),
    { path: '^src/(engines|sandbox|server)/' },
  ),
  forbid(
    'client-runs-in-a-browser',
    'Browsers have no Node.js modules.',
    code('^src/client/', '^src/client/prerender[.]tsx$'),
    { dependencyTypes: ['core'] },
  ),
];

const server = [
  forbid(
    'main-only-starts',
    'main.ts handles what a process needs; everything else begins in start.ts.',
    code('^src/server/main[.]ts$'),
    { path: '^src/', pathNot: '^src/server/start[.]ts$' },
  ),
  forbid(
    'start-builds-the-app',
    'Features are built by features.ts and the app by app.ts, so that tests run the same app.',
    code('^src/server/(start|app)[.]ts$'),
    { path: '^src/server/main[.]ts$|^src/server/[^/]+/[^/]+-(routes|service|queries)[.]ts$' },
  ),
  forbid(
    'start-knows-only-the-app',
    'start.ts builds the app with buildApp(), which builds the features.',
    code('^src/server/start[.]ts$'),
    { path: '^src/server/features[.]ts$' },
  ),
  forbid(
    'features-stand-below-the-app',
    'features.ts and the editions build features; they know neither the app nor how it is operated.',
    code('^src/server/(features[.]ts$|editions/)'),
    { path: '^src/server/(main[.]ts|start[.]ts|app[.]ts|operations/)' },
  ),
  forbid(
    'only-the-root-wires',
    'Dependencies are arguments, so nothing below the root imports the files that put the app together.',
    code('^src/server/[^/]+/'),
    { path: wiring },
  ),
  forbid(
    'settings-are-arguments',
    'A feature gets the settings it needs as arguments, so that tests can choose them.',
    code(feature),
    { path: '^src/server/config/' },
  ),
  forbid(
    'config-stands-alone',
    'Settings are read before anything else exists.',
    code('^src/server/config/'),
    { path: '^src/server/', pathNot: '^src/server/config/' },
  ),
  forbid(
    'commands-need-no-server',
    'The commands for operators need the database and the account feature, not a server.',
    code('^src/server/commands/'),
    {
      path: `^src/server/|${fastify}`,
      pathNot: '^src/server/(commands|config|db)/|^src/server/account/([^/]+-queries|export-service)[.]ts$',
    },
  ),
  forbid(
    'requests-stand-alone',
    'These modules describe a request to services and queries alike, so they import only shared code.',
    code('^src/server/requests/'),
    { path: `^src/server/|${fastify}|${kysely}`, pathNot: '^src/server/requests/' },
  ),
  forbid(
    'logging-knows-only-the-database',
    'Everything may log, so logging knows nothing but the faults of the database.',
    code('^src/server/logging/'),
    { path: '^src/server/', pathNot: '^src/server/(logging|db)/' },
  ),
  forbid('http-knows-no-feature', 'http serves every feature alike.', code('^src/server/http/'), {
    path: '^src/server/',
    pathNot: '^src/server/(http|db|config|logging|requests)/',
  }),
  forbid(
    'foundations-know-no-feature',
    'The database and the AI client are what features build on, and know nothing of HTTP.',
    code('^src/server/(db|openai)/'),
    { path: `^src/server/|${fastify}`, pathNot: '^src/server/($1|config)/' },
  ),
  forbid(
    'migrations-are-frozen',
    'Released migrations never change, so they must not import code that does.',
    code('^src/server/db/migrations/'),
    { path: '^src/', pathNot: '^src/server/db/' },
  ),
  forbid(
    'operations-run-beside-features',
    'Health, metrics and circuit breakers wrap providers; they know no routes, services or queries.',
    code('^src/server/operations/'),
    { path: '^src/server/[^/]+/[^/]+-(routes|service|queries)[.]ts$' },
  ),
  forbid(
    'routes-call-services',
    'A route translates between HTTP and a service; the service decides, stores and asks providers.',
    code(`${feature}[^/]+-(routes|cookies)[.]ts$`),
    { path: `-(queries|provider)[.]ts$|^src/server/(db|openai|operations|editions|commands)/|${kysely}` },
  ),
  forbid(
    'services-know-no-http',
    'A service can be called by any route, command or test.',
    code(`${feature}[^/]+-service[.]ts$`),
    { path: `^src/server/http/|-(routes|cookies)[.]ts$|${fastify}` },
  ),
  forbid(
    'services-get-stores',
    'Services get their queries as arguments; only queries use the database.',
    code(`${feature}[^/]+-service[.]ts$`),
    { path: `^src/server/db/|${kysely}` },
  ),
  forbid(
    'queries-know-only-the-database',
    'Queries read and write; a service decides what that means and connects them with providers.',
    code(`${feature}[^/]+-queries[.]ts$`),
    {
      path: `^src/server/|${fastify}`,
      pathNot: `${plain}|^src/server/db/|^src/server/$1/[^/]+-queries[.]ts$`,
    },
  ),
  forbid(
    'providers-know-only-the-outside',
    'A provider talks to an external service and stores nothing; a service connects it with queries.',
    code(`${feature}[^/]+-provider[.]ts$`),
    {
      path: `^src/server/|${fastify}|${kysely}`,
      pathNot: `${plain}|^src/server/openai/|^src/server/$1/[^/]+-provider[.]ts$`,
    },
  ),
  forbid(
    'plain-modules-have-no-layer',
    'A file without a layer in its name is a plain module, which every layer may use.',
    code(feature, `${layers}|-cookies[.]ts$|/create-[^/]+[.]ts$`),
    {
      path: `^src/server/|${fastify}|${kysely}`,
      pathNot: `${plain}|^src/server/openai/`,
    },
  ),
  forbid(
    'features-meet-through-services',
    'A feature uses another one only through its service, so that its other files can change freely.',
    code(feature),
    {
      path: '^src/server/[^/]+/',
      pathNot: `^src/server/(?:$1|${rooms})/|-service[.]ts$`,
    },
  ),
  forbid(
    'factories-build-no-routes',
    'A create- file builds the services of a feature; only features.ts registers routes.',
    code(`${feature}create-[^/]+[.]ts$`),
    { path: `-routes[.]ts$|^src/server/http/|${fastify}` },
  ),
];

/** app → screens → features → studio → backend → api, platform → shared; ui → shared. */
const client = [
  forbid(
    'only-main-knows-the-app',
    'Screens and everything below them get what they need as arguments or from a context.',
    code('^src/client/[^/]+/'),
    { path: '^src/client/(main|app|services|prerender)[.]tsx?$' },
  ),
  forbid(
    'features-know-no-other-feature',
    'No feature imports another: a screen composes them, and the studio holds what they share.',
    code('^src/client/features/([^/]+)/'),
    { path: '^src/client/(features|screens)/', pathNot: '^src/client/features/$1/' },
  ),
  forbid(
    'studio-knows-no-component',
    'The studio works without React, so that it can be tested and used without a page.',
    code('^src/client/studio/'),
    { path: '^src/client/(features|screens|ui)/|^node_modules/(react|react-dom|radix-ui|lucide-react)/' },
  ),
  forbid(
    'backend-stands-below-the-studio',
    'A backend answers what the app asks; it does not know who asks.',
    code('^src/client/backend/'),
    { path: '^src/client/(studio|features|screens|ui)/|^node_modules/(radix-ui|lucide-react)/' },
  ),
  forbid(
    'api-and-platform-stand-at-the-bottom',
    'They wrap the server’s calls and the browser, for everything above them.',
    code('^src/client/(api|platform)/'),
    { path: '^src/client/(backend|studio|features|screens|ui)/' },
  ),
  forbid(
    'platform-knows-no-server',
    'The browser’s abilities don’t depend on what the server offers.',
    code('^src/client/platform/'),
    { path: '^src/client/api/' },
  ),
  forbid(
    'ui-knows-no-product',
    'Buttons, dialogs and toasts are general; features give them their meaning.',
    code('^src/client/ui/'),
    { path: '^src/client/(api|backend|studio|features|screens)/' },
  ),
];

export default {
  forbidden: [...everywhere, ...server, ...client],
  options: {
    // TypeScript 7 has no API that dependency-cruiser could use.
    parser: 'swc',
    doNotFollow: { path: '^node_modules/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
