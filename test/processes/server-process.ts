import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { untilReady } from '../until-ready.ts';

const root = join(import.meta.dirname, '../..');

export interface ServerOptions {
  port: number;
  dataDir: string;
  databaseUrl?: string | undefined;
  /** The sandbox, which is shared by all instances and outlives them. */
  sandboxOrigin: string;
  webhookSecret: string;
  /** The public URL of the app, if it isn't this instance's. */
  publicUrl?: string;
  env?: Record<string, string>;
  /** Another version of the server. */
  entry?: { folder: string; file: string };
}

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  output(): string;
  /** Kills the process without warning, like a power cut. */
  kill(): Promise<void>;
  /** Asks the process to stop; resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts the app as operators run it: in its own process, with every service configured as in production. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${options.port}`;
  const ai = `${options.sandboxOrigin}/ai/v1`;
  const child = spawn(process.execPath, [options.entry?.file ?? 'build/server/main.js'], {
    cwd: options.entry?.folder ?? root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(options.port),
      PUBLIC_URL: options.publicUrl ?? url,
      DATA_DIR: options.dataDir,
      ...(options.databaseUrl === undefined ? {} : { DATABASE_URL: options.databaseUrl }),
      OIDC_ISSUER: `${options.sandboxOrigin}/identity`,
      GOOGLE_CLIENT_ID: 'rhapsode',
      GOOGLE_CLIENT_SECRET: 'sandbox',
      STRIPE_API_URL: options.sandboxOrigin,
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_WEBHOOK_SECRET: options.webhookSecret,
      TRANSLATION_BASE_URL: ai,
      TRANSLATION_API_KEY: 'sandbox',
      SPEECH_BASE_URL: ai,
      SPEECH_API_KEY: 'sandbox',
      RECOGNITION_BASE_URL: ai,
      RECOGNITION_API_KEY: 'sandbox',
      RECOGNITION_MODEL: 'sandbox',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-200_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = once(child, 'exit');
  const isOver = () => child.exitCode !== null || child.signalCode !== null;

  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (!isOver()) {
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  };
  await untilReady(url, isOver, () => output).catch(async (error: unknown) => {
    await end('SIGKILL');
    throw error;
  });
  return {
    url,
    child,
    output: () => output,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
