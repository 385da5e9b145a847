import { sanitize } from '../../../shared/sanitize.ts';

/** The part of the text that a voice reads. Trimmed, because audio is cached by its text. */
export const spokenText = (text: string): string => sanitize(text).trim();
