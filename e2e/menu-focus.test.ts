import { expect, test } from './fixtures.ts';
import { savedPage, saveThroughApi } from './saved-page.ts';

// A menu returns the focus to its button when it has gone, at once or after it has faded out.
for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`what a menu opens to type into keeps the focus, with ${reducedMotion}`, async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion });
    const user = await signIn(page);
    await saveThroughApi(page, user.googleSub, [{ text: 'The ferry leaves at ten.', title: 'Ferry' }]);
    await page.goto('/library');
    const menuOf = async (button: string, item: string) => {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('menuitem', { name: item }).click();
      // Gone from the page, not just invisible.
      await expect(page.getByRole('menu')).toHaveCount(0);
      await page.evaluate(() => new Promise((done) => setTimeout(done)));
    };
    await menuOf('More actions for Ferry', 'Rename');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Harbour');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Harbour' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(savedPage(page).text).toHaveValue('The ferry leaves at ten.');

    await menuOf('Document options', 'Rename');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Pier');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('document-row')).toContainText('Pier');

    await menuOf('Document options', 'Find');
    await expect(page.getByRole('searchbox', { name: 'Find in the text' })).toBeFocused();
  });
