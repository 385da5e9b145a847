import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';

test('a visitor exports a typed text as a subtitle file', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('textbox', { name: 'Transcript' })
    .fill('The ship had been at sea. We kept the lamps low.');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: 'Subtitles .srt', exact: true }).check();
  await expect(dialog.getByText('This text has no recorded timings')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('The ship had been at sea. We kept the.srt');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('1\n00:00:00,000 --> 00:00:0');
  expect(text).toContain('The ship had been at sea.');
  await expect(dialog).toBeHidden();
});

test('at 400 % zoom the choices have more room than the buttons', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await page.addInitScript(() => localStorage.setItem('cookiesConsent', 'declined'));
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Transcript' }).fill('The ship had been at sea.');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog).toBeVisible();
  const [content, footer] = await dialog.evaluate((sheet) =>
    [...sheet.children].slice(0, 2).map(({ clientHeight }) => clientHeight),
  );
  expect(content).toBeGreaterThan(96);
  expect(footer).toBeLessThan(80);
});
