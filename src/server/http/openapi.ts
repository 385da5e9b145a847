import * as z from 'zod/mini';
import { api } from '../../shared/api.ts';
import { brand } from '../../shared/brand.ts';
import type { Call } from '../../shared/call.ts';
import { errorCodes } from '../../shared/errors.ts';

type Json = Record<string, unknown>;

const jsonSchema = (schema: z.ZodMiniType): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' }) as Json;
  return rest;
};

const media = { audio: 'audio/mpeg', events: 'text/event-stream' } as const;

function parameters(call: Call): Json[] {
  const list = (schema: z.ZodMiniType | undefined, place: 'path' | 'query') => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema) as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema: property,
    }));
  };
  return [...list(call.params, 'path'), ...list(call.query, 'query')];
}

function success(call: Call): Json {
  const description = call.summary;
  if (call.answer)
    return { description, content: { 'application/json': { schema: jsonSchema(call.answer) } } };
  if (call.produces === 'audio' || call.produces === 'events') {
    return { description, content: { [media[call.produces]]: {} } };
  }
  return { description };
}

function operation(name: string, call: Call): Json {
  const status = call.status ?? (call.produces === 'redirect' ? 302 : 200);
  return {
    operationId: name,
    summary: call.summary,
    ...(call.access === 'public' ? { security: [] } : {}),
    parameters: parameters(call),
    ...(call.body
      ? {
          requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(call.body) } } },
        }
      : {}),
    responses: { [status]: success(call), default: { $ref: '#/components/responses/Error' } },
  };
}

/** The OpenAPI document, generated from the contract. */
export function describeApi(publicUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of Object.entries<Call>(api)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: brand.name, version: '1' },
    servers: [{ url: publicUrl }],
    security: [{ cookie: [] }, { bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      responses: {
        Error: {
          description: 'Any failure',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['code', 'message', 'error'],
                properties: {
                  code: { enum: Object.keys(errorCodes) },
                  message: { type: 'string' },
                  error: { type: 'string' },
                },
              },
            },
          },
        },
      },
    },
  };
}
