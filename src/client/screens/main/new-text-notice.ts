import type { ToastMessage } from '../../ui/toast-message.ts';
import { documentStrings, newTextStrings as strings } from './strings.ts';

/** Says where the document is that was open when a recording started a new one. */
export const newTextNotice = (title: string, onBack: () => void): ToastMessage => ({
  title: strings.started,
  description: strings.stillHere(title),
  action: { label: strings.back, altText: documentStrings.back(title), onClick: onBack },
});
