import { CallError } from '../../api/client.ts';
import { deleteStrings, libraryStrings } from '../../features/saved/strings.ts';
import type { Account } from '../account.ts';
import { documentHref, linkedDocument } from '../document-link.ts';
import type { PageServices } from '../page-services.ts';
import { openDocument } from './open-document.ts';
import type { MainStudio } from './open-studio.ts';

/** Opens the saved text that the URL names, if there is one. Says so if it is gone or can't be loaded. */
export async function openLinkedDocument(
  studio: MainStudio,
  { client, toast, dialogs }: PageServices,
  { userId, cap }: Account,
): Promise<void> {
  const id = linkedDocument(location.hash);
  if (id === null) return;
  history.replaceState(null, '', '/');
  if (userId === undefined)
    return dialogs.open('sign-in', { returnTo: documentHref({ transcriptionId: id }) });
  try {
    await openDocument(studio, { toast, cap }, await client.find(id));
  } catch (error) {
    const isGone = error instanceof CallError && error.code === 'not-found';
    if (isGone) toast({ title: deleteStrings.goneTitle, description: deleteStrings.gone, tone: 'warn' });
    else toast({ title: libraryStrings.loadFailed, description: libraryStrings.tryAgain, tone: 'bad' });
  }
}
