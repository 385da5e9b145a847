import { hash } from 'node:crypto';

type Value = string | number | Buffer | null;
export type Row = readonly Value[];

export interface Column {
  name: string;
  type: 'text' | 'number' | 'bytes';
}

export interface Table {
  name: string;
  /** In the order of their names, because each database has an order of its own. */
  columns: readonly Column[];
}

/** Where the next page of a table begins, as the source understands it. */
export type Position = readonly (string | number)[];

interface Page {
  rows: readonly Row[];
  position: Position;
}

/** The same for the same rows, whatever their order. */
export interface Checksum {
  rows: number;
  sum: bigint;
}

export interface Store {
  /** For messages; without a password. */
  readonly name: string;
  /** In the order of their names. */
  tables(): Promise<Table[]>;
  /** Empty without a schema. */
  migrations(): Promise<string[]>;
  count(table: Table): Promise<number>;
  checksum(table: Table): Promise<Checksum>;
  close(): Promise<void>;
}

/** Which database a copy was begun from. */
export interface Origin {
  name: string;
  /** Differs between databases, also if one takes the place of another. */
  fingerprint: string;
}

export interface Source extends Store {
  /** Refuses while somebody else uses it, keeps others from writing, and shows the same rows until it is closed. */
  hold(): Promise<void>;
  fingerprint(): Promise<string>;
  bytes(): Promise<number>;
  page(table: Table, after: Position | undefined, limit: number): Promise<Page>;
  /** The highest number that each table with numbered rows has given out, also to rows that are gone. */
  lastNumbers(): Promise<ReadonlyMap<string, number>>;
  /** Whether nobody has written to it since `hold`. */
  isUnchanged(): Promise<boolean>;
}

/** How far the copy of a table has come. */
export interface Progress {
  position: Position | undefined;
  rows: number;
  done: boolean;
}

export interface Target extends Store {
  /** Refuses while somebody else uses it, or if it clearly has too little space. Returns whether that could be checked. */
  checkUsable(neededBytes: number): Promise<{ isSpaceKnown: boolean }>;
  isUnfinished(): Promise<boolean>;
  /** Deletes everything; only ever called for an unfinished copy. */
  clear(): Promise<void>;
  /** Creates the tables and marks them as unfinished, so that no server starts with them. */
  begin(origin: Origin): Promise<void>;
  /** Where the unfinished copy comes from. */
  origin(): Promise<Origin | undefined>;
  progress(): Promise<ReadonlyMap<string, Progress>>;
  /** Stores the rows and how far they are, or neither. */
  append(table: Table, rows: readonly Row[], progress: Progress): Promise<void>;
  /** Builds indexes and checks references, once all rows are there. */
  complete(lastNumbers: ReadonlyMap<string, number>): Promise<void>;
  /** From now on the server can use it. */
  finish(): Promise<void>;
}

/** Every server creates secrets of its own when it first starts, and they are never changed. */
export const secretsSql = 'SELECT name, value FROM secrets ORDER BY name';
export const fingerprintOf = (secrets: readonly { name: string; value: string }[]): string =>
  hash('sha256', secrets.map(({ name, value }) => `${name} ${value}\n`).join(''), 'hex');

/** With SQLite the sound of clips is in files, with PostgreSQL in this table. It is moved and compared clip by clip. */
export const soundTable = 'clip_chunks';
export const soundChunkBytes = 64 * 1024;

/** Tables that don't hold data of the product. */
const ownTables: readonly string[] = [
  'schema_migrations',
  'move_progress',
  'move_definitions',
  'move_origin',
];

/** Groups the columns of all tables, apart from those that aren't moved. */
export function toTables(columns: readonly { table: string; column: string; type: string }[]): Table[] {
  const types: Readonly<Record<string, Column['type']>> = {
    text: 'text',
    bigint: 'number',
    integer: 'number',
    bytea: 'bytes',
    blob: 'bytes',
  };
  const found = Map.groupBy(
    columns.filter(({ table }) => !ownTables.includes(table)),
    ({ table }) => table,
  );
  return [...found]
    .map(([name, list]) => ({
      name,
      columns: list
        .map(({ column, type }): Column => {
          const known = types[type.toLowerCase()];
          if (!known) throw new Error(`Columns of type ${type} can't be moved (${name}.${column}).`);
          return { name: column, type: known };
        })
        .sort((a, b) => (a.name < b.name ? -1 : 1)),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

export const columnList = (table: Table): string => table.columns.map(({ name }) => `"${name}"`).join(', ');

/** The rows of one clip. */
export function soundRows(table: Table, clipId: string, chunks: readonly Buffer[]): Row[] {
  return chunks.map((data, seq) => {
    const values: Readonly<Record<string, Value>> = { clip_id: clipId, seq, data };
    return table.columns.map(({ name }) => values[name] ?? null);
  });
}

/** The first 60 bits of a hash of the row. PostgreSQL calculates the same with `hashSql`. */
export function hashRow(row: Row): bigint {
  let text = '';
  // Each value with its length, so that different rows have different texts.
  for (const value of row) {
    if (value === null) text += '-';
    else if (Buffer.isBuffer(value)) text += `${value.length}:${hash('sha256', value, 'hex')}`;
    else text += `${Buffer.byteLength(String(value))}:${value}`;
  }
  return BigInt(`0x${hash('sha256', text, 'hex').slice(0, 15)}`);
}
