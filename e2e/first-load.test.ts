import { measureBytes } from '../bench/measure-bytes.ts';
import { expect, test } from './fixtures.ts';

test('the first load stays within its budgets', async ({ product }) => {
  for (const { name, measured, budget, pass } of await measureBytes(product))
    expect(pass, `${name}: ${measured}, ${budget}`).toBe(true);
});

for (const path of ['/', '/subscribe', '/terms', '/privacy', '/account', '/conversation']) {
  test(`${path} is live before the schemas of the API are loaded`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const scripts = new Set(html.match(/\/assets\/[\w-]+\.js/g));
    expect(scripts.size).toBeGreaterThan(0);
    for (const script of scripts)
      expect(await (await request.get(script)).text(), script).not.toContain('ZodMini');
  });
}
