import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { says, startChatServer, streams } from '../src/server/testing/test-chat-server.ts';
import type { User } from '../src/shared/entities.ts';
import { themes } from '../src/shared/themes.ts';
import { freePorts } from '../test/free-ports.ts';
import { startServer } from '../test/processes/server-process.ts';
import { startSandbox } from '../test/start-sandbox.ts';
import { chromiumOptions } from './chromium.ts';
import { installRecognition } from './fakes/recognition.ts';
import { playbackOf } from './playback-page.ts';
import { payForPremium } from './premium.ts';
import { recorderOn } from './recorder-page.ts';
import { savedPage, saveThroughApi } from './saved-page.ts';
import { chooseTarget, field, toggle, translated } from './translation-page.ts';

// Takes the screenshots for the documentation from the built app. Run it by hand after visual changes.
// Services are configured as in production; only the translator's answers are scripted.
const folder = join(import.meta.dirname, '../docs/images');
const spoken =
  'The ship had been at sea for nine days before anyone spoke of the storm. We kept the lamps low and counted the hours.';
const spanish =
  'El barco llevaba nueve días en el mar antes de que alguien hablara de la tormenta. Mantuvimos las lámparas bajas y contamos las horas.';
const japanese = [
  '船が海に出て九日が過ぎるまで、',
  '誰も嵐のことを口にしなかった。',
  '私たちは灯りを落とし、時を数えた。',
];
const notes = [
  { text: 'Bring the blue folder, two copies of the plan, and the keys to the workshop.' },
  { text: 'Demain à huit heures, devant la gare. Il fera froid, prends un manteau.', language: 'fr-FR' },
  { text: 'Idea for the talk: begin with the question, show the answer last.' },
  { text: 'Erst das Mehl, dann die Butter, zuletzt die Milch.', language: 'de-DE' },
  { text: spoken },
] as const;

interface Size {
  width: number;
  height: number;
}
const desktop = { width: 1280, height: 880 };
const phone = { width: 390, height: 844 };

await mkdir(folder, { recursive: true });
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
  env: { TRANSLATION_BASE_URL: `${translator.origin}/v1`, TRANSLATION_MODEL: 'prepared' },
});
const browser = await chromium.launch(chromiumOptions);
const sheet = await browser.newPage();

/** A new window, with somebody new signed in. */
async function openAs(name: string, { width, height }: Size, scale = 2): Promise<{ page: Page; user: User }> {
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
  const page = await context.newPage();
  const query = new URLSearchParams({ returnTo: '/', login_hint: `test.person@${name}.test` });
  await page.goto(`${server.url}/api/auth/google?${query}`);
  return { page, user: await storedUser(page) };
}

async function storedUser(page: Page): Promise<User> {
  const stored = await page.waitForFunction(() => sessionStorage.getItem('user'));
  return JSON.parse((await stored.jsonValue()) ?? '') as User;
}

async function openPremium(name: string, size: Size): Promise<{ page: Page; user: User }> {
  const { page, user } = await openAs(name, size);
  await payForPremium(page, user);
  await page.evaluate(() => sessionStorage.removeItem('user'));
  await page.reload();
  return { page, user: await storedUser(page) };
}

/** Fills in the text, translates it, and waits until the toast has gone. */
async function translate(page: Page): Promise<void> {
  translator.next(says(spanish));
  await field(page).fill(spoken);
  await toggle(page).click();
  const done = page.getByText('Translation Complete', { exact: true });
  await done.waitFor();
  await done.waitFor({ state: 'detached' });
}

async function putOn(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (id) => {
    document.documentElement.dataset.theme = id;
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  }, theme);
}

/** WebP, made by the browser: a fifth of a PNG. */
async function keep(picture: Buffer, file: string): Promise<void> {
  const made = await sheet.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.width,
      height: image.height,
    });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.86).split(',')[1] ?? '';
  }, picture.toString('base64'));
  await writeFile(join(folder, `${file}.webp`), Buffer.from(made, 'base64'));
}

async function keepSheet(pictures: Buffer[], columns: number, width: number, file: string): Promise<void> {
  const images = pictures.map(
    (picture) => `<img src="data:image/png;base64,${picture.toString('base64')}" style="width:100%">`,
  );
  await sheet.setViewportSize({ width: columns * width + (columns + 1) * 8, height: 200 });
  await sheet.setContent(
    `<body style="margin:0;padding:8px;background:#8c8c8c;display:grid;gap:8px;grid-template-columns:repeat(${columns},1fr)">${images.join('')}`,
  );
  await keep(await sheet.screenshot({ fullPage: true }), file);
}

async function takeThemes(page: Page): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const { id } of themes) {
    await putOn(page, id);
    pictures.push(await page.screenshot());
  }
  return pictures;
}

async function takeMain(): Promise<void> {
  const { page } = await openAs('main', desktop);
  await translate(page);
  await keep(await page.screenshot(), 'main');
  await page.context().close();
}

async function takeRecording({ page }: { page: Page }): Promise<Buffer> {
  const recorder = recorderOn(page);
  await recorder.start();
  await recorder.say('the ship had been at sea for nine days before anyone spoke of the storm');
  // A pause, which becomes a full stop.
  await page.getByText('0:04', { exact: true }).waitFor();
  await recorder.say('we kept the lamps low');
  await recorder.engine('interim', 'and counted the');
  await recorder.interim.waitFor();
  return page.screenshot();
}

async function takeTranslating(): Promise<void> {
  const { page } = await openPremium('translating', desktop);
  await chooseTarget(page, 'Japanese');
  const content = JSON.stringify({ paragraphs: [japanese.join('')] });
  const shown = content.indexOf(japanese[2] ?? '');
  const held = Promise.withResolvers<void>();
  translator.next(streams([content.slice(0, shown), content.slice(shown)], { between: () => held.promise }));
  await field(page).fill(spoken);
  await toggle(page).click();
  await translated(page).filter({ hasText: japanese[1] }).waitFor();
  await keep(await page.screenshot(), 'translating');
  held.resolve();
  await page.context().close();
}

async function takeListening(): Promise<void> {
  const { page } = await openPremium('listening', desktop);
  const playback = playbackOf(page);
  await playback.write(spoken);
  await playback.choose('Iris');
  await playback.play.click();
  await playback.download.waitFor();
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) > 2,
  );
  await keep(await page.screenshot(), 'listening');
  await page.context().close();
}

async function openSaved(name: string, size: Size): Promise<Page> {
  const { page, user } = await openPremium(name, size);
  await saveThroughApi(page, user.googleSub, notes);
  await page.reload();
  await savedPage(page).savedTab.click();
  await savedPage(page).item('Bring the blue folder').waitFor();
  return page;
}

async function takePhones(): Promise<void> {
  const recording = await openAs('phone', phone);
  await putOn(recording.page, 'ocean');
  const reading = await openAs('phone.reading', phone);
  await translate(reading.page);
  await putOn(reading.page, 'sunset');
  const saved = await openSaved('phone.saved', phone);
  await putOn(saved, 'dark');
  await keepSheet(
    [await takeRecording(recording), await reading.page.screenshot(), await saved.screenshot()],
    3,
    390,
    'phone',
  );
}

async function takeThemeSheets(): Promise<void> {
  const wide = await openAs('themes', desktop, 1);
  await translate(wide.page);
  await keepSheet(await takeThemes(wide.page), 4, 440, 'themes');
  const narrow = await openAs('themes.phone', phone, 1);
  await translate(narrow.page);
  await narrow.page.getByRole('tab', { name: 'Original' }).click();
  await keepSheet(await takeThemes(narrow.page), 8, 216, 'themes-phone');
}

await takeMain();
await keep(await takeRecording(await openAs('recording', desktop)), 'recording');
await takeTranslating();
await takeListening();
await keep(await (await openSaved('saved', desktop)).screenshot(), 'saved');
await takePhones();
await takeThemeSheets();

await browser.close();
await server.stop();
await translator.close();
await sandbox.close();
rmSync(dataDir, { recursive: true, force: true });
