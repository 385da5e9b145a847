import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

const unexpected: string[] = [];
console.error = (...message) => unexpected.push(format(...message));
console.warn = console.error;
// Warnings are reported with the test, so Node.js doesn't need to print them too.
process.removeAllListeners('warning');
process.on('warning', (warning) => unexpected.push(String(warning)));

/** Takes the warnings so far. A test that expects a warning asserts on it; any other one fails the test. */
export const takeWarnings = () => unexpected.splice(0);

const expectNone = () => expect(takeWarnings(), 'unexpected warnings').toEqual([]);
afterEach(expectNone);
afterAll(expectNone);
