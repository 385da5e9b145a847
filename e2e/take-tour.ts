import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { says, streams } from '../src/server/testing/test-chat-server.ts';
import { themes } from '../src/shared/themes.ts';
import { animatedWebp, type Frame } from './animated-webp.ts';
import {
  guided,
  imageFolder,
  notes,
  ownModels,
  showTheme,
  spanish,
  speakTo,
  spoken,
  startStudio,
} from './picture-studio.ts';
import { playbackOf } from './playback-page.ts';
import { recorderOn } from './recorder-page.ts';
import { saveThroughApi } from './saved-page.ts';
import { spokenWav } from './spoken-file.ts';
import { chooseSpoken, chooseTarget, field, toggle, translated } from './translation-page.ts';

// Records the animated tour at the top of the README from the built app. Run it after visual changes:
// `npm run build && node e2e/take-tour.ts`. It needs only Chromium. With a folder as argument, it also saves
// each frame there.
const view = { width: 960, height: 640 };
const captionHeight = 56;
const [frameFolder] = process.argv.slice(2);

const studio = await startStudio();
const frames: Frame[] = [];

/** Shows the page for some time, with a caption below it. Two pages are shown side by side. */
async function show(shown: Page | readonly Page[], ms: number, caption: string): Promise<void> {
  const images: string[] = [];
  for (const each of [shown].flat()) {
    const picture = await each.screenshot();
    images.push(`<img src="data:image/png;base64,${picture.toString('base64')}">`);
  }
  await studio.sheet.setViewportSize({ width: view.width, height: view.height + captionHeight });
  await studio.sheet.setContent(
    `<body style="margin:0;background:#1d2230;color:#fff;font:500 20px/${captionHeight}px sans-serif;text-align:center">
      <div style="display:flex;justify-content:space-between">${images.join('')}</div>${caption}`,
  );
  const png = await studio.sheet.screenshot();
  if (frameFolder) await writeFile(join(frameFolder, `${String(frames.length).padStart(2, '0')}.png`), png);
  frames.push({ webp: await studio.toWebp(png, 0.72), ms });
}

const { page, user } = await studio.openPremium('tour', view, 1);
const recorder = recorderOn(page);
await recorder.record.waitFor();
// Chosen explicitly, so that they don't follow the interface language. Only a change counts as a choice.
await chooseSpoken(page, 'French');
await chooseSpoken(page, 'English');
await chooseTarget(page, 'Spanish');

const recording = 'Record: your words appear while you speak';
await show(page, 2_000, recording);
await recorder.start();
for (const words of ['the ship had been', 'the ship had been at sea for nine days']) {
  await recorder.engine('interim', words);
  await recorder.interim.filter({ hasText: words.slice(4) }).waitFor();
  await show(page, 1_200, recording);
}
await recorder.engine('final', 'the ship had been at sea for nine days before anyone spoke of the storm');
await page.getByText('0:04', { exact: true }).waitFor();
await recorder.engine('final', 'we kept the lamps low');
await recorder.engine('interim', 'and counted the');
await recorder.interim.filter({ hasText: 'counted' }).waitFor();
await show(page, 2_500, 'Record: pauses add punctuation');
await recorder.engine('final', 'and counted the hours');
await recorder.stop.click();
await recorder.record.waitFor();
await field(page).fill(spoken);

const translating = 'Translate: read the translation while it’s being generated';
const content = JSON.stringify({ paragraphs: [spanish] });
const middle = content.indexOf(' antes');
const held = Promise.withResolvers<void>();
studio.translator.next(
  streams([content.slice(0, middle), content.slice(middle)], { between: () => held.promise }),
);
await toggle(page).click();
await translated(page).filter({ hasText: 'nueve días' }).waitFor();
await show(page, 2_000, translating);
held.resolve();
const complete = page.getByText('Translation Complete', { exact: true });
await complete.waitFor();
await complete.waitFor({ state: 'detached' });
await show(page, 3_500, translating);

const listening = 'Listen: choose one of ten HD voices, or the browser’s own for free';
const playback = playbackOf(page);
await playback.voice.click();
await playback.option('Iris').waitFor();
await show(page, 2_500, listening);
await playback.option('Iris').click();
await playback.play.click();
for (const position of [2, 7]) {
  await page.waitForFunction(
    (least) => Number(document.querySelector<HTMLInputElement>('input[type=range]')?.value) > least,
    position,
  );
  await show(page, 2_000, listening);
}
await playback.stop.click();

const library = 'Library: find a text by any word, even one in its translation';
// As many as fit.
await saveThroughApi(page, user.googleSub, notes.slice(-4));
await page.goto(`${studio.url}/library`);
await page.getByRole('link', { name: 'At the station' }).waitFor();
await show(page, 3_500, library);
await page.getByRole('textbox', { name: 'Search titles and text' }).fill('lámparas');
await page.locator('mark').waitFor();
await show(page, 3_000, library);

const live = await startStudio(ownModels);
const { page: speaker } = await live.openPremium('tour', view, 1);
const code = await live.goLive(speaker);
const captions = 'Live captions: everyone reads along in their own language';
await show(speaker, 2_500, captions);
await speaker.keyboard.press('Escape');
const readerWidth = 360;
await speaker.setViewportSize({ width: view.width - readerWidth - 8, height: view.height });
const reader = await live.openReader(code, 'es-ES', { width: readerWidth, height: view.height }, 1);
await recorderOn(speaker).start();
await speakTo(reader, speaker, guided.slice(0, 1));
await show([speaker, reader], 2_500, captions);
await speakTo(reader, speaker, guided.slice(1));
await speaker.getByText('1 viewer', { exact: true }).waitFor();
await show([speaker, reader], 3_500, captions);
await live.close();

const conversationCaption = 'Conversation: two people, two languages, one device';
await page.goto(`${studio.url}/conversation`);
const start = page.getByRole('button', { name: 'Start recording' });
await start.nth(1).waitFor();
await page.getByText('characters left').first().waitFor();
await show(page, 2_000, conversationCaption);
const turns = [
  ['where does the bus to the harbour leave', '¿De dónde sale el autobús al puerto?'],
  ['en la plaza cada diez minutos', 'In the square, every ten minutes.'],
] as const;
for (const [index, [said, understood]] of turns.entries()) {
  studio.translator.next(says(understood));
  await start.nth(index).click();
  const stop = page.getByRole('button', { name: 'Stop recording' });
  await stop.click({ trial: true });
  await recorder.engine('interim', said);
  await show(page, 1_500, conversationCaption);
  await recorder.engine('final', said);
  await stop.click();
  await page.getByText(understood).first().waitFor();
  await show(page, 2_500, conversationCaption);
}

await page.goto(studio.url);
const chooser = page.waitForEvent('filechooser');
await page.getByRole('button', { name: 'Import', exact: true }).click();
await (await chooser).setFiles({ name: 'Lecture.wav', buffer: await spokenWav(), mimeType: 'audio/wav' });
const plan = page.getByRole('dialog', { name: 'Import Lecture.wav' });
await plan.getByText('of speech').waitFor();
await show(page, 3_500, 'Import: recordings, films, texts, subtitles and Word documents');
await page.keyboard.press('Escape');
await page.getByRole('button', { name: 'Export', exact: true }).click();
await page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Save file' }).waitFor();
await show(page, 3_500, 'Export: Word, Markdown, plain text, subtitles or data');
await page.keyboard.press('Escape');

await page.goto(studio.url);
await page.getByText('117 / 5,000').waitFor();
for (const { id } of themes) {
  await showTheme(page, id);
  await show(page, 1_100, 'Eight themes, light and dark');
}
for (const language of ['de', 'ja', 'ar']) {
  await page.goto(`${studio.url}/?lang=${language}`);
  await page.locator(`html[lang=${language}]`).waitFor();
  // Waits for the Premium cap, which appears once the plan is known.
  await page
    .getByText(/5[.,]?000/)
    .first()
    .waitFor();
  await show(page, 2_200, 'The interface in 17 languages');
}

await studio.close();
const tour = animatedWebp(frames, view.width, view.height + captionHeight);
await writeFile(join(imageFolder, 'tour.webp'), tour);
const seconds = frames.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
console.log(`${frames.length} frames, ${seconds} s, ${Math.round(tour.length / 1_024)} KB`);
