import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

const unexpected: string[] = [];
console.error = (...message) => unexpected.push(format(...message));
console.warn = console.error;
// They are reported with the test, so Node.js need not print them too.
process.removeAllListeners('warning');
process.on('warning', (warning) => unexpected.push(String(warning)));

/** The warnings so far. A test that causes one on purpose takes it and asserts on it; any other one fails the test. */
export const takeWarnings = () => unexpected.splice(0);

const expectNone = () => expect(takeWarnings(), 'unexpected warnings').toEqual([]);
afterEach(expectNone);
afterAll(expectNone);
