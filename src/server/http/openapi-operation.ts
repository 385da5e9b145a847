import * as z from 'zod/mini';
import type { Call } from '../../shared/call.ts';
import { liveLineEventSchema, liveStateEventSchema } from '../../shared/calls/live-calls.ts';
import { errorCodes } from '../../shared/errors.ts';
import { recordingTypes } from '../../shared/recording-types.ts';
import { wordsEventSchema } from '../../shared/translation-events.ts';
import { errorsOf } from './call-errors.ts';

export type Json = Record<string, unknown>;

const errorSchema = { $ref: '#/components/schemas/Error' };

const access: Record<Call['access'], string> = {
  public: 'Anyone may call it.',
  user: 'For signed-in users.',
  self: 'Only for the user whose id is in the path.',
  household: 'For everyone who may open this server.',
};

const accessText = (call: Call): string =>
  call.scope === undefined
    ? access[call.access]
    : `${access[call.access]} API keys need the scope \`${call.scope}\`.`;

/** Programs with a key may leave these out: the server knows whom the key belongs to. */
const impliedByKey = ['userId', 'tier', 'subscriptionTier'];

function withoutImplied(schema: Json): Json {
  const { required = [], properties = {} } = schema as { required?: string[]; properties?: Json };
  const described = Object.entries(properties).map(([name, property]) => [
    name,
    impliedByKey.includes(name)
      ? { ...(property as Json), description: 'Required unless the request has an API key.' }
      : property,
  ]);
  return {
    ...schema,
    properties: Object.fromEntries(described),
    required: required.filter((name) => !impliedByKey.includes(name)),
  };
}

/** Unknown fields in a request are ignored, but responses have no additional fields. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io }) as Json;
  return rest;
}

const json = (schema: z.ZodMiniType, io: 'input' | 'output') => ({
  'application/json': { schema: jsonSchema(schema, io) },
});

const contentOf = (types: readonly string[]): Json => Object.fromEntries(types.map((type) => [type, {}]));

const audio = { 'audio/mpeg': {} };
const recording = contentOf(recordingTypes);
const zip = { 'application/zip': {} };

function parameters(call: Call): Json[] {
  const list = (schema: z.ZodMiniType | undefined, place: 'path' | 'query' | 'header') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema: property,
      ...(name === 'userId' && call.scope !== undefined
        ? { description: 'With an API key, `me` is its owner.' }
        : {}),
    }));
  };
  return [...list(call.params, 'path'), ...list(call.query, 'query'), ...list(call.headers, 'header')];
}

function requestBody(call: Call): Json | undefined {
  const body = call.body ?? call.signedBody;
  if (body) {
    const schema = jsonSchema(body, 'input');
    const content = { 'application/json': { schema: call.scope ? withoutImplied(schema) : schema } };
    return { required: true, content };
  }
  if (call.upload) return { required: true, content: contentOf(call.upload) };
  if (!call.form) return undefined;
  return {
    required: true,
    content: { 'multipart/form-data': { schema: jsonSchema(call.form, 'input') } },
  };
}

const event = (name: string, data: Json): Json => ({
  type: 'object',
  required: ['event', 'data'],
  properties: { event: { const: name }, data },
});

const liveStream = {
  schema: {
    type: 'array',
    description: 'Any number of `line` and `state` events. The stream ends with the room.',
    items: {
      oneOf: [
        event('line', jsonSchema(liveLineEventSchema, 'output')),
        event('state', jsonSchema(liveStateEventSchema, 'output')),
      ],
    },
  },
};

/** OpenAPI 3.1 can't describe server-sent events, so the stream is described as an array of them. */
function eventStream(result: Json): Json {
  return {
    schema: {
      type: 'array',
      description: 'Any number of `words` events, then one `done` or `error` event.',
      items: {
        oneOf: [
          event('words', jsonSchema(wordsEventSchema, 'output')),
          event('done', result),
          event('error', {
            allOf: [errorSchema],
            required: ['status'],
            properties: { status: { type: 'integer' } },
          }),
        ],
      },
    },
  };
}

function success(call: Call): Json {
  const description = call.summary;
  if (call.produces === 'redirect') {
    const location = { description: 'The redirect target', required: true, schema: { type: 'string' } };
    return { description, headers: { Location: location } };
  }
  if (call.produces === 'audio') return { description, content: audio };
  if (call.produces === 'recording') return { description, content: recording };
  if (call.produces === 'zip') return { description, content: zip };
  if (call.produces === 'events') return { description, content: { 'text/event-stream': liveStream } };
  if (!call.response) return { description };
  const content = json(call.response, 'output');
  if (!call.streams) return { description, content };
  const stream = eventStream(content['application/json'].schema);
  return { description, content: { ...content, 'text/event-stream': stream } };
}

/** Each status with its error codes, for calls that people's own programs can make. */
function refusals(name: string, call: Call): Json {
  if (call.scope === undefined) return {};
  const codes = Map.groupBy(errorsOf(name, call), (code) => errorCodes[code][0]);
  return Object.fromEntries(
    [...codes].map(([status, list]) => [
      status,
      {
        $ref: '#/components/responses/Error',
        description: list.map((code) => `\`${code}\``).join(', '),
      },
    ]),
  );
}

function responses(name: string, call: Call): Json {
  const status = call.status ?? (call.produces === 'redirect' ? 302 : 200);
  const others = Object.entries(call.otherStatuses ?? {}).map(([code, description]) => [
    code,
    {
      description,
      ...(code === '206' ? { content: call.produces === 'recording' ? recording : audio } : {}),
    },
  ]);
  const failure = { $ref: '#/components/responses/Error' };
  return {
    [status]: success(call),
    ...Object.fromEntries(others),
    ...refusals(name, call),
    '4XX': failure,
    '5XX': failure,
  };
}

/** Without an entry of their own, calls need a session. */
function securityOf({ access, scope }: Call): Json {
  if (access === 'public') return { security: [] };
  return scope === undefined ? {} : { security: [{ cookie: [] }, { bearer: [] }, { key: [scope] }] };
}

/** One operation of the OpenAPI document. */
export function describeCall(name: string, call: Call, tag: string): Json {
  const body = requestBody(call);
  return {
    operationId: name,
    tags: [tag],
    summary: call.summary,
    description: accessText(call),
    ...securityOf(call),
    parameters: parameters(call),
    ...(body ? { requestBody: body } : {}),
    responses: responses(name, call),
  };
}
