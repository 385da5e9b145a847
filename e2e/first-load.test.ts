import { measureBytes } from '../bench/measure-bytes.ts';
import { exhaustiveExcept, expect, test } from './fixtures.ts';

test('the first load stays within its budgets', async ({ product }) => {
  for (const { name, measured, budget, pass } of await measureBytes(product))
    expect(pass, `${name}: ${measured}, ${budget}`).toBe(true);
});

for (const path of ['/', '/subscribe', '/terms', '/privacy', '/account', '/settings', '/conversation']) {
  test(`${path} is live before the schemas of the API are loaded`, {
    tag: exhaustiveExcept(path === '/'),
  }, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = new Set(html.match(/\/assets\/[\w-]+\.js/g));
    expect(scripts.size).toBeGreaterThan(0);
    for (const script of scripts)
      expect(await (await request.get(script)).text(), script).not.toContain('ZodMini');
  });
}

// The first use of Intl loads its tables, which blocks a slow phone for a tenth of a second or more.
test('English pages start without Intl', async ({ page }) => {
  await page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(window, { usedIntl: used });
    const watch = (owner: object, name: string) => {
      const note = () => used.push(`${name} ${new Error().stack}`);
      const watched = new Proxy(Reflect.get(owner, name), {
        construct(target, given) {
          note();
          return Reflect.construct(target, given);
        },
        apply(target, self, given) {
          note();
          return Reflect.apply(target, self, given);
        },
      });
      Reflect.set(owner, name, watched);
    };
    for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'ListFormat', 'RelativeTimeFormat'])
      watch(Intl, name);
    for (const name of ['toLocaleDateString', 'toLocaleTimeString', 'toLocaleString'])
      watch(Date.prototype, name);
    watch(Number.prototype, 'toLocaleString');
  });
  for (const path of ['/', '/subscribe', '/terms', '/privacy']) {
    await page.goto(path);
    await expect(page.locator('[data-loading]')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'usedIntl')), path).toEqual([]);
  }
});
