import { resolve } from 'node:path';
import { explainProblem } from '../explain-problem.ts';
import { requireSqliteFile } from '../open-sqlite.ts';
import { parseArguments } from '../parse-arguments.ts';
import { compare, move, type Output } from './move.ts';
import { describeAddress, openPostgresSource, openPostgresTarget } from './postgres-store.ts';
import { openSqliteSource, openSqliteTarget } from './sqlite-store.ts';
import type { Source, Store, Target } from './store.ts';

const usage = `Usage: npm run move -- postgres://USER:PASSWORD@HOST/DATABASE   from SQLite to an empty PostgreSQL database
       npm run move -- sqlite                                   from PostgreSQL (DATABASE_URL) to SQLite (DATA_DIR)
Options: --check only compares the two, --restart deletes an unfinished copy and starts over.`;

interface Places {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Moves everything between SQLite and PostgreSQL. Returns what to do next. */
export async function runMove(args: readonly string[], places: Places, output: Output): Promise<string> {
  if (args.includes('--help')) return usage;
  const { to, url, check, restart } = readArguments(args, places);
  let source: Source | undefined;
  let target: Target | undefined;
  try {
    const dataDir = resolve(places.dataDir);
    // Opening a target would create it.
    if (check && to === 'sqlite') requireSqliteFile(dataDir);
    source = to === 'postgres' ? openSqliteSource(dataDir) : await openPostgresSource(url);
    target = to === 'postgres' ? await openPostgresTarget(url) : openSqliteTarget(dataDir);
    output.print(`From ${source.name} to ${target.name}\n`);
    if (!check) {
      await move(source, target, { ...output, restart });
      return nextSteps(to, source, target);
    }
    const differences = await compare(source, target, output.print);
    if (differences.length === 0) return 'Nothing is missing.';
    throw new Error(
      `They differ: ${differences.join(', ')}. If one of them has been used since the move, that is expected; otherwise keep ${source.name}, and move again into an empty database.`,
    );
  } catch (error) {
    const isUnfinished = !check && source !== undefined && target !== undefined;
    const again = `run the same command again${isUnfinished ? '; it continues where it stopped' : ''}.`;
    throw explainProblem(error, {
      url,
      diskFull: `Free some space, then ${again}`,
      connectionLost: `${isUnfinished ? 'Now' : 'Nothing was changed. Check the address, then'} ${again}`,
    });
  } finally {
    await Promise.all([source?.close(), target?.close()]).catch(() => {});
  }
}

function readArguments(args: readonly string[], { databaseUrl }: Places) {
  const flag = { type: 'boolean' } as const;
  const { values, positionals } = parseArguments(args, { check: flag, restart: flag }, usage);
  const [place, ...others] = positionals;
  if (place === undefined || others.length > 0) throw new Error(`Name one place to move to.\n${usage}`);
  if (values.check && values.restart) throw new Error(`Use either --check or --restart.\n${usage}`);
  const options = { check: values.check === true, restart: values.restart === true };
  if (place === 'sqlite') {
    if (databaseUrl === undefined)
      throw new Error(`DATABASE_URL isn't set, so there is nothing to move to SQLite.\n${usage}`);
    return { to: 'sqlite' as const, url: databaseUrl, ...options };
  }
  if (!/^postgres(ql)?:\/\//.test(place))
    throw new Error(`${place} is neither sqlite nor postgres://….\n${usage}`);
  if (!URL.canParse(place))
    throw new Error(
      'That is not a valid address. It looks like postgres://USER:PASSWORD@HOST:5432/DATABASE. ' +
        'The port is at most 65535; in the password, # must be written as %23, / as %2F and @ as %40.',
    );
  if (databaseUrl !== undefined && databaseUrl !== place)
    throw new Error(
      `DATABASE_URL is set, so Rhapsode uses ${describeAddress(databaseUrl)}, not SQLite. ` +
        'To move from one PostgreSQL to another, use npm run backup and npm run restore. To move from SQLite anyway, unset DATABASE_URL.',
    );
  return { to: 'postgres' as const, url: place, ...options };
}

function nextSteps(to: 'postgres' | 'sqlite', source: Store, target: Store): string {
  const setting =
    to === 'postgres'
      ? 'set DATABASE_URL to the address you just used'
      : 'remove DATABASE_URL from the settings, and leave DATA_DIR as it was now';
  return `Everything is in ${target.name}. ${source.name} was not changed.
Next: ${setting}, and start Rhapsode. Once you have seen your texts there, make a backup (npm run backup),
and keep the old database until you no longer need it.`;
}
