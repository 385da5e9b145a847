import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { expect, test } from 'vitest';
import { createWav } from '../../shared/test-wav.ts';
import { FileBytes } from '../file-bytes.ts';
import { soundFrame } from '../testing/mp3-samples.ts';
import { readRecording } from './recording.ts';

/** 20 ms of silence. */
const opusPacket = new Uint8Array([0xf8, 0xff, 0xfe]);

/** Version 1, one channel, no pre-skip, 48 kHz, no gain, channel mapping family 0. */
const opusHead = Buffer.from([...Buffer.from('OpusHead'), 1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0]);

/** AAC-LC, 48 kHz, one channel. */
const aacConfig = Buffer.from([0x11, 0x88]);

const codecs = {
  opus: { codec: 'opus', description: opusHead, packet: opusPacket, packetSeconds: 0.02 },
  aac: {
    codec: 'mp4a.40.2',
    description: aacConfig,
    packet: new Uint8Array([0, 0]),
    packetSeconds: 1_024 / 48_000,
  },
};

/** A file as recorders write it, with this many seconds of silence. */
async function record(format: OutputFormat, seconds: number, name: keyof typeof codecs = 'opus') {
  const { packet, packetSeconds, ...config } = codecs[name];
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(name);
  output.addAudioTrack(source);
  await output.start();
  const meta = { decoderConfig: { ...config, numberOfChannels: 1, sampleRate: 48_000 } };
  for (let at = 0; at < seconds; at += packetSeconds) {
    await source.add(new EncodedPacket(packet, 'key', at, packetSeconds), at === 0 ? meta : undefined);
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

test.each([
  [0.5, 16_000],
  [12.345, 16_000],
  [2, 48_000],
])('measures a WAV file of %f s at %i Hz exactly', async (seconds, sampleRate) => {
  const bytes = createWav(seconds, sampleRate);
  expect(await readRecording(FileBytes.from(bytes))).toMatchObject({ seconds, extension: 'wav' });
});

test('measures a WAV file whose size was not known in advance', async () => {
  const bytes = createWav(3);
  new DataView(bytes.buffer).setUint32(40, 0xffffffff, true);
  expect(await readRecording(FileBytes.from(bytes))).toMatchObject({ seconds: 3 });
});

test.each<[string, OutputFormat, ('aac' | 'opus')?]>([
  ['webm', new WebMOutputFormat()],
  ['webm', new WebMOutputFormat({ appendOnly: true })],
  ['ogg', new OggOutputFormat()],
  ['m4a', new Mp4OutputFormat()],
  ['m4a', new Mp4OutputFormat({ fastStart: 'fragmented' })],
  ['m4a', new Mp4OutputFormat({ fastStart: 'fragmented' }), 'aac'],
])('measures a %s file', async (extension, format, codec = 'opus') => {
  const recording = await readRecording(FileBytes.from(await record(format, 4, codec)));
  expect(recording?.extension).toBe(extension);
  expect(recording?.seconds).toBeCloseTo(4, 1);
});

test('measures an MP3 file without a length header', async () => {
  const frames = Buffer.concat(Array.from({ length: 100 }, (_, index) => soundFrame(index)));
  const recording = await readRecording(FileBytes.from(new Uint8Array(frames)));
  expect(recording?.extension).toBe('mp3');
  expect(recording?.seconds).toBeGreaterThan(1);
});

test('measures a FLAC file exactly, however long its last block is', async () => {
  // 1.5 s of silence at 16 kHz.
  const bytes = Buffer.from(
    'ZkxhQ4AAACIEgASAAAAAAAkVA+gA8AAAXcAAAAAAAAAAAAAAAAAAAAAA//g1CAADAAAAakT/+DUIAQQAAAAGPP/4NQgCDQAAALK0//g1CAMKAAAA3sz/+DUIBB8AAABbof/4NQgFGAAAADfZ//g1CAYRAAAAg1H/+DUIBxYAAADvKf/4NQgIOwAAAAmO//g1CAk8AAAAZfb/+DUICjUAAADRfv/4NQgLMgAAAL0G//g1CAwnAAAAOGv/+DUIDSAAAABUE//4NQgOKQAAAOCb//g1CA8uAAAAjOP/+DUIEHMAAACt0P/4NQgRdAAAAMGo//g1CBJ9AAAAdSD/+DUIE3oAAAAZWP/4dQgUA7/1AAAAQtg=',
    'base64',
  );
  expect(await readRecording(FileBytes.from(new Uint8Array(bytes)))).toMatchObject({
    seconds: 1.5,
    extension: 'flac',
  });
});

test.each([
  ['text', Buffer.from('These are words, not a recording. '.repeat(20))],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['half a WAV header', Buffer.from(createWav(1).subarray(0, 20))],
  ['a WAV file with an impossible format', Buffer.from(createWav(1).fill(0xff, 22, 28))],
  ['one byte', Buffer.from([0])],
  [
    'the header of a WebM file',
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  ],
])('finds no audio in %s', async (_, bytes) => {
  expect(await readRecording(FileBytes.from(new Uint8Array(bytes)))).toBeUndefined();
});
