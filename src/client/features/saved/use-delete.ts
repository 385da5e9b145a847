import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { toastMs } from '../../../shared/limits.ts';
import { ApiError } from '../../api/client.ts';
import { useApi } from '../../api/queries.ts';
import { useToast } from '../../ui/toast.tsx';
import { createSavedCache } from './saved-cache.ts';
import { deleteStrings } from './strings.ts';

const mutationKey = (userId: string | undefined) => [userId, 'delete-saved'] as const;

/** The items that are being deleted: gone for every count, still there with a spinner until the answer comes. */
export function useDeleting(userId: string | undefined): ReadonlySet<string> {
  const ids = useMutationState({
    filters: { mutationKey: mutationKey(userId), status: 'pending' },
    select: (mutation) => String(mutation.state.variables),
  });
  return new Set(ids);
}

/** Deletes an item. Each is on its own: one that fails comes back and leaves the others alone. */
export function useDelete(userId: string): (transcriptionId: string) => void {
  const client = useApi();
  const cache = createSavedCache(client, useQueryClient(), userId);
  const toast = useToast();

  const { mutate } = useMutation({
    mutationKey: mutationKey(userId),
    mutationFn: (transcriptionId: string) =>
      client.send('deleteTranscription', { params: { transcriptionId } }),
    onMutate: cache.stopLoading,
    onSuccess: (_, transcriptionId) => {
      cache.remove(transcriptionId);
      toast({
        title: deleteStrings.deletedTitle,
        description: deleteStrings.deleted,
        tone: 'good',
        duration: toastMs.deleted,
      });
    },
    onError: (error, transcriptionId) => {
      if (error instanceof ApiError && error.status === 404) {
        cache.remove(transcriptionId);
        toast({ title: deleteStrings.goneTitle, description: deleteStrings.gone, tone: 'warn' });
        return;
      }
      const said = error instanceof ApiError ? error.serverMessage : undefined;
      toast({ title: deleteStrings.failedTitle, description: said ?? deleteStrings.failed, tone: 'bad' });
    },
  });
  return mutate;
}
