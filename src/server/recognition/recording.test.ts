import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { describe, expect, test } from 'vitest';
import { createWav } from '../../shared/test-wav.ts';
import { FileBytes } from '../requests/file-bytes.ts';
import { forgedTimestamps } from '../testing/hostile-recordings.ts';
import { soundFrame } from '../testing/mp3-samples.ts';
import { box, opusTable, soundTrack, uint32 } from '../testing/mp4-files.ts';
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
async function record(
  format: OutputFormat,
  seconds: number,
  name: keyof typeof codecs = 'opus',
  /** How much longer it is than its timestamps claim. */
  forgery = 1,
) {
  const { packet, packetSeconds, ...config } = codecs[name];
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource(name);
  output.addAudioTrack(source);
  await output.start();
  const meta = { decoderConfig: { ...config, numberOfChannels: 1, sampleRate: 48_000 } };
  for (let at = 0; at < seconds; at += packetSeconds) {
    await source.add(
      new EncodedPacket(packet, 'key', at / forgery, packetSeconds / forgery),
      at === 0 ? meta : undefined,
    );
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

test('measures what a decoder would play of the forged recording that the attack test sends', async () => {
  const recording = await readRecording(FileBytes.from(forgedTimestamps()));
  expect(recording?.seconds).toBeCloseTo(30);
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

test.each<[string, OutputFormat, ('aac' | 'opus')?]>([
  ['webm', new WebMOutputFormat()],
  ['webm', new WebMOutputFormat({ appendOnly: true })],
  ['ogg', new OggOutputFormat()],
  ['m4a', new Mp4OutputFormat()],
  ['m4a', new Mp4OutputFormat(), 'aac'],
  ['m4a', new Mp4OutputFormat({ fastStart: 'fragmented' })],
  ['m4a', new Mp4OutputFormat({ fastStart: 'fragmented' }), 'aac'],
])('measures what a decoder would play of a %s file with forged timestamps', async (_, format, codec) => {
  const file = await record(format, 600, codec, 600);
  expect((await readRecording(FileBytes.from(file)))?.seconds).toBeCloseTo(600, 0);
});

const chunk = (name: string, content: Uint8Array) => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
};

test('counts all sound of a WAV file, and refuses one with two formats', async () => {
  const wav = createWav(1);
  const [format, data] = [wav.subarray(12, 36), wav.subarray(44)];
  const riff = (...chunks: Uint8Array[]) =>
    readRecording(FileBytes.from(Buffer.concat([wav.subarray(0, 12), ...chunks])));
  expect(await riff(format, chunk('data', data), chunk('LIST', data), chunk('data', data))).toMatchObject({
    seconds: 2,
  });
  expect(await riff(format, chunk('data', new Uint8Array()), data)).toMatchObject({ seconds: 1 });
  expect(await riff(format, format, chunk('data', data))).toBeUndefined();
  // Samples of 32 bits that decoders read as 8 bits.
  const extensible = Buffer.concat([
    Buffer.from('feff0100803e000000fa0000040020001600080000000000', 'hex'),
    Buffer.from('0100000000001000800000aa00389b71', 'hex'),
  ]);
  expect(await riff(chunk('fmt ', extensible), chunk('data', data))).toMatchObject({ seconds: 2 });
  // The same with MP3 inside.
  extensible[24] = 0x55;
  expect(await riff(chunk('fmt ', extensible), chunk('data', data))).toBeUndefined();
});

test('passes on nothing that comes after the sound of a WAV file', async () => {
  const wav = createWav(20);
  const [notes, more] = [
    chunk('LIST', Buffer.from('place and speaker ')),
    chunk('data', wav.subarray(44, 1_044)),
  ];
  const passesOn = async (parts: Uint8Array[], expected: Uint8Array[]) => {
    const recording = await readRecording(FileBytes.from(Buffer.concat(parts)));
    return Buffer.concat([...(recording?.bytes.pieces() ?? [])]).equals(Buffer.concat(expected));
  };
  expect(await passesOn([wav, notes], [wav])).toBe(true);
  expect(await passesOn([wav, notes, more, notes], [wav, notes, more])).toBe(true);
  expect(await passesOn([wav], [wav])).toBe(true);
});

test('counts all streams of an Ogg file, and refuses one with pages inside pages', async () => {
  const file = await record(new OggOutputFormat(), 4);
  const twice = Buffer.concat([file, file]);
  expect((await readRecording(FileBytes.from(twice)))?.seconds).toBeCloseTo(8, 1);
  // A page with a wrong checksum, in which decoders look for pages.
  const page = Buffer.concat([Buffer.from(file.subarray(0, 27)), Buffer.alloc(255, 255)]);
  page[5] = 0;
  page[26] = 255;
  const hidden = Buffer.concat([file, page, file, Buffer.alloc(255 * 255)]);
  expect(await readRecording(FileBytes.from(hidden))).toBeUndefined();
});

test('refuses a WebM file with clusters inside other elements', async () => {
  const file = await record(new WebMOutputFormat({ appendOnly: true }), 4);
  const cluster = Buffer.from(file).indexOf('1f43b675', 0, 'hex');
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(2n ** 56n + BigInt(file.length - cluster));
  const hidden = Buffer.concat([file, Buffer.from([0xec]), size, file.subarray(cluster)]);
  expect(await readRecording(FileBytes.from(hidden))).toBeUndefined();
});

/** What is charged at least: a file that is refused is never transcribed. */
const measured = async (file: Uint8Array) =>
  (await readRecording(FileBytes.from(file)))?.seconds ?? Number.POSITIVE_INFINITY;

describe('sound that only decoders would find', () => {
  const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
  /** An element of a WebM file. */
  const element = (id: string, ...content: Uint8Array[]) => {
    const bytes = Buffer.concat(content);
    const size = Buffer.alloc(8);
    size.writeBigUInt64BE(2n ** 56n + BigInt(bytes.length));
    return Buffer.concat([hex(id), size, bytes]);
  };
  const codec = element('86', Buffer.from('A_OPUS'));
  const [number, type] = [
    (value: string) => element('d7', hex(value)),
    (value: string) => element('83', hex(value)),
  ];
  const short = element('ae', number('01'), type('02'), codec);
  const block = (track: string) => element('a3', hex(`${track} 0000 80`), opusPacket);
  /** A second of sound in the first track, and a minute in the second. */
  const blocks = element(
    '1f43b675',
    ...Array.from({ length: 50 }, () => block('81')),
    ...Array.from({ length: 3_000 }, () => block('82')),
  );
  const webm = (...tracks: Uint8Array[]) =>
    Buffer.concat([
      element('1a45dfa3', element('4282', Buffer.from('webm'))),
      element('18538067', ...tracks, blocks),
    ]);
  const tracks = (...entries: Uint8Array[]) => element('1654ae6b', short, ...entries);

  test.each<[string, Uint8Array]>([
    ['in a second track', webm(tracks(element('ae', number('02'), type('02'), codec)))],
    [
      'in a track with a long number',
      webm(tracks(element('ae', number('0000000000000002'), type('02'), codec))),
    ],
    [
      'in a track with a long type',
      webm(tracks(element('ae', number('02'), type('0000000000000002'), codec))),
    ],
    [
      'after a type outside the track',
      webm(tracks(element('ae', number('02'), type('02'), codec)), type('11')),
    ],
    [
      'in a track around another one',
      webm(tracks(element('ae', number('05'), type('02'), codec, element('ae'), number('02')))),
    ],
  ])('counts, or the file is refused: %s of WebM', async (_, file) => {
    expect(await measured(file)).toBeGreaterThanOrEqual(60);
  });

  const start = box('ftyp', Buffer.from('M4A '), uint32(0));
  const sound = box('mdat', Buffer.alloc(9_000, opusPacket));
  const mp4 = (...tracksOfMovie: Uint8Array[]) =>
    Buffer.concat([
      start,
      sound,
      box('moov', soundTrack('Opus', opusTable({ packets: 50, offset: start.length + 8 })), ...tracksOfMovie),
    ]);
  const minute = opusTable({ packets: 3_000, offset: start.length + 8 });
  const fragment = box(
    'moof',
    box(
      'traf',
      box('tfhd', hex('00020010'), uint32(2), uint32(3)),
      box('trun', hex('00000001'), uint32(3_000), uint32(0)),
    ),
  );
  const aac = (config: string) =>
    box('esds', uint32(0), hex('03 19 0000 00 04 11 40 15 000000 00000000 00000000 05 02'), hex(config));
  const aacTable = (packets: number, bytes: number) => box('stsz', uint32(0), uint32(bytes), uint32(packets));
  const [fast, slow] = [aac('1008'), aac('1588')];
  const description = (config: Uint8Array) => box('mp4a', Buffer.alloc(28), config);

  test.each<[string, Uint8Array]>([
    ['in a second track', mp4(soundTrack('Opus', minute, { id: 2 }))],
    ['in a track of an unknown kind', mp4(soundTrack('Opus', minute, { id: 2, handler: 'meta' }))],
    ['in a track of no kind', mp4(soundTrack('Opus', minute, { id: 2, handler: null }))],
    [
      'in a second table',
      mp4(
        soundTrack(
          'Opus',
          Buffer.concat([
            opusTable({ packets: 50, offset: start.length + 8 }),
            box('stz2', hex('00000000 00000008'), uint32(3_000), Buffer.alloc(3_000, 3)),
          ]),
          { id: 2 },
        ),
      ),
    ],
    [
      'in a fragment before its track',
      Buffer.concat([
        start,
        fragment,
        box(
          'moov',
          soundTrack('Opus', opusTable({ packets: 50, offset: start.length + 8 })),
          soundTrack('Opus', opusTable({ packets: 0 }), { id: 2 }),
        ),
      ]),
    ],
    [
      'at another rate for decoders of QuickTime',
      mp4(
        soundTrack('mp4a', aacTable(480, 2), {
          id: 2,
          version: 1,
          // To us, one box that contains the other rate, and to them, 16 bytes in front of it.
          codecBoxes: Buffer.concat([
            uint32(16 + slow.length),
            Buffer.from('free'),
            Buffer.alloc(8),
            slow,
            fast,
          ]),
        }),
      ),
    ],
    [
      'at the rate of a second description',
      // A minute at 8 kHz, and five seconds at 96 kHz.
      mp4(soundTrack('mp4a', aacTable(480, 2), { id: 2, codecBoxes: fast, others: [description(slow)] })),
    ],
    [
      'in packets that are stored as one',
      // Mono at 16 kHz: 64 ms each.
      mp4(soundTrack('mp4a', aacTable(118, 6_000), { id: 2, codecBoxes: aac('1408') })),
    ],
  ])('counts, or the file is refused: %s of MP4', async (_, file) => {
    expect(await measured(file)).toBeGreaterThanOrEqual(60);
  });

  test('doesn’t change what is measured if it is a fourth header of Vorbis', async () => {
    const file = readFileSync(join(import.meta.dirname, '../../../e2e/import-files/vorbis.ogg'));
    // Blocks of 256 and 1,024 samples; its own are all of the first size.
    file[56] = 0xa8;
    const pages = file.toString('latin1').split(/(?=OggS\0)/);
    const [first = ''] = pages;
    // Ends with one mode, of long blocks.
    const forged = `\x05vorbis${'\0'.repeat(14)}\x01${'\0'.repeat(4)}\x02`;
    const page = `${first.slice(0, 5)}\0${first.slice(6, 26)}\x01${String.fromCharCode(forged.length)}${forged}`;
    const headers = pages.findIndex((text, index) => index > 0 && !text.includes('vorbis'));
    const changed = pages.toSpliced(headers, 0, page).join('');
    expect(await measured(Buffer.from(changed, 'latin1'))).toBe(await measured(file));
  });
});

test('measures a WebM file that was cut off', async () => {
  const file = await record(new WebMOutputFormat({ appendOnly: true }), 4);
  for (let end = file.length / 2; end < file.length / 2 + 40; end += 1) {
    expect((await readRecording(FileBytes.from(file.subarray(0, end))))?.seconds).toBeGreaterThan(1.5);
  }
});

test('counts MP3 frames of older layers', async () => {
  const frames = Buffer.concat(Array.from({ length: 100 }, (_, index) => soundFrame(index)));
  const alone = await readRecording(FileBytes.from(frames));
  // MPEG 1 layer II, 32 kbit/s, 48 kHz: 24 ms each.
  const older = Buffer.concat(
    Array.from({ length: 1_000 }, () => Buffer.concat([Buffer.from('fffd14c0', 'hex'), Buffer.alloc(92)])),
  );
  const both = await readRecording(FileBytes.from(Buffer.concat([frames, older])));
  expect(both?.seconds).toBeCloseTo((alone?.seconds ?? 0) + 24, 1);
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
