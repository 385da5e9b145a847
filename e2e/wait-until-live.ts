import { expect, type Page } from '@playwright/test';

/**
 * Makes the page's goto and reload wait for hydration as well, because a test can act faster than any person. A call
 * with `waitUntil` returns earlier.
 */
export function waitUntilLive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
}

/** Pages without the app's script, such as those of the sandbox, are ready when they have loaded. */
const isLive = () => {
  const top = document.querySelector('link[rel=modulepreload]') && document.querySelector('#root > *');
  return !top || Object.keys(top).some((key) => key.startsWith('__reactFiber$'));
};

const hydrated = (page: Page): Promise<void> =>
  // A redirect may replace the page in the meantime.
  expect(async () => expect(await page.evaluate(isLive)).toBe(true)).toPass({
    intervals: [20, 50, 100],
    timeout: 20_000,
  });
