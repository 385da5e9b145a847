import type { Person } from '../../../shared/person-schema.ts';
import type { QueryKey } from '../../api/query-client.ts';
import { useQuery } from '../../api/use-query.ts';
import type { Backend } from '../../backend/backend.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { pagePerson } from '../../platform/person.ts';
import { storePerson } from './stored-person.ts';

const peopleKey: QueryKey<Person[]> = ['people'];

/** The people who share this server. */
export function usePeople(enabled = true) {
  const client = useBackend();
  const query = useQuery({
    queryKey: peopleKey,
    queryFn: ({ signal }) => fetchPeople(client, signal),
    enabled,
  });
  return { ...query, own: query.data?.find(isOwn) };
}

const isOwn = ({ id }: Person): boolean => id === pagePerson();

/** The next page shows this person before the server has responded. */
async function fetchPeople(client: Backend, signal: AbortSignal): Promise<Person[]> {
  const people = await client.get('people', { signal });
  const own = people.find(isOwn);
  if (own) storePerson(own);
  return people;
}
