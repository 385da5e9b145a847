import { interfaceLanguages } from '../../../shared/interface-languages.ts';
import type { Person } from '../../../shared/person-schema.ts';
import { safeReturnPath } from '../../../shared/return-path.ts';
import { signInPath } from '../../../shared/sign-in-path.ts';
import { ApiError } from '../../api/client.ts';
import type { Backend } from '../../backend/backend.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { whoStrings as strings } from '../../features/people/strings.ts';
import { WhoAreYou } from '../../features/people/who-are-you.tsx';
import { setLanguage } from '../../interface/choose-language.ts';
import { broadcastPerson, personPrefix } from '../../platform/person.ts';
import { sessionStore } from '../../platform/storage.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { forgetPeople } from './forget-people.ts';

const wantedPath = (): string =>
  safeReturnPath(new URLSearchParams(window.location.search).get('returnTo') ?? undefined);

/** Asks who uses this browser. The page of the chosen person is a new one, so that nothing of the last one is left in it. */
export function PeopleScreen() {
  const client = useBackend();
  const { value: people, failed, reload } = useLoaded(client, () => loadPeople(client));

  const open = async (person: Person) => {
    for (const key of sessionStore.keys()) window.sessionStorage.removeItem(key);
    await restoreLanguage(person.id);
    broadcastPerson();
    window.location.assign(wantedPath());
  };

  return (
    <div className="page max-w-2xl py-8 sm:py-16">
      <h1 tabIndex={-1} className="text-center font-bold font-serif text-2xl sm:text-3xl">
        {strings.title}
      </h1>
      <p className="mt-2 text-balance text-center text-muted">{strings.lead}</p>
      {failed ? (
        <Notice
          live
          tone="bad"
          title={strings.loadFailed}
          className="mt-6"
          action={
            <Button variant="outline" onClick={reload}>
              {strings.tryAgain}
            </Button>
          }
        />
      ) : people ? (
        <WhoAreYou people={people} onChosen={open} />
      ) : (
        <Skeleton className="mt-6 h-40" />
      )}
    </div>
  );
}

/** Undefined while another page is opened because there is nobody to choose. */
async function loadPeople(client: Backend): Promise<readonly Person[] | undefined> {
  try {
    const found = await client.get('people');
    await forgetPeople(found.map(({ id }) => id)).catch(() => {});
    if (found.length > 1) return found;
    // Nobody has to be asked any more: the server has removed the cookie.
    window.location.replace('/');
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    window.location.replace(`${signInPath}?${new URLSearchParams({ returnTo: wantedPath() })}`);
  }
}

/** Each person may have chosen another language for the buttons. */
async function restoreLanguage(personId: string): Promise<void> {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(`${personPrefix(personId)}language`);
  } catch {
    // Storage is blocked.
  }
  const language = interfaceLanguages.find(({ id }) => id === stored)?.id;
  if (language && language !== document.documentElement.lang) await setLanguage(language);
}
