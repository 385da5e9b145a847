import { expect } from 'vitest';
import { openDatabase } from '../../src/server/db/open.ts';
import { createUsageStore } from '../../src/server/usage/usage-queries.ts';
import type { Ledger } from './mixed-load.ts';
import type { Place } from './people.ts';

/** Whether everything that anybody was told is true, and nothing is held by requests that died. */
export async function verifyLedgers(
  place: Place,
  ledgers: readonly Ledger[],
): Promise<{ acknowledged: number }> {
  const { db, close } = await openDatabase(place);
  let acknowledged = 0;
  try {
    // As if the time had passed after which a reservation belongs to a request that died.
    await createUsageStore(db).releaseStale({
      olderThan: Number.MAX_SAFE_INTEGER,
      newerThan: Number.MAX_SAFE_INTEGER,
    });
    expect(await db.selectFrom('reservations').selectAll().execute()).toEqual([]);

    for (const ledger of ledgers) {
      const userId = ledger.person.id;
      const rows = await db.selectFrom('transcriptions').selectAll().where('user_id', '=', userId).execute();
      const stored = new Map(rows.map((row) => [row.id, row.text]));
      const unsure = new Set(ledger.maybeSaved.values());

      for (const [id, text] of ledger.saved) {
        if (ledger.deleted.has(id)) expect(stored.has(id), 'a deleted item is gone').toBe(false);
        else if (!ledger.maybeDeleted.has(id)) expect(stored.get(id), 'a saved item is there').toBe(text);
      }
      for (const [id, text] of stored) {
        expect(ledger.saved.has(id) || unsure.has(text), 'nothing is there that nobody saved').toBe(true);
      }
      expect(new Set(stored.values()).size, 'nothing is there twice').toBe(stored.size);

      const used = new Map(
        (
          await db
            .selectFrom('usage_counters')
            .select(['kind', 'used'])
            .where('user_id', '=', userId)
            .execute()
        ).map((row) => [row.kind, row.used]),
      );
      expect(used.get('slot') ?? 0, 'as many slots are taken as there are items').toBe(stored.size);
      const translated = used.get('translation') ?? 0;
      expect(translated, 'every translation that was given is counted').toBeGreaterThanOrEqual(
        ledger.translatedCharacters,
      );
      expect(translated).toBeLessThanOrEqual(ledger.translatedCharacters + ledger.maybeTranslatedCharacters);

      const terms = await db
        .selectFrom('terms_acceptances')
        .select('accepted_at')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (ledger.termsAcceptedAt) {
        expect(new Date(terms?.accepted_at ?? 0).toISOString()).toBe(ledger.termsAcceptedAt);
      }
      acknowledged += ledger.saved.size + ledger.deleted.size;
    }
  } finally {
    await close();
  }
  return { acknowledged };
}

/** Whoever was told that they are premium has it stored, once. */
export async function verifyPremium(place: Place, ids: ReadonlySet<string>): Promise<void> {
  const { db, close } = await openDatabase(place);
  try {
    for (const id of ids) {
      const row = await db
        .selectFrom('subscriptions')
        .select(['status', 'period_end'])
        .where('user_id', '=', id)
        .executeTakeFirst();
      expect(row, 'a subscription that was acknowledged is there').toMatchObject({ status: 'active' });
      expect(row?.period_end).toBeGreaterThan(Date.now());
    }
  } finally {
    await close();
  }
}
