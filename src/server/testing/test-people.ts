import { hashPin } from '../people/pin.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export const householdPassword = 'correct horse';

/** A personal server with a password, shared by the first person (`local`) and the given people. */
export async function createTestHousehold(
  people: readonly string[],
  options: Parameters<typeof createTestApp>[0] = {},
) {
  const test = await createTestApp({
    ...options,
    env: { EDITION: 'personal', PERSONAL_PASSWORD: householdPassword, ...options.env },
  });
  for (const id of people) await addTestPerson(test, id);
  return test;
}

/** Returns the headers of the person's browser. */
export async function addTestPerson(test: TestApp, id: string, pin?: string) {
  const { headers } = await test.signIn(id);
  await test.db
    .insertInto('people')
    .values({ user_id: id, color: 'blue', pin_hash: pin === undefined ? null : await hashPin(pin) })
    .execute();
  return headers;
}
