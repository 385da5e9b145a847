import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '../../api/client.ts';
import { useApi } from '../../api/queries.ts';
import { useToast } from '../../ui/toast.tsx';
import { deleteStrings } from './list-strings.ts';
import { createSavedCache } from './saved-cache.ts';
import { markDeleting } from './use-deleting.ts';

const deletedToastMs = 5_000;

/** Deletes an item. Each is on its own: one that fails comes back and leaves the others alone. */
export function useDelete(userId: string): (transcriptionId: string) => void {
  const client = useApi();
  const queries = useQueryClient();
  const toast = useToast();

  // It goes on when the list is left meanwhile: what it learns belongs to the cache, not to the list.
  const remove = useCallback(
    async (transcriptionId: string): Promise<void> => {
      const cache = createSavedCache(client, queries, userId);
      markDeleting(queries, userId, transcriptionId, true);
      try {
        await cache.stopLoading();
        await client.send('deleteTranscription', { params: { transcriptionId } });
        cache.remove(transcriptionId);
        toast({
          title: deleteStrings.deletedTitle,
          description: deleteStrings.deleted,
          tone: 'good',
          duration: deletedToastMs,
        });
      } catch (error) {
        const refused = error instanceof ApiError ? error : null;
        if (refused?.status === 404) {
          cache.remove(transcriptionId);
          toast({ title: deleteStrings.goneTitle, description: deleteStrings.gone, tone: 'warn' });
        } else {
          const description = refused?.serverMessage ?? deleteStrings.failed;
          toast({ title: deleteStrings.failedTitle, description, tone: 'bad' });
        }
      } finally {
        markDeleting(queries, userId, transcriptionId, false);
      }
    },
    [client, queries, toast, userId],
  );

  return useCallback((transcriptionId) => void remove(transcriptionId), [remove]);
}
