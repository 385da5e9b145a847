import { brotliCompressSync } from 'node:zlib';

/** The compressed size of the script in a page that records before the app is there. */
export function kernelBytes(html: string): number {
  const [, kernel] = /<div id="early"[^>]*><\/div><script>(.*?)<\/script>/s.exec(html) ?? [];
  if (kernel === undefined) throw new Error('The page has no kernel.');
  return brotliCompressSync(kernel).length;
}
