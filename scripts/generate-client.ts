import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { api } from '../src/shared/api.ts';
import type { Call } from '../src/shared/call.ts';
import { languageCodes } from '../src/shared/languages.ts';

interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
}

/** The client adds these, or the server knows them from the key. */
const implied = ['userId', 'tier', 'subscriptionTier'];
/** Calls that need no key, but that programs need to choose a voice or a language. */
const publicCalls = ['voices', 'translationPairs'];

const head = '// Generated from the API contract by `node scripts/generate-client.ts`. Do not edit.\n';

const calls = Object.entries<Call>(api).filter(
  ([name, { scope }]) => scope !== undefined || publicCalls.includes(name),
);

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;

function typeOf(schema: JsonSchema, leaveOut: readonly string[] = []): string {
  if (schema.enum?.length === languageCodes.length) return 'Language';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map((each) => typeOf(each)).join(' | ');
  if (schema.format === 'binary') return 'Blob';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'string' || schema.type === 'boolean' || schema.type === 'null') return schema.type;
  if (schema.type === 'array') return `Array<${typeOf(schema.items ?? {})}>`;
  if (schema.type !== 'object') return 'unknown';
  if (!schema.properties) {
    const { additionalProperties: values } = schema;
    return `Record<string, ${typeof values === 'object' ? typeOf(values) : 'unknown'}>`;
  }
  const fields = Object.entries(schema.properties)
    .filter(([name]) => !leaveOut.includes(name))
    .map(([name, field]) => {
      const mark = schema.required?.includes(name) ? '' : '?';
      return `${/^\w+$/.test(name) ? name : `'${name}'`}${mark}: ${typeOf(field)}`;
    });
  return fields.length === 0 ? '{}' : `{ ${fields.join('; ')} }`;
}

function inputOf(call: Call): string {
  const parts = {
    params: call.params,
    query: call.query,
    headers: call.headers,
    body: call.body,
    form: call.form,
  };
  const fields = Object.entries(parts).flatMap(([name, schema]) => {
    const type = schema && typeOf(schemaOf(schema, 'input'), implied);
    if (type === undefined || type === '{}') return [];
    const optional = !/\w: |\w': /.test(type.replace(/\?: /g, '?'));
    return [`${name}${optional ? '?' : ''}: ${type}`];
  });
  return fields.length === 0 ? 'object' : `{ ${fields.join('; ')} }`;
}

function outputOf(call: Call): string {
  if (call.produces === 'audio') return 'Uint8Array';
  return call.response ? typeOf(schemaOf(call.response, 'output')) : 'undefined';
}

/** The files of packages/rhapsode that follow from the contract. */
export function generateClient(): Record<string, string> {
  const types = calls.map(
    ([name, call]) =>
      `  /** ${call.summary}. */\n  ${name}: { input: ${inputOf(call)}; output: ${outputOf(call)} };\n`,
  );
  const languages = languageCodes.map((code) => `  | '${code}'`).join('\n');
  const table = calls.map(([name, { method, path, produces }]) => {
    const kind = produces === 'audio' || produces === 'nothing' ? produces : 'json';
    return `  ${name}: ['${method}', '${path}', '${kind}'],\n`;
  });
  return {
    'calls.d.ts': `${head}\nexport type Language =\n${languages};\n\nexport interface Calls {\n${types.join('')}}\n\nexport declare const calls: Record<keyof Calls, [method: string, path: string, produces: string]>;\n`,
    'calls.js': `${head}\nexport const calls = {\n${table.join('')}};\n`,
  };
}

if (import.meta.main) {
  for (const [name, text] of Object.entries(generateClient()))
    writeFileSync(join(import.meta.dirname, '../packages/rhapsode', name), text);
}
