import { expect, test } from './fixtures.ts';
import { openRecorder } from './recorder-page.ts';

const dialogFile = '**/assets/commands-dialog-*.js';

test('a dialog whose code can’t be loaded can be tried again, and the recording goes on', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/commands-dialog/);
  const recorder = await openRecorder(page);
  await recorder.start();
  await recorder.say('nobody slept');

  await page.route(dialogFile, (route) => route.fulfill({ status: 503, body: 'down' }));
  const open = async () => {
    await page.getByRole('button', { name: 'Spoken commands' }).click();
  };
  await open();
  const failure = page.getByRole('alert').filter({ hasText: 'This part couldn’t be loaded.' });
  await expect(failure.getByRole('button', { name: 'Reload page' })).toBeVisible();
  await recorder.say('that night');
  await expect(recorder.text).toHaveValue(/^Nobody slept.* that night/i);
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect(failure).toBeHidden();

  await open();
  await expect(failure).toBeVisible();
  await page.unroute(dialogFile);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Spoken commands' })).toBeVisible();
  await expect(failure).toBeHidden();
  await page.keyboard.press('Escape');
  await recorder.say('in the harbour');
  await recorder.stop.click();
  await expect(recorder.text).toHaveValue(/that night.* in the harbour/i);
});

test('a dialog that crashes is reported to the server without its text, and the recording goes on', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/forced/);
  const recorder = await openRecorder(page);
  await recorder.start();
  await recorder.say('nobody slept');
  await page.route(dialogFile, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const CommandsDialog = () => { throw new TypeError("forced: nobody slept") }; export { CommandsDialog as default, CommandsDialog as t }',
    }),
  );
  const report = page.waitForRequest('**/api/crashes');
  await page.getByRole('button', { name: 'Spoken commands' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong here.' })).toBeVisible();
  const sent = await report;
  expect(sent.postDataJSON()).toMatchObject({
    name: 'TypeError',
    version: expect.stringMatching(/^index-.*\.js$/),
  });
  expect(sent.postData()).not.toContain('slept');
  expect((await sent.response())?.status()).toBe(204);
  await recorder.say('that night');
  await recorder.stop.click();
  await expect(recorder.text).toHaveValue(/^Nobody slept.* that night/i);
});
