import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { databaseFault } from '../../src/server/db/database-fault.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { startNetwork } from '../start-network.ts';
import { startPostgres } from '../start-postgres.ts';

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
