import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { api } from '../src/shared/api.ts';

const root = new URL('..', import.meta.url).pathname;
const sources = globSync('src/client/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.') && !/\/test-[\w-]+\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(`${root}${file}`, 'utf8')] as const);

const using = (pattern: RegExp) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

test('finds the calls in the client’s source', () => {
  expect(using(/client(\(\))?\.send\('saveTranscription'/)).toEqual([
    'src/client/features/saved/use-save.ts',
  ]);
});

test('never resets the translation count', { tags: ['R-7.27'] }, () => {
  expect(api.resetTranslationCount.path).toBe('/api/reset-translation-count');
  expect(using(/resetTranslationCount|reset-translation-count/)).toEqual([]);
});

test('only the API client, the token and the service worker use the network', {
  tags: ['R-7.1', 'R-7.6'],
}, () => {
  expect(using(/(?<![\w.])fetch\(|\.fetch\(|XMLHttpRequest|sendBeacon|EventSource/).sort()).toEqual([
    'src/client/api/client.ts',
    'src/client/api/token.ts',
    'src/client/service-worker.ts',
    'src/client/services.ts',
  ]);
});
