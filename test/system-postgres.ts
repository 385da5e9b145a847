import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePorts } from './free-ports.ts';

const versions = '/usr/lib/postgresql';

/** The programs of a PostgreSQL server that is installed on this system, with a pg_dump of the same version. */
export const systemPostgres: string | undefined = (existsSync(versions) ? readdirSync(versions) : [])
  .map((version) => join(versions, version, 'bin'))
  .filter((folder) =>
    ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((tool) => existsSync(join(folder, tool))),
  )
  .at(-1);

/** PostgreSQL refuses to run as root. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const read = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: read('-u'), gid: read('-g') };
}

/** Starts it on a free port; the URL has no database name. */
export async function startSystemPostgres(
  programs: string,
): Promise<{ url: string; remove(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-system-postgres-'));
  const user = otherUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), '-U', 'rhapsode', '--auth=trust', '-E', 'UTF8'],
    options,
  );
  const [port = 0] = await freePorts(1);
  const flags = ['-p', String(port), '-k', folder, '-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'];
  const server = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...flags], options);
  const url = `postgres://rhapsode:secret@127.0.0.1:${port}`;
  const ended = once(server, 'exit');
  for (;;) {
    const client = new pg.Client(`${url}/postgres`);
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isReady) break;
    if (server.exitCode !== null) throw new Error('The installed PostgreSQL did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    async remove() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
