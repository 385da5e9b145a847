import type { SaveAllowance, Transcription } from '../../../shared/entities.ts';
import { allowance } from '../../../shared/quota.ts';
import type { ApiClient } from '../../api/client.ts';
import { apiQueries } from '../../api/queries.ts';
import type { QueryClient } from '../../api/query-client.ts';

/** How many items must be deleted before one can be saved, if the slots are full. */
export function excessOver(
  items: readonly Transcription[] | undefined,
  slots: SaveAllowance | undefined,
): number {
  return items && slots ? Math.max(0, items.length - slots.limit + 1) : 0;
}

/** Updates the cached list and slots after a change, without refetching the list. */
export function createSavedCache(client: ApiClient, queries: QueryClient, userId: string) {
  const listKey = apiQueries.saved(client, userId).queryKey;
  const slotsKey = apiQueries.saveAllowance(client, userId).queryKey;

  /** The slots are refetched afterwards, because another tab may have changed them too. */
  function changeSlots(by: 1 | -1): void {
    queries.setQueryData(slotsKey, (slots) => {
      if (!slots) return undefined;
      const saved = queries.getQueryData(listKey)?.length;
      const used = saved ?? slots.limit - slots.remaining - by;
      return allowance(slots.tier, slots.limit, Math.max(0, used));
    });
    void queries.invalidateQueries({ queryKey: slotsKey });
  }

  return {
    /** A list that is still loading would overwrite the change. */
    async stopLoading(): Promise<void> {
      await queries.cancelQueries({ queryKey: listKey });
    },

    add(item: Transcription): void {
      const known = queries.getQueryData(listKey);
      if (known?.some(({ transcriptionId }) => transcriptionId === item.transcriptionId)) return;
      queries.setQueryData(listKey, (items) => items && [item, ...items]);
      changeSlots(-1);
    },

    /** Shows the new version of an item in its place. */
    replace(item: Transcription): void {
      queries.setQueryData(listKey, (items) =>
        items?.map((each) => (each.transcriptionId === item.transcriptionId ? item : each)),
      );
    },

    /** Puts an item back in its place in the list, which is sorted newest first. */
    restore(item: Transcription): void {
      queries.setQueryData(
        listKey,
        (items) =>
          items && [...items, item].sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
      );
      changeSlots(-1);
    },

    remove(transcriptionId: string): void {
      queries.setQueryData(listKey, (items) =>
        items?.filter((item) => item.transcriptionId !== transcriptionId),
      );
      changeSlots(1);
    },

    excess: () => excessOver(queries.getQueryData(listKey), queries.getQueryData(slotsKey)),

    /** For changes whose result isn't known. */
    reload(): void {
      void queries.invalidateQueries({ queryKey: listKey });
      void queries.invalidateQueries({ queryKey: slotsKey });
    },

    /** The cached count may be stale, so it is refetched before the slots are reported as full. */
    async isFull(): Promise<boolean> {
      const known = queries.getQueryData(slotsKey);
      if (!known || known.remaining > 0) return false;
      try {
        const now = await queries.fetchQuery({ ...apiQueries.saveAllowance(client, userId), staleTime: 0 });
        return now.remaining <= 0;
      } catch {
        return true;
      }
    },
  };
}
