const segmentBits = 18;
const segmentBytes = 1 << segmentBits;
const offsetMask = segmentBytes - 1;

/**
 * A file in memory. It is kept in segments, so that it takes no more memory than has arrived, is never copied, and
 * doesn't depend on the size of the pieces in which a client sends it.
 */
export class FileBytes {
  readonly #segments: Buffer<ArrayBuffer>[] = [];
  #length = 0;

  static from(bytes: Uint8Array): FileBytes {
    const file = new FileBytes();
    file.append(bytes);
    return file;
  }

  get length(): number {
    return this.#length;
  }

  /** The memory that it takes. */
  get held(): number {
    return this.#segments.length * segmentBytes;
  }

  append(piece: Uint8Array): void {
    for (let taken = 0; taken < piece.length; ) {
      const offset = this.#length & offsetMask;
      if (offset === 0) this.#segments.push(Buffer.allocUnsafeSlow(segmentBytes));
      const part = piece.subarray(taken, taken + segmentBytes - offset);
      this.#segments.at(-1)?.set(part, offset);
      taken += part.length;
      this.#length += part.length;
    }
  }

  /** The beginning of this file, which shares its memory. */
  first(length: number): FileBytes {
    if (length >= this.#length) return this;
    const file = new FileBytes();
    file.#segments.push(...this.#segments.slice(0, Math.ceil(length / segmentBytes)));
    file.#length = length;
    return file;
  }

  /** The byte at a position; 0 after the end. */
  at(position: number): number {
    return position < this.#length
      ? (this.#segments[position >>> segmentBits]?.[position & offsetMask] ?? 0)
      : 0;
  }

  /** A number of up to six bytes. */
  bigEndian(position: number, size: number): number {
    let value = 0;
    for (let index = 0; index < size; index += 1) value = value * 256 + this.at(position + index);
    return value;
  }

  /** A number of up to six bytes. */
  littleEndian(position: number, size: number): number {
    let value = 0;
    for (let index = size - 1; index >= 0; index -= 1) value = value * 256 + this.at(position + index);
    return value;
  }

  /** One character per byte. */
  text(position: number, size: number): string {
    let text = '';
    for (let index = 0; index < size; index += 1) text += String.fromCharCode(this.at(position + index));
    return text;
  }

  /** A copy. */
  slice(start: number, end: number): Uint8Array<ArrayBuffer> {
    const copy = new Uint8Array(Math.max(0, Math.min(end, this.#length) - start));
    for (let index = 0; index < copy.length; index += 1) copy[index] = this.at(start + index);
    return copy;
  }

  /** The first position of a byte after a position, or the end of the file. */
  find(byte: number, start: number): number {
    for (let position = start; position < this.#length; ) {
      const from = position & offsetMask;
      const found = this.#segments[position >>> segmentBits]?.indexOf(byte, from) ?? -1;
      if (found >= 0) return Math.min(this.#length, position + found - from);
      position += segmentBytes - from;
    }
    return this.#length;
  }

  /** The first position of a short text between two positions, or -1. */
  findText(text: string, start: number, end: number): number {
    for (let position = start; position + text.length <= end; ) {
      const from = position & offsetMask;
      const segmentEnd = position + segmentBytes - from;
      const searched = this.#segments[position >>> segmentBits]?.subarray(from, from + end - position);
      const found = searched?.indexOf(text, 0, 'latin1') ?? -1;
      if (found >= 0) return position + found;
      for (let split = Math.max(position, segmentEnd - text.length + 1); split < segmentEnd; split += 1) {
        if (split + text.length <= end && this.text(split, text.length) === text) return split;
      }
      position = segmentEnd;
    }
    return -1;
  }

  *pieces(): Generator<Uint8Array<ArrayBuffer>> {
    for (const [index, segment] of this.#segments.entries()) {
      yield segment.subarray(0, this.#length - index * segmentBytes);
    }
  }
}

/** A file of a form that shares its bytes with everyone who reads it. A plain File would copy them. */
export class UploadedFile extends File {
  readonly content: FileBytes;
  override readonly size: number;

  constructor(content: FileBytes, name: string, type = '') {
    super([], name, { type });
    this.content = content;
    this.size = content.length;
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const pieces = this.content.pieces();
    return new ReadableStream({
      pull(controller) {
        const { done, value } = pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    });
  }
}
