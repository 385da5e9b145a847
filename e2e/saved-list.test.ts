import { exhaustive, expect, test } from './fixtures.ts';
import { countRequests, savedPage, saveThroughApi } from './saved-page.ts';

const texts = [
  { text: 'banana bread with walnuts' },
  { text: 'Apple' },
  { text: 'éclair', language: 'fr-FR' },
  { text: 'cherry pie', language: 'en-US' },
] as const;

test('sorting, search and language chips work, and the search is kept when switching tabs', {
  tag: ['@R-2.34', '@R-2.35', '@R-2.36', '@R-2.37', '@R-2.39', '@R-5.38', '@R-5.39', '@R-8.21'],
}, async ({ page, signIn }) => {
  const user = await signIn(page);
  await saveThroughApi(page, user.googleSub, texts);
  const saved = savedPage(page);
  await page.reload();
  await saved.savedTab.click();
  const shown = () => saved.items.locator('p[dir]').allTextContents();
  await expect.poll(shown).toEqual(['cherry pie', 'éclair', 'Apple', 'banana bread with walnuts']);

  await page.getByRole('button', { name: /^Sort:/ }).click();
  await expect(page.getByRole('option')).toHaveText([
    'Newest',
    'Oldest',
    'Longest',
    'Shortest',
    'Alphabetical',
  ]);
  await page.getByRole('option', { name: 'Oldest' }).click();
  await expect.poll(shown).toEqual(['banana bread with walnuts', 'Apple', 'éclair', 'cherry pie']);
  await saved.sortBy('Longest');
  await expect.poll(shown).toEqual(['banana bread with walnuts', 'cherry pie', 'éclair', 'Apple']);
  await saved.sortBy('Shortest');
  await expect.poll(shown).toEqual(['Apple', 'éclair', 'cherry pie', 'banana bread with walnuts']);
  await saved.sortBy('Alphabetical');
  await expect.poll(shown).toEqual(['Apple', 'banana bread with walnuts', 'cherry pie', 'éclair']);

  const chips = page.getByRole('group', { name: 'Languages' }).getByRole('button');
  await expect(chips).toHaveText([/English/, /French/]);
  await chips.nth(1).click();
  await expect.poll(shown).toEqual(['éclair']);
  await chips.nth(1).click();

  await saved.search.fill('AN');
  await expect.poll(shown).toEqual(['banana bread with walnuts']);
  await expect(page.locator('mark')).toHaveText(['an', 'an']);
  await saved.recordTab.click();
  await saved.savedTab.click();
  await expect(saved.search).toHaveValue('AN');
  await expect.poll(shown).toEqual(['banana bread with walnuts']);
  for (const literal of ['.*', '[', '\\', 'fr-FR']) {
    await saved.search.fill(literal);
    await expect(page.getByText('No transcriptions match your search criteria')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(saved.items).toHaveCount(4);
});

test('deleting works, and an item deleted elsewhere is reported', {
  tag: ['@R-2.38', '@R-8.15', '@R-8.16', '@R-8.19', '@R-2.33', '@R-4.54'],
}, async ({ page, context, signIn, consoleErrors }) => {
  consoleErrors.allow(/404/);
  const user = await signIn(page);
  await saveThroughApi(page, user.googleSub, [{ text: 'goes first' }, { text: 'goes last' }]);
  await page.reload();
  const one = savedPage(page);
  await one.savedTab.click();
  await expect(one.items).toHaveCount(2);
  await expect(page.getByRole('group', { name: 'Languages' })).toHaveCount(0);
  const otherPage = await context.newPage();
  await otherPage.goto('/');
  const two = savedPage(otherPage);
  await two.savedTab.click();
  await expect(two.items).toHaveCount(2);

  const held = Promise.withResolvers<void>();
  await page.route('**/api/transcriptions/*', async (route) => {
    await held.promise;
    await route.fallback();
  });
  await one.item('goes first').getByRole('button', { name: 'Delete' }).click();
  await expect(one.item('goes first').getByRole('button', { name: 'Deleting' })).toBeDisabled();
  await expect(one.item('goes last').getByRole('button', { name: 'Delete' })).toBeEnabled();
  held.resolve();
  await expect(one.toast('Deleted')).toBeVisible();
  await expect(one.items).toHaveCount(1);

  await two.item('goes first').getByRole('button', { name: 'Delete' }).click();
  await expect(two.toast('Item Not Found')).toBeVisible();
  await expect(two.toast('It may already have been deleted.')).toBeVisible();
  await expect(two.items).toHaveCount(1);

  await one.item('goes last').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved transcriptions found')).toBeVisible();
  await expect(one.dot).toHaveCount(0);
});

test('the list is loaded once per visit, cached for 30 s and 300 px high, and reports failures', {
  tag: [exhaustive, '@R-2.40', '@R-7.24', '@R-7.37', '@R-8.18', '@R-5.8'],
}, async ({ page, signIn, becomePremium, consoleErrors }) => {
  consoleErrors.allow(/500/);
  const user = await signIn(page);
  await becomePremium(page);
  const many = Array.from({ length: 30 }, (_, index) => ({ text: `Item ${index}. ${'word '.repeat(60)}` }));
  await saveThroughApi(page, user.googleSub, [{ text: 'a<img src=x onerror=window.__p=1>b' }, ...many]);
  await page.clock.install();
  const reads = countRequests(page, 'GET', /^\/api\/transcriptions\/user\//);
  await page.reload();
  const saved = savedPage(page);
  await expect(saved.dot).toBeVisible();
  expect(reads()).toBe(0);
  await saved.savedTab.click();
  await expect(saved.items).toHaveCount(31);
  expect(reads()).toBe(1);

  const area = page.getByTestId('saved-scroll');
  const size = await area.evaluate((element) => [element.clientHeight, element.scrollHeight]);
  expect(size[0]).toBeLessThanOrEqual(300);
  expect(size[1]).toBeGreaterThan(600);
  await expect(saved.items.last().locator('p[dir]')).toHaveText('ab');
  expect(await page.evaluate(() => '__p' in window)).toBe(false);

  // Rows out of view are marked when they are scrolled into view.
  await saved.search.fill('item 2');
  await expect(saved.items).toHaveCount(11);
  await expect(saved.items.first().locator('mark')).toHaveText('Item 2');
  await saved.items.last().scrollIntoViewIfNeeded();
  await expect(saved.items.last().locator('mark')).toHaveText('Item 2');
  await saved.search.fill('');
  await expect(saved.items).toHaveCount(31);

  const leaveFor = async (seconds: number) => {
    await saved.recordTab.click();
    await page.clock.fastForward(seconds * 1_000);
    await saved.savedTab.click();
    await expect(saved.items).toHaveCount(31);
  };
  await leaveFor(10);
  expect(reads()).toBe(1);
  await leaveFor(25);
  await expect.poll(reads).toBe(2);

  await page.route('**/api/transcriptions/user/*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.reload();
  await saved.savedTab.click();
  await expect(page.getByText('Error loading saved transcriptions')).toBeVisible();
  await expect(page.getByText(/500|broken/)).toHaveCount(0);
  await page.unroute('**/api/transcriptions/user/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(saved.items).toHaveCount(31);
});

test('an item can be expanded, copied and opened, and the text before it is one press away', async ({
  page,
  signIn,
}) => {
  const user = await signIn(page);
  const long = `Il était une fois ${'un navire en mer '.repeat(50)}\nfin`;
  await saveThroughApi(page, user.googleSub, [{ text: long, language: 'fr-FR' }]);
  await page.reload();
  const saved = savedPage(page);
  await saved.savedTab.click();
  const item = saved.item('Il était une fois');
  await item.getByRole('button', { name: 'Show more' }).click();
  await expect(item.locator('p[dir]')).toHaveText(long);
  await item.getByRole('button', { name: 'Show less' }).click();
  await item.getByRole('button', { name: 'Copy' }).click();
  await expect(saved.toast('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(long);

  await item.getByRole('button', { name: 'Open in recorder' }).click();
  await expect(saved.text).toHaveValue(long);
  await expect(page.getByRole('button', { name: /French/ }).first()).toBeVisible();

  await saved.text.fill('something of my own');
  await saved.savedTab.click();
  await item.getByRole('button', { name: 'Open in recorder' }).click();
  await expect(saved.text).toHaveValue(long);
  await page.getByRole('button', { name: 'Back to something of my own' }).click();
  await expect(saved.text).toHaveValue('something of my own');
  // What is saved needs no draft.
  await expect(page.getByRole('button', { name: /^Back to/ })).toHaveCount(0);
});
