/** A piece of compressed data grows to at most a thousand times its size before the limit is checked again. */
const pieceBytes = 16 * 1024;

const signatures = { end: 0x06054b50, entry: 0x02014b50, data: 0x04034b50 } as const;
const endBytes = 22;
const maxCommentBytes = 0xffff;

/**
 * The content of one file in a ZIP archive; null if it isn't there, is damaged or encrypted, or is larger than the limit.
 * The archive may claim any size, so the content itself is counted.
 */
export async function readZipEntry(
  archive: Uint8Array,
  name: string,
  maxBytes: number,
): Promise<Uint8Array | null> {
  try {
    const found = findEntry(archive, name);
    if (!found) return null;
    const { method, data } = found;
    if (method === 0) return data.length <= maxBytes ? data : null;
    return method === 8 ? await inflate(data, maxBytes) : null;
  } catch {
    return null;
  }
}

/** Reads each entry of the table of contents once. Numbers that point outside the archive throw. */
function findEntry(archive: Uint8Array, name: string): { method: number; data: Uint8Array } | undefined {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const wanted = new TextEncoder().encode(name);
  const end = findEnd(view);
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let entry = 0; entry < entries; entry += 1) {
    if (view.getUint32(at, true) !== signatures.entry) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const isWanted =
      nameLength === wanted.length && wanted.every((byte, index) => archive[at + 46 + index] === byte);
    if (isWanted) {
      const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
      const start = view.getUint32(at + 42, true);
      if (isEncrypted || view.getUint32(start, true) !== signatures.data) return undefined;
      const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
      const data = archive.subarray(from, from + view.getUint32(at + 20, true));
      return { method: view.getUint16(at + 10, true), data };
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return undefined;
}

/** The table of contents is at the end, before a comment. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes - maxCommentBytes);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === signatures.end) return at;
  }
  throw new RangeError('Not a ZIP archive');
}

async function inflate(data: Uint8Array, maxBytes: number): Promise<Uint8Array | null> {
  let at = 0;
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (at >= data.length) return controller.close();
        controller.enqueue(data.slice(at, at + pieceBytes));
        at += pieceBytes;
      },
    },
    { highWaterMark: 0 },
  );
  const reader = pieces.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const content = new Uint8Array(size);
  let to = 0;
  for (const chunk of chunks) {
    content.set(chunk, to);
    to += chunk.length;
  }
  return content;
}
