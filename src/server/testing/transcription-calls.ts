import type { InjectOptions } from 'fastify';
import type { DocumentContent } from '../../shared/document/document-schema.ts';
import type { Transcription } from '../../shared/entities.ts';
import type { Timing } from '../../shared/timings.ts';
import type { TestApp } from './test-app.ts';

type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

/** Calls the endpoints for saved transcriptions as a user. */
export function callsOf({ app }: TestApp, user: SignedIn) {
  const ask = (options: InjectOptions) =>
    app.inject({ ...options, headers: { ...user.headers, ...options.headers } });
  return {
    save: (
      text: string,
      extra: {
        language?: string;
        key?: string;
        userId?: string;
        timings?: Timing[];
        headerSource?: string;
      } = {},
      details: Partial<DocumentContent> = {},
    ) =>
      ask({
        method: 'POST',
        url: '/api/transcriptions',
        body: {
          text,
          language: extra.language ?? 'en-US',
          userId: extra.userId ?? user.id,
          ...(extra.timings && { timings: extra.timings }),
          ...details,
        },
        headers: {
          ...(extra.key !== undefined && { 'idempotency-key': extra.key }),
          ...(extra.headerSource !== undefined && { 'text-source': extra.headerSource }),
        },
      }),
    list: async (id = user.id) =>
      (await ask({ method: 'GET', url: `/api/transcriptions/user/${id}` })).json<Transcription[]>(),
    find: (id: string) => ask({ method: 'GET', url: `/api/transcriptions/${id}` }),
    change: (id: string, revision: number | undefined, content: Partial<DocumentContent>) =>
      ask({
        method: 'PUT',
        url: `/api/transcriptions/${id}`,
        headers: revision === undefined ? {} : { 'if-match': `"${revision}"` },
        body: { text: 'changed', language: 'en-US', ...content },
      }),
    remove: (id: string) => ask({ method: 'DELETE', url: `/api/transcriptions/${encodeURIComponent(id)}` }),
    restore: (id: string) => ask({ method: 'POST', url: `/api/transcriptions/${id}/restore` }),
    allowance: async () =>
      (await ask({ method: 'GET', url: `/api/transcription-allowance/${user.id}` })).json(),
  };
}
