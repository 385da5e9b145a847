import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Pgbouncer {
  url: string;
  /** Sends new transactions to another server. */
  pointAt(port: number): void;
  stop(): Promise<void>;
}

/** The configuration in docs/deployment.md. */
const configuration = (listenPort: number, serverPort: number, users: string) => `[databases]
rhapsode = host=127.0.0.1 port=${serverPort} dbname=postgres user=rhapsode password=rhapsode
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 30
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 8
`;

/** A real PgBouncer in front of the server on `serverPort`. It runs as the owner of the folder `owner`. */
export async function startPgbouncer(
  folder: string,
  owner: string,
  listenPort: number,
  serverPort: number,
): Promise<Pgbouncer> {
  mkdirSync(folder);
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  const write = (port: number) => writeFileSync(file, configuration(listenPort, port, users));
  writeFileSync(users, '"rhapsode" "rhapsode"\n');
  write(serverPort);
  // Like PostgreSQL, it refuses to run as root.
  const { uid, gid } = statSync(owner);
  const child = spawn(process.env.PGBOUNCER_PATH ?? 'pgbouncer', ['-q', file], { uid, gid, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const url = `postgres://rhapsode:rhapsode@127.0.0.1:${listenPort}/rhapsode`;
  while (!(await accepts(url))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer exited with code ${child.exitCode}`);
    await sleep(50);
  }
  return {
    url,
    pointAt(port) {
      write(port);
      child.kill('SIGHUP');
    },
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
