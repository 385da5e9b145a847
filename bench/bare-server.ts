import Sqlite from 'better-sqlite3';
import fastify from 'fastify';

// A bare server to compare the product with: the same query behind a route that does nothing else, in a process of
// its own. Argument: the database file.
const database = new Sqlite(process.argv[2] ?? '', { readonly: true });
const list = database.prepare(
  'SELECT id, text, language, created_at FROM transcriptions WHERE user_id = ? ORDER BY created_at DESC, id',
);

interface Item {
  id: string;
  text: string;
  language: string;
  created_at: number;
}

const app = fastify();
app.get<{ Params: { userId: string } }>('/api/transcriptions/user/:userId', async (request) =>
  (list.all(request.params.userId) as Item[]).map((row) => ({
    transcriptionId: row.id,
    text: row.text,
    language: row.language,
    createdAt: new Date(row.created_at).toISOString(),
  })),
);
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
