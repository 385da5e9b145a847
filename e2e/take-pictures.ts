import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { says } from '../src/server/testing/test-chat-server.ts';
import { themes } from '../src/shared/themes.ts';
import {
  guided,
  imageFolder,
  notes,
  ownModels,
  showTheme,
  speakTo,
  spoken,
  startStudio,
} from './picture-studio.ts';
import { playbackOf } from './playback-page.ts';
import { recorderOn } from './recorder-page.ts';
import { savedPage, saveThroughApi } from './saved-page.ts';
import { spokenWav } from './spoken-file.ts';
import { chooseTarget, field, toggle, translated } from './translation-page.ts';

// Takes the screenshots for the documentation from the built app. Run it after visual changes. With names,
// such as `node e2e/take-pictures.ts words library`, it takes only those.
const arabic = 'ظلت السفينة في البحر تسعة أيام قبل أن يتحدث أحد عن العاصفة. خفضنا المصابيح وعددنا الساعات.';
const desktop = { width: 1280, height: 880 };
const phone = { width: 390, height: 844 };

const studio = await startStudio();
const { openAs, openPremium, sheet, translate, translator } = studio;

async function keep(picture: Buffer, file: string): Promise<void> {
  await writeFile(join(imageFolder, `${file}.webp`), await studio.toWebp(picture, 0.86));
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

/** Puts pictures of the same height next to each other, each at its own width. */
async function keepRow(pictures: Buffer[], file: string): Promise<void> {
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`);
  await sheet.setViewportSize({ width: 200, height: 200 });
  await sheet.setContent(
    `<body style="margin:0;padding:16px;background:#8c8c8c;display:inline-flex;gap:16px">${images.join('')}`,
  );
  await keep(await sheet.locator('body').screenshot(), file);
}

async function takeThemes(page: Page): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const { id } of themes) {
    await showTheme(page, id);
    pictures.push(await page.screenshot());
  }
  return pictures;
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
  const builtIn = await startStudio(ownModels);
  const { page } = await builtIn.openPremium('translating', desktop);
  await chooseTarget(page, 'Spanish');
  await field(page).fill(
    'Good morning. The meeting was moved to Thursday at three. Could you tell Anna?\n\nPlease bring the plans and two copies of the list.',
  );
  await toggle(page).click();
  await page.getByText('Translated on this server.').waitFor();
  const toast = page.locator('li[data-state=open]');
  await toast.waitFor();
  await toast.waitFor({ state: 'detached' });
  await keep(await page.screenshot(), 'translating');
  await builtIn.close();
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

async function openSaved(): Promise<Page> {
  const { page, user } = await openPremium('phone.saved', phone);
  await saveThroughApi(page, user.googleSub, notes);
  await page.reload();
  await savedPage(page).savedTab.click();
  await savedPage(page).item('Bring the blue folder').waitFor();
  return page;
}

async function takeLibrary(): Promise<void> {
  const { page, user } = await openPremium('library', desktop);
  await saveThroughApi(page, user.googleSub, notes);
  await page.goto(`${studio.url}/library`);
  await page.getByRole('link', { name: 'For the workshop' }).waitFor();
  await keep(await page.screenshot(), 'library');
  await page.context().close();
}

/** The speaker, beside a phone on which somebody reads along in Spanish. */
async function takeLive(): Promise<void> {
  const live = await startStudio(ownModels);
  const { page } = await live.openPremium('live', { width: 1024, height: 844 });
  const reader = await live.openReader(await live.goLive(page), 'es-ES', phone);
  const recorder = recorderOn(page);
  await recorder.start();
  await speakTo(reader, page, guided);
  await page.getByText('1 viewer', { exact: true }).waitFor();
  await keepRow([await page.screenshot(), await reader.screenshot()], 'live');
  await live.close();
}

async function takePhones(): Promise<void> {
  const recording = await openAs('phone', phone);
  await showTheme(recording.page, 'ocean');
  const reading = await openAs('phone.reading', phone);
  await translate(reading.page);
  await showTheme(reading.page, 'sunset');
  const saved = await openSaved();
  await showTheme(saved, 'dark');
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

/** Takes two turns of a conversation on a phone lying between two people. */
async function takeConversation(): Promise<void> {
  const { page } = await openPremium('conversation', phone);
  await page.goto(`${studio.url}/conversation`);
  const turns = [
    ['Your', 'where does the bus to the harbour leave', '¿De dónde sale el autobús al puerto?'],
    ['Their', 'en la plaza cada diez minutos', 'In the square, every ten minutes.'],
  ] as const;
  for (const [side, said, understood] of turns) {
    const half = page.getByRole('region', { name: `${side} half` });
    translator.next(says(understood));
    await half.getByRole('button', { name: 'Start recording' }).click();
    const stop = half.getByRole('button', { name: 'Stop recording' });
    await stop.click({ trial: true });
    await recorderOn(page).engine('final', said);
    await stop.click();
    await page.getByText(understood).first().waitFor();
  }
  await keepSheet([await page.screenshot()], 1, phone.width, 'conversation');
  await page.context().close();
}

async function takeWords(): Promise<void> {
  const { page } = await openPremium('words', desktop);
  await page.goto(`${studio.url}/words`);
  const words = [
    ['Harbour Trust', 'harbor trussed'],
    ['Siobhán', 'shove on'],
    ['Wójcik', 'voyage chick'],
  ] as const;
  for (const [written, heard] of words) {
    await page.getByRole('button', { name: 'Add word' }).click();
    await page.getByLabel('Written as').fill(written);
    await page.getByLabel('Sometimes heard as').fill(heard);
    await page.getByLabel('Sometimes heard as').press('Enter');
    await page.getByRole('button', { name: /^In translations/ }).click();
    await page.getByRole('option', { name: 'Never translate' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: `Edit ${written}` }).waitFor();
  }
  await keep(await page.screenshot(), 'words');
  await page.context().close();
}

async function takeImport(): Promise<void> {
  const { page } = await openPremium('import', desktop);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await (await chooser).setFiles({ name: 'Lecture.wav', buffer: await spokenWav(), mimeType: 'audio/wav' });
  await page.getByRole('dialog', { name: 'Import Lecture.wav' }).getByText('of speech').waitFor();
  await keep(await page.screenshot(), 'import');
  await page.context().close();
}

async function takeArabic(): Promise<void> {
  const { page } = await openPremium('arabic', desktop);
  await page.goto(`${studio.url}/?lang=ar`);
  await page.locator('html[lang=ar]').waitFor();
  await page.getByText('5,000').first().waitFor();
  translator.next(says(spoken));
  await page.getByRole('textbox').first().fill(arabic);
  await page.getByRole('switch').first().click();
  await translated(page).filter({ hasText: spoken }).waitFor();
  const toast = page.locator('li[data-state=open]');
  await toast.waitFor();
  await toast.waitFor({ state: 'detached' });
  await keep(await page.screenshot(), 'arabic');
  await page.context().close();
}

const pictures: Record<string, () => Promise<void>> = {
  recording: async () => keep(await takeRecording(await openAs('recording', desktop)), 'recording'),
  translating: takeTranslating,
  listening: takeListening,
  library: takeLibrary,
  live: takeLive,
  phone: takePhones,
  themes: takeThemeSheets,
  conversation: takeConversation,
  words: takeWords,
  import: takeImport,
  arabic: takeArabic,
};
const wanted = process.argv.slice(2);
for (const [name, take] of Object.entries(pictures))
  if (wanted.length === 0 || wanted.includes(name)) await take();

await studio.close();
