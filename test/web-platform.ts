import { Blob, Buffer, File } from 'node:buffer';
import * as streams from 'node:stream/web';

// jsdom lacks streams, and its files and bytes are not those of fetch, which is Node's: take all of them from Node.
const bytes = Buffer.alloc(0);
Object.assign(globalThis, streams, {
  Blob,
  File,
  Uint8Array: Object.getPrototypeOf(Buffer),
  ArrayBuffer: bytes.buffer.constructor,
});
