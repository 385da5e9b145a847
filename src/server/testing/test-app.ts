import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { inject, onTestFinished } from 'vitest';
import { type AppDeps, buildApp } from '../app.ts';
import { createIdentityProvider } from '../auth/identity-provider.ts';
import { sessionCookie } from '../auth/session-cookies.ts';
import { createSessionStore } from '../auth/session-queries.ts';
import { createSessionService } from '../auth/session-service.ts';
import { createUserStore } from '../auth/user-queries.ts';
import { createPaymentProvider } from '../billing/payment-provider.ts';
import { readConfig } from '../config/config.ts';
import type { EngineOrigins } from '../config/service-choice.ts';
import { type OpenDatabase, openDatabase } from '../db/open.ts';
import { createVoiceProvider } from '../speech/voice-provider.ts';
import { createWebhookProvider } from '../webhooks/webhook-provider.ts';

/** A location for a new, empty database of the engine under test. */
export const reserveTestDatabase = () => reserveDatabase(() => createPostgresDatabase('template0'));

async function reserveDatabase(reservePostgres: () => Promise<string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const databaseUrl = process.env.TEST_DATABASE === 'postgres' ? await reservePostgres() : undefined;
  return { dataDir, databaseUrl };
}

/** A migrated database without rows. Tests that change more than rows request a new one. */
export async function openTestDatabase({
  newDatabase = false,
}: {
  newDatabase?: boolean;
} = {}): Promise<OpenDatabase & { dataDir: string }> {
  const reserve = newDatabase ? createMigratedPostgres : reserveMigratedPostgres;
  const place = await reserveDatabase(reserve);
  const database = await openDatabase(place);
  onTestFinished(() => database.close().catch(() => {}));
  return { ...database, dataDir: place.dataDir };
}

/** Databases of earlier tests. Deleting their rows is ten times as fast as creating a database. */
const usedDatabases: string[] = [];

async function reserveMigratedPostgres(): Promise<string> {
  const used = usedDatabases.pop();
  if (used) await runOnPostgres(used, deleteAllRows);
  const url = used ?? (await createMigratedPostgres());
  onTestFinished(() => void usedDatabases.push(url));
  return url;
}

/** test/postgres.ts has migrated template1. */
const createMigratedPostgres = () => createPostgresDatabase('template1');

async function createPostgresDatabase(template: 'template0' | 'template1'): Promise<string> {
  const server = inject('postgresUrl');
  const name = `t${randomBytes(8).toString('hex')}`;
  await runOnPostgres(
    `${server}/postgres`,
    `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`,
  );
  return `${server}/${name}`;
}

/** Without checking foreign keys, so that the order of the tables doesn't matter. */
const deleteAllRows = `
  SET session_replication_role = replica;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_migrations' LOOP
      EXECUTE format('DELETE FROM %I', name);
    END LOOP;
  END $$`;

async function runOnPostgres(url: string, query: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(query);
  await client.end();
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** The whole server on a real database. The test sets its clock and can replace its dependencies. */
export async function createTestApp(
  options: {
    env?: Record<string, string>;
    engines?: EngineOrigins;
    deps?: Partial<AppDeps>;
    now?: number;
    newDatabase?: boolean;
  } = {},
) {
  const database = await openTestDatabase(options);
  const clock = createTestClock(options.now ?? Date.UTC(2026, 2, 10, 12));
  const env = { RATE_LIMITS: 'off', DATA_DIR: database.dataDir, LOG_LEVEL: 'silent', ...options.env };
  const config = readConfig(env, options.engines);
  const tokenSecret = randomBytes(32);
  const now = () => clock.now;
  const deps: AppDeps = {
    config,
    database,
    identity: createIdentityProvider(config.identity),
    payments: config.personal ? undefined : createPaymentProvider(config.stripe),
    voice: createVoiceProvider(config.speech),
    // Tests never look up real names.
    webhooks: createWebhookProvider({ local: false, resolve: async () => [] }),
    recognition: undefined,
    tokenSecret,
    clientDir: join(database.dataDir, 'no-client'),
    translator: {
      translate: () => Promise.reject(new Error('This test passes no translator')),
    },
    now,
    uptime: () => clock.uptime,
    log: pino({ level: config.logLevel }),
    ...options.deps,
  };
  const app = await buildApp(deps);
  onTestFinished(() => app.close());
  const sessions = createSessionService({
    store: createSessionStore(database.db),
    tokenSecret,
    now,
    onError: (error) => deps.log.error(error),
  });

  return {
    app,
    deps,
    database,
    db: database.db,
    clock,
    config,
    sessions,

    /** Creates a user with a session and returns the headers for requests. */
    async signIn(id: string, tier: 'free' | 'premium' = 'free') {
      await createUserStore(database.db).upsert(
        { id, username: `Test ${id}`, email: `${id}@example.com`, photoUrl: null },
        clock.now,
      );
      if (tier === 'premium') await makePremium(database, id, clock.now);
      const session = await sessions.create(id);
      return { id, sessionId: session.id, headers: { cookie: `${sessionCookie}=${session.id}` } };
    },
  };
}

/** Moving it forward also advances the uptime. Moving it back only changes the system clock. */
function createTestClock(start: number) {
  let time = start;
  let uptime = 0;
  return {
    get now() {
      return time;
    },
    set now(next: number) {
      uptime += Math.max(0, next - time);
      time = next;
    },
    get uptime() {
      return uptime;
    },
  };
}

/** Starts a paid period of thirty days. */
export async function makePremium(database: OpenDatabase, userId: string, now: number): Promise<number> {
  const periodEnd = now + 30 * 24 * 60 * 60 * 1_000;
  const row = {
    customer_id: `cus_${userId}`,
    subscription_id: `sub_${userId}`,
    status: 'active',
    period_end: periodEnd,
    cancel_at_period_end: 0,
    synced_at: now,
  };
  await database.db
    .insertInto('subscriptions')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return periodEnd;
}
