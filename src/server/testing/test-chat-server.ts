import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SeenRequest {
  path: string;
  authorization: string | undefined;
  contentType: string;
  text: string;
  /** Empty unless the request carries JSON. */
  body: Record<string, unknown> & { messages: { role: string; content: string }[] };
}

type Handler = (request: SeenRequest, response: ServerResponse) => void | Promise<void>;

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

const completion = (content: string, more: object = {}) => ({
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop', ...more }],
});

export const says = (...paragraphs: string[]): Handler =>
  json(200, completion(JSON.stringify({ paragraphs })));

export const saysRaw = (content: string, more: object = {}): Handler => json(200, completion(content, more));

const chunk = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

/** Waits for `between` after each piece. Without `ending`, the response is cut off. */
export const streams =
  (
    pieces: string[],
    { between, ending = true }: { between?: () => Promise<void>; ending?: boolean } = {},
  ): Handler =>
  async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of pieces) {
      response.write(chunk({ content }));
      await between?.();
    }
    if (!ending) return void response.end();
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  };

/** A chat server on a real port. It answers with the given handlers in order, and records the requests it receives. */
export async function startChatServer() {
  const seen: SeenRequest[] = [];
  const handlers: Handler[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => {
      const { authorization, 'content-type': contentType = '' } = request.headers;
      const body = contentType === 'application/json' ? JSON.parse(text) : {};
      const seenRequest = { path: request.url ?? '', authorization, contentType, text, body };
      seen.push(seenRequest);
      const handle = handlers.shift() ?? json(500, { error: { message: 'No handler left' } });
      void handle(seenRequest, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    next(...more: Handler[]) {
      handlers.push(...more);
    },
    reset() {
      seen.length = 0;
      handlers.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
