import { expect } from '@playwright/test';
import { test as base } from '../product-fixtures.ts';
import { type EngineName, startEngine } from './engines.ts';
import { createVisitor, type Visitor } from './visitor.ts';

interface Fixtures {
  engine: EngineName;
  /** Opens a browser with a profile of its own, as another device has. */
  newVisitor(): Promise<Visitor>;
  visitor: Visitor;
}

export const test = base.extend<Fixtures>({
  engine: ['chromium', { option: true }],
  newVisitor: async ({ engine, product }, use, info) => {
    const opened: { visitor: Visitor; close(): Promise<void> }[] = [];
    try {
      await use(async () => {
        const driver = await startEngine(engine);
        const visitor = createVisitor(engine, driver, product.url);
        opened.push({ visitor, close: driver.close });
        return visitor;
      });
      for (const [index, { visitor }] of opened.entries()) {
        if (info.status !== info.expectedStatus)
          await visitor.picture(info.outputPath(`window-${index + 1}.png`));
        expect(visitor.complaints(), 'errors in the browser console').toEqual([]);
      }
    } finally {
      for (const { close } of opened) await close();
    }
  },
  visitor: async ({ newVisitor }, use) => use(await newVisitor()),
});

export { expect } from '@playwright/test';
