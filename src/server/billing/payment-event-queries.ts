import type { Database } from '../db/schema.ts';

export type PaymentEventStore = ReturnType<typeof createPaymentEventStore>;

/** Stripe retries an event for up to three days, so a month is plenty. */
const retentionMs = 30 * 24 * 60 * 60 * 1_000;

/** The payment provider's events that have already been handled. */
export function createPaymentEventStore(db: Database) {
  return {
    async isProcessed(id: string): Promise<boolean> {
      const row = await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst();
      return row !== undefined;
    },

    async markProcessed(event: { id: string; type: string }, now: number): Promise<void> {
      await db
        .insertInto('payment_events')
        .values({ id: event.id, type: event.type, processed_at: now })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    async removeOld(now: number): Promise<void> {
      await db
        .deleteFrom('payment_events')
        .where('processed_at', '<', now - retentionMs)
        .execute();
    },
  };
}
