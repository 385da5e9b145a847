/** The movie of two hours of video takes a few megabytes. */
const maxMovieBytes = 32 * 1024 * 1024;
/** Recorders write a handful. */
const maxBoxes = 10_000;

interface Box {
  type: string;
  content: Uint8Array;
}

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/**
 * Whether an MP4 or MOV file describes its sound in several ways. Each part of the sound then belongs to one of them, but
 * the reader decodes everything by the last one.
 */
export async function changesItsSound(file: Blob): Promise<boolean> {
  const movie = await findMovie(file);
  if (!movie) return false;
  return inside(movie, 'trak').some((track) => {
    const isSound = inside(track, 'mdia', 'hdlr').some(
      (handler) => latin1(handler.subarray(8, 12)) === 'soun',
    );
    const descriptions = inside(track, 'mdia', 'minf', 'stbl', 'stsd').flatMap((table) =>
      Array.from(boxes(table.subarray(8)), ({ type, content }) => type + latin1(content)),
    );
    return isSound && new Set(descriptions).size > 1;
  });
}

/** At the start or the end of the file, so the parts before it are skipped. */
async function findMovie(file: Blob): Promise<Uint8Array | undefined> {
  for (let at = 0, count = 0; at + 8 <= file.size && count < maxBoxes; count += 1) {
    const head = new Uint8Array(await file.slice(at, at + 16).arrayBuffer());
    const view = new DataView(head.buffer);
    const short = view.getUint32(0);
    const size = short === 1 && head.length === 16 ? Number(view.getBigUint64(8)) : short || file.size - at;
    if (size < 8) return undefined;
    if (latin1(head.subarray(4, 8)) === 'moov')
      return size > maxMovieBytes
        ? undefined
        : new Uint8Array(await file.slice(at + 8, at + size).arrayBuffer());
    at += size;
  }
  return undefined;
}

function inside(bytes: Uint8Array, ...path: readonly string[]): Uint8Array[] {
  const [name, ...rest] = path;
  if (name === undefined) return [bytes];
  const found: Uint8Array[] = [];
  for (const { type, content } of boxes(bytes)) if (type === name) found.push(...inside(content, ...rest));
  return found;
}

function* boxes(bytes: Uint8Array): Generator<Box> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0, count = 0; at + 8 <= bytes.length && count < maxBoxes; count += 1) {
    const size = view.getUint32(at) || bytes.length - at;
    if (size < 8) return;
    yield { type: latin1(bytes.subarray(at + 4, at + 8)), content: bytes.subarray(at + 8, at + size) };
    at += size;
  }
}
