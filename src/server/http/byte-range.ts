/** The end is exclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Undefined means the whole file: no header, an invalid one, another unit, or several ranges, which a server may ignore.
 * 'unsatisfiable' means that the range lies outside the file.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | undefined | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(size, Number(last));
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size };
  }
  const start = Number(first);
  const end = last === '' ? size : Math.min(size, Number(last) + 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

/** While the length is unknown, only a request for everything from the start can be served. */
export function isFromStart(header: string | undefined): boolean {
  return header === undefined || /^bytes=0-$/.test(header.replaceAll(' ', ''));
}
