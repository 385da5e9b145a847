import type { FastifyInstance } from 'fastify';
import { AppError } from '../../shared/errors.ts';
import { hasTooManyValues } from '../requests/json-values.ts';

/** The largest body of the contract, a document with all of its words, contains about 70,000. */
const maxValues = 100_000;

/** Refuses JSON that is small but takes long to parse, such as a million nested arrays, before it is parsed. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (hasTooManyValues(String(body), maxValues)) {
      done(
        new AppError('invalid-request', { message: 'body: has too many values', data: { field: 'body' } }),
        undefined,
      );
      return;
    }
    void parse(request, String(body), done);
  });
}
