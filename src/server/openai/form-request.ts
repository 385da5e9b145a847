import { randomUUID } from 'node:crypto';

interface FormRequest {
  headers: { 'content-type': string; 'content-length': string };
  body: ReadableStream<Uint8Array>;
  duplex: 'half';
}

const lineEnd = '\r\n';
const encoder = new TextEncoder();

/** As browsers write names into a header. */
const escapeName = (name: string): string =>
  name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');

/**
 * Encodes a form as a stream of known length. Given the form itself, `fetch` would copy its files, and the copies would stay
 * in memory until the next garbage collection.
 */
export function encodeForm(form: FormData): FormRequest {
  const boundary = `form-${randomUUID()}`;
  const parts = [...form].map(([name, value]) => {
    const disposition = `--${boundary}${lineEnd}Content-Disposition: form-data; name="${escapeName(name)}"`;
    return typeof value === 'string'
      ? { head: encoder.encode(disposition + lineEnd + lineEnd + value), file: undefined }
      : { head: encoder.encode(disposition + fileHeaders(value)), file: value };
  });
  const gap = encoder.encode(lineEnd);
  const end = encoder.encode(`--${boundary}--${lineEnd}`);
  const length = parts.reduce(
    (sum, { head, file }) => sum + head.length + (file?.size ?? 0) + gap.length,
    end.length,
  );
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (const { head, file } of parts) {
      yield head;
      if (file) yield* file.stream();
      yield gap;
    }
    yield end;
  }
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(length),
    },
    body: ReadableStream.from(pieces()),
    duplex: 'half',
  };
}

const fileHeaders = ({ name, type }: File): string =>
  `; filename="${escapeName(name)}"${lineEnd}Content-Type: ${type || 'application/octet-stream'}${lineEnd}${lineEnd}`;
