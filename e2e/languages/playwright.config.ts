import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import main from '../../playwright.config.ts';
import { interfaceLanguages } from '../../src/shared/interface-languages.ts';
import { hasOwnScript } from './latin-words.ts';

/** Every screen, menu, dialog and error in every interface language: `npm run test:languages`. */
export default defineConfig({
  ...main,
  testDir: '.',
  outputDir: '../../test-results/languages',
  workers: availableParallelism(),
  timeout: 300_000,
  projects: interfaceLanguages.map(({ id }) => ({
    name: id,
    use: { locale: id },
    // In the other languages, English words don't stand out.
    testMatch: hasOwnScript(id) ? ['every-screen.ts', 'messages.ts'] : 'every-screen.ts',
  })),
});
