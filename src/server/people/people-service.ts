import { randomUUID } from 'node:crypto';
import { AppError } from '../../shared/errors.ts';
import { localUser } from '../../shared/local-user.ts';
import { maxPeople } from '../../shared/people.ts';
import type { NewPerson, Person, PersonChange } from '../../shared/person-schema.ts';
import type { ExportService } from '../account/export-service.ts';
import type { SessionUser } from '../requests/session-user.ts';
import type { PeopleStore } from './people-queries.ts';
import { hashPin, isPin } from './pin.ts';

const windowMs = 15 * 60 * 1_000;
/** Wrong PINs for one person, from all browsers together. Four digits withstand this for weeks. */
const attemptsPerWindow = 5;

/** Counts attempts across all instances. */
interface AttemptStore {
  hit(keys: readonly string[], windowMs: number, now: number): Promise<{ hits: number; expiresAt: number }[]>;
  forget(key: string): Promise<void>;
}

type Row = NonNullable<Awaited<ReturnType<PeopleStore['find']>>>;

export type PeopleService = ReturnType<typeof createPeopleService>;

export function createPeopleService(deps: {
  store: PeopleStore;
  attempts: AttemptStore;
  exports: Pick<ExportService, 'zip' | 'fileName'>;
  /** Deletes what is stored outside the database for a person. */
  eraseFiles: (id: string) => Promise<void>;
  now: () => number;
}) {
  const { store, attempts, exports, eraseFiles, now } = deps;

  async function find(id: string): Promise<Row> {
    const row = await store.find(id);
    if (!row) throw new AppError('not-found');
    return row;
  }

  const read = async (id: string): Promise<Person> => toPerson(await find(id));

  /** The limit applies even if rate limits are off. */
  async function checkPin({ id, pinHash }: Row, given: string | undefined): Promise<void> {
    if (pinHash === null) return;
    if (given === undefined) throw new AppError('wrong-pin');
    const key = `pin:${id}`;
    const [counted] = await attempts.hit([key], windowMs, now());
    if (counted && counted.hits > attemptsPerWindow) {
      const seconds = Math.max(1, Math.ceil((counted.expiresAt - now()) / 1_000));
      throw new AppError('too-many-requests', {
        data: { retryAfter: seconds },
        headers: { 'retry-after': String(seconds) },
      });
    }
    if (!(await isPin(given, pinHash))) throw new AppError('wrong-pin');
    await attempts.forget(key);
  }

  async function checkName(name: string, except?: string): Promise<void> {
    const taken = (await store.list()).some(
      (person) => person.id !== except && person.name.toLowerCase() === name.toLowerCase(),
    );
    if (taken) throw new AppError('name-taken');
  }

  return {
    /** Whoever manages the others comes first. */
    list: async (): Promise<Person[]> =>
      (await store.list()).map(toPerson).toSorted((a, b) => Number(b.manages) - Number(a.manages)),

    /** Refuses without the right PIN. */
    async identify(id: string, pin: string | undefined): Promise<Person> {
      const row = await find(id);
      await checkPin(row, pin);
      return toPerson(row);
    },

    read,

    async add(user: SessionUser, given: NewPerson): Promise<Person> {
      requireManager(user);
      const people = await store.list();
      if (people.length >= maxPeople) throw new AppError('too-many-people');
      const name = given.name.trim();
      const ownName = people.length === 1 ? given.ownName?.trim() : undefined;
      if (ownName?.toLowerCase() === name.toLowerCase()) throw new AppError('name-taken');
      if (ownName === undefined) await checkName(name);
      const id = randomUUID();
      const pinHash = given.pin === undefined ? null : await hashPin(given.pin);
      await store.add(
        { id, name, color: given.color, pinHash, now: now() },
        { name: ownName, sessionHash: user.sessionHash },
      );
      return read(id);
    },

    async change(user: SessionUser, id: string, change: PersonChange): Promise<Person> {
      const own = user.id === id;
      if (!own) requireManager(user);
      const row = await find(id);
      const name = change.name?.trim();
      if (name !== undefined) await checkName(name, id);
      if (own && change.pin !== undefined) await checkPin(row, change.currentPin);
      await store.change(
        id,
        {
          ...(name !== undefined && { name }),
          ...(change.color !== undefined && { color: change.color }),
          ...(change.pin !== undefined && {
            pinHash: change.pin === null ? null : await hashPin(change.pin),
          }),
        },
        own ? user.sessionHash : undefined,
      );
      // Whoever forgot the PIN may have used up the attempts.
      if (change.pin !== undefined) await attempts.forget(`pin:${id}`);
      return read(id);
    },

    async remove(user: SessionUser, id: string): Promise<void> {
      requireManager(user);
      if (id === user.id)
        throw new AppError('invalid-request', {
          message: 'The person who manages the others can’t be removed.',
          data: { field: 'id' },
        });
      await find(id);
      await eraseFiles(id);
      await store.remove(id);
      // Something may have been stored in between.
      await eraseFiles(id);
    },

    async startExport(user: SessionUser, id: string) {
      if (user.id !== id) requireManager(user);
      await find(id);
      return { name: exports.fileName(), bytes: exports.zip(id) };
    },
  };
}

const manages = (id: string): boolean => id === localUser.googleSub;

function requireManager(user: SessionUser): void {
  if (!manages(user.id)) throw new AppError('not-yours');
}

const toPerson = ({ id, name, color, pinHash }: Row): Person => ({
  id,
  name,
  color,
  hasPin: pinHash !== null,
  manages: manages(id),
});
