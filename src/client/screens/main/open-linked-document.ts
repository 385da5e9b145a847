import { CallError } from '../../api/client.ts';
import { deleteStrings, libraryStrings } from '../../features/saved/strings.ts';
import type { PageServices } from '../page-services.ts';
import { openDocument } from './open-document.ts';
import type { MainStudio } from './open-studio.ts';

/** Opens a saved text, and says so if it is gone or can't be loaded. */
export async function openLinkedDocument(
  studio: MainStudio,
  { client, toast }: Pick<PageServices, 'client' | 'toast'>,
  { id, cap }: { id: string; cap: number },
): Promise<void> {
  try {
    await openDocument(studio, { toast, cap }, await client.find(id));
  } catch (error) {
    const isGone = error instanceof CallError && error.code === 'not-found';
    if (isGone) toast({ title: deleteStrings.goneTitle, description: deleteStrings.gone, tone: 'warn' });
    else toast({ title: libraryStrings.loadFailed, description: libraryStrings.tryAgain, tone: 'bad' });
  }
}
