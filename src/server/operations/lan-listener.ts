import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import type { ServerCertificate } from './certificates.ts';

const day = 24 * 60 * 60 * 1_000;

/** The first byte of every TLS connection. */
const tlsHandshake = 22;
const silenceMs = 30_000;

export interface LanListener {
  close(): Promise<void>;
}

/**
 * Accepts TLS connections from the local network on behalf of the app, whose own port is open only on this computer. The
 * certificate is checked every day and renewed without a restart. A browser that was given http://
 * is sent to https://.
 */
export async function listenOnLan(options: {
  app: FastifyInstance;
  port: number;
  publicUrl: string;
  first: ServerCertificate;
  obtain: () => Promise<ServerCertificate>;
  onError: (error: unknown) => void;
}): Promise<LanListener> {
  const { app, port, publicUrl, first, obtain, onError } = options;
  const contextOf = ({ key, cert }: ServerCertificate) => ({ key, cert });
  const secure = createTlsServer({ ...contextOf(first), ALPNProtocols: ['http/1.1'] }, (socket) =>
    app.server.emit('connection', socket),
  );
  // Browsers end the handshake until the certificate is trusted.
  secure.on('tlsClientError', () => {});
  const server = createServer((socket) => {
    socket.setTimeout(silenceMs, () => socket.destroy());
    // Devices disappear from the network.
    socket.on('error', () => {});
    socket.once('data', (data: Buffer) => {
      if (data[0] !== tlsHandshake) return redirect(socket, data, publicUrl);
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(data);
      secure.emit('connection', socket);
    });
  });
  server.listen({ port, host: '0.0.0.0' });
  await once(server, 'listening');
  const timer = setInterval(() => {
    obtain().then((certificate) => secure.setSecureContext(contextOf(certificate)), onError);
  }, day).unref();
  return {
    async close() {
      clearInterval(timer);
      server.close();
    },
  };
}

function redirect(socket: Socket, request: Buffer, publicUrl: string): void {
  const [, path] = /^(?:GET|HEAD) (\/[!-~]*) HTTP\//.exec(request.toString('latin1')) ?? [];
  if (path === undefined) return void socket.destroy();
  const location = `${new URL(publicUrl).origin}${path}`;
  socket.end(
    `HTTP/1.1 307 Temporary Redirect\r\nLocation: ${location}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
  );
}
