import type * as z from 'zod/mini';
import { singleLine } from '../../shared/entities.ts';

const types: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'an array',
  file: 'a file (with curl: -F file=@NAME)',
};

const listed = (values: readonly unknown[]): string => values.map(String).join(', ');

/** What is wrong with a field, to be read after its name. A schema's own message comes first. */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  const choice = issue.code === 'invalid_value' ? listed(issue.values) : undefined;
  if (issue.input === undefined)
    return choice === undefined ? 'is required' : `is required (one of ${choice})`;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${types[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `must be one of ${choice}`;
    case 'too_small':
      if (issue.minimum === 1 && issue.origin !== 'number' && issue.origin !== 'int')
        return 'must not be empty';
      return `must ${atLeast(issue)} ${issue.minimum}${unit(issue.origin)}`;
    case 'too_big':
      return `must ${isCounted(issue.origin) ? 'have' : 'be'} at most ${issue.maximum}${unit(issue.origin)}`;
    case 'invalid_format':
      if (issue.format === 'datetime') return 'must be a time in UTC, such as 2030-01-31T12:00:00Z';
      if (issue.pattern === String(singleLine)) return 'must be one line of text';
      return 'has characters that aren’t allowed here, or too few or too many of them';
    default:
      return 'is not valid';
  }
}

const isCounted = (origin: string): boolean => unit(origin) !== '';

const atLeast = ({ origin, inclusive }: { origin: string; inclusive?: boolean | undefined }): string =>
  isCounted(origin) ? 'have at least' : inclusive === false ? 'be greater than' : 'be at least';

function unit(origin: string): string {
  if (origin === 'string') return ' characters';
  return origin === 'array' || origin === 'set' || origin === 'map' ? ' entries' : '';
}
