import { expect, test } from 'vitest';
import { api, hostedCalls } from '../../shared/api.ts';
import { createTestApp } from '../testing/test-app.ts';
import { describeApi } from './openapi.ts';

/** Endpoints for operators, which are not part of the API contract. */
const forOperators = ['GET /healthz', 'GET /metrics', 'GET /readyz'];

/** Pages: one for a shared file, and one for a shared copy. */
const forPages = ['POST /share-file', 'GET /shared/:token'];

/** Fastify prints its routes as a tree, indented by four characters per level. */
function listRoutes(tree: string): string[] {
  const path: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const match = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!match?.[2]) return [];
    path.length = Math.max(0, (match[1] ?? '').length / 4 - 1);
    path.push(match[2]);
    const methods = match[3]?.split(', ') ?? [];
    return methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${path.join('')}`);
  });
}

test('has one route for every call and no others', async () => {
  const { app } = await createTestApp();
  const calls = Object.values(hostedCalls).map((call) => `${call.method} ${call.path}`);
  const routes = listRoutes(app.printRoutes({ commonPrefix: false }));
  expect(routes.toSorted()).toEqual([...calls, ...forOperators, ...forPages].toSorted());
});

test('lists every call in the OpenAPI description', { tags: ['R-10.30'] }, () => {
  const { paths } = describeApi('http://localhost:3000') as {
    paths: Record<string, Record<string, unknown>>;
  };
  for (const [name, call] of Object.entries(api)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    expect(paths[path]?.[call.method.toLowerCase()]).toMatchObject({
      operationId: name,
      summary: call.summary,
    });
  }
});
