import type { DictionaryEntry } from '../../../shared/dictionary/entry.ts';
import type { Backend } from '../../backend/backend.ts';
import { translatorsOnDevice } from '../../platform/translation/device-translation.ts';
import { createDeviceTranslator } from '../../platform/translator.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { createLiveTranslation } from './create-live-translation.ts';
import { createTranslation, type TranslationCore, type TranslationListener } from './create-translation.ts';
import { translateOnServer } from './translate-on-server.ts';
import type { TranslationDraft } from './translation-draft.ts';
import { type MessageActions, messageToast } from './translation-messages.ts';

export interface BrowserTranslationDeps extends Omit<TranslationListener, 'onMessage'> {
  client: Backend;
  draft: TranslationDraft;
  /** Whether sentences are translated one by one. */
  live: boolean;
  /** The user's dictionary, whose entries may have fixed translations. */
  entries: () => readonly DictionaryEntry[];
  actions: MessageActions;
  toast(message: ToastMessage): void;
  announce(message: string): void;
}

/** Connects the translation to the server, the browser's translator and this page's toasts. */
export function createBrowserTranslation(deps: BrowserTranslationDeps): TranslationCore {
  const { client, draft, actions, toast, announce } = deps;
  const { backend: hasServer, prefersBrowser } = client.capabilities.translation;
  const create = deps.live ? createLiveTranslation : createTranslation;
  const translation = create({
    translateOnServer: (request) => translateOnServer(client, request),
    device: prefersBrowser
      ? createDeviceTranslator(translatorsOnDevice({ hasServer }), deps.entries)
      : undefined,
    deviceOnly: !hasServer,
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
