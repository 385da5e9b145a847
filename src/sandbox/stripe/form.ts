import * as z from 'zod/mini';
import { invalidParameter, missingParameter, unknownParameter } from './errors.ts';

/** The bracketed name of a parameter: line_items[0][price]. */
function paramName(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String);
  return first + rest.map((part) => `[${part}]`).join('');
}

/** Validates parameters as Stripe does and names unknown, missing or invalid ones. */
export function parseParams<S extends z.ZodMiniType>(schema: S, given: unknown): z.infer<S> {
  const result = z.safeParse(schema, given ?? {}, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      throw unknownParameter(paramName([...issue.path, issue.keys[0] ?? '']));
    }
  }
  const issue = result.error.issues[0];
  const name = paramName(issue?.path ?? []);
  if (issue?.code === 'invalid_type' && issue.input === undefined) throw missingParameter(name);
  throw invalidParameter(name, `Invalid value for ${name}.`);
}

/** Form values arrive as strings. */
export const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d+$/)),
  z.transform((text: string) => Number(text)),
);
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
);
export const metadata = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)));
export const expandParam = z.optional(z.array(z.string()));

export const retrieveParams = z.strictObject({ expand: expandParam });

/** The parameters that every list call accepts. */
export const listParams = {
  limit: z.optional(wholeNumber),
  starting_after: z.optional(z.string()),
  ending_before: z.optional(z.string()),
  expand: expandParam,
};
