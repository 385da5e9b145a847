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

/**
 * Runs a command in parallel with others. Its output is held back until `show` is called, so that the output
 * of two commands doesn't mix. `ended` resolves with the exit code.
 */
export function runInParallel(command, args, options = {}) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let held = [];
  const keep = (chunk) => (held ? held.push(chunk) : process.stdout.write(chunk));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      keep(`${command}: ${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  const show = () => {
    for (const chunk of held ?? []) process.stdout.write(chunk);
    held = undefined;
  };
  return { ended, show };
}

/** Runs a long-running command, forwards signals to it and exits when it does. */
export function runUntilExit(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm can be killed without forwarding the signal, so the command is stopped when npm is gone.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return child;
}
