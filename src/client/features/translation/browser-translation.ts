import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import { type ApiClient, ApiError } from '../../api/client.ts';
import { isOnDevice } from '../../platform/device-mode.ts';
import { isSandboxed } from '../../platform/sandboxed.ts';
import { runsOnThisComputer } from '../../platform/this-computer.ts';
import { translatorsOnDevice } from '../../platform/translation/device-translation.ts';
import { createDeviceTranslator } from '../../platform/translator.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { createLiveTranslation } from './create-live-translation.ts';
import { createTranslation, type TranslationCore, type TranslationListener } from './create-translation.ts';
import { resultStrings } from './result-strings.ts';
import { translateOnServer } from './translate-on-server.ts';
import type { TranslationDraft } from './translation-draft.ts';
import { type MessageActions, messageToast } from './translation-messages.ts';

export interface BrowserTranslationDeps extends Omit<TranslationListener, 'onMessage'> {
  client: ApiClient;
  draft: TranslationDraft;
  /** Whether sentences are translated one by one. */
  live: boolean;
  /** The user's dictionary, whose entries may have fixed translations. */
  entries: () => readonly DictionaryEntry[];
  actions: MessageActions;
  toast(message: ToastMessage): void;
  announce(message: string): void;
}

/** An error whose message says why there is no translation. */
const offOnDevice = () =>
  new ApiError(403, JSON.stringify({ code: 'unsupported-pair', message: resultStrings.offOnDevice }), '');

/** Connects the translation to the server, the browser's translator and this page's toasts. */
export function createBrowserTranslation(deps: BrowserTranslationDeps): TranslationCore {
  const { client, draft, actions, toast, announce } = deps;
  const create = deps.live ? createLiveTranslation : createTranslation;
  const translation = create({
    translateOnServer: async (request) => {
      if (isOnDevice() && !runsOnThisComputer('translation')) throw offOnDevice();
      return translateOnServer(client, request);
    },
    // If words may be sent, the browser's own translator is used only if the server has no real one.
    device:
      isOnDevice() || isSandboxed('translation')
        ? createDeviceTranslator(translatorsOnDevice(), deps.entries)
        : undefined,
    deviceOnly: isOnDevice() && !runsOnThisComputer('translation'),
    draft,
    listener: {
      onOutput: deps.onOutput,
      onView: deps.onView,
      onAllowanceUsed: deps.onAllowanceUsed,
      onMessage(message) {
        const shown = messageToast(message, actions);
        if (message.kind === 'cancelled') announce(shown.title);
        else toast(shown);
      },
    },
  });
  const onOnline = () => translation.onOnline?.();
  window.addEventListener('online', onOnline);
  return {
    ...translation,
    dispose() {
      window.removeEventListener('online', onOnline);
      translation.dispose();
    },
  };
}
