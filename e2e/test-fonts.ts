import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext } from '@playwright/test';

const require = createRequire(import.meta.url);
const base64 = (file: string) => readFileSync(file).toString('base64');

/** A wide and a narrow font: DejaVu is about a fifth wider than Arimo, which has Arial's metrics. */
const fonts = {
  'DejaVu Sans': () => ({
    400: base64(require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2')),
    700: base64(require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff2')),
  }),
  Arimo: () => ({
    400: base64(require.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2')),
    700: base64(require.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2')),
  }),
};

export type TestFont = keyof typeof fonts;
export const testFonts = Object.keys(fonts) as TestFont[];

/** Uses one font for all pages in a context. It is loaded from bytes, which the content policy allows. */
export async function setFont(context: BrowserContext, font: TestFont): Promise<void> {
  await context.addInitScript(
    ({ faces }) => {
      for (const [weight, file] of Object.entries(faces)) {
        const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
        const face = new FontFace('Test Font', bytes, { weight });
        document.fonts.add(face);
        void face.load();
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('*, ::before, ::after, ::placeholder { font-family: "Test Font" !important; }');
      document.adoptedStyleSheets.push(sheet);
    },
    { faces: fonts[font]() },
  );
}
