import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { says, startChatServer } from '../src/server/testing/test-chat-server.ts';
import type { User } from '../src/shared/entities.ts';
import { freePorts } from '../test/free-ports.ts';
import { startServer } from '../test/processes/server-process.ts';
import { startSandbox } from '../test/start-sandbox.ts';
import { chromiumOptions } from './chromium.ts';
import { installRecognition } from './fakes/recognition.ts';
import { installSynthesis } from './fakes/synthesis.ts';
import { goLive } from './live-page.ts';
import { payForPremium } from './premium.ts';
import { recorderOn } from './recorder-page.ts';
import type { SavedDocument } from './saved-page.ts';
import { field, toggle } from './translation-page.ts';

export const spoken =
  'The ship had been at sea for nine days before anyone spoke of the storm. We kept the lamps low and counted the hours.';
export const spanish =
  'El barco llevaba nueve días en el mar antes de que alguien hablara de la tormenta. Mantuvimos las lámparas bajas y contamos las horas.';
export const notes: readonly SavedDocument[] = [
  {
    title: 'Walk along the coast',
    text: 'Turn left at the lighthouse and follow the path until you see the harbour.',
    source: 'dictated',
    tags: ['Travel'],
  },
  {
    title: 'Questions for the interview',
    text: 'What surprised you most? What would you do again?',
    source: 'typed',
    tags: ['Work'],
  },
  {
    title: 'For the workshop',
    text: 'Bring the blue folder, two copies of the plan, and the keys to the workshop.',
    source: 'typed',
    tags: ['Work'],
  },
  {
    title: 'At the station',
    text: 'Demain à huit heures, devant la gare. Il fera froid, prends un manteau.',
    language: 'fr-FR',
    source: 'conversation',
    tags: ['Travel'],
    translations: [
      {
        language: 'en-US',
        text: 'Tomorrow at eight, in front of the station. It will be cold, so take a coat.',
      },
    ],
  },
  {
    title: 'Opening of the talk',
    text: 'Begin with the question, show the answer last.',
    source: 'dictated',
    tags: ['Ideas', 'Work'],
  },
  {
    title: 'Shortbread',
    text: 'Erst das Mehl, dann die Butter, zuletzt die Milch.',
    language: 'de-DE',
    source: 'imported',
    tags: ['Recipes'],
    translations: [{ language: 'en-US', text: 'First the flour, then the butter, and last the milk.' }],
  },
  {
    title: 'Nine days at sea',
    text: spoken,
    source: 'dictated',
    tags: ['Stories'],
    translations: [{ language: 'es-ES', text: spanish }],
  },
];
/** What a guide says to visitors. */
export const guided = [
  'Good morning, and thank you for coming to our town.',
  'The bridge is four hundred years old.',
  'There is a market on the square every morning.',
] as const;

/** Translation by the models that come with the app, without a key. */
export const ownModels = { TRANSLATION_BASE_URL: '', TRANSLATION_API_KEY: '', TRANSLATION_MODEL: '' };

export interface Size {
  width: number;
  height: number;
}

export const imageFolder = join(import.meta.dirname, '../docs/images');

/**
 * The built app for taking screenshots. Services are configured as in production; only the spoken words and
 * the translator's responses are scripted. `env` changes the configuration.
 */
export async function startStudio(env: Record<string, string> = {}) {
  await mkdir(imageFolder, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'rhapsode-pictures-'));
  const [port = 0] = await freePorts(1);
  const webhookSecret = 'whsec_pictures';
  const translator = await startChatServer();
  const sandbox = await startSandbox({ appUrl: `http://127.0.0.1:${port}`, webhookSecret });
  const server = await startServer({
    port,
    dataDir,
    sandboxOrigin: sandbox.origin,
    webhookSecret,
    env: { TRANSLATION_BASE_URL: `${translator.origin}/v1`, TRANSLATION_MODEL: 'prepared', ...env },
  });
  const browser = await chromium.launch(chromiumOptions);
  const sheet = await browser.newPage();

  /** Opens a new window with a new, signed-in user. */
  async function openAs(
    name: string,
    { width, height }: Size,
    scale = 2,
  ): Promise<{ page: Page; user: User }> {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      hasTouch: width < 600,
      isMobile: width < 600,
      permissions: ['microphone'],
      reducedMotion: 'reduce',
    });
    await context.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
    await context.addInitScript(installRecognition, 'chrome' as const);
    await context.addInitScript(installSynthesis, {});
    await context.addInitScript(() => {
      const microphone = {
        kind: 'audioinput',
        deviceId: 'default',
        groupId: '',
        label: 'Built-in microphone',
      };
      navigator.mediaDevices.enumerateDevices = async () => [microphone as MediaDeviceInfo];
    });
    const page = await context.newPage();
    const query = new URLSearchParams({ returnTo: '/', login_hint: `test.person@${name}.test` });
    await page.goto(`${server.url}/api/auth/google?${query}`);
    return { page, user: await storedUser(page) };
  }

  /** Opens a live room on a phone that is set to the reader's language. */
  async function openReader(code: string, locale: string, { width, height }: Size, scale = 2): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      hasTouch: true,
      isMobile: true,
      locale,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(`${server.url}/live/${code}`);
    return page;
  }

  async function storedUser(page: Page): Promise<User> {
    const stored = await page.waitForFunction(() => sessionStorage.getItem('user'));
    return JSON.parse((await stored.jsonValue()) ?? '') as User;
  }

  return {
    url: server.url,
    translator,
    /** An empty page for combining pictures. */
    sheet,
    openAs,
    openReader,

    /** Opens a live room and returns its code. The page shows a public address instead of this machine's. */
    async goLive(page: Page): Promise<string> {
      await page.route(/\/api\/live(?:\/[^/]+)?$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(server.url, 'https://rhapsode.example');
        await route.fulfill({ response, body });
      });
      return goLive(page);
    },

    async openPremium(name: string, size: Size, scale = 2): Promise<{ page: Page; user: User }> {
      const { page, user } = await openAs(name, size, scale);
      await payForPremium(page, user);
      await page.evaluate(() => sessionStorage.removeItem('user'));
      await page.reload();
      return { page, user: await storedUser(page) };
    },

    /** Fills in the text, translates it and waits until the toast is gone. */
    async translate(page: Page): Promise<void> {
      translator.next(says(spanish));
      await field(page).fill(spoken);
      await toggle(page).click();
      const done = page.getByText('Translation Complete', { exact: true });
      await done.waitFor();
      await done.waitFor({ state: 'detached' });
    },

    /** Converts a PNG to WebP in the browser, to a fifth of its size. */
    async toWebp(picture: Buffer, quality: number): Promise<Buffer> {
      const webp = await sheet.evaluate(
        async ({ data, share }) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const canvas = Object.assign(document.createElement('canvas'), {
            width: image.width,
            height: image.height,
          });
          canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0);
          return canvas.toDataURL('image/webp', share).split(',')[1] ?? '';
        },
        { data: picture.toString('base64'), share: quality },
      );
      return Buffer.from(webp, 'base64');
    },

    async close(): Promise<void> {
      // A live room may be telling the server that it is still there.
      const pages = browser.contexts().flatMap((context) => context.pages());
      for (const page of pages) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await browser.close();
      await server.stop();
      await translator.close();
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Says sentences while the recorder runs, and waits until the reader has the translation of each. */
export async function speakTo(reader: Page, speaker: Page, sentences: readonly string[]): Promise<void> {
  const lines = reader.locator('.lines p:not(.interim)');
  const before = await lines.count();
  for (const sentence of sentences) await recorderOn(speaker).engine('final', sentence);
  await lines.nth(before + sentences.length - 1).waitFor();
}

export async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (id) => {
    document.documentElement.dataset.theme = id;
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  }, theme);
}
