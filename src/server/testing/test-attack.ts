import {
  $ZodArray,
  $ZodEnum,
  $ZodFile,
  $ZodObject,
  $ZodOptional,
  $ZodRecord,
  type $ZodType,
} from 'zod/v4/core';
import { api } from '../../shared/api.ts';
import type { Call } from '../../shared/call.ts';
import { languages } from '../../shared/languages.ts';
import fc from '../../shared/test-seed.ts';
import { createWav } from '../../shared/test-wav.ts';
import { forgedTimestamps, hostileRecordings, smallHostileRecording } from './hostile-recordings.ts';
import { brokenBody, contentType, hostileText, oddHeaders, pollution } from './test-hostile.ts';
import { testSound } from './test-recordings.ts';

/** The payload is sent unchanged. */
export interface Attack {
  method: Call['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

/** The user of the session, and all ids that exist. */
export interface AttackContext {
  id: string;
  tier: string;
  ids: readonly string[];
}

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileText) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom('Good morning.', 'Hello context', 'Wie geht es dir?') },
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[]],
    { $gt: '' },
    { toString: 'no function' },
  ),
  fc.integer({ min: 200, max: 1_500 }).map(nested),
);

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

const recording = fc.oneof(
  fc.constantFrom(createWav(0.5), createWav(1), createWav(0), createWav(1).subarray(0, 30)),
  fc.uint8Array({ maxLength: 500 }),
  fc.constantFrom(...Object.keys(hostileRecordings)).map(smallHostileRecording),
  fc.constant(null).map(forgedTimestamps),
);

const boundary = 'x';

/** Multipart, with unescaped names and values: a browser would escape some of them. */
function encodeForm(fields: unknown): Buffer {
  if (typeof fields !== 'object' || fields === null) return Buffer.from(JSON.stringify(fields) ?? '');
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const file = value instanceof Uint8Array;
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file ? '; filename="a.wav"' : ''}\r\n\r\n`;
    return [
      Buffer.from(head),
      file ? value : Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')),
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

/** Values that match the schema. Ids are existing ones, so they often belong to somebody else. */
function valid(schema: $ZodType, key: string, context: AttackContext): fc.Arbitrary<unknown> {
  if (schema instanceof $ZodObject) {
    const shape: Record<string, $ZodType> = schema._zod.def.shape;
    return fc.record(
      Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, valid(field, name, context)])),
    );
  }
  if (schema instanceof $ZodOptional)
    return fc.option(valid(schema._zod.def.innerType, key, context), { nil: undefined });
  if (schema instanceof $ZodFile) return recording;
  if (schema instanceof $ZodArray)
    return fc.array(valid(schema._zod.def.element, key, context), { maxLength: 3 });
  if (schema instanceof $ZodRecord)
    return fc.dictionary(fc.constantFrom('*', 'es-ES', ...pollution), text, { maxKeys: 2 });
  // Mostly the correct value: a wrong one is refused before anything else is checked.
  if (/^(userId|googleSub|inviteeSub)$/.test(key)) return mostly(context.id, ...context.ids);
  if (key === 'email') return mostly(`${context.id}@example.com`, 'victim@example.com', context.id);
  if (key === 'expiresAt') return fc.constantFrom('2100-01-01T00:00:00Z', '2000-01-01T00:00:00Z', 'soon');
  if (key === 'url')
    return fc.constantFrom(
      'https://example.com/hook',
      'http://127.0.0.1/',
      'https://[::1]/',
      'file:///etc/passwd',
    );
  if (key === 'recordingId')
    return fc.constantFrom('11111111-2222-4333-8444-555555555555', '../11111111', ...context.ids);
  if (key === 'startMs') return fc.constantFrom('0', '12000', '-1', '1e3');
  if (key === 'name') return fc.constantFrom('My program', ' ', 'x'.repeat(61), 'a\nb');
  if (/tier$/i.test(key)) return mostly(context.tier, 'free', 'premium');
  if (schema instanceof $ZodEnum) return fc.constantFrom(...Object.values(schema._zod.def.entries));
  if (/language/i.test(key)) return fc.constantFrom(...languages.map(({ code }) => code));
  if (key === 'source' || key === 'target') return fc.constantFrom('en', 'es', 'zh', 'xx');
  if (key === 'voice') return fc.constantFrom('sage', 'alloy', 'browser', 'nobody');
  if (key === 'clip') return fc.constantFrom(...context.ids.map((id) => `${id}.mp3`), 'x.mp3');
  return /^(text|written|heard|spoken|title|tags|speaker|speakableText)$/.test(key)
    ? text
    : fc.constantFrom(...context.ids);
}

const mostly = (truth: string, ...lies: string[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(truth) }, { weight: 1, arbitrary: fc.constantFrom(...lies) });

/** One field is missing, replaced or added, or the whole value is something else. */
function nearlyValid(schema: $ZodType, context: AttackContext): fc.Arbitrary<unknown> {
  return fc
    .tuple(valid(schema, '', context), fc.nat(), hostileValue, fc.constantFrom(...pollution), fc.nat(4))
    .map(([good, pick, bad, name, how]) => {
      const fields = Object.entries(good as Record<string, unknown>);
      const at = fields.length === 0 ? 0 : pick % fields.length;
      if (how === 0) return Object.fromEntries(fields.filter((_, index) => index !== at));
      if (how === 1)
        return Object.fromEntries(fields.map(([key, value], index) => [key, index === at ? bad : value]));
      if (how === 2) return Object.fromEntries([...fields, [name, bad]]);
      return how === 3 ? bad : [good, good];
    });
}

/** Requests to one call, from valid to completely invalid. */
export function attacksOn(call: Call, context: AttackContext): fc.Arbitrary<Attack> {
  const segment = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...context.ids) },
    { weight: 1, arbitrary: text },
  );
  const params = call.path.match(/:\w+/g) ?? [];
  const path = fc
    .tuple(
      ...params.map((name) =>
        call.params ? fieldOf(call.params, name.slice(1), segment, context) : segment,
      ),
    )
    .map((values) =>
      params.reduce(
        (made, name, index) => made.replace(name, () => encode(String(values[index]))),
        call.path,
      ),
    );
  const query = fc.option(
    fc.oneof(
      call.query ? valid(call.query, '', context) : fc.constant({}),
      fc.dictionary(
        fc.oneof(fc.constantFrom('returnTo', 'state', 'code', 'checkout', ...pollution), text),
        text,
        {
          maxKeys: 3,
        },
      ),
    ),
    { nil: {} },
  );
  const json = (value: unknown) => JSON.stringify(value) ?? 'undefined';
  const schema = call.body ?? call.form;
  const usualType =
    call.upload?.[0] ?? (call.form ? `multipart/form-data; boundary=${boundary}` : 'application/json');
  const encodeBody: (value: unknown) => string | Buffer = call.form ? encodeForm : json;
  const body: fc.Arbitrary<string | Buffer | undefined> = call.upload
    ? fc.oneof(fc.constantFrom(testSound(), testSound(100_000), Buffer.alloc(0)), brokenBody)
    : schema
      ? fc.oneof(
          { weight: 4, arbitrary: valid(schema, '', context).map(encodeBody) },
          { weight: 5, arbitrary: nearlyValid(schema, context).map(encodeBody) },
          { weight: 2, arbitrary: brokenBody },
        )
      : fc.option(fc.oneof(brokenBody, hostileValue.map(json)), { nil: undefined, freq: 3 });
  return fc
    .record({
      path,
      query,
      isEncoded: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, fc.constant(true)),
      payload: call.method === 'GET' ? fc.constant(undefined) : body,
      type: fc.oneof({ weight: 8, arbitrary: fc.constant(usualType) }, { weight: 2, arbitrary: contentType }),
      revision:
        call === api.changeTranscription
          ? fc.constantFrom('"1"', '"2"', 'W/"1"', '*', undefined)
          : fc.constant(undefined),
      extraHeaders: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: oddHeaders }),
    })
    .map(({ path, isEncoded, query, payload, type, revision, extraHeaders }) => ({
      method: call.method,
      url: (isEncoded ? encodedPath(path) : path) + queryString(query as Record<string, unknown>),
      headers: {
        ...(payload === undefined ? {} : { 'content-type': type }),
        ...present({ 'if-match': revision, ...extraHeaders }),
      },
      ...(payload === undefined ? {} : { payload }),
    }));
}

function fieldOf(schema: $ZodType, name: string, other: fc.Arbitrary<string>, context: AttackContext) {
  const field =
    schema instanceof $ZodObject ? (schema._zod.def.shape as Record<string, $ZodType>)[name] : undefined;
  return field
    ? fc.oneof({ weight: 2, arbitrary: valid(field, name, context) }, { weight: 1, arbitrary: other })
    : other;
}

const present = (headers: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** Another spelling of the same address. */
export const encodedPath = (path: string): string => path.replace(/^\/api\//, '/%61pi/');

/** Some encodings have to stay broken, and lone surrogates can't be encoded at all. */
const encode = (value: string) => (value.startsWith('%') ? value : encodeURIComponent(value.toWellFormed()));

function queryString(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([key, value]) => `${encode(key)}=${encode(String(value).slice(0, 3_000))}`).join('&')}`;
}
