import { Zip, ZipDeflate } from 'fflate';

export interface ZipFile {
  name: string;
  text: string;
  time: number;
}

/** ZIP files can't store times before 1980; January 2 is safe in every time zone. */
const earliest = Date.UTC(1980, 0, 2);

/** Compresses one file after another, as fast as the reader consumes them. */
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
    entry.push(Buffer.from(file.text), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}
