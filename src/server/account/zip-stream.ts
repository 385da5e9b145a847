import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

export interface ZipFile {
  name: string;
  /** The parts of a long text are made one after another. */
  text: string | AsyncIterable<string>;
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
    const entry = new ZipDeflate(file.name, { level: 6 });
    entry.mtime = new Date(Math.max(file.time, earliest));
    zip.add(entry);
    for await (const part of typeof file.text === 'string' ? [file.text] : file.text) {
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
