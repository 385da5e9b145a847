import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import type { DownloadResponse } from './download.ts';

/** Downloads files with npm's registry, mirrors, proxies and credentials. */
export interface NpmClient {
  /** The address of a package's tarball. */
  resolve(name: string): Promise<string>;
  request(url: string, headers: Record<string, string>): Promise<DownloadResponse>;
}

interface NpmConfig {
  load(): Promise<void>;
  flat: Record<string, unknown>;
}

/** The parts of npm that we use. They aren't a public interface, so any of them may be missing. */
interface NpmParts {
  Config: new (options: Record<string, unknown>) => NpmConfig;
  definitions: Record<string, unknown>;
  pacote: {
    resolve(name: string, options: Record<string, unknown>): Promise<string>;
    RemoteFetcher: new (url: string, options: Record<string, unknown>) => { resolved: string };
  };
  fetch: (url: string, options: Record<string, unknown>) => Promise<DownloadResponse>;
}

/** `npm pack` can't continue a download, so this uses npm's own libraries. Undefined if they can't be loaded. */
export async function loadNpmClient(): Promise<NpmClient | undefined> {
  const script = findNpm();
  if (script === undefined) return undefined;
  try {
    const { Config, definitions, pacote, fetch } = loadParts(script);
    // Loading the settings writes to the environment, and the installer's arguments aren't npm's.
    const config = new Config({
      ...definitions,
      npmPath: dirname(dirname(script)),
      env: { ...process.env },
      argv: [process.execPath, script],
      warn: false,
    });
    await config.load();
    // Packages are stored in our own folder, so npm needn't keep a copy.
    const { retry } = config.flat as { retry?: object };
    // npm waits for 10 and then 60 seconds. Without a network that is long, and the command can be repeated.
    const options = { ...config.flat, cache: undefined, retry: { ...retry, minTimeout: 1_000, factor: 3 } };
    return {
      async resolve(name) {
        const url = await pacote.resolve(name, options);
        // Replaces the host if a mirror is configured.
        return new pacote.RemoteFetcher(url, options).resolved;
      },
      request: (url, headers) =>
        fetch(url, { ...options, headers }).catch((error: { statusCode?: number }) => {
          if (error.statusCode === 416) return { status: 416, headers: new Headers(), body: null };
          throw error;
        }),
    };
  } catch {
    return undefined;
  }
}

function loadParts(script: string): NpmParts {
  const load = createRequire(script);
  return {
    Config: load('@npmcli/config'),
    definitions: load('@npmcli/config/lib/definitions'),
    pacote: load('pacote'),
    fetch: load('npm-registry-fetch'),
  };
}

/** The script of the npm that started us, or of the first one in PATH. */
function findNpm(): string | undefined {
  const { npm_execpath: own = '', PATH = '' } = process.env;
  if (own.endsWith('npm-cli.js')) return own;
  return PATH.split(delimiter)
    .flatMap((folder) => [join(folder, 'npm'), join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js')])
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path))
    .find((path) => path.endsWith('npm-cli.js'));
}
