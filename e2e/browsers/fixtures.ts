import { test as base, expect } from '@playwright/test';
import { type Product, startProduct } from '../product.ts';
import { type EngineName, startEngine } from './engines.ts';
import { createVisitor, type Visitor } from './visitor.ts';

interface Fixtures {
  engine: EngineName;
  visitor: Visitor;
}

export const test = base.extend<Fixtures, { product: Product }>({
  engine: ['chromium', { option: true }],
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, product }, use, info) => {
    const driver = await startEngine(engine);
    try {
      const visitor = createVisitor(engine, driver, product.url);
      await use(visitor);
      if (info.status !== info.expectedStatus) await driver.picture(info.outputPath('window.png'));
      expect(visitor.complaints(), 'errors in the browser console').toEqual([]);
    } finally {
      await driver.close();
    }
  },
});

export { expect } from '@playwright/test';
