import autocannon from 'autocannon';
import { translationBody } from '../src/server/testing/test-bodies.ts';
import { encodeForm } from '../src/server/testing/test-recordings.ts';
import { createWav } from '../src/shared/test-wav.ts';
import type { Person } from '../test/processes/people.ts';

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
  total: number;
}

interface Turn {
  user?: Person;
  savedId?: string;
}

/** Repeats the calls of a signed-in page on several connections, cycling through the users. */
export async function mixedLoad(
  url: string,
  users: readonly Person[],
  seconds: number,
  options: { connections?: number; providers?: boolean } = {},
): Promise<LoadResult> {
  let next = 0;
  let turn = 0;
  const failures: string[] = [];
  const as = (path: (id: string) => string, method: 'GET' | 'POST' | 'DELETE' = 'GET') => ({
    method,
    setupRequest(request: autocannon.Request, context: object) {
      const { user } = context as Turn;
      return { ...request, path: path(user?.id ?? ''), headers: { cookie: user?.cookie ?? '' } };
    },
  });
  const json = (
    body: (id: string) => object,
    path: string | ((id: string) => string),
    method: 'POST' | 'PUT' = 'POST',
  ): autocannon.Request => ({
    method,
    setupRequest(request, context) {
      const { user } = context as Turn;
      return {
        ...request,
        path: typeof path === 'string' ? path : path(user?.id ?? ''),
        headers: { cookie: user?.cookie ?? '', 'content-type': 'application/json' },
        body: JSON.stringify(body(user?.id ?? '')),
      };
    },
  });
  /** A call about the transcription that this turn has saved. */
  const saved = (method: 'POST' | 'DELETE', path = ''): autocannon.Request => ({
    method,
    setupRequest(request, context) {
      const { user, savedId } = context as Turn;
      const headers = { cookie: user?.cookie ?? '' };
      return { ...request, path: `/api/transcriptions/${savedId}${path}`, headers };
    },
  });
  const begin = as(() => '/api/auth/session');
  const requests: autocannon.Request[] = [
    {
      ...begin,
      setupRequest(request, context) {
        const mine = context as Turn;
        mine.user = users[next % users.length];
        next += 1;
        return begin.setupRequest(request, context);
      },
    },
    as((id) => `/api/translation-allowance/${id}`),
    as((id) => `/api/speech-allowance/${id}`),
    as((id) => `/api/transcription-allowance/${id}`),
    as((id) => `/api/transcriptions/user/${id}`),
    {
      ...json(
        (id) => ({ text: `Said in turn ${turn++}`, language: 'en-US', userId: id }),
        '/api/transcriptions',
      ),
      onResponse(status, body, context) {
        if (status === 201)
          (context as Turn).savedId = (JSON.parse(body) as { transcriptionId: string }).transcriptionId;
        else failures.push(`save: ${status} ${body}`);
      },
    },
    as((id) => `/api/transcriptions/user/${id}`),
    saved('DELETE'),
    saved('POST', '/restore'),
    saved('DELETE'),
    as((id) => `/api/recognition-allowance/${id}`),
    as((id) => `/api/account/${id}`),
    as((id) => `/api/sessions/${id}`),
    as((id) => `/api/dictionary/${id}`),
    json(
      () => ({ entries: [{ written: 'Anneliese', heard: [`anna lisa ${turn++}`], translations: {} }] }),
      (id) => `/api/dictionary/${id}`,
      'PUT',
    ),
  ];
  if (options.providers) {
    const translation = (id: string) => translationBody(id, 'premium', `Good morning ${turn++}`);
    const recording = await encodeForm({ file: createWav(1), language: 'en-US' });
    requests.push(json(translation, '/api/translate'), {
      method: 'POST',
      setupRequest(request, context) {
        const { user } = context as Turn;
        const headers = { cookie: user?.cookie ?? '', ...recording.headers };
        return { ...request, path: '/api/transcribe', headers, body: recording.payload };
      },
    });
  }
  const result = await autocannon({
    url,
    connections: options.connections ?? 10,
    duration: seconds,
    requests,
  });
  if (failures.length > 0) throw new Error(`Saves failed under load; the first failure: ${failures[0]}`);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
    total: result.requests.total,
  };
}
