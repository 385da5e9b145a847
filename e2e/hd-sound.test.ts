import { exhaustive, expect, test } from './fixtures.ts';
import { audioState, installFakeVoice, playbackOf } from './playback-page.ts';

/** Takes about four seconds to read and is always followed by the same pause. */
const sentence = 'The lamps were low and the hours were long, and nobody spoke of it again.';

interface Sound {
  seconds: number;
  /** The pauses between sentences in milliseconds, without the shorter ones at commas. */
  pauses: number[];
}

/** Decodes a clip as the browser would play it and finds its silences. */
async function listenTo(url: string): Promise<Sound> {
  const response = await fetch(url);
  const sound = await new AudioContext().decodeAudioData(await response.arrayBuffer());
  const samples = sound.getChannelData(0);
  const window = Math.round(sound.sampleRate / 100);
  const pauses: number[] = [];
  let silent = 0;
  for (let at = 0; at + window <= samples.length; at += window) {
    let peak = 0;
    for (let index = at; index < at + window; index += 1)
      peak = Math.max(peak, Math.abs(samples[index] ?? 0));
    if (peak < 0.01) {
      silent += 1;
      continue;
    }
    if (silent * 10 >= 220 && at > silent * window) pauses.push(silent * 10);
    silent = 0;
  }
  return { seconds: sound.duration, pauses };
}

test('text longer than the provider’s limit plays without gaps or clicks', { tag: exhaustive }, async ({
  page,
  signIn,
  becomePremium,
}) => {
  test.slow();
  await installFakeVoice(page);
  await signIn(page);
  await becomePremium(page);
  const { write, play, stop } = playbackOf(page);
  const count = Math.floor(4_900 / (sentence.length + 1));
  await write(Array(count).fill(sentence).join(' '));
  await play.click();
  await expect
    .poll(async () => (await audioState(page))?.currentTime, { timeout: 20_000 })
    .toBeGreaterThan(0.2);
  const url = (await audioState(page))?.src ?? '';
  await stop.click();

  const sound = await page.evaluate(listenTo, url);
  const usual = sound.pauses.toSorted((a, b) => a - b)[Math.floor(sound.pauses.length / 2)] ?? 0;
  // A click would split a pause in two; a gap would make one pause longer than the others.
  expect(sound.pauses).toHaveLength(count - 1);
  expect(Math.max(...sound.pauses)).toBeLessThanOrEqual(usual + 100);
  expect(sound.seconds).toBeGreaterThan(count * 2.5);
});

declare global {
  /** The handlers of the media session, which headsets and lock screens use. */
  var headset: Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>;
}

test('headset keys pause, resume, seek and stop, and the lock screen shows the text', async ({
  page,
  signIn,
  becomePremium,
}) => {
  test.slow();
  await installFakeVoice(page);
  await page.addInitScript(() => {
    globalThis.headset = {};
    const { mediaSession } = navigator;
    const set = mediaSession.setActionHandler.bind(mediaSession);
    mediaSession.setActionHandler = (action, handler) => {
      set(action, handler);
      headset[action] = handler;
    };
  });
  const press = (action: MediaSessionAction, seekTime?: number) =>
    page.evaluate(
      ([key, seconds]) => headset[key]?.({ action: key, ...(seconds !== null && { seekTime: seconds }) }),
      [action, seekTime ?? null] as const,
    );
  const shown = () =>
    page.evaluate(() => ({
      state: navigator.mediaSession.playbackState,
      title: navigator.mediaSession.metadata?.title,
      artist: navigator.mediaSession.metadata?.artist,
    }));
  await signIn(page);
  await becomePremium(page);
  const { write, play, stop, choose } = playbackOf(page);
  await write(`${sentence} ${sentence}`);
  await play.click();
  await expect
    .poll(async () => (await audioState(page))?.currentTime, { timeout: 15_000 })
    .toBeGreaterThan(0.2);
  await expect.poll(shown).toEqual({
    state: 'playing',
    title: expect.stringContaining(sentence),
    artist: 'Dorian',
  });

  await press('pause');
  await expect.poll(async () => (await audioState(page))?.paused).toBe(true);
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect.poll(async () => (await shown()).state).toBe('paused');
  await expect(page.getByRole('slider', { name: 'Position' })).toBeVisible({ timeout: 15_000 });
  await press('seekto', 3);
  await expect.poll(async () => (await audioState(page))?.currentTime).toBe(3);
  await press('play');
  await expect.poll(async () => (await audioState(page))?.currentTime).toBeGreaterThan(3.1);
  await press('stop');
  await expect(play).toBeVisible();
  await expect.poll(shown).toEqual({ state: 'none', title: undefined, artist: undefined });

  await choose('Browser voice');
  await page.evaluate(() => window.fakeSynthesis.hold(true));
  await play.click();
  await expect(stop).toBeVisible();
  await expect.poll(shown).toMatchObject({ state: 'playing', artist: 'Browser voice' });
  await press('pause');
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect.poll(shown).toMatchObject({ state: 'paused' });
  await press('stop');
  await expect(play).toBeVisible();
});
