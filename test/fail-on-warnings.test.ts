import { expect, test, vi } from 'vitest';
import { takeWarnings } from './fail-on-warnings.ts';

test('detects warnings on the console and from Node.js', async () => {
  console.warn('%s are left', 3);
  console.error(new RangeError('out of range').message);
  process.emitWarning('this will go away', 'DeprecationWarning');
  const noticed: string[] = [];
  await vi.waitFor(() => {
    noticed.push(...takeWarnings());
    expect(noticed).toEqual(['3 are left', 'out of range', 'DeprecationWarning: this will go away']);
  });
});
