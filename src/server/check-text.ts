import { AppError } from '../shared/errors.ts';
import { sanitize } from '../shared/sanitize.ts';

export function invalid(field: string, problem: string): AppError {
  return new AppError('invalid-request', { message: `${field}: ${problem}`, data: { field } });
}

/** The text as it is kept and translated; refuses what is empty then, or longer than the person's cap. */
export function checkText(given: string, cap: number): string {
  const text = sanitize(given);
  if (text.trim() === '') throw invalid('text', 'must not be empty');
  if (text.length > cap) throw new AppError('text-too-long', { data: { limit: cap } });
  return text;
}
