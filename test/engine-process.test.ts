import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import {
  type EngineProcess,
  type EngineProcessOptions,
  startEngineProcess,
} from '../src/server/operations/engine-process.ts';
import { createTinyEngineFolder } from './tiny-engine.ts';

let dataDir: string;
let engine: EngineProcess | undefined;
beforeAll(() => {
  dataDir = createTinyEngineFolder();
});
afterEach(() => engine?.close());
afterAll(() => rmSync(dataDir, { recursive: true }));

const start = async (options: Partial<EngineProcessOptions> = {}) => {
  engine = await startEngineProcess({ service: 'translation', dataDir, ...options });
  return engine;
};

const send = ({ origin }: EngineProcess, q: string) =>
  fetch(`${origin}/translate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ q, source: 'en', target: 'es' }),
  });

const translate = async (started: EngineProcess, q = 'good morning') => {
  const response = await send(started, q);
  return ((await response.json()) as { translatedText: string }).translatedText;
};

it('starts the engine on the first request', async () => {
  const started = await start();
  expect(started.pid()).toBeUndefined();
  expect(await translate(started)).toBe('buenos días');
  expect(started.pid()).toBeDefined();
});

/** The addresses at which a process accepts connections, in the notation of the Linux kernel. */
function listeningAddresses(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  const sockets = readdirSync(folder).flatMap((name) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(join(folder, name)))?.[1] ?? [];
    } catch {
      // The file has been closed in the meantime.
      return [];
    }
  });
  return ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/${pid}/net/${table}`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode = '']) => state === '0A' && sockets.includes(inode))
      .map(([, address = '']) => address.split(':')[0] ?? ''),
  );
}

it('is out of reach for other computers and for web pages', async () => {
  const started = await start();
  const { port } = new URL(started.origin);
  expect(await translate(started)).toBe('buenos días');
  // Another address of this computer reaches a port that isn't limited to one.
  await expect(fetch(`http://127.0.0.2:${port}/languages`)).rejects.toThrow();
  if (process.platform === 'linux') {
    expect(listeningAddresses(started.pid() ?? 0)).toEqual(['0100007F']);
  }
  const from = async (headers: Record<string, string>) =>
    (await fetch(`${started.origin}/languages`, { headers })).status;
  expect(await from({})).toBe(200);
  expect(await from({ origin: 'http://localhost:3000' })).toBe(403);
  expect(await from({ 'sec-fetch-site': 'same-site' })).toBe(403);
});

it('restarts the engine after it was killed in the middle of a request', async () => {
  const crashes: string[] = [];
  const started = await start({ onCrash: (reason) => crashes.push(reason) });
  await translate(started);
  const pid = started.pid() ?? 0;
  const long = send(started, 'Good morning. '.repeat(5_000));
  // Once this one is done, the engine has read the long request.
  await fetch(`${started.origin}/languages`).catch(() => undefined);
  process.kill(pid, 'SIGKILL');
  // Linux ends it this way if memory runs out.
  expect((await long).status).toBe(507);
  await vi.waitFor(() =>
    expect(crashes).toEqual(['SIGKILL, probably because it or the computer ran out of memory']),
  );
  expect(started.activity()).toMatchObject({ running: 0, memoryBytes: 0, restarts: 0 });
  expect(await translate(started)).toBe('buenos días');
  expect(started.pid()).not.toBe(pid);
  const activity = started.activity();
  expect(activity).toMatchObject({ waiting: 0, restarts: 1 });
  expect(activity.seconds).toBeGreaterThan(0);
  expect(activity.memoryBytes).toBeGreaterThan(10e6);
});

it('ends an engine that takes too much memory, says so, and starts it again', async () => {
  const crashes: string[] = [];
  const started = await start({ memoryLimit: 40e6, onCrash: (reason) => crashes.push(reason) });
  const long = 'Good morning. '.repeat(20_000);
  const first = await send(started, long);
  expect(first.status).toBe(507);
  expect(await first.json()).toEqual({ error: 'There is not enough memory.' });
  expect(crashes).toEqual(['SIGKILL, probably because it or the computer ran out of memory']);
  expect((await send(started, long)).status).toBe(507);
  expect(started.activity().restarts).toBe(1);
});

it('says that memory is short also on systems that don’t tell how a process has ended', async () => {
  const replaceKill = `process.kill = ((kill) => (pid) => kill(pid, 'SIGALRM'))(process.kill)`;
  vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,${encodeURIComponent(replaceKill)}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const crashes: string[] = [];
  const started = await start({ memoryLimit: 40e6, onCrash: (reason) => crashes.push(reason) });
  expect((await send(started, 'Good morning. '.repeat(20_000))).status).toBe(507);
  expect(crashes).toEqual(['SIGALRM, probably because it or the computer ran out of memory']);
});

it('notices that a larger model has been installed since the engine last ran', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-whisper-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const install = (name: string) => {
    mkdirSync(join(folder, 'engines/whisper'), { recursive: true });
    writeFileSync(join(folder, 'engines/whisper/manifest.json'), JSON.stringify({ source: name, files: {} }));
  };
  install('whisper-base');
  const started = await start({ service: 'recognition', dataDir: folder, memoryLimit: 40e6 });
  const ranOut = () => text(connect(Number(new URL(started.origin).port), '127.0.0.1'));
  expect(await ranOut()).toContain('"There is not enough memory."');
  install('whisper-small');
  expect(await ranOut()).toContain('A smaller model needs less: npm run engines -- recognition:base');
});

it('survives an engine that could not be started, and tries again', async () => {
  const crashes: string[] = [];
  const started = await start({ onCrash: (reason) => crashes.push(reason) });
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  await expect(translate(started))
    .rejects.toThrow()
    .finally(() => {
      process.execPath = execPath;
    });
  await vi.waitFor(() => expect(crashes).toEqual(['spawn /nowhere/node ENOENT']));
  expect(await translate(started)).toBe('buenos días');
});

it('refuses requests beyond the limit while the engine is busy', async () => {
  const started = await start();
  expect(await translate(started)).toBe('buenos días');
  const port = Number(new URL(started.origin).port);
  const waiting = Array.from({ length: 16 }, () => connect(port, '127.0.0.1'));
  await Promise.all(waiting.map((socket) => once(socket, 'connect')));
  const refused = await fetch(`${started.origin}/languages`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toEqual({ error: 'The engine is busy: 16 requests are waiting.' });
  for (const socket of waiting) socket.destroy();
  await vi.waitFor(async () => expect(await translate(started)).toBe('buenos días'));
});

it('stops an idle engine and restarts it when needed', async () => {
  const crashes: string[] = [];
  const started = await start({ idleMs: 50, onCrash: (reason) => crashes.push(reason) });
  expect(await translate(started)).toBe('buenos días');
  await vi.waitFor(() => expect(started.pid()).toBeUndefined(), { timeout: 10_000 });
  expect(await translate(started)).toBe('buenos días');
  expect(crashes).toEqual([]);
});
