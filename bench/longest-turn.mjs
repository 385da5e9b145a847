import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

// Loaded into the measured server: SIGUSR2 writes how much processor time the longest turn of its event loop has taken
// since the last signal. Unlike the delay of the event loop, that doesn't depend on what else the machine does.
// The server's own processes, such as the sandbox, inherit the option that loads this.
if (isMainThread && process.argv[1]?.endsWith('server/main.js')) {
  const file = join(process.env.DATA_DIR ?? '.', 'longest-turn');
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  };
  let last = used();
  let longest = 0;
  const turn = () => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
    setImmediate(turn).unref();
  };
  turn();
  process.on('SIGUSR2', () => {
    writeFileSync(`${file}.new`, String(longest / 1_000));
    renameSync(`${file}.new`, file);
    longest = 0;
    last = used();
  });
}
