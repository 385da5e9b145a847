import { expect, it } from 'vitest';
import { soundFrame } from '../testing/mp3-samples.ts';
import { padPauses } from './block-padding.ts';
import { createFrameFilter } from './mp3.ts';

const block = 32_768;
const sentence = (frames: number) =>
  Buffer.concat(Array.from({ length: frames }, (_, index) => soundFrame(index % 200)));

/** Audio whose next part arrives when the test says so. */
function createSlowAudio() {
  let next = Promise.withResolvers<Uint8Array | undefined>();
  return {
    push(part: Uint8Array | undefined) {
      next.resolve(part);
      next = Promise.withResolvers();
    },
    async *parts() {
      for (let part = await next.promise; part; part = await next.promise) yield part;
    },
  };
}

it('completes the block while the next sentence is being made, and adds nothing at the end', async () => {
  const slow = createSlowAudio();
  const sent = padPauses(slow.parts());
  const first = sent.next();
  const sound = sentence(60);
  slow.push(sound);
  expect((await first).value).toEqual(sound);
  const { value: padding } = await sent.next();
  expect(padding).toHaveLength(block - sound.length);
  // The same tag is skipped by players, and by our own filter.
  expect(createFrameFilter().push(padding ?? new Uint8Array())).toHaveLength(0);
  const last = sent.next();
  slow.push(sentence(3));
  expect((await last).value).toEqual(sentence(3));
  const end = sent.next();
  slow.push(undefined);
  expect((await end).done).toBe(true);
});

it('lets a first phrase that is too short to be played be followed by silence', async () => {
  const slow = createSlowAudio();
  const sent = padPauses(slow.parts());
  const first = sent.next();
  const sound = sentence(45);
  slow.push(sound);
  await first;
  const silence: Uint8Array = (await sent.next()).value ?? new Uint8Array();
  expect(silence.length / soundFrame(0).length).toBe(15);
  // Players and our own filter take it for frames, which have nothing in them.
  expect(createFrameFilter().push(silence)).toEqual(silence);
  expect(silence.subarray(4, soundFrame(0).length).every((byte) => byte === 0)).toBe(true);
  expect((await sent.next()).value).toHaveLength(block - sound.length - silence.length);
  // Later phrases may be short.
  const next = sent.next();
  slow.push(sentence(3));
  await next;
  expect((await sent.next()).value).toHaveLength(block - sentence(3).length);
});

it('adds nothing to audio that is already there', async () => {
  const parts = [sentence(3), sentence(5), sentence(7)];
  const sent: Uint8Array[] = [];
  for await (const part of padPauses(
    (async function* () {
      yield* parts;
    })(),
  ))
    sent.push(part);
  expect(sent).toEqual(parts);
});

it('fills the next block too if a tag would not fit', async () => {
  const slow = createSlowAudio();
  const sent = padPauses(slow.parts());
  const first = sent.next();
  slow.push(Buffer.alloc(block - 5));
  await first;
  expect((await sent.next()).value).toHaveLength(block + 5);
  await sent.return(undefined);
});
