import { engineNames, isInstalled } from './engines.ts';
import { test } from './fixtures.ts';
import { openAsMember, parts } from './page-parts.ts';

for (const engine of engineNames) {
  test.describe(engine, () => {
    test.use({ engine });
    test.skip(!isInstalled(engine), `${engine} is not installed`);

    test('a new user signs in, types and saves', async ({ visitor }) => {
      test.slow();
      await openAsMember(visitor);
      await visitor.seesNo('A new version is ready.');
      await visitor.type(parts.transcript, 'The first text');
      await visitor.click(parts.save);
      await visitor.sees('Saved!');
    });
  });
}
