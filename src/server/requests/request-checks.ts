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

/** Like `cleanText`, but also refuses text that is longer than the user's limit. */
export function checkText(given: string, cap: number): string {
  const text = cleanText(given);
  if (text.length > cap) throw new AppError('text-too-long', { data: { limit: cap } });
  return text;
}
