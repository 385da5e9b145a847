import { AppError } from '../shared/errors.ts';

export function invalidField(field: string, problem: string): AppError {
  return new AppError('invalid-request', { message: `${field}: ${problem}`, data: { field } });
}
