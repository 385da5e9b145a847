import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Writes .br and .gz copies of every script, text file and WebAssembly file. The server compresses pages itself. Uses the
 * highest level, because files are compressed once and sent often; for WebAssembly it would take too long.
 */
export async function compressAll(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true });
  for (const file of files.filter((name) => /\.(js|css|svg|json|webmanifest|txt|wasm)$/.test(name))) {
    const path = join(dir, file);
    const content = await readFile(path);
    await writeFile(
      `${path}.br`,
      await compressSmallest(content, blockSizes(file), file.endsWith('.wasm') ? 9 : 11),
    );
    await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
  }
}

/**
 * The best block size differs from file to file; 0 leaves the choice to the compressor. Trying several takes
 * seconds, so we do it only for the script that every visitor waits for.
 */
const blockSizes = (file: string): number[] => (/\bindex-/.test(file) ? [0, 16, 20] : [0]);

async function compressSmallest(content: Buffer, sizes: number[], quality: number): Promise<Buffer> {
  const copies = await Promise.all(
    sizes.map((blockBits) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
        },
      }),
    ),
  );
  return copies.reduce((best, copy) => (copy.length < best.length ? copy : best));
}
