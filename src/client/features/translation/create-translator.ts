import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { Tier } from '../../../shared/limits.ts';
import type { Allowance } from '../../../shared/quota.ts';
import { sanitize } from '../../../shared/sanitize.ts';
import type { Backend } from '../../backend/backend.ts';
import { lazyController } from '../../platform/lazy-controller.ts';
import { createSignal } from '../../platform/signal.ts';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import type { TranslationDraft } from './translation-draft.ts';
import { idleOutput, type TranslationOutput, type View } from './translation-output.ts';
import { isSameRequest, type TranslationResult } from './translation-request.ts';

/** What is translated, and what the user has chosen. */
export interface TranslationSource {
  text: string;
  change: 'typed' | 'other';
  editing: boolean;
  /** Whether text is still arriving. */
  recording: boolean;
  source: LanguageCode;
  target: LanguageCode;
  /** Whether sentences are translated while they are spoken, where that is possible. */
  whileSpeaking: boolean;
  /** Whether the toggle was left on; ignored while nobody is signed in. */
  wanted: boolean;
}

export interface TranslatorPerson {
  userId: string | undefined;
  /** Whether nobody is signed in and no session is being fetched. */
  signedOut: boolean;
  tier: Tier;
  cap: number;
  /** When the paid period ends and its characters renew. */
  periodEnd: string | null;
  /** Undefined until the server has responded. */
  allowance: Allowance | undefined;
  /** The user's dictionary, for the browser's own translator. */
  entries: readonly DictionaryEntry[];
}

export interface TranslatorDeps {
  client: Backend;
  toast(message: ToastMessage): unknown;
  announce(message: string): void;
  draft: TranslationDraft;
  read(): TranslationSource;
  onWanted(wanted: boolean): void;
  /** Called without a number if the allowance turned out to be used up. */
  onAllowanceUsed(userId: string | undefined, remaining?: number): void;
  onUpgrade(): void;
  onSignIn(): void;
}

export interface TranslatorStatus {
  view: View;
  output: TranslationOutput;
  /** Whether the browser's own translator can be used at once. */
  deviceReady: boolean;
}

export interface Translator {
  status(): TranslatorStatus;
  subscribe(listener: () => void): () => void;
  update(person: TranslatorPerson): void;
  /** Call it when the text or a choice may have changed. */
  refresh(): void;
  /** Another text is open, with a translation of its own. */
  restart(): void;
  toggle(on: boolean): void;
  /** Call it for a press, or when somebody begins to speak. */
  setView(view: View): void;
  /** Translates the current text, because the user asked for it. */
  translate(): void;
  downloadAndTranslate(): void;
  cancel(): void;
  /** Swaps the text and the translation. */
  swap(result: TranslationResult): void;
  /** Translates a translated sentence back. Rejects after the user has been told why it failed. */
  translateBack(sentence: string): Promise<string> | undefined;
  dispose(): void;
}

export const nothingTranslated: TranslatorStatus = {
  view: 'original',
  output: idleOutput,
  deviceReady: false,
};

const nobody: TranslatorPerson = {
  ...{ userId: undefined, signedOut: false, tier: 'free', cap: 0, periodEnd: null },
  ...{ allowance: undefined, entries: [] },
};

/** The server knows the tier before this page's subscription lookup has finished. */
export const tierNow = ({ allowance, tier }: Pick<TranslatorPerson, 'allowance' | 'tier'>): Tier =>
  allowance?.tier ?? tier;

/** Sentence by sentence: for Premium, or in a browser with its own translator. */
export const canBeLive = (
  person: Pick<TranslatorPerson, 'allowance' | 'tier'>,
  { deviceReady }: Pick<TranslatorStatus, 'deviceReady'>,
): boolean => tierNow(person) === 'premium' || deviceReady;

/** Translates the text. Its code is loaded once translation is switched on. */
export function createTranslator(deps: TranslatorDeps): Translator {
  const { client, toast, announce, draft, onUpgrade, onSignIn } = deps;
  const changed = createSignal();
  let status = nothingTranslated;
  let person = nobody;
  let isLive = false;
  let isQueued = false;
  /** Until somebody presses something or speaks. */
  let quiet = true;

  function set(patch: Partial<TranslatorStatus>) {
    status = { ...status, ...patch };
    changed.emit();
  }

  function setView(view: View) {
    if (status.view !== view) set({ view });
    if (draft.read().view !== view) draft.write({ view });
  }

  function input() {
    const { text, source, target, change, editing, recording, wanted } = deps.read();
    const { userId, cap, allowance, periodEnd } = person;
    return {
      ...{ text: sanitize(text), source, target, change, editing, recording, cap, userId, allowance, quiet },
      on: wanted && userId !== undefined,
      tier: tierNow(person),
      renewsAt: periodEnd ?? undefined,
    };
  }

  const core = lazyController(
    () => loadWithRetry(() => import('./browser-translation.ts')),
    ({ createBrowserTranslation }) => {
      isLive = deps.read().whileSpeaking && canBeLive(person, status);
      const created = createBrowserTranslation({
        ...{ client, draft, toast, announce },
        entries: () => person.entries,
        live: isLive,
        actions: { onUpgrade, onSignIn },
        onOutput(output) {
          // Keeps the last known value until the browser has responded again.
          const { device } = output;
          set({ output, deviceReady: device === undefined ? status.deviceReady : device === 'ready' });
          refresh();
        },
        onView: setView,
        onAllowanceUsed: (remaining) => deps.onAllowanceUsed(person.userId, remaining),
      });
      created.update(input());
      return created;
    },
  );

  /** After everything that changes in one go. */
  function refresh() {
    if (isQueued) return;
    isQueued = true;
    void Promise.resolve().then(() => {
      // Another screen may be open by now.
      if (!isQueued) return;
      isQueued = false;
      const { whileSpeaking, wanted } = deps.read();
      const live = whileSpeaking && canBeLive(person, status);
      if (core.get() && live !== isLive) core.dispose();
      const loaded = core.get();
      if (loaded) loaded.update(input());
      else if (wanted && person.userId !== undefined) core.prepare();
    });
  }

  return {
    status: () => status,
    subscribe: changed.subscribe,
    update(next) {
      const { userId, tier } = person;
      const hasLeft = userId !== undefined && next.userId === undefined;
      person = next;
      // Free users have a number of translations, and premium users a number of characters.
      if (next.allowance && next.tier !== tier && next.allowance.tier !== next.tier)
        deps.onAllowanceUsed(next.userId);
      // Otherwise the toggle would stay on and use up the next user's allowance.
      if (hasLeft) deps.onWanted(false);
      refresh();
    },
    refresh,
    restart() {
      quiet = true;
      core.dispose();
      set({ output: idleOutput, view: 'original' });
      refresh();
    },
    toggle(on) {
      quiet = false;
      if (!person.signedOut) {
        const { translation } = draft.read();
        if (on && isSameRequest(translation?.request ?? null, input())) setView('translated');
        return deps.onWanted(on);
      }
      onSignIn();
      loadWithRetry(() => import('./translation-messages.ts')).then(
        ({ messageToast }) => toast(messageToast({ kind: 'sign-in' }, { onUpgrade, onSignIn })),
        // The page already says that it is offline.
        () => {},
      );
    },
    setView(view) {
      quiet = false;
      setView(view);
    },
    translate: () => core.get()?.translate(),
    downloadAndTranslate: () => core.get()?.downloadAndTranslate(),
    cancel: () => core.get()?.cancel(),
    swap: (result) => core.get()?.swap(result),
    translateBack: (sentence) => core.get()?.translateBack?.(sentence),
    dispose() {
      isQueued = false;
      core.dispose();
      status = nothingTranslated;
    },
  };
}
