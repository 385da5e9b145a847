import { wavSeconds } from './wav.ts';

export interface Recording {
  bytes: Uint8Array<ArrayBuffer>;
  seconds: number;
  /** Providers look at the file's name rather than at its type. */
  extension: string;
  /** Such as `opus`; undefined if it is unknown. */
  codec: string | undefined;
}

/** Detects the format of a file from its content and measures its length. Undefined if we can't read it as audio. */
export async function readRecording(bytes: Uint8Array<ArrayBuffer>): Promise<Recording | undefined> {
  const seconds = wavSeconds(bytes);
  if (seconds !== undefined) return { bytes, seconds, extension: 'wav', codec: 'pcm' };
  const found = await readContainer(bytes).catch(() => undefined);
  return found && { bytes, ...found };
}

/** For files, and for browsers without an audio worklet. The parser is loaded on first use. */
async function readContainer(bytes: Uint8Array<ArrayBuffer>): Promise<Omit<Recording, 'bytes'> | undefined> {
  const { BufferSource, FLAC, Input, MP3, MP4, OGG, WEBM } = await import('mediabunny');
  const extensions = new Map([
    [WEBM, 'webm'],
    [OGG, 'ogg'],
    // Some providers refuse .mp4.
    [MP4, 'm4a'],
    [MP3, 'mp3'],
    [FLAC, 'flac'],
  ]);
  const input = new Input({ source: new BufferSource(bytes), formats: [...extensions.keys()] });
  const extension = extensions.get(await input.getFormat());
  const track = await input.getPrimaryAudioTrack();
  if (!track || extension === undefined) return undefined;
  const measured = await track.computeDuration();
  // The parser can miss the end of the last FLAC block; the header has the exact length.
  const announced = extension === 'flac' ? await track.getDurationFromMetadata() : null;
  const seconds = Math.max(measured, announced ?? 0);
  return Number.isFinite(seconds) && seconds >= 0
    ? { seconds, extension, codec: track.codec ?? undefined }
    : undefined;
}
