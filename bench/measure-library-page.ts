import type { Product } from '../e2e/product.ts';
import { openDatabase } from '../src/server/db/open.ts';
import { createPace } from '../src/server/http/pace.ts';
import { createLibraryStore } from '../src/server/transcriptions/library-queries.ts';
import { createLibraryService } from '../src/server/transcriptions/library-service.ts';
import { makeLargestAccount, signIn } from './account.ts';
import { launch, nextFrames, openSignedIn, traceTasks } from './browser.ts';
import { fillLibrary } from './measure-library.ts';
import { atMost, median, ms, type Row } from './table.ts';

const documents = 1_000;
const rounds = 5;
const typed = 'common title';

/** Opens, searches and scrolls the library of 1,000 documents in the browser. */
export async function measureLibraryPage(product: Product): Promise<Row[]> {
  const user = await signIn(product);
  makeLargestAccount(product, user);
  const database = await openDatabase({ dataDir: product.dataDir });
  try {
    await fillLibrary(database, user.id, documents);
    await createLibraryService({ store: createLibraryStore(database), pace: createPace(1) }).addUnlisted();
  } finally {
    await database.close();
  }
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-index]')) return;
        observer.disconnect();
        requestAnimationFrame(() => performance.mark('rows'));
      }).observe(document, { childList: true, subtree: true });
    });
    await openSignedIn(page, product, user);
    const opening: number[] = [];
    const first = page.getByRole('region', { name: 'Library' }).getByRole('listitem').first();
    for (let round = 0; round <= rounds; round += 1) {
      await page.goto(`${product.url}/library`);
      await first.waitFor();
      await nextFrames(page);
      const shownAfter = await page.evaluate(() => {
        const data = performance
          .getEntriesByType('resource')
          .find(({ name }) => /\/api\/library\/[^/?]+$/.test(name));
        const [rows] = performance.getEntriesByName('rows');
        return (rows?.startTime ?? Number.NaN) - ((data as PerformanceResourceTiming)?.responseEnd ?? 0);
      });
      // The first visit compiles the code.
      if (round > 0) opening.push(shownAfter);
    }
    const search = page.getByRole('textbox', { name: 'Search titles and text' });
    await search.focus();
    const typeSlowly = async () => {
      for (const key of typed) {
        await page.keyboard.type(key);
        await nextFrames(page);
      }
      await page.locator('mark').first().waitFor();
    };
    const scroll = async () => {
      for (let step = 0; step < 40; step += 1) {
        await page.mouse.wheel(0, 600);
        await nextFrames(page);
      }
    };
    const typing: number[] = [];
    const scrolling: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const tasks = await traceTasks(browser, page, typeSlowly);
      if (round > 0) typing.push(Math.max(...tasks));
      await page.getByRole('button', { name: 'Clear search' }).click();
      await first.waitFor();
      await first.hover();
      const scrollTasks = await traceTasks(browser, page, scroll);
      if (round > 0) scrolling.push(Math.max(...scrollTasks));
      await page.keyboard.press('Home');
      await search.focus();
    }
    const name = `Library of ${documents.toLocaleString('en-US')} documents`;
    return [
      atMost(`${name}: rows after their data`, median(opening), 100, ms),
      atMost(`${name}: longest task while typing in the search`, median(typing), 1_000 / 60, ms),
      atMost(`${name}: longest task while scrolling`, median(scrolling), 1_000 / 60, ms),
    ];
  } finally {
    await browser.close();
  }
}
