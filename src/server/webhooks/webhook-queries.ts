import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { prepareInTransaction } from '../db/prepare.ts';
import type { Database, Queryable, Tables } from '../db/schema.ts';

export type WebhookRow = Tables['webhooks'];
export type DeliveryRow = Tables['webhook_deliveries'];

/** A delivery that this instance has claimed, with everything that an attempt needs. */
export interface ClaimedDelivery extends DeliveryRow {
  claimed_until: number;
  user_id: string;
  url: string;
  secret: string;
}

export interface Attempt {
  delivered: boolean;
  status: number | null;
  problem: string | null;
  /** Null if there won't be another attempt. */
  nextAt: number | null;
}

/** The log of a webhook has this many deliveries that are done. */
export const keptDeliveries = 100;
/** A webhook for which this many deliveries wait is switched off by the next change. */
export const maxWaiting = 1_000;

/** A waiting delivery has to wait for earlier ones of the same document. */
const isNext = sql<boolean>`(delivery.state <> 'waiting' OR NOT EXISTS (
  SELECT 1 FROM webhook_deliveries AS earlier
  WHERE earlier.webhook_id = delivery.webhook_id AND earlier.document_id = delivery.document_id
    AND earlier.seq < delivery.seq AND earlier.state = 'waiting'))`;

/** The sum keeps the databases from reading what is due of everyone, instead of the deliveries of one webhook. */
const isDue = (now: number) =>
  sql<boolean>`next_at + 0 <= ${now} AND (claimed_until IS NULL OR claimed_until <= ${now})`;

export type WebhookStore = ReturnType<typeof createWebhookStore>;

/** Webhooks, and the outbox of deliveries. */
export function createWebhookStore(db: Database) {
  const nextNumber = prepareInTransaction<{ userId: string }, { seq: number }>((param) =>
    db
      .updateTable('webhook_sequences')
      .set({ seq: sql<number>`seq + 1` })
      .where('user_id', '=', param('userId'))
      .returning('seq'),
  );

  return {
    /**
     * Adds a delivery for each of the person's webhooks, in the transaction that makes the change. The number is
     * locked until the commit, so deliveries have the order of the changes. People without webhooks have no number.
     * Returns whether there is something to deliver.
     */
    async record(
      tx: Queryable,
      change: { userId: string; id: string; type: DeliveryRow['type'] },
      now: number,
    ): Promise<boolean> {
      const [number] = await nextNumber(tx, { userId: change.userId });
      if (!number) return false;
      // Before any delivery is changed, because `finish` locks webhooks first too.
      for (const id of await listOverfull(tx, change.userId)) await switchOff(tx, id, now);
      const webhooks = await tx
        .selectFrom('webhooks')
        .select('id')
        .where('user_id', '=', change.userId)
        .where('disabled_at', 'is', null)
        .orderBy('id')
        .execute();
      if (webhooks.length === 0) return false;
      const untold: { id: string }[] = [];
      for (const webhook of webhooks) {
        const isTold =
          change.type === 'transcription.updated' &&
          (await joinWaitingUpdate(tx, webhook.id, change.id, now));
        if (!isTold) untold.push(webhook);
      }
      if (untold.length === 0) return true;
      const deliveries = untold.map(({ id }) => ({
        id: `msg_${randomUUID()}`,
        webhook_id: id,
        seq: number.seq,
        type: change.type,
        document_id: change.id,
        state: 'waiting' as const,
        attempts: 0,
        status: null,
        problem: null,
        created_at: now,
        attempted_at: null,
        next_at: now,
        claimed_until: null,
      }));
      await tx.insertInto('webhook_deliveries').values(deliveries).execute();
      return true;
    },

    list: (userId: string): Promise<WebhookRow[]> =>
      db
        .selectFrom('webhooks')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),

    deliveries: (webhookId: string, count: number): Promise<DeliveryRow[]> =>
      db
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('webhook_id', '=', webhookId)
        .orderBy('seq', 'desc')
        .limit(count)
        .execute(),

    /** A person has at most `limit` webhooks, each with another address. */
    create: (row: WebhookRow, limit: number): Promise<'created' | 'exists' | 'full'> =>
      db.transaction().execute(async (tx) => {
        // Locks the number, so that two requests can't both take the last place.
        await tx
          .insertInto('webhook_sequences')
          .values({ user_id: row.user_id, seq: 0 })
          .onConflict((conflict) =>
            conflict.column('user_id').doUpdateSet({ seq: sql<number>`webhook_sequences.seq` }),
          )
          .execute();
        const existing = await tx
          .selectFrom('webhooks')
          .select('url')
          .where('user_id', '=', row.user_id)
          .execute();
        if (existing.some(({ url }) => url === row.url)) return 'exists';
        if (existing.length >= limit) return 'full';
        await tx.insertInto('webhooks').values(row).execute();
        return 'created';
      }),

    /** Returns false if the person has no such webhook. */
    async remove(userId: string, id: string): Promise<boolean> {
      const row = await db
        .deleteFrom('webhooks')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Makes a delivery due. Returns false if the person has no such delivery. */
    async sendAgain(userId: string, webhookId: string, id: string, now: number): Promise<boolean> {
      const row = await db
        .updateTable('webhook_deliveries')
        .set({ next_at: now })
        .where('id', '=', id)
        .where('webhook_id', '=', webhookId)
        .where('webhook_id', 'in', (query) =>
          query.selectFrom('webhooks').select('id').where('user_id', '=', userId),
        )
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** The webhooks for which something is due, of everyone or of one person. */
    listDue: (now: number, userId?: string): Promise<{ id: string; user_id: string }[]> =>
      db
        .selectFrom('webhooks')
        .select(['id', 'user_id'])
        .where((where) =>
          userId === undefined
            ? where(
                'id',
                'in',
                where.selectFrom('webhook_deliveries').select('webhook_id').where('next_at', '<=', now),
              )
            : where('user_id', '=', userId),
        )
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('webhook_deliveries as delivery')
              .select('delivery.id')
              .whereRef('webhook_id', '=', 'webhooks.id')
              .where(isDue(now))
              .where(isNext),
          ),
        )
        .execute(),

    /** Claims the next delivery of a webhook that is due, unless another instance is quicker. */
    async claim(webhookId: string, now: number, until: number): Promise<ClaimedDelivery | undefined> {
      const due = await db
        .selectFrom('webhook_deliveries as delivery')
        .select('id')
        .where('webhook_id', '=', webhookId)
        .where(isDue(now))
        .where(isNext)
        .orderBy('seq')
        .limit(1)
        .executeTakeFirst();
      if (!due) return undefined;
      const claimed = await db
        .updateTable('webhook_deliveries')
        .set({ claimed_until: until })
        .where('id', '=', due.id)
        .where(isDue(now))
        .returningAll()
        .executeTakeFirst();
      if (!claimed) return undefined;
      const webhook = await db
        .selectFrom('webhooks')
        .select(['user_id', 'url', 'secret'])
        .where('id', '=', webhookId)
        .executeTakeFirst();
      return webhook && { ...claimed, ...webhook, claimed_until: until };
    },

    /** Stores the outcome of an attempt. Returns true if the webhook was switched off because of it. */
    finish: (delivery: ClaimedDelivery, attempt: Attempt, times: { now: number; offAfter: number }) =>
      db.transaction().execute(async (tx): Promise<boolean> => {
        const { now } = times;
        const state = attempt.delivered ? 'delivered' : attempt.nextAt === null ? 'failed' : 'waiting';
        // Locks the webhook before its delivery, in the order of a deletion, or the two could wait for each other.
        await tx
          .updateTable('webhooks')
          .set({ url: sql<string>`url` })
          .where('id', '=', delivery.webhook_id)
          .execute();
        const stored = await tx
          .updateTable('webhook_deliveries')
          .set({
            state,
            attempts: sql<number>`attempts + 1`,
            status: attempt.status,
            problem: attempt.problem,
            attempted_at: now,
            next_at: attempt.nextAt,
            claimed_until: null,
          })
          .where('id', '=', delivery.id)
          .where('claimed_until', '=', delivery.claimed_until)
          .returning('id')
          .executeTakeFirst();
        // Another instance has taken over since.
        if (!stored) return false;
        await shortenLog(tx, delivery.webhook_id);
        if (attempt.delivered) {
          await tx
            .updateTable('webhooks')
            .set({ failing_since: null, disabled_at: null })
            .where('id', '=', delivery.webhook_id)
            .where((where) =>
              where.or([where('failing_since', 'is not', null), where('disabled_at', 'is not', null)]),
            )
            .execute();
          return false;
        }
        // Only what is tried again for a day tells that a webhook has failed for so long.
        if (delivery.state !== 'waiting') return false;
        await tx
          .updateTable('webhooks')
          .set({ failing_since: now })
          .where('id', '=', delivery.webhook_id)
          .where('failing_since', 'is', null)
          .execute();
        const failed = await tx
          .selectFrom('webhooks')
          .select('id')
          .where('id', '=', delivery.webhook_id)
          .where('disabled_at', 'is', null)
          .where('failing_since', '<=', now - times.offAfter)
          .executeTakeFirst();
        if (!failed) return false;
        await switchOff(tx, failed.id, now);
        return true;
      }),

    /** Removes old entries of the log. */
    async removeOld(before: number): Promise<void> {
      await db
        .deleteFrom('webhook_deliveries')
        .where('created_at', '<', before)
        .where('state', '<>', 'waiting')
        .execute();
    },
  };
}

/** Keeps the newest deliveries of a webhook, and those that are still to be sent. */
async function shortenLog(tx: Queryable, webhookId: string): Promise<void> {
  await tx
    .deleteFrom('webhook_deliveries')
    .where('webhook_id', '=', webhookId)
    .where('next_at', 'is', null)
    .where('seq', '<=', (query) =>
      query
        .selectFrom('webhook_deliveries')
        .select('seq')
        .where('webhook_id', '=', webhookId)
        .orderBy('seq', 'desc')
        .limit(1)
        .offset(keptDeliveries),
    )
    .execute();
}

/** The person's webhooks for which too much waits. */
async function listOverfull(tx: Queryable, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .select('webhook_id')
    .where('webhooks.user_id', '=', userId)
    .where('webhooks.disabled_at', 'is', null)
    .where('state', '=', 'waiting')
    .groupBy('webhook_id')
    .having(({ fn }) => fn.countAll(), '>=', maxWaiting)
    .orderBy('webhook_id')
    .execute();
  return rows.map(({ webhook_id }) => webhook_id);
}

/** Gives up what is waiting, too. */
async function switchOff(tx: Queryable, webhookId: string, now: number): Promise<void> {
  await tx.updateTable('webhooks').set({ disabled_at: now }).where('id', '=', webhookId).execute();
  await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', next_at: null })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * An update that nobody has tried to send yet will contain this one too. The row stays locked until the commit, so
 * that it can't be claimed before the change is visible.
 */
async function joinWaitingUpdate(
  tx: Queryable,
  webhookId: string,
  documentId: string,
  now: number,
): Promise<boolean> {
  const joined = await tx
    .updateTable('webhook_deliveries')
    .set({ created_at: now })
    .where('webhook_id', '=', webhookId)
    .where('document_id', '=', documentId)
    .where('type', '=', 'transcription.updated')
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .where('claimed_until', 'is', null)
    .returning('id')
    .execute();
  return joined.length > 0;
}
