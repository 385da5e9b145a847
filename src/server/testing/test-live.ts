import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { createParser } from 'eventsource-parser';
import { onTestFinished } from 'vitest';
import type { LiveLineEvent, LiveStateEvent } from '../../shared/calls/live-calls.ts';
import type { LanguageCode } from '../../shared/languages.ts';
import type { TestApp } from './test-app.ts';

type Person = { headers: { cookie: string } };

/** Starts to listen, because a stream that never ends can't be injected. */
export const listen = (app: TestApp['app']) => app.listen({ port: 0, host: '127.0.0.1' });

/** A viewer with an open connection. Resolves as soon as the response starts. */
export async function openViewer(
  origin: string,
  code: string,
  options: {
    language?: LanguageCode;
    lastEventId?: string | undefined;
    reads?: boolean;
    address?: string;
  } = {},
) {
  const query = options.language === undefined ? '' : `?language=${options.language}`;
  const headers = {
    ...(options.lastEventId !== undefined && { 'last-event-id': options.lastEventId }),
    ...(options.address !== undefined && { 'x-forwarded-for': options.address }),
  };
  const lines: LiveLineEvent[] = [];
  const states: LiveStateEvent[] = [];
  const viewer = { lastEventId: options.lastEventId, isClosed: false };
  const parser = createParser({
    onEvent({ event, data, id }) {
      if (id !== undefined) viewer.lastEventId = id;
      if (event === 'line') lines.push(JSON.parse(data) as LiveLineEvent);
      if (event === 'state') states.push(JSON.parse(data) as LiveStateEvent);
    },
  });
  let request: ClientRequest | undefined;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request = get(`${origin}/api/live/${code}/events${query}`, { headers, agent: false }, resolve);
    request.on('error', reject);
  });
  response.on('error', () => {});
  response.on('close', () => {
    viewer.isClosed = true;
  });
  if (options.reads !== false) {
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => parser.feed(chunk));
  }
  const close = () => void request?.destroy();
  onTestFinished(close);
  return {
    status: response.statusCode,
    lines,
    states,
    close,
    get lastEventId() {
      return viewer.lastEventId;
    },
    get isClosed() {
      return viewer.isClosed;
    },
    /** The settled lines as a reader sees them. */
    get text(): string[] {
      const shown = new Map<string, LiveLineEvent>();
      for (const line of lines) if (line.final) shown.set(line.id, line);
      return [...shown.values()]
        .filter(({ text }) => text !== '')
        .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
        .map(({ text }) => text);
    },
    get state(): LiveStateEvent | undefined {
      return states.at(-1);
    },
  };
}

/** The calls that a speaker makes. */
export function createSpeaker(app: TestApp['app'], person: Person) {
  const send = (method: 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: person.headers, ...(payload && { payload }) });
  return {
    open: (language: LanguageCode = 'en-US') => send('POST', '/api/live', { language }),
    post: (code: string, lines: object[]) => send('POST', `/api/live/${code}/lines`, { lines }),
    say: (code: string, id: string, text: string) =>
      send('POST', `/api/live/${code}/lines`, { lines: [{ id, text, final: true }] }),
    change: (code: string, change: object = {}) => send('PATCH', `/api/live/${code}`, change),
    end: (code: string) => send('DELETE', `/api/live/${code}`),
  };
}
