import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { apiQueries, useApi } from '../../api/queries.ts';
import { useQueryClient } from '../../api/use-query.ts';
import type { BrowserImporter } from '../../features/imports/browser-importer.ts';
import type { ImportView } from '../../features/imports/import-job.ts';
import type { Importer } from '../../features/imports/importer.ts';
import type { TranscriptApi } from '../../features/transcript/use-transcript.ts';
import { localStore } from '../../platform/storage.ts';
import { useSettings } from '../../platform/use-settings.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';

export interface ImporterControl {
  view: ImportView | null;
  /** Resolves to null if another page is importing. */
  load(): Promise<Importer | null>;
  /** Null until it is loaded. */
  loaded(): Importer | null;
}

/** Loads the importer for the first file, or if an import from an earlier visit is on this device. */
export function useImporter(words: TranscriptApi, userId: string | undefined): ImporterControl {
  const client = useApi();
  const queries = useQueryClient();
  const [{ punctuation }] = useSettings();
  const [view, setView] = useState<ImportView | null>(null);
  const ready = useRef<Importer | null>(null);
  const loader = useRef<(() => Promise<Importer | null>) | null>(null);
  /** The importer of the previous user, or of a visitor before the session was loaded, has to be disposed of first. */
  const disposed = useRef<Promise<void> | undefined>(undefined);
  const { transcript, draft } = words;
  const rulesNow = useEffectEvent(() => ({ cap: words.cap, punctuation }));

  useEffect(() => {
    let loading: Promise<BrowserImporter | null> | undefined;
    let isCurrent = true;
    const create = async () => {
      await disposed.current;
      const { loadImporter } = await loadWithRetry(() => import('./load-importer.ts'));
      const importer = await loadImporter({
        client,
        queries,
        userId,
        rules: () => rulesNow(),
        editor: {
          read: () => ({ text: transcript.getText(), timings: transcript.getTimings() }),
          show({ text, timings }) {
            transcript.replaceAll(text, timings);
            // In the next frame the pane scrolls to new words, but a part should be shown from its beginning.
            requestAnimationFrame(() => document.querySelector('.transcript-pane')?.scrollTo(0, 0));
          },
          translationOf(text, language) {
            const found = draft.read().translation;
            if (found?.request.text !== text || found.request.source !== language) return null;
            const { text: translation, pairs, request } = found;
            return { text: translation, language: request.target, ...(pairs && { pairs }) };
          },
          hear: ({ words: spoken, pauseMs, time }, language) =>
            transcript.hear(
              { key: Symbol('phrase'), words: spoken, pauseMs, language, time },
              rulesNow(),
              () => {},
            ),
          insert: (at, spoken, time) =>
            transcript.edit({ at, removed: '', inserted: spoken, source: 'spoken' }, 'elsewhere', undefined, {
              spoken: time,
            }),
          subscribe: transcript.subscribe,
        },
        onChange(next) {
          // An import of the previous user may still be loading.
          if (!isCurrent) return;
          if (next) localStore.write('importWaiting', 'true');
          else localStore.remove('importWaiting');
          setView(next);
        },
        onRemaining: (remaining) =>
          queries.setQueryData(apiQueries.recognitionAllowance(client, userId).queryKey, (known) =>
            known ? { ...known, remaining, allowed: remaining > 0 } : known,
          ),
      });
      await importer?.restore();
      return importer;
    };
    const load = () => {
      loading ??= create();
      // If another page is importing, the next call tries again, because that page may have been closed by then.
      void loading.then(
        (importer) => {
          if (isCurrent) ready.current = importer;
          if (!importer) loading = undefined;
        },
        () => {
          loading = undefined;
        },
      );
      return loading;
    };
    loader.current = load;
    if (localStore.read('importWaiting') !== null) load().catch(() => undefined);
    return () => {
      isCurrent = false;
      loader.current = null;
      ready.current = null;
      setView(null);
      disposed.current = loading?.then(
        (importer) => importer?.dispose(),
        () => undefined,
      );
    };
  }, [client, queries, userId, transcript, draft]);

  return {
    view,
    load: () => loader.current?.() ?? Promise.resolve(null),
    loaded: () => ready.current,
  };
}
