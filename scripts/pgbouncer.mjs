import { candidatePaths, installFromDebian, isExecutable } from './debian.mjs';

/** Finds PgBouncer for the failover test: PGBOUNCER_PATH, an installed one, or one installed from Debian. */
export function ensurePgbouncer() {
  const found = find() ?? (installFromDebian('PgBouncer', ['pgbouncer']) ? find() : undefined);
  if (found) return found;
  console.error(
    'The failover test needs PgBouncer, but it was not found.\n' +
      'Install it (or set PGBOUNCER_PATH) and run the command again.\n' +
      "If you run this as root on Debian or Ubuntu, it's installed automatically.",
  );
  process.exit(1);
}

const find = () =>
  [process.env.PGBOUNCER_PATH ?? '', ...candidatePaths(['pgbouncer']), '/usr/sbin/pgbouncer'].find(
    isExecutable,
  );
