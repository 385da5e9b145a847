import { createWav } from '../../shared/test-wav.ts';
import { box, opusTable, soundTrack, uint32 } from './mp4-files.ts';

/** 24 MB, just under the limit. */
const hostileBytes = 24 * 1024 * 1024;

const repeat = (head: Uint8Array, part: Uint8Array): Buffer => {
  const file = Buffer.alloc(hostileBytes);
  file.set(head);
  file.subarray(head.length).fill(part);
  return file;
};

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');

const webmHeader = hex('1a45dfa3 87 4282 84 7765626d');
const openSegment = hex('18538067 01ffffffffffffff');
const openTracks = hex('1654ae6b 01ffffffffffffff');
/** Number 1, audio, Opus. */
const opusTrack = hex('ae 8e d7 81 01 83 81 02 86 86 415f4f505553');
const openCluster = hex('1f43b675 01ffffffffffffff');
const tracks = Buffer.concat([hex('1654ae6b 90'), opusTrack]);
const webm = Buffer.concat([webmHeader, openSegment, tracks, openCluster]);

const oggPage = (flags: string, serial: string, segments: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from('OggS'),
    hex(`00 ${flags} 0000000000000000 ${serial} 00000000 00000000`),
    hex(segments),
    data,
  ]);
const opusHead = hex('4f70757348656164 01 01 0000 80bb0000 0000 00');
const oggStart = oggPage('02', '01000000', '01 13', opusHead);

const wavHead = createWav(1).subarray(0, 36);
const mp4Head = box('ftyp', Buffer.from('M4A '), uint32(0));
const flacHead = Buffer.concat([
  Buffer.from('fLaC'),
  hex('00000022'),
  Buffer.alloc(10),
  hex('03e800f0'),
  Buffer.alloc(20),
]);
const mp3Frames = Buffer.concat(
  Array.from({ length: 4 }, () => Buffer.concat([hex('fff31064'), Buffer.alloc(22)])),
);

const pageBytes = 255 * 255;
const fullPage = (flags: string, content: Buffer) =>
  oggPage(flags, '01000000', `ff${'ff'.repeat(255)}`, Buffer.alloc(pageBytes, content));
/** One of Vorbis' headers. */
const vorbisHead = Buffer.from('\x01vorbis', 'latin1');

/** One Opus packet, and the chunks of the whole file in a table of this many lines. */
const chunkTable = (announced: number, lines = 1) =>
  Buffer.concat([
    mp4Head,
    box(
      'moov',
      soundTrack(
        'Opus',
        opusTable({
          packets: 1,
          chunks: box('stsc', uint32(0), uint32(announced), Buffer.alloc(lines * 12)),
        }),
      ),
    ),
  ]);

/** Each page starts another stream. */
function manyStreams(): Uint8Array {
  const file = repeat(oggStart, oggStart);
  for (let at = 0; at + oggStart.length <= file.length; at += oggStart.length)
    file.writeUInt32LE(at, at + 14);
  return file;
}

/** Files of up to 24 MB that are small to describe and slow to read. */
export const hostileRecordings: Readonly<Record<string, () => Uint8Array>> = {
  'WebM with tracks': () => repeat(Buffer.concat([webmHeader, openSegment, openTracks]), opusTrack),
  'WebM with empty tracks': () => repeat(Buffer.concat([webmHeader, openSegment, openTracks]), hex('ae 80')),
  'WebM with tiny blocks': () => repeat(webm, hex('a3 85 81 0000 80 fc')),
  'WebM with laced blocks': () =>
    repeat(webm, Buffer.concat([hex('a3 43 04 81 0000 84 ff'), Buffer.alloc(767)])),
  'WebM with void elements': () => repeat(webm, hex('ec 80')),
  'WebM with clusters': () => repeat(webm, hex('1f43b675 80')),
  'WebM with nested groups': () => repeat(webm, hex('a0 01ffffffffffffff')),
  'WebM with what looks like clusters': () =>
    repeat(webm, Buffer.concat([hex('ec 20ff00'), Buffer.alloc(0xff00, 0x1f)])),
  'WebM with codec data': () =>
    repeat(
      Buffer.concat([webmHeader, openSegment, openTracks, hex('ae 01ffffffffffffff')]),
      Buffer.concat([hex('63a2 20ff00'), Buffer.alloc(0xff00)]),
    ),
  'WebM with a block of sizes': () =>
    repeat(Buffer.concat([webm, hex('a3 117fff00 81 0000 82 01')]), hex('ff')),
  'Ogg with empty pages': () => repeat(oggStart, oggPage('00', '01000000', '00', Buffer.alloc(0))),
  'Ogg with tiny pages': () => repeat(oggStart, oggPage('00', '01000000', '01 01', hex('fc'))),
  'Ogg with one stream again and again': () => repeat(oggStart, oggStart),
  'Ogg with streams': manyStreams,
  'Ogg with empty packets': () =>
    repeat(oggStart, oggPage('00', '01000000', `ff${'00'.repeat(255)}`, Buffer.alloc(0))),
  'Ogg with the letter O': () => repeat(oggStart, Buffer.from('O')),
  'Ogg with pages of the letter O': () => repeat(oggStart, fullPage('00', Buffer.from('O'))),
  'Ogg with what looks like pages': () => repeat(oggStart, Buffer.from('OggS')),
  'Ogg with long headers': () => repeat(fullPage('02', vorbisHead), fullPage('02', vorbisHead)),
  'Ogg with continued headers': () =>
    repeat(fullPage('02', vorbisHead), oggPage('01', '01000000', '01 00', Buffer.alloc(0))),
  'WAV with chunks': () => repeat(wavHead, Buffer.concat([Buffer.from('LIST'), hex('00000000')])),
  'WAV with data chunks': () => repeat(wavHead, Buffer.concat([Buffer.from('data'), hex('02000000 0000')])),
  'MP4 with boxes': () => repeat(mp4Head, Buffer.concat([hex('00000008'), Buffer.from('free')])),
  'MP4 with movies': () => repeat(mp4Head, Buffer.concat([hex('00000008'), Buffer.from('moov')])),
  'MP4 with a table of chunks': () => chunkTable(2_000_000, 2_000_000),
  'MP4 that announces a table of chunks': () => chunkTable(0xffffffff),
  'FLAC with metadata': () => repeat(flacHead, hex('01 000000')),
  'FLAC that is all ones': () => repeat(Buffer.concat([flacHead, hex('81000000')]), hex('ff')),
  'FLAC with headers': () => repeat(Buffer.concat([flacHead, hex('81000000')]), hex('fff8')),
  'MP3 with tags': () => repeat(Buffer.alloc(0), hex('494433 0300 00 00000000')),
  'MP3 with tiny frames': () => repeat(mp3Frames, mp3Frames),
  'MP3 that is all ones': () => repeat(mp3Frames, hex('ff')),
  zeros: () => Buffer.alloc(hostileBytes),
};

const smallBytes = 2_048;
const small = new Map<string, Uint8Array>();

/** The beginning of a hostile file, for tests that send many. */
export function smallHostileRecording(name: string): Uint8Array {
  const known = small.get(name) ?? hostileRecordings[name]?.().slice(0, smallBytes) ?? new Uint8Array();
  small.set(name, known);
  return known;
}

/** Half a minute of Opus whose timestamps say that it lasts for 30 ms. */
export function forgedTimestamps(): Uint8Array {
  const blocks = Array.from({ length: 1_500 }, (_, index) => [
    ...hex('a3 87 81'),
    0,
    Math.floor(index / 50),
    ...hex('80 fc ff fe'),
  ]);
  return Buffer.concat([webm, Buffer.from(blocks.flat())]);
}
