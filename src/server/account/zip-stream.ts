import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ZipFile {
  name: string;
  /** The parts of a long text are made one after another. Bytes, such as sound, are compressed already. */
  content: string | AsyncIterable<string> | { bytes: AsyncIterable<Uint8Array> };
  time: number;
}

/** Compressing this much takes a few milliseconds. */
const sliceBytes = 128 * 1024;

/** ZIP files can't store times before 1980; January 2 is safe in every time zone. */
const earliest = Date.UTC(1980, 0, 2);

/** Compresses one file after another, as fast as the reader consumes them. Other requests get their turn in between. */
export async function* zipFiles(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    ready.push(chunk);
  });
  function* drain() {
    if (failure) throw failure;
    const chunks = ready.filter((chunk) => chunk.length > 0);
    ready = [];
    yield* chunks;
  }
  for await (const file of files) {
    const { content } = file;
    const isCompressed = typeof content === 'object' && 'bytes' in content;
    const entry = isCompressed ? new ZipPassThrough(file.name) : new ZipDeflate(file.name, { level: 6 });
    entry.mtime = new Date(Math.max(file.time, earliest));
    zip.add(entry);
    const parts = isCompressed ? content.bytes : typeof content === 'string' ? [content] : content;
    for await (const part of parts) {
      // Copied, because the archive keeps what it is given until it is read.
      const bytes = Buffer.from(part);
      for (let at = 0; at < bytes.length; at += sliceBytes) {
        entry.push(bytes.subarray(at, at + sliceBytes));
        yield* drain();
        await setImmediate();
      }
    }
    entry.push(new Uint8Array(0), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}
