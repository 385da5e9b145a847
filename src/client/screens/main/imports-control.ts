import { lazyController } from '../../platform/lazy-controller.ts';
import { combineStops, createSignal, listenTo } from '../../platform/signal.ts';
import { localStore } from '../../platform/storage.ts';
import { whenActed } from '../../platform/when-acted.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import type { Imports, ImportsView } from './create-imports.ts';
import type { Core, MainPage } from './person.ts';

export interface ImportsControl {
  view(): ImportsView;
  subscribe(listener: () => void): () => void;
  run(press: (imports: Imports) => void): void;
  /** Stops playing a recording, if it is being played. */
  silence(): void;
  update(): void;
  connect(): () => void;
}

export const nothingImported: ImportsView = {
  job: null,
  playable: false,
  isOver: false,
  listening: null,
  heard: null,
  waveform: null,
};

const loadImports = () => loadWithRetry(() => import('./create-imports.ts'));

/** Imports are loaded with the first action, or at once for an earlier import or a file from another app. */
export function createImportsControl(core: Core, page: MainPage): ImportsControl {
  const { client, queries, toast, dialogs } = page;
  const changed = createSignal();
  let view = nothingImported;

  const imports = lazyController(loadImports, ({ createImports }) => {
    const created = createImports({
      ...{ client, queries, toast, dialogs },
      studio: core,
      onView(next) {
        view = next;
        changed.emit();
      },
    });
    created.update(core.person().account);
    return created;
  });

  // Pasting may be the first action, when imports aren't loaded yet.
  function onPaste({ clipboardData: data }: ClipboardEvent) {
    const file = data?.getData('text') ? undefined : data?.files[0];
    if (file && !imports.get()) imports.run((loaded) => loaded.take(file));
  }

  return {
    view: () => view,
    subscribe: changed.subscribe,
    run: imports.run,
    silence: () => imports.get()?.stopListening(),
    update: () => imports.get()?.update(core.person().account),
    connect() {
      // A file from another app opens the page with a query.
      const isNeeded =
        window.location.search !== '' ||
        localStore.read('importWaiting') !== null ||
        localStore.read('recordings') !== null ||
        localStore.read('keptDrafts') !== null;
      if (isNeeded) imports.prepare();
      const stop = combineStops(
        whenActed(imports.prepare),
        listenTo(window, 'paste', onPaste),
        imports.dispose,
      );
      return () => {
        stop();
        view = nothingImported;
      };
    },
  };
}
