import { randomUUID } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import fastify from 'fastify';
import { libraryEntry } from '../src/server/transcriptions/library-queries.ts';
import type { LanguageCode } from '../src/shared/languages.ts';

// A bare server as a baseline: the same queries behind routes that do nothing else, in a separate process.
// Argument: the database file.
const file = process.argv[2] ?? '';
const database = new Sqlite(file, { readonly: true });
const writer = new Sqlite(file);
writer.pragma('synchronous = FULL');
writer.pragma('foreign_keys = ON');

const list = database.prepare(
  'SELECT id, text, language, created_at, timings FROM transcriptions WHERE user_id = ? ORDER BY created_at DESC, id',
);
const used = database.prepare(
  "SELECT used FROM usage_counters WHERE user_id = ? AND kind = 'slot' AND period = 'all'",
);
const invites = database.prepare(
  `SELECT (SELECT count(*) FROM invites WHERE inviter_id = users.id) + departed_invitees AS count
   FROM users WHERE id = ?`,
);
const count = writer.prepare(
  `INSERT INTO usage_counters (user_id, kind, period, used) VALUES (?, 'slot', 'all', 1)
   ON CONFLICT (user_id, kind, period) DO UPDATE SET used = used + 1 WHERE used < ? RETURNING used`,
);
const newest = writer.prepare(
  'SELECT created_at FROM transcriptions WHERE user_id = ? ORDER BY created_at DESC LIMIT 1',
);
const insert = writer.prepare(
  'INSERT INTO transcriptions (id, user_id, text, language, created_at, listed) VALUES (?, ?, ?, ?, ?, 1)',
);

const insertEntry = writer.prepare(
  `INSERT INTO library (transcription_id, user_id, created_at, changed_at, sort_title, language, source, words)
   VALUES (@transcription_id, @user_id, @created_at, @changed_at, @sort_title, @language, @source, @words)`,
);

interface Item {
  id: string;
  text: string;
  language: LanguageCode;
  created_at: number;
}

const toResponse = (row: Item) => ({
  transcriptionId: row.id,
  text: row.text,
  language: row.language,
  createdAt: new Date(row.created_at).toISOString(),
});

const nothingElse = {
  timings: null,
  title: null,
  translations: null,
  segments: null,
  tags: null,
  source: null,
  revision: 1,
  updated_at: null,
};

const save = writer.transaction((userId: string, text: string, language: LanguageCode): Item => {
  count.get(userId, 50);
  const last = newest.get(userId) as { created_at: number } | undefined;
  const created_at = Math.max(Date.now(), (last?.created_at ?? 0) + 1);
  const row = { id: randomUUID(), text, language, created_at };
  insert.run(row.id, userId, text, language, created_at);
  insertEntry.run(libraryEntry(userId, { ...nothingElse, ...row }));
  return row;
});

const app = fastify();
app.get<{ Params: { userId: string } }>('/api/transcriptions/user/:userId', async (request) =>
  (list.all(request.params.userId) as Item[]).map(toResponse),
);
app.get<{ Params: { userId: string } }>('/api/transcription-allowance/:userId', async (request) => {
  const { userId } = request.params;
  const guests = (invites.get(userId) as { count: number }).count;
  const limit = 50 + 5 * Math.min(3, guests);
  const remaining = Math.max(0, limit - ((used.get(userId) as { used: number } | undefined)?.used ?? 0));
  return { allowed: remaining > 0, remaining, limit, tier: 'premium' };
});
app.post<{ Body: { userId: string; text: string; language: LanguageCode } }>(
  '/api/transcriptions',
  async (request, reply) => {
    const { userId, text, language } = request.body;
    return reply.code(201).send(toResponse(save.immediate(userId, text, language)));
  },
);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
