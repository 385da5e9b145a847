import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Product } from '../e2e/product.ts';

export interface BenchUser {
  id: string;
  email: string;
  cookie: string;
}

/** Signs in a test user through the real redirects, as a browser would. */
export async function signIn(product: Product): Promise<BenchUser> {
  const email = `bench.${randomBytes(6).toString('hex')}@people.test`;
  const jar = new Map<string, string>();
  let url = `${product.url}/api/auth/google?${new URLSearchParams({ returnTo: '/', login_hint: email })}`;
  for (let step = 0; step < 10; step += 1) {
    const response = await fetch(url, { redirect: 'manual', headers: { cookie: cookieOf(jar) } });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) jar.set(name, value);
    }
    const next = response.headers.get('location');
    if (next === null) break;
    url = new URL(next, url).href;
  }
  const cookie = cookieOf(jar);
  const session = await fetch(`${product.url}/api/auth/session`, { headers: { cookie } });
  if (!session.ok) throw new Error(`Signing in failed: ${session.status} ${await session.text()}`);
  const user = (await session.json()) as { googleSub: string };
  return { id: user.googleSub, email, cookie };
}

const cookieOf = (jar: Map<string, string>) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/** Opens the database while the server is running, which SQLite allows. */
function withDatabase(product: Product, work: (database: Sqlite.Database) => void): void {
  const database = new Sqlite(join(product.dataDir, 'rhapsode.db'));
  database.pragma('busy_timeout = 5000');
  try {
    database.transaction(() => work(database))();
  } finally {
    database.close();
  }
}

/** Premium with three invitees: the largest possible account. */
export function makeLargestAccount(product: Product, user: BenchUser): void {
  withDatabase(product, (database) => {
    const now = Date.now();
    const end = now + 30 * 24 * 60 * 60 * 1_000;
    database
      .prepare(
        `INSERT INTO subscriptions
          (user_id, customer_id, subscription_id, status, period_end, cancel_at_period_end, synced_at)
          VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(user.id, `cus_${user.id}`, `sub_${user.id}`, 'active', end, 0, now);
    for (let guest = 0; guest < 3; guest += 1) {
      const id = `guest-${guest}-${user.id}`;
      database
        .prepare('INSERT INTO users (id, username, email, photo_url, created_at) VALUES (?, ?, ?, ?, ?)')
        .run(id, 'Guest', `${guest}.${user.email}`, null, now);
      database
        .prepare('INSERT INTO invites (invitee_id, inviter_id, created_at) VALUES (?, ?, ?)')
        .run(id, user.id, now);
    }
  });
}

export function saveItems(product: Product, user: BenchUser, texts: readonly string[]): void {
  withDatabase(product, (database) => {
    const insert = database.prepare(
      'INSERT INTO transcriptions (id, user_id, text, language, created_at) VALUES (?, ?, ?, ?, ?)',
    );
    const languages = ['en-US', 'es-ES', 'fr-FR', 'de-DE'];
    for (const [index, text] of texts.entries()) {
      const language = languages[index % languages.length];
      insert.run(randomUUID(), user.id, text, language, Date.now() - index * 60_000);
    }
    database
      .prepare('INSERT INTO usage_counters (user_id, kind, period, used) VALUES (?, ?, ?, ?)')
      .run(user.id, 'slot', 'all', texts.length);
  });
}

/** Gives the user practically unlimited save slots, so that a measurement doesn't run out of them. */
export function grantUnlimitedSlots(product: Product, user: BenchUser): void {
  withDatabase(product, (database) => {
    database
      .prepare('INSERT INTO usage_counters (user_id, kind, period, used) VALUES (?, ?, ?, ?)')
      .run(user.id, 'slot', 'all', -1_000_000_000);
  });
}

const words =
  'the ship had been at sea for nine days before anyone spoke of the storm we kept lamps low and counted hours by morning wind turned'.split(
    ' ',
  );

/** A text of an exact length, different for each seed. */
export function textOf(length: number, seed: number): string {
  let text = `Entry ${seed}.`;
  for (let index = seed; text.length < length; index = (index * 7 + 11) % 9973) {
    text += ` ${words[index % words.length]}`;
  }
  return text.slice(0, length);
}
