import { sql } from 'kysely';
import { ConfigError } from '../config/config-problems.ts';
import type { Migration } from './migration.ts';
import { initial } from './migrations/0001-initial.ts';
import { previews } from './migrations/0002-previews.ts';
import { eventAge } from './migrations/0003-event-age.ts';
import { usageAge } from './migrations/0004-usage-age.ts';
import { sessionDevices } from './migrations/0005-session-devices.ts';
import { readiness } from './migrations/0006-readiness.ts';
import { deletedTranscriptions } from './migrations/0007-deleted-transcriptions.ts';
import { transcripts } from './migrations/0008-transcripts.ts';
import { termsVersions } from './migrations/0009-terms-versions.ts';
import { dictionaries } from './migrations/0010-dictionaries.ts';
import { timings } from './migrations/0011-timings.ts';
import { accounts } from './migrations/0012-accounts.ts';
import { reservationContent } from './migrations/0013-reservation-content.ts';
import { live } from './migrations/0014-live.ts';
import { documents } from './migrations/0015-documents.ts';
import { people } from './migrations/0016-people.ts';
import { apiAccess } from './migrations/0017-api.ts';
import { liveLinks } from './migrations/0018-live-links.ts';
import { speakerTurns } from './migrations/0019-speaker-turns.ts';
import { waitingDeliveries } from './migrations/0020-waiting-deliveries.ts';
import { liveTime } from './migrations/0021-live-time.ts';
import type { Database, Engine } from './schema.ts';

export const migrations: readonly Migration[] = [
  initial,
  previews,
  eventAge,
  usageAge,
  sessionDevices,
  readiness,
  deletedTranscriptions,
  transcripts,
  termsVersions,
  dictionaries,
  timings,
  accounts,
  reservationContent,
  live,
  documents,
  people,
  apiAccess,
  liveLinks,
  speakerTurns,
  waitingDeliveries,
  liveTime,
];

/** Stands among the migrations while `npm run move` fills the database. */
export const unfinishedMove = 'unfinished move';

// Any number that no other program uses for a lock in the same database.
const lockId = 7_234_517;

/**
 * Runs the missing migrations in one transaction, so a failure leaves nothing half done. Instances that start together
 * wait for each other (SQLite by BEGIN IMMEDIATE, PostgreSQL by an advisory lock).
 */
export async function migrate(
  db: Database,
  engine: Engine,
  list: readonly Migration[] = migrations,
): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    if (engine === 'postgres') await sql`SELECT pg_advisory_xact_lock(${lockId})`.execute(tx);
    await sql`CREATE TABLE IF NOT EXISTS schema_migrations (name TEXT PRIMARY KEY)`.execute(tx);
    const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migrations`.execute(tx);
    const done = new Set(rows.map((row) => row.name));
    refuseUnusable(done, list);
    const applied: string[] = [];
    for (const migration of list) {
      if (done.has(migration.name)) continue;
      for (const statement of migration.statements(engine)) await sql.raw(statement).execute(tx);
      await sql`INSERT INTO schema_migrations (name) VALUES (${migration.name})`.execute(tx);
      applied.push(migration.name);
    }
    return applied;
  });
}

/** Older servers run beside newer ones during an upgrade, unless a migration's name says that they can't. */
function refuseUnusable(done: ReadonlySet<string>, list: readonly Migration[]): void {
  if (done.has(unfinishedMove))
    throw new ConfigError(
      'This database is being filled by npm run move, which has not finished. Run the same npm run move command again.',
    );
  const known = new Set(list.map(({ name }) => name));
  const newer = [...done].find((name) => name.endsWith('-breaking') && !known.has(name));
  if (newer !== undefined)
    throw new ConfigError(
      `A newer Rhapsode has changed this database (${newer}), and this version can't use it any more. ` +
        'Install the newer version again, or restore a backup from before the upgrade.',
    );
}
