import type { ToastMessage } from '../../ui/toast-message.ts';
import { slowStartStrings as strings } from './strings.ts';

/** Longer than the engine may take to start, because the message goes when it has started or given up. */
const longestStartMs = 60_000;

export const slowStartMessage = (useServer: (() => void) | undefined): ToastMessage => ({
  title: strings.title,
  description: useServer ? strings.orServer : strings.orType,
  duration: longestStartMs,
  action: useServer && { label: strings.server, altText: strings.serverAlt, onClick: useServer },
});
