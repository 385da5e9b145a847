import { createParser } from 'eventsource-parser';
import type { LiveLineEvent, LiveStateEvent } from '../../../shared/calls/live-calls.ts';
import type { LanguageCode } from '../../../shared/languages.ts';

/** `unknown` also means that the room has ended or is locked: strangers don't learn which. */
export type Connection = 'connecting' | 'open' | 'lost' | 'full' | 'unknown' | 'ended' | 'replaced';

export interface RoomEvents {
  onLine(line: LiveLineEvent): void;
  onState(state: LiveStateEvent): void;
  onConnection(connection: Connection): void;
}

interface RoomFollowerDeps extends RoomEvents {
  code: string;
  language: LanguageCode | undefined;
  fetch: typeof fetch;
  /** From 0 to 1. Viewers who lost their connection together don't all return together. */
  random: () => number;
  now: () => number;
}

/** The server sends something at least every 20 seconds. */
const silenceMs = 45_000;
const quietMs = 25_000;
const longestPauseMs = 4_000;
const fullPauseMs = 10_000;

export interface RoomFollower {
  /** Starts again in another language. */
  setLanguage(language: LanguageCode): void;
  /** Reconnects now if the connection is lost or may be, for example because the browser is online again. */
  retry(): void;
  /** The browser is offline, which an open connection may notice only much later. */
  drop(): void;
  close(): void;
}

/** Reads a room's events, reconnects by itself, and then asks only for what was missed. */
export function followRoom(deps: RoomFollowerDeps): RoomFollower {
  let { language } = deps;
  let lastEventId: string | undefined;
  let wasOpen = false;
  let isFinished = false;
  let failures = 0;
  let heardAt = deps.now();
  let attempt: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    attempt?.abort();
    attempt = undefined;
  };

  function finish(connection: Connection): void {
    stop();
    isFinished = true;
    deps.onConnection(connection);
  }

  function retryAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), ms);
  }

  function lose(current: AbortController): void {
    if (attempt !== current) return;
    current.abort();
    attempt = undefined;
    deps.onConnection('lost');
    const pause = Math.min(longestPauseMs, 500 * 2 ** failures);
    failures += 1;
    retryAfter(pause * (0.5 + deps.random() / 2));
  }

  async function connect(): Promise<void> {
    stop();
    const current = new AbortController();
    attempt = current;
    if (!wasOpen) deps.onConnection('connecting');
    // Some networks never answer, and tell nobody.
    timer = setTimeout(() => lose(current), silenceMs);
    try {
      const query = language === undefined ? '' : `?language=${language}`;
      const response = await deps.fetch(`/api/live/${encodeURIComponent(deps.code)}/events${query}`, {
        headers: {
          Accept: 'text/event-stream',
          ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
        },
        credentials: 'omit',
        cache: 'no-store',
        signal: current.signal,
      });
      if (attempt !== current) return;
      clearTimeout(timer);
      if (response.status === 404 || response.status === 400) return finish(wasOpen ? 'ended' : 'unknown');
      if (response.status === 403) {
        deps.onConnection('full');
        return retryAfter(fullPauseMs);
      }
      if (!response.ok || !response.body) throw new Error(`The server returned ${response.status}`);
      await read(current, response.body);
      lose(current);
    } catch {
      lose(current);
    }
  }

  async function read(current: AbortController, body: ReadableStream<Uint8Array>): Promise<void> {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    const parser = createParser({
      onEvent({ event, data, id }) {
        if (id !== undefined) lastEventId = id;
        if (event === 'line') deps.onLine(JSON.parse(data) as LiveLineEvent);
        if (event !== 'state') return;
        const state = JSON.parse(data) as LiveStateEvent;
        deps.onState(state);
        if (state.status === 'ended' || state.status === 'replaced') finish(state.status);
      },
    });
    for (;;) {
      timer = setTimeout(() => lose(current), silenceMs);
      const { done, value } = await reader.read();
      if (attempt !== current) return;
      clearTimeout(timer);
      if (done) return;
      wasOpen = true;
      failures = 0;
      heardAt = deps.now();
      parser.feed(decoder.decode(value, { stream: true }));
      if (attempt === current) deps.onConnection('open');
    }
  }

  void connect();
  return {
    setLanguage(next) {
      language = next;
      // Zero means "from the start, as somebody who was here before", which also works in a locked room.
      if (lastEventId !== undefined) lastEventId = lastEventId.replace(/^\d+/, '0');
      void connect();
    },
    retry() {
      if (isFinished || (attempt && deps.now() - heardAt < quietMs)) return;
      void connect();
    },
    drop() {
      if (attempt) lose(attempt);
    },
    close() {
      stop();
      isFinished = true;
    },
  };
}
