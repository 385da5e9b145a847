import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../free-ports.ts';
import { startPostgres } from '../start-postgres.ts';
import { startSandbox, type TestSandbox } from '../start-sandbox.ts';
import { createSignedInPeople, type Person } from './people.ts';
import { startServer } from './server-process.ts';

const root = join(import.meta.dirname, '../..');
/**
 * The last server with the tables of 0.2.0, which runs with today's packages. A shallow clone doesn't have it.
 */
const released = '55d3b3e2cb83d2cb4d4a9531fc29cae74cb8ea75';
const hasReleased = spawnSync('git', ['cat-file', '-e', `${released}^{commit}`], { cwd: root }).status === 0;
const webhookSecret = 'whsec_test';

describe.runIf(hasReleased)('upgrading from 0.2.0', { tags: ['exhaustive'], timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-upgrade-'));
  const oldVersion = join(folder, '0.2.0');
  let sandbox: TestSandbox;

  beforeAll(async () => {
    mkdirSync(oldVersion);
    const archive = execFileSync('git', ['archive', released, 'src', 'package.json'], {
      cwd: root,
      maxBuffer: 2 ** 28,
    });
    execFileSync('tar', ['-x', '-C', oldVersion], { input: archive });
    symlinkSync(join(root, 'node_modules'), join(oldVersion, 'node_modules'));
    sandbox = await startSandbox({ webhookSecret });
  }, 120_000);

  afterAll(async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(version: 'old' | 'new', place: { dataDir: string; databaseUrl?: string }) {
    const [port = 0] = await freePorts(1);
    const entry = version === 'old' ? { folder: oldVersion, file: 'src/server/main.ts' } : undefined;
    return startServer({
      ...place,
      port,
      sandboxOrigin: sandbox.origin,
      webhookSecret,
      ...(entry ? { entry } : {}),
    });
  }

  const callsOf = (url: string, person: Person) => {
    const send = (method: string, path: string, body?: object) =>
      fetch(url + path, {
        method,
        headers: { cookie: person.cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    return {
      async save(text: string): Promise<string> {
        const response = await send('POST', '/api/transcriptions', {
          text,
          language: 'en-US',
          userId: person.id,
        });
        expect(response.status, await response.clone().text()).toBe(201);
        return ((await response.json()) as { transcriptionId: string }).transcriptionId;
      },
      async list(): Promise<string[]> {
        const response = await send('GET', `/api/transcriptions/user/${person.id}`);
        expect(response.status).toBe(200);
        return ((await response.json()) as { text: string }[]).map(({ text }) => text).sort();
      },
      async remove(id: string): Promise<void> {
        const response = await send('DELETE', `/api/transcriptions/${id}`);
        expect(response.status, `${url} ${id} ${await response.text()}`).toBe(204);
      },
    };
  };

  it('lets an old and a new instance share PostgreSQL while one replaces the other', async () => {
    const postgres = await startPostgres();
    const place = { dataDir: join(folder, 'shared'), databaseUrl: `${postgres.url}/postgres` };
    const before = await start('old', place);
    // The old instance runs on while the new one migrates.
    const after = await start('new', place);
    try {
      const [person] = await createSignedInPeople(place, ['ann'], 'premium');
      if (!person) throw new Error('No session was started');
      const [old, current] = [callsOf(before.url, person), callsOf(after.url, person)];
      const [first, second] = [await old.save('from the old one'), await current.save('from the new one')];
      const both = ['from the new one', 'from the old one'];
      expect(await old.list()).toEqual(both);
      expect(await current.list()).toEqual(both);
      await current.remove(first);
      expect(await old.list()).toEqual(['from the new one']);
      await old.remove(second);
      expect(await current.list()).toEqual([]);
      expect(await before.stop()).toBe(0);
    } finally {
      await Promise.all([before.kill(), after.kill()]);
      await postgres.remove();
    }
  });

  it('lets the old version run again with a migrated SQLite database', async () => {
    const place = { dataDir: join(folder, 'data') };
    const after = await start('new', place);
    await after.stop();
    const [person] = await createSignedInPeople(place, ['ann'], 'premium');
    if (!person) throw new Error('No session was started');
    const before = await start('old', place);
    try {
      const old = callsOf(before.url, person);
      await old.save('after the way back');
      expect(await old.list()).toEqual(['after the way back']);
    } finally {
      await before.kill();
    }
    const again = await start('new', place);
    try {
      expect(await callsOf(again.url, person).list()).toEqual(['after the way back']);
    } finally {
      await again.kill();
    }
  });
});
