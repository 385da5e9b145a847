import * as z from 'zod/mini';

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string(),
        security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
      }),
    ),
  ),
});

interface ReferenceEntry {
  method: string;
  /** With `me` for the user, as programs with a key write it. */
  path: string;
  summary: string;
  /** What a key needs to make the call. */
  scope: string;
}

/** The calls of an OpenAPI document that people's own programs can make. */
export function listReference(document: unknown): ReferenceEntry[] {
  const parsed = documentSchema.safeParse(document);
  if (!parsed.success) return [];
  return Object.entries(parsed.data.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { summary, security }]) => {
      const scope = security?.flatMap((each) => each.key ?? [])[0];
      return scope === undefined
        ? []
        : [{ method: method.toUpperCase(), path: path.replace('{userId}', 'me'), summary, scope }];
    }),
  );
}
