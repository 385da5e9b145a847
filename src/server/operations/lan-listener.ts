import { once } from 'node:events';
import { createServer } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import type { ServerCertificate } from './certificates.ts';

const day = 24 * 60 * 60 * 1_000;

export interface LanListener {
  close(): Promise<void>;
}

/**
 * Accepts TLS connections from the local network on behalf of the app, whose own port is open only on this computer. The
 * certificate is checked every day and renewed without a restart.
 */
export async function listenOnLan(options: {
  app: FastifyInstance;
  port: number;
  first: ServerCertificate;
  obtain: () => Promise<ServerCertificate>;
  onError: (error: unknown) => void;
}): Promise<LanListener> {
  const { app, port, first, obtain, onError } = options;
  const contextOf = ({ key, cert }: ServerCertificate) => ({ key, cert });
  const server = createServer({ ...contextOf(first), ALPNProtocols: ['http/1.1'] }, (socket) =>
    app.server.emit('connection', socket),
  );
  // Browsers end the handshake until the certificate is trusted.
  server.on('tlsClientError', () => {});
  server.listen({ port, host: '0.0.0.0' });
  await once(server, 'listening');
  const timer = setInterval(() => {
    obtain().then((certificate) => server.setSecureContext(contextOf(certificate)), onError);
  }, day).unref();
  return {
    async close() {
      clearInterval(timer);
      server.close();
    },
  };
}
