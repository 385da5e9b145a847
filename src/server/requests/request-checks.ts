import { AppError } from '../../shared/errors.ts';
import { sanitize } from '../../shared/sanitize.ts';

export function invalidField(field: string, problem: string): AppError {
  return new AppError('invalid-request', { message: `${field}: ${problem}`, data: { field } });
}

/** Sanitises the text, and refuses it if nothing is left. */
export function cleanText(given: string): string {
  const text = sanitize(given);
  if (text.trim() === '') throw invalidField('text', 'must not be empty');
  return text;
}

/**
 * Whether a text is too long for a limit, whatever cleaning would leave of it. Cleaning a megabyte can take a third of a
 * second.
 */
export const isFarTooLong = (given: string, cap: number): boolean => given.length > 4 * cap;

/** Like `cleanText`, but also refuses text that is longer than the user's limit. */
export function checkText(given: string, cap: number): string {
  const tooLong = new AppError('text-too-long', { data: { limit: cap } });
  if (isFarTooLong(given, cap)) throw tooLong;
  const text = cleanText(given);
  if (text.length > cap) throw tooLong;
  return text;
}
