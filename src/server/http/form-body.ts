import type { FastifyRequest } from 'fastify';
import { AppError } from '../../shared/errors.ts';
import { knownSpeakersBytes } from '../../shared/recognition/known-speaker-limits.ts';
import { FileBytes, UploadedFile } from '../requests/file-bytes.ts';
import { invalidField } from '../requests/request-checks.ts';
import type { UploadMemory, UploadShare } from './upload-memory.ts';

interface FormBody {
  fields: Record<string, unknown>;
  release(): void;
}

/** Reads a user's form into memory. What has arrived counts towards the limits until `release` is called. */
export type ReadForm = (request: FastifyRequest, userId: string) => Promise<FormBody>;

/** Samples of known speakers are in a field. */
const fieldSize = Math.ceil(knownSpeakersBytes);
const limits = { files: 1, fields: 8, parts: 9, fieldNameSize: 100, fieldSize, headerPairs: 20 };
const megabyte = 1024 * 1024;
/** Space for boundaries, headers and the other fields. */
const formOverhead = fieldSize + 256 * 1024;
/** 4 KB a second: on a slower connection, even a sentence wouldn't arrive in time. */
const minBytesPerSecond = 4 * 1024;

export interface FormReaderOptions {
  fileBytes: number;
  memory: UploadMemory;
  /** How often the speed of an upload is checked. */
  paceMs: number;
}

/** Reads uploads of up to `fileBytes`, as long as there is memory for them and they arrive at a reasonable speed. */
export function createFormReader({ fileBytes, memory, paceMs }: FormReaderOptions): ReadForm {
  return async (request, userId) => {
    if (!request.isMultipart()) {
      throw new AppError('unsupported-media');
    }
    const announced = Number(request.headers['content-length'] ?? 0);
    if (announced > fileBytes + formOverhead) throw tooLarge(fileBytes);
    const share = memory(userId);
    share.check(announced);
    const pace = watchPace(request, paceMs);
    try {
      const fields = await Promise.race([readFields(request, fileBytes, share), pace.tooSlow]);
      return { fields, release: share.release };
    } catch (error) {
      share.release();
      throw error;
    } finally {
      pace.end();
    }
  };
}

/** Rejects if a request arrives too slowly. */
function watchPace(request: FastifyRequest, paceMs: number): { tooSlow: Promise<never>; end(): void } {
  const { socket } = request.raw;
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  let received = socket.bytesRead;
  const timer = setInterval(() => {
    const bytes = socket.bytesRead - received;
    received = socket.bytesRead;
    if (bytes < (minBytesPerSecond * paceMs) / 1_000) {
      reject(new AppError('request-timeout', { headers: { connection: 'close' } }));
    }
  }, paceMs);
  return { tooSlow, end: () => clearInterval(timer) };
}

async function readFields(
  request: FastifyRequest,
  fileBytes: number,
  share: UploadShare,
): Promise<Record<string, unknown>> {
  const fields: [string, unknown][] = [];
  let textBytes = 0;
  let heldByFile = 0;
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: fileBytes } })) {
      if (part.type === 'field') {
        fields.push([part.fieldname, part.value]);
        textBytes += String(part.value).length;
        share.hold(heldByFile + textBytes);
        continue;
      }
      const content = new FileBytes();
      for await (const chunk of part.file) {
        content.append(chunk);
        heldByFile = content.held;
        share.hold(heldByFile + textBytes);
      }
      if (part.file.truncated) throw tooLarge(fileBytes);
      fields.push([part.fieldname, new UploadedFile(content, part.filename, part.mimetype)]);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if ((error as { code?: unknown }).code === 'FST_FILES_LIMIT') throw invalidField('file', 'send only one');
    throw new AppError('invalid-request', {
      message: 'The form is not valid: it must contain one file and a few short fields.',
      data: { field: 'body' },
      cause: error,
    });
  }
  return Object.fromEntries(fields);
}

const tooLarge = (fileBytes: number) => invalidField('file', `must be at most ${fileBytes / megabyte} MB`);
