import type { FastifyRequest } from 'fastify';
import { AppError } from '../../shared/errors.ts';
import { invalidField } from '../requests/request-checks.ts';

interface FormBody {
  fields: Record<string, unknown>;
  release(): void;
}

/** Reads a form into memory. Its size counts towards the memory limit until `release` is called. */
export type ReadForm = (request: FastifyRequest) => Promise<FormBody>;

const limits = { files: 1, fields: 8, parts: 9, fieldNameSize: 100, fieldSize: 16 * 1024, headerPairs: 20 };
const megabyte = 1024 * 1024;
/** Space for boundaries, headers and the other fields. */
const formOverhead = 256 * 1024;

/** Reads uploads of up to `fileBytes`, and refuses more while all uploads in memory would exceed `budgetBytes`. */
export function createFormReader(options: { fileBytes: number; budgetBytes: number }): ReadForm {
  const { fileBytes, budgetBytes } = options;
  let taken = 0;

  function take(request: FastifyRequest): () => void {
    const announced = Number(request.headers['content-length'] ?? Number.NaN);
    if (announced > fileBytes + formOverhead) throw tooLarge(fileBytes);
    const bytes = announced >= 0 ? announced : fileBytes;
    if (taken + bytes > budgetBytes) throw busy();
    taken += bytes;
    return () => {
      taken -= bytes;
    };
  }

  return async (request) => {
    if (!request.isMultipart()) {
      throw new AppError('unsupported-media', { message: 'The request must be multipart/form-data.' });
    }
    const release = take(request);
    try {
      return { fields: await readFields(request, fileBytes), release };
    } catch (error) {
      release();
      throw error;
    }
  };
}

async function readFields(request: FastifyRequest, fileBytes: number): Promise<Record<string, unknown>> {
  const fields: [string, unknown][] = [];
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: fileBytes } })) {
      if (part.type === 'field') {
        fields.push([part.fieldname, part.value]);
        continue;
      }
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      for await (const chunk of part.file) chunks.push(chunk);
      if (part.file.truncated) throw tooLarge(fileBytes);
      fields.push([part.fieldname, new File(chunks, part.filename, { type: part.mimetype })]);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid-request', {
      message: 'The form is not valid: it must contain one file and a few short fields.',
      cause: error,
    });
  }
  return Object.fromEntries(fields);
}

const tooLarge = (fileBytes: number) => invalidField('file', `must be at most ${fileBytes / megabyte} MB`);

const busy = () =>
  new AppError('too-many-requests', {
    message: 'Too many recordings are being sent at the moment. Please try again in 2 seconds.',
    data: { retryAfter: 2 },
    headers: { 'retry-after': '2' },
  });
