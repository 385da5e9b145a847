import type { LanguageCode } from '../../../shared/languages.ts';
import { isOnDevice } from '../../platform/device-mode.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { prepareLocally } from './local-recognition.ts';
import { refusalStrings as strings } from './refusal-strings.ts';

/** Returns whether recording can start, and says why if it can't. */
export async function prepareRecording(
  paused: boolean,
  language: LanguageCode,
  toast: (message: ToastMessage) => void,
): Promise<boolean> {
  if (!paused && isOnDevice()) return prepareLocally(language, toast);
  toast({
    title: paused ? strings.pausedTitle : strings.unsupportedTitle,
    description: paused ? strings.pausedToast : strings.unsupportedToast,
    tone: 'warn',
  });
  return false;
}
