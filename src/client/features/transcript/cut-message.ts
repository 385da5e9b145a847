import { limits } from '../../../shared/limits.ts';
import type { Fitted } from '../../studio/write-phrase.ts';
import type { ToastMessage } from '../../ui/toast-message.ts';
import { textLengthStrings as strings } from './strings.ts';

/** Says that text was cut at the cap. */
export function cutMessage(
  cut: Fitted['cut'],
  how: 'typed' | 'pasted' | 'spoken',
  cap: number,
): ToastMessage {
  const noRoom = how === 'pasted' && cut === 'all';
  const truncated = cap >= limits.premium.transcriptCap && !noRoom;
  return {
    title: strings.limitTitle,
    description: truncated ? strings.truncated(cap) : strings.limit(cap),
    tone: 'warn',
  };
}
