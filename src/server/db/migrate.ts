import { sql } from 'kysely';
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
];

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
