import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Network {
  port: number;
  /** Keeps existing connections open but silent; new connections work. */
  swallow(): void;
  /** Closes all connections and refuses new ones. */
  disconnect(): void;
  reconnect(): void;
  close(): void;
}

/** A proxy to a port of this computer that can simulate dropped packets and a lost connection. */
export async function startNetwork(port: number): Promise<Network> {
  const sockets = new Set<Socket>();
  let isDown = false;
  const disconnect = () => {
    isDown = true;
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (isDown) return void near.destroy();
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    swallow() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    disconnect,
    reconnect() {
      isDown = false;
    },
    close() {
      disconnect();
      server.close();
    },
  };
}
