import * as z from 'zod/mini';

type Schema = Readonly<Record<string, unknown>>;

const schemaSchema = z.record(z.string(), z.unknown());
const contentSchema = z.record(z.string(), z.object({ schema: z.optional(schemaSchema) }));

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        summary: z.string(),
        security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
        parameters: z.optional(
          z.array(
            z.object({
              name: z.string(),
              in: z.string(),
              required: z.optional(z.boolean()),
              schema: z.optional(schemaSchema),
            }),
          ),
        ),
        requestBody: z.optional(z.object({ content: contentSchema })),
        responses: z.optional(
          z.record(
            z.string(),
            z.object({ description: z.optional(z.string()), content: z.optional(contentSchema) }),
          ),
        ),
      }),
    ),
  ),
});

interface ReferenceField {
  name: string;
  type: string;
  required: boolean;
}

interface ReferenceResponse {
  status: string;
  /** What it means, or the codes of its errors. */
  description: string;
  fields: readonly ReferenceField[];
}

export interface ReferenceEntry {
  method: string;
  /** With `me` for the user, as programs with a key write it. */
  path: string;
  summary: string;
  /** What a key needs to make the call. */
  scope: string;
  /** Their types begin with the place: path, query or header. */
  parameters: readonly ReferenceField[];
  body: readonly ReferenceField[];
  responses: readonly ReferenceResponse[];
}

/** The calls of an OpenAPI document that people's own programs can make. */
export function listReference(document: unknown): ReferenceEntry[] {
  const parsed = documentSchema.safeParse(document);
  if (!parsed.success) return [];
  return Object.entries(parsed.data.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const { summary, security, parameters = [], requestBody, responses = {} } = operation;
      const scope = security?.flatMap((each) => each.key ?? [])[0];
      if (scope === undefined) return [];
      return {
        method: method.toUpperCase(),
        path: path.replace('{userId}', 'me'),
        summary,
        scope,
        parameters: parameters
          .filter(({ name }) => name !== 'userId')
          .map(({ name, in: place, required = false, schema }) => ({
            name,
            type: `${place}, ${typeOf(schema)}`,
            required,
          })),
        body: fieldsOf(contentOf(requestBody?.content)),
        // The general ones would only say that every error has a code.
        responses: Object.entries(responses)
          .filter(([status]) => !status.endsWith('XX'))
          .map(([status, { description = '', content }]) => ({
            status,
            description: description.replaceAll('`', ''),
            fields: fieldsOf(contentOf(content)),
          })),
      };
    }),
  );
}

const contentOf = (content: z.infer<typeof contentSchema> = {}): Schema | undefined =>
  (content['application/json'] ?? content['multipart/form-data'])?.schema;

const asSchema = (value: unknown): Schema => schemaSchema.safeParse(value).data ?? {};

/** Each field with those inside it, such as `segments[].text`. */
function fieldsOf(schema: Schema | undefined, prefix = ''): ReferenceField[] {
  if (schema?.type === 'array') return fieldsOf(asSchema(schema.items), `${prefix}[].`);
  const required = Array.isArray(schema?.required) ? schema.required : [];
  return Object.entries(asSchema(schema?.properties)).flatMap(([name, value]) => {
    const field = asSchema(value);
    const path = `${prefix}${name}`;
    const inner = field.type === 'array' ? fieldsOf(field, path) : fieldsOf(field, `${path}.`);
    return [{ name: path, type: typeOf(field), required: required.includes(name) }, ...inner];
  });
}

/** Longer lists of values, such as languages, are shortened. */
const listedValues = 4;

function typeOf(schema: Schema = {}): string {
  const { type, format, enum: values, const: value, anyOf, items } = schema;
  if (Array.isArray(values)) {
    const listed = values.slice(0, listedValues).map((each) => JSON.stringify(each));
    return [...listed, ...(values.length > listedValues ? ['…'] : [])].join(' | ');
  }
  if (value !== undefined) return JSON.stringify(value);
  if (Array.isArray(anyOf)) return anyOf.map((each) => typeOf(asSchema(each))).join(' | ');
  if (type === 'array') return `${typeOf(asSchema(items))}[]`;
  return format === 'binary' ? 'file' : typeof type === 'string' ? type : 'any';
}
