import { expect, type Page, type Request } from '@playwright/test';
import { caseSensitive } from './case-sensitive.ts';
import { installSynthesis, type SynthesisOptions } from './fakes/synthesis.ts';

export function playbackOf(page: Page) {
  const field = page.locator('#view-original textarea');
  const voice = page.getByRole('button', { name: /^Voice:/ });
  // With a translation, the label says which of the two texts is played.
  const play = page.getByRole('button', { name: /^Play( original| translation)?$/ });
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
  return {
    field,
    voice,
    play,
    stop,
    option,
    position: page.getByLabel('Position'),
    reading: page.locator('[data-reading]'),
    download: page.getByRole('link', { name: 'Download MP3' }),
    toast: (text: string) => page.getByRole('listitem').filter({ hasText: caseSensitive(text) }),
    async write(text: string) {
      await field.fill(text);
    },
    async choose(name: string) {
      await voice.click();
      await option(name).click();
    },
    /** The names of the locked voices. Closes the list afterwards. */
    async lockedVoices(): Promise<string[]> {
      await voice.click();
      await expect(option('Browser voice')).toBeVisible();
      const rows = await page.getByRole('option').allInnerTexts();
      await page.keyboard.press('Escape');
      return rows.filter((row) => row.includes('locked')).map((row) => row.split('\n')[0] ?? '');
    },
  };
}

/** Installs a fake voice and records the audio elements that the page creates. */
export async function installFakeVoice(page: Page, options: SynthesisOptions = {}): Promise<void> {
  await page.addInitScript(installSynthesis, options);
  await page.addInitScript(() => {
    const elements: HTMLAudioElement[] = [];
    const Original = window.Audio;
    window.Audio = function Audio(src?: string) {
      const element = new Original(src);
      elements.push(element);
      return element;
    } as unknown as typeof window.Audio;
    Object.defineProperty(window, 'audioElements', { value: elements });
  });
}

/** The state of the audio element that plays speech. */
export const audioState = (page: Page) =>
  page.evaluate(() => {
    const [element] = window.audioElements;
    if (!element) return null;
    const { currentTime, paused, ended, playbackRate, src, duration } = element;
    return { currentTime, paused, ended, playbackRate, src, duration };
  });

/** Requests to one path from now on. */
export function watchCalls(page: Page, method: string, path: RegExp): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) calls.push(request);
  });
  return calls;
}

declare global {
  interface Window {
    audioElements: HTMLAudioElement[];
  }
}
