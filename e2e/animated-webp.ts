export interface Frame {
  webp: Buffer;
  ms: number;
}

/** Joins WebP pictures of the same size into a looping animation. */
export function animatedWebp(frames: readonly Frame[], width: number, height: number): Buffer {
  const animation = 0b10;
  const noBlending = 0b10;
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)]);
  const header = chunk('VP8X', Buffer.concat([Buffer.from([animation, 0, 0, 0]), size]));
  // Four bytes of background colour, then the number of loops, where 0 means forever.
  const loop = chunk('ANIM', Buffer.alloc(6));
  const pictures = frames.map(({ webp, ms }) =>
    chunk(
      'ANMF',
      Buffer.concat([uint24(0), uint24(0), size, uint24(ms), Buffer.from([noBlending]), pixelsOf(webp)]),
    ),
  );
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), header, loop, ...pictures]));
}

/** The chunk with the pixels of a still picture. */
function pixelsOf(webp: Buffer): Buffer {
  for (let at = 12; at < webp.length; ) {
    const name = webp.toString('latin1', at, at + 4);
    const length = webp.readUInt32LE(at + 4);
    if (name === 'VP8 ' || name === 'VP8L') return chunk(name, webp.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  throw new Error('This WebP picture has no pixels');
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3);
  bytes.writeUIntLE(value, 0, 3);
  return bytes;
}
