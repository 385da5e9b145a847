import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { startProduct } from '../e2e/product.ts';
import { localUserId } from '../src/shared/local-user.ts';
import { launch, nextFrames, slowDownProcessor, traceTasks } from './browser.ts';
import { atMost, median, ms, type Row, repeatUntilPass } from './table.ts';

const rounds = 5;
const [characters, segments] = [20_000, 400];
const openBudget = 100;
/** Fills a segment of 50 characters. */
const sentence = 'We kept the lamps low and counted the long hours. ';
const words = sentence.repeat(segments);

/** A document with speakers opens as turns, in which each segment shows its time. */
const kinds = ['text', 'turns'] as const;
type Kind = (typeof kinds)[number];

/** Opens and edits a long document with its times and translation, on a machine that is 4 times slower. */
export async function measureLongDocuments(): Promise<Row[]> {
  // Only the personal edition allows texts of this length.
  const product = await startProduct({ EDITION: 'personal' });
  const browser = await launch();
  try {
    for (const kind of kinds)
      for (let round = 0; round <= rounds; round += 1) await save(product.url, kind, round);
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(() =>
      localStorage.setItem('settings', JSON.stringify({ target: 'es-ES', translate: true })),
    );
    await page.goto(product.url);
    await page.waitForLoadState('networkidle');
    await slowDownProcessor(await page.context().newCDPSession(page));
    const bareField = await openBareField(browser);
    const name = 'Document of 20,000 characters in 400 segments with times and translation, 4 × slower CPU';
    return [
      await repeatUntilPass(async () =>
        atMost(`${name}: opening it`, await opening(browser, page, 'text'), openBudget, ms),
      ),
      await repeatUntilPass(async () => {
        const bare = await editing(browser, bareField);
        const row = atMost(
          `${name}: longest task while editing a word`,
          await editing(browser, page),
          1_000 / 60,
          ms,
        );
        return { ...row, measured: `${row.measured} (bare text field ${ms(bare)})` };
      }),
      await repeatUntilPass(async () =>
        atMost(`${name}: opening it with speakers`, await opening(browser, page, 'turns'), openBudget, ms),
      ),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function save(url: string, kind: Kind, round: number): Promise<void> {
  const text = (kind + round + words).slice(0, characters);
  const parts = Array.from({ length: segments }, (_, index) => ({
    text: text.slice(index * sentence.length, (index + 1) * sentence.length),
    from: index * 3_000,
    to: index * 3_000 + 2_500,
    ...(kind === 'turns' && { speaker: index % 2 === 0 ? 'Ann' : 'Ben' }),
  }));
  const response = await fetch(`${url}/api/transcriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin: url },
    body: JSON.stringify({
      userId: localUserId,
      text,
      language: 'en-US',
      segments: parts,
      translations: [{ language: 'es-ES', text: text.toUpperCase() }],
    }),
  });
  if (!response.ok) throw new Error(`Saving failed: ${response.status} ${await response.text()}`);
}

/** A page with nothing but a text field of the same text and size. */
async function openBareField(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent(
    '<textarea aria-label="Transcript" style="width: 34rem; height: 30rem; font: 1.125rem/1.75 sans-serif">',
  );
  await page.getByRole('textbox').fill(words.slice(0, characters));
  await slowDownProcessor(await page.context().newCDPSession(page));
  return page;
}

const savedTab = (page: Page) => page.getByRole('tab', { name: /^Saved/ });

/**
 * The main thread's time from the press in the list until the document is painted. Finding the button, and texts among
 * thousands of elements, takes Playwright long in the page itself, so this is done before, and without its locators.
 */
async function opening(browser: Browser, page: Page, kind: Kind): Promise<number> {
  const taken: number[] = [];
  // The first time compiles the code.
  for (let round = 0; round <= rounds; round += 1) {
    await savedTab(page).click();
    const row = page
      .getByTestId('saved-scroll')
      .getByRole('listitem')
      .filter({ hasText: kind + round });
    const open = row.getByRole('button', { name: /^Open/ });
    await open.hover();
    await nextFrames(page);
    const tasks = await traceTasks(browser, page, async () => {
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForFunction(
        (words) =>
          document
            .querySelector('[data-testid="translation"], [data-testid="turns"]')
            ?.textContent?.includes(words),
        (kind + round).toUpperCase(),
      );
      await nextFrames(page);
    });
    if (round > 0) taken.push(tasks.reduce((sum, task) => sum + task, 0));
  }
  return median(taken);
}

/** The longest task while a word in the middle is replaced, letter by letter. */
async function editing(browser: Browser, page: Page): Promise<number> {
  const field = page.getByRole('textbox', { name: 'Transcript' });
  const longest: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await field.evaluate((element: HTMLTextAreaElement, at) => {
      element.focus();
      element.setSelectionRange(at, at + 5);
    }, characters / 2);
    await nextFrames(page);
    const tasks = await traceTasks(browser, page, async () => {
      for (const letter of 'lamps') {
        await page.keyboard.type(letter);
        await nextFrames(page);
      }
    });
    if (round > 0) longest.push(Math.max(...tasks));
  }
  return median(longest);
}
