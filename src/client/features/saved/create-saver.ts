import type { SavedAs } from '../../../shared/document/document.ts';
import type { QueryClient } from '../../api/query-client.ts';
import type { Backend } from '../../backend/backend.ts';
import { loadTranslated } from '../../interface/translated.ts';
import { createSignal } from '../../platform/signal.ts';
import type { ShowToast } from '../../ui/toast.tsx';
import type { IdempotencyKeys } from './idempotency-keys.ts';
import type { SaveContent, SaveDeps, SaveResult } from './save-transcription.ts';
import { saveFailureStrings } from './strings.ts';

export type { SaveContent, SaveResult } from './save-transcription.ts';

export interface SaveOptions
  extends Pick<
    SaveDeps,
    'userId' | 'cap' | 'onLimit' | 'onUpgrade' | 'onSignIn' | 'onConflict' | 'onDeleted'
  > {
  /** Whether the saved transcriptions are on the screen. */
  viewing: boolean;
  onViewSaved(): void;
}

export interface SaverDeps {
  client: Backend;
  queries: QueryClient;
  toast: ShowToast;
  options(): SaveOptions;
}

export interface Saver {
  isSaving(): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Saves a new text, or changes the saved one that it belongs to. Resolves to null if it wasn't saved, after any problem
   * has been reported.
   */
  save(content: SaveContent, linked?: SavedAs | null): Promise<SaveResult | null>;
  /** Saves without a press, so that only what needs a decision is said. */
  saveQuietly(content: SaveContent, linked: SavedAs | null): Promise<SaveResult | null>;
  /** Call it when the text is cleared, so that saving the same words again creates a new item. */
  startOver(): void;
  /** Call it when the options may have changed. */
  update(): void;
}

/** Saves texts. Its code is loaded with the first press. */
export function createSaver({ client, queries, toast, options }: SaverDeps): Saver {
  const changed = createSignal();
  let running: { of: string; result: Promise<SaveResult | null> } | null = null;
  let keys: IdempotencyKeys | null = null;
  let dismissSaved = () => {};
  let wasViewing = false;

  async function attempt(
    content: SaveContent,
    linked: SavedAs | null,
    quiet?: Pick<SaveDeps, 'toast' | 'onLimit' | 'onSignIn'>,
  ): Promise<SaveResult | null> {
    const module = await loadTranslated(() => import('./save-transcription.ts')).catch(() => null);
    if (!module) {
      if (!quiet) toast({ ...saveFailureStrings, tone: 'bad' });
      return null;
    }
    keys ??= module.createIdempotencyKeys();
    const deps = { ...options(), client, queries, toast, keyFor: keys.keyFor };
    const result = await module.saveTranscription(content, linked, {
      ...deps,
      isViewing: () => options().viewing,
      ...quiet,
    });
    if (result) dismissSaved = result.dismiss;
    return result;
  }

  return {
    isSaving: () => running !== null,
    subscribe: changed.subscribe,
    async save(content, linked = null) {
      if (content.text.trim() === '') return null;
      const of = JSON.stringify([content, linked]);
      while (running) {
        // A second press while saving joins the first, unless there is something else to save by now.
        if (running.of === of) return running.result;
        await running.result.catch(() => {});
      }
      running = { of, result: attempt(content, linked) };
      changed.emit();
      try {
        return await running.result;
      } finally {
        running = null;
        changed.emit();
      }
    },
    saveQuietly: (content, linked) =>
      attempt(content, linked, {
        toast: (message) => (message.tone === 'warn' ? toast(message) : () => {}),
        onLimit() {},
        onSignIn() {},
      }),
    startOver: () => keys?.forget(),
    update() {
      const { viewing } = options();
      if (viewing && !wasViewing) dismissSaved();
      wasViewing = viewing;
    },
  };
}
