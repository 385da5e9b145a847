import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { databaseFault } from '../../src/server/db/database-fault.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { startPostgres } from '../start-postgres.ts';

/** A proxy between the server and its database that can simulate dropped packets. */
async function startNetwork(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
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
    /** Keeps existing connections open but silent; new connections work. */
    swallow() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it('replaces hanging database connections when the network drops packets', async () => {
  const postgres = await startPostgres();
  const network = await startNetwork(Number(new URL(postgres.url).port));
  const databaseUrl = `postgres://rhapsode:rhapsode@127.0.0.1:${network.port}/postgres?query_timeout=700`;
  const { db, close } = await openDatabase({ dataDir: '/nowhere', databaseUrl });
  onTestFinished(async () => {
    await close();
    network.close();
    await postgres.remove();
  });
  const ask = () => sql`SELECT 1`.execute(db);
  const many = () => Promise.allSettled(Array.from({ length: 20 }, ask));

  expect((await many()).filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  network.swallow();
  const failed = (await many()).filter((result) => result.status === 'rejected');
  expect(failed).toHaveLength(20);
  for (const { reason } of failed) expect(databaseFault(reason), String(reason)).toBe('unreachable');
  const recovered = await many();
  expect(recovered.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});
