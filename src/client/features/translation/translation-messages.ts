import { languageName } from '../../interface/language-names.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { resultStrings as strings } from './strings.ts';
import type { TranslationMessage } from './translation-state.ts';

const completeToastMs = 3_000;

export interface MessageActions {
  onUpgrade(): void;
  onSignIn(): void;
}

/** The toast of each message, word for word as specified. */
export function messageToast(message: TranslationMessage, actions: MessageActions): ToastMessage {
  switch (message.kind) {
    case 'complete':
      return {
        title: strings.complete,
        description: strings.completeIn(languageName(message.language)),
        tone: 'good',
        duration: completeToastMs,
      };
    case 'cancelled':
      return { title: strings.cancelled };
    case 'sign-in':
      return {
        title: strings.signInTitle,
        description: strings.signIn,
        tone: 'info',
        action: { label: strings.signInAction, altText: strings.signInAlt, onClick: actions.onSignIn },
      };
    case 'failed':
      return { title: strings.errorTitle, description: message.retryMessage ?? strings.error, tone: 'bad' };
    case 'limit-reached':
      return {
        title: strings.limitToast,
        description: strings.limitToastText,
        tone: 'warn',
        action: { label: strings.upgrade, altText: strings.upgradeAlt, onClick: actions.onUpgrade },
      };
    case 'limit-known':
      return { title: strings.knownLimitTitle, description: strings.knownLimit(message.limit), tone: 'warn' };
    case 'period-used':
      return {
        title: strings.limitPanel,
        description: strings.limitPanelPremium(message.remaining, message.renewsAt),
        tone: 'warn',
      };
  }
}
