import { expect } from '@playwright/test';
import { test as base } from '../product-fixtures.ts';
import { type EngineName, startEngine } from './engines.ts';
import { createVisitor, type Visitor } from './visitor.ts';

interface Fixtures {
  engine: EngineName;
  visitor: Visitor;
}

export const test = base.extend<Fixtures>({
  engine: ['chromium', { option: true }],
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
