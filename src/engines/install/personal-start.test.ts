import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { manifestFile } from '../parts.ts';
import { readAnswer, writeAnswer } from './answer-file.ts';
import { whisperSizes } from './catalogue.ts';
import { type PersonalStartDeps, startPersonal } from './personal-start.ts';
import { type PlannedPart, parseRequests, planParts } from './plan.ts';

const keys = { down: '\u001b[B', enter: '\r', stop: '\u0003' };
const ready = '\n  Rhapsode is ready at http://localhost:3000\n';

const plan = (requests: readonly string[]) =>
  planParts(parseRequests(requests), { chooseWhisper: async () => 'base', listModels: async () => [] });

function makeFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'rhapsode-personal-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return join(root, 'engines');
}

function putPart(folder: string, { part, source }: Pick<PlannedPart, 'part' | 'source'>): void {
  mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, part, manifestFile), JSON.stringify({ source, files: {} }));
}

interface StartOptions extends Partial<PersonalStartDeps> {
  hasTerminal?: boolean;
  whenIdle?: () => Promise<boolean>;
}

/** One start of the app in this folder. */
function start(folder: string, options: StartOptions = {}) {
  const { hasTerminal = true, whenIdle = async () => true, ...given } = options;
  const input = new PassThrough();
  let shown = '';
  const output = { write: (text: string) => (shown += text) };
  const servers: { end(code: number): void; killed: string[]; isPiped: boolean }[] = [];
  const asked: string[][] = [];
  let signal: (name: NodeJS.Signals) => void = () => {};
  const ended = startPersonal({
    folder,
    terminal: hasTerminal ? { input, output } : undefined,
    isSupported: true,
    memoryBytes: 16e9,
    startServer(onOutput) {
      const { promise, resolve } = Promise.withResolvers<number | null>();
      const killed: string[] = [];
      servers.push({ end: resolve, killed, isPiped: onOutput !== undefined });
      onOutput?.(ready);
      return {
        exited: promise,
        kill(name) {
          killed.push(name);
          resolve(0);
        },
        whenIdle,
      };
    },
    async install(parts) {
      asked.push(parts.map(({ part }) => part));
      for (const part of parts) putPart(folder, part);
    },
    onSignal: (act) => {
      signal = act;
    },
    ...given,
  });
  return {
    ended,
    servers,
    installs: asked,
    type: (...pressed: string[]) => void pressed.map((key) => input.write(key)),
    stop: () => signal('SIGINT'),
    shown: () => stripVTControlCharacters(shown),
  };
}

const until = (check: () => void) => vi.waitFor(check, 5_000);
const isServing = ({ servers }: ReturnType<typeof start>, number: number) =>
  until(() => expect(servers).toHaveLength(number));

it('asks once, installs while the app runs, says where it is, and starts it again', async () => {
  const folder = makeFolder();
  const first = start(folder);
  expect(first.shown()).toContain('Install voices and recognition?');
  expect(first.servers).toHaveLength(0);
  first.type(keys.enter);
  await isServing(first, 2);
  expect(first.servers.map(({ isPiped, killed }) => [isPiped, killed])).toEqual([
    [true, ['SIGTERM']],
    [false, []],
  ]);
  expect(first.shown()).toContain('You can start now: http://localhost:3000');
  expect(readAnswer(folder)).toEqual(['voices', 'recognition:small']);
  first.servers[1]?.end(3);
  expect(await first.ended).toBe(3);

  const second = start(folder);
  await isServing(second, 1);
  expect([second.shown(), second.installs]).toEqual(['', []]);
});

it('doesn’t ask again after “Not now”, and starts nothing after Ctrl+C', async () => {
  const folder = makeFolder();
  const stopped = start(folder);
  stopped.type(keys.stop);
  expect(await stopped.ended).toBe(130);
  expect([stopped.servers, readAnswer(folder)]).toEqual([[], undefined]);
  const declined = start(folder);
  declined.type(keys.down, keys.down, keys.enter);
  await isServing(declined, 1);
  const again = start(folder);
  await isServing(again, 1);
  expect([declined.installs, again.installs, again.shown()]).toEqual([[], [], '']);
});

it('asks and downloads nothing without a terminal, also if somebody has chosen to install', async () => {
  const folder = makeFolder();
  const first = start(folder, { hasTerminal: false });
  await isServing(first, 1);
  expect(readAnswer(folder)).toBeUndefined();
  writeAnswer(folder, { requests: ['voices'] });
  const second = start(folder, { hasTerminal: false });
  await isServing(second, 1);
  expect([first.installs, second.installs]).toEqual([[], []]);
});

it('continues after an interruption with what is missing, without asking', async () => {
  const folder = makeFolder();
  const first = start(folder, {
    async install([part]) {
      if (part) putPart(folder, part);
      return new Promise(() => {});
    },
  });
  first.type(keys.enter);
  await isServing(first, 1);
  first.stop();
  expect(await first.ended).toBe(0);
  expect(first.servers[0]?.killed).toEqual(['SIGTERM']);
  const second = start(folder);
  await isServing(second, 2);
  const all = (await plan(['voices', 'recognition:small'])).map(({ part }) => part);
  expect(second.installs).toEqual([all.slice(1)]);
  expect(second.shown()).not.toContain('Install voices');
});

it('says clearly that a download failed, and keeps the app running', async () => {
  const folder = makeFolder();
  const failing = start(folder, {
    install: () => Promise.reject(new Error('kokoro: the registry can’t be reached.')),
  });
  failing.type(keys.enter);
  await until(() =>
    expect(failing.shown()).toContain(
      'kokoro: the registry can’t be reached. The app keeps running; it tries again at the next start.',
    ),
  );
  expect(failing.servers.map(({ killed }) => killed)).toEqual([[]]);
  const next = start(folder);
  await isServing(next, 2);
});

it('restarts the app only when nobody is using it', async () => {
  const idle = Promise.withResolvers<boolean>();
  const busy = start(makeFolder(), { whenIdle: () => idle.promise });
  busy.type(keys.enter);
  await until(() => expect(busy.shown()).toContain('restarts to use them as soon as nobody is using it'));
  expect(busy.servers.map(({ killed }) => killed)).toEqual([[]]);
  idle.resolve(true);
  await isServing(busy, 2);

  const unknown = start(makeFolder(), { whenIdle: async () => false });
  unknown.type(keys.enter);
  await until(() => expect(unknown.shown()).toContain('They switch on the next time you start the app.'));
  expect(unknown.servers.map(({ killed }) => killed)).toEqual([[]]);
});

it('leaves a version that somebody has installed by its name', async () => {
  const folder = makeFolder();
  for (const part of await plan(['voices', 'recognition:small'])) putPart(folder, part);
  writeAnswer(folder, { requests: ['voices', 'recognition:base'] });
  const next = start(folder);
  await isServing(next, 1);
  expect(next.installs).toEqual([]);
});

/** Runs the installer as `npm run engines` does, without a package registry. */
function runInstaller(folder: string, ...args: string[]): string {
  return execFileSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    encoding: 'utf8',
    stdio: 'pipe',
    env: {
      ...process.env,
      DATA_DIR: join(folder, '..'),
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
    },
  });
}

it('keeps the earlier choice if what somebody installs can’t be downloaded', async () => {
  const folder = makeFolder();
  for (const part of await plan(['recognition:base'])) putPart(folder, part);
  writeAnswer(folder, { requests: ['recognition:base'] });
  expect(() => runInstaller(folder, 'recognition:small')).toThrow('registry');
  expect(readAnswer(folder)).toEqual(['recognition:base']);
});

it('doesn’t download again what has been removed', async () => {
  const folder = makeFolder();
  for (const part of await plan(['voices', 'recognition:small'])) putPart(folder, part);
  writeAnswer(folder, { requests: ['voices', 'recognition:small'] });
  expect(runInstaller(folder, 'remove', 'voices')).toContain('Removed');
  expect(readAnswer(folder)).toEqual(['recognition:small']);
  runInstaller(folder, 'remove');
  expect(readAnswer(folder)).toEqual([]);
  const next = start(folder);
  await isServing(next, 1);
  expect(next.installs).toEqual([]);
});

it.each(['small', 'base'] as const)(
  'remembers recognition:%s instead of the size chosen before',
  async (size) => {
    const folder = makeFolder();
    for (const part of await plan(['voices', `recognition:${size}`])) putPart(folder, part);
    const other = size === 'small' ? 'base' : 'small';
    writeAnswer(folder, { requests: ['voices', `recognition:${other}`] });
    expect(runInstaller(folder, `recognition:${size}`)).toContain('Everything is already installed.');
    expect(readAnswer(folder)).toEqual(['voices', `recognition:${size}`]);
    rmSync(join(folder, 'whisper'), { recursive: true });
    const sources: string[] = [];
    const next = start(folder, {
      async install(parts) {
        sources.push(...parts.map(({ source }) => source));
      },
    });
    await isServing(next, 2);
    expect(sources).toEqual([whisperSizes[size].name]);
  },
);
