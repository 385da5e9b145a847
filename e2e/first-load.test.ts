import { measureBytes } from '../bench/measure-bytes.ts';
import { expect, test } from './fixtures.ts';

test('the first load stays within its budgets', async ({ product }) => {
  for (const { name, measured, budget, pass } of await measureBytes(product))
    expect(pass, `${name}: ${measured}, ${budget}`).toBe(true);
});
