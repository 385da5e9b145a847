import { once } from 'node:events';
import { createServer, request } from 'node:http';

export interface RoundRobin {
  url: string;
  close(): Promise<void>;
}

/** Sends each request to the next instance, as a load balancer without sticky sessions does. */
export async function startRoundRobin(port: number, targets: readonly string[]): Promise<RoundRobin> {
  let next = 0;
  const server = createServer((incoming, response) => {
    const target = targets[next % targets.length] ?? '';
    next += 1;
    const outgoing = request(
      `${target}${incoming.url}`,
      {
        method: incoming.method,
        headers: { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' },
      },
      (got) => {
        response.writeHead(got.statusCode ?? 502, { ...got.headers, 'x-instance': target });
        got.pipe(response);
      },
    );
    outgoing.on('error', () => response.writeHead(502).end());
    incoming.pipe(outgoing);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
