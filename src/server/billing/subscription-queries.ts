import { type Selectable, sql } from 'kysely';
import type { CountedSubscription } from '../../shared/paid-subscription.ts';
import { prepare } from '../db/prepare.ts';
import type { Database, Tables } from '../db/schema.ts';

export type SubscriptionRow = Selectable<Tables['subscriptions']>;
export type SubscriptionStore = ReturnType<typeof createSubscriptionStore>;

/** Each user's customer id with the payment provider, and their last reported subscription. */
export function createSubscriptionStore(db: Database) {
  const byUser = prepare<{ userId: string }, SubscriptionRow>(db, (param) =>
    db.selectFrom('subscriptions').selectAll().where('user_id', '=', param('userId')),
  );

  return {
    findByUser: async (userId: string): Promise<SubscriptionRow | undefined> => (await byUser({ userId }))[0],

    async userOfCustomer(customerId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('subscriptions')
        .select('user_id')
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      return row?.user_id;
    },

    async isUser(userId: string): Promise<boolean> {
      const row = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst();
      return row !== undefined;
    },

    /** Stores the customer id unless the user has one already, and returns the stored one. */
    async rememberCustomer(userId: string, customerId: string): Promise<string> {
      await db
        .insertInto('subscriptions')
        .values({
          user_id: userId,
          customer_id: customerId,
          subscription_id: null,
          status: 'none',
          period_end: null,
          cancel_at_period_end: 0,
          // Never synced.
          synced_at: 0,
        })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute();
      const row = await db
        .selectFrom('subscriptions')
        .select('customer_id')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return row.customer_id;
    },

    async forgetCustomer(userId: string, customerId: string): Promise<void> {
      await db
        .deleteFrom('subscriptions')
        .where('user_id', '=', userId)
        .where('customer_id', '=', customerId)
        .execute();
    },

    /** Take a ticket before reading from the provider: a later ticket guarantees data that is at least as new. */
    takeSyncTicket: (userId: string) =>
      db
        .updateTable('subscriptions')
        .set({ sync_ticket: sql<number>`sync_ticket + 1` })
        .where('user_id', '=', userId)
        .returning(['sync_ticket', 'customer_id'])
        .executeTakeFirst(),

    /** Does nothing if data with a later ticket is stored already. */
    async store(userId: string, ticket: number, counted: CountedSubscription, now: number): Promise<void> {
      await db
        .updateTable('subscriptions')
        .set({
          subscription_id: counted.id,
          status: counted.status,
          period_end: counted.periodEnd,
          cancel_at_period_end: counted.cancelAtPeriodEnd ? 1 : 0,
          synced_at: now,
          stored_ticket: ticket,
        })
        .where('user_id', '=', userId)
        .where('stored_ticket', '<', ticket)
        .execute();
    },
  };
}
