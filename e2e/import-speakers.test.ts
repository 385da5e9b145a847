import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { toWav } from '../src/client/platform/speech/wav.ts';
import { joinSamples, silence, speakSamples } from '../test/spoken-samples.ts';
import { startSandbox } from '../test/start-sandbox.ts';
import { expect, storedUser, test } from './fixtures.ts';
import { startProduct } from './product.ts';
import { recorderOn } from './recorder-page.ts';
import { savedPage } from './saved-page.ts';

const turns = (page: Page) => page.getByTestId('turns');
const list = (page: Page) => turns(page).getByRole('list', { name: 'Turns' });

/** More than one request: over two minutes of speech. */
async function interview(): Promise<Buffer> {
  const phrase = await speakSamples([
    { text: 'The ship had been at sea for nine days before anyone spoke of the storm.', pauseMs: 900 },
  ]);
  const seconds = phrase.length / 16_000;
  const phrases = Array.from({ length: Math.ceil(135 / seconds) }, () => phrase);
  return Buffer.from(toWav(joinSamples([silence(0.5), ...phrases])));
}

async function exportAs(page: Page, name: string): Promise<string> {
  await turns(page).getByRole('button', { name: 'Export' }).click();
  const exporting = page.getByRole('dialog', { name: 'Export' });
  await exporting.getByRole('radio', { name, exact: true }).check();
  const download = page.waitForEvent('download');
  await exporting.getByRole('button', { name: 'Save file' }).click();
  return readFile(await (await download).path(), 'utf8');
}

test('an import names its speakers, who stay the same in every part, are saved and exported', async ({
  page,
}) => {
  const service = await startSandbox();
  const product = await startProduct({
    RECOGNITION_BASE_URL: `${service.origin}/ai/v1`,
    RECOGNITION_API_KEY: 'sandbox',
    RECOGNITION_MODEL: 'gpt-4o-transcribe-diarize',
  });
  try {
    await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
    await page.goto(`${product.url}/api/auth/google?returnTo=/&login_hint=interview@people.test`);
    await expect.poll(() => storedUser(page)).not.toBeNull();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/transcribe'))
        sent.push(request.postDataBuffer()?.toString('latin1') ?? '');
    });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const buffer = await interview();
    await (await chooser).setFiles({ name: 'Interview.wav', buffer, mimeType: 'audio/wav' });
    const plan = page.getByRole('dialog', { name: 'Import Interview.wav' });
    await plan.getByRole('button', { name: 'Import' }).click();
    await expect(recorderOn(page).text).toHaveValue(/(?:seconds of speech.*second voice.*){2}/s);
    await expect(page.getByTestId('import-progress')).toBeHidden();
    expect(sent).toHaveLength(2);

    await page.getByTestId('document-row').getByRole('button', { name: 'Show who speaks' }).click();
    const speakers = ['Speaker 1', 'Speaker 2', 'Speaker 1', 'Speaker 2'];
    const items = list(page).getByRole('listitem');
    await expect(items).toHaveCount(4);
    for (const [index, name] of speakers.entries()) await expect(items.nth(index)).toContainText(name);

    await turns(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(savedPage(page).toast('Saved!')).toBeVisible();
    await page.reload();
    const saved = savedPage(page);
    await saved.savedTab.click();
    await saved.item('seconds of speech').getByRole('button', { name: 'Open' }).click();
    await expect(items).toHaveCount(4);
    await expect(items.nth(3)).toContainText('Speaker 2');

    await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    const vtt = await exportAs(page, 'Web subtitles .vtt');
    expect(vtt.match(/<v Speaker 1>/g)).toHaveLength(2);
    expect(vtt).toContain('<v Speaker 2>This is the second voice.');
    expect(await exportAs(page, 'Subtitles .srt')).toContain('Speaker 2: This is the second voice.');
  } finally {
    await page.close();
    await product.stop();
    await service.close();
  }
});
