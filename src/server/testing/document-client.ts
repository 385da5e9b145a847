import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';

interface Media {
  schema?: object;
}

interface Operation {
  operationId: string;
  security?: unknown[];
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: object }[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, { $ref?: string; headers?: object; content?: Record<string, Media> }>;
}

export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, Operation['responses'][string]> };
}

/** The values of a request by their names: parameters of any kind, and the body. */
export interface Input {
  values?: Record<string, string>;
  body?: unknown;
  file?: Uint8Array<ArrayBuffer>;
  accept?: string;
}

/** A client made from an OpenAPI document alone. It rejects anything that the document doesn't describe. */
export function createDocumentClient(
  app: FastifyInstance,
  document: OpenApiDocument,
  session: Record<string, string>,
) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  const check = (schema: object, value: unknown, what: string): void => {
    const whole = { ...schema, components: document.components };
    const result = z.fromJSONSchema(inline(whole, document) as never).safeParse(value);
    if (!result.success)
      throw new Error(`${what} doesn’t match the OpenAPI document: ${z.prettifyError(result.error)}`);
  };

  function checkResponse(operation: Operation, response: LightMyRequestResponse): void {
    const { operationId, responses } = operation;
    const status = String(response.statusCode);
    const found = responses[status] ?? responses[`${status[0]}XX`];
    if (!found) throw new Error(`${operationId}: ${status} is not described`);
    const described = found.$ref ? document.components.responses[found.$ref.split('/').at(-1) ?? ''] : found;
    for (const [name, header] of Object.entries(described?.headers ?? {})) {
      const missing = response.headers[name.toLowerCase()] === undefined;
      if (missing && 'required' in header) throw new Error(`${operationId}: no ${name}`);
    }
    const [type = ''] = String(response.headers['content-type'] ?? '').split(';');
    if (!described?.content) {
      if (response.body !== '') throw new Error(`${operationId}: a body that is not described`);
      return;
    }
    const media = described.content[type];
    if (!media) throw new Error(`${operationId}: ${type} is not described`);
    if (!media.schema) return;
    check(
      media.schema,
      type === 'text/event-stream' ? readEvents(response.body) : response.json(),
      operationId,
    );
  }

  return {
    names: operations.map(({ operation }) => operation.operationId),

    async call(name: string, input: Input = {}): Promise<LightMyRequestResponse> {
      const found = operations.find(({ operation }) => operation.operationId === name);
      if (!found) throw new Error(`The document has no ${name}`);
      const { path, method, operation } = found;
      let url = path;
      const query = new URLSearchParams();
      const headers: Record<string, string> = { ...(operation.security?.length === 0 ? {} : session) };
      for (const parameter of operation.parameters) {
        const value = input.values?.[parameter.name];
        if (value === undefined && parameter.required) throw new Error(`${name} needs ${parameter.name}`);
        if (value === undefined) continue;
        check(parameter.schema, value, `${name} ${parameter.name}`);
        if (parameter.in === 'path') url = url.replace(`{${parameter.name}}`, encodeURIComponent(value));
        else if (parameter.in === 'query') query.set(parameter.name, value);
        else headers[parameter.name] = value;
      }
      const sent = await encodeBody(operation, input);
      const response = await app.inject({
        method: method.toUpperCase() as 'GET',
        url: query.size === 0 ? url : `${url}?${query}`,
        headers: { ...headers, ...sent.headers, ...(input.accept ? { accept: input.accept } : {}) },
        ...(sent.payload === undefined ? {} : { payload: sent.payload }),
      });
      checkResponse(operation, response);
      return response;
    },
  };

  async function encodeBody(operation: Operation, input: Input) {
    const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    if (!type || !media?.schema) return { headers: {} };
    if (type === 'multipart/form-data') {
      const form = new FormData();
      for (const [name, value] of Object.entries((input.body ?? {}) as Record<string, string>))
        form.set(name, value);
      if (input.file) form.set('file', new Blob([input.file]), 'file');
      const encoded = new Response(form);
      return {
        headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
        payload: Buffer.from(await encoded.arrayBuffer()),
      };
    }
    check(media.schema, input.body, `${operation.operationId}'s body`);
    return { headers: { 'content-type': type }, payload: JSON.stringify(input.body) };
  }
}

/** Replaces references with the schemas they refer to. */
function inline(value: unknown, document: OpenApiDocument): unknown {
  if (Array.isArray(value)) return value.map((item) => inline(item, document));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value) return document.components.schemas[String(value.$ref).split('/').at(-1) ?? ''];
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'components')
      .map(([name, item]) => [name, inline(item, document)]),
  );
}

function readEvents(text: string): { event: string; data: unknown }[] {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') as unknown,
    }));
}
