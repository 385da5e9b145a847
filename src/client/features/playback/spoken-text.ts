import { sanitize } from '../../../shared/sanitize.ts';

/** What a voice reads of a text. Trimmed, because audio is cached by its text. */
export const spokenText = (text: string): string => sanitize(text).trim();
