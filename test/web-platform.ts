import { Blob, Buffer, File } from 'node:buffer';
import * as streams from 'node:stream/web';

// jsdom has no streams, and Node's fetch doesn't accept its files and byte arrays, so all come from Node.
const bytes = Buffer.alloc(0);
Object.assign(globalThis, streams, {
  Blob,
  File,
  Uint8Array: Object.getPrototypeOf(Buffer),
  ArrayBuffer: bytes.buffer.constructor,
});
