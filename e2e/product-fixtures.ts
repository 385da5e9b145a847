import { test as base } from '@playwright/test';
import { type Product, startProduct } from './product.ts';

type Start = () => Promise<Product>;

/**
 * One product per worker and kind. A test file that needs another kind overrides `product` instead of a worker fixture,
 * because Playwright would then replace the worker, its browser and its product.
 */
export const test = base.extend<{ product: Product }, { products(start: Start): Promise<Product> }>({
  products: [
    async ({}, use) => {
      const started = new Map<Start, Promise<Product>>();
      await use((start) => {
        const product = started.get(start) ?? start();
        started.set(start, product);
        return product;
      });
      const products = await Promise.allSettled(started.values());
      await Promise.all(products.map((product) => product.status === 'fulfilled' && product.value.stop()));
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  product: async ({ products }, use) => use(await products(startDefault)),
});

const startDefault = () => startProduct();
