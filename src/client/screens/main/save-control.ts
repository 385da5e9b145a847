import { saveFailureStrings } from '../../features/saved/strings.ts';
import { loadTranslated } from '../../interface/translated.ts';
import { createSignal } from '../../platform/signal.ts';
import type { SaveActions } from './create-save-actions.ts';
import type { Core, MainPage } from './person.ts';

/** Saves the open document. Its code is loaded with the first words, or the first press. */
export function createSaveControl(core: Core, page: MainPage): SaveActions {
  const { transcript } = core;
  const changed = createSignal();
  let actions: SaveActions | null = null;
  let loading: Promise<SaveActions> | null = null;
  /** Whether a press waits for the code. */
  let isWaiting = false;
  /** Whether the text has changed before the code was there. */
  let isBehind = false;
  let isConnected = false;
  let disconnect = () => {};

  async function create() {
    const { createSaveActions } = await loadTranslated(() => import('./create-save-actions.ts'));
    const created = createSaveActions(core, page);
    actions = created;
    created.subscribe(changed.emit);
    created.update();
    if (isConnected) disconnect = created.connect();
    if (isBehind) created.changed();
    return created;
  }

  /** A press still saves after the page was left. */
  function load() {
    loading ??= create().catch((error: unknown) => {
      // The next call tries again.
      loading = null;
      throw error;
    });
    return loading;
  }

  /** Resolves to null if it can't be loaded, which it says. */
  const loadForPress = () =>
    load().catch(() => {
      page.toast({ ...saveFailureStrings, tone: 'bad' });
      return null;
    });

  function press(save: (loaded: SaveActions) => void) {
    if (actions) return save(actions);
    // A second press joins the first.
    if (isWaiting) return;
    isWaiting = true;
    changed.emit();
    void loadForPress().then((ready) => {
      isWaiting = false;
      if (ready) save(ready);
      changed.emit();
    });
  }

  function onChange() {
    if (actions) return actions.changed();
    isBehind = true;
    prepare();
  }

  /** The page already says when it is offline, and a press tries again. */
  function prepare() {
    if (transcript.getText() !== '') load().catch(() => {});
  }

  return {
    isSaving: () => isWaiting || (actions?.isSaving() ?? false),
    subscribe: changed.subscribe,
    update: () => actions?.update(),
    changed: onChange,
    saveTranscript: () => press((loaded) => loaded.saveTranscript()),
    saveAsNew: () => press((loaded) => loaded.saveAsNew()),
    saveAndStartNew: async () => (await loadForPress())?.saveAndStartNew() ?? false,
    connect() {
      isConnected = true;
      disconnect = actions?.connect() ?? disconnect;
      prepare();
      const stop = transcript.subscribe(() => {
        if (!actions) onChange();
      });
      return () => {
        isConnected = false;
        stop();
        disconnect();
      };
    },
  };
}
