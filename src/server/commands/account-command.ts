import { createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { accountGraceMs } from '../../shared/account-rules.ts';
import { formatLongDate } from '../../shared/format-date.ts';
import { createAccountStore } from '../account/account-queries.ts';
import { createExportStore } from '../account/export-queries.ts';
import { createExportService } from '../account/export-service.ts';
import type { Database } from '../db/schema.ts';

export const accountUsage = `Usage:
  npm run account -- export EMAIL   write a copy of the account's data to a ZIP file in this folder
  npm run account -- delete EMAIL   delete the account in seven days, unless its owner signs in
  npm run account -- reset-pin NAME remove a person's PIN on a personal server
`;

const commands = ['export', 'delete', 'reset-pin'];

/** Exports and deletes accounts and resets PINs for operators. Returns the exit code. */
export async function runAccountCommand(
  args: readonly string[],
  deps: { db: Database; folder: string; now: () => number; print: (text: string) => void },
): Promise<number> {
  const { db, folder, now, print } = deps;
  const [command = '', email, ...more] = args;
  if (!commands.includes(command) || email === undefined || more.length > 0) {
    const isUnknown = command !== '' && !commands.includes(command);
    print(isUnknown ? `There is no command ${command}.\n${accountUsage}` : accountUsage);
    return 1;
  }
  const store = createAccountStore(db);
  if (command === 'reset-pin') {
    const found = await store.removePin(email);
    print(found ? `${email} no longer has a PIN.\n` : `Nobody here is called ${email}.\n`);
    return found ? 0 : 1;
  }
  const exports = createExportService({ store: createExportStore(db), now });
  const found = await store.findByEmail(email);
  if (found.length === 0) {
    print(`No account has the e-mail address ${email}.\n`);
    return 1;
  }
  for (const userId of found) {
    if (command === 'export') {
      const file = unusedFile(folder, exports.fileName());
      // Only the current system user can read the file.
      await pipeline(exports.zip(userId), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
      print(`Written to ${file}\n`);
    } else {
      const dueAt = await store.requestDeletion(userId, now(), now() + accountGraceMs);
      print(
        `The account is signed out everywhere and will be deleted on ${formatLongDate(dueAt)}, unless its owner signs in.\n` +
          'Within a minute, or when it next starts, the server will turn off renewal of the subscription.\n',
      );
    }
  }
  return 0;
}

/** The file with this name, or with a number if there is one already. */
function unusedFile(folder: string, name: string): string {
  let file = join(folder, name);
  for (let count = 2; existsSync(file); count += 1)
    file = join(folder, name.replace('.zip', `-${count}.zip`));
  return file;
}
