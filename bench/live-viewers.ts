import { get } from 'node:http';
import { createParser } from 'eventsource-parser';
import type { LiveLineEvent } from '../src/shared/calls/live-calls.ts';

export interface Viewer {
  /** When each settled line arrived, by its id. */
  arrivals: Map<string, number>;
  /** When the current connection was opened; undefined while there is none. */
  openSince: number | undefined;
  close(): void;
}

const retryMs = 500;

/** A viewer who reconnects by themselves, each time to the next instance, as behind a load balancer. */
export function openViewer(
  urls: readonly string[],
  code: string,
  query = '',
  /** The viewer's own address. */
  localAddress?: string,
): Viewer {
  let instance = 0;
  let lastEventId: string | undefined;
  let isClosed = false;
  let stop = () => {};
  const viewer: Viewer = {
    arrivals: new Map(),
    openSince: undefined,
    close() {
      isClosed = true;
      stop();
    },
  };

  const connect = () => {
    if (isClosed) return;
    const parser = createParser({
      onEvent({ event, data, id }) {
        if (id !== undefined) lastEventId = id;
        if (event !== 'line') return;
        const line = JSON.parse(data) as LiveLineEvent;
        if (line.final && !viewer.arrivals.has(line.id)) viewer.arrivals.set(line.id, performance.now());
      },
    });
    let isOver = false;
    const retry = () => {
      if (isOver) return;
      isOver = true;
      viewer.openSince = undefined;
      instance += 1;
      setTimeout(connect, retryMs * (0.5 + Math.random()));
    };
    const url = `${urls[instance % urls.length]}/api/live/${code}/events${query}`;
    const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
    const request = get(
      url,
      { agent: false, headers, ...(localAddress !== undefined && { localAddress }) },
      (response) => {
        if (response.statusCode === 200) viewer.openSince = performance.now();
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => parser.feed(chunk));
        response.on('close', retry);
        response.on('error', retry);
      },
    );
    request.on('error', retry);
    stop = () => void request.destroy();
  };
  connect();
  return viewer;
}
