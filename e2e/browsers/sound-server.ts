import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const program = '/usr/bin/pulseaudio';

export const hasSoundServer = existsSync(program);

export interface SoundServer {
  /** Environment variables that tell a browser where to find it. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** A virtual audio output, because Firefox doesn't start an audio graph without one. */
export async function startSoundServer(): Promise<SoundServer> {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  const socket = join(folder, 'socket');
  const server = spawn(
    program,
    [
      ...['-n', '--daemonize=no', '--exit-idle-time=-1', '--use-pid-file=no', '--disable-shm=yes'],
      ...['-L', 'module-null-sink'],
      ...['-L', `module-native-protocol-unix socket=${socket} auth-anonymous=1`],
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder } },
  );
  const ended = once(server, 'exit');
  while (!existsSync(socket)) {
    if (server.exitCode !== null) throw new Error('The sound server did not start.');
    await wait(20);
  }
  return {
    environment: { PULSE_SERVER: `unix:${socket}` },
    async stop() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
