import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Webhook } from '../../shared/calls/webhook-calls.ts';
import type { Transcription } from '../../shared/entities.ts';
import { maxWebhooks } from '../../shared/webhook-rules.ts';
import { buildApp } from '../app.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createDeliveryService, maxOfPerson } from './delivery-service.ts';
import { createWebhookProvider, type WebhookOutcome, type WebhookRequest } from './webhook-provider.ts';
import { createWebhookStore, keptDeliveries, maxWaiting } from './webhook-queries.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Receives deliveries in place of somebody's server. */
function createReceiver() {
  const received: WebhookRequest[] = [];
  const receiver = {
    received,
    respond: async (_: WebhookRequest): Promise<WebhookOutcome> => ({ status: 200 }),
    accepts: createWebhookProvider({ local: false }).accepts,
    async send(request: WebhookRequest) {
      received.push(request);
      return receiver.respond(request);
    },
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    ids: () => received.map(({ headers }) => headers['webhook-id']),
  };
  return receiver;
}

async function setUp() {
  const receiver = createReceiver();
  const test = await createTestApp({ deps: { webhooks: receiver } });
  const { headers } = await test.signIn('person', 'premium');
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    test.app.inject({ method, url, headers, ...(payload && { payload }) });
  // Makes the attempts that are due, as housekeeping does once a minute.
  const deliveries = createDeliveryService({
    store: createWebhookStore(test.db),
    provider: receiver,
    findTranscription: async () => undefined,
    now: () => test.clock.now,
    onError: (error) => expect.unreachable(String(error)),
    onDisabled: () => {},
  });
  return {
    ...test,
    receiver,
    call,
    headers,
    deliverDue: deliveries.deliverDue,
    add: async (url = 'https://example.com/hook') =>
      (await call('POST', '/api/webhooks', { url })).json<Webhook & { secret: string }>(),
    list: async () => (await call('GET', '/api/webhooks')).json<Webhook[]>(),
    save: async (text: string) =>
      (
        await call('POST', '/api/transcriptions', { text, language: 'en-US', userId: 'person' })
      ).json<Transcription>(),
    remove: (id: string) => call('DELETE', `/api/transcriptions/${id}`),
  };
}

/** Waits until every attempt that was made is stored. */
const settled = (test: Awaited<ReturnType<typeof setUp>>, attempts: number) =>
  vi.waitFor(async () => {
    const rows = await test.db
      .selectFrom('webhook_deliveries')
      .select(['attempts', 'claimed_until'])
      .execute();
    expect(rows.every(({ claimed_until }) => claimed_until === null)).toBe(true);
    expect(rows.reduce((sum, row) => sum + row.attempts, 0)).toBe(attempts);
  });

describe('a webhook', () => {
  it('is told about saved, deleted and restored transcriptions, in that order', async () => {
    const test = await setUp();
    await test.add();
    const saved = await test.save('Hello');
    await test.remove(saved.transcriptionId);
    await test.call('POST', `/api/transcriptions/${saved.transcriptionId}/restore`);
    await settled(test, 3);
    expect(test.receiver.types()).toEqual([
      'transcription.saved',
      'transcription.deleted',
      'transcription.saved',
    ]);
    const [, deleted, restored] = test.receiver.received.map(({ body }) => JSON.parse(body) as object);
    expect(deleted).toMatchObject({ data: { transcriptionId: saved.transcriptionId } });
    expect(restored).toEqual({
      type: 'transcription.saved',
      timestamp: '2026-03-10T12:00:00.000Z',
      data: saved,
    });
  });

  it('gets a signature that follows the Standard Webhooks specification', async () => {
    const test = await setUp();
    const { secret } = await test.add();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await test.save('Hello');
    await settled(test, 1);
    const [request] = test.receiver.received;
    const { 'webhook-id': id, 'webhook-timestamp': timestamp } = request?.headers ?? {};
    expect(id).toMatch(/^msg_[\w-]+$/);
    expect(timestamp).toBe(String(test.clock.now / 1_000));
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${request?.body}`).digest('base64');
    expect(request?.headers['webhook-signature']).toBe(`v1,${expected}`);
    expect(JSON.stringify(await test.list())).not.toContain(secret);
  });

  it('is tried again for a day with growing pauses, then switched off', async () => {
    const test = await setUp();
    test.receiver.respond = async () => ({ status: 500 });
    await test.add();
    await test.save('Hello');
    await settled(test, 1);
    const start = test.clock.now;
    const attemptedAt: number[] = [0];
    while (attemptedAt.length < 8) {
      const next = await test.db.selectFrom('webhook_deliveries').select('next_at').executeTakeFirstOrThrow();
      test.clock.now = (next.next_at ?? 0) - 1;
      await test.deliverDue();
      expect(test.receiver.received).toHaveLength(attemptedAt.length);
      test.clock.now += 1;
      await test.deliverDue();
      attemptedAt.push((test.clock.now - start) / minute);
      expect(test.receiver.received).toHaveLength(attemptedAt.length);
    }
    expect(attemptedAt).toEqual([0, 1, 6, 36, 156, 456, 936, 1440]);
    expect(new Set(test.receiver.ids()).size, 'every attempt has the same id').toBe(1);
    const [webhook] = await test.list();
    expect(webhook).toMatchObject({
      disabledAt: new Date(start + day).toISOString(),
      failingSince: new Date(start).toISOString(),
      deliveries: [{ state: 'failed', attempts: 8, status: 500, nextAttemptAt: null }],
    });
    await test.save('Another');
    test.clock.now += day;
    await test.deliverDue();
    expect(test.receiver.received, 'nothing is sent any more').toHaveLength(8);
  });

  it('is on again once a delivery that is sent again succeeds', async () => {
    const test = await setUp();
    test.receiver.respond = async () => ({ problem: 'connection' });
    const { id } = await test.add();
    await test.save('Hello');
    await settled(test, 1);
    await test.db
      .updateTable('webhooks')
      .set({ failing_since: test.clock.now - day })
      .execute();
    test.clock.now += minute;
    await test.deliverDue();
    const [off] = await test.list();
    expect(off?.disabledAt).not.toBeNull();
    const again = `/api/webhooks/${id}/deliveries/${off?.deliveries[0]?.id}/send`;
    expect((await test.call('POST', again)).statusCode).toBe(202);
    await settled(test, 3);
    expect((await test.list())[0]).toMatchObject({
      disabledAt: off?.disabledAt,
      deliveries: [{ state: 'failed', problem: 'connection' }],
    });
    test.receiver.respond = async () => ({ status: 204 });
    await test.call('POST', again);
    await settled(test, 4);
    expect((await test.list())[0]).toMatchObject({
      disabledAt: null,
      failingSince: null,
      deliveries: [{ state: 'delivered', status: 204 }],
    });
    await test.save('Another');
    await settled(test, 5);
  });

  it('isn’t said to fail because of a delivery that is sent again by hand', async () => {
    const test = await setUp();
    const { id } = await test.add();
    await test.save('Hello');
    await settled(test, 1);
    test.receiver.respond = async () => ({ status: 500 });
    const [delivery] = (await test.list())[0]?.deliveries ?? [];
    await test.call('POST', `/api/webhooks/${id}/deliveries/${delivery?.id}/send`);
    await settled(test, 2);
    expect((await test.list())[0]).toMatchObject({ failingSince: null, deliveries: [{ status: 500 }] });
  });

  it('doesn’t wait behind another one with many changes that can’t be sent yet', async () => {
    const test = await setUp();
    const [slow, other] = [await test.add(), await test.add('https://example.com/other')];
    const waiting = (id: string, webhook: string, seq: number, next_at: number) => ({
      ...{ id, webhook_id: webhook, seq, next_at, document_id: 'd', type: 'transcription.saved' as const },
      ...{ state: 'waiting' as const, attempts: 0, status: null, problem: null },
      ...{ created_at: 0, attempted_at: null, claimed_until: null },
    });
    const blocked = Array.from({ length: 1_000 }, (_, index) =>
      waiting(`blocked ${index}`, slow.id, index + 2, index),
    );
    const rows = [waiting('failing', slow.id, 1, 10_000), ...blocked, waiting('other', other.id, 1, 2_000)];
    for (let start = 0; start < rows.length; start += 100)
      await test.db
        .insertInto('webhook_deliveries')
        .values(rows.slice(start, start + 100))
        .execute();
    expect(await createWebhookStore(test.db).listDue(5_000)).toEqual([{ id: other.id, user_id: 'person' }]);
  });

  it('leaves places for other people, and waits for its turn behind the person’s others', async () => {
    const test = await setUp();
    const count = maxOfPerson + 2;
    for (let index = 0; index < count; index += 1) await test.add(`https://example.com/${index}`);
    const answers: (() => void)[] = [];
    test.receiver.respond = () => new Promise((done) => answers.push(() => done({ status: 200 })));
    await Promise.all([test.save('first'), test.save('second')]);
    for (let answered = 0; answered < count; answered += 1) {
      await vi.waitFor(() => expect(test.receiver.received).toHaveLength(answered + maxOfPerson));
      answers[answered]?.();
    }
    const first = test.receiver.received.slice(0, count).map(({ url }) => url);
    expect(new Set(first).size, 'each is called before one is called again').toBe(count);
    test.receiver.respond = async () => ({ status: 200 });
    for (const answer of answers) answer();
    await settled(test, 2 * count);
  });

  it('is looked at only after changes of its owner', async () => {
    const test = await setUp();
    const { id } = await test.add();
    test.receiver.respond = async () => ({ status: 503 });
    await test.save('Hello');
    await settled(test, 1);
    const store = createWebhookStore(test.db);
    const later = test.clock.now + minute;
    expect(await store.listDue(later, 'somebody else')).toEqual([]);
    expect(await store.listDue(later, 'person')).toEqual([{ id, user_id: 'person' }]);
  });

  it('gets one delivery for updates that follow each other before it is tried', async () => {
    const test = await setUp();
    await test.add();
    test.receiver.respond = async () => ({ status: 503 });
    const { transcriptionId } = await test.save('first');
    await settled(test, 1);
    // The first delivery is tried again later, so the updates wait behind it.
    for (const [revision, text] of [
      [1, 'second'],
      [2, 'third'],
      [3, 'fourth'],
    ]) {
      const changed = await test.app.inject({
        method: 'PUT',
        url: `/api/transcriptions/${transcriptionId}`,
        headers: { ...test.headers, 'if-match': `"${revision}"` },
        payload: { text, language: 'en-US' },
      });
      expect(changed.statusCode).toBe(200);
    }
    expect((await test.list())[0]?.deliveries.map(({ type, state }) => [type, state])).toEqual([
      ['transcription.updated', 'waiting'],
      ['transcription.saved', 'waiting'],
    ]);
  });

  it('is switched off by the next change once too many deliveries wait', async () => {
    const test = await setUp();
    const { id } = await test.add();
    const rows = Array.from({ length: maxWaiting }, (_, index) => ({
      ...{ id: `waiting ${index}`, webhook_id: id, seq: -index, next_at: test.clock.now + day },
      ...{ document_id: `${index}`, type: 'transcription.saved' as const, state: 'waiting' as const },
      ...{ attempts: 1, status: 503, problem: null, created_at: 0, attempted_at: 0, claimed_until: null },
    }));
    for (let start = 0; start < rows.length; start += 100)
      await test.db
        .insertInto('webhook_deliveries')
        .values(rows.slice(start, start + 100))
        .execute();
    await test.save('one more');
    const [webhook] = await test.list();
    expect(webhook).toMatchObject({ disabledAt: new Date(test.clock.now).toISOString() });
    const waiting = await test.db
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('state', '=', 'waiting')
      .execute();
    expect(waiting).toEqual([]);
    expect(test.receiver.received).toEqual([]);
  });

  it('gets the changes of a document in order, while other documents go ahead', async () => {
    const test = await setUp();
    await test.add();
    test.receiver.respond = async () => ({ status: 503 });
    const first = await test.save('first');
    await settled(test, 1);
    test.receiver.respond = async () => ({ status: 200 });
    await test.remove(first.transcriptionId);
    await test.save('second');
    await settled(test, 2);
    expect(test.receiver.types()).toEqual(['transcription.saved', 'transcription.saved']);
    test.clock.now += minute;
    await test.deliverDue();
    expect(test.receiver.types().slice(2)).toEqual(['transcription.saved', 'transcription.deleted']);
  });

  it('gets nothing if the change is rolled back', async () => {
    const test = await setUp();
    await test.add();
    const failing = createDeliveryStoreThatFails(test.db);
    await expect(failing()).rejects.toThrow('rolled back');
    expect(await test.db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
  });

  it('gets each attempt from one instance only', async () => {
    const test = await setUp();
    await test.add();
    const second = await buildApp(test.deps);
    let open = 0;
    let most = 0;
    test.receiver.respond = async () => {
      open += 1;
      most = Math.max(most, open);
      await new Promise((done) => setImmediate(done));
      open -= 1;
      return { status: 500 };
    };
    await test.save('Hello');
    await settled(test, 1);
    test.clock.now += minute;
    await Promise.all(Array.from({ length: 10 }, () => test.deliverDue()));
    await settled(test, 2);
    expect(test.receiver.received).toHaveLength(2);
    expect(most).toBe(1);
    await second.close();
  });

  it('gets an attempt again if the instance that made it has died', async () => {
    const test = await setUp();
    await test.add();
    const stuck = Promise.withResolvers<WebhookOutcome>();
    test.receiver.respond = () => stuck.promise;
    await test.save('Hello');
    await vi.waitFor(() => expect(test.receiver.received).toHaveLength(1));
    test.receiver.respond = async () => ({ status: 200 });
    await test.deliverDue();
    expect(test.receiver.received).toHaveLength(1);
    test.clock.now += minute;
    await test.deliverDue();
    expect(test.receiver.received).toHaveLength(2);
    expect((await test.list())[0]?.deliveries[0]?.state).toBe('delivered');
    // Its late result changes nothing.
    stuck.resolve({ status: 500 });
    await test.app.close();
    const rows = await test.db.selectFrom('webhook_deliveries').select(['state', 'attempts']).execute();
    expect(rows).toEqual([{ state: 'delivered', attempts: 1 }]);
    const webhook = await test.db.selectFrom('webhooks').select('failing_since').executeTakeFirst();
    expect(webhook).toEqual({ failing_since: null });
  });

  it('never contains text that has been deleted since', async () => {
    const test = await setUp();
    await test.add();
    test.receiver.respond = async () => ({ status: 500 });
    const { transcriptionId } = await test.save('a secret');
    await settled(test, 1);
    await test.remove(transcriptionId);
    expect(
      JSON.stringify(await test.db.selectFrom('webhook_deliveries').selectAll().execute()),
    ).not.toContain('a secret');
    test.clock.now += minute;
    await test.deliverDue();
    // The attempt may be made by the app itself.
    await vi.waitFor(() => expect(test.receiver.received).toHaveLength(2));
    expect(test.receiver.received.at(-1)?.body).not.toContain('a secret');
  });

  it('can be deleted, with its log, only by its owner', async () => {
    const test = await setUp();
    const { id } = await test.add();
    await test.save('Hello');
    await settled(test, 1);
    const other = await test.signIn('other');
    const foreign = await test.app.inject({
      method: 'DELETE',
      url: `/api/webhooks/${id}`,
      headers: other.headers,
    });
    expect(foreign.statusCode).toBe(404);
    expect((await test.call('DELETE', `/api/webhooks/${id}`)).statusCode).toBe(204);
    expect(await test.list()).toEqual([]);
    expect(await test.db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
  });

  it('is refused unless its address is public and uses HTTPS', async () => {
    const { call } = await setUp();
    for (const url of [
      'http://example.com/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://localhost:8443/hook',
      'nonsense',
    ]) {
      const response = await call('POST', '/api/webhooks', { url });
      expect([response.statusCode, response.json().code], url).toEqual([400, 'webhook-address']);
    }
  });

  it('is refused if there is one with the same address, also if both are added at once', async () => {
    const { call, list } = await setUp();
    const add = (url: string) => call('POST', '/api/webhooks', { url });
    const both = await Promise.all([add('https://example.com/a'), add('https://EXAMPLE.com:443/a')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const again = await add('https://example.com/a');
    expect(again.json()).toMatchObject({ code: 'webhook-exists', field: 'url' });
    expect((await add('https://example.com/b')).statusCode).toBe(201);
    expect(await list()).toHaveLength(2);
  });

  it(`is one of at most ${maxWebhooks}, also if many are added at once`, async () => {
    const { call, list } = await setUp();
    const responses = await Promise.all(
      Array.from({ length: maxWebhooks + 3 }, (_, index) =>
        call('POST', '/api/webhooks', { url: `https://example.com/${index}` }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(maxWebhooks);
    expect(responses.filter((response) => response.json().code === 'webhook-limit')).toHaveLength(3);
    expect(await list()).toHaveLength(maxWebhooks);
  });

  it('keeps only the newest deliveries in its log, and what is still to be sent', async () => {
    const test = await setUp();
    const { id } = await test.add();
    const rows = Array.from({ length: keptDeliveries + 50 }, (_, index) => ({
      ...{
        id: `old ${index}`,
        webhook_id: id,
        seq: index - 1_000,
        next_at: index === 0 ? test.clock.now + day : null,
      },
      ...{ document_id: `${index}`, type: 'transcription.saved' as const, state: 'delivered' as const },
      ...{ attempts: 0, status: 200, problem: null, created_at: 0, attempted_at: 0, claimed_until: null },
    }));
    for (let start = 0; start < rows.length; start += 50)
      await test.db
        .insertInto('webhook_deliveries')
        .values(rows.slice(start, start + 50))
        .execute();
    await test.save('Hello');
    await settled(test, 1);
    const kept = await test.db.selectFrom('webhook_deliveries').select('id').orderBy('seq').execute();
    expect(kept).toHaveLength(keptDeliveries + 1);
    expect(kept.slice(0, 2)).toEqual([{ id: 'old 0' }, { id: 'old 51' }]);
  });

  it('keeps its log for a month', async () => {
    const test = await setUp();
    await test.add();
    await test.save('Hello');
    await settled(test, 1);
    test.clock.now += 31 * day;
    await createWebhookStore(test.db).removeOld(test.clock.now - 30 * day);
    expect(await test.db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
  });
});

/** Records a change in a transaction that fails afterwards. */
function createDeliveryStoreThatFails(db: Awaited<ReturnType<typeof setUp>>['db']) {
  const store = createWebhookStore(db);
  return () =>
    db.transaction().execute(async (tx) => {
      await store.record(tx, { userId: 'person', id: 'x', type: 'transcription.saved' }, 0);
      throw new Error('rolled back');
    });
}
