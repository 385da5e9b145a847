import { join } from 'node:path';
import { build } from 'rolldown';

const root = join(import.meta.dirname, '../..');

/** Packages with many small modules. Loading each on its own would double the time to start and take 30 MB more. */
const bundled = /^(kysely|zod|jose|openid-client)(\/|$)/;
const isPackage = (id: string) => /^[@a-z]/.test(id) && !id.startsWith('src/');

/** Bundles the server and the operators' commands into build/server/. */
export async function buildServer(): Promise<void> {
  await build({
    cwd: root,
    input: {
      main: 'src/server/main.ts',
      account: 'src/server/commands/account-main.ts',
      backup: 'src/server/commands/backup-main.ts',
      restore: 'src/server/commands/restore-main.ts',
      move: 'src/server/commands/move-main.ts',
    },
    platform: 'node',
    external: (id) => isPackage(id) && !bundled.test(id),
    output: { dir: join(root, 'build/server'), cleanDir: true },
  });
}
