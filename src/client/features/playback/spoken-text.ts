import { sanitize } from '../../../shared/sanitize.ts';
import type { VoiceId } from '../../../shared/voices.ts';

/** Trimmed for HD voices, because their audio is cached by its text. */
export const spokenText = (text: string, voice: VoiceId): string =>
  voice === 'browser' ? sanitize(text) : sanitize(text).trim();
