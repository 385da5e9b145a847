import { spawn, spawnSync } from 'node:child_process';

/** Runs a command in the foreground and exits if it fails. */
export function run(command, args, options = {}) {
  const code = tryRun(command, args, options);
  if (code !== 0) process.exit(code);
}

/** Runs a command in the foreground and returns its exit code. */
export function tryRun(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (result.error) console.error(`${command}: ${result.error.message}`);
  return result.status ?? 1;
}

/** Runs a long-running command: passes signals on and exits with it. */
export function handOver(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm can be killed without passing the signal on, so the child watches its parent.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}
