import { useEffect, useState } from 'react';
import { useQueryClient } from '../../api/use-query.ts';
import { useBackend } from '../../backend/use-backend.ts';
import type { LazyController } from '../../platform/lazy-controller.ts';
import { localStore } from '../../platform/storage.ts';
import { useFirstAction } from '../../platform/use-first-action.ts';
import type { Studio } from '../../studio/create-studio.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import { useLazyController } from '../../ui/use-lazy-controller.ts';
import type { Account } from '../account.ts';
import { useDialogs } from '../dialogs.tsx';
import type { Imports, ImportsView } from './create-imports.ts';

const loadImports = () => loadWithRetry(() => import('./create-imports.ts'));
/** A file from another app opens the page with a query. */
const hasQuery = () => typeof window !== 'undefined' && window.location.search !== '';
const nothing: ImportsView = { job: null, isOver: false, listening: false, heard: null };

export interface ImportsControl extends ImportsView {
  run: LazyController<Imports>['run'];
  /** Stops playing a recording, if it is being played. */
  stopListening(): void;
}

/** Imports are loaded with the first action, or at once for an earlier import or a file from another app. */
export function useImports(studio: Studio, account: Account): ImportsControl {
  const client = useBackend();
  const queries = useQueryClient();
  const toast = useToast();
  const dialogs = useDialogs();
  const acted = useFirstAction();
  const [view, onView] = useState(nothing);
  const imports = useLazyController({
    load: loadImports,
    isNeeded:
      acted ||
      hasQuery() ||
      localStore.read('importWaiting') !== null ||
      localStore.read('keptDrafts') !== null,
    input: account,
    create: ({ createImports }) => createImports({ client, queries, toast, dialogs, studio, onView }),
    update: (created, now) => created.update(now),
  });
  useEffect(() => {
    // Pasting may be the first action, when imports aren't loaded yet.
    const onPaste = ({ clipboardData: data }: ClipboardEvent) => {
      const file = data?.getData('text') ? undefined : data?.files[0];
      if (file && !imports.get()) imports.run((loaded) => loaded.take(file));
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [imports]);

  return { ...view, run: imports.run, stopListening: () => imports.get()?.stopListening() };
}
