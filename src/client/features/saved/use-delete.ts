import { useCallback } from 'react';
import { CallError } from '../../api/client.ts';
import { useQueryClient } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { useToast } from '../../ui/toast.tsx';
import { createSavedCache } from './saved-cache.ts';
import { deleteStrings } from './strings.ts';
import { markPendingDelete } from './use-pending-deletes.ts';

const deletedToastMs = 5_000;

/** Deletes an item and offers to undo it. A failed deletion doesn't affect the others. */
export function useDelete(userId: string): (transcriptionId: string) => Promise<void> {
  const client = useBackend();
  const queries = useQueryClient();
  const toast = useToast();

  const restore = useCallback(
    async (transcriptionId: string): Promise<void> => {
      try {
        createSavedCache(client, queries, userId).restore(await client.restore(transcriptionId));
        toast({ title: deleteStrings.restored, tone: 'good' });
      } catch (error) {
        const description =
          (error instanceof CallError && error.userMessage) || deleteStrings.restoreFailedBody;
        toast({ title: deleteStrings.restoreFailed, description, tone: 'bad' });
      }
    },
    [client, queries, toast, userId],
  );

  // A deletion continues when the list is closed, so it updates the cache and not the list.
  return useCallback(
    async (transcriptionId: string): Promise<void> => {
      const cache = createSavedCache(client, queries, userId);
      markPendingDelete(queries, userId, transcriptionId, true);
      try {
        await cache.stopLoading();
        await client.remove(transcriptionId);
        cache.remove(transcriptionId);
        toast({
          title: deleteStrings.deletedTitle,
          description: deletedText(cache.excess()),
          action: {
            label: deleteStrings.undo,
            altText: deleteStrings.undoAlt,
            onClick: () => void restore(transcriptionId),
          },
          tone: 'good',
          duration: deletedToastMs,
        });
      } catch (error) {
        const refused = error instanceof CallError ? error : null;
        if (refused?.code === 'not-found') {
          cache.remove(transcriptionId);
          toast({ title: deleteStrings.goneTitle, description: deleteStrings.gone, tone: 'warn' });
        } else {
          const description = refused?.userMessage ?? deleteStrings.failed;
          toast({ title: deleteStrings.failedTitle, description, tone: 'bad' });
        }
      } finally {
        markPendingDelete(queries, userId, transcriptionId, false);
      }
    },
    [client, queries, restore, toast, userId],
  );
}

/** After Premium ends there may be more items than slots: deleting one doesn't make room yet. */
const deletedText = (excess: number): string =>
  excess > 0 ? deleteStrings.stillOver(excess) : deleteStrings.deleted;
