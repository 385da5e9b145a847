import type { ToastMessage } from '../../ui/toast-message.ts';
import { microphoneStrings as strings } from './strings.ts';

/** Something that people should know about their microphone while they record. */
export interface MicrophoneNotice {
  kind: 'no-sound' | 'unplugged';
  /** The microphone in use now. */
  name: string;
}

export function microphoneNotice({ kind, name }: MicrophoneNotice, onChoose: () => void): ToastMessage {
  const microphone = name || strings.unnamed;
  return {
    ...(kind === 'no-sound' ? strings.noSound(microphone) : strings.unplugged(microphone)),
    tone: 'warn',
    action: { label: strings.choose, altText: strings.chooseAltText, onClick: onChoose },
  };
}
