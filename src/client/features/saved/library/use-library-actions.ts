import { useMemo } from 'react';
import type { LibraryItem } from '../../../../shared/calls/library-calls.ts';
import type { SavedDocument } from '../../../../shared/document/document-schema.ts';
import { CallError } from '../../../api/client.ts';
import { useQueryClient } from '../../../api/use-query.ts';
import { editDocument } from '../../../backend/edit-document.ts';
import { useBackend } from '../../../backend/use-backend.ts';
import { useToast } from '../../../ui/toast.tsx';
import { deleteStrings, libraryStrings as strings } from '../strings.ts';
import { markPendingDelete } from '../use-pending-deletes.ts';
import { forEachDocument } from './for-each-document.ts';
import { type Library, refreshLibrary } from './use-library.ts';

/** Long enough to read how many were deleted. */
const undoToastMs = 10_000;

export interface TagChange {
  add: readonly string[];
  remove: readonly string[];
}

export interface LibraryActions {
  rename(item: LibraryItem, title: string): Promise<void>;
  changeTags(items: readonly LibraryItem[], change: TagChange): Promise<void>;
  /** Deletes them and offers one undo for all. */
  remove(items: readonly LibraryItem[]): Promise<void>;
  /** Everything that these documents have; null if they couldn't be loaded, and then the person has been told. */
  load(items: readonly LibraryItem[]): Promise<SavedDocument[] | null>;
}

const withTags = (tags: readonly string[], { add, remove }: TagChange): string[] => [
  ...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add]),
];

const reasonOf = (error: unknown): string | undefined =>
  error instanceof CallError ? error.userMessage : undefined;

/** What people do with documents in the library. Rows change at once; a failure changes them back. */
export function useLibraryActions(userId: string, { patch }: Pick<Library, 'patch'>): LibraryActions {
  const client = useBackend();
  const queries = useQueryClient();
  const toast = useToast();
  return useMemo(() => {
    const refresh = () => refreshLibrary(queries, userId);
    let changing: Promise<unknown> = Promise.resolve();

    function change<T>(work: () => Promise<T>): Promise<T> {
      const done = work();
      changing = Promise.allSettled([changing, done]);
      return done;
    }

    function explain(title: string, error: unknown) {
      if (error instanceof CallError && error.code === 'not-found')
        return toast({ title: deleteStrings.goneTitle, description: deleteStrings.gone, tone: 'warn' });
      return toast({ title, description: reasonOf(error) ?? strings.tryAgain, tone: 'bad' });
    }

    function show(changed: SavedDocument) {
      patch((items) =>
        items.map((item) => {
          if (item.transcriptionId !== changed.transcriptionId) return item;
          const { title, ...rest } = item;
          const { tags = [], updatedAt, revision } = changed;
          return { ...rest, ...(changed.title && { title: changed.title }), tags, updatedAt, revision };
        }),
      );
    }

    async function restore(items: readonly LibraryItem[]) {
      const { done, error } = await forEachDocument(items, (item) => client.restore(item.transcriptionId));
      refresh();
      if (error !== null) explain(deleteStrings.restoreFailed, error);
      else toast({ title: strings.restoredMany(done.length), tone: 'good' });
    }

    return {
      async rename(item, title) {
        const { transcriptionId } = item;
        patch((items) =>
          items.map((each) => (each.transcriptionId === transcriptionId ? { ...each, title } : each)),
        );
        try {
          show(await change(() => editDocument(client, transcriptionId, () => ({ title }))));
        } catch (error) {
          explain(strings.renameFailed, error);
        }
        refresh();
      },
      async changeTags(items, tagChange) {
        const { done, error } = await change(() =>
          forEachDocument(items, async ({ transcriptionId }) =>
            show(
              await editDocument(client, transcriptionId, ({ tags = [] }) => ({
                tags: withTags(tags, tagChange),
              })),
            ),
          ),
        );
        refresh();
        if (error !== null) explain(strings.tagFailed(done.length, items.length), error);
      },
      async remove(items) {
        const mark = (isPending: boolean) => {
          for (const { transcriptionId } of items)
            markPendingDelete(queries, userId, transcriptionId, isPending);
        };
        mark(true);
        // Changes are saved first, so that Undo brings the text back as it was.
        await changing;
        const { done, error } = await forEachDocument(items, async ({ transcriptionId }) => {
          await client.remove(transcriptionId).catch((reason: unknown) => {
            // Another device has deleted it already.
            if (items.length === 1 || !(reason instanceof CallError && reason.code === 'not-found'))
              throw reason;
          });
        });
        const isGone = error instanceof CallError && error.code === 'not-found';
        const gone = new Set((isGone ? items : done).map(({ transcriptionId }) => transcriptionId));
        patch((rows) => rows.filter(({ transcriptionId }) => !gone.has(transcriptionId)));
        mark(false);
        refresh();
        if (done.length === 0) return void explain(deleteStrings.failedTitle, error);
        toast({
          title: strings.deletedMany(done.length),
          ...(error !== null && { description: reasonOf(error) ?? deleteStrings.failed }),
          tone: error === null ? 'good' : 'warn',
          duration: undoToastMs,
          action: {
            label: deleteStrings.undo,
            altText: deleteStrings.undoAlt,
            onClick: () => void restore(done),
          },
        });
      },
      async load(items) {
        const found = new Map<string, SavedDocument>();
        const { error } = await forEachDocument(items, async ({ transcriptionId }) =>
          found.set(transcriptionId, await client.find(transcriptionId)),
        );
        if (error !== null) {
          explain(strings.loadFailed, error);
          return null;
        }
        return items.flatMap(({ transcriptionId }) => found.get(transcriptionId) ?? []);
      },
    };
  }, [client, queries, toast, userId, patch]);
}
