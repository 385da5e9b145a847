import type { FastifyInstance } from 'fastify';
import { AppError } from '../../shared/errors.ts';

/** The largest body of the contract, a document with all of its words, contains about 70,000. */
const maxValues = 100_000;
const maxDepth = 32;

/** Refuses JSON that is small but takes long to parse, such as a million nested arrays, before it is parsed. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (hasTooManyValues(String(body))) {
      done(
        new AppError('invalid-request', { message: 'body: has too many values', data: { field: 'body' } }),
        undefined,
      );
      return;
    }
    void parse(request, String(body), done);
  });
}

function hasTooManyValues(body: string): boolean {
  let values = 0;
  let depth = 0;
  let inString = false;
  for (let index = 0; index < body.length; index += 1) {
    const character = body[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') {
      depth += 1;
      values += 1;
      if (depth > maxDepth) return true;
    } else if (character === ']' || character === '}') depth -= 1;
    else if (character === ',') values += 1;
    if (values > maxValues) return true;
  }
  return false;
}
