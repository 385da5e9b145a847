import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import type { LanguageCode } from '../../../shared/languages.ts';
import type { Tier } from '../../../shared/limits.ts';
import type { Allowance } from '../../../shared/quota.ts';
import { sanitize } from '../../../shared/sanitize.ts';
import { useBackend } from '../../backend/use-backend.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { loadWithRetry } from '../../ui/lazy-part.ts';
import { useToast } from '../../ui/toast.tsx';
import { useLazyController } from '../../ui/use-lazy-controller.ts';
import type { TranslationDraft } from './translation-draft.ts';
import { idleOutput, isOutdated, type TranslationOutput, type View } from './translation-output.ts';
import type { TranslationRequest, TranslationResult } from './translation-request.ts';
import { useTranslationAllowance } from './use-translation-allowance.ts';

export interface TranslationOptions {
  text: string;
  change: 'typed' | 'other';
  editing: boolean;
  /** Whether text is still arriving. */
  recording: boolean;
  /** Whether the microphone is open. */
  speaking: boolean;
  source: LanguageCode;
  target: LanguageCode;
  /** Whether sentences are translated while they are spoken, where that is possible. */
  whileSpeaking: boolean;
  /** Whether the toggle was left on; ignored while nobody is signed in. */
  wanted: boolean;
  onWanted(wanted: boolean): void;
  userId: string | undefined;
  /** Whether nobody is signed in and no session is being fetched. */
  signedOut: boolean;
  tier: Tier;
  cap: number;
  /** When the paid period ends and its characters renew. */
  periodEnd: string | null;
  onUpgrade(): void;
  onSignIn(): void;
  draft: TranslationDraft;
  /** The user's dictionary, for the browser's own translator. */
  entries: readonly DictionaryEntry[];
}

export interface Translation {
  on: boolean;
  /** Whether sentences are translated one by one. */
  live: boolean;
  /** True for Premium, or in a browser with its own translator. */
  canBeLive: boolean;
  /** Translates a translated sentence back. Rejects after the user has been told why it failed. */
  translateBack(sentence: string): Promise<string> | undefined;
  toggle(on: boolean): void;
  view: View;
  setView(view: View): void;
  request: TranslationRequest;
  output: TranslationOutput;
  outdated: boolean;
  allowance: Allowance | undefined;
  /** Whether no translations are left today. Choosing a language then opens the upgrade dialog instead. */
  locked: boolean;
  translate(): void;
  downloadAndTranslate(): void;
  cancel(): void;
  swap(result: TranslationResult): void;
}

const loadTranslation = () => loadWithRetry(() => import('./browser-translation.ts'));

/** Connects the page to the translation code, which is loaded once translation is switched on. */
export function useTranslation(options: TranslationOptions): Translation {
  const { source, target, userId, onUpgrade, onSignIn, draft, entries } = options;
  const client = useBackend();
  const toast = useToast();
  const announce = useAnnounce();
  const [view, setView] = useState<View>('original');
  const [output, setOutput] = useState<TranslationOutput>(idleOutput);
  const [deviceReady, setDeviceReady] = useState(false);
  const { allowance, onUsed } = useTranslationAllowance(userId, options.tier);
  // The server knows the tier before this page's subscription lookup has finished.
  const tier = allowance?.tier ?? options.tier;
  const text = useMemo(() => sanitize(options.text), [options.text]);
  const request = { text, source, target };
  const on = options.wanted && userId !== undefined;
  const canBeLive = tier === 'premium' || deviceReady;
  const live = options.whileSpeaking && canBeLive;

  const [known, setKnown] = useState({ draft, speaking: false });
  const { speaking } = options;
  if (known.draft !== draft || known.speaking !== speaking) {
    setKnown({ draft, speaking });
    // Another document has another translation, which is restored when the code for it has been loaded.
    if (known.draft !== draft) setOutput(idleOutput);
    // Somebody who speaks watches the words arrive.
    if (known.draft !== draft || speaking) setView('original');
  }

  const changeView = (next: View) => {
    setView(next);
    if (draft.read().view !== next) draft.write({ view: next });
  };

  const renewsAt = options.periodEnd ?? undefined;
  const { change, editing, recording, cap } = options;
  const core = useLazyController({
    load: loadTranslation,
    isNeeded: on,
    keys: [live, draft],
    input: { entries, changeView, onUsed, onUpgrade, onSignIn },
    create: ({ createBrowserTranslation }, latest) =>
      createBrowserTranslation({
        client,
        draft,
        entries: () => latest().entries,
        live,
        toast,
        announce,
        actions: { onUpgrade: () => latest().onUpgrade(), onSignIn: () => latest().onSignIn() },
        onOutput(next) {
          setOutput(next);
          // Keeps the last known value until the browser has responded again.
          if (next.device !== undefined) setDeviceReady(next.device === 'ready');
        },
        onView: (next) => latest().changeView(next),
        onAllowanceUsed: (remaining) => latest().onUsed(remaining),
      }),
    update: (translation) =>
      translation.update({
        ...request,
        on,
        change,
        editing,
        recording,
        cap,
        userId,
        tier,
        allowance,
        renewsAt,
      }),
  });

  // Otherwise the toggle would stay on and use up the next user's allowance.
  const switchOff = useEffectEvent(() => options.onWanted(false));
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (wasSignedIn.current && userId === undefined) switchOff();
    wasSignedIn.current = userId !== undefined;
  }, [userId]);

  const askToSignIn = () => {
    loadWithRetry(() => import('./translation-messages.ts')).then(
      ({ messageToast }) => toast(messageToast({ kind: 'sign-in' }, { onUpgrade, onSignIn })),
      // The page already says that it is offline.
      () => {},
    );
  };

  return {
    on,
    live: on && live,
    canBeLive,
    translateBack: (sentence) => core.get()?.translateBack?.(sentence),
    toggle: (next) => (options.signedOut ? askToSignIn() : options.onWanted(next)),
    view,
    setView: changeView,
    request,
    output,
    outdated: isOutdated(output, request),
    allowance,
    locked: tier === 'free' && allowance?.remaining === 0 && output.device !== 'ready',
    translate: () => core.get()?.translate(),
    downloadAndTranslate: () => core.get()?.downloadAndTranslate(),
    cancel: () => core.get()?.cancel(),
    swap: (result) => core.get()?.swap(result),
  };
}
