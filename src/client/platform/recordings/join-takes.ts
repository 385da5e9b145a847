import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny';

/** Sound and where it begins in the whole, in milliseconds. */
export interface PlacedSound {
  startMs: number;
  sound: Blob;
}

/** 20 milliseconds of silence in Opus. */
const silence = new Uint8Array([0xf8, 0xff, 0xfe]);
const silenceSeconds = 0.02;

/**
 * One file of several recordings, each at its own time, in which any position can be found: recorders write neither a
 * length nor an index. Nothing is encoded again. A recording ends where the next one begins, and one that is damaged, or
 * in another format than the first, is left out from there. Undefined if there is no sound.
 */
export async function joinTakes(takes: readonly PlacedSound[]): Promise<Blob | undefined> {
  let writer: Writer | undefined;
  for (const [index, { startMs, sound }] of takes.entries()) {
    const input = new Input({ source: new BlobSource(sound), formats: [WEBM, OGG, MP4] });
    const end = (takes[index + 1]?.startMs ?? Number.POSITIVE_INFINITY) / 1_000;
    try {
      const track = await input.getPrimaryAudioTrack();
      writer ??= track ? await createWriter(track) : undefined;
      if (track) await writer?.add(track, Math.max(0, startMs / 1_000), end);
    } catch {
      // The part before the damage has been written.
    } finally {
      input.dispose();
    }
  }
  return writer?.finish();
}

interface Writer {
  add(track: InputAudioTrack, start: number, end: number): Promise<void>;
  finish(): Promise<Blob | undefined>;
}

async function createWriter(first: InputAudioTrack): Promise<Writer | undefined> {
  const codec = await first.getCodec();
  const decoderConfig = await first.getDecoderConfig();
  if (codec === null || decoderConfig === null) return undefined;
  const source = new EncodedAudioPacketSource(codec);
  const target = new BufferTarget();
  const format = codec === 'opus' ? new WebMOutputFormat() : new Mp4OutputFormat();
  const output = new Output({ format, target });
  output.addAudioTrack(source);
  await output.start();
  let written = 0;

  const write = (packet: EncodedPacket) => {
    written = packet.timestamp + packet.duration;
    return source.add(packet, { decoderConfig });
  };

  return {
    async add(track, start, end) {
      if ((await track.getCodec()) !== codec) return;
      while (codec === 'opus' && written + silenceSeconds <= start)
        await write(new EncodedPacket(silence, 'key', written, silenceSeconds));
      for await (const packet of new EncodedPacketSink(track).packets()) {
        const timestamp = start + Math.max(0, packet.timestamp);
        if (timestamp >= end) return;
        // Two recordings may overlap by a packet.
        if (timestamp >= written - 0.001)
          await write(packet.clone({ timestamp: Math.max(timestamp, written) }));
      }
    },
    async finish() {
      if (written === 0) return undefined;
      await output.finalize();
      return target.buffer === null
        ? undefined
        : new Blob([target.buffer], { type: await output.getMimeType() });
    },
  };
}
