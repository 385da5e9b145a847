import { sanitize } from '../../../shared/sanitize.ts';
import type { VoiceId } from '../../../shared/voices.ts';

/** The text as a voice gets it. HD audio is cached by it, so blanks around it must not matter. */
export const spokenText = (text: string, voice: VoiceId): string =>
  voice === 'browser' ? sanitize(text) : sanitize(text).trim();
