import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { type SavedDocument, savedPage, saveThroughApi } from './saved-page.ts';

const libraryOn = (page: Page) => ({
  search: page.getByRole('textbox', { name: 'Search titles and text' }),
  rows: page.getByRole('region', { name: 'Library' }).getByRole('listitem'),
  row: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
  link: (name: string) => page.getByRole('link', { name }),
  async choose(name: string, action: string) {
    await page.getByRole('button', { name: `More actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  },
});

const documents: SavedDocument[] = [
  { text: 'Where does the bus leave from?', title: 'At the ticket office', source: 'conversation' },
  { text: 'Less water this time', source: 'typed', tags: ['Bread'] },
  {
    text: 'The north pier reopens on Monday',
    source: 'dictated',
    translations: [{ language: 'es-ES', text: 'El muelle norte abre el lunes' }],
  },
];

test('a text is named, tagged and found by a word of its translation on another device', async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const user = await signIn(page);
  await saveThroughApi(page, user.googleSub, documents);
  await page.goto('/');
  await savedPage(page).savedTab.click();
  await page.getByRole('link', { name: 'Open library' }).click();
  const library = libraryOn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Library');
  await expect(library.rows).toHaveCount(3);

  await library.choose('The north pier reopens on Monday', 'Rename');
  await page.getByRole('textbox', { name: 'Name' }).fill('Harbour');
  await page.keyboard.press('Enter');
  await expect(library.link('Harbour')).toBeFocused();
  await library.choose('Harbour', 'Tags');
  await page.getByRole('textbox', { name: 'New tag' }).fill('Ships');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(library.row('Harbour')).toContainText('Ships');

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const elsewhere = await other.newPage();
  await signIn(elsewhere, { email: user.email, returnTo: '/library' });
  const there = libraryOn(elsewhere);
  await there.search.fill('muell');
  await expect(there.rows).toHaveCount(1);
  await expect(elsewhere.locator('mark')).toHaveText('muell');
  await expect(elsewhere).toHaveURL(/\/library\?search=muell$/);
  await there.link('Harbour').click();
  await expect(savedPage(elsewhere).text).toHaveValue('The north pier reopens on Monday');
  await expect(elsewhere).toHaveURL(/\/$/);
  await elsewhere.goBack();
  await expect(there.search).toHaveValue('muell');
  await expect(there.rows).toHaveCount(1);
  await other.close();
});

test('a document that is open in another tab takes its new name and text, and Save asks nothing', async ({
  page,
  context,
  signIn,
  consoleErrors,
}) => {
  // The responses to the tab that was slower.
  consoleErrors.allow(/412/);
  const user = await signIn(page);
  await saveThroughApi(page, user.googleSub, [{ text: 'The ferry leaves at ten.', title: 'Ferry' }]);
  await page.goto('/library');
  await libraryOn(page).link('Ferry').click();
  const studio = savedPage(page);
  await expect(studio.text).toHaveValue('The ferry leaves at ten.');

  const tab = await context.newPage();
  await tab.bringToFront();
  await tab.goto('/library');
  const library = libraryOn(tab);
  await library.choose('Ferry', 'Rename');
  await tab.getByRole('textbox', { name: 'Name' }).fill('Harbour');
  await tab.keyboard.press('Enter');
  await expect(library.link('Harbour')).toBeFocused();
  await library.choose('Harbour', 'Tags');
  await tab.getByRole('textbox', { name: 'New tag' }).fill('Ships');
  await tab.keyboard.press('Enter');
  await tab.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(library.row('Harbour')).toContainText('Ships');

  await studio.text.fill('The ferry leaves at eleven.');
  await studio.save.click();
  await expect(studio.toast('Saved!')).toBeVisible();
  await expect(page.getByTestId('document-row')).toContainText('Harbour');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await tab.reload();
  await expect(library.row('Harbour')).toContainText('The ferry leaves at eleven.');
  await expect(library.row('Harbour')).toContainText('Ships');

  // The other way round.
  await library.link('Harbour').click();
  const there = savedPage(tab);
  await expect(there.text).toHaveValue('The ferry leaves at eleven.');
  await there.text.fill('The ferry leaves at noon.');
  await there.save.click();
  await expect(there.toast('Saved!')).toBeVisible();
  await page.getByTestId('document-row').getByRole('button', { name: '(Rename)' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Pier');
  await page.keyboard.press('Enter');
  await studio.save.click();
  await expect(studio.text).toHaveValue('The ferry leaves at noon.');
  await expect(page.getByTestId('document-row')).toContainText('Pier');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('filters are in the URL, and nothing found offers everything', async ({ page, signIn }) => {
  const user = await signIn(page);
  await saveThroughApi(page, user.googleSub, documents);
  await page.goto('/library');
  const library = libraryOn(page);
  await page.getByRole('button', { name: /^Typed/ }).click();
  await expect(library.rows).toHaveCount(1);
  await expect(page).toHaveURL(/\/library\?kind=typed$/);
  await page.getByRole('button', { name: /^Sort:/ }).click();
  await page.getByRole('option', { name: 'By name' }).click();
  await page.getByRole('button', { name: /^All/ }).click();
  await expect(library.rows.locator('a')).toHaveText([
    'At the ticket office',
    'Less water this time',
    'The north pier reopens on Monday',
  ]);
  await page.goBack();
  await expect(library.rows).toHaveCount(1);
  await page.reload();
  await expect(library.rows).toHaveCount(1);
  await library.search.fill('lighthouse');
  await expect(page.getByText('No transcriptions match your search criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(library.rows).toHaveCount(3);
});

test('several texts are exported, and deleted with one undo', async ({ page, signIn }) => {
  const user = await signIn(page);
  await saveThroughApi(page, user.googleSub, documents);
  // The picker is a window of the system, which a test can't answer.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.goto('/library');
  const library = libraryOn(page);
  await library.row('Less water').getByRole('checkbox').check();
  await library.row('At the ticket office').getByRole('checkbox').check();
  await expect(page.getByText('2 selected')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(library.rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(library.rows).toHaveCount(3);
});

test('the list works with the keyboard', async ({ page, signIn }) => {
  const user = await signIn(page);
  await saveThroughApi(page, user.googleSub, documents);
  await page.goto('/library');
  const library = libraryOn(page);
  await library.link('The north pier').focus();
  await page.keyboard.press('ArrowDown');
  await expect(library.link('Less water')).toBeFocused();
  await page.keyboard.press('End');
  await expect(library.link('At the ticket office')).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 selected')).toBeHidden();
  await page.keyboard.press('F2');
  await page.keyboard.type('Tickets');
  await page.keyboard.press('Enter');
  await expect(library.link('Tickets')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(library.rows).toHaveCount(2);
  await expect(library.link('Less water')).toBeFocused();
});

test('a long library loads as it is scrolled and keeps few rows in the page', async ({
  page,
  signIn,
  becomePremium,
}) => {
  await signIn(page);
  const user = await becomePremium(page);
  const many = Array.from({ length: 50 }, (_, index) => ({ text: `Text number ${index + 1}` }));
  await saveThroughApi(page, user.googleSub, many);
  await page.setViewportSize({ width: 1280, height: 700 });
  // The free slots of a plan fit on one page, so this makes two of it.
  await page.route('**/api/library/*', async (route) => {
    const url = new URL(route.request().url());
    const isSecond = url.searchParams.has('after');
    url.searchParams.delete('after');
    const response = await route.fetch({ url: url.href });
    const { items } = (await response.json()) as { items: unknown[] };
    const json = isSecond ? { items: items.slice(25) } : { items: items.slice(0, 25), next: 'second' };
    await route.fulfill({ response, json });
  });
  await page.goto('/library');
  const library = libraryOn(page);
  await expect(library.link('Text number 50')).toBeVisible();
  const list = page.getByRole('region', { name: 'Library' });
  const last = page.getByRole('link', { name: 'Text number 1', exact: true });
  await expect(async () => {
    await list.evaluate((section) => section.scrollTo(0, section.scrollHeight));
    await expect(last).toBeInViewport();
  }).toPass();
  expect(await library.rows.count()).toBeLessThan(30);

  // Back shows it as it was left.
  await last.click();
  await expect(savedPage(page).text).toHaveValue('Text number 1');
  await page.goBack();
  await expect(page).toHaveURL(/\/library$/);
  await expect(last).toBeInViewport();
  // The library may still be loading its pages once more.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('an error offers another try, and the texts come back', async ({ page, signIn, consoleErrors }) => {
  consoleErrors.allow(/500/);
  const user = await signIn(page);
  await saveThroughApi(page, user.googleSub, documents);
  await page.route('**/api/library/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/library');
  await expect(page.getByText('Error loading saved transcriptions')).toBeVisible();
  // Any answer of the server would make the page try again by itself.
  await page.waitForLoadState('networkidle');
  await page.unroute('**/api/library/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(libraryOn(page).rows).toHaveCount(3);
});

test('an empty library says where texts come from, and a visitor is asked to sign in', async ({
  page,
  signIn,
}) => {
  await page.goto('/library');
  await expect(page.getByText('Please sign in to view your saved transcriptions.')).toBeVisible();
  await signIn(page, { returnTo: '/library' });
  await expect(page.getByText('No saved transcriptions found')).toBeVisible();
});

test('texts take the place of their skeletons', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    localStorage.setItem('cookiesConsent', 'declined');
    const shifts: number[] = [];
    Object.defineProperty(window, 'shifts', { value: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const user = await signIn(page);
  await saveThroughApi(page, user.googleSub, documents);
  // Observers are called after a frame.
  const shifts = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0);
    });
  const skeleton = page.getByText('Loading saved transcriptions');
  let gate = Promise.withResolvers<void>();
  await page.route(/\/api\/(library|transcriptions)\//, async (route) => {
    await gate.promise;
    await route.continue();
  });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    gate = Promise.withResolvers();
    await page.goto('/library');
    await expect(skeleton).toBeVisible();
    gate.resolve();
    await expect(libraryOn(page).rows).toHaveCount(3);
    // The account's button in the header may be a few pixels wider than its place.
    expect(await shifts(), `the library, ${width} pixels wide`).toBeLessThan(0.001);

    gate = Promise.withResolvers();
    await page.goto('/');
    await savedPage(page).savedTab.click();
    await expect(skeleton).toBeVisible();
    // The press itself replaces the whole tab.
    const before = await shifts();
    gate.resolve();
    await expect(savedPage(page).items).toHaveCount(3);
    // The list ends with a line or two below its place.
    expect((await shifts()) - before, `the saved list, ${width} pixels wide`).toBeLessThan(0.01);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
