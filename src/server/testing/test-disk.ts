import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';

/** Only root can mount a disk. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryMount();

function tryMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A disk that the test can make read-only, as Linux does after an error, although files on it are open. */
export function mountFailingDisk(): { folder: string; fail: () => void } {
  const outer = mkdtempSync(join(tmpdir(), 'rhapsode-disk-'));
  const [image, folder] = [join(outer, 'image'), join(outer, 'disk')];
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'ignore' });
  run('truncate', '-s', '64M', image);
  run('mkfs.ext4', '-q', image);
  mkdirSync(folder);
  run('mount', '-o', 'loop', image, folder);
  onTestFinished(() => {
    run('umount', '--lazy', folder);
    rmSync(outer, { recursive: true, force: true });
  });
  return { folder, fail: () => run('mount', '-o', 'remount,abort', folder) };
}

/** Puts the test's files on a small disk that it can fill and empty. */
export function useSmallDisk(megabytes: number): { fill: () => void; empty: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'rhapsode-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const ballast = join(folder, 'ballast');
  return {
    fill() {
      // Large pieces first, then the rest.
      for (const size of [1 << 20, 1 << 12, 1]) {
        try {
          while (true) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' });
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        }
      }
    },
    empty: () => rmSync(ballast),
  };
}
