import { isDeepStrictEqual } from 'node:util';
import { openDatabase } from '../../src/server/db/open.ts';
import type { Database } from '../../src/server/db/schema.ts';
import { createUsageStore } from '../../src/server/usage/usage-queries.ts';
import type { Ledger } from './mixed-load.ts';
import type { DatabaseLocation } from './people.ts';

export interface Audit {
  acknowledged: number;
  /** Acknowledged saves, changes, deletions, shares and revocations that aren't in the database. */
  lost: string[];
  /** Rows in the database that no request wrote. */
  invented: string[];
}

/** Compares the acknowledged changes with the database. */
export async function auditLedgers(location: DatabaseLocation, ledgers: readonly Ledger[]): Promise<Audit> {
  const audit: Audit = { acknowledged: 0, lost: [], invented: [] };
  const { db, close } = await openDatabase(location);
  try {
    // Releases all reservations, as if enough time had passed for their requests to be presumed dead.
    await createUsageStore(db).releaseStale({
      olderThan: Number.MAX_SAFE_INTEGER,
      newerThan: Number.MAX_SAFE_INTEGER,
    });
    const held = await db.selectFrom('reservations').select('id').execute();
    audit.invented.push(...held.map(({ id }) => `reservation ${id} is still held`));
    for (const ledger of ledgers) {
      await auditTranscriptions(db, ledger, audit);
      await auditShares(db, ledger, audit);
      await auditTranslations(db, ledger, audit);
      await auditTerms(db, ledger, audit);
      audit.acknowledged +=
        ledger.saved.size + ledger.deleted.size + ledger.shared.size + ledger.revoked.size;
    }
  } finally {
    await close();
  }
  return audit;
}

async function auditTranscriptions(db: Database, ledger: Ledger, audit: Audit): Promise<void> {
  const { lost, invented } = audit;
  const { id: userId } = ledger.person;
  const rows = await db.selectFrom('transcriptions').selectAll().where('user_id', '=', userId).execute();
  for (const row of rows) auditDetails(ledger, row, audit);
  const stored = new Map(rows.map((row) => [row.id, row.text]));
  const unsure = new Set(ledger.maybeSaved.values());
  for (const [id, text] of ledger.saved) {
    if (ledger.deleted.has(id)) {
      if (stored.has(id)) lost.push(`${userId}: the deletion of "${text}"`);
    } else if (!ledger.maybeDeleted.has(id) && ![text, ledger.maybeChanged.get(id)].includes(stored.get(id)))
      lost.push(`${userId}: "${text}"`);
  }
  for (const [id, text] of stored) {
    if (!ledger.saved.has(id) && !unsure.has(text)) invented.push(`${userId}: nobody saved "${text}"`);
  }
  if (new Set(stored.values()).size !== stored.size) invented.push(`${userId}: something is saved twice`);
  const slots = await readUsage(db, userId, 'slot');
  if (slots !== stored.size) invented.push(`${userId}: ${slots} slots are taken by ${stored.size} items`);
}

/** The details belong to the version of the text that is stored. */
function auditDetails(
  { saved, details, maybeDetails, person }: Ledger,
  row: { id: string; text: string; title: string | null; tags: string | null; segments: string | null },
  { lost }: Audit,
): void {
  const isKnown = row.text === saved.get(row.id);
  const wanted = (isKnown ? details : maybeDetails).get(row.id);
  if (!wanted) return;
  const stored = {
    title: row.title,
    tags: JSON.parse(row.tags ?? '[]') as unknown,
    segments: JSON.parse(row.segments ?? '[]') as unknown,
  };
  if (!isDeepStrictEqual(stored, wanted))
    lost.push(`${person.id}: the details of "${row.text}": ${JSON.stringify(stored)}`);
}

async function auditShares(db: Database, ledger: Ledger, { lost, invented }: Audit): Promise<void> {
  const { id: userId } = ledger.person;
  const rows = await db.selectFrom('shares').selectAll().where('user_id', '=', userId).execute();
  const stored = new Map(rows.map((row) => [row.id, row.transcription_id]));
  for (const [id, document] of ledger.shared) {
    const mayBeGone = ledger.maybeRevoked.has(id) || ledger.maybeDeleted.has(document);
    if (ledger.revoked.has(id) || ledger.deleted.has(document)) {
      if (stored.has(id)) lost.push(`${userId}: the end of share ${id}`);
    } else if (!mayBeGone && stored.get(id) !== document) lost.push(`${userId}: share ${id}`);
  }
  for (const [id, document] of stored) {
    if (!ledger.shared.has(id) && !ledger.maybeShared.has(document))
      invented.push(`${userId}: nobody shared ${id}`);
  }
}

async function auditTranslations(db: Database, ledger: Ledger, { lost, invented }: Audit): Promise<void> {
  const { id: userId } = ledger.person;
  const counted = await readUsage(db, userId, 'translation');
  const { translatedCharacters: least, maybeTranslatedCharacters: more } = ledger;
  if (counted < least) lost.push(`${userId}: ${least - counted} of ${least} translated characters`);
  if (counted > least + more) {
    invented.push(
      `${userId}: ${counted} characters were counted, but at most ${least + more} were translated`,
    );
  }
}

async function auditTerms(db: Database, { person, termsAcceptedAt }: Ledger, { lost }: Audit): Promise<void> {
  if (!termsAcceptedAt) return;
  const terms = await db
    .selectFrom('terms_acceptances')
    .select('accepted_at')
    .where('user_id', '=', person.id)
    .executeTakeFirst();
  if (terms?.accepted_at !== Date.parse(termsAcceptedAt)) lost.push(`${person.id}: acceptance of the terms`);
}

async function readUsage(db: Database, userId: string, kind: string): Promise<number> {
  const row = await db
    .selectFrom('usage_counters')
    .select(({ fn }) => fn.sum<number>('used').as('used'))
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return Number(row?.used ?? 0);
}

/** Returns the users who were told that they are premium but have no stored subscription. */
export async function findLostSubscriptions(
  location: DatabaseLocation,
  ids: ReadonlySet<string>,
): Promise<string[]> {
  const { db, close } = await openDatabase(location);
  try {
    const rows = await db.selectFrom('subscriptions').select(['user_id', 'status', 'period_end']).execute();
    const paid = new Set(
      rows
        .filter(({ status, period_end }) => status === 'active' && (period_end ?? 0) > Date.now())
        .map((row) => row.user_id),
    );
    return [...ids].filter((id) => !paid.has(id)).map((id) => `${id}: the subscription`);
  } finally {
    await close();
  }
}
