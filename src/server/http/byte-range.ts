/** The part of a file that a request wants; the end is not included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a Range header. Undefined means the whole file: no header, another unit, or several ranges, which a
 * server may ignore. 'unsatisfiable' means that nothing of it lies inside the file.
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

/** Whether a request can be served from a file whose length is not known yet: only one that wants it from the start on. */
export function wantsFromStart(header: string | undefined): boolean {
  return header === undefined || /^bytes=0-$/.test(header.replaceAll(' ', ''));
}
