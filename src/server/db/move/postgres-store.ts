import { existsSync, statfsSync } from 'node:fs';
import pg from 'pg';
import { isLoopbackName } from '../../../shared/loopback-name.ts';
import { unfinishedMove } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { copyRows } from './copy-rows.ts';
import { inMegabytes } from './progress.ts';
import {
  type Column,
  columnList,
  fingerprintOf,
  type Origin,
  type Position,
  type Progress,
  type Source,
  type Store,
  secretsSql,
  soundRows,
  soundTable,
  type Table,
  type Target,
  toTables,
} from './store.ts';

type Query = <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;

/** The value with its length; `hashRow` in store.ts does the same. */
const valueSql: Readonly<Record<Column['type'], (name: string) => string>> = {
  text: (name) => `coalesce(octet_length("${name}") || ':' || "${name}", '-')`,
  number: (name) => `coalesce(octet_length("${name}"::text) || ':' || "${name}", '-')`,
  bytes: (name) => `coalesce(octet_length("${name}") || ':' || encode(sha256("${name}"), 'hex'), '-')`,
};

const hashSql = (columns: readonly Column[]): string =>
  `('x' || left(encode(sha256(convert_to(${columns.map(({ name, type }) => valueSql[type](name)).join(' || ')}, 'UTF8')), 'hex'), 15))::bit(60)::bigint`;

/** One row for each clip. */
const soundSql = `(SELECT clip_id, encode(sha256(string_agg(data, ''::bytea ORDER BY seq)), 'hex') AS digest
  FROM ${soundTable} GROUP BY clip_id) AS sound`;
const soundColumns: Column[] = [
  { name: 'clip_id', type: 'text' },
  { name: 'digest', type: 'text' },
];

export const describeAddress = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `PostgreSQL at ${hostname || 'this machine'}${port ? `:${port}` : ''}${pathname}`;
};

async function connect(url: string) {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    application_name: 'rhapsode move',
  });
  // A lost connection also fails the query that waits for it.
  client.on('error', () => {});
  await client.connect();
  const query: Query = async (text, values) => (await client.query(text, values)).rows;
  // Checking a large table takes longer than a server's usual limits allow.
  await query('SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0');
  const [encoding] = await query<{ server_encoding: string }>('SHOW server_encoding');
  if (encoding?.server_encoding !== 'UTF8') {
    await client.end();
    throw new Error(
      `The database's encoding is ${encoding?.server_encoding}. Create one with: createdb --template=template0 --encoding=UTF8 NAME`,
    );
  }
  return { client, query };
}

function createReader(url: string, client: pg.Client, query: Query): Store {
  return {
    name: describeAddress(url),

    async tables() {
      return toTables(
        await query<{ table: string; column: string; type: string }>(
          `SELECT relname AS "table", attname AS "column", format_type(atttypid, NULL) AS type
           FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
           WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')
             AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
        ),
      );
    },

    async migrations() {
      const [found] = await query<{ exists: boolean }>(
        "SELECT to_regclass('schema_migrations') IS NOT NULL AS exists",
      );
      if (!found?.exists) return [];
      return (await query<{ name: string }>('SELECT name FROM schema_migrations')).map(({ name }) => name);
    },

    async count(table) {
      const [found] = await query<{ rows: number }>(`SELECT count(*) AS rows FROM "${table.name}"`);
      return found?.rows ?? 0;
    },

    async checksum(table) {
      const [from, columns] =
        table.name === soundTable ? [soundSql, soundColumns] : [`"${table.name}"`, table.columns];
      const [found] = await query<{ rows: number; sum: string }>(
        `SELECT count(*) AS rows, coalesce(sum(${hashSql(columns)}), 0)::text AS sum FROM ${from}`,
      );
      return { rows: found?.rows ?? 0, sum: BigInt(found?.sum ?? 0) };
    },

    close: () => client.end(),
  };
}

/** Throws if any other connection to the database is open. */
async function refuseOthers(query: Query, name: string): Promise<void> {
  const others = await query<{ who: string }>(
    `SELECT DISTINCT coalesce(nullif(application_name, ''), 'unnamed') || coalesce(' on ' || host(client_addr), '') AS who
     FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  if (others.length > 0)
    throw new Error(
      `Others are connected to ${name}: ${others.map(({ who }) => who).join(', ')}. ` +
        'Stop every Rhapsode, pooler and psql that uses it, then run the command again.',
    );
}

const sequenceOf = (table: string, column: string) => `pg_get_serial_sequence('"${table}"', '${column}')`;

const numberedTables = (query: Query) =>
  query<{ table: string; column: string }>(
    `SELECT relname AS "table", attname AS "column" FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = current_schema()::regnamespace AND attidentity <> ''`,
  );

export async function openPostgresSource(url: string): Promise<Source> {
  const { client, query } = await connect(url);
  const reader = createReader(url, client, query);
  const keys = new Map<string, string[]>();

  async function keyOf(table: Table): Promise<string[]> {
    const known = keys.get(table.name);
    if (known) return known;
    const found = await query<{ column: string }>(
      `SELECT attname AS "column" FROM pg_index, unnest(indkey) WITH ORDINALITY AS part (number, place)
       JOIN pg_attribute ON attnum = part.number
       WHERE indrelid = $1::regclass AND indisprimary AND attrelid = indrelid ORDER BY place`,
      [`"${table.name}"`],
    );
    const key = found.map(({ column }) => `"${column}"`);
    if (key.length === 0) throw new Error(`${table.name} has no primary key.`);
    keys.set(table.name, key);
    return key;
  }

  /** One clip at a time. */
  async function soundPage(table: Table, after: Position | undefined) {
    const [clip] = await query<{ id: string }>(
      `SELECT clip_id AS id FROM ${soundTable} ${after ? 'WHERE clip_id > $1' : ''} ORDER BY clip_id LIMIT 1`,
      after ? [after[0]] : [],
    );
    if (!clip) return { rows: [], position: after ?? [] };
    const chunks = await query<{ data: Buffer }>(
      `SELECT data FROM ${soundTable} WHERE clip_id = $1 ORDER BY seq`,
      [clip.id],
    );
    return {
      rows: soundRows(
        table,
        clip.id,
        chunks.map(({ data }) => data),
      ),
      position: [clip.id],
    };
  }

  return {
    ...reader,

    async hold() {
      await refuseOthers(query, reader.name);
      const names = (await reader.tables()).map(({ name }) => `"${name}"`);
      await query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      // Lets others read, but not write, until this connection ends.
      await query(`LOCK TABLE ${names.join(', ')} IN SHARE MODE NOWAIT`);
    },

    fingerprint: async () => fingerprintOf(await query<{ name: string; value: string }>(secretsSql)),

    async bytes() {
      const [found] = await query<{ bytes: number }>('SELECT pg_database_size(current_database()) AS bytes');
      return found?.bytes ?? 0;
    },

    async page(table, after, limit) {
      if (table.name === soundTable) return soundPage(table, after);
      const key = await keyOf(table);
      const where = after
        ? `WHERE (${key.join(', ')}) > (${key.map((_, index) => `$${index + 1}`).join(', ')})`
        : '';
      const { rows } = await client.query<(string | number | Buffer | null)[]>({
        text: `SELECT ${columnList(table)}, ${key.join(', ')} FROM "${table.name}" ${where} ORDER BY ${key.join(', ')} LIMIT ${limit}`,
        values: [...(after ?? [])],
        rowMode: 'array',
      });
      const width = table.columns.length;
      const last = rows.at(-1)?.slice(width);
      return {
        rows: rows.map((row) => row.slice(0, width)),
        position: last
          ? last.map((value) => (typeof value === 'number' ? value : String(value)))
          : (after ?? []),
      };
    },

    async lastNumbers() {
      const numbers = new Map<string, number>();
      for (const { table, column } of await numberedTables(query)) {
        const [found] = await query<{ last: number | null }>(
          `SELECT pg_sequence_last_value(${sequenceOf(table, column)}::regclass) AS last`,
        );
        numbers.set(table, found?.last ?? 0);
      }
      return numbers;
    },

    // Nobody else could write.
    isUnchanged: async () => true,
  };
}

/** Indexes and constraints are built when all rows are there, which takes a fraction of the time. */
const definitionsSql = `
  SELECT format('ALTER TABLE %I ADD CONSTRAINT %I %s', relname, conname, pg_get_constraintdef(c.oid)) AS create,
    format('ALTER TABLE %I DROP CONSTRAINT %I', relname, conname) AS drop,
    CASE contype WHEN 'p' THEN 1 WHEN 'u' THEN 2 ELSE 4 END AS step
  FROM pg_constraint AS c JOIN pg_class ON pg_class.oid = conrelid
  WHERE relnamespace = current_schema()::regnamespace AND contype IN ('p', 'u', 'f') AND relname <> 'schema_migrations'
  UNION ALL
  SELECT pg_get_indexdef(indexrelid), format('DROP INDEX %I', relname), 3
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE relnamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`;

export async function openPostgresTarget(url: string): Promise<Target> {
  const { client, query } = await connect(url);
  const reader = createReader(url, client, query);
  // A crash of PostgreSQL then loses the last second, and its progress with it.
  await query('SET synchronous_commit = off');

  return {
    ...reader,

    async checkUsable(neededBytes) {
      await refuseOthers(query, reader.name);
      // Only PostgreSQL on this machine, and for a role that may know its folder, can be checked.
      const { hostname } = new URL(url);
      if (hostname !== '' && !isLoopbackName(hostname)) return { isSpaceKnown: false };
      const [found] = await query<{ folder: string }>(
        "SELECT current_setting('data_directory') AS folder",
      ).catch(() => []);
      if (!found || !existsSync(found.folder)) return { isSpaceKnown: false };
      const { bavail, bsize } = statfsSync(found.folder);
      if (bavail * bsize < neededBytes)
        throw new Error(
          `PostgreSQL's disk has ${inMegabytes(bavail * bsize)} free, and the move needs about ${inMegabytes(neededBytes)}. ` +
            'Free some space, or use a database on a larger disk.',
        );
      return { isSpaceKnown: true };
    },

    isUnfinished: async () => (await reader.migrations()).includes(unfinishedMove),

    async clear() {
      const names = (await reader.tables()).map(({ name }) => `"${name}"`);
      await query(
        `DROP TABLE IF EXISTS ${[...names, 'schema_migrations', 'move_progress', 'move_definitions', 'move_origin'].join(', ')} CASCADE`,
      );
    },

    async begin({ name, fingerprint }) {
      await (await openDatabase({ dataDir: '.', databaseUrl: url })).close();
      const definitions = await query<{ create: string; drop: string; step: number }>(definitionsSql);
      const drops = definitions.toSorted((a, b) => b.step - a.step).map(({ drop }) => drop);
      await query('BEGIN');
      await query(
        `CREATE TABLE move_progress (name TEXT PRIMARY KEY, position TEXT NOT NULL, copied BIGINT NOT NULL, done BOOLEAN NOT NULL);
         CREATE TABLE move_definitions (definition TEXT PRIMARY KEY, step BIGINT NOT NULL);
         CREATE TABLE move_origin (name TEXT NOT NULL, fingerprint TEXT NOT NULL);
         ${drops.join('; ')}`,
      );
      await query('INSERT INTO move_definitions SELECT * FROM unnest($1::text[], $2::bigint[])', [
        definitions.map(({ create }) => create),
        definitions.map(({ step }) => step),
      ]);
      await query('INSERT INTO move_origin (name, fingerprint) VALUES ($1, $2)', [name, fingerprint]);
      await query('INSERT INTO schema_migrations (name) VALUES ($1)', [unfinishedMove]);
      await query('COMMIT');
    },

    async origin() {
      const [found] = await query<Origin>('SELECT name, fingerprint FROM move_origin');
      return found;
    },

    async progress() {
      const found = await query<{ name: string; position: string; copied: number; done: boolean }>(
        'SELECT * FROM move_progress',
      );
      return new Map(
        found.map(({ name, position, copied, done }) => [
          name,
          { position: (JSON.parse(position) as Position | null) ?? undefined, rows: copied, done },
        ]),
      );
    },

    async append(table, rows, { position, rows: copied, done }: Progress) {
      await query('BEGIN');
      try {
        if (rows.length > 0) await copyRows(client, `"${table.name}" (${columnList(table)})`, rows);
        await query(
          `INSERT INTO move_progress (name, position, copied, done) VALUES ($1, $2, $3, $4)
           ON CONFLICT (name) DO UPDATE SET position = excluded.position, copied = excluded.copied, done = excluded.done`,
          [table.name, JSON.stringify(position ?? null), copied, done],
        );
        await query('COMMIT');
      } catch (error) {
        await query('ROLLBACK').catch(() => {});
        throw error;
      }
    },

    async complete(lastNumbers) {
      // The index of words is built several times as fast if most of it fits.
      await query("SET maintenance_work_mem = '128MB'");
      const definitions = await query<{ definition: string }>(
        'SELECT definition FROM move_definitions ORDER BY step, definition',
      );
      for (const { definition } of definitions) {
        await query('BEGIN');
        await query(definition);
        await query('DELETE FROM move_definitions WHERE definition = $1', [definition]);
        await query('COMMIT');
      }
      for (const { table, column } of await numberedTables(query)) {
        const last = lastNumbers.get(table) ?? 0;
        if (last > 0) await query(`SELECT setval(${sequenceOf(table, column)}, $1)`, [last]);
      }
      await query('ANALYZE');
    },

    async finish() {
      // This commit is the last one and waits for the disk, so all the others are on it too.
      await query('SET synchronous_commit = on');
      await query('BEGIN');
      await query('DROP TABLE move_progress, move_definitions, move_origin');
      await query('DELETE FROM schema_migrations WHERE name = $1', [unfinishedMove]);
      await query('COMMIT');
    },
  };
}
