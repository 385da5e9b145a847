import { startPostgres } from '../test/start-postgres.ts';
import { type Product, startProduct } from './product.ts';

/** The app with a PostgreSQL of its own. */
export async function startProductOnPostgres(): Promise<Product> {
  const postgres = await startPostgres(['-c', 'fsync=off']);
  const product = await startProduct({ DATABASE_URL: `${postgres.url}/postgres` });
  return {
    ...product,
    async stop() {
      await product.stop();
      await postgres.remove();
    },
  };
}
