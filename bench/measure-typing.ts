import type { Product } from '../e2e/product.ts';
import { makeLargestAccount, saveItems, signIn, textOf } from './account.ts';
import { launch, nextFrames, openSignedIn, traceTasks } from './browser.ts';
import { atMost, median, ms, type Row } from './table.ts';

const rounds = 5;
const typed = 'the storm we';

/** Types into the search box with the longest possible list: no key may take longer than a frame. */
export async function measureTyping(product: Product): Promise<Row[]> {
  const user = await signIn(product);
  makeLargestAccount(product, user);
  saveItems(
    product,
    user,
    Array.from({ length: 65 }, (_, seed) => textOf(6_500, seed)),
  );
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await openSignedIn(page, product, user);
    await page.getByRole('tab', { name: /^Saved Transcriptions/ }).click();
    const lastItem = page.getByTestId('saved-scroll').getByRole('listitem').nth(64);
    await lastItem.waitFor();
    await page.getByRole('textbox', { name: 'Search saved transcriptions' }).focus();
    const typeSlowly = async () => {
      for (const key of typed) {
        await page.keyboard.type(key);
        await nextFrames(page);
      }
    };
    const longest: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const tasks = await traceTasks(browser, page, typeSlowly);
      // The first round includes compilation, so it isn't counted.
      if (round > 0) longest.push(Math.max(...tasks));
      await page.getByRole('button', { name: 'Clear search' }).click();
      await lastItem.waitFor();
      await nextFrames(page);
    }
    return [
      atMost(
        'Longest task while typing in the search box, 65 items of 6,500 characters',
        median(longest),
        1_000 / 60,
        ms,
      ),
    ];
  } finally {
    await browser.close();
  }
}
