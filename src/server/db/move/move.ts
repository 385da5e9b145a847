import { migrations, unfinishedMove } from '../migrate.ts';
import { createProgress, formatNumber, inMegabytes } from './progress.ts';
import type { Checksum, Origin, Row, Source, Store, Table, Target } from './store.ts';

/** A page of rows fits into memory whatever they contain: long texts make the next page shorter. */
const pageBytes = 1024 * 1024;
const firstPage = 16;
const longestPage = 2_048;
/** Indexes make a copy larger than what is in it. */
const spaceFactor = 2;

export interface Output {
  print: (text: string) => void;
  isTerminal: boolean;
  now: () => number;
}

/** Copies everything, continues where an earlier run ended, and compares both databases at the end. */
export async function move(
  source: Source,
  target: Target,
  options: Output & { restart: boolean },
): Promise<void> {
  const { print } = options;
  requireMigrated(source, await source.migrations(), checkSettings);
  await source.hold();
  const neededBytes = (await source.bytes()) * spaceFactor;
  const { isSpaceKnown } = await target.checkUsable(neededBytes);
  if (!isSpaceKnown)
    print(
      `The free space of ${target.name} can't be checked from here. The move needs about ${inMegabytes(neededBytes)} there.\n`,
    );
  const tables = await source.tables();
  let isContinued = await target.isUnfinished();
  if (isContinued && options.restart) {
    print(`Deleting the unfinished copy in ${target.name}.\n`);
    await target.clear();
    isContinued = false;
  }
  const origin = { name: source.name, fingerprint: await source.fingerprint() };
  if (isContinued) {
    requireSameOrigin(origin, await target.origin(), target);
    print('Continuing the move that was interrupted.\n');
  } else {
    await requireEmpty(target, tables);
    await target.begin(origin);
  }
  requireSame(tables, await target.tables());
  const differences = await fill(source, target, tables, options).catch((error: unknown) => {
    throw isContinued && isBrokenRule(error)
      ? new Error(`The copy doesn't fit together (${error.message}). ${usedBetweenRuns}`, { cause: error })
      : error;
  });
  if (!(await source.isUnchanged()))
    throw new Error(
      `Somebody wrote to ${source.name} during the move. Stop it, then run the same command with --restart.`,
    );
  if (differences.length > 0)
    throw new Error(`The copy differs: ${differences.join(', ')}. ${usedBetweenRuns}`);
  await target.finish();
}

const usedBetweenRuns =
  'Rhapsode was probably used between two runs of this command. ' +
  'Run it again with --restart, which deletes the copy and starts over.';

/** Copies and compares. Returns the tables that differ. */
async function fill(
  source: Source,
  target: Target,
  tables: readonly Table[],
  output: Output,
): Promise<string[]> {
  await copyAll(source, target, tables, output);
  output.print('Building indexes and checking references. This can take as long as the copy.\n');
  const lastNumbers = await source.lastNumbers();
  // The source isn't needed for that, so it is read again meanwhile.
  const checksums = readChecksums(source, tables);
  await target.complete(lastNumbers);
  return compareTables(checksums, target, tables, output.print);
}

/** Whether a row contradicts others: a key that leads nowhere, or that there is twice. */
const isBrokenRule = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^(23|SQLITE_CONSTRAINT)/.test(String(error.code));

/** Changes nothing. Returns the tables that differ. */
export async function compare(source: Source, target: Target, print: Output['print']): Promise<string[]> {
  requireMigrated(source, await source.migrations(), checkSettings);
  if (await target.isUnfinished())
    throw new Error(
      `${target.name} holds a move that was interrupted. Run the same command without --check to continue it.`,
    );
  requireMigrated(
    target,
    await target.migrations(),
    'Run the command without --check to move everything into it.',
  );
  const tables = await source.tables();
  requireSame(tables, await target.tables());
  return compareTables(readChecksums(source, tables), target, tables, print);
}

type Checksums = ReadonlyMap<string, Checksum>;

function readChecksums(store: Store, tables: readonly Table[]): Promise<Checksums> {
  const read = async () => {
    const sums = new Map<string, Checksum>();
    for (const table of tables) sums.set(table.name, await store.checksum(table));
    return sums;
  };
  const sums = read();
  // It is awaited later; until then, a failure must not end the process.
  sums.catch(() => {});
  return sums;
}

async function compareTables(
  checksums: Promise<Checksums>,
  target: Store,
  tables: readonly Table[],
  print: Output['print'],
): Promise<string[]> {
  const differences: string[] = [];
  let rows = 0;
  const [copied, original] = await Promise.all([readChecksums(target, tables), checksums]);
  for (const table of tables) {
    const [ours, theirs] = [original.get(table.name), copied.get(table.name)];
    rows += ours?.rows ?? 0;
    if (ours && ours.rows === theirs?.rows && ours.sum === theirs.sum) continue;
    differences.push(
      ours?.rows === theirs?.rows
        ? `${table.name} has other contents`
        : `${table.name} has ${formatNumber(theirs?.rows ?? 0)} rows instead of ${formatNumber(ours?.rows ?? 0)}`,
    );
  }
  if (differences.length === 0)
    print(
      `Compared: ${tables.length} tables and ${formatNumber(rows)} rows are the same in both databases.\n`,
    );
  return differences;
}

async function copyAll(
  source: Source,
  target: Target,
  tables: readonly Table[],
  output: Output,
): Promise<void> {
  const states = await target.progress();
  let total = 0;
  for (const table of tables) total += await source.count(table);
  const before = [...states.values()].reduce((sum, { rows }) => sum + rows, 0);
  const progress = createProgress({ ...output, total, before });
  for (const table of tables) {
    const state = states.get(table.name);
    if (state?.done) continue;
    progress.tableDone(table.name, await copyTable(source, target, table, state, progress));
  }
  const { rows, perSecond } = progress.finish();
  output.print(`Copied ${formatNumber(rows)} rows, ${formatNumber(perSecond)} a second.\n`);
}

async function copyTable(
  source: Source,
  target: Target,
  table: Table,
  state: { position: Parameters<Source['page']>[1]; rows: number } | undefined,
  progress: ReturnType<typeof createProgress>,
): Promise<number> {
  let position = state?.position;
  let rows = state?.rows ?? 0;
  let limit = firstPage;
  let stored = Promise.resolve();
  for (;;) {
    const page = await source.page(table, position, limit);
    // The target stores a page while the source reads the next one.
    await stored;
    const done = page.rows.length === 0;
    position = page.position;
    rows += page.rows.length;
    stored = target.append(table, page.rows, { position, rows, done });
    // It is awaited in the next round; until then, a failure must not end the process.
    stored.catch(() => {});
    progress.add(table.name, page.rows.length);
    if (done) break;
    limit = nextLimit(page.rows);
  }
  await stored;
  return rows;
}

function nextLimit(rows: readonly Row[]): number {
  let bytes = 0;
  for (const row of rows)
    for (const value of row) bytes += typeof value === 'string' || Buffer.isBuffer(value) ? value.length : 8;
  const fitting = Math.floor((pageBytes / Math.max(bytes, 1)) * rows.length);
  return Math.max(1, Math.min(fitting, rows.length * 4, longestPage));
}

const checkSettings = 'Is that the right one? Check DATA_DIR and DATABASE_URL.';

function requireMigrated(store: Store, found: readonly string[], ifEmpty: string): void {
  if (found.length === 0) throw new Error(`${store.name} is empty. ${ifEmpty}`);
  if (found.includes(unfinishedMove))
    throw new Error(
      `${store.name} holds an unfinished copy, so it can't be moved. Finish that move first, or move the database that it copies from.`,
    );
  const known = migrations.map(({ name }) => name);
  const newer = found.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new Error(
      `${store.name} was used by a newer Rhapsode (${newer.join(', ')}). Update this one, then run the command again.`,
    );
  if (found.length < known.length)
    throw new Error(
      `${store.name} was last used by an older Rhapsode. Start this version once with it, so that it is brought up to date.`,
    );
}

/** Continued from another database, the copy would be a mixture of both. */
function requireSameOrigin(origin: Origin, begun: Origin | undefined, target: Target): void {
  if (begun?.name === origin.name && begun.fingerprint === origin.fingerprint) return;
  if (begun?.name === origin.name)
    throw new Error(
      `${origin.name} is no longer the database that ${target.name} holds an unfinished copy of. Nothing was changed. ` +
        'To move what is there now, add --restart, which deletes the unfinished copy and starts over.',
    );
  throw new Error(
    `${target.name} holds an unfinished copy of ${begun?.name ?? 'another database'}, not of ${origin.name}. Nothing was changed. ` +
      'To continue it, run the command with the same settings as before, DATA_DIR and DATABASE_URL included. ' +
      `To move ${origin.name} instead, add --restart, which deletes the unfinished copy.`,
  );
}

async function requireEmpty(target: Target, tables: readonly Table[]): Promise<void> {
  const found = await target.tables();
  const foreign = found.filter(({ name }) => !tables.some((table) => table.name === name));
  const filled: string[] = [];
  for (const table of found) {
    const rows = await target.count(table);
    if (rows > 0) filled.push(`${table.name} (${formatNumber(rows)})`);
  }
  if (foreign.length > 0 || filled.length > 0)
    throw new Error(
      `${target.name} is not empty: ${[...foreign.map(({ name }) => `${name} isn't ours`), ...filled].join(', ')}. ` +
        'Nothing was changed. Move into a new database, so that nothing is mixed up or replaced.' +
        (foreign.length > 0 ? '' : ' If the move has already finished, --check compares the two.'),
    );
  const migrated = await target.migrations();
  if (migrated.some((name) => !migrations.some((migration) => migration.name === name)))
    throw new Error(
      `${target.name} was prepared by a newer Rhapsode. Update this one, then run the command again.`,
    );
}

/** Migrations create the same tables in both, so this only fails if one was changed by hand. */
function requireSame(source: readonly Table[], target: readonly Table[]): void {
  const list = (tables: readonly Table[]) =>
    tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  const [ours, theirs] = [list(source), list(target)];
  const odd = [
    ...ours.filter((name) => !theirs.includes(name)),
    ...theirs.filter((name) => !ours.includes(name)),
  ];
  if (odd.length > 0)
    throw new Error(`The databases have different columns: ${odd.join(', ')}. Were they changed by hand?`);
}
