import { randomBytes } from 'node:crypto';
import type { Database } from './schema.ts';

/** All instances share the secret that the first one created. */
export async function sharedSecret(db: Database, name: string): Promise<Uint8Array> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const row = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(row.value, 'base64url');
}
