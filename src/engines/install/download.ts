import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { hashFile } from './part-store.ts';

/** What the installer needs from a response, whether it comes from `fetch` or from npm. */
export interface DownloadResponse {
  status: number;
  headers: { get(name: string): string | null };
  body: AsyncIterable<Uint8Array> | null;
}

export interface Download {
  path: string;
  sha256: string;
  /** Sends the request with these headers. Throws unless the response is a file or has status 416. */
  request: (headers: Record<string, string>) => Promise<DownloadResponse>;
  /** Called with the number of bytes so far. Bytes of an earlier attempt are reported once, as resumed. */
  onProgress: ReportBytes;
}

export type ReportBytes = (bytes: number, resumed?: boolean) => void;

/** The connection was lost, and the next attempt continues from here. */
export class ConnectionLost extends Error {
  override name = 'ConnectionLost';
}

/**
 * Downloads a file, or the rest of one that an earlier attempt left behind. Returns false if its hash is wrong, in
 * which case nothing of it remains.
 */
export async function download({ path, sha256, request, onProgress }: Download): Promise<boolean> {
  const partial = `${path}.partial`;
  const isRight = async () => (await hashFile(path)) === sha256;
  if (existsSync(path)) onProgress(statSync(path).size, true);
  let resumed = existsSync(path) || existsSync(partial);
  for (;;) {
    if (!existsSync(path)) {
      await receive(partial, request, onProgress);
      renameSync(partial, path);
    }
    if (await isRight()) return true;
    rmSync(path);
    // The file has changed since the earlier attempt, or the disk lost some of it.
    if (!resumed) return false;
    resumed = false;
  }
}

async function receive(
  partial: string,
  request: Download['request'],
  onProgress: ReportBytes,
): Promise<void> {
  let arrived = statSync(partial, { throwIfNoEntry: false })?.size ?? 0;
  // A compressed response would have other byte positions.
  const headers: Record<string, string> = { 'accept-encoding': 'identity' };
  if (arrived > 0) headers.range = `bytes=${arrived}-`;
  const response = await request(headers);
  // The partial file was complete, but the program exited before renaming it.
  if (response.status === 416) return;
  if (response.status !== 206) arrived = 0;
  const total = arrived + Number(response.headers.get('content-length') ?? Number.NaN);
  const flags = arrived > 0 ? 'a' : 'w';
  onProgress(arrived, true);
  const counted = async function* () {
    try {
      for await (const chunk of response.body ?? []) {
        arrived += chunk.length;
        onProgress(arrived);
        yield chunk;
      }
    } catch (error) {
      throw new ConnectionLost(String(error));
    }
    if (arrived < total) throw new ConnectionLost(`${arrived} of ${total} bytes arrived`);
  };
  await pipeline(counted, createWriteStream(partial, { flags }));
}
