import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import main from '../../playwright.config.ts';
import { interfaceLanguages } from '../../src/shared/interface-languages.ts';

/** Every screen, menu, dialog and error in every interface language: `npm run test:languages`. */
export default defineConfig({
  ...main,
  testDir: '.',
  testMatch: ['every-screen.ts', 'messages.ts'],
  outputDir: '../../test-results/languages',
  workers: availableParallelism(),
  timeout: 300_000,
  projects: interfaceLanguages.map(({ id }) => ({ name: id, use: { locale: id } })),
});
